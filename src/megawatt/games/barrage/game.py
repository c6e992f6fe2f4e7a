"""Barrage as a game of the house: its identity, its promises and its options."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from megawatt.games.barrage import names as n
from megawatt.games.barrage.advice import concealed, figures, warning
from megawatt.games.barrage.agreements import OPTIONS, check_agreement, sample_agreements
from megawatt.games.barrage.board import make_board
from megawatt.games.barrage.events import events
from megawatt.games.barrage.house import house
from megawatt.games.barrage.moves import actions
from megawatt.games.barrage.observe import OBSERVATION_SIZE, observe
from megawatt.games.barrage.pricing import costs
from megawatt.games.barrage.rules.asking import why_not
from megawatt.games.barrage.rules.ending import ranks, returns
from megawatt.games.barrage.rules.knowledge import resample
from megawatt.games.barrage.rules.listing import legal
from megawatt.games.barrage.rules.play import apply, setup
from megawatt.games.barrage.saying import move_arguments
from megawatt.games.barrage.showing import conserved, printed
from megawatt.games.barrage.spelling import spell
from megawatt.games.barrage.state import Board, State
from megawatt.games.barrage.view import view
from megawatt.kernel.game import Game, Rules
from megawatt.kernel.options import Value
from megawatt.kernel.records import Record
from megawatt.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

BIDS = n.SEATS * (n.MOST_BID + 1)
DECISIONS_PER_TURN = 40
TURNS = n.SEATS * n.ROUNDS * 16


class Barrage(Game):
    """See docs/barrage.md for the options and our readings of the rules."""

    name = "barrage"
    rules_version = 1
    seat_counts = range(1, n.SEATS + 1)
    options = OPTIONS
    Board = Board
    State = State
    rules = Rules(setup, legal, why_not, apply, returns, ranks, resample, observe, {"house": house})
    actions = actions
    events = events
    reasons = n.REASONS
    observation_size = OBSERVATION_SIZE
    longest = BIDS + TURNS * DECISIONS_PER_TURN

    def check_together(self, seats: int, options: Mapping[str, Value]) -> None:
        check_agreement(seats, options)

    def board(self, seats: int, options: Mapping[str, Value]) -> Record:
        return make_board(seats, options)

    def view(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        return view(cast(Board, b), cast(State, s), seat)

    def printed(self, b: Record) -> dict[str, Any]:
        return printed(cast(Board, b))

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        from megawatt.games.barrage.drawing import draw

        return draw(view, words)

    def spell(self, b: Record, words: Words, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        return spell(cast(Board, b), words, arguments)

    def move_arguments(self, b: Record, s: Record, action: int) -> Mapping[str, str | int]:
        return move_arguments(cast(Board, b), cast(State, s), action)

    def costs(self, b: Record, s: Record, action: int) -> Mapping[str, Any]:
        return costs(cast(Board, b), cast(State, s), action)

    def warning(self, b: Record, s: Record, action: int) -> tuple[str, Mapping[str, str | int]] | None:
        return warning(cast(Board, b), cast(State, s), action)

    def figures(self, b: Record, s: Record) -> Mapping[str, Sequence[int]]:
        return figures(cast(Board, b), cast(State, s))

    def round_of(self, b: Record, s: Record) -> int:
        return cast(State, s).round_no

    def concealed(self, b: Record, s: Record) -> Hashable:
        return concealed(cast(Board, b), cast(State, s))

    def sample_options(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return sample_agreements(seats)

    def conserved(self, b: Record, s: Record) -> Mapping[str, Any]:
        return conserved(cast(Board, b), cast(State, s))


GAME = Barrage()
