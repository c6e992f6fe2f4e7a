"""A table in memory, and how each step of its journal produces the next. It decides and sends nothing (see tables/journal.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec import Struct

from megawatt.kernel.contract.events import Event
from megawatt.kernel.contract.plans import Plan
from megawatt.kernel.errors import IllegalMove
from megawatt.kernel.match.match import Match
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.refusals import ForbiddenMove
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.deals import proof_of
from megawatt.server.tables.forfeits import places_with_forfeits
from megawatt.server.tables.lessons import progress_after
from megawatt.server.tables.shared_boards import shared_match
from megawatt.server.tables.steps import (
    BOT,
    CLOSED,
    OVER,
    PERSON,
    RUNNING,
    UNASKED,
    Agreed,
    AnyStep,
    Asked,
    Away,
    Closed,
    Declined,
    Ended,
    GaveUp,
    LessonRead,
    Played,
    Seated,
    SeatRow,
    Undone,
    Wakes,
    read_step,
)
from megawatt.server.tables.table_state import GaveUpAt, Request, TableState, TakenBackAt


class MoveMade(Struct):
    """What a move was and did, for the broadcast."""

    step: Played
    arguments: Mapping[str, str | int]
    events: Sequence[Event]
    secret: bool
    """Whether it lies face down for others."""
    shows_secrets: bool
    """Whether moves that others made lie open now."""


class Pending(Struct, frozen=True):
    """A step that is not committed yet, with the resulting table: not the object that everybody sees."""

    step: AnyStep
    table: Table
    made: MoveMade | None
    dropped_plans: list[int]
    """The seats whose plans the step has made obsolete."""


class Table(TableState):
    """One table after one step. It never changes: `after` tries a step on a table of its own (see tables/journal.py)."""

    @staticmethod
    def load(
        row: TableRow,
        steps: Sequence[JournalRow],
        plans: Mapping[int, str],
        names: dict[str, str | None],
        watch: Callable[[Match], None] | None = None,
    ) -> Table:
        """A table out of the database; Damaged says at which step its journal breaks.

        `watch` is called after every move that was not taken back.
        """
        seq = 0
        try:
            table = Table(row, names)
            played: list[tuple[int, Played]] = []
            for seq, kept in enumerate(steps, 1):
                if kept.seq != seq:
                    raise Damaged(row.id, seq, f"it is missing; step {kept.seq} comes next")
                table._retrace(read_step(kept.step), kept, played)
            table.ply = row.ply
            if table.is_ours and table.status in (RUNNING, OVER):
                match = table.match = table._new_match()
                for seq, step in played:
                    if step.seat not in match.deciders:
                        raise Damaged(row.id, seq, f"seat {match.seat} was to decide, not {step.seat}")
                    match.play(step.action, step.seat)
                    if watch is not None:
                        watch(match)
            return table._with(plans)
        except Damaged:
            raise
        except Exception as fault:  # a damaged row must affect no other table
            raise Damaged(row.id, seq, f"{type(fault).__name__}: {fault}") from fault

    def after(self, step: AnyStep, at: float) -> Pending:
        """The table after this step; this one stays as it is. ForbiddenMove when the rules do not allow the move."""
        table = self._copy()
        made = table._apply(step, self.seq + 1, at)
        dropped = table._drop_void_plans(step)
        table._sum_up()
        return Pending(step, table, made, dropped)

    def planning(self, seat: int, plan: Plan | None) -> Table:
        """The table with this plan of a seat."""
        table = self._copy()
        table.plans.pop(seat, None)
        if plan is not None:
            table.plans[seat] = plan
        return table

    def with_plans(self, plans: Mapping[int, str]) -> Table:
        """The table with the plans that the database has."""
        return self._copy()._with(plans)

    def _copy(self) -> Table:
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.times, table.taken_back, table.plans = self.times[:], self.taken_back[:], dict(self.plans)
        table.given_up = self.given_up[:]
        table.by_itself, table._forced, table._waits, table._asked = self.by_itself[:], None, None, None
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
            self.ply = len(played)
            self._apply_other(step, kept.seq, kept.at)

    def _apply(self, step: AnyStep, seq: int, at: float) -> MoveMade | None:
        """Apply a step to a table that nobody has seen yet; returns what a move did, for the broadcast."""
        self.seq, self.moved = seq, at
        if isinstance(step, Played):
            match = self.match = self.match_in_play().fork()
            asked, lay = match.asking(step.seat), match.secret_plies(None)
            arguments = match.game.move_arguments(asked.board, asked.state, step.action)
            try:
                events = match.play(step.action, step.seat)
            except IllegalMove as fault:
                raise ForbiddenMove(fault.reason, step.move) from None
            self._note_move(step, at)
            self._forget_undo()
            if match.over:
                self.status = OVER
            lies = match.secret_plies(None)
            return MoveMade(step, arguments, events, match.ply in lies, not set(lay) <= set(lies))
        if isinstance(step, Undone):
            self.match = self.match_in_play().at(step.to)
            self._cut(step, at)
        else:
            self._apply_other(step, seq, at)
            if self.match is None and self.status == RUNNING and self.is_ours:
                self.match = self._new_match()
        return None

    def _note_move(self, step: Played, at: float) -> None:
        """Record a move's time, clock and how it came about."""
        self.times.append(int(at))
        self.by_itself.append(step.by_itself)
        if step.seat in self.lessons:
            progress = self.lessons[step.seat].after_move(len(self.times) - 1, step.move)
            self.lessons = {**self.lessons, step.seat: progress}
        if self.clock is not None:
            self.clock.play(step.seat, at, by_itself=step.by_itself in UNASKED)

    def _cut(self, step: Undone, at: float) -> None:
        del self.times[step.to :], self.by_itself[step.to :]
        self.lessons = {seat: progress.cut(step.to) for seat, progress in self.lessons.items()}
        self.taken_back = [undo for undo in self.taken_back if undo.to <= step.to]
        self.taken_back.append(TakenBackAt(step.first, step.to, step.by, int(at)))
        self.given_up = [msgspec.structs.replace(gone, ply=min(gone.ply, step.to)) for gone in self.given_up]
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
        elif isinstance(step, GaveUp):
            self._give_up(step, at)
        elif isinstance(step, Away) and self.clock is not None:
            self.clock.away(step.seat, step.since, step.until)
        elif isinstance(step, Wakes):
            self.seats = self.seats[:]
            self.seats[step.seat] = msgspec.structs.replace(self.seats[step.seat], only_decisions=step.only_decisions)
        elif isinstance(step, LessonRead):
            self.lessons = {**self.lessons, step.seat: progress_after(self.lessons.get(step.seat), step)}
        elif isinstance(step, Closed):
            self.status = CLOSED
        elif isinstance(step, Ended):
            self.status, self.request = OVER, None

    def _seat_people(self, step: Seated, at: float) -> None:
        """Change the seats; the clock starts with the game, and again for a person who takes a seat over."""
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

    def _give_up(self, step: GaveUp, at: float) -> None:
        """A seat gives up: a stand-in plays on while several are still in the game; a last one has won, and the game is over."""
        before, order = self.seats[step.seat], 1 + max(seat.gave_up for seat in self.seats)
        goes_on = sum(not seat.gave_up for seat in self.seats) > 2
        holder = before.counts_for or before.person
        if goes_on:
            gone = SeatRow(BOT, bot=step.bot, counts_for=holder, gave_up=order)
        else:
            gone = msgspec.structs.replace(before, gave_up=order)
            self.status = OVER
        self.seats = [gone if number == step.seat else seat for number, seat in enumerate(self.seats)]
        self.given_up.append(GaveUpAt(step.seat, self.ply, step.why, int(at)))
        self.request = None

    def _forget_undo(self) -> None:
        """Drop a request for an undo after a move. A proposal to end the game stands."""
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
            asked = self.asked_match() if self.status == RUNNING else None
            self.ply, self.to_decide = self.match.ply, asked.seat if asked else None
            self.ranking = self._final_places(self.match)

    def _final_places(self, match: Match) -> list[int] | None:
        """Who came in where; None while the game goes on, and where it was ended without a winner.

        At a rated table an end by agreement undoes no forfeit: those who agreed share the first place.
        """
        gave_up = [seat.gave_up for seat in self.seats]
        if match.over:
            ranking = match.ranking()
            return places_with_forfeits(ranking, gave_up) if any(gave_up) else ranking
        decided = self.row.rated or sum(not order for order in gave_up) == 1
        return places_with_forfeits(None, gave_up) if self.status == OVER and any(gave_up) and decided else None

    def _drop_void_plans(self, step: AnyStep) -> list[int]:
        """Drop obsolete plans, and that of a seat that takes something back; returns their seats."""
        match = self.match
        if match is None:
            return []
        standing = match.game.plan_stands
        void = [seat for seat, plan in self.plans.items() if match.over or not standing(match.board, match.state, seat, plan)]
        if isinstance(step, Undone) and step.by not in void and match.seat == step.by and self.planned_action() is not None:
            void.append(step.by)  # it would repeat what was taken back
        for seat in void:
            del self.plans[seat]
        return void
