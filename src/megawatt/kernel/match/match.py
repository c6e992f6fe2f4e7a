"""One match: a game being played, with its whole history. This is the main class of the library.

The history is the truth: game, options, seed and the list of moves give every position. Every 32nd position is
kept as well, so that undo, forks and looking at any moment replay a few moves at most, and a match stays small.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from megawatt.kernel.compilation.engine import Engine, current_mode, engine, generator
from megawatt.kernel.contract.events import EVERYONE, Event
from megawatt.kernel.contract.game import ALLOWED, NOBODY, Game
from megawatt.kernel.contract.options import Value
from megawatt.kernel.contract.registry import find
from megawatt.kernel.drawing.svg import framed
from megawatt.kernel.errors import IllegalMove, OptionError, shown
from megawatt.kernel.match.commitment import Proof
from megawatt.kernel.rng.deal_rng import SEED_BITS, SPECK, begin, checked_seed, upgrade_position
from megawatt.kernel.rules.faults import rules_named
from megawatt.kernel.rules.records import Record
from megawatt.kernel.whole_numbers import as_whole

REDRAWN_SEED_BITS = 63
REDRAWN_TIMES = 3
"""How often `imagine` redraws what is hidden, each time from other bits: together too many to be tried."""
KEPT_EVERY = 32
"""The number of moves between two stored positions."""
NO_DECIDER = 255
"""Among the seats that were to decide: the game is over."""
SECRET = -1
"""The action of a move that is secret."""
SECRET_TEXT = "?"
"""What is written instead of a move that is secret."""


@dataclass(frozen=True)
class Played:
    """One move of the past and what it made happen, as somebody may know it."""

    ply: int
    seat: int
    action: int
    """SECRET, with the text SECRET_TEXT and no arguments, while the move is hidden from the reader."""
    text: str
    arguments: Mapping[str, str | int]
    """Of the message `move-VERB`, as ids."""
    events: list[Event]


class Match:
    """A game in progress. `megawatt.new` starts one, `megawatt.load` reads one from a file."""

    proof: Proof | None = None
    """What the table promised about the deal; None for matches that were played elsewhere."""

    analysis: str | None = None
    """What somebody has found out about the match, as JSON (megawatt/analysis/report.py); it goes with the file."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        mode: str | None = None,
        dealt_by: str = SPECK,
    ) -> None:
        self.game = game
        self.seats = seats = game.checked_seats(seats)
        self.options: dict[str, Value] = game.settle(seats, options or {})
        self.dealt_by = dealt_by
        """The generator that deals (rng/deal_rng.py): another one for matches of version 0.1.0."""
        self.seed = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed, dealt_by)
        self.position: bytes | None = None
        """The state that the match began from instead of a deal (see `from_position`)."""
        self._mode = mode
        self.board: Record = game.board(seats, self.options)
        with rules_named():
            self._begin(self._engine.setup(self.board, self.seed, dealt_by))

    @classmethod
    def from_position(cls, game: Game, seats: int, options: Mapping[str, Any], position: bytes, mode: str | None = None) -> Match:
        """A match that begins in the middle of another one. The bytes are trusted: they must come from `state.save()`."""
        match = cls.__new__(cls)
        match.game, match.seats, match.seed, match.dealt_by, match.position = game, seats, 0, SPECK, position
        match.options = game.settle(seats, options)
        match._mode = mode
        match.board = game.board(seats, match.options)
        state = game.State()
        today = upgrade_position(state, position)
        if len(today) != len(state.save()):
            raise OptionError(f"a position of {game.name} has {len(state.save())} bytes, not {len(position)}")
        state.restore(today)
        match._begin(state)
        return match

    @property
    def _engine(self) -> Engine:
        """Plays this match: in the given mode, or compiled as soon as that code is loaded."""
        return engine(self.game, self._mode or current_mode(self.game))

    def _begin(self, state: Record) -> None:
        self.state = state
        self.actions: list[int] = []
        self._kept: list[bytes] = [state.save()]
        self._last_events: list[Event] | None = []
        """What the last move made happen; None when it would have to be replayed first."""
        self._seats = bytearray((self._decider(),))
        """Who was to decide after 0, 1, … moves: a byte each, so that searching and copying are fast."""
        self._concealed: list[Hashable] = [self.game.concealed(self.board, state)]
        self._deciders: list[tuple[int, ...]] = [self.deciders]
        """Who might decide after 0, 1, … moves, in a game in which several do at the same time."""
        self._face_down: list[tuple[int, ...]] = [()]
        """The plies of the moves that lay face down after 0, 1, … moves, in a game with secret moves."""

    # What is going on.

    @property
    def seat(self) -> int | None:
        """The seat to decide; None when the game is over."""
        seat: int = self.state.seat  # type: ignore[attr-defined]
        return None if seat == NOBODY else seat

    @property
    def deciders(self) -> tuple[int, ...]:
        """Every seat that may decide now, `seat` among them: several where a game lets them decide at the same time."""
        if self.game.is_simultaneous:
            return tuple(self.game.deciders(self.board, self.state))
        return () if self.seat is None else (self.seat,)

    def asking(self, seat: int) -> Match:
        """The match as it asks this seat, one of `deciders`: its legal moves, texts and reasons. It may be this very match."""
        if seat == self.seat:
            return self
        asked = self.fork()
        asked._turn_to(seat)
        return asked

    def asked_since(self, seat: int) -> int | None:
        """After how many moves this seat was asked what it is to decide now; None if it is not to decide."""
        if seat not in self.deciders:
            return None
        ply = self.ply
        while self.game.is_simultaneous and ply > 0 and seat in self._deciders[ply - 1] and self._seats[ply - 1] != seat:
            ply -= 1
        return ply

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
        action = self._action_of(move)
        code = self._engine.why_not(self.board, self.state, action)
        return None if code == ALLOWED else self.game.reasons[code]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The JSON that a table shows to this seat; None for a spectator."""
        return self.game.view(self.board, self.state, self._checked_seat(seat))

    def picture(self, ply: int | None = None, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The board as a spectator sees it at this ply (now, if none is given), with title and standing, as SVG."""
        found = self._pictured(ply, language, names)
        if found is None:
            raise OptionError(f"{self.game.name} has no board to draw")
        return found

    def _repr_svg_(self) -> str | None:
        """For notebooks."""
        return self._pictured(None, "en", None)

    def _pictured(self, ply: int | None, language: str, names: Sequence[str] | None) -> str | None:
        at = self.ply if ply is None else self._checked_ply(ply)
        words = self.game.words(language)
        view = self.game.view(self.board, self._state_at(at), None)
        drawn = self.game.picture(self.game.printed(self.board), view, words)
        if names is not None and len(names) != self.seats:
            raise OptionError(f"{len(names)} names for {self.seats} seats; name everybody")
        seats = names or [words("seat-number", number=seat + 1) for seat in range(self.seats)]
        return None if drawn is None else framed(drawn, words("game-name"), seats)

    def scores(self) -> list[int]:
        """Every seat's points so far; final when the game is over."""
        return self._engine.returns(self.board, self.state, self.seats)

    def ranking(self) -> list[int]:
        """Every seat's place, 1 for the winner; equal places are shared."""
        return self._engine.ranks(self.board, self.state, self.seats)

    # Playing.

    def play(self, move: str | int, seat: int | None = None) -> list[Event]:
        """Play a move (text or action number) and return what happened. IllegalMove says why not and changes nothing.

        `seat` says which of several `deciders` makes it; by default the first.
        """
        seat = self._checked_seat(seat)
        if seat is None or seat == self.seat:
            return self._play(move)
        asked = self.state.save()
        try:
            self._turn_to(seat)
            return self._play(move)
        except BaseException:
            self.state.restore(asked)
            raise

    def _turn_to(self, seat: int) -> None:
        """Let the position ask this seat, which must be one of those that may decide."""
        if seat not in self.deciders:
            allowed = ", ".join(map(str, self.deciders)) or "nobody"
            raise OptionError(f"seat {seat} has nothing to decide; to decide: {allowed}")
        self.state.seat = seat  # type: ignore[attr-defined]

    def _action_of(self, move: str | int) -> int:
        """The action number of a move; OptionError for what is neither text nor a whole number."""
        if isinstance(move, str):
            return self.action(move)
        return move if type(move) is int else _whole("move", move)

    def _play(self, move: str | int) -> list[Event]:
        action = self._action_of(move)
        code = self._engine.why_not(self.board, self.state, action)
        if code != ALLOWED:
            text = move if isinstance(move, str) else self.text(action)
            reason = self.game.reasons[code]
            raise IllegalMove(text, self.game.words("en")(f"why-{reason}"), reason)
        before = self.state.save()
        try:
            with rules_named():
                events = self._engine.apply_with_events(self.board, self.state, action)
        except BaseException:  # an interrupt in the middle must not leave half a move behind
            self.state.restore(before)
            raise
        self._last_events, self.analysis = events, None
        self._note_play(action, before)
        return events

    def _note_play(self, action: int, before: bytes) -> None:
        """Keep what is needed of the past, now that this action has been played in the position before."""
        if self.game.is_simultaneous:
            played_in = self.game.State(bytearray(before))
            self._seats[-1] = played_in.seat  # type: ignore[attr-defined]
        self.actions.append(action)
        if self.ply % KEPT_EVERY == 0:
            self._kept.append(self.state.save())
        self._seats.append(self._decider())
        self._concealed.append(self._same_or_new(self.game.concealed(self.board, self.state)))
        if self.game.is_simultaneous:
            self._deciders.append(self.deciders)
        if self.game.actions.has_secrets:
            self._face_down.append(self._still_face_down(action))

    def _still_face_down(self, action: int) -> tuple[int, ...]:
        """The plies of the secret moves that lie face down, the last one being this action."""
        if self.over:
            return ()
        candidates = [*self._face_down[-1], *([self.ply] if self.game.actions.verb_of(action).secret else [])]
        still: list[int] = []
        for seat in range(self.seats):
            own = [ply for ply in candidates if self._seats[ply - 1] == seat]
            still += own[max(0, len(own) - self.game.face_down(self.board, self.state, seat)) :]
        return tuple(sorted(still))

    def secret_plies(self, seat: int | None) -> list[int]:
        """The plies of the moves that lie face down for this seat (None: a spectator): all but its own."""
        return [ply for ply in self._face_down[-1] if self._seats[ply - 1] != seat]

    def _decider(self) -> int:
        """The seat to decide as `_seats` keeps it."""
        return NO_DECIDER if self.seat is None else self.seat

    def _same_or_new(self, concealed: Hashable) -> Hashable:
        """One object for equal values in a row, so that a long history costs little."""
        last = self._concealed[-1]
        return last if concealed == last else concealed

    def play_all(self, moves: Iterable[str | int]) -> None:
        """Play several moves."""
        for move in moves:
            self.play(move)

    def undo(self) -> str:
        """Take the last move back and return it."""
        if not self.actions:
            raise IllegalMove("undo", "no move has been played yet", "nothing-to-undo")
        action = self.actions[-1]
        self._cut(self.ply - 1)
        return self.text(action)

    def _cut(self, ply: int) -> None:
        """Go back to this many moves."""
        state = self._state_at(ply)
        self._last_events = None if ply else []
        del self.actions[ply:], self._kept[ply // KEPT_EVERY + 1 :], self._seats[ply + 1 :], self._concealed[ply + 1 :]
        del self._deciders[ply + 1 :], self._face_down[ply + 1 :]
        self.state.restore(state.save())
        self.analysis = None
        self._seats[-1] = self._decider()

    # The past.

    def _state_at(self, ply: int) -> Record:
        """The state after this many moves, as a record of its own."""
        state = self.state.copy()
        if ply == self.ply:
            return state
        state.restore(self._kept[ply // KEPT_EVERY])
        for past in range(ply - ply % KEPT_EVERY, ply):
            self._ask_again(state, past)
            self._engine.apply(self.board, state, self.actions[past])
        return state

    def _ask_again(self, state: Record, ply: int) -> None:
        """Let a position of the past ask the seat that then decided, where that might have been another one."""
        if self.game.is_simultaneous:
            state.seat = self._seats[ply]  # type: ignore[attr-defined]

    def history(self, first: int = 1, last: int | None = None, seat: int | None = None) -> Iterator[Played]:
        """The moves that led to plies `first` to `last` (default: all), with what this seat (None: a spectator) may see of them."""
        seat, last = self._checked_seat(seat), self.ply if last is None else self._checked_ply(last)
        if last < first:
            return
        state, secret = self._state_at(self._checked_ply(first, least=1) - 1), self.secret_plies(seat)
        for ply in range(first, last + 1):
            self._ask_again(state, ply - 1)
            action = self.actions[ply - 1]
            text = self.game.actions.text(self.board, state, action)
            arguments = self.game.move_arguments(self.board, state, action)
            happened = self._engine.apply_with_events(self.board, state, action)
            decided = self.seat_at(ply - 1)
            assert decided is not None, "after the end nobody moves"
            if ply in secret:
                action, text, arguments = SECRET, SECRET_TEXT, {}
            yield Played(ply, decided, action, text, arguments, _seen_by(seat, happened))

    def moves(self) -> list[str]:
        """All moves played so far in text notation, secret ones too: `history` has what somebody may know of them."""
        state, texts = self._state_at(0), []
        for ply, action in enumerate(self.actions):
            self._ask_again(state, ply)
            texts.append(self.game.actions.text(self.board, state, action))
            self._engine.apply(self.board, state, action)
        return texts

    def events(self, ply: int | None = None, seat: int | None = None) -> list[Event]:
        """What the move that led to `ply` (default: the last) made happen, as far as this seat may see it."""
        seat = self._checked_seat(seat)
        if ply is not None and ply != self.ply:
            return next(self.history(ply, ply, seat)).events
        if self._last_events is None:
            self._last_events = self._all_events(self.ply)
        return _seen_by(seat, self._last_events)

    def _all_events(self, ply: int) -> list[Event]:
        """The events of one move, for all audiences."""
        state = self._state_at(ply - 1)
        self._ask_again(state, ply - 1)
        return self._engine.apply_with_events(self.board, state, self.actions[ply - 1])

    def revealed(self, ply: int) -> bool:
        """Whether the move that led to `ply` used chance or showed somebody something that was hidden."""
        ply = self._checked_ply(ply, least=1)
        return self._concealed[ply] != self._concealed[ply - 1]

    def at(self, ply: int) -> Match:
        """The match as it stood after this many moves; changing it leaves this one alone."""
        ply = self._checked_ply(ply)
        past = Match.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.options = dict(self.options)
        past.state = self._state_at(ply)
        past.actions = self.actions[:ply]
        past._kept = self._kept[: ply // KEPT_EVERY + 1]
        past._seats = self._seats[: ply + 1]
        past._concealed = self._concealed[: ply + 1]
        past._deciders, past._face_down = self._deciders[: ply + 1], self._face_down[: ply + 1]
        if ply < self.ply:
            self._ask_again(past.state, ply)
        past._last_events = None if ply else []
        past.analysis = self.analysis if ply == self.ply else None
        return past

    def fork(self, ply: int | None = None) -> Match:
        """A match of its own that goes on from this moment (default: now)."""
        return self.at(self.ply if ply is None else ply)

    def imagine(self, seat: int | None, ply: int | None = None, draw: Callable[[int], int] = secrets.randbits) -> Match:
        """A match that begins at this moment, with all that this seat (None: a spectator) cannot know drawn anew.

        `draw(bits)` gives that many unpredictable random bits.
        """
        checked = self._checked_seat(seat)
        viewer = NOBODY if checked is None else checked
        imagined = self.at(self.ply if ply is None else ply).state
        for _ in range(REDRAWN_TIMES):
            luck = generator(draw(REDRAWN_SEED_BITS))
            imagined = self._engine.resample(self.board, imagined, viewer, luck)
        begin(imagined.chance, draw(SEED_BITS))  # type: ignore[attr-defined]  # not what `luck` gave: it would lead back
        return Match.from_position(self.game, self.seats, self.options, imagined.save(), self._mode)

    def last_decision(self, seat: int, before: int | None = None) -> int | None:
        """The ply of this seat's last decision before `before`; None if it has not decided yet."""
        found = self._seats.rfind(seat, 0, self.ply if before is None else before)
        return None if found < 0 else found

    def decided_alone(self, seat: int, since: int) -> bool:
        """Whether only this seat has decided since this ply."""
        decided = self._seats[since:-1]
        return decided.count(seat) == len(decided)

    def seat_at(self, ply: int) -> int | None:
        """Who was to decide after this many moves."""
        decider = self._seats[self._checked_ply(ply)]
        return None if decider == NO_DECIDER else decider

    def digest(self) -> str:
        """A short fingerprint of the position: equal for equal positions, within one version of the program."""
        return sha256(self.state.memory).hexdigest()[:16]

    def save(self, path: str) -> None:
        """Write the match to a file (see kernel/match/files.py for the format)."""
        from megawatt.kernel.match.files import save

        save(self, path)

    def __copy__(self) -> Match:
        return self.fork()

    def _checked_seat(self, seat: int | None) -> int | None:
        """The seat, or None for a spectator."""
        if seat is None:
            return None
        number = _whole("seat", seat)
        if not 0 <= number < self.seats:
            raise OptionError(f"there is no seat {number}; seats are 0 to {self.seats - 1}")
        return number

    def _checked_ply(self, ply: int, least: int = 0) -> int:
        number = _whole("ply", ply)
        if not least <= number <= self.ply:
            raise OptionError(f"there is no ply {number}; this match has {least} to {self.ply}")
        return number

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


def _whole(what: str, number: Any) -> int:
    """A number of any kind as Python's; OptionError for what would have to be cut."""
    found = as_whole(number)
    if found is None:
        raise OptionError(f"{what} {shown(number)} should be a whole number")
    return found


def _seen_by(seat: int | None, happened: list[Event]) -> list[Event]:
    return [event for event in happened if event.audience in (EVERYONE, seat)]
