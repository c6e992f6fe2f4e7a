"""What a page may say over its WebSocket (docs/protocol.md), and how it is read."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Seat = Annotated[int, Meta(ge=0, le=63)]
Ply = Annotated[int, Meta(ge=0, le=2**31)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(max_length=200)]
Room = Literal["table", "stands"]
"""Where the players talk, and where everybody else does."""
Reaction = Literal["well-done", "thanks", "laugh", "ouch", "thinking"]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
LongText = Annotated[str, Meta(max_length=1600)]
"""What is read at all: a text that is too long is refused with the number of characters that would be right."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class FromPage(Struct, tag_field="type", kw_only=True):
    """A message of the page; its answer carries the same id."""

    id: Id


class Watch(FromPage, tag="watch"):
    """Follow this table (null: none, back to the lobby)."""

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


class Why(FromPage, tag="why"):
    """May this move be made now, and what would it cost?"""

    ply: Ply
    move: MoveText


class Look(FromPage, tag="look"):
    """The table after so many moves, as the seat shown could see it then."""

    ply: Ply


class LogMessage(FromPage, tag="log"):
    """The entries of these plies."""

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
    """What I want to be woken for at this table: every turn, or only real decisions."""

    seat: Seat
    only_decisions: bool


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


# The chat


class Say(FromPage, tag="say"):
    """Say something in a room: a text, or a reaction. The same key is said once."""

    key: Key
    room: Room
    text: LongText | None = None
    reaction: Reaction | None = None


class EarlierChat(FromPage, tag="earlier-chat"):
    """The lines of a room before this one."""

    room: Room
    before: Number


class Mute(FromPage, tag="mute"):
    """Whoever said this shall not be heard by me any more, here or anywhere."""

    room: Room
    number: Number


class Unmute(FromPage, tag="unmute"):
    """Hear somebody again, by the id in my list of those whom I have muted."""

    muted: Annotated[str, Meta(max_length=32)]


class Report(FromPage, tag="report"):
    """Tell the host of the server about a line."""

    room: Room
    number: Number
    reason: LongText = ""


PageMessage = (
    Watch | Sit | MoveMessage | Why | Look | LogMessage | PlanMessage | WakeMessage | UndoMessage | AnswerUndo | Ping
    | Say | EarlierChat | Mute | Unmute | Report
)  # fmt: skip

read_message = msgspec.json.Decoder(PageMessage).decode
MOST_MESSAGE = 16 * 1024
"""Bytes of a message of the page."""
