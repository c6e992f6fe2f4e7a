"""The chat of tables: saying, hearing, muting and reporting.

A line is told when it is committed, by every process in the order of its numbers: a process remembers the last one that it has
told at a table, and reads what came after it whenever it hears that there is more.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Protocol

from megawatt.server.acts.cleaning import checked_text, cleaned
from megawatt.server.background import Background
from megawatt.server.ids import own_key
from megawatt.server.people.limits import Limits
from megawatt.server.refusals import Refusal
from megawatt.server.storage import reports
from megawatt.server.storage.chat import FULL, MOST_LINES, SHUT, ChatStore, LineRow
from megawatt.server.storage.steps import CHAT_CLOSED, CHAT_OFF, CHAT_REACTIONS, OVER
from megawatt.server.storage.storage import Storage
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.chat import NEWEST_LINES, ROOMS, TableChat, heard_lines, rooms_of, tell_line, tell_rooms
from megawatt.server.telling.connection import Connection
from megawatt.server.telling.open_pages import OpenPages
from megawatt.server.wire.chat import ChatLines
from megawatt.server.wire.from_page import EarlierChat, Mute, Report, Say, Unmute

MOST_CHARACTERS = 400
MOST_REASON = 200
MOST_MUTED = 500
LOOK_BACK_SECONDS = 30.0
"""So far back one looks for what the host has changed."""


class Speaker(Protocol):
    """Whoever says something: a page, or a program over HTTP."""

    @property
    def person(self) -> str | None:
        """Who it is; None for nobody that is known."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    @property
    def shown(self) -> int | None:
        """The seat that they look from."""


class Chatting:
    """What people say to each other at the tables of one process."""

    def __init__(
        self, storage: Storage, background: Background, tables: Mapping[str, Audience], pages: OpenPages, limits: Limits
    ) -> None:
        self._storage, self._background, self._tables, self._pages, self._limits = storage, background, tables, pages, limits
        self.store = ChatStore(storage.store)

    # Saying

    async def say(self, audience: Audience, speaker: Speaker, message: Say) -> int:
        """Say something at a table; the number of the line in its room."""
        person = _somebody(speaker.person)
        self._must_be_heard(audience, person, message.room)
        self._check_rule(audience, message)
        text = None if message.text is None else checked_text(message.text, MOST_CHARACTERS)
        if (text is None) == (message.reaction is None):
            raise Refusal("chat-empty", "a line has either a text or a reaction")
        self._limits.spend("say", person, speaker.address)
        seat, name = await self._called(audience, speaker, person)
        row = LineRow(
            table_id=audience.table.id,
            room=message.room,
            number=0,
            key=own_key(person, message.key),
            at=time.time(),
            person=person,
            name=name,
            seat=seat,
            text=text,
            reaction=message.reaction,
        )
        number = await self._storage.writer.submit(lambda at: self.store.add(at, row))
        if number is None:
            raise Refusal("busy", "everybody talks at once; try again")
        if number == SHUT:
            raise _closed()
        if number == FULL:
            raise Refusal("chat-full", f"{MOST_LINES} lines were said here; that is all that is kept", most=MOST_LINES)
        await self.catch_up(audience)
        return int(number)

    def _check_rule(self, audience: Audience, message: Say) -> None:
        rule = audience.chat.rule if audience.chat else audience.table.row.chat
        if rule == CHAT_CLOSED:
            raise _closed()
        if rule == CHAT_OFF or (rule == CHAT_REACTIONS and message.reaction is None):
            raise Refusal("chat-rule", f"the chat of this table is agreed as {rule!r}")

    async def _called(self, audience: Audience, speaker: Speaker, person: str) -> tuple[int | None, str]:
        """Where somebody sits, and what they are called there."""
        table = audience.table
        mine = table.seats_of(person)
        seat = speaker.shown if speaker.shown in mine else (mine[0] if mine else None)
        name = table.seats[seat].name if seat is not None else None
        name = name or await self._storage.read(self._storage.store.name_of, person)
        if name is None:
            raise Refusal("chat-name", "choose a name first, by which the others know you")
        return seat, name

    def _must_be_heard(self, audience: Audience, person: str | None, room: str) -> None:
        """The same refusal for a room that is not mine and for a line that is not there: neither tells anything."""
        if room not in rooms_of(audience.table, person):
            raise Refusal("no-such-line", "there is nothing like this for you here")

    # Hearing

    def greet_soon(self, audience: Audience, connection: Connection) -> None:
        """A page has come to a table: it hears what was said, beside everything else."""
        self._background.once("chat", self.greet(audience, connection))

    async def greet(self, audience: Audience, connection: Connection) -> None:
        """Tell a page everything that it may hear at its table."""
        if audience.table.row.chat == CHAT_OFF or not connection.hears_chat:
            return
        async with audience.hearing:
            if audience.chat is None:
                audience.chat = await self._read(audience)
            mutes = await self._storage.read(self.store.mutes_of, connection.person) if connection.person else []
            if connection in audience.connections or connection in audience.listeners:
                tell_rooms(audience.chat, audience.table, connection, mutes)

    async def earlier(self, audience: Audience, connection: Connection, message: EarlierChat) -> ChatLines:
        """The lines before those that a page has."""
        self._must_be_heard(audience, connection.person, message.room)
        if connection.muted is None:
            await self.greet(audience, connection)
        rows = await self._storage.read(self.store.before, audience.table.id, message.room, message.before, NEWEST_LINES)
        return ChatLines(lines=heard_lines(rows[-NEWEST_LINES:], connection), more=len(rows) > NEWEST_LINES)

    async def catch_up(self, audience: Audience) -> None:
        """Tell what was said since, in order and once."""
        async with audience.hearing:
            if audience.chat is None:
                return
            for room in ROOMS:
                for row in await self._storage.read(self.store.after, audience.table.id, room, audience.chat.last(room)):
                    audience.chat.add(row)
                    tell_line(row, audience.table, (*audience.connections, *audience.listeners))

    async def tell_again(self, audience: Audience) -> None:
        """Something that was said is otherwise now, or others may hear it: everybody is told anew."""
        async with audience.hearing:
            if audience.chat is None:
                return
            audience.chat = await self._read(audience)
            audience.table.row.chat = audience.chat.rule
        for connection in (*audience.connections, *audience.listeners):
            await self.greet(audience, connection)

    def look_after(self, audience: Audience) -> None:
        """Something has happened at a table: when people have sat down or left, or the game is over, rooms open and close."""
        chat, table = audience.chat, audience.table
        if chat is not None and (chat.seats is not table.seats or chat.over != (table.status == OVER)):
            chat.seats, chat.over = table.seats, table.status == OVER
            self._background.once("chat", self.tell_again(audience))

    async def heed(self) -> None:
        """Take over what the host has changed from outside, where nobody tells us of it."""
        for table, at in (await self._storage.read(self.store.changed_since, time.time() - LOOK_BACK_SECONDS)).items():
            audience = self._tables.get(table)
            if audience is not None and audience.chat is not None and (audience.chat.changed or 0.0) < at:
                await self.tell_again(audience)

    async def _read(self, audience: Audience) -> TableChat:
        table = audience.table
        rule, changed, lines = await self._storage.read(self.store.newest, table.id, ROOMS, NEWEST_LINES)
        return TableChat(rule, changed, lines, table.seats, table.status == OVER)

    # Muting and reporting

    async def mute(self, audience: Audience, connection: Connection, message: Mute) -> None:
        """Do not hear somebody any more, on any page of mine."""
        person, line = await self._line(audience, connection, message)
        self._limits.spend("mute", person, connection.address)
        if not await self._storage.writer.submit(lambda at: self.store.mute(at, person, line, MOST_MUTED)):
            raise Refusal("too-many-muted", f"you have muted {MOST_MUTED} people already", most=MOST_MUTED)
        await self.tell_mutes(person)

    async def unmute(self, connection: Connection, message: Unmute) -> None:
        """Hear somebody again."""
        person = _somebody(connection.person)
        self._limits.spend("mute", person, connection.address)
        if not await self._storage.writer.submit(lambda at: self.store.unmute(at, person, message.muted)):
            raise Refusal("no-such-line", "you have muted nobody like this")
        await self.tell_mutes(person)

    async def tell_mutes(self, person: str) -> None:
        """A person hears others than before: all their pages of this process are told anew."""
        for connection in [connection for connection in self._pages.connections if connection.person == person]:
            audience = self._tables.get(connection.table or "")
            if audience is not None:
                await self.greet(audience, connection)

    async def report(self, audience: Audience, connection: Connection, message: Report) -> None:
        """Tell the host about a line."""
        person, line = await self._line(audience, connection, message)
        reason = cleaned(message.reason)
        if len(reason) > MOST_REASON:
            raise Refusal("chat-long", f"a reason may have {MOST_REASON} characters, not {len(reason)}", most=MOST_REASON)
        self._limits.spend("report", person, connection.address)
        store = self._storage.store
        if not await self._storage.writer.submit(lambda at: reports.add(store, at, line, person, reason)):
            raise Refusal("reported", "you have reported this line already")

    async def _line(self, audience: Audience, connection: Connection, message: Mute | Report) -> tuple[str, LineRow]:
        """Somebody else's line, as far as the person may hear it."""
        person = _somebody(connection.person)
        self._must_be_heard(audience, person, message.room)
        line = await self._storage.read(self.store.line, audience.table.id, message.room, message.number)
        if line is None or line.person is None or line.person == person:
            raise Refusal("no-such-line", "there is no line of somebody else with this number")
        return person, line


def _closed() -> Refusal:
    return Refusal("chat-closed", "the host of this server has closed the chat of this table")


def _somebody(person: str | None) -> str:
    if person is None:
        raise Refusal("chat-name", "choose a name first, by which the others know you")
    return person
