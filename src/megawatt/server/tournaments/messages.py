"""The models of requests and answers about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from megawatt.server.live.messages import Absent, Clock, Value
from megawatt.server.tables.messages import ClockWish

MAX_ENTRANTS = 64
MAX_BOTS = 16
MAX_ROUNDS = 15
"""Of a swiss tournament."""

System = Literal["swiss", "round-robin"]
TournamentStatus = Literal["open", "running", "over", "cancelled"]
Part = Literal["in", "invited", "out"]
BotName = Annotated[str, Meta(max_length=40)]


class NewTournament(Struct, forbid_unknown_fields=True):
    """What a new tournament shall be; its maker is the organiser."""

    name: Annotated[str, Meta(max_length=200)]
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=12)]
    """At a full table."""
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 4
    """Of a swiss tournament; a round robin has as many as it takes."""
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    clock: ClockWish | None = None
    absent: Absent = "wait"
    rated: bool = False
    public: bool = False
    most: Annotated[int, Meta(ge=2, le=MAX_ENTRANTS)] = 32
    """The largest number of entrants, bots included."""
    bots: Annotated[list[BotName], Meta(max_length=MAX_BOTS)] = []
    """Bots that take part."""
    fill: BotName | None = None
    """The bot that fills the tables up when the tournament starts."""
    takes_part: bool = True
    """Whether the organiser plays."""


class Invitation(Struct, forbid_unknown_fields=True):
    """Somebody with an account, by name."""

    name: Annotated[str, Meta(max_length=100)]


class Withdrawal(Struct, forbid_unknown_fields=True):
    """Who takes part no longer; none: I."""

    entrant: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class TableMeant(Struct, forbid_unknown_fields=True):
    """A table of a tournament, from which nothing more will come."""

    round: Annotated[int, Meta(ge=1, le=1000)]
    board: Annotated[int, Meta(ge=1, le=1000)]


class TournamentId(Struct):
    """A new tournament."""

    id: str


class TournamentSummary(Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int
    system: System
    status: TournamentStatus
    round: int
    rounds: int
    """0: not known before the start."""
    entrants: int
    most: int
    rated: bool
    public: bool
    clock: Clock | None
    yours: bool
    """Whether the reader organises it."""
    part: Part | None
    """Whether they take part."""
    changed: int


class TournamentLists(Struct):
    """Mine, and public ones."""

    mine: list[TournamentSummary]
    open: list[TournamentSummary]
    running: list[TournamentSummary]
    over: list[TournamentSummary]


class EntrantShown(Struct):
    """Who takes part; without a name and a bot: somebody whose account is gone."""

    number: int
    name: str | None
    bot: str | None
    you: bool
    part: Part
    table: str | None
    """Where they play now."""
    to_decide: bool


class StandingShown(Struct):
    """One line of the standings."""

    entrant: int
    place: int
    points: float
    strength: float
    """The points of those met, on average."""
    share: float
    """Of the points in the games; 1: as much as everybody."""
    games: int
    wins: int
    byes: int


class SeatPaired(Struct):
    """Who sits on a seat, and what came of it."""

    entrant: int
    place: int | None
    points: float | None


class BoardShown(Struct):
    """A table of a round; with one seat it is a bye. `table` is null where nothing is laid."""

    board: int
    table: str | None
    status: Literal["planned", "running", "over", "bye", "no-result"]
    ply: int
    seats: list[SeatPaired]


class RoundShown(Struct):
    """A round; those of a round robin are known from the start."""

    number: int
    boards: list[BoardShown]


class TournamentShown(Struct):
    """The page of a tournament."""

    summary: TournamentSummary
    organiser: str | None
    organised: bool
    """False when the organiser's account is gone; what is being played goes on by itself."""
    options: dict[str, Value]
    absent: Absent
    fill: str | None
    sizes: list[int]
    """How many seats a table may have."""
    entrants: list[EntrantShown]
    standings: list[StandingShown]
    rounds: list[RoundShown]
