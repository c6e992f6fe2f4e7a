"""What places are worth, and who stands where: by points, then the strength of those met, then the share of the games' points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

NO_RESULT = 0.5
"""Everybody's points at a table that came to no end."""
BYE = 1.0
EXACT = 9
"""Decimals in which two are compared."""


class Seat(Struct, frozen=True):
    """What came of one seat; a table with one seat is a bye. `share` is None where nothing was played out."""

    who: int
    points: float
    share: float | None = None
    won: bool = False


class Standing(Struct, frozen=True):
    """One line of the standings; equals in everything share a place."""

    who: int
    place: int
    points: float
    strength: float
    """The points of those met, on average over all meetings."""
    share: float
    """The share of the points in the games, on average; 1 is as much as everybody at the table."""
    games: int
    wins: int
    byes: int


def points_of(places: Sequence[int | None]) -> list[float]:
    """The points of a table by seats: 1 for the first place, 0 for the last, evenly in between; shared places share points."""
    if None in places or len(places) < 2:
        return [NO_RESULT if len(places) > 1 else BYE] * len(places)
    ranks = [place for place in places if place is not None]
    worth = [1 - place / (len(ranks) - 1) for place in range(len(ranks))]
    shared = []
    for place in ranks:
        first = sum(other < place for other in ranks)
        shared.append(fmean(worth[first : first + ranks.count(place)]))
    return shared


def shares_of(scores: Sequence[float]) -> list[float]:
    """What each has of the points of a game; 1 is as much as everybody. Where somebody is below zero, counted from the lowest."""
    lowest = min(0, *scores) if scores else 0
    above = [score - lowest for score in scores]
    total = sum(above)
    return [score * len(above) / total if total else 1.0 for score in above]


def standings(entrants: Iterable[int], tables: Iterable[Sequence[Seat]]) -> list[Standing]:
    """Everybody's place after these tables, the best first."""
    kept = [list(table) for table in tables]
    seats: dict[int, list[tuple[Seat, list[Seat]]]] = {who: [] for who in entrants}
    for table in kept:
        for seat in table:
            seats[seat.who].append((seat, table))
    points = {who: sum(seat.points for seat, _ in had) for who, had in seats.items()}
    lines = [_line(who, had, points) for who, had in seats.items()]
    lines.sort(key=lambda line: (_key(line), -line.who), reverse=True)
    keys = [_key(line) for line in lines]
    return [_placed(line, keys.index(_key(line)) + 1) for line in lines]


def _line(who: int, had: Sequence[tuple[Seat, list[Seat]]], points: Mapping[int, float]) -> Standing:
    met = [points[other.who] for _, table in had for other in table if other.who != who]
    shares = [seat.share for seat, _ in had if seat.share is not None]
    games = [(seat, table) for seat, table in had if len(table) > 1]
    return Standing(
        who=who,
        place=0,
        points=points[who],
        strength=fmean(met) if met else 0.0,
        share=fmean(shares) if shares else 0.0,
        games=len(games),
        wins=sum(seat.won for seat, _ in games),
        byes=len(had) - len(games),
    )


def _key(line: Standing) -> tuple[float, float, float]:
    return round(line.points, EXACT), round(line.strength, EXACT), round(line.share, EXACT)


def _placed(line: Standing, place: int) -> Standing:
    return Standing(line.who, place, line.points, line.strength, line.share, line.games, line.wins, line.byes)
