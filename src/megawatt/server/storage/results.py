"""What came of finished games: written in one transaction with the last step, so that no game is forgotten and none counts twice.

Two things are worked out later, by whichever worker comes first: ratings, and what the seats began with. Until then the game waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, text, update

from megawatt.server.storage import schema as db
from megawatt.server.storage.steps import SeatRow
from megawatt.server.storage.store import Store

RATING_LOCK = 0x72617465
"""The number of the PostgreSQL lock that lets one worker at a time change ratings."""
MOST_AT_ONCE = 50
LONGEST_LABEL = 60


class PlaceRow(msgspec.Struct, kw_only=True):
    """Who came in where. `place` is None in a game that was ended before its end."""

    seat: int
    person: str | None
    bot: str | None
    place: int | None


class Result(msgspec.Struct, kw_only=True):
    """A finished game; `pool` says which ratings it counts for, if any."""

    table_id: str
    at: float
    game: str
    map: str | None
    pool: str | None
    places: Sequence[PlaceRow]


class RatingRow(msgspec.Struct, kw_only=True):
    """A rating: what is believed of somebody's strength, and how firmly."""

    pool: str
    who: str
    mu: float
    sigma: float
    games: int
    at: float


class RatingChange(msgspec.Struct, kw_only=True):
    """A rating after one game."""

    table_id: str
    seat: int
    rating: RatingRow
    change: float


def write_result(store: Store, connection: Connection, result: Result) -> None:
    """Keep a result; the first one stays."""
    row = msgspec.structs.asdict(result) | {"seats": len(result.places), "waits": True}
    del row["places"]
    if connection.execute(store.insert(db.finished).values(row).on_conflict_do_nothing()).rowcount:
        kept = [{"table_id": result.table_id, **msgspec.structs.asdict(place)} for place in result.places]
        connection.execute(insert(db.places), kept)


def follow_seats(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    """A guest who has signed in since finds the finished game among their own; a running game has no places yet."""
    for number, seat in enumerate(seats):
        if seat.person is not None:
            theirs = and_(db.places.c.table_id == table, db.places.c.seat == number, db.places.c.person.is_not(None))
            connection.execute(update(db.places).where(theirs).values(person=seat.person))


class ResultStore:
    """Reads results, and counts them once. Every method blocks: call it from a thread, with a connection from the writer."""

    def __init__(self, store: Store) -> None:
        self._engine, self._insert = store.engine, store.insert

    def waiting(self) -> list[str]:
        """Finished games that nobody has counted yet, in the order in which they ended."""
        order = (db.finished.c.at, db.finished.c.table_id)
        query = select(db.finished.c.table_id).where(db.finished.c.waits).order_by(*order).limit(MOST_AT_ONCE)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def take(self, connection: Connection, table: str) -> Result | None:
        """This transaction counts the game; None when it was counted before. One worker at a time."""
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": RATING_LOCK})
        waits = and_(db.finished.c.table_id == table, db.finished.c.waits)
        found = connection.execute(update(db.finished).where(waits).values(waits=False).returning(db.finished)).mappings().first()
        if found is None:
            return None
        rows = connection.execute(select(db.places).where(db.places.c.table_id == table).order_by(db.places.c.seat)).mappings()
        places = [PlaceRow(**{name: row[name] for name in PlaceRow.__struct_fields__}) for row in rows]
        kept: dict[str, Any] = {name: found[name] for name in ("table_id", "at", "game", "map", "pool")}
        return Result(**kept, places=places)

    def ratings(self, connection: Connection, pool: str, who: Sequence[str]) -> dict[str, RatingRow]:
        """What is believed of these so far."""
        wanted = and_(db.ratings.c.pool == pool, db.ratings.c.who.in_(list(who)))
        return {row["who"]: RatingRow(**row) for row in connection.execute(select(db.ratings).where(wanted)).mappings()}

    def keep_ratings(self, connection: Connection, changes: Sequence[RatingChange]) -> None:
        """Ratings after one game, and the lines of their history."""
        for change in changes:
            row = msgspec.structs.asdict(change.rating)
            later = {name: row[name] for name in ("mu", "sigma", "games", "at")}
            kept = self._insert(db.ratings).values(row)
            connection.execute(kept.on_conflict_do_update(index_elements=["pool", "who"], set_=later))
            del row["games"]
            line = {**row, "table_id": change.table_id, "seat": change.seat, "change": change.change}
            connection.execute(insert(db.rating_history).values(line))

    def keep_openings(self, connection: Connection, table: str, traits: Sequence[Sequence[tuple[str, str]]]) -> None:
        """What every seat of a finished game began with."""
        rows = {
            (table, seat, trait[:LONGEST_LABEL], label[:LONGEST_LABEL])
            for seat, had in enumerate(traits)
            for trait, label in had
        }  # fmt: skip
        connection.execute(delete(db.openings).where(db.openings.c.table_id == table))
        if rows:
            names = ("table_id", "seat", "trait", "label")
            connection.execute(insert(db.openings), [dict(zip(names, row, strict=True)) for row in sorted(rows)])

    def deleted(self, connection: Connection, people: Sequence[str]) -> set[str]:
        """Those of these people who have deleted their accounts: nothing more is kept of them."""
        gone = and_(db.accounts.c.person.in_(list(people)), db.accounts.c.name_key.is_(None))
        return set(connection.execute(select(db.accounts.c.person).where(gone)).scalars())

    def forget(self, connection: Connection, person: str) -> None:
        """No rating speaks of this person any more."""
        connection.execute(delete(db.ratings).where(db.ratings.c.who == person))
        connection.execute(delete(db.rating_history).where(db.rating_history.c.who == person))
