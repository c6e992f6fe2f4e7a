"""The bodies of HTTP requests and answers, as the OpenAPI description shows them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Value = str | int | bool
EXACT = 2**53
"""Larger numbers are text: JSON readers round them."""
Seed = Annotated[str, Field(pattern=r"^[0-9]{1,39}$")] | Annotated[int, Field(ge=0, le=EXACT)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(_Strict):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "here", "open", "bot"]
    name: str | None = Field(None, max_length=60)
    bot: str | None = Field(None, max_length=40)


class NewTable(_Strict):
    """What a new table shall be."""

    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=12)
    options: dict[str, Value] = Field(default_factory=dict, max_length=60)
    seed: Seed | None = None
    public: bool = False
    title: str | None = Field(None, max_length=200)


class Name(_Strict):
    """A person's chosen name."""

    name: str = Field(max_length=100)


class Join(_Strict):
    """The seat to take; none: the first open one."""

    seat: int | None = Field(None, ge=0, le=63)


class SeatFilling(_Strict):
    """What becomes of a seat before the start."""

    seat: int = Field(ge=0, le=63)
    kind: Literal["bot", "open"]
    bot: str | None = Field(None, max_length=40)


class Fork(_Strict):
    """The moment to go on from, and on which seat."""

    ply: int = Field(ge=0, le=2**31)
    seat: int | None = Field(None, ge=0, le=63)


class Refused(BaseModel):
    """Why not; `refused-ID` is a message of the page."""

    refused: str
    arguments: dict[str, str | int]
    detail: str


class TableId(BaseModel):
    """A new table."""

    id: str


class Me(BaseModel):
    """The person who asks."""

    id: str
    name: str | None
    language: str


class SeatShown(BaseModel):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    you: bool
    present: bool


class WhatIfOf(BaseModel):
    """Where a what-if table came from."""

    id: str
    ply: int


class Deal(BaseModel):
    """Where the cards come from; seed and nonce when the game is over."""

    kind: Literal["drawn", "chosen", "file", "what-if", "earlier"]
    commitment: str | None
    seed: str | None
    nonce: str | None


class Summary(BaseModel):
    """A table in a list."""

    id: str
    game: str
    title: str | None
    seats: list[SeatShown]
    options: dict[str, Value]
    public: bool
    host: bool
    status: Literal["waiting", "running", "over", "closed"]
    ply: int
    to_decide: int | None
    your_turn: bool
    mine: list[int]
    created: int
    moved: int
    what_if_of: WhatIfOf | None
    deal: Deal
    ranking: list[int] | None


class Lists(BaseModel):
    """The lobby."""

    mine: list[Summary]
    open: list[Summary]
    running: list[Summary]


class OptionInfo(BaseModel):
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


class FirstGame(BaseModel):
    """The set-up for people who play for the first time."""

    seats: int
    options: dict[str, Value]


class GameInfo(BaseModel):
    """A game of the house."""

    name: str
    seat_counts: list[int]
    usual_seats: int
    bots: list[str]
    usual_bot: str
    options: list[OptionInfo]
    first_game: FirstGame | None
    booklet: bool
    lesson: bool


class Compiling(BaseModel):
    """How far the compiler is with a game."""

    done: int
    steps: int
    step: str


class HouseInfo(BaseModel):
    """What the house offers."""

    version: str
    languages: list[str]
    games: list[GameInfo]
    compiling: dict[str, Compiling]


class RoundFigures(BaseModel):
    """The figures at the end of a round."""

    ply: int
    label: int
    values: dict[str, list[int]]


class Figures(BaseModel):
    """The numbers behind the charts."""

    names: list[str]
    rounds: list[RoundFigures]


class Health(BaseModel):
    """Whether everything works."""

    status: Literal["ok", "failing"]
    database: Literal["ok", "failing"]
    writes: Literal["ok", "failing"]
    tables: int
    connections: int
    in_doubt: int
    set_aside: int
    faults: dict[str, int]
    version: str


Id = Annotated[str, Field(max_length=64)]
