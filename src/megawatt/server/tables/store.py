"""Tables in the database: their rows, journals and plans, who sits where, vacations, analyses, and which worker runs their bots.

Steps are appended by db/writer.py.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, text, update

from megawatt.server.db import schema as db
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.db.store import Store
from megawatt.server.tables.steps import CLOSED, OVER, RUNNING, WAIT, WAITING, SeatRow

MAX_LISTED = 60
MAX_FOLLOWED = 500
"""How many running tables a program's stream covers."""
LOCK_MILLISECONDS = 2000


class TableStore:
    """Reads and small writes about tables. Every method blocks: call it from a thread, with a connection from the writer."""

    def __init__(self, store: Store) -> None:
        self.engine, self.insert = store.engine, store.insert

    # Vacations

    def vacations(self, person: str, since: float) -> list[tuple[float, float]]:
        """A person's past, present and future vacations that end after this time, the earliest first."""
        wanted = and_(db.vacations.c.person == person, db.vacations.c.until > since)
        query = select(db.vacations.c.began, db.vacations.c.until).where(wanted).order_by(db.vacations.c.began)
        with self.engine.connect() as connection:
            return [(row.began, row.until) for row in connection.execute(query)]

    def keep_vacation(self, connection: Connection, person: str, began: float, until: float) -> None:
        """Store a vacation; none when `until` is `began`."""
        theirs = and_(db.vacations.c.person == person, db.vacations.c.began == began)
        connection.execute(delete(db.vacations).where(theirs))
        if until > began:
            connection.execute(insert(db.vacations).values(person=person, began=began, until=until))

    # Tables

    def create(self, connection: Connection, row: TableRow, steps: Sequence[JournalRow] = ()) -> None:
        """Keep a new table, with the steps it has already seen (from a file); one that is there already was kept by a first try."""
        kept = connection.execute(self.insert(db.tables).values(msgspec.structs.asdict(row)).on_conflict_do_nothing())
        if not kept.rowcount:
            return
        write_sitting(connection, row.id, msgspec.json.decode(row.seats, type=list[SeatRow]))
        if steps:
            connection.execute(insert(db.journal), [{"table_id": row.id, **msgspec.structs.asdict(step)} for step in steps])

    def create_next(self, connection: Connection, row: TableRow, of: str) -> str:
        """Keep the rematch of a table, unless it has one; the rematch that there is."""
        wanted = and_(db.tables.c.id == of, or_(db.tables.c.next_table.is_(None), db.tables.c.next_table == row.id))
        if connection.execute(update(db.tables).where(wanted).values(next_table=row.id)).rowcount:
            self.create(connection, row)
            return row.id
        return str(connection.execute(select(db.tables.c.next_table).where(db.tables.c.id == of)).scalar_one())

    def hide(self, connection: Connection, person: str, table: str) -> bool:
        """Hide a table from a person's lists; returns whether it was there."""
        theirs = and_(db.sitting.c.person == person, db.sitting.c.table_id == table)
        return bool(connection.execute(update(db.sitting).where(theirs).values(hidden=True)).rowcount)

    def tables_of(self, person: str, statuses: Sequence[str]) -> list[str]:
        """Every table of these statuses where this person sits, has left a seat or has one reserved; those to be played first."""
        theirs = and_(db.sitting.c.person == person, db.tables.c.status.in_(statuses))
        query = select(db.tables.c.id).join(db.sitting, db.sitting.c.table_id == db.tables.c.id).where(theirs)
        order = case({status: place for place, status in enumerate(statuses)}, value=db.tables.c.status)
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(order, db.tables.c.moved.desc())).scalars())

    def change_host(self, connection: Connection, table: str, host: str, to: str) -> None:
        """Change the id of a host."""
        theirs = and_(db.tables.c.id == table, db.tables.c.host == host)
        connection.execute(update(db.tables).where(theirs).values(host=to))

    def wakes_only_for_decisions(self, person: str) -> bool:
        """Whether this person wants only real decisions at the tables where they sit down."""
        with self.engine.connect() as connection:
            wish = connection.execute(select(db.reach.c.only_decisions).where(db.reach.c.person == person)).scalar()
        return bool(wish)

    def overdue(self, now: float) -> list[str]:
        """Running tables where the time of the person to decide is used up, and something was agreed for that."""
        wanted = and_(db.tables.c.deadline <= now, db.tables.c.status == RUNNING, db.tables.c.absent != WAIT)
        order = db.tables.c.deadline
        with self.engine.connect() as connection:
            return list(connection.execute(select(db.tables.c.id).where(wanted).order_by(order).limit(500)).scalars())

    def turn_by_turn(self, person: str, per_turn: int) -> list[str]:
        """The running tables of this person with at least this many seconds per turn."""
        wanted = and_(db.sitting.c.person == person, db.tables.c.status == RUNNING, db.tables.c.per_turn >= per_turn)
        query = select(db.tables.c.id).join(db.sitting, db.sitting.c.table_id == db.tables.c.id).where(wanted)
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(db.tables.c.id)).scalars())

    def table(self, table: str) -> tuple[TableRow, list[JournalRow], dict[int, str]] | None:
        """A table, its whole journal and its plans, read at one moment."""
        with self.engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            found = connection.execute(select(db.tables).where(db.tables.c.id == table)).mappings().first()
            if found is None:
                return None
            rows = connection.execute(_journal_of(table, 0)).all()
            kept = connection.execute(select(db.plans.c.seat, db.plans.c.plan).where(db.plans.c.table_id == table)).all()
        return TableRow(**found), [JournalRow(*row) for row in rows], {row.seat: row.plan for row in kept}

    def plans(self, table: str) -> dict[int, str]:
        """What the seats of a table have decided ahead."""
        with self.engine.connect() as connection:
            kept = connection.execute(select(db.plans.c.seat, db.plans.c.plan).where(db.plans.c.table_id == table)).all()
        return {row.seat: row.plan for row in kept}

    def last_step(self, table: str) -> int:
        """The number of the last step that is committed; 0 before the first."""
        with self.engine.connect() as connection:
            last = select(func.max(db.journal.c.seq)).where(db.journal.c.table_id == table)
            return int(connection.execute(last).scalar() or 0)

    def journal_after(self, table: str, seq: int) -> list[JournalRow]:
        """The steps that came after this one."""
        with self.engine.connect() as connection:
            return [JournalRow(*row) for row in connection.execute(_journal_of(table, seq)).all()]

    def since(self, table: str, seq: int) -> tuple[list[JournalRow], dict[int, str]]:
        """This step and those after it, and the plans. Waits for every append under way, so that the answer is final."""
        with self.engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SET LOCAL lock_timeout = {LOCK_MILLISECONDS}"))
            connection.execute(select(db.tables.c.id).where(db.tables.c.id == table).with_for_update())
            rows = connection.execute(_journal_of(table, seq - 1)).all()
            kept = connection.execute(select(db.plans.c.seat, db.plans.c.plan).where(db.plans.c.table_id == table)).all()
        return [JournalRow(*row) for row in rows], {row.seat: row.plan for row in kept}

    def step_with_key(self, table: str, key: str) -> str | None:
        """The step that has been committed with this key."""
        with self.engine.connect() as connection:
            found = select(db.journal.c.step).where(and_(db.journal.c.table_id == table, db.journal.c.key == key)).limit(1)
            return connection.execute(found).scalar()

    def mine(self, person: str) -> list[TableRow]:
        """The tables where this person sits, running ones first, the latest first."""
        order = case((db.tables.c.status == RUNNING, 0), (db.tables.c.status == WAITING, 1), else_=2)
        wanted = and_(db.sitting.c.person == person, ~db.sitting.c.hidden, db.tables.c.status != CLOSED)
        query = select(db.tables).join(db.sitting, db.sitting.c.table_id == db.tables.c.id).where(wanted)
        return self._rows(query.order_by(order, db.tables.c.moved.desc()))

    def followed(self, person: str, known: Iterable[str]) -> list[TableRow]:
        """What a program follows: the tables of this person that wait or run, and those of these that are over by now."""
        theirs = and_(db.sitting.c.person == person, db.tables.c.status.in_((WAITING, RUNNING)))
        query = select(db.tables).join(db.sitting, db.sitting.c.table_id == db.tables.c.id).where(theirs)
        ended = and_(db.tables.c.id.in_(list(known)), db.tables.c.status == OVER)
        with self.engine.connect() as connection:
            rows = [
                *connection.execute(query.order_by(db.tables.c.moved.desc()).limit(MAX_FOLLOWED)).mappings(),
                *connection.execute(select(db.tables).where(ended)).mappings(),
            ]
        return [TableRow(**row) for row in rows]

    def public(self, status: str, attended: Iterable[str] = ()) -> list[TableRow]:
        """Public tables of this status: those where somebody is, then the latest."""
        wanted = and_(db.tables.c.public, db.tables.c.status == status)
        order = case((db.tables.c.id.in_(list(attended)), 0), else_=1)
        return self._rows(select(db.tables).where(wanted).order_by(order, db.tables.c.moved.desc()))

    def count_waiting(self, host: str) -> int:
        """How many tables of this host wait for people."""
        waiting = and_(db.tables.c.host == host, db.tables.c.status == WAITING)
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(db.tables).where(waiting)).scalar_one())

    def count_by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(db.tables.c.status, func.count()).group_by(db.tables.c.status)).all()
        return {str(row[0]): int(row[1]) for row in rows}

    def waiting_for_us(self, moved_before: float) -> list[str]:
        """Running tables where a bot or a plan is to decide and nothing has happened since then."""
        wanted = and_(db.tables.c.waits_for_us, db.tables.c.status == RUNNING, db.tables.c.moved < moved_before)
        with self.engine.connect() as connection:
            return list(connection.execute(select(db.tables.c.id).where(wanted).order_by(db.tables.c.moved).limit(500)).scalars())

    def _rows(self, query: Any) -> list[TableRow]:
        with self.engine.connect() as connection:
            return [TableRow(**row) for row in connection.execute(query.limit(MAX_LISTED)).mappings()]

    # Analyses

    def analysis(self, table: str) -> str | None:
        """The stored analysis of a finished game, or None."""
        with self.engine.connect() as connection:
            return connection.execute(select(db.analyses.c.report).where(db.analyses.c.table_id == table)).scalar()

    def keep_analysis(self, connection: Connection, table: str, report: str) -> None:
        """Store a report; the first one counts."""
        row = {"table_id": table, "made": time.time(), "report": report}
        connection.execute(self.insert(db.analyses).values(row).on_conflict_do_nothing())

    # Who runs a table's bots

    def claim(self, table: str, worker: str, seconds: float) -> bool:
        """Claim a table's bots for this worker, for this many seconds; returns whether that worked."""
        now = time.time()
        row = {"table_id": table, "worker": worker, "until": now + seconds}
        free = or_(db.claims.c.until < now, db.claims.c.worker == worker)
        claim = self.insert(db.claims).values(row)
        claim = claim.on_conflict_do_update(
            index_elements=["table_id"], set_={"worker": worker, "until": now + seconds}, where=free
        )
        with self.engine.begin() as connection:
            return connection.execute(claim.returning(db.claims.c.table_id)).first() is not None

    def give_up_claims(self, worker: str) -> None:
        """Release all claims of a worker that ends."""
        with self.engine.begin() as connection:
            connection.execute(delete(db.claims).where(db.claims.c.worker == worker))


def write_sitting(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    """Note who sits at a table, for the lists of their tables."""
    connection.execute(delete(db.sitting).where(db.sitting.c.table_id == table))
    people = sorted(set().union(*(seat.concerns for seat in seats)))
    if people:
        connection.execute(insert(db.sitting), [{"person": person, "table_id": table, "hidden": False} for person in people])


def write_plan(store: Store | TableStore, connection: Connection, table: str, seat: int, plan: str | None) -> None:
    """Keep a seat's plan, or forget it."""
    if plan is None:
        connection.execute(delete(db.plans).where(and_(db.plans.c.table_id == table, db.plans.c.seat == seat)))
    else:
        row = {"table_id": table, "seat": seat, "plan": plan}
        kept = store.insert(db.plans).values(row)
        connection.execute(kept.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"plan": plan}))


def write_waiting(connection: Connection, table: str, waits_for_us: bool, deadline: float | None) -> None:
    """Note whether a bot or a plan is to decide, or how long the person has who is."""
    values = {"waits_for_us": waits_for_us, "deadline": deadline}
    connection.execute(update(db.tables).where(db.tables.c.id == table).values(values))


def _journal_of(table: str, seq: int) -> Any:
    columns = (db.journal.c.seq, db.journal.c.at, db.journal.c.key, db.journal.c.step)
    return select(*columns).where(and_(db.journal.c.table_id == table, db.journal.c.seq > seq)).order_by(db.journal.c.seq)
