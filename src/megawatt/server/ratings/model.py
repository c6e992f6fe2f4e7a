"""Ratings: what the places of a game say about strength (openskill's Plackett-Luce), and the numbers that people are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from megawatt.server.ratings.store import RatingChange, RatingRow
from megawatt.server.tables.result_rows import Result

MODEL = PlackettLuce()
MIDDLE, POINTS = 1500, 40
"""People are shown 1500 for openskill's 25, and 40 points for each of its steps."""
PROVISIONAL = 6.0
"""Above this uncertainty a rating is provisional: for some ten games of two, or fifteen of four."""


def after(result: Result, known: Mapping[str, RatingRow]) -> list[RatingChange]:
    """The ratings after a game; unrated players start from the default rating and maximum uncertainty."""
    assert result.pool is not None
    counted = [(place, who) for place in result.places if (who := _who(result.pool, place.person, place.bot)) is not None]
    if len(counted) < 2:
        return []
    places = [place.place or 0 for place, _ in counted]
    before = [known.get(who) or _unknown(result.pool, who) for _, who in counted]
    teams = MODEL.rate([[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in before], ranks=[float(place) for place in places])
    return [
        RatingChange(
            table_id=result.table_id,
            seat=place.seat,
            rating=RatingRow(
                pool=row.pool, who=row.who, mu=rating.mu, sigma=rating.sigma, games=row.games + 1, at=result.at
            ),
            change=rating.mu - row.mu,
        )
        for (place, _), row, [rating] in zip(counted, before, teams, strict=True)
    ]  # fmt: skip


def rated_among(result: Result) -> Sequence[str]:
    """Who is rated by a game."""
    pool = result.pool or ""
    return [who for place in result.places if (who := _who(pool, place.person, place.bot)) is not None]


def shown(mu: float) -> int:
    """A rating as people read it."""
    return round(MIDDLE + (mu - MODEL.mu) * POINTS)


def shown_doubt(sigma: float) -> int:
    """How far off it may well be."""
    return round(sigma * POINTS)


def is_provisional(sigma: float) -> bool:
    """Whether too little is known yet."""
    return sigma > PROVISIONAL


def _who(pool: str, person: str | None, bot: str | None) -> str | None:
    return person if pool.startswith("people/") else bot


def _unknown(pool: str, who: str) -> RatingRow:
    return RatingRow(pool=pool, who=who, mu=MODEL.mu, sigma=MODEL.sigma, games=0, at=0.0)
