"""What a page may say over its WebSocket (docs/protocol.md), and how it is read."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from megawatt.kernel.contract.shortcuts import MOST_MOVES
from megawatt.server.live.messages import Done, Entries, Moment, Verdict, Watching

Seat = Annotated[int, Meta(ge=0, le=63)]
Ply = Annotated[int, Meta(ge=0, le=2**31)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(max_length=200)]
Room = Literal["table", "stands", "lobby"]
"""Where the players talk, and where everybody else does at their table; where everybody does in the lobby."""
Reaction = Literal["well-done", "thanks", "laugh", "ouch", "thinking"]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
LongText = Annotated[str, Meta(max_length=1600)]
"""What is read at all: a text that is too long is refused with the number of characters that would be right."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class FromPage(Struct, tag_field="type", kw_only=True):
    """A message of the page; its answer carries the same id."""

    id: Id
    answer: ClassVar[type[Done]] = Done
    """How it is answered, unless it is refused."""


class Watch(FromPage, tag="watch"):
    """Follow this table (null: none, back to the lobby)."""

    answer: ClassVar[type[Done]] = Watching
    table: Annotated[str, Meta(max_length=64)] | None
    since: int | None = None
    seat: Seat | UnsetType | None = UNSET


class Sit(FromPage, tag="sit"):
    """Show the view of another seat of mine; null: as a spectator."""

    seat: Seat | None


class MoveMessage(FromPage, tag="move"):
    """Play."""

    key: Key
    seat: Seat
    ply: Ply
    move: MoveText
    then: Annotated[list[MoveText], Meta(max_length=MOST_MOVES - 1)] = []
    """Moves of the same decision that follow: all are played, or none when one of them is not lawful, and taken back together."""
    forced: bool = False
    """`moves.forced` or `moves.usual`, played by the page; taking back goes back to the decision before it."""


class Why(FromPage, tag="why"):
    """May this move be made now, and what would it cost?"""

    answer: ClassVar[type[Done]] = Verdict
    ply: Ply
    move: MoveText


class Look(FromPage, tag="look"):
    """The table after so many moves, as the seat shown could see it then."""

    answer: ClassVar[type[Done]] = Moment
    ply: Ply


class LogMessage(FromPage, tag="log"):
    """The entries of these plies."""

    answer: ClassVar[type[Done]] = Entries
    first: Ply
    last: Ply


class PlanWish(Struct, forbid_unknown_fields=True):
    """What a seat decides ahead."""

    kind: Annotated[str, Meta(max_length=40)]
    about: Annotated[str, Meta(max_length=120)]
    amount: Annotated[int, Meta(ge=-(2**31), le=2**31)] | None = None


class PlanMessage(FromPage, tag="plan"):
    """Decide ahead; null drops the plan."""

    seat: Seat
    plan: PlanWish | None


class WakeMessage(FromPage, tag="wake"):
    """Which turns I want to decide at this table: all, or only real decisions."""

    seat: Seat
    only_decisions: bool


class LessonMessage(FromPage, tag="lesson"):
    """I begin a guided game on this seat (nothing else given), have read a card of it, or go on without it."""

    seat: Seat
    lesson: Annotated[str, Meta(max_length=40)]
    read: Annotated[str, Meta(max_length=60)] = ""
    alone: bool = False


class UndoMessage(FromPage, tag="undo"):
    """Take back to so many moves."""

    seat: Seat
    ply: Ply
    to: Ply


class AnswerUndo(FromPage, tag="answer-undo"):
    """Agree or not to another person's undo, or to the end of the game."""

    seat: Seat
    request: Id
    agree: bool


class Ping(FromPage, tag="ping"):
    """Are you there?"""


MAX_MESSAGE_BYTES = 16 * 1024
"""Bytes of a message of the page."""
