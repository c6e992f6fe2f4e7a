"""Results of finished games in the database, written in the transaction of the last step: no game is missed or counted twice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, and_, insert, select, update

from megawatt.server.db import schema as db
from megawatt.server.db.store import Store
from megawatt.server.tables.steps import SeatRow


class PlaceRow(msgspec.Struct, kw_only=True):
    """Who came in where. `place` is None in a game that was ended before its end."""

    seat: int
    person: str | None
    bot: str | None
    place: int | None
    score: int | None = None
    """The points in a game that was played out without anybody giving up."""


class Result(msgspec.Struct, kw_only=True):
    """A finished game; `pool` says which ratings it counts for, if any."""

    table_id: str
    at: float
    game: str
    map: str | None
    pool: str | None
    places: Sequence[PlaceRow]


def write_result(store: Store, connection: Connection, result: Result) -> None:
    """Store a result; the first one counts."""
    row = msgspec.structs.asdict(result) | {"seats": len(result.places), "waits": True}
    del row["places"]
    if connection.execute(store.insert(db.finished).values(row).on_conflict_do_nothing()).rowcount:
        kept = [{"table_id": result.table_id, **msgspec.structs.asdict(place)} for place in result.places]
        connection.execute(insert(db.places), kept)


def follow_seats(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    """Give a finished game to the person that a guest has become; a running game has no places yet."""
    for number, seat in enumerate(seats):
        if seat.person is not None:
            theirs = and_(db.places.c.table_id == table, db.places.c.seat == number, db.places.c.person.is_not(None))
            connection.execute(update(db.places).where(theirs).values(person=seat.person))


def read_places(connection: Connection, table: str) -> list[PlaceRow]:
    """Who came in where at a finished table, by seats; empty while it has no result."""
    rows = connection.execute(select(db.places).where(db.places.c.table_id == table).order_by(db.places.c.seat)).mappings()
    return [place_of(row) for row in rows]


def place_of(row: RowMapping) -> PlaceRow:
    """A row of the places."""
    return PlaceRow(**{name: row[name] for name in PlaceRow.__struct_fields__})
