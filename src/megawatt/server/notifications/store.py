"""How people want to be notified of their turns and tournaments, and the notifications that wait.

Rows are written in the transaction of what they are about: a step, a round, an invitation.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, insert, select, update

from megawatt.server.db import schema as db
from megawatt.server.db.outbox import PUSH, drop_channels

MAIL, HOOK = "mail", "hook"
JSON, DISCORD, SLACK = "json", "discord", "slack"
"""What a hook is sent: our own JSON, or a message as a chat service takes it."""
MAX_FAILURES = 10
"""A channel that has failed so often in a row is not used any more."""


class ChannelRow(msgspec.Struct, frozen=True):
    """One way to reach a person. Its id is known to them alone: knowing it allows switching it off."""

    id: str
    person: str
    kind: str
    address: str
    secret: str
    """What confirms a mail address, or signs what goes to a hook."""
    confirmed: bool
    failures: int
    made: float
    key: str = ""
    """What a browser's messages are encrypted with, and what shows that they are for it."""
    auth: str = ""
    about: str = ""
    """What its owner knows a browser by."""
    session: str = ""
    """The session that a browser was signed in with; its end also ends the notifications."""
    format: str = JSON
    """What a hook takes."""

    def is_same(self, other: ChannelRow) -> bool:
        """Whether both are the same browser."""
        return (self.kind, self.address, self.key, self.auth) == (other.kind, other.address, other.key, other.auth)


class ReachRow(msgspec.Struct, frozen=True):
    """When and in which language a person wants notifications."""

    person: str
    off: bool = False
    quiet_from: int | None = None
    """Minutes after midnight, in the person's own time zone."""
    quiet_to: int | None = None
    zone: str = "UTC"
    language: str = "en"
    seen: float = 0.0
    """When they were last at the page."""
    only_decisions: bool = False
    """Whether they want only real decisions at turn-by-turn tables."""


class Notification(msgspec.Struct, frozen=True):
    """One message that is due, with all that decides whether and how it is sent."""

    table_id: str
    """The table, or the tournament that somebody is invited to."""
    seq: int
    made: float
    due: float
    tries: int
    what: str
    channel: ChannelRow
    reach: ReachRow
    game: str | None
    """None when table or tournament is gone."""
    title: str | None
    status: str | None
    seats: str | None
    """Of a table; None with an invitation."""
    part: str | None
    """What the person is in the tournament now; None with a table."""
    to_decide: int | None
    deadline: float | None
    newer: bool
    """Whether there is a message about a later turn at the same table."""


def new_channel(person: str, kind: str, address: str, confirmed: bool, now: float) -> ChannelRow:
    """A new id of a channel."""
    return ChannelRow(secrets.token_urlsafe(18), person, kind, address, secrets.token_urlsafe(24), confirmed, 0, now)


class Outbox:
    """Reads and small writes. Every method blocks: call it from a thread, or as the writer's work."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def reach(self, person: str) -> ReachRow:
        """What this person wants."""
        with self._engine.connect() as connection:
            row = connection.execute(select(db.reach).where(db.reach.c.person == person)).mappings().first()
        return ReachRow(**row) if row else ReachRow(person)

    def channels(self, person: str) -> list[ChannelRow]:
        """The ways to reach this person."""
        query = select(db.channels).where(db.channels.c.person == person).order_by(db.channels.c.made, db.channels.c.id)
        with self._engine.connect() as connection:
            return [ChannelRow(**row) for row in connection.execute(query).mappings()]

    def keep_reach(self, connection: Connection, row: ReachRow) -> None:
        """Store a person's preferences."""
        connection.execute(delete(db.reach).where(db.reach.c.person == row.person))
        connection.execute(insert(db.reach).values(msgspec.structs.asdict(row)))

    def add(self, connection: Connection, row: ChannelRow, language: str, most: int) -> bool:
        """Keep a way to reach somebody instead of an equal one; False when they have that many. Browsers are counted apart."""
        ways = db.channels.c
        drop_channels(connection, and_(ways.person == row.person, ways.kind == row.kind, ways.address == row.address))
        theirs = and_(ways.person == row.person, ways.kind == PUSH if row.kind == PUSH else ways.kind != PUSH)
        if int(connection.execute(select(func.count()).select_from(db.channels).where(theirs)).scalar_one()) >= most:
            return False
        connection.execute(insert(db.channels).values(msgspec.structs.asdict(row)))
        known = connection.execute(select(db.reach.c.person).where(db.reach.c.person == row.person)).first()
        if known is None:
            connection.execute(insert(db.reach).values(msgspec.structs.asdict(ReachRow(row.person, language=language))))
        return True

    def keep_device(self, connection: Connection, row: ChannelRow, language: str, most: int) -> bool:
        """Keep a browser, with the notifications that wait for it if its id is known; False when they have that many others.

        A browser notifies one person only: its previous user gets nothing there any more.
        """
        ways = db.channels.c
        drop_channels(connection, and_(ways.address == row.address, ways.key == row.key, ways.auth == row.auth, ways.id != row.id))
        mine = update(db.channels).where(and_(ways.id == row.id, ways.person == row.person))
        if connection.execute(mine.values(msgspec.structs.asdict(row))).rowcount:
            return True
        return self.add(connection, row, language, most)

    def hand_devices(self, connection: Connection, guest: str, person: str, session: str, most: int) -> None:
        """The browsers of a guest are this person's from now on; of too many the oldest are left out."""
        ways = db.channels.c
        theirs = and_(ways.person == guest, ways.kind == PUSH)
        if not connection.execute(update(db.channels).where(theirs).values(person=person, session=session)).rowcount:
            return
        newest = select(ways.id).where(and_(ways.person == person, ways.kind == PUSH)).order_by(ways.made.desc()).limit(most)
        kept = list(connection.execute(newest).scalars())
        drop_channels(connection, and_(ways.person == person, ways.kind == PUSH, ways.id.not_in(kept)))
        wish = select(db.reach.c.person).where(db.reach.c.person == person)
        if connection.execute(wish).first() is None:
            connection.execute(update(db.reach).where(db.reach.c.person == guest).values(person=person))

    def confirm(self, connection: Connection, secret: str) -> bool:
        """Confirm a mail address; returns whether the token was valid."""
        meant = and_(db.channels.c.secret == secret, db.channels.c.kind == MAIL)
        return bool(connection.execute(update(db.channels).where(meant).values(confirmed=True, failures=0)).rowcount)

    def drop(self, connection: Connection, channel: str, person: str | None = None) -> bool:
        """Delete a channel; with a person, only if it is theirs."""
        meant = db.channels.c.id == channel
        if person is not None:
            meant = and_(meant, db.channels.c.person == person)
        return bool(drop_channels(connection, meant))

    def seen(self, connection: Connection, people: list[str], now: float) -> None:
        """Store that these people are at the page."""
        connection.execute(update(db.reach).where(db.reach.c.person.in_(people)).values(seen=now))

    def due(self, now: float, most: int, of_person: int) -> list[Notification]:
        """What should be sent by now, the longest due first, and at most so many of each person."""
        later = db.outbox.alias("later")
        same = and_(later.c.table_id == db.outbox.c.table_id, later.c.channel == db.outbox.c.channel, later.c.seq > db.outbox.c.seq)
        box = [column for column in db.outbox.c if column.name != "channel"]
        table, cup = db.tables.c, db.tournaments.c
        shown = [
            func.coalesce(table.game, cup.game).label("game"),
            func.coalesce(table.title, cup.name).label("title"),
            func.coalesce(table.status, cup.status).label("status"),
            db.entrants.c.status.label("part"),
            *(table[name] for name in ("seats", "to_decide", "deadline")),
        ]
        order = db.outbox.c.due, db.outbox.c.seq
        nth = func.row_number().over(partition_by=db.channels.c.person, order_by=order)
        invited = and_(db.entrants.c.tournament == db.outbox.c.table_id, db.entrants.c.person == db.channels.c.person)
        query = (
            select(*box, *shown, select(later.c.seq).where(same).exists().label("newer"), nth.label("nth"))
            .add_columns(*(column.label(f"channel_{column.name}") for column in db.channels.c))
            .add_columns(*(column.label(f"reach_{column.name}") for column in db.reach.c))
            .join(db.channels, db.channels.c.id == db.outbox.c.channel)
            .join(db.reach, db.reach.c.person == db.channels.c.person)
            .outerjoin(db.tables, db.tables.c.id == db.outbox.c.table_id)
            .outerjoin(db.tournaments, db.tournaments.c.id == db.outbox.c.table_id)
            .outerjoin(db.entrants, invited)
            .where(db.outbox.c.due <= now)
        ).subquery()
        columns = [column for column in query.c if column.name != "nth"]
        first = select(*columns).where(query.c.nth <= of_person).order_by(query.c.due, query.c.seq).limit(most)
        with self._engine.connect() as connection:
            return [_notification(dict(row)) for row in connection.execute(first).mappings()]

    def put_off(self, connection: Connection, notification: Notification, until: float, tries: int) -> bool:
        """Postpone a notification; False when another process has done so."""
        as_it_was = and_(_is(notification), db.outbox.c.due == notification.due)
        return bool(connection.execute(update(db.outbox).where(as_it_was).values(due=until, tries=tries)).rowcount)

    def done(self, connection: Connection, notification: Notification, failed: bool | None) -> None:
        """Delete a notification that was sent (False), has failed for good (True), or is obsolete (None).

        Messages about earlier turns at the same table are deleted with it: later they would be mistaken for this turn's.
        """
        box = db.outbox.c
        until_now = and_(box.table_id == notification.table_id, box.channel == notification.channel.id, box.seq <= notification.seq)
        connection.execute(delete(db.outbox).where(until_now))
        mine = db.channels.c.id == notification.channel.id
        if failed is False and notification.channel.failures:
            connection.execute(update(db.channels).where(mine).values(failures=0))
        elif failed:
            failures = notification.channel.failures + 1
            values = {"failures": failures, "confirmed": notification.channel.confirmed and failures < MAX_FAILURES}
            connection.execute(update(db.channels).where(mine).values(values))


def _is(notification: Notification) -> Any:
    box = db.outbox.c
    return and_(box.table_id == notification.table_id, box.seq == notification.seq, box.channel == notification.channel.id)


def _notification(row: dict[str, Any]) -> Notification:
    channel = ChannelRow(**_taken_out(row, "channel_"))
    return Notification(channel=channel, reach=ReachRow(**_taken_out(row, "reach_")), **row)


def _taken_out(row: dict[str, Any], prefix: str) -> dict[str, Any]:
    return {name.removeprefix(prefix): row.pop(name) for name in list(row) if name.startswith(prefix)}
