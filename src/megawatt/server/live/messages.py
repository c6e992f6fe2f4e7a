"""What the server sends to a page: the records that lists and tables are made of, and the messages of the WebSocket."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from megawatt.kernel.contract.plans import Plan

Arguments = dict[str, Any]
"""What the sentences of a game are filled with."""
Value = str | int | bool
SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "over", "closed"]
Absent = Literal["wait", "bot", "out"]
ChatRule = Literal["on", "reactions", "off", "closed"]
"""What may be said at a table; `closed` by the host of the server."""
GivenUp = Literal["resigned", "time", "deleted", "removed"]
"""Why a seat gave up: its person resigned, took too long in a rated game, deleted the account, or was removed by the host."""
DealKind = Literal["drawn", "chosen", "file", "what-if", "earlier"]
Json = dict[str, Any]
"""Of a game's own shape: see its view_types.py."""


class Warned(Struct):
    """Why a move is likely a blunder; `warning-ID` is a message of the game."""

    id: str
    arguments: Arguments


class Move(Struct):
    """One legal move."""

    text: str
    verb: str
    arguments: Arguments
    costs: Arguments | None
    warning: Warned | None


class Range(Struct):
    """Legal moves that are consecutive numbers."""

    verb: str
    lowest: int
    highest: int
    argument: str
    """What the number is called in the message `move-VERB`."""


class Shortcut(Struct):
    """Several moves that are usually made together; `shortcut-KIND` is a message of the game."""

    kind: str
    arguments: Arguments
    moves: list[str]
    costs: Arguments
    finish: str | None
    """The move that may end the turn afterwards."""


class Moves(Struct):
    """What the seat shown may do now."""

    question: str | None
    moves: list[Move] = msgspec.field(name="list")
    ranges: list[Range] = msgspec.field(default_factory=list)
    shortcuts: list[Shortcut] = msgspec.field(default_factory=list)
    usual: str | None = None
    """What nearly everybody does here: a page may play it unasked for who has chosen that."""
    forced: str | None = None
    """The only move there is, when a page may play it unasked: it shows nothing, and ends no turn begun."""


class Happening(Struct):
    """An event of the log."""

    name: str
    arguments: Arguments


class TakenBack(Struct):
    """An undo in the log."""

    from_: int = msgspec.field(name="from")
    to: int
    by: int


class Entry(Struct):
    """One line of the log: a move, an undo, or a seat that gave up."""

    ply: int
    seat: int | None
    text: str
    verb: str
    arguments: Arguments
    events: list[Happening]
    at: int | None
    taken_back: TakenBack | None
    by_itself: bool
    """Whether the table played it for the seat that is shown; of others it is shown when the game is over."""
    gave_up: GivenUp | None = None
    """Not a move: the seat gave up, and why."""


class Offer(Struct):
    """What may be taken back now; free when nobody has to be asked."""

    to: int
    free: bool


class UndoRequest(Struct):
    """An undo, or the end of the game, that waits for other people's consent."""

    request: int
    seat: int
    to: int
    reveals: bool
    waiting_for: list[int]
    agreed: list[int]
    end: bool


class PlanOffered(Struct):
    """One way to decide ahead now."""

    kind: str
    about: str
    lowest: int | None
    highest: int | None


class LessonShown(Struct):
    """How far the guided game of a seat is."""

    name: str
    read: list[str]
    """The ids of the cards that were read."""
    alone: bool
    """Whether the person goes on without being led."""
    done: int
    """How many of the moves that it waits for have been made."""


class SeatShown(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    you: bool
    present: bool
    stands_for: str | None
    """Who left the seat or gave up on it, or for whom it is reserved."""
    returns: bool
    """Whether that is the person who reads this, and may sit down."""
    gave_up: bool
    """Whether the seat is out of the game and comes in last."""


class WhatIf(Struct):
    """Where a what-if table came from."""

    id: str
    ply: int


class DealShown(Struct):
    """Where the cards of a table come from; seed and nonce are shown when the game is over."""

    kind: DealKind
    commitment: str | None
    seed: str | None
    nonce: str | None


class Clock(Struct):
    """How long everybody may take: seconds for each turn, and a bank for what goes beyond it."""

    per_turn: int
    bank: int


class AwaySeat(Struct):
    """The person on this seat is on vacation until then."""

    seat: int
    until: float


class Times(Struct):
    """What the clocks show, in seconds of the server's own time."""

    began: float
    """When the turn of the seat to decide began."""
    deadline: float | None
    banks: list[float]
    """What was left in each bank then."""
    away: list[AwaySeat]


class Summary(Struct):
    """A table in a list, as one person sees it."""

    id: str
    game: str
    title: str | None
    seats: list[SeatShown]
    options: dict[str, Value]
    public: bool
    host: bool
    status: Status
    ply: int
    to_decide: int | None
    your_turn: bool
    mine: list[int]
    created: int
    moved: int
    what_if_of: WhatIf | None
    hints: bool
    no_help: bool
    """Whether advice is off: no hint, no what-if, no position for a program of one's own."""
    rated: bool
    chat: ChatRule
    deal: DealShown
    ranking: list[int] | None
    absent: Absent
    """What happens when the time of a person is used up."""
    clock: Clock | None
    deadline: float | None
    """When the time of the person to decide is used up."""
    next_table: str | None
    tournament: str | None
    """Whose table it is, for those who play in it, or where everybody may look."""


class CompilingNow(Struct):
    """How far the compiler is with a game."""

    done: int
    steps: int
    step: str


# Messages


class ToPage(Struct, tag_field="type"):
    """A message of the server."""


class Announcement(ToPage):
    """A message that answers nothing; streams of a table carry them as well."""


class Log(Struct):
    """The newest lines of the log; older ones when asked for."""

    first: int
    entries: list[Entry]


class Table(Announcement, tag="table", kw_only=True):
    """Everything that a page shows of a table."""

    seq: int
    summary: Summary
    shown: int | None
    printed: Json
    view: Json
    ply: int
    to_decide: int | None
    over: bool
    scores: list[int]
    ranking: list[int] | None
    request: UndoRequest | None
    moves: Moves | None
    plans: list[PlanOffered]
    plan: Plan | None
    only_decisions: bool | None
    """Whether the table plays for this seat where there is no choice; null for who has no seat."""
    lesson: LessonShown | None
    """The guided game of the seat shown."""
    deciders: list[int] | UnsetType = UNSET
    """Everybody who may decide, in a game in which several do at the same time; `to_decide` is one of them."""
    undo: Offer | None
    times: Times | None
    now: float
    """The server's own time, by which its moments are meant."""
    log: Log


class Update(Announcement, tag="update", kw_only=True):
    """What a step has changed; keys of the view that are gone come as null."""

    seq: int
    entries: list[Entry]
    view: Json | UnsetType = UNSET
    summary: Summary | UnsetType = UNSET
    ply: int | UnsetType = UNSET
    to_decide: int | UnsetType | None = UNSET
    deciders: list[int] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    ranking: list[int] | UnsetType | None = UNSET
    request: UndoRequest | UnsetType | None = UNSET
    moves: Moves | UnsetType | None = UNSET
    plans: list[PlanOffered] | UnsetType = UNSET
    plan: Plan | UnsetType | None = UNSET
    only_decisions: bool | UnsetType | None = UNSET
    lesson: LessonShown | UnsetType | None = UNSET
    undo: Offer | UnsetType | None = UNSET
    times: Times | UnsetType | None = UNSET
    now: float = 0.0


class Presence(Announcement, tag="presence"):
    """Whose people look at the table, and how many pages look without a seat; and whether its bots think."""

    present: list[int]
    watchers: int
    simple_bots: bool = False
    """Whether a bot gives no answer at the moment, so that all of them play by rules of thumb."""


class News(Announcement, tag="news"):
    """Something that concerns more than one table: `lobby` (ask for the lists again), `restarting`, `compiling`."""

    what: Literal["lobby", "restarting", "compiling"]
    compiling: dict[str, CompilingNow] | UnsetType = UNSET


class Refused(ToPage, tag="refused"):
    """The answer to a message that cannot be done; `reason` is a message of the page or of the game."""

    id: int | None
    reason: str
    arguments: Arguments


class Done(ToPage, tag="done", kw_only=True):
    """The answer to a message that was done; its number is set when it is sent."""

    id: int = 0


class Watching(Done, tag="done"):
    """The answer to `watch`; `resumed` when the page shows the table as it is, so that it is not sent again."""

    resumed: Literal[True] | UnsetType = UNSET


class Verdict(Done, tag="done"):
    """The answer to `why`: nothing forbids it, or the game's message that says what does."""

    reason: str | None
    arguments: Arguments
    costs: Arguments | None


class Moment(Done, tag="done"):
    """The answer to `look`: a moment of the past, as the seat shown could see it then."""

    ply: int
    view: Json
    entry: Entry | None
    to_decide: int | None


class Entries(Done, tag="done"):
    """The answer to `log`."""

    entries: list[Entry]
