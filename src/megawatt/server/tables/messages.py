"""The models of requests and answers about tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from megawatt.server.live.messages import CompilingNow, Summary, Value
from megawatt.server.live.requests import Ply, Seat

EXACT = 2**53
"""Larger numbers are text: JSON readers round them."""
Seed = Annotated[str, Meta(pattern=r"^[0-9]{1,39}$")] | Annotated[int, Meta(ge=0, le=EXACT)]

LONGEST = 60 * 24 * 3600
"""Seconds for a turn; two months."""


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "here", "open", "bot", "kept"]
    """`here`: a second person at this device; `kept`: an open seat for the account of this name, which is a challenge."""
    name: Annotated[str, Meta(max_length=60)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ClockWish(Struct, forbid_unknown_fields=True):
    """How long everybody may take: seconds for each turn, and a bank for what goes beyond it."""

    per_turn: Annotated[int, Meta(ge=10, le=LONGEST)]
    bank: Annotated[int, Meta(ge=0, le=LONGEST)] = 0


class Vacation(Struct, forbid_unknown_fields=True):
    """For how many days from now on my clocks shall stand still; 0: I am back."""

    days: Annotated[int, Meta(ge=0, le=366)]


class NewTable(Struct, forbid_unknown_fields=True):
    """What a new table shall be."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    seed: Seed | None = None
    public: bool = False
    title: Annotated[str, Meta(max_length=200)] | None = None
    clock: ClockWish | None = None
    absent: Literal["wait", "bot", "out"] = "wait"
    """What happens when somebody's time is used up."""
    rated: bool = False
    """Whether the result counts for ratings: between accounts, with a drawn deal, without hints."""
    chat: Literal["on", "reactions", "off"] = "on"
    """What may be said at the table."""
    hints: bool | None = None
    """Whether people may ask what to play; null: yes for one person among bots, else no."""


class SeatInvitation(Struct, forbid_unknown_fields=True):
    """Somebody with an account whom a seat of my table shall be kept for; null: the first that is free."""

    name: Annotated[str, Meta(max_length=100)]
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    """The seat to take; none: the first open one."""

    seat: Seat | None = None


class SeatFilling(Struct, forbid_unknown_fields=True):
    """What becomes of a seat before the start."""

    seat: Seat
    kind: Literal["bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class HandOver(Struct, forbid_unknown_fields=True):
    """Who plays on for me: a bot, or anybody who takes the seat."""

    seat: Seat
    to: Literal["bot", "anyone"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class OwnSeat(Struct, forbid_unknown_fields=True):
    """A seat of mine."""

    seat: Seat


class Fork(Struct, forbid_unknown_fields=True):
    """The moment to go on from, and on which seat."""

    ply: Ply
    seat: Seat | None = None


# Answers


class TableId(Struct):
    """A new table."""

    id: str


class Lists(Struct):
    """The lobby."""

    mine: list[Summary]
    open: list[Summary]
    running: list[Summary]
    now: float
    """The server's own time, by which deadlines are meant."""


class VacationShown(Struct):
    """Until when my clocks stand still, and how many days, to a tenth, I may still take within a year."""

    until: float | None
    days_left: float


class RoundFigures(Struct):
    """The figures at the end of a round."""

    ply: int
    label: int
    values: dict[str, list[int]]


class Figures(Struct):
    """The numbers behind the charts."""

    names: list[str]
    rounds: list[RoundFigures]


class OptionInfo(Struct):
    """One thing to agree on."""

    name: str
    kind: Literal["flag", "number", "choice", "text"]
    default: Value
    choices: list[str]
    file: bool
    free: bool
    lowest: int
    highest: int
    disputed: bool


class FirstGame(Struct):
    """The set-up for people who play for the first time."""

    seats: int
    options: dict[str, Value]


class GameInfo(Struct):
    """A game that this server offers."""

    name: str
    seat_counts: list[int]
    usual_seats: int
    bots: list[str]
    usual_bot: str
    levels: list[str]
    """The bots that may have a character, the weakest first."""
    characters: list[str]
    """Who may play at these levels: `kilowatt:fox` is Kilowatt as the fox plays it."""
    options: list[OptionInfo]
    first_game: FirstGame | None
    booklet: bool
    lessons: list[str]
    """The names of its guided games, in the order in which they are best played."""


class ServerInfo(Struct):
    """What this server offers."""

    version: str
    languages: list[str]
    games: list[GameInfo]
    compiling: dict[str, CompilingNow]
    mail: bool
    """Whether it sends mail."""
    registration: Literal["open", "invitation", "closed"]
    """Who may make an account: everybody, people with an invitation, or nobody."""
    lobby_chat: Literal["off", "accounts", "everybody"] = "off"
    """For whom the lobby has a chat."""
