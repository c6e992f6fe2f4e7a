"""The report of an analysis: plain records for match files, databases and pages.

Chances are given in thousandths, places in hundredths: whole numbers are the same everywhere and take little room.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

VERSION = 1
THOUSANDTHS, HUNDREDTHS = 1000, 100
MOST_BYTES = 96 * 1024
"""The longest report; those of the built-in games take 10 to 30 KB."""


class SaidMove(Struct, frozen=True):
    """A move with everything needed for a sentence about it."""

    seat: int
    text: str
    verb: str
    arguments: dict[str, Any]
    costs: dict[str, Any] | None = None
    """What it costs and brings, where the game has figures for that."""


class Outlook(Struct, frozen=True):
    """What every seat may expect from a moment on."""

    chances: list[int]
    """Of winning, in thousandths; a shared victory is shared."""
    places: list[int]
    """The expected place, in hundredths."""


class ChartMoment(Struct, frozen=True):
    """The outlook from a ply on, until the next one in the list."""

    ply: int
    outlook: Outlook


class Gain(Struct, frozen=True):
    """What a move brings more (or less) than another one: a figure of the game at its end, on average, in tenths."""

    figure: str
    tenths: int
    seat: int | None = None
    """The rival whose figure it is; None for the seat that moves."""


class Decision(Struct, frozen=True):
    """A decision that lost winning chances: the move played and the better one."""

    ply: int
    """The number of moves played before it."""
    seat: int
    played: SaidMove
    better: SaidMove
    chance: int
    """Of winning with the better move, in thousandths."""
    lost: int
    """What the move played gave away, in thousandths."""
    place: int
    """The expected place with the better move, in hundredths."""
    gains: list[Gain]
    line: list[SaidMove]
    """The play that would most likely have followed the better move."""


class Draw(Struct, frozen=True):
    """Something was revealed (a card, a deal) that changed the outlook."""

    ply: int
    """The number of moves played when it was known."""
    change: list[int]
    """Of every seat's chance, in thousandths."""


class Turn(Struct, frozen=True):
    """A turning point: one of the decisions or one of the draws, by its place in the list."""

    ply: int
    kind: Literal["decision", "draw"]
    index: int


class SeatReport(Struct, frozen=True):
    """How one seat played and how lucky it was."""

    decisions: int
    """How often something was at stake."""
    best: int
    """How often it chose as well as the best move found."""
    lost: int
    """Chances given away, all together, in thousandths."""
    accuracy: int | None
    """In per cent: 100 for the best move every time, 0 for moves drawn by lot; None when too little was at stake."""
    start: int
    """The chance at the beginning, in thousandths: what seat and first deal are worth."""
    luck: int
    """What the draws brought, all together, in thousandths."""
    doubt: int | None = None
    """The accuracy is good to so many points (95 %); None where there is no accuracy, and in reports of earlier versions."""
    worst: list[int] = []
    """Its most expensive decisions by their places in the list of decisions, the most expensive first."""


class Sentence(Struct, frozen=True):
    """A sentence of the summary: a message `summary-…` and its arguments; seats are numbers."""

    message: str
    arguments: dict[str, str | int]


class Analysis(Struct, frozen=True):
    """The analysis of a match."""

    version: int
    seats: int
    plies: int
    over: bool
    seed: int
    effort: list[int]
    """Playouts for a decision, for comparing two moves, for what is at stake, and for a moment of the chart."""
    moments: list[ChartMoment]
    decisions: list[Decision]
    """Those that lost enough to be listed, in the order of play."""
    draws: list[Draw]
    turns: list[Turn]
    people: list[SeatReport]
    summary: list[Sentence]

    def outlook(self, ply: int) -> Outlook:
        """The outlook of the seats after `ply` moves."""
        return next(moment.outlook for moment in reversed(self.moments) if moment.ply <= ply)


def bounded(report: Analysis) -> Analysis:
    """The report within MOST_BYTES: of very many mistakes only those at turning points and each seat's worst are kept."""
    if len(dumps(report)) <= MOST_BYTES:
        return report
    turning = {turn.index for turn in report.turns if turn.kind == "decision"}
    kept = sorted(turning.union(*(person.worst for person in report.people)))
    turns = [turn if turn.kind == "draw" else msgspec.structs.replace(turn, index=kept.index(turn.index)) for turn in report.turns]
    people = [msgspec.structs.replace(person, worst=[kept.index(each) for each in person.worst]) for person in report.people]
    decisions = [report.decisions[index] for index in kept]
    return msgspec.structs.replace(report, decisions=decisions, turns=turns, people=people)


dumps = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Analysis).decode


def loads(text: bytes | str) -> Analysis:
    """Read a report; ValueError if it cannot be read."""
    if len(text) > MOST_BYTES:
        raise ValueError(f"an analysis of {len(text)} bytes; none of ours has more than {MOST_BYTES}")
    try:
        report = _read(text)
    except msgspec.DecodeError as fault:
        raise ValueError(f"no analysis of ours: {fault}") from None
    if report.version != VERSION:
        raise ValueError(f"an analysis of version {report.version}; this program reads version {VERSION}")
    return report
