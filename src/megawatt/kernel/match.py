"""One match: a game being played, with its whole history. This is the library's front door.

The history is the truth: game, options, seed and the list of moves give every position. The states
are kept as well, so that undo, forks and looking at any moment cost nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

from megawatt.kernel.engine import Engine, engine
from megawatt.kernel.errors import IllegalMove, OptionError
from megawatt.kernel.events import Event
from megawatt.kernel.game import ALLOWED, NOBODY, Game
from megawatt.kernel.options import Value
from megawatt.kernel.records import Record
from megawatt.kernel.registry import find
from megawatt.kernel.rules import default_mode

MOST_SEED = 2**63 - 1


class Match:
    """A game in progress. `megawatt.new` starts one, `megawatt.load` reads one from a file."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        mode: str | None = None,
    ) -> None:
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise OptionError(f"seats {seats!r} should be a number")
        self.game = game
        self.seats = seats
        self.options: dict[str, Value] = game.settle(seats, options or {})
        self.seed = secrets.randbits(53) if seed is None else _checked_seed(seed)
        self._engine: Engine = engine(game, mode or default_mode())
        self.board: Record = game.board(seats, self.options)
        self.state: Record = self._engine.setup(self.board, self.seed)
        self.actions: list[int] = []
        self._states: list[bytes] = [self.state.save()]
        self._events: list[list[Event]] = []
        self._seats: list[int | None] = [self.seat]

    # What is going on.

    @property
    def seat(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return None if self.over else int(self.state.seat)  # type: ignore[attr-defined]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.seat == NOBODY)  # type: ignore[attr-defined]

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self.actions)

    def legal(self) -> list[str]:
        """Every legal move in text notation."""
        return [self.text(action) for action in self._engine.legal(self.board, self.state)]

    def legal_actions(self) -> list[int]:
        """Every legal move as its action number."""
        return self._engine.legal(self.board, self.state)

    def text(self, action: int) -> str:
        """An action number in text notation, in this position."""
        return self.game.actions.text(self.board, self.state, action)

    def action(self, move: str) -> int:
        """The action number of a move in text notation; IllegalMove if it cannot be read. Legality is not looked at."""
        return self.game.actions.parse(self.board, self.state, move)

    def why_not(self, move: str | int) -> str | None:
        """The message id of the rule that forbids a move now; None if it is legal."""
        action = self.action(move) if isinstance(move, str) else move
        code = self._engine.why_not(self.board, self.state, action)
        return None if code == ALLOWED else self.game.reasons[code]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The JSON that a table shows to this seat; None for a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return self.game.view(self.board, self.state, seat)

    def scores(self) -> list[int]:
        """Every seat's points so far; final when the game is over."""
        return self._engine.returns(self.board, self.state, self.seats)

    def ranking(self) -> list[int]:
        """Every seat's place, 1 for the winner; equal places are shared."""
        return self._engine.ranks(self.board, self.state, self.seats)

    # Playing.

    def play(self, move: str | int) -> list[Event]:
        """Play a move (text or action number) and return what happened. IllegalMove says why not and changes nothing."""
        action = self.action(move) if isinstance(move, str) else move
        code = self._engine.why_not(self.board, self.state, action)
        if code != ALLOWED:
            text = move if isinstance(move, str) else self.text(move)
            reason = self.game.reasons[code]
            raise IllegalMove(text, self.game.words("en")(f"why-{reason}"), reason)
        events = self._engine.apply_and_tell(self.board, self.state, action)
        self.actions.append(action)
        self._states.append(self.state.save())
        self._events.append(events)
        self._seats.append(self.seat)
        return events

    def play_all(self, moves: Iterable[str | int]) -> None:
        """Play several moves."""
        for move in moves:
            self.play(move)

    def undo(self) -> str:
        """Take the last move back and return it."""
        if not self.actions:
            raise IllegalMove("undo", "no move has been played yet", "nothing-to-undo")
        action = self.actions.pop()
        self._states.pop()
        self._events.pop()
        self._seats.pop()
        self.state.restore(self._states[-1])
        return self.text(action)

    # The past.

    def moves(self) -> list[str]:
        """All moves played so far in text notation."""
        at = self.state.copy()
        texts = []
        for action, before in zip(self.actions, self._states, strict=False):
            at.restore(before)
            texts.append(self.game.actions.text(self.board, at, action))
        return texts

    def events(self, ply: int | None = None, seat: int | None = None) -> list[Event]:
        """What the move that led to `ply` (default: the last) made happen, as far as this seat may see it."""
        if not self.actions and ply is None:
            return []
        happened = self._events[self._checked_ply(self.ply if ply is None else ply, least=1) - 1]
        return [event for event in happened if event.audience in (NOBODY, seat)]

    def at(self, ply: int) -> Match:
        """The match as it stood after this many moves; changing it leaves this one alone."""
        self._checked_ply(ply)
        past = Match.__new__(Match)
        past.game, past.seats, past.options, past.seed = self.game, self.seats, dict(self.options), self.seed
        past._engine, past.board = self._engine, self.board
        past.actions = self.actions[:ply]
        past._states = self._states[: ply + 1]
        past._events = self._events[:ply]
        past._seats = self._seats[: ply + 1]
        past.state = self.state.copy()
        past.state.restore(past._states[-1])
        return past

    def fork(self, ply: int | None = None) -> Match:
        """A match of its own that goes on from this moment (default: now)."""
        return self.at(self.ply if ply is None else ply)

    def seat_at(self, ply: int) -> int | None:
        """Who was to decide after this many moves."""
        return self._seats[self._checked_ply(ply)]

    def digest(self) -> str:
        """A short fingerprint of the position: equal for equal positions, within one version of the program."""
        return sha256(self.state.memory).hexdigest()[:16]

    def save(self, path: str) -> None:
        """Write the match to a file (see kernel/files.py for the format)."""
        from megawatt.kernel.files import save

        save(self, path)

    def _checked_ply(self, ply: int, least: int = 0) -> int:
        if not least <= ply <= self.ply:
            raise OptionError(f"there is no ply {ply}; this match has {least} to {self.ply}")
        return ply

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.seat} to decide"
        return f"<Match {self.game.name}, {self.seats} seats, seed {self.seed}, ply {self.ply}, {now}>"


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
) -> Match:
    """Start a match of the game of this name."""
    found = find(game)
    return Match(found, found.seat_counts[-1] if seats is None else seats, seed, options, mode)


def _checked_seed(seed: Any) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise OptionError(f"seed {seed!r} should be a number from 0 to {MOST_SEED}")
    return seed
