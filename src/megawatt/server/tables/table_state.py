"""A table at one moment, and what can be asked of it: its match, who sits where, who decides, what may be taken back.

Nothing here changes anything; table.py applies steps.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from megawatt.kernel.contract.game import NOBODY, Game
from megawatt.kernel.contract.plans import Plan
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import OptionError
from megawatt.kernel.match.forced_moves import forced_move
from megawatt.kernel.match.match import Match
from megawatt.server.db.rows import TableRow
from megawatt.server.encoding import encode
from megawatt.server.live.messages import AwaySeat, Offer, Summary, Times, UndoRequest
from megawatt.server.refusals import Refusal
from megawatt.server.tables.lessons import LessonProgress
from megawatt.server.tables.steps import (
    BOT,
    CLOSED,
    DECIDED_AHEAD,
    NO_CHOICE,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    TOGETHER,
    UNASKED,
    Played,
    SeatRow,
    read_seats,
)
from megawatt.server.tables.summaries import forbids_help, make_summary, read_ranking, seat_name, show_seat
from megawatt.server.tables.turn_clock import TurnClock


class Request(Struct):
    """An undo, or an end, that waits for consent."""

    number: int
    seat: int
    to: int
    reveals: bool
    agreed: set[int]
    since: float
    end: bool
    """Not a step back, but the end of the game for everybody."""


class TakenBackAt(Struct):
    """An undo of the past."""

    first: int
    to: int
    by: int
    at: int


class GaveUpAt(Struct):
    """A seat that gave up, after so many moves."""

    seat: int
    ply: int
    why: str
    at: int


class TableState:
    """How a table stands after one step."""

    def __init__(self, row: TableRow, names: dict[str, str | None]) -> None:
        self.row = row
        self.id = row.id
        self.names = names
        """People's names; no part of the journal, and shared by a table and its successors."""
        self.seats: list[SeatRow] = read_seats(row.seats)
        self._concerned: tuple[Sequence[SeatRow], set[str]] = (), set()
        """A cache of `concerns`, with the seats it belongs to."""
        self._shared: tuple[Sequence[SeatRow], bool] = (), False
        """A cache of `is_shared`, with the seats it belongs to."""
        self.status = row.status
        self.seq = 0
        self.match: Match | None = None
        self.times = array("q")
        self.by_itself = bytearray()
        """How every move of the match came about (see `steps`)."""
        self._forced: tuple[int | None] | None = None
        """What the seat to decide does without a choice, once somebody has asked."""
        self._asked: tuple[Match, Match] | None = None
        """The match, and the same as it asks the next seat."""
        self._waits: bool | None = None
        """A cache of `waits_for_us`."""
        self.taken_back: list[TakenBackAt] = []
        self.given_up: list[GaveUpAt] = []
        self.request: Request | None = None
        self.plans: dict[int, Plan] = {}
        self.lessons: dict[int, LessonProgress] = {}
        """How far guided games are, by seat."""
        self.moved = row.moved
        self.clock = TurnClock(row.per_turn, row.bank, len(self.seats), row.created) if row.per_turn else None
        self.ply, self.to_decide, self.ranking = row.ply, row.to_decide, read_ranking(row.ranking)

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find(self.row.game)

    @property
    def is_ours(self) -> bool:
        """Whether this program knows the rules version of the table."""
        try:
            self.game.options_of(self.row.rules, {})
        except OptionError:
            return False
        return True

    @property
    def options(self) -> str:
        """The options as JSON; a table of an earlier rules version keeps the readings of that version."""
        if self.row.rules == self.game.rules_version:
            return self.row.options
        return encode(self.game.options_of(self.row.rules, msgspec.json.decode(self.row.options))).decode()

    def match_in_play(self) -> Match:
        """The match; Refusal when there is none yet, or when it was played by other rules."""
        if self.match is not None:
            return self.match
        if not self.is_ours:
            try:
                here = self.game.rules_version
            except OptionError:
                here = 0
            detail = (
                f"this table was played by rules version {self.row.rules} of {self.row.game}; this program plays version {here}"
            )
            raise Refusal("rules-version", detail, game=self.row.game, played=self.row.rules, here=here)
        if self.status == CLOSED:
            raise Refusal("closed", "the host has closed this table")
        raise Refusal("not-started", "the game has not started; seats are still open")

    def going_on(self) -> Match:
        """The match, when it can still be played; Refusal when it is over, or was ended."""
        match = self.match_in_play()
        if self.status == OVER:
            raise Refusal("over", "the game is over")
        return match

    def asked_match(self) -> Match | None:
        """The match as it asks who is to decide next: of several that may, a bot before people, who are not to wait for it."""
        match = self.match
        if match is None or not match.game.is_simultaneous or match.over:
            return match
        if self._asked is None or self._asked[0] is not match or self._asked[1].seat not in self._first_asked(match):
            self._asked = match, match.asking(self._first_asked(match)[0])
        return self._asked[1]

    def _first_asked(self, match: Match) -> list[int]:
        """The seats that may decide, in the order in which the table attends to them."""
        return sorted(match.deciders, key=lambda seat: (self.seats[seat].kind != BOT, seat))

    def deciders(self) -> tuple[int, ...]:
        """Every seat that may decide now."""
        return () if self.match is None or self.status != RUNNING else self.match.deciders

    def match_asking(self, seat: int) -> Match | None:
        """The match as it asks this seat, if it may decide now."""
        if self.match is None or seat not in self.deciders():
            return None
        return self.match.asking(seat)

    # Who sits where

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that this person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person and person]

    def concerns(self) -> set[str]:
        """The people who have the table in their lists. The set is cached, so callers must not change it."""
        if self._concerned[0] is not self.seats:
            self._concerned = self.seats, set[str]().union(*(seat.concerns for seat in self.seats))
        return self._concerned[1]

    def seats_left_by(self, person: str | None) -> list[int]:
        """The seats that this person may have back."""
        return [number for number, seat in enumerate(self.seats) if person and seat.left == person]

    def must_hold(self, person: str | None, seat: int) -> None:
        """Refuse people who do not hold this seat."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}", seat=seat)
        if seat not in self.seats_of(person):
            raise Refusal("not-your-seat", f"seat {seat} is not yours", seat=seat)

    def bot_to_decide(self) -> str | None:
        """The bot whose turn it is."""
        match = self.asked_match()
        if match is None or match.seat is None:
            return None
        seat = self.seats[match.seat]
        return seat.bot if seat.kind == BOT else None

    def planned_action(self) -> int | None:
        """What the plan of the seat to decide does now."""
        match = self.asked_match()
        if match is None or match.seat is None or match.seat not in self.plans:
            return None
        return match.game.planned(match.board, match.state, self.plans[match.seat])

    def forced_action(self) -> int | None:
        """What the seat to decide does without a choice, if its person does not want to be asked then."""
        match = self.asked_match()
        if match is None or (seat := match.seat) is None or not self.seats[seat].only_decisions:
            return None
        if self._forced is None:
            self._forced = (forced_move(match) if self._is_a_new_turn(match, seat) else None,)
        return self._forced[0]

    def forced_for_page(self) -> int | None:
        """The only move of the seat to decide, when its page may play it unasked.

        It must not end the turn in which this seat has just decided: nobody's turn ends unasked, and until others have decided,
        that step is free to take back.
        """
        match = self.asked_match()
        if match is None or (seat := match.seat) is None or (action := forced_move(match)) is None:
            return None
        if not self._is_a_new_turn(match, seat):
            tried = match.fork()
            tried.play(action)
            return action if tried.seat == seat else None
        return action

    def by_itself_now(self) -> Played | None:
        """The move that the table makes for the person to decide, if it does."""
        match, action, why = self.asked_match(), self.planned_action(), DECIDED_AHEAD
        if action is None:
            action, why = self.forced_action(), NO_CHOICE
        if match is None or match.seat is None or action is None or self.bot_to_decide() is not None:
            return None
        return Played(match.seat, action, match.text(action), why)

    def _is_a_new_turn(self, match: Match, seat: int) -> bool:
        """Whether this seat has decided nothing since another seat has; else its last step could still be taken back."""
        last = match.ply - 1
        return last < 0 or match.seat_at(last) != seat or self.by_itself[last] in UNASKED

    def waits_for_us(self) -> bool:
        """Whether a bot or a plan decides next."""
        if self._waits is None:
            self._waits = self._decides_by_itself()
        return self._waits

    def _decides_by_itself(self) -> bool:
        match = self.asked_match()
        if match is None or self.status != RUNNING or (seat := match.state.seat) == NOBODY:  # type: ignore[attr-defined]
            return False
        sits = self.seats[seat]
        if sits.kind == BOT or (seat in self.plans and self.planned_action() is not None):
            return True
        return sits.only_decisions and self.forced_action() is not None

    def person_to_decide(self) -> str | None:
        """The person whose decision everybody waits for."""
        if self.status != RUNNING or self.to_decide is None or self.waits_for_us():
            return None
        return self.seats[self.to_decide].person

    def deadline(self) -> float | None:
        """When the time of the person to decide is used up; a seat that was left open has no more of it."""
        if self.clock is None or self.status != RUNNING or self.to_decide is None or self.waits_for_us():
            return None
        return self.clock.deadline(self.to_decide)

    def shown_times(self) -> Times | None:
        """What the clocks show."""
        clock, seat = self.clock, self.to_decide
        if clock is None or self.status != RUNNING:
            return None
        away = [AwaySeat(number, until) for number in range(len(self.seats)) if (until := clock.away_until(number))]
        began = self.moved if seat is None else clock.turn_began(seat)
        return Times(began, self.deadline(), [round(bank, 1) for bank in clock.banks(seat)], away)

    def others_than(self, seat: int) -> list[int]:
        """The seats of other people than the one on this seat."""
        person = self.seats[seat].person
        return [number for number, other in enumerate(self.seats) if other.kind == PERSON and other.person != person]

    def has_given_up(self, person: str) -> bool:
        """Whether this person is out of the game."""
        return any(seat.gave_up and person in (seat.person, seat.counts_for) for seat in self.seats)

    def plays_alone(self, person: str) -> bool:
        """Whether this person holds every seat that is not a bot's, and nobody else may come or come back."""
        theirs = (seat.kind == PERSON and seat.person == person for seat in self.seats)
        bots = (seat.kind == BOT and seat.left in (None, person) for seat in self.seats)
        return bool(self.seats_of(person)) and all(map(any, zip(theirs, bots, strict=True)))

    def forbids_help(self) -> bool:
        """Whether advice is off at the moment."""
        return forbids_help(self.row, self.status, self.concerns())

    def is_shared(self) -> bool:
        """Whether several people play here: what one of them wants may concern the others."""
        if self._shared[0] is not self.seats:
            self._shared = self.seats, len({seat.person for seat in self.seats if seat.kind == PERSON}) > 1
        return self._shared[1]

    # Undo

    def reveals(self, to: int) -> bool:
        """Whether one of the moves after `to` used chance or showed something hidden."""
        match = self.match_in_play()
        return any(match.revealed(ply) for ply in range(to + 1, match.ply + 1))

    def is_free(self, seat: int, to: int) -> bool:
        """Whether going back to `to` takes back nothing but this seat's own steps, and nothing was revealed by them."""
        match = self.match_in_play()
        return match.decided_alone(seat, to) and not self.reveals(to)

    def had_no_choice(self, ply: int) -> bool:
        """Whether the move at this ply was automatic: taken back, it would be repeated."""
        return self.by_itself[ply] == NO_CHOICE

    def undo_offer(self, seat: int | None) -> Offer | None:
        """The last decision of this seat, if it may be taken back."""
        match = self.match
        if match is None or seat is None or self.status == OVER or self.seats[seat].kind != PERSON:
            return None
        to = match.last_decision(seat)
        while to is not None and self.by_itself[to] in (NO_CHOICE, TOGETHER):
            to = match.last_decision(seat, before=to)
        if to is None:
            return None
        free = not (self.row.rated or self.is_shared()) or self.is_free(seat, to)
        return Offer(to, free) if free or not self.row.rated else None

    def shown_request(self) -> UndoRequest | None:
        """The undo that waits for consent, as pages see it."""
        request = self.request
        if request is None:
            return None
        waiting = [seat for seat in self.others_than(request.seat) if seat not in request.agreed]
        return UndoRequest(request.number, request.seat, request.to, request.reveals, waiting, sorted(request.agreed), request.end)

    # Lists

    def summary(self, person: str | None, present: set[int] | frozenset[int] = frozenset()) -> Summary:
        """The table as one person sees it in a list."""
        shown = [show_seat(number, seat, self.names, person, number in present) for number, seat in enumerate(self.seats)]
        summary = make_summary(
            self.row,
            shown,
            person,
            self.status,
            self.ply,
            self.to_decide,
            self.moved,
            self.ranking,
            self.deadline(),
            self.forbids_help(),
        )
        summary.your_turn = any(seat in summary.mine for seat in self.deciders()) or summary.your_turn
        return summary

    def seat_names(self) -> list[str | None]:
        """The names of people by seats; None for bots and for people without a name."""
        return [seat_name(seat, self.names) for seat in self.seats]


def open_seats(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that wait for somebody."""
    return [number for number, seat in enumerate(seats) if seat.kind == OPEN]
