"""Everything the server reads from its database, and the writes that are not steps of a table (see writer.py)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, and_, case, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from megawatt.server.storage import schema as db
from megawatt.server.storage.channel import notify
from megawatt.server.storage.steps import CHAT_ON, CLOSED, OVER, RUNNING, WAIT, WAITING, SeatRow

MOST_LISTED = 60
MOST_FOLLOWED = 500
"""Tables in play that a program is told of."""
LOCK_MILLISECONDS = 2000
PROBE = {"name": "probe", "value": "x" * 8192}
"""Long enough to need room of its own."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table as the database keeps it."""

    id: str
    game: str
    rules: int
    title: str | None
    options: str
    seed: str
    """A number of up to 128 bits, which no column for numbers holds."""
    dealt_by: str
    deal: str
    nonce: str | None
    commitment: str | None
    bot_seed: int
    position: bytes | None
    public: bool
    host: str
    seats: str
    status: str
    created: float
    moved: float
    ply: int
    to_decide: int | None
    waits_for_us: bool
    ranking: str | None
    what_if_of: str | None
    what_if_ply: int | None
    hints: bool
    """Whether people here may ask what to play."""
    absent: str = WAIT
    """What happens when a person's time is used up."""
    per_turn: int = 0
    """Seconds for a turn; 0: no clock."""
    bank: int = 0
    """Seconds for what goes beyond it, in the whole game."""
    deadline: float | None = None
    """When the time of the person to decide is used up."""
    next_table: str | None = None
    """The rematch."""
    rated: bool = False
    """Whether the result counts for ratings: agreed before the start, between accounts only."""
    chat: str = CHAT_ON
    """What may be said here."""
    chat_changed: float | None = None
    """When something that was said before was last changed: a line removed, a name taken away, the chat closed."""
    tournament: str | None = None
    """Whose table it is."""


class JournalRow(msgspec.Struct):
    """One step of a journal as the database keeps it."""

    seq: int
    at: float
    key: str | None
    step: str


class Store:
    """Reads and small writes. Every method blocks: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    # Settings

    def secret(self) -> bytes:
        """The key that signs cookies; drawn once per database."""
        return bytes.fromhex(self.drawn("cookie-secret", lambda: secrets.token_hex(32)))

    def drawn(self, name: str, draw: Callable[[], str]) -> str:
        """What was drawn once per database; whoever comes first keeps theirs for all."""
        wanted = select(db.settings.c.value).where(db.settings.c.name == name)
        with self.engine.begin() as connection:
            kept = connection.execute(wanted).scalar()
            if kept is not None:
                return str(kept)
            connection.execute(self.insert(db.settings).values(name=name, value=draw()).on_conflict_do_nothing())
            return str(connection.execute(wanted).scalar_one())

    # People

    def name_of(self, person: str) -> str | None:
        """The name that this person chose."""
        with self.engine.connect() as connection:
            return connection.execute(select(db.people.c.name).where(db.people.c.id == person)).scalar()

    def names_of(self, people: Iterable[str]) -> dict[str, str | None]:
        """The names that these people chose."""
        wanted = sorted(set(people))
        if not wanted:
            return {}
        with self.engine.connect() as connection:
            rows = connection.execute(select(db.people.c.id, db.people.c.name).where(db.people.c.id.in_(wanted)))
            return {row.id: row.name for row in rows}

    def rename(self, connection: Connection, person: str, name: str) -> list[str]:
        """Keep a person's name; the tables where they sit."""
        row = {"id": person, "name": name, "created": time.time()}
        connection.execute(self.insert(db.people).values(row).on_conflict_do_update(index_elements=["id"], set_={"name": name}))
        if self.engine.dialect.name == "postgresql":
            notify(connection, f"person {person}")
        return list(connection.execute(select(db.sitting.c.table_id).where(db.sitting.c.person == person)).scalars())

    # Vacations

    def vacations(self, person: str, since: float) -> list[tuple[float, float]]:
        """When this person was, is and will be on vacation, as far as it reaches beyond then; the earliest first."""
        wanted = and_(db.vacations.c.person == person, db.vacations.c.until > since)
        query = select(db.vacations.c.began, db.vacations.c.until).where(wanted).order_by(db.vacations.c.began)
        with self.engine.connect() as connection:
            return [(row.began, row.until) for row in connection.execute(query)]

    def keep_vacation(self, connection: Connection, person: str, began: float, until: float) -> None:
        """This person is on vacation from then until then; until is began: not at all."""
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
        """This person does not want to see the table in their lists any more; whether it was there."""
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
        """The host of a table is known by another id now."""
        theirs = and_(db.tables.c.id == table, db.tables.c.host == host)
        connection.execute(update(db.tables).where(theirs).values(host=to))

    def overdue(self, now: float) -> list[str]:
        """Running tables where the time of the person to decide is used up, and something was agreed for that."""
        wanted = and_(db.tables.c.deadline <= now, db.tables.c.status == RUNNING, db.tables.c.absent != WAIT)
        order = db.tables.c.deadline
        with self.engine.connect() as connection:
            return list(connection.execute(select(db.tables.c.id).where(wanted).order_by(order).limit(500)).scalars())

    def turn_by_turn(self, person: str, per_turn: int) -> list[str]:
        """The running tables with at least so many seconds per turn where this person sits."""
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
        """This step and those after it, and the plans. Waits for every append under way, so that the answer is the last word."""
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
                *connection.execute(query.order_by(db.tables.c.moved.desc()).limit(MOST_FOLLOWED)).mappings(),
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

    def waiting_for_us(self, moved_before: float) -> list[str]:
        """Running tables where a bot or a plan is to decide and nothing has happened since then."""
        wanted = and_(db.tables.c.waits_for_us, db.tables.c.status == RUNNING, db.tables.c.moved < moved_before)
        with self.engine.connect() as connection:
            return list(connection.execute(select(db.tables.c.id).where(wanted).order_by(db.tables.c.moved).limit(500)).scalars())

    def probe(self, connection: Connection) -> None:
        """Write something and take it away again; raises when the database takes nothing."""
        connection.execute(delete(db.settings).where(db.settings.c.name == PROBE["name"]))
        connection.execute(insert(db.settings).values(PROBE))
        connection.execute(delete(db.settings).where(db.settings.c.name == PROBE["name"]))

    def check(self) -> int:
        """How many tables there are; raises when the database does not answer."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(db.tables)).scalar_one())

    def _rows(self, query: Any) -> list[TableRow]:
        with self.engine.connect() as connection:
            return [TableRow(**row) for row in connection.execute(query.limit(MOST_LISTED)).mappings()]

    # Analyses

    def analysis(self, table: str) -> str | None:
        """What was found out about a finished game, if anybody has asked for it."""
        with self.engine.connect() as connection:
            return connection.execute(select(db.analyses.c.report).where(db.analyses.c.table_id == table)).scalar()

    def keep_analysis(self, connection: Connection, table: str, report: str) -> None:
        """Keep a report; the first one stays."""
        row = {"table_id": table, "made": time.time(), "report": report}
        connection.execute(self.insert(db.analyses).values(row).on_conflict_do_nothing())

    # Who runs a table's bots

    def claim(self, table: str, worker: str, seconds: float) -> bool:
        """Whether this worker may decide for the table's bots for so long."""
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
        """This worker ends; others may go on at once."""
        with self.engine.begin() as connection:
            connection.execute(delete(db.claims).where(db.claims.c.worker == worker))


def write_sitting(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    """Note who sits at a table, for the lists of their tables."""
    connection.execute(delete(db.sitting).where(db.sitting.c.table_id == table))
    people = sorted(set().union(*(seat.concerns for seat in seats)))
    if people:
        connection.execute(insert(db.sitting), [{"person": person, "table_id": table, "hidden": False} for person in people])


def write_plan(store: Store, connection: Connection, table: str, seat: int, plan: str | None) -> None:
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
