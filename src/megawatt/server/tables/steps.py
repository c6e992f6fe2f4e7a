"""The steps of a table's journal, from which its whole state follows."""

from __future__ import annotations

import msgspec
from msgspec import Struct

PERSON, BOT, OPEN = "person", "bot", "open"
WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"
WAIT, BOT_PLAYS, OUT = "wait", "bot", "out"
"""What a table does when somebody's time is used up: wait, let a bot play until they are back, or for good."""

CHAT_ON, CHAT_REACTIONS, CHAT_OFF, CHAT_CLOSED = "on", "reactions", "off", "closed"
"""What may be said at a table: anything, reactions only, nothing; or nothing any more, because the host of the server says so."""

ASKED_FOR, DECIDED_AHEAD, NO_CHOICE, TOGETHER = range(4)
"""How a move came about: somebody played it, the table did it for them (plans and forced moves), or it is of one decision with the
move before it."""
UNASKED = (DECIDED_AHEAD, NO_CHOICE)


RESIGNED, OUT_OF_TIME, ACCOUNT_DELETED, REMOVED = "resigned", "time", "deleted", "removed"
"""Why a seat gave up: its person said so, took too long in a rated game, deleted the account, or was removed by the host."""


class SeatRow(Struct):
    """Who sits on a seat. `person` is the identity in the cookie and never leaves the server."""

    kind: str
    person: str | None = None
    name: str | None = None
    """The name of a second person at the same device; otherwise the person's own name counts."""
    bot: str | None = None
    reserved: str | None = None
    """On an open seat: nobody but this person may take it."""
    left: str | None = None
    """The person who gave the seat to a bot or opened it, and may have it back."""
    counts_for: str | None = None
    """Whose result the seat's is, when somebody else plays it to the end: of who gave up, and at a rated table of who left."""
    gave_up: int = 0
    """0 for a seat that is still in the game; else how many had given up with this one."""
    only_decisions: bool = False
    """The person wants only real decisions: a move without a choice is played automatically."""

    @property
    def concerns(self) -> set[str]:
        """The people who have the table in their lists because of this seat."""
        gone = self.counts_for if self.gave_up else None
        return {person for person in (self.person, self.reserved, self.left, gone) if person}


class Step(Struct, tag_field="kind"):
    """One step of a table."""


class Played(Step, tag="move", omit_defaults=True):
    """A seat has played."""

    seat: int
    action: int
    move: str
    by_itself: int = ASKED_FOR
    """Whether somebody was asked, had decided it ahead, had no choice and was not asked, or decided it with the move before."""


class Undone(Step, tag="undo"):
    """Moves were taken back."""

    first: int
    """How many moves had been played."""
    to: int
    """How many are left."""
    by: int


class Asked(Step, tag="ask"):
    """A seat asks the others whether it may take back, or whether they end the game; the request's number is the step's."""

    seat: int
    to: int
    reveals: bool
    end: bool = False


class Agreed(Step, tag="agree"):
    """A person on this seat agrees."""

    seat: int
    request: int


class Declined(Step, tag="decline"):
    """A person on this seat does not agree."""

    seat: int
    request: int


class Seated(Step, tag="seats"):
    """The seats are taken otherwise now; the last open one starts the game."""

    seats: list[SeatRow]
    started: bool


class Closed(Step, tag="close"):
    """The host left before the start."""


class Ended(Step, tag="end"):
    """The people at the table ended the game before its end; nobody has won."""


class GaveUp(Step, tag="give-up"):
    """A seat is out of the game and comes in last; with several others still in it, a stand-in decides for it from now on."""

    seat: int
    why: str
    bot: str
    """The stand-in."""


class Away(Step, tag="away"):
    """The person on this seat is on vacation for this time; back early when its end is said again."""

    seat: int
    since: float
    until: float


class Wakes(Step, tag="wake"):
    """Which turns the person on this seat wants to decide from now on: all, or only real decisions."""

    seat: int
    only_decisions: bool


class LessonRead(Step, tag="lesson"):
    """The person on this seat has begun a guided game, read a card of it, or goes on without it."""

    seat: int
    lesson: str
    read: str = ""
    """The id of the card."""
    alone: bool = False


AnyStep = Played | Undone | Asked | Agreed | Declined | Seated | Closed | Ended | GaveUp | Away | Wakes | LessonRead

read_step = msgspec.json.Decoder(AnyStep).decode
read_seats = msgspec.json.Decoder(list[SeatRow]).decode
