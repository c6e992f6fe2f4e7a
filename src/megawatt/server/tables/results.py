"""What comes of a table that is over: who came in where, and for which ratings it counts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megawatt.kernel.match import Match
from megawatt.server.storage.results import PlaceRow, Result
from megawatt.server.storage.steps import BOT
from megawatt.server.tables.deals import CHOSEN, FILE, WHAT_IF
from megawatt.server.tables.table import Table

PEOPLE, BOTS = "people", "bots"
LONGEST_MAP = 60


def result_of(table: Table) -> Result | None:
    """The result of a table that is over; what-ifs and files from elsewhere are nobody's results."""
    if table.row.deal in (FILE, WHAT_IF):
        return None
    ranking: Sequence[int | None] = table.ranking or [None] * len(table.seats)
    places = [
        PlaceRow(seat=number, person=seat.counts_for or seat.person, bot=None if seat.counts_for else seat.bot, place=place)
        for number, (seat, place) in enumerate(zip(table.seats, ranking, strict=True))
    ]
    chosen = msgspec.json.decode(table.row.options).get("map")
    game_map = str(chosen)[:LONGEST_MAP] if chosen is not None else None
    return Result(table_id=table.id, at=table.moved, game=table.row.game, map=game_map, pool=_pool(table), places=places)


def pool_name(kind: str, game: str, seats: int) -> str:
    """Ratings are kept per game and seat count, those of bots apart from those of people."""
    return f"{kind}/{game}/{seats}"


def traits_of(match: Match) -> list[list[tuple[str, str]]]:
    """What every seat of a finished game had, as names and labels: asked after every round, and the first answer counts."""
    noted: list[dict[str, Sequence[str]]] = [{} for _ in range(match.seats)]
    game, past = match.game, match.at(0)
    asked = None
    for action in match.actions:
        past.play(action)
        now = game.round_of(past.board, past.state)
        if now == asked and not past.over:
            continue
        asked = now
        for known, had in zip(noted, game.traits(past.board, past.state), strict=False):
            for name, labels in had.items():
                known.setdefault(name, list(labels))
    return [[(name, label) for name, labels in known.items() for label in labels] for known in noted]


def _pool(table: Table) -> str | None:
    """Rated games between people; games where bots meet that are not the same, with a deal that nobody knew."""
    if table.ranking is None:
        return None
    if table.row.rated:
        return pool_name(PEOPLE, table.row.game, len(table.seats))
    bots = [seat.bot for seat in table.seats if seat.kind == BOT and seat.left is None and not seat.gave_up]
    if table.row.deal != CHOSEN and len(bots) >= 2 and len(set(bots)) == len(bots) == sum(seat.kind == BOT for seat in table.seats):
        return pool_name(BOTS, table.row.game, len(table.seats))
    return None
