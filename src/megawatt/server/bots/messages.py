"""Hints and analyses, as they are asked for and answered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from megawatt.analysis.records import MOST_MOVES, Hint
from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS, Analysis
from megawatt.server.live.requests import Ply, Seat

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class HintWish(Struct, forbid_unknown_fields=True):
    """Which of my seats would like a hint, after how many moves."""

    seat: Seat
    ply: Ply


class Hints(Struct):
    """The best few moves of a seat after so many moves, the best first."""

    ply: int
    hints: list[Hint]


class GameFiles(Struct):
    """Addresses of a game as WebAssembly, and of its network, which only some bots need."""

    wasm: str
    weights: str


class HintPosition(Struct):
    """A position for hints that the page thinks out itself: everything that my seat cannot know is drawn anew in it."""

    game: str
    ply: int
    board: bytes
    """What is printed and agreed, as the game's own record in base 64."""
    position: bytes
    files: GameFiles | None
    """None where this server has none; it thinks itself then."""


class FoundGain(Struct, forbid_unknown_fields=True):
    """What a move brings more (or less) than another one: a figure of the game at its end, in tenths."""

    figure: Annotated[str, Meta(max_length=40)]
    tenths: Annotated[int, Meta(ge=-(10**7), le=10**7)]
    seat: Seat | None = None
    """The rival whose figure it is; null for my seat."""


class FoundHint(Struct, forbid_unknown_fields=True):
    """A move that a page has found good, in numbers: see Hint."""

    action: Number
    chance: Annotated[int, Meta(ge=0, le=THOUSANDTHS)]
    place: Annotated[int, Meta(ge=HUNDREDTHS, le=63 * HUNDREDTHS)]
    gains: Annotated[list[FoundGain], Meta(max_length=16)]
    line: Annotated[list[tuple[Seat, Number]], Meta(max_length=16)]


class FoundHints(Struct, forbid_unknown_fields=True):
    """What a page has found out about the position of a seat after so many moves."""

    seat: Seat
    ply: Ply
    hints: Annotated[list[FoundHint], Meta(min_length=1, max_length=MOST_MOVES)]


class AnalysisState(Struct):
    """How far the analysis of a finished game is; nobody has asked for it when there is neither progress nor a report."""

    done: int
    of: int
    report: Analysis | None
    failed: bool = False
    """Whether the last try ended without a report; it may be asked for again."""
    ahead: int = 0
    """How many games are analysed before this one."""
    percent: int = 0
    """How much of the work is done: early positions, after which much is played, take longer than late ones."""
    seconds: int | None = None
    """How long it will still take, at the speed so far; null before anything was measured."""
    so_far: Analysis | None = None
    """What is known while it is under way: a sketch of the chart first, more with every part."""
