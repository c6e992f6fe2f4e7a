"""Queries about finished games: lists, histories and counts. Running games are never read here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from megawatt.server.db import schema as db
from megawatt.server.db.store import Store
from megawatt.server.ratings.store import RatingRow
from megawatt.server.tables.result_rows import PlaceRow, place_of

MAX_SHOWN = 30
MAX_COUNTED = 2000
"""A profile covers the latest games only, so that it is quick for everybody."""
MAX_LEADERS = 100


class FinishedRow(msgspec.Struct, kw_only=True):
    """A finished game with its places."""

    table_id: str
    at: float
    game: str
    seats: int
    map: str | None
    title: str | None
    rated: bool
    places: list[PlaceRow] = []


class Search(msgspec.Struct, kw_only=True):
    """Which games: everything that is given must hold. `visible_to` sees their own and public ones."""

    visible_to: str
    person: str | None = None
    """Somebody who played."""
    opponent: str | None = None
    """Somebody else who played."""
    bot: str | None = None
    game: str | None = None
    map: str | None = None
    won: bool | None = None
    """Whether `person` was first."""
    before: float | None = None


class HistoryLine(msgspec.Struct, kw_only=True):
    """A rating after one game."""

    table_id: str
    pool: str
    mu: float
    sigma: float
    change: float
    at: float


class OpeningRow(msgspec.Struct, kw_only=True):
    """What a seat began with, and where it came in."""

    game: str
    trait: str
    label: str
    place: int


class Archive:
    """Reads results. Every method blocks: call it from a thread."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    def found(self, search: Search, most: int = MAX_SHOWN) -> list[FinishedRow]:
        """The latest finished games that fit."""
        wanted = [_is_visible_to(search.visible_to)]
        if search.person is not None:
            wanted.append(_played(search.person, won=search.won))
        if search.opponent is not None:
            wanted.append(_played(search.opponent))
        if search.bot is not None:
            wanted.append(_played(bot=search.bot))
        if search.game is not None:
            wanted.append(db.finished.c.game == search.game)
        if search.map is not None:
            wanted.append(db.finished.c.map == search.map)
        if search.before is not None:
            wanted.append(db.finished.c.at < search.before)
        return self._rows(_games().where(and_(*wanted)).order_by(db.finished.c.at.desc()).limit(most))

    def maps(self, game: str, visible_to: str) -> list[str]:
        """The maps that this game was played on, as far as this person may know."""
        wanted = and_(db.finished.c.game == game, db.finished.c.map.is_not(None), _is_visible_to(visible_to))
        query = select(db.finished.c.map).join(db.tables, db.tables.c.id == db.finished.c.table_id).where(wanted).distinct()
        with self._engine.connect() as connection:
            return sorted(str(name) for name in connection.execute(query).scalars())

    def ratings_of(self, person: str) -> list[RatingRow]:
        """Every rating of a person."""
        with self._engine.connect() as connection:
            query = select(db.ratings).where(db.ratings.c.who == person).order_by(db.ratings.c.games.desc())
            return [RatingRow(**row) for row in connection.execute(query).mappings()]

    def history_of(self, person: str) -> list[HistoryLine]:
        """How they came about, the latest ones, in order."""
        columns = [db.rating_history.c[name] for name in HistoryLine.__struct_fields__]
        query = select(*columns).where(db.rating_history.c.who == person).order_by(db.rating_history.c.at.desc())
        with self._engine.connect() as connection:
            return [HistoryLine(**row) for row in connection.execute(query.limit(MAX_COUNTED)).mappings()][::-1]

    def pools(self) -> list[str]:
        """Every game and seat count that anybody is rated in."""
        with self._engine.connect() as connection:
            return sorted(connection.execute(select(db.ratings.c.pool).distinct()).scalars())

    def fullest_pool(self) -> str | None:
        """The pool of people that most of them have a rating in."""
        people = db.ratings.c.pool.like("people/%")
        query = select(db.ratings.c.pool).where(people).group_by(db.ratings.c.pool)
        with self._engine.connect() as connection:
            return connection.execute(query.order_by(func.count().desc(), db.ratings.c.pool).limit(1)).scalar()

    def game_with_openings(self) -> str | None:
        """The game whose beginnings have been counted most."""
        query = select(db.finished.c.game).join(db.openings, db.openings.c.table_id == db.finished.c.table_id)
        query = query.group_by(db.finished.c.game).order_by(func.count().desc(), db.finished.c.game)
        with self._engine.connect() as connection:
            return connection.execute(query.limit(1)).scalar()

    def ratings_after(self, table: str) -> list[tuple[int, float, float]]:
        """Seat, rating and change of everybody whose rating a game has moved."""
        history = db.rating_history.c
        query = select(history.seat, history.mu, history.change)
        query = query.where(and_(history.table_id == table, history.pool.like("people/%"))).order_by(history.seat)
        with self._engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in connection.execute(query)]

    def leaders(self, pool: str) -> list[tuple[RatingRow, str | None]]:
        """The best of a pool with their names; bots have none. Who has deleted their account is not there."""
        query = select(db.ratings, db.people.c.name).outerjoin(db.people, db.people.c.id == db.ratings.c.who)
        query = query.where(db.ratings.c.pool == pool).order_by((db.ratings.c.mu - db.ratings.c.sigma).desc())
        with self._engine.connect() as connection:
            rows = connection.execute(query.limit(MAX_LEADERS)).mappings().all()
        return [(RatingRow(**{name: row[name] for name in RatingRow.__struct_fields__}), row["name"]) for row in rows]

    def openings(self, game: str, game_map: str | None, seats: int | None, visible_to: str) -> list[OpeningRow]:
        """What seats began with in the finished games of this kind that this person may see; without any name."""
        wanted = [db.finished.c.game == game, db.places.c.place.is_not(None), _is_visible_to(visible_to)]
        if game_map is not None:
            wanted.append(db.finished.c.map == game_map)
        if seats is not None:
            wanted.append(db.finished.c.seats == seats)
        return self._openings(and_(*wanted), 20 * MAX_COUNTED)

    def openings_of(self, person: str, visible_to: str) -> list[OpeningRow]:
        """What this person began with."""
        theirs = and_(db.places.c.person == person, db.places.c.place.is_not(None), _is_visible_to(visible_to))
        return self._openings(theirs, 5 * MAX_COUNTED)

    def _openings(self, wanted: ColumnElement[bool], most: int) -> list[OpeningRow]:
        same_seat = and_(db.places.c.table_id == db.openings.c.table_id, db.places.c.seat == db.openings.c.seat)
        query = (
            select(db.finished.c.game, db.openings.c.trait, db.openings.c.label, db.places.c.place)
            .join(db.places, same_seat)
            .join(db.finished, db.finished.c.table_id == db.openings.c.table_id)
            .join(db.tables, db.tables.c.id == db.openings.c.table_id)
            .where(wanted)
            .order_by(db.finished.c.at.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return [OpeningRow(**row) for row in connection.execute(query).mappings()]

    def _rows(self, query: Any) -> list[FinishedRow]:
        with self._engine.connect() as connection:
            rows = [FinishedRow(**row) for row in connection.execute(query).mappings()]
            by_id: Mapping[str, FinishedRow] = {row.table_id: row for row in rows}
            places = select(db.places).where(db.places.c.table_id.in_(list(by_id))).order_by(db.places.c.seat)
            for place in connection.execute(places).mappings():
                by_id[place["table_id"]].places.append(place_of(place))
        return rows


def _games() -> Any:
    columns = [*(db.finished.c[name] for name in ("table_id", "at", "game", "seats", "map")), db.tables.c.title, db.tables.c.rated]
    return select(*columns).join(db.tables, db.tables.c.id == db.finished.c.table_id)


def _is_visible_to(person: str) -> ColumnElement[bool]:
    """Public games, rated ones, and one's own."""
    return or_(db.tables.c.public, db.tables.c.rated, _played(person))


def _played(person: str | None = None, bot: str | None = None, won: bool | None = None) -> ColumnElement[bool]:
    """Whether somebody like this had a seat in the game."""
    seat = db.places.alias()
    wanted = [seat.c.table_id == db.finished.c.table_id]
    if person is not None:
        wanted.append(seat.c.person == person)
    if bot is not None:
        wanted.append(seat.c.bot == bot)
    if won is not None:
        wanted.append(seat.c.place == 1 if won else seat.c.place > 1)
    return exists().where(and_(*wanted))
