"""The chat of tables: saying, hearing, muting and reporting.

Every process sends a line after its commit, in the order of line numbers: it remembers the last line that it has sent at a table,
and reads the following ones whenever a message says that there are more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol
from weakref import WeakKeyDictionary

from megawatt.server.accounts.mutes import MUTED, MuteStore
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.api.rate_limits import Limits
from megawatt.server.background import Background
from megawatt.server.chat import reports
from megawatt.server.chat.broadcast import LINES_SENT, ROOMS, TableChat, heard_lines, rooms_of, send_line, send_rooms
from megawatt.server.chat.messages import ChatLines, EarlierChat, Mute, Report, Say, Unmute
from megawatt.server.chat.store import FULL, MAX_LINES, SAID, SHUT, ChatStore, LineRow
from megawatt.server.db.database import Storage
from megawatt.server.ids import own_key
from megawatt.server.live.connection import Connection
from megawatt.server.live.connections import OpenPages
from megawatt.server.refusals import Refusal
from megawatt.server.sanitize import checked_text, cleaned
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import CHAT_CLOSED, CHAT_OFF, CHAT_REACTIONS, OVER

MAX_CHARACTERS = 400
MAX_REASON = 200
MAX_MUTED = 500
LOOK_BACK_SECONDS = 30.0
"""How far back changes of the host are looked for."""


class Speaker(Protocol):
    """The author of a line: a page, or a program over HTTP."""

    @property
    def person(self) -> str | None:
        """The person's id; None if unknown."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    @property
    def shown(self) -> int | None:
        """The seat that they look from."""


class _LiveChat:
    """The chat of a table in memory."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        """Held while lines are sent, so that they come in order and once."""
        self.chat: TableChat | None = None
        """The chat in memory; None until a page wants it."""


class ChatService:
    """The chat of the tables of one process."""

    def __init__(
        self, storage: Storage, background: Background, tables: Mapping[str, LiveTable], pages: OpenPages, limits: Limits
    ) -> None:
        self._storage, self._background, self._tables, self._pages, self._limits = storage, background, tables, pages, limits
        self._people = PeopleStore(storage.store)
        self.store, self._mutes = ChatStore(storage.store), MuteStore(storage.store)
        self._chats: WeakKeyDictionary[LiveTable, _LiveChat] = WeakKeyDictionary()
        self.mutes_changed: list[Callable[[str], Awaitable[None]]] = []
        """Called with a person who has muted or unmuted somebody."""

    # Saying

    async def say(self, live: LiveTable, speaker: Speaker, message: Say) -> int:
        """Add a line to the chat of a table; its number in its room."""
        person = _somebody(speaker.person)
        self._must_be_heard(live, person, message.room)
        self._check_rule(live, message)
        text = checked_line(message)
        self._limits.spend("say", person, speaker.address)
        seat, name = await self._called(live, speaker, person)
        row = LineRow(
            table_id=live.table.id,
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
            raise Refusal("chat-full", f"{MAX_LINES} lines were said here; that is all that is kept", most=MAX_LINES)
        await self.catch_up(live)
        return int(number)

    def _check_rule(self, live: LiveTable, message: Say) -> None:
        chat = self._chat_of(live).chat
        rule = chat.rule if chat else live.table.row.chat
        if rule == CHAT_CLOSED:
            raise _closed()
        if rule == CHAT_OFF or (rule == CHAT_REACTIONS and message.reaction is None):
            raise Refusal("chat-rule", f"the chat of this table is agreed as {rule!r}")

    async def _called(self, live: LiveTable, speaker: Speaker, person: str) -> tuple[int | None, str]:
        """The seat and the name of the author of a line."""
        table = live.table
        mine = table.seats_of(person)
        seat = speaker.shown if speaker.shown in mine else (mine[0] if mine else None)
        name = table.seats[seat].name if seat is not None else None
        name = name or await self._storage.read(self._people.name_of, person)
        if name is None:
            raise Refusal("chat-name", "choose a name first, by which the others know you")
        return seat, name

    def _must_be_heard(self, live: LiveTable, person: str | None, room: str) -> None:
        """The same refusal for a forbidden room and for a missing line, so that neither reveals anything."""
        if room not in rooms_of(live.table, person):
            raise Refusal("no-such-line", "there is nothing like this for you here")

    # Hearing

    def send_chat_soon(self, live: LiveTable, connection: Connection) -> None:
        """Send the chat to a connection that begins to watch a table, in the background."""
        self._background.once("chat", self.send_chat(live, connection))

    async def send_chat(self, live: LiveTable, connection: Connection) -> None:
        """Send a connection every line that it may read at its table."""
        if live.table.row.chat == CHAT_OFF or not connection.hears_chat:
            return
        async with self._chat_of(live).lock:
            chat = self._chat_of(live).chat
            if chat is None:
                chat = self._chat_of(live).chat = await self._read(live)
            mutes = await self._storage.read(self._mutes.mutes_of, connection.person) if connection.person else []
            if connection in live.broadcast.connections or connection in live.broadcast.listeners:
                send_rooms(chat, live.table, connection, mutes)

    async def earlier(self, live: LiveTable, connection: Connection, message: EarlierChat) -> ChatLines:
        """The lines before those that a page has."""
        self._must_be_heard(live, connection.person, message.room)
        if connection.muted is None:
            await self.send_chat(live, connection)
        rows = await self._storage.read(self.store.before, live.table.id, message.room, message.before, LINES_SENT)
        return ChatLines(lines=heard_lines(rows[-LINES_SENT:], connection), more=len(rows) > LINES_SENT)

    async def catch_up(self, live: LiveTable) -> None:
        """Send the lines since the last one, in order and once."""
        async with self._chat_of(live).lock:
            chat = self._chat_of(live).chat
            if chat is None:
                return
            for room in ROOMS:
                for row in await self._storage.read(self.store.after, live.table.id, room, chat.last(room)):
                    chat.add(row)
                    send_line(row, live.table, (*live.broadcast.connections, *live.broadcast.listeners))

    async def send_again(self, live: LiveTable) -> None:
        """Send everybody the chat again, after a line or the permissions have changed."""
        async with self._chat_of(live).lock:
            if self._chat_of(live).chat is None:
                return
            chat = self._chat_of(live).chat = await self._read(live)
            live.table.row.chat = chat.rule
        for connection in (*live.broadcast.connections, *live.broadcast.listeners):
            await self.send_chat(live, connection)

    def table_changed(self, live: LiveTable) -> None:
        """Send the chat again when people have sat down or left, or the game is over: then rooms open and close."""
        chat, table = self._chat_of(live).chat, live.table
        if chat is not None and (chat.seats is not table.seats or chat.over != (table.status == OVER)):
            chat.seats, chat.over = table.seats, table.status == OVER
            self._background.once("chat", self.send_again(live))

    def hear(self, what: str, fields: Sequence[str]) -> None:
        """Handle a message that another worker or the host has changed a chat or somebody's mutes."""
        live = self._tables.get(fields[0])
        if what == MUTED:
            self._background.once("chat", self.send_mutes(fields[0]))
        elif live is not None:
            self._background.once("chat", self.catch_up(live) if what == SAID else self.send_again(live))

    def catch_up_everywhere(self) -> None:
        """Messages of other workers may have been missed."""
        for live in list(self._tables.values()):
            self._background.once("chat", self.catch_up(live))

    async def apply_host_changes(self) -> None:
        """Send the chats again that the host has changed; on SQLite nobody publishes that."""
        for table, at in (await self._storage.read(self.store.changed_since, time.time() - LOOK_BACK_SECONDS)).items():
            live = self._tables.get(table)
            chat = self._chat_of(live).chat if live is not None else None
            if live is not None and chat is not None and (chat.changed or 0.0) < at:
                await self.send_again(live)

    def _chat_of(self, live: LiveTable) -> _LiveChat:
        chat = self._chats.get(live)
        if chat is None:
            chat = self._chats[live] = _LiveChat()
        return chat

    async def _read(self, live: LiveTable) -> TableChat:
        table = live.table
        rule, changed, lines = await self._storage.read(self.store.newest, table.id, ROOMS, LINES_SENT)
        return TableChat(rule, changed, lines, table.seats, table.status == OVER)

    # Muting and reporting

    async def mute(self, live: LiveTable, connection: Connection, message: Mute) -> None:
        """Mute the author of a line, at every connection of this person."""
        await self.mute_author(connection, await self._line(live, connection, message))

    async def mute_author(self, connection: Connection, line: LineRow) -> None:
        """Mute the author of a line that this person may read."""
        person = _somebody(connection.person)
        self._limits.spend("mute", person, connection.address)
        if not await self._storage.writer.submit(lambda at: self._mutes.mute(at, person, line.person or "", line.name, MAX_MUTED)):
            raise Refusal("too-many-muted", f"you have muted {MAX_MUTED} people already", most=MAX_MUTED)
        await self.send_mutes(person)

    async def unmute(self, connection: Connection, message: Unmute) -> None:
        """Unmute somebody."""
        person = _somebody(connection.person)
        self._limits.spend("mute", person, connection.address)
        if not await self._storage.writer.submit(lambda at: self._mutes.unmute(at, person, message.muted)):
            raise Refusal("no-such-line", "you have muted nobody like this")
        await self.send_mutes(person)

    async def send_mutes(self, person: str) -> None:
        """Send a person's connections the chat again: they have muted or unmuted somebody."""
        for connection in [connection for connection in self._pages.connections if connection.person == person]:
            live = self._tables.get(connection.table or "")
            if live is not None:
                await self.send_chat(live, connection)
        for callback in self.mutes_changed:
            await callback(person)

    async def report(self, live: LiveTable, connection: Connection, message: Report) -> None:
        """Report a line to the host."""
        await self.report_line(connection, await self._line(live, connection, message), message.reason)

    async def report_line(self, connection: Connection, line: LineRow, why: str) -> None:
        """Report a line that this person may read."""
        person, reason = _somebody(connection.person), cleaned(why)
        if len(reason) > MAX_REASON:
            raise Refusal("chat-long", f"a reason may have {MAX_REASON} characters, not {len(reason)}", most=MAX_REASON)
        self._limits.spend("report", person, connection.address)
        store = self._storage.store
        if not await self._storage.writer.submit(lambda at: reports.add(store, at, line, person, reason)):
            raise Refusal("reported", "you have reported this line already")

    async def _line(self, live: LiveTable, connection: Connection, message: Mute | Report) -> LineRow:
        """Another person's line, if this person may read it."""
        person = _somebody(connection.person)
        self._must_be_heard(live, person, message.room)
        line = await self._storage.read(self.store.line, live.table.id, message.room, message.number)
        if line is None or line.person is None or line.person == person:
            raise Refusal("no-such-line", "there is no line of somebody else with this number")
        return line


def checked_line(message: Say) -> str | None:
    """The text of a line as it is kept, None for a reaction; Refusal when it has neither or both, or is too long."""
    text = None if message.text is None else checked_text(message.text, MAX_CHARACTERS)
    if (text is None) == (message.reaction is None):
        raise Refusal("chat-empty", "a line has either a text or a reaction")
    return text


def _closed() -> Refusal:
    return Refusal("chat-closed", "the host of this server has closed the chat of this table")


def _somebody(person: str | None) -> str:
    if person is None:
        raise Refusal("chat-name", "choose a name first, by which the others know you")
    return person
