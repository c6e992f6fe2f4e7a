"""Tournaments in the database. A change locks the tournament's row first, so that concurrent changes see each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from megawatt.server.db import schema as db
from megawatt.server.db.rows import TableRow
from megawatt.server.db.store import Store
from megawatt.server.tables.result_rows import PlaceRow, read_places
from megawatt.server.tables.steps import CLOSED, OVER
from megawatt.server.tables.store import TableStore

OPEN, RUNNING, FINISHED, CANCELLED = "open", "running", "over", "cancelled"
SWISS, ROUND_ROBIN = "swiss", "round-robin"
IN, INVITED, OUT = "in", "invited", "out"
MAX_LISTED = 30


class TournamentRow(msgspec.Struct, kw_only=True):
    """What was agreed, and how far it is."""

    id: str
    name: str
    organiser: str
    game: str
    rules: int
    seats: int
    """At a full table."""
    system: str
    rounds: int
    """How many there will be; 0 in an open round robin, where that follows from who comes."""
    options: str
    """JSON: for each number of seats that a table may have, the options as they were settled for it."""
    rated: bool
    public: bool
    absent: str
    per_turn: int
    bank: int
    fill: str | None
    """The bot that fills tables up at the start."""
    most: int
    """How many may take part."""
    status: str
    seed: int
    round: int
    """The round that is played; 0 before the first one."""
    created: float
    changed: float

    @property
    def sizes(self) -> dict[int, str]:
        """How many seats a table may have, and the options for it."""
        return {int(size): options for size, options in msgspec.json.decode(self.options, type=dict[str, str]).items()}


class EntrantRow(msgspec.Struct, kw_only=True):
    """Somebody who takes part, is invited, or has withdrawn."""

    number: int
    person: str | None
    bot: str | None
    status: str


class PairingRow(msgspec.Struct, kw_only=True):
    """One seat of one table; the only seat of a table is a bye. `points` are there when the table has come to its end."""

    round: int
    board: int
    seat: int
    entrant: int
    table_id: str | None = None
    place: int | None = None
    points: float | None = None
    share: float | None = None


class Tournament(msgspec.Struct):
    """A whole tournament, read at one moment."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]

    def boards(self, round_: int) -> list[list[PairingRow]]:
        """The tables of a round, each by its seats."""
        boards: dict[int, list[PairingRow]] = {}
        for pairing in self.pairings:
            if pairing.round == round_:
                boards.setdefault(pairing.board, []).append(pairing)
        return list(boards.values())

    def entrant_of(self, person: str) -> EntrantRow | None:
        """This person among those who take part."""
        return next((entrant for entrant in self.entrants if entrant.person == person), None)


class TableStand(msgspec.Struct, frozen=True):
    """How a table of a tournament stands."""

    id: str
    status: str
    ply: int
    to_decide: int | None
    moved: float


class TournamentStore:
    """Reads, and writes within a transaction of the writer. Every method blocks: call it from a thread."""

    def __init__(self, store: Store) -> None:
        self._store, self._table_store = store, TableStore(store)

    # Reading

    def whole(self, tournament: str) -> Tournament | None:
        """Everything about one tournament."""
        with self._store.engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            found = connection.execute(select(db.tournaments).where(db.tournaments.c.id == tournament)).mappings().first()
            return None if found is None else _whole(connection, TournamentRow(**found))

    def listed(self, status: Sequence[str], person: str | None = None) -> list[TournamentRow]:
        """Public tournaments of these statuses, or those in which this person has a part; the latest first."""
        wanted: list[ColumnElement[bool]] = [db.tournaments.c.status.in_(status)]
        if person is None:
            wanted.append(db.tournaments.c.public)
        else:
            takes_part = select(db.entrants.c.tournament).where(and_(db.entrants.c.person == person, db.entrants.c.status != OUT))
            wanted.append(or_(db.tournaments.c.organiser == person, db.tournaments.c.id.in_(takes_part)))
        query = select(db.tournaments).where(and_(*wanted)).order_by(db.tournaments.c.changed.desc()).limit(MAX_LISTED)
        with self._store.engine.connect() as connection:
            return [TournamentRow(**row) for row in connection.execute(query).mappings()]

    def counts(self, tournaments: Iterable[str]) -> dict[str, int]:
        """How many take part in these."""
        wanted = and_(db.entrants.c.tournament.in_(sorted(tournaments)), db.entrants.c.status == IN)
        query = select(db.entrants.c.tournament, func.count()).where(wanted).group_by(db.entrants.c.tournament)
        with self._store.engine.connect() as connection:
            return {str(row[0]): int(row[1]) for row in connection.execute(query)}

    def parts_of(self, person: str, tournaments: Iterable[str]) -> dict[str, str]:
        """Which of these this person takes part in, or is invited to."""
        wanted = and_(db.entrants.c.person == person, db.entrants.c.tournament.in_(sorted(tournaments)))
        with self._store.engine.connect() as connection:
            rows = connection.execute(select(db.entrants.c.tournament, db.entrants.c.status).where(wanted))
            return {row.tournament: row.status for row in rows}

    def count_of(self, organiser: str) -> int:
        """How many tournaments of this organiser are open or running."""
        theirs = and_(db.tournaments.c.organiser == organiser, db.tournaments.c.status.in_([OPEN, RUNNING]))
        with self._store.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(db.tournaments).where(theirs)).scalar_one())

    def running(self) -> list[str]:
        """The tournaments whose rounds have to be seen to."""
        with self._store.engine.connect() as connection:
            query = select(db.tournaments.c.id).where(db.tournaments.c.status == RUNNING).order_by(db.tournaments.c.changed)
            return list(connection.execute(query).scalars())

    def stands(self, tables: Iterable[str]) -> dict[str, TableStand]:
        """How these tables stand."""
        columns = [db.tables.c[name] for name in TableStand.__struct_fields__]
        with self._store.engine.connect() as connection:
            rows = connection.execute(select(*columns).where(db.tables.c.id.in_(sorted(tables)))).all()
        return {row[0]: TableStand(*row) for row in rows}

    def result(self, table: str) -> list[PlaceRow]:
        """Who came in where at a table that is over, by seats."""
        with self._store.engine.connect() as connection:
            return read_places(connection, table)

    # Within a transaction

    def held(self, connection: Connection, tournament: str) -> Tournament | None:
        """A tournament that nobody else can change until this transaction ends: its row is written as it is, on SQLite as well."""
        same = {"changed": db.tournaments.c.changed}
        holding = update(db.tournaments).where(db.tournaments.c.id == tournament).values(same).returning(db.tournaments)
        found = connection.execute(holding).mappings().first()
        return None if found is None else _whole(connection, TournamentRow(**found))

    def create(self, connection: Connection, row: TournamentRow, entrants: Sequence[EntrantRow]) -> None:
        """Keep a new tournament; one that is there already was kept by a first try."""
        kept = self._store.insert(db.tournaments).values(msgspec.structs.asdict(row)).on_conflict_do_nothing()
        if connection.execute(kept).rowcount:
            self.enter(connection, row.id, entrants)

    def enter(self, connection: Connection, tournament: str, entrants: Sequence[EntrantRow]) -> None:
        """These take part, or are invited."""
        if entrants:
            rows = [{"tournament": tournament, **msgspec.structs.asdict(entrant)} for entrant in entrants]
            connection.execute(insert(db.entrants), rows)

    def mark(self, connection: Connection, tournament: str, number: int, status: str) -> None:
        """Somebody takes part now, or no longer."""
        theirs = and_(db.entrants.c.tournament == tournament, db.entrants.c.number == number)
        connection.execute(update(db.entrants).where(theirs).values(status=status))

    def strike(self, connection: Connection, tournament: str, number: int) -> None:
        """Somebody was never there."""
        theirs = and_(db.entrants.c.tournament == tournament, db.entrants.c.number == number)
        connection.execute(delete(db.entrants).where(theirs))

    def change(self, connection: Connection, tournament: str, **values: Any) -> None:
        """Something else is so of a tournament now."""
        connection.execute(update(db.tournaments).where(db.tournaments.c.id == tournament).values(values))

    def pair(self, connection: Connection, tournament: str, rounds: Iterable[int], rows: Sequence[PairingRow]) -> None:
        """These are the seats of these rounds."""
        theirs = and_(db.pairings.c.tournament == tournament, db.pairings.c.round.in_(list(rounds)))
        connection.execute(delete(db.pairings).where(theirs))
        if rows:
            kept = [{"tournament": tournament, **msgspec.structs.asdict(row)} for row in rows]
            connection.execute(insert(db.pairings), kept)

    def lay(self, connection: Connection, row: TableRow) -> None:
        """Keep a table of a round."""
        self._table_store.create(connection, row)

    def conclude(self, connection: Connection, tournament: str, seats: Sequence[PairingRow]) -> None:
        """What came of a table; what was written first stays."""
        for seat in seats:
            box = db.pairings.c
            mine = and_(box.tournament == tournament, box.round == seat.round, box.board == seat.board, box.seat == seat.seat)
            values = {"place": seat.place, "points": seat.points, "share": seat.share}
            connection.execute(update(db.pairings).where(and_(mine, box.points.is_(None))).values(values))

    def forget(self, connection: Connection, person: str, now: float) -> list[str]:
        """Somebody is gone for good: they are paired no more, and what they organised and nobody plays yet is called off.

        What is being played goes on by itself. The tournaments that look otherwise now.
        """
        takes_part = select(db.entrants.c.tournament).where(db.entrants.c.person == person)
        concerned = or_(db.tournaments.c.organiser == person, db.tournaments.c.id.in_(takes_part))
        going_on = and_(concerned, db.tournaments.c.status.in_((OPEN, RUNNING)))
        changed = list(connection.execute(select(db.tournaments.c.id).where(going_on)).scalars())
        open_ones = select(db.tournaments.c.id).where(db.tournaments.c.status == OPEN)
        theirs = db.entrants.c.person == person
        connection.execute(delete(db.entrants).where(and_(theirs, db.entrants.c.tournament.in_(open_ones))))
        connection.execute(update(db.entrants).where(theirs).values(status=OUT))
        organised = and_(db.tournaments.c.organiser == person, db.tournaments.c.status == OPEN)
        connection.execute(update(db.tournaments).where(organised).values(status=CANCELLED, changed=now))
        return changed


def has_ended(stand: TableStand | None) -> bool:
    """Whether nothing more comes of a table: it is over, was closed, or is gone."""
    return stand is None or stand.status in (OVER, CLOSED)


def _whole(connection: Connection, row: TournamentRow) -> Tournament:
    entrants = select(db.entrants).where(db.entrants.c.tournament == row.id).order_by(db.entrants.c.number)
    box = db.pairings.c
    pairings = select(db.pairings).where(box.tournament == row.id).order_by(box.round, box.board, box.seat)
    return Tournament(
        row,
        [EntrantRow(**_but_tournament(each)) for each in connection.execute(entrants).mappings()],
        [PairingRow(**_but_tournament(each)) for each in connection.execute(pairings).mappings()],
    )


def _but_tournament(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "tournament"}
