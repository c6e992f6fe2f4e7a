"""Overload as a game of the house."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from megawatt.games.template import names, rules
from megawatt.kernel.dealing import CHANCE
from megawatt.kernel.game import Game, Rules
from megawatt.kernel.options import Option, Value
from megawatt.kernel.records import Array, Record, i8, i16
from megawatt.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Board(Record):
    """What is agreed before the first move."""

    seats: int = i8
    open_fuses: int = i8
    """1 when the fuses lie open for everybody."""


class State(Record):
    """What has happened since."""

    chance: Array = CHANCE
    seat: int = i8
    culprit: int = i8
    """The seat that burned the line out, counted from 1; 0 while playing."""
    fuse: Array = i8[names.SEATS]
    charged: Array = i16[names.SEATS]


class Overload(Game):
    """Secret fuses, a common line, and who dares to charge it last."""

    name = "overload"
    rules_version = 1
    seat_counts = range(2, names.SEATS + 1)
    options = (Option("open_fuses", False),)
    Board = Board
    State = State
    rules = Rules(
        rules.setup, rules.legal, rules.why_not, rules.apply, rules.returns, rules.ranks, rules.resample, rules.observe,
        {"house": rules.house},
    )  # fmt: skip
    actions = names.actions
    events = names.events
    reasons = names.REASONS
    observation_size = 1 + names.SEATS
    longest = names.SEATS * names.LARGEST_FUSE + 1
    hidden_from_lobby = True

    def board(self, seats: int, options: Mapping[str, Value]) -> Record:
        b = Board()
        b.seats = seats
        b.open_fuses = bool(options["open_fuses"])
        return b

    def concealed(self, b: Record, s: Record) -> Hashable:
        return (tuple(s.chance), bytes(s.charged))  # type: ignore[attr-defined]

    def view(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        b, s = cast(Board, b), cast(State, s)
        over = s.seat < 0
        return {
            "game": self.name,
            "seat": None if over else s.seat,
            "you": seat,
            "load": rules.load(b, s),
            "charged": [s.charged[who] for who in range(b.seats)],
            "fuses": [s.fuse[who] if over or who == seat or b.open_fuses else None for who in range(b.seats)],
        }

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        lines = [words("label-load", count=view["load"])]
        for who, charged in enumerate(view["charged"]):
            fuse = view["fuses"][who]
            lines.append(words("label-seat", seat=who + 1, count=charged, fuse="?" if fuse is None else str(fuse)))
        return "\n".join(lines)

    def move_arguments(self, b: Record, s: Record, action: int) -> Mapping[str, str | int]:
        return {"count": action - names.CHARGE + 1}

    def sample_options(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return [{}, {"open_fuses": True}]

    def conserved(self, b: Record, s: Record) -> Mapping[str, Any]:
        b, s = cast(Board, b), cast(State, s)
        return {"fuses": [s.fuse[who] for who in range(b.seats)]}


GAME = Overload()
