"""The messages of docs/protocol.md: what a page may say over its WebSocket, and the records it is told about."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Seat = Annotated[int, Meta(ge=0, le=63)]
Ply = Annotated[int, Meta(ge=0, le=2**31)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


# From the page


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


class UndoMessage(FromPage, tag="undo"):
    """Take back to so many moves."""

    seat: Seat
    ply: Ply
    to: Ply


class AnswerUndo(FromPage, tag="answer-undo"):
    """Agree or not to another person's undo."""

    seat: Seat
    request: Id
    agree: bool


class Ping(FromPage, tag="ping"):
    """Are you there?"""


PageMessage = Watch | Sit | MoveMessage | Why | Look | LogMessage | PlanMessage | UndoMessage | AnswerUndo | Ping

read_message = msgspec.json.Decoder(PageMessage).decode
encode = msgspec.json.Encoder().encode
MOST_MESSAGE = 16 * 1024
"""Bytes of a message of the page."""


# To the page


class ToPage(Struct, tag_field="type"):
    """A message of the server."""


class CompilingNow(Struct):
    """How far the compiler is with a game."""

    done: int
    steps: int
    step: str


class News(ToPage, tag="news"):
    """Something that concerns more than one table: `lobby` (ask for the lists again), `restarting`, `compiling`."""

    what: Literal["lobby", "restarting", "compiling"]
    compiling: dict[str, CompilingNow] | UnsetType = UNSET


# To the page: parts of `table` and `update`


class Warned(Struct):
    """Why a move is likely a blunder; `warning-ID` is a message of the game."""

    id: str
    arguments: dict[str, Any]


class Move(Struct):
    """One legal move."""

    text: str
    verb: str
    arguments: dict[str, Any]
    costs: dict[str, Any] | None
    warning: Warned | None


class Range(Struct):
    """Legal moves that are consecutive numbers."""

    verb: str
    lowest: int
    highest: int


class Moves(Struct):
    """What the seat shown may do now."""

    question: str | None
    moves: list[Move] = msgspec.field(name="list")
    ranges: list[Range] = msgspec.field(default_factory=list)


class Happening(Struct):
    """An event of the log."""

    name: str
    arguments: dict[str, Any]


class TakenBack(Struct):
    """An undo in the log."""

    from_: int = msgspec.field(name="from")
    to: int
    by: int


class Entry(Struct):
    """One line of the log: a move, or an undo."""

    ply: int
    seat: int | None
    text: str
    verb: str
    arguments: dict[str, Any]
    events: list[Happening]
    at: int | None
    taken_back: TakenBack | None


class Offer(Struct):
    """What may be taken back now; free when nobody has to be asked."""

    to: int
    free: bool


class UndoRequest(Struct):
    """An undo that waits for other people's consent."""

    request: int
    seat: int
    to: int
    reveals: bool
    waiting_for: list[int]
    agreed: list[int]


class PlanOffered(Struct):
    """One way to decide ahead now."""

    kind: str
    about: str
    lowest: int | None
    highest: int | None


class SeatShown(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    you: bool
    present: bool


class WhatIf(Struct):
    """Where a what-if table came from."""

    id: str
    ply: int


class DealShown(Struct):
    """Where the cards of a table come from; seed and nonce are told when the game is over."""

    kind: str
    commitment: str | None
    seed: str | None
    nonce: str | None


class Summary(Struct):
    """A table in a list, as one person sees it."""

    id: str
    game: str
    title: str | None
    seats: list[SeatShown]
    options: dict[str, Any]
    public: bool
    host: bool
    status: str
    ply: int
    to_decide: int | None
    your_turn: bool
    mine: list[int]
    created: int
    moved: int
    what_if_of: WhatIf | None
    deal: DealShown
    ranking: list[int] | None
