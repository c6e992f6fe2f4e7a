"""The database's part of ratings: which results wait, ratings with their history, and what the seats began with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, text, update

from megawatt.server.db import schema as db
from megawatt.server.db.store import Store
from megawatt.server.tables.result_rows import Result, read_places

RATING_LOCK = 0x72617465
"""The number of the PostgreSQL lock that lets one worker at a time change ratings."""
MAX_COUNTED_PER_ROUND = 50
MAX_LABEL_LENGTH = 60


class RatingRow(msgspec.Struct, kw_only=True):
    """A rating: estimated strength and uncertainty."""

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


class RatingStore:
    """Takes every result once, and stores what follows from it. Every method blocks: call it in a thread of the writer."""

    def __init__(self, store: Store) -> None:
        self._engine, self._insert = store.engine, store.insert

    def waiting(self) -> list[str]:
        """Finished games that nobody has counted yet, in the order in which they ended."""
        order = (db.finished.c.at, db.finished.c.table_id)
        query = select(db.finished.c.table_id).where(db.finished.c.waits).order_by(*order).limit(MAX_COUNTED_PER_ROUND)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def take(self, connection: Connection, table: str) -> Result | None:
        """Claim a game for counting in this transaction; None when it was counted before. One worker at a time."""
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": RATING_LOCK})
        waits = and_(db.finished.c.table_id == table, db.finished.c.waits)
        found = connection.execute(update(db.finished).where(waits).values(waits=False).returning(db.finished)).mappings().first()
        if found is None:
            return None
        kept: dict[str, Any] = {name: found[name] for name in ("table_id", "at", "game", "map", "pool")}
        return Result(**kept, places=read_places(connection, table))

    def ratings(self, connection: Connection, pool: str, who: Sequence[str]) -> dict[str, RatingRow]:
        """The ratings of these so far."""
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
            (table, seat, trait[:MAX_LABEL_LENGTH], label[:MAX_LABEL_LENGTH])
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
        """Delete the ratings of a person."""
        connection.execute(delete(db.ratings).where(db.ratings.c.who == person))
        connection.execute(delete(db.rating_history).where(db.rating_history.c.who == person))
