"""What HTTP requests are answered with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from megawatt.analysis.hinting import Hint
from megawatt.analysis.report import Analysis
from megawatt.server.wire.to_page import CompilingNow, Summary, Table, Value

Works = Literal["ok", "failing"]


class RefusedRequest(Struct):
    """Why not; `refused-ID` is a message of the page."""

    refused: str
    arguments: dict[str, str | int]
    detail: str


class TableId(Struct):
    """A new table."""

    id: str


class Me(Struct):
    """The person who asks."""

    id: str
    name: str | None
    language: str
    account: bool
    """Whether they are signed in; otherwise they are a guest."""
    settings: dict[str, str | float | bool] | None = None
    """What an account prefers on every device."""
    creates: bool = True
    """Whether they may set up tables and tournaments here."""


class VacationShown(Struct):
    """Until when my clocks stand still, and how many days, to a tenth, I may still take within a year."""

    until: float | None
    days_left: float


class Lists(Struct):
    """The lobby."""

    mine: list[Summary]
    open: list[Summary]
    running: list[Summary]
    now: float
    """The server's own time, by which deadlines are meant."""


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
    """Who may make an account: everybody, whoever has an invitation, or nobody."""


class RoundFigures(Struct):
    """The figures at the end of a round."""

    ply: int
    label: int
    values: dict[str, list[int]]


class Figures(Struct):
    """The numbers behind the charts."""

    names: list[str]
    rounds: list[RoundFigures]


class Hints(Struct):
    """The best few moves of a seat after so many moves, the best first."""

    ply: int
    hints: list[Hint]


class AnalysisState(Struct):
    """How far the analysis of a finished game is; nobody has asked for it when there is neither progress nor a report."""

    done: int
    of: int
    report: Analysis | None
    failed: bool = False
    """Whether the last try ended without a report; it may be asked for again."""


class PuzzleShown(Struct):
    """A position in which one move is best."""

    game: str
    number: int
    count: int
    table: Table


class PuzzleAnswer(Struct):
    """The best move of a puzzle and the next best, as the search found them with so many playouts."""

    answer: Hint
    others: list[Hint]
    playouts: int


class DailyPuzzle(Struct):
    """The puzzle that everybody gets today (UTC)."""

    day: str
    game: str
    number: int


class Health(Struct):
    """Whether everything works."""

    status: Works
    database: Works
    writes: Works
    tables: int
    connections: int
    in_doubt: int
    set_aside: int
    faults: dict[str, int]
    version: str


class RuleParagraph(Struct):
    """A paragraph of a game's booklet; `html` is ours and safe to show."""

    id: str
    level: int
    title: str
    html: str


class GuidedMoment(Struct):
    """Something the guided game says, and when (docs/teaching.md)."""

    id: str
    expect: list[str]
    asked: str
    point: str
    event: str
    topic: str


class GuidedGame(Struct):
    """A guided game: what is dealt, its script, and what it says as HTML by id."""

    name: str
    seats: list[str]
    options: dict[str, Value]
    seed: str
    file: str
    """The text of a match file with which it goes on, for `POST /api/files`; nothing when it begins with a deal."""
    begins: int
    """After how many moves of that match."""
    minutes: int
    moments: list[GuidedMoment]
    comments: list[GuidedMoment]
    texts: dict[str, str]


class Teaching(Struct):
    """All that teaches a game in one language: the booklet, where topics are explained, the guided games."""

    paragraphs: list[RuleParagraph]
    links: dict[str, str]
    lessons: list[GuidedGame]
