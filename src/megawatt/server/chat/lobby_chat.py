"""The chat of the lobby, where the host has switched it on: one room for everybody, with the lines, mutes and reports of tables.

Its lines are those of a table called `lobby`. They are sent when they are committed, in the order of their numbers; what the host
or another worker has changed is found by word and by looking.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from megawatt.server.accounts.mutes import MuteStore
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.api.rate_limits import Limits
from megawatt.server.background import Background
from megawatt.server.chat.broadcast import LINES_SENT, LOBBY, shown, visible_lines
from megawatt.server.chat.messages import Chat, ChatLines, ChatRoom, EarlierChat, Mute, Muted, Report, Said, Say
from megawatt.server.chat.service import ChatService, checked_line
from megawatt.server.chat.store import ChatStore, LineRow
from megawatt.server.db.database import Storage
from megawatt.server.encoding import encode
from megawatt.server.ids import own_key
from megawatt.server.live.connection import Connection
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

NEWEST = 2**31 - 1
"""More than any number of a line."""
MAX_KEPT_LINES = 500


class LobbyChat:
    """The lobby's chat at one process."""

    def __init__(
        self, storage: Storage, background: Background, limits: Limits, settings: Settings, store: ChatStore, chat: ChatService
    ) -> None:
        self._storage, self._background, self._limits = storage, background, limits
        self._who, self._store, self._chat = settings.lobby_chat, store, chat
        self._people, self._mutes = PeopleStore(storage.store), MuteStore(storage.store)
        self._lock = asyncio.Lock()
        """Held while lines are sent, so that they come in order and once."""
        self._lines: list[LineRow] | None = None
        """The newest lines as they were sent; None while nobody listens."""
        self._listeners: dict[Connection, frozenset[str]] = {}
        """Who listens, and whom they have muted."""
        chat.mutes_changed.append(self.send_mutes)

    # Hearing

    async def listen(self, connection: Connection) -> None:
        """Send a page of the lobby every line, and new ones from now on."""
        self._must_be_let_in(connection)
        await self.refresh()
        async with self._lock:
            if self._lines is None:
                self._lines = await self._newest()
            await self._send_room(connection, self._lines)

    def leave(self, connection: Connection) -> None:
        """A page has gone."""
        self._listeners.pop(connection, None)

    async def earlier(self, connection: Connection, message: EarlierChat) -> ChatLines:
        """The lines before those that a page has."""
        self._must_be_let_in(connection)
        muted = self._listeners.get(connection)
        if muted is None:
            raise Refusal("no-such-line", "the lobby's chat is not followed here")
        rows = await self._storage.read(self._store.before, LOBBY, LOBBY, message.before, LINES_SENT)
        return ChatLines(lines=visible_lines(rows[-LINES_SENT:], connection.person, muted), more=len(rows) > LINES_SENT)

    def hear(self, fields: Sequence[str]) -> None:
        """Another worker, or the host, has said or changed something."""
        if fields[0] == LOBBY:
            self._background.once("lobby chat", self.refresh())

    async def refresh(self) -> None:
        """Send what is new; everything again where lines that were sent have changed."""
        async with self._lock:
            for connection in [each for each in self._listeners if each.closed or each.table is not None]:
                del self._listeners[connection]
            if not self._listeners:
                self._lines = None
            if self._lines is None:
                return
            before, self._lines = self._lines, await self._newest()
            last = before[-1].number if before else 0
            old = [row for row in self._lines if row.number <= last]
            if old == before[len(before) - len(old) :]:
                self._send_new(self._lines[len(old) :])
                return
            for connection in list(self._listeners):
                await self._send_room(connection, self._lines)

    async def send_mutes(self, person: str) -> None:
        """This person has muted or unmuted somebody."""
        async with self._lock:
            for connection in [each for each in self._listeners if each.person == person]:
                await self._send_room(connection, self._lines or [])

    # Saying

    async def say(self, connection: Connection, message: Say) -> int:
        """Add a line; its number."""
        person = self._must_be_let_in(connection)
        if person is None:
            raise Refusal("chat-name", "choose a name first, by which the others know you")
        text = checked_line(message)
        self._limits.spend("say-lobby", person, connection.address)
        name = await self._storage.read(self._people.name_of, person)
        if name is None:
            raise Refusal("chat-name", "choose a name first, by which the others know you")
        row = LineRow(
            table_id=LOBBY, room=LOBBY, number=0, key=own_key(person, message.key), at=time.time(), person=person, name=name,
            seat=None, text=text, reaction=message.reaction,
        )  # fmt: skip
        number = await self._storage.writer.submit(lambda at: self._store.add(at, row, keep=MAX_KEPT_LINES))
        if number is None:
            raise Refusal("busy", "everybody talks at once; try again")
        await self.refresh()
        return int(number)

    async def mute(self, connection: Connection, message: Mute) -> None:
        """Mute the author of a line, at every connection of this person."""
        await self._chat.mute_author(connection, await self._line(connection, message))

    async def report(self, connection: Connection, message: Report) -> None:
        """Report a line to the host."""
        await self._chat.report_line(connection, await self._line(connection, message), message.reason)

    # Helpers

    def _must_be_let_in(self, connection: Connection) -> str | None:
        """Who it is; Refusal where the lobby has no chat, or none for them."""
        if self._who == "off" or connection.table is not None:
            raise Refusal("no-such-line", "there is no chat here")
        if self._who == "accounts" and connection.session is None:
            raise Refusal("account-only", "the lobby's chat is for people with an account")
        return connection.person

    async def _line(self, connection: Connection, message: Mute | Report) -> LineRow:
        self._must_be_let_in(connection)
        line = await self._storage.read(self._store.line, LOBBY, LOBBY, message.number)
        if line is None or line.person is None or line.person == connection.person:
            raise Refusal("no-such-line", "there is no line of somebody else with this number")
        return line

    async def _newest(self) -> list[LineRow]:
        return await self._storage.read(self._store.before, LOBBY, LOBBY, NEWEST, LINES_SENT)

    async def _send_room(self, connection: Connection, rows: list[LineRow]) -> None:
        mutes = await self._storage.read(self._mutes.mutes_of, connection.person) if connection.person else []
        if connection.closed or connection.table is not None:
            return
        muted = self._listeners[connection] = frozenset(mute.muted for mute in mutes)
        lines = visible_lines(rows[-LINES_SENT:], connection.person, muted)
        room = ChatRoom("lobby", lines, len(rows) > LINES_SENT)
        connection.send(encode(Chat("on", [room], [Muted(mute.id, mute.name) for mute in mutes])))

    def _send_new(self, rows: list[LineRow]) -> None:
        for row in rows:
            theirs, mine = (encode(Said("lobby", shown(row, is_mine))) for is_mine in (False, True))
            for connection, muted in self._listeners.items():
                if row.person not in muted and connection.table is None:
                    is_mine = row.person is not None and row.person == connection.person
                    connection.send(mine if is_mine else theirs)
