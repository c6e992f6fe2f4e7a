"""The result of a table that is over: places, points, and the pool of ratings that it counts for.

It is worked out once, from the match in memory. Ratings and tournaments read what is stored.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megawatt.bots import split_character
from megawatt.server.tables.deals import CHOSEN, FILE, WHAT_IF
from megawatt.server.tables.result_rows import PlaceRow, Result
from megawatt.server.tables.steps import BOT
from megawatt.server.tables.table import Table

PEOPLE, BOTS = "people", "bots"
MAX_MAP_LENGTH = 60


def result_of(table: Table) -> Result | None:
    """The result of a table that is over; what-ifs and uploaded files have none."""
    if table.row.deal in (FILE, WHAT_IF):
        return None
    ranking: Sequence[int | None] = table.ranking or [None] * len(table.seats)
    places = [
        PlaceRow(
            seat=number,
            person=seat.counts_for or seat.person,
            bot=None if seat.counts_for or seat.bot is None else split_character(seat.bot)[0],
            place=place,
            score=score,
        )
        for number, (seat, place, score) in enumerate(zip(table.seats, ranking, _scores(table), strict=True))
    ]
    chosen = msgspec.json.decode(table.row.options).get("map")
    game_map = str(chosen)[:MAX_MAP_LENGTH] if chosen is not None else None
    return Result(table_id=table.id, at=table.moved, game=table.row.game, map=game_map, pool=_pool(table), places=places)


def _scores(table: Table) -> Sequence[int | None]:
    """All points; none if the game was ended early or somebody resigned."""
    if table.match is None or not table.match.over or table.given_up:
        return [None] * len(table.seats)
    return table.match.scores()


def pool_name(kind: str, game: str, seats: int) -> str:
    """Ratings are kept per game and seat count, those of bots apart from those of people."""
    return f"{kind}/{game}/{seats}"


def _pool(table: Table) -> str | None:
    """Rated games between people; games where bots without a character meet that are not the same, with a deal that nobody knew."""
    if table.ranking is None:
        return None
    if table.row.rated:
        return pool_name(PEOPLE, table.row.game, len(table.seats))
    bots = [seat.bot for seat in table.seats if seat.kind == BOT and seat.left is None and not seat.gave_up]
    if any(split_character(bot or "")[1] for bot in bots):
        return None
    if table.row.deal != CHOSEN and len(bots) >= 2 and len(set(bots)) == len(bots) == sum(seat.kind == BOT for seat in table.seats):
        return pool_name(BOTS, table.row.game, len(table.seats))
    return None
