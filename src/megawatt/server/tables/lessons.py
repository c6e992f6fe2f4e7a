"""Guided games at tables: which one a seat plays, which cards were read, and how far its moves have come.

Progress follows from the moves that stand, so that an undo takes it back too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from megawatt.server.live.messages import LessonShown
from megawatt.server.live.requests import LessonMessage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.steps import RUNNING, LessonRead
from megawatt.teaching import Lesson, lessons

if TYPE_CHECKING:
    from megawatt.server.tables.live_table import LiveTable
    from megawatt.server.tables.table import Table
    from megawatt.server.tables.wishes import StepJournal


@dataclass(frozen=True)
class LessonProgress:
    """What a person has done in a lesson besides playing."""

    name: str
    read: tuple[str, ...] = ()
    """The ids of the cards."""
    alone: bool = False
    moves: tuple[tuple[int, str], ...] = ()
    """What the seat has played since the lesson began, each with the number of moves before it."""

    def after_move(self, ply: int, text: str) -> LessonProgress:
        """The progress after a move of this seat."""
        return replace(self, moves=(*self.moves, (ply, text)))

    def cut(self, ply: int) -> LessonProgress:
        """The progress when only this many moves are left."""
        return replace(self, moves=tuple(move for move in self.moves if move[0] < ply))


def progress_after(before: LessonProgress | None, step: LessonRead) -> LessonProgress:
    """The progress after a step; a lesson that is begun anew has none."""
    if before is None or before.name != step.lesson or not (step.read or step.alone):
        return LessonProgress(step.lesson, (step.read,) if step.read else (), step.alone)
    read = (*before.read, step.read) if step.read and step.read not in before.read else before.read
    return replace(before, read=read, alone=before.alone or step.alone)


async def follow_lesson(journal: StepJournal, live: LiveTable, person: str | None, wish: LessonMessage) -> None:
    """Begin a guided game on a seat of this person, note what was read, or leave it."""

    def step(table: Table) -> LessonRead | None:
        table.must_hold(person, wish.seat)
        told = _lesson(table, wish.lesson)
        if wish.read and wish.read not in {each.id for each in (*told.moments, *told.comments)}:
            raise Refusal("bad-message", f"lesson {told.name!r} has no card {wish.read!r}")
        read = LessonRead(wish.seat, wish.lesson, wish.read, wish.alone)
        before = table.lessons.get(wish.seat)
        known = before is not None and before.name == wish.lesson
        begins_again = known and not (wish.read or wish.alone)
        return None if begins_again or progress_after(before, read) == before else read

    await journal.act(live, step)


def _lesson(table: Table, name: str) -> Lesson:
    found = next((each for each in lessons(table.game) if each.name == name), None)
    if found is None or (table.status != RUNNING and not table.lessons):
        raise Refusal("bad-message", f"no lesson {name[:40]!r} goes on at this table of {table.game.name}")
    return found


def shown_lesson(table: Table, seat: int) -> LessonShown | None:
    """The guided game of a seat, as its page gets it."""
    progress = table.lessons.get(seat)
    told = progress and next((each for each in lessons(table.game) if each.name == progress.name), None)
    if not progress or not told:
        return None
    done = told.reached(text for _, text in progress.moves)
    return LessonShown(progress.name, list(progress.read), progress.alone, done)
