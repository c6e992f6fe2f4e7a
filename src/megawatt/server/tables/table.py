"""A table in memory, as it stands after a step of its journal. It decides nothing and sends nothing (see acts/journal.py)."""

from __future__ import annotations

import copy
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct

from megawatt.kernel.errors import IllegalMove, OptionError
from megawatt.kernel.events import Event
from megawatt.kernel.game import NOBODY, Game
from megawatt.kernel.match import Match
from megawatt.kernel.options import ATTACHED
from megawatt.kernel.plans import Plan
from megawatt.kernel.registry import find
from megawatt.kernel.waking import only_move
from megawatt.server.refusals import ForbiddenMove, Refusal
from megawatt.server.storage.damage import Damaged
from megawatt.server.storage.steps import (
    ASKED_FOR,
    BOT,
    CLOSED,
    DECIDED_AHEAD,
    NO_CHOICE,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    Agreed,
    AnyStep,
    Asked,
    Away,
    Closed,
    Declined,
    Ended,
    Played,
    Seated,
    SeatRow,
    Undone,
    Wakes,
    read_seats,
    read_step,
)
from megawatt.server.storage.store import JournalRow, TableRow
from megawatt.server.tables.deals import proof_of, shown_deal
from megawatt.server.tables.shared_boards import shared_match
from megawatt.server.tables.turn_clock import TurnClock
from megawatt.server.wire.to_page import (
    Absent,
    AwaySeat,
    ChatRule,
    Clock,
    Offer,
    SeatKind,
    SeatShown,
    Status,
    Summary,
    Times,
    UndoRequest,
    WhatIf,
    encode,
)


class MoveMade(Struct):
    """What a move was and did, for telling it."""

    step: Played
    arguments: Mapping[str, str | int]
    events: Sequence[Event]


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


class Pending(Struct, frozen=True):
    """A step that is not committed yet, with the table as it would be: another object than the one that everybody sees."""

    step: AnyStep
    table: Table
    made: MoveMade | None
    dropped_plans: list[int]
    """The seats whose plans are about something past now."""


class Table:
    """One table after one step. It never changes: `after` tries a step on a table of its own (see acts/journal.py)."""

    def __init__(self, row: TableRow, names: dict[str, str | None]) -> None:
        self.row = row
        self.id = row.id
        self.names = names
        """What people are called; no part of the journal, and shared by a table and those that follow it."""
        self.seats: list[SeatRow] = read_seats(row.seats)
        self.status = row.status
        self.seq = 0
        self.match: Match | None = None
        self.times = array("q")
        self.by_itself = bytearray()
        """For every move of the match: whether it was played by itself, and why."""
        self._forced: tuple[int | None] | None = None
        """What the seat to decide does without a choice, once somebody has asked."""
        self.taken_back: list[TakenBackAt] = []
        self.request: Request | None = None
        self.plans: dict[int, Plan] = {}
        self.moved = row.moved
        self.clock = TurnClock(row.per_turn, row.bank, len(self.seats), row.created) if row.per_turn else None
        self.ply, self.to_decide, self.ranking = row.ply, row.to_decide, _read_ranking(row.ranking)

    # Becoming

    @staticmethod
    def load(row: TableRow, steps: Sequence[JournalRow], plans: Mapping[int, str], names: dict[str, str | None]) -> Table:
        """A table out of the database; Damaged says at which step its journal breaks."""
        seq = 0
        try:
            table = Table(row, names)
            played: list[tuple[int, Played]] = []
            for seq, kept in enumerate(steps, 1):
                if kept.seq != seq:
                    raise Damaged(row.id, seq, f"it is missing; step {kept.seq} comes next")
                table._retrace(read_step(kept.step), kept, played)
            if table.is_ours and table.status in (RUNNING, OVER):
                match = table.match = table._new_match()
                for seq, step in played:
                    if match.seat != step.seat:
                        raise Damaged(row.id, seq, f"seat {match.seat} was to decide, not {step.seat}")
                    match.play(step.action)
            return table._with(plans)
        except Damaged:
            raise
        except Exception as fault:  # whatever stands in a damaged row, it must not reach anything but its own table
            raise Damaged(row.id, seq, f"{type(fault).__name__}: {fault}") from fault

    def after(self, step: AnyStep, at: float) -> Pending:
        """What this step would make of the table, which stays as it is. ForbiddenMove when the rules do not allow the move."""
        table = self._copy()
        made = table._apply(step, self.seq + 1, at)
        dropped = table._drop_void_plans(step)
        table._sum_up()
        return Pending(step, table, made, dropped)

    def planning(self, seat: int, plan: Plan | None) -> Table:
        """The table when this seat has decided this ahead."""
        table = self._copy()
        table.plans.pop(seat, None)
        if plan is not None:
            table.plans[seat] = plan
        return table

    def with_plans(self, plans: Mapping[int, str]) -> Table:
        """The table with the plans that the database has."""
        return self._copy()._with(plans)

    def _copy(self) -> Table:
        table = copy.copy(self)
        table.times, table.taken_back, table.plans = self.times[:], self.taken_back[:], dict(self.plans)
        table.by_itself, table._forced = self.by_itself[:], None
        if self.clock is not None:
            table.clock = self.clock.copy()
        if self.request is not None:
            table.request = msgspec.structs.replace(self.request, agreed=set(self.request.agreed))
        return table

    def _with(self, plans: Mapping[int, str]) -> Table:
        self.plans = {seat: msgspec.json.decode(plan, type=Plan) for seat, plan in plans.items()}
        self._sum_up()
        return self

    def _retrace(self, step: AnyStep, kept: JournalRow, played: list[tuple[int, Played]]) -> None:
        """A step of the past; moves are only collected, since many may have been taken back."""
        self.seq, self.moved = kept.seq, kept.at
        if isinstance(step, Played):
            played.append((kept.seq, step))
            self._note_move(step, kept.at)
            self._forget_undo()
        elif isinstance(step, Undone):
            if not step.to < step.first == len(played):
                raise Damaged(self.id, kept.seq, f"it goes back from {step.first} moves to {step.to}, of {len(played)}")
            del played[step.to :]
            self._cut(step, kept.at)
        else:
            self._apply_other(step, kept.seq, kept.at)

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find(self.row.game)

    @property
    def is_ours(self) -> bool:
        """Whether this program can play by the rules that the table was played by."""
        try:
            self.game.options_of(self.row.rules, {})
        except OptionError:
            return False
        return True

    @property
    def options(self) -> str:
        """What was agreed, as JSON; a table of an earlier rules version keeps the readings of its time."""
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

    def _apply(self, step: AnyStep, seq: int, at: float) -> MoveMade | None:
        """Make a step happen on a table that nobody has seen yet; what a move did, for telling it."""
        self.seq, self.moved = seq, at
        if isinstance(step, Played):
            match = self.match = self.match_in_play().fork()
            arguments = match.game.move_arguments(match.board, match.state, step.action)
            try:
                events = match.play(step.action)
            except IllegalMove as fault:
                raise ForbiddenMove(fault.reason, step.move) from None
            self._note_move(step, at)
            self._forget_undo()
            if match.over:
                self.status = OVER
            return MoveMade(step, arguments, events)
        if isinstance(step, Undone):
            self.match = self.match_in_play().at(step.to)
            self._cut(step, at)
        else:
            self._apply_other(step, seq, at)
            if self.match is None and self.status == RUNNING and self.is_ours:
                self.match = self._new_match()
        return None

    def _note_move(self, step: Played, at: float) -> None:
        """When it was, whose time it took, and whether anybody was asked."""
        self.times.append(int(at))
        self.by_itself.append(step.by_itself)
        if self.clock is not None:
            self.clock.play(step.seat, at, by_itself=step.by_itself != ASKED_FOR)

    def _cut(self, step: Undone, at: float) -> None:
        del self.times[step.to :], self.by_itself[step.to :]
        self.taken_back = [undo for undo in self.taken_back if undo.to <= step.to]
        self.taken_back.append(TakenBackAt(step.first, step.to, step.by, int(at)))
        if self.clock is not None:
            self.clock.take_back(at, by_consent=self.request is not None and not self.request.end)
        self.request = None

    def _apply_other(self, step: AnyStep, seq: int, at: float) -> None:
        if isinstance(step, Asked):
            self.request = Request(seq, step.seat, step.to, step.reveals, set(), at, step.end)
        elif isinstance(step, Agreed) and self.request:
            self.request.agreed |= set(self.seats_of(self.seats[step.seat].person))
        elif isinstance(step, Declined):
            self.request = None
        elif isinstance(step, Seated):
            self._seat_people(step, at)
        elif isinstance(step, Away) and self.clock is not None:
            self.clock.away(step.seat, step.since, step.until)
        elif isinstance(step, Wakes):
            self.seats = self.seats[:]
            self.seats[step.seat] = msgspec.structs.replace(self.seats[step.seat], only_decisions=step.only_decisions)
        elif isinstance(step, Closed):
            self.status = CLOSED
        elif isinstance(step, Ended):
            self.status, self.request = OVER, None

    def _seat_people(self, step: Seated, at: float) -> None:
        """Who sits where now; the clock starts with the game, and anew for whoever takes a seat over."""
        before, self.seats = self.seats, step.seats
        if step.started:
            self.status = RUNNING
        if self.clock is None:
            return
        if step.started:
            self.clock.begin(at)
        for number, (old, new) in enumerate(zip(before, step.seats, strict=True)):
            if new.kind == PERSON and new.person not in (old.person, old.left):
                self.clock.seat_taken(number, at)

    def _forget_undo(self) -> None:
        """A move was made: what was to be taken back is another thing now. A proposal to end the game stands."""
        if self.request is not None and not self.request.end:
            self.request = None

    def _new_match(self) -> Match:
        row = self.row
        match = shared_match(self.game, len(self.seats), self.options, int(row.seed), row.dealt_by, row.position)
        match.proof = proof_of(row)
        return match

    def _sum_up(self) -> None:
        """What lists show."""
        if self.match is not None:
            self.status = OVER if self.match.over else self.status
            self.ply, self.to_decide = self.match.ply, self.match.seat if self.status == RUNNING else None
            self.ranking = self.match.ranking() if self.match.over else None

    def _drop_void_plans(self, step: AnyStep) -> list[int]:
        """Forget the plans that are about something past, and that of who takes something back; their seats."""
        match = self.match
        if match is None:
            return []
        standing = match.game.plan_stands
        void = [seat for seat, plan in self.plans.items() if match.over or not standing(match.board, match.state, seat, plan)]
        if isinstance(step, Undone) and step.by not in void and match.seat == step.by and self.planned_action() is not None:
            void.append(step.by)  # it would at once do again what was taken back
        for seat in void:
            del self.plans[seat]
        return void

    # Who sits where

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that this person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person and person]

    def seats_left_by(self, person: str | None) -> list[int]:
        """The seats that this person may have back."""
        return [number for number, seat in enumerate(self.seats) if person and seat.left == person]

    def must_hold(self, person: str | None, seat: int) -> None:
        """Refuse what only the holder of a seat may do."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}", seat=seat)
        if seat not in self.seats_of(person):
            raise Refusal("not-your-seat", f"seat {seat} is not yours", seat=seat)

    def bot_to_decide(self) -> str | None:
        """The bot whose turn it is."""
        if self.match is None or self.match.seat is None:
            return None
        seat = self.seats[self.match.seat]
        return seat.bot if seat.kind == BOT else None

    def planned_action(self) -> int | None:
        """What the plan of the seat to decide does now."""
        match = self.match
        if match is None or match.seat is None or match.seat not in self.plans:
            return None
        return match.game.planned(match.board, match.state, self.plans[match.seat])

    def forced_action(self) -> int | None:
        """What the seat to decide does without a choice, if its person does not want to be asked then."""
        match = self.match
        if match is None or (seat := match.seat) is None or not self.seats[seat].only_decisions:
            return None
        if self._forced is None:
            self._forced = (only_move(match) if self._is_a_new_turn(match, seat) else None,)
        return self._forced[0]

    def by_itself_now(self) -> Played | None:
        """The move that the table makes for the person to decide, if it does."""
        match, action, why = self.match, self.planned_action(), DECIDED_AHEAD
        if action is None:
            action, why = self.forced_action(), NO_CHOICE
        if match is None or match.seat is None or action is None or self.bot_to_decide() is not None:
            return None
        return Played(match.seat, action, match.text(action), why)

    def _is_a_new_turn(self, match: Match, seat: int) -> bool:
        """Whether this seat has not decided anything since somebody else has: else its last step could still be taken back."""
        last = match.ply - 1
        return last < 0 or match.seat_at(last) != seat or bool(self.by_itself[last])

    def waits_for_us(self) -> bool:
        """Whether a bot or a plan decides next."""
        match = self.match
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

    def told_times(self) -> Times | None:
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

    # Undo

    def reveals(self, to: int) -> bool:
        """Whether one of the moves after `to` used chance or showed something hidden."""
        match = self.match_in_play()
        return any(match.revealed(ply) for ply in range(to + 1, match.ply + 1))

    def is_free(self, seat: int, to: int) -> bool:
        """Whether going back to `to` takes back nothing but this seat's own steps, and nothing was revealed by them."""
        match = self.match_in_play()
        return all(match.seat_at(ply) == seat for ply in range(to, match.ply)) and not self.reveals(to)

    def had_no_choice(self, ply: int) -> bool:
        """Whether the move after so many was none of anybody's: taken back, it would be played again at once."""
        return self.by_itself[ply] == NO_CHOICE

    def undo_offer(self, seat: int | None) -> Offer | None:
        """The last decision of this seat, if it may be taken back."""
        match = self.match
        if match is None or seat is None or self.status == OVER or self.seats[seat].kind != PERSON:
            return None
        to = match.last_decision(seat)
        while to is not None and self.had_no_choice(to):
            to = match.last_decision(seat, before=to)
        if to is None:
            return None
        free = self.is_free(seat, to) or not (self.row.rated or self.others_than(seat))
        return Offer(to, free) if free or not self.row.rated else None

    def told_request(self) -> UndoRequest | None:
        """The undo that waits for consent, as pages see it."""
        request = self.request
        if request is None:
            return None
        waiting = [seat for seat in self.others_than(request.seat) if seat not in request.agreed]
        return UndoRequest(request.number, request.seat, request.to, request.reveals, waiting, sorted(request.agreed), request.end)

    # Lists

    def summary(self, person: str | None, present: set[int] | frozenset[int] = frozenset()) -> Summary:
        """The table as one person sees it in a list."""
        shown = [_show_seat(number, seat, self.names, person, number in present) for number, seat in enumerate(self.seats)]
        return make_summary(
            self.row, shown, person, self.status, self.ply, self.to_decide, self.moved, self.ranking, self.deadline()
        )

    def seat_names(self) -> list[str | None]:
        """What the people at the table are called, seat by seat; None for bots and for who has no name."""
        return [_seat_name(seat, self.names) for seat in self.seats]


def row_summary(row: TableRow, names: Mapping[str, str | None], person: str | None) -> Summary:
    """The same from the database alone, for tables that are not in memory."""
    shown = [_show_seat(number, seat, names, person, False) for number, seat in enumerate(read_seats(row.seats))]
    return make_summary(row, shown, person, row.status, row.ply, row.to_decide, row.moved, _read_ranking(row.ranking), row.deadline)


def make_summary(
    row: TableRow,
    seats: list[SeatShown],
    person: str | None,
    status: str,
    ply: int,
    to_decide: int | None,
    moved: float,
    ranking: list[int] | None,
    deadline: float | None,
) -> Summary:
    """Put a summary together."""
    mine = [seat.seat for seat in seats if seat.you]
    to_decide = to_decide if status == RUNNING else None
    what_if = WhatIf(row.what_if_of, row.what_if_ply or 0) if row.what_if_of else None
    return Summary(
        id=row.id,
        game=row.game,
        title=row.title,
        seats=seats,
        options=without_attachments(msgspec.json.decode(row.options)),
        public=row.public,
        host=row.host == person,
        status=cast(Status, status),
        ply=ply,
        to_decide=to_decide,
        your_turn=to_decide in mine,
        mine=mine,
        created=int(row.created),
        moved=int(moved),
        what_if_of=what_if,
        hints=row.hints,
        rated=row.rated,
        chat=cast(ChatRule, row.chat),
        deal=shown_deal(row, over=ranking is not None),
        ranking=ranking,
        absent=cast(Absent, row.absent),
        clock=Clock(row.per_turn, row.bank) if row.per_turn else None,
        deadline=deadline if status == RUNNING else None,
        next_table=row.next_table,
        tournament=row.tournament if row.public or mine else None,
    )


def _seat_name(seat: SeatRow, names: Mapping[str, str | None]) -> str | None:
    return seat.name if seat.name or seat.kind != PERSON else names.get(seat.person or "")


def _show_seat(number: int, seat: SeatRow, names: Mapping[str, str | None], person: str | None, present: bool) -> SeatShown:
    you = seat.kind == PERSON and person is not None and seat.person == person
    name = _seat_name(seat, names)
    stands_for = seat.reserved or seat.left
    returns = stands_for is not None and stands_for == person
    return SeatShown(number, cast(SeatKind, seat.kind), name, seat.bot, you, present, names.get(stands_for or ""), returns)


def without_attachments(options: dict[str, Any]) -> dict[str, Any]:
    """A user's own file is as long as a book; lists only say that there is one."""
    return {name: ATTACHED if isinstance(value, str) and value.startswith(ATTACHED) else value for name, value in options.items()}


def _read_ranking(ranking: str | None) -> list[int] | None:
    return None if ranking is None else msgspec.json.decode(ranking, type=list[int])


def open_seats(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that wait for somebody."""
    return [number for number, seat in enumerate(seats) if seat.kind == OPEN]
