"""The chat sent to the pages of one table: the rooms that a person may read, without people whom they have muted.

Permissions are checked whenever a line is sent: a spectator who sits down gets no further lines of the stands, and players get
them once the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from msgspec import Struct

from megawatt.server.accounts.mutes import MuteRow
from megawatt.server.chat.messages import Chat, ChatLine, ChatRoom, Muted, Said
from megawatt.server.chat.store import LineRow
from megawatt.server.encoding import encode
from megawatt.server.live.connection import Connection
from megawatt.server.live.messages import ChatRule
from megawatt.server.live.requests import Reaction, Room
from megawatt.server.tables.steps import CHAT_OFF, OVER
from megawatt.server.tables.table import Table

TABLE, STANDS = "table", "stands"
ROOMS = (TABLE, STANDS)
"""Of a table."""
LOBBY = "lobby"
"""The room of the lobby, whose lines belong to a table of this name; no table is called so."""
LINES_SENT = 60
"""Lines of a room that are sent with a table; earlier ones on request."""


class TableChat(Struct):
    """The newest lines of a table's rooms, as far as this process has sent them."""

    rule: str
    changed: float | None
    lines: dict[str, list[LineRow]]
    """At most one more than is sent: it shows that there are earlier ones."""
    seats: object = None
    """Who sat there when the rooms were last sent."""
    over: bool = False

    def last(self, room: str) -> int:
        """The number of the last line that was sent."""
        return self.lines[room][-1].number if self.lines[room] else 0

    def add(self, row: LineRow) -> None:
        """A line that follows the last one."""
        lines = self.lines[row.room]
        lines.append(row)
        del lines[: -LINES_SENT - 1]

    def people(self) -> set[str]:
        """The authors of these lines."""
        return {row.person for lines in self.lines.values() for row in lines if row.person}


def rooms_of(table: Table, person: str | None) -> list[str]:
    """The rooms that somebody may read and write in: players the table, and the stands when the game is over."""
    plays = person is not None and any(person in seat.concerns for seat in table.seats)
    if not plays:
        return [STANDS]
    return [TABLE, STANDS] if table.status == OVER else [TABLE]


def send_rooms(chat: TableChat, table: Table, connection: Connection, mutes: Iterable[MuteRow]) -> None:
    """Send a connection every line that it may read; it gets new ones from then on."""
    muted = list(mutes)
    connection.muted = frozenset(mute.muted for mute in muted)
    heard = [] if chat.rule == CHAT_OFF else rooms_of(table, connection.person)
    rooms = [_room(room, chat.lines[room], connection) for room in heard]
    connection.send(encode(Chat(cast(ChatRule, chat.rule), rooms, [Muted(mute.id, mute.name) for mute in muted])))


def send_line(row: LineRow, table: Table, connections: Iterable[Connection]) -> None:
    """Send a new line to everybody who may read it."""
    messages: Mapping[bool, bytes] = {mine: encode(Said(cast(Room, row.room), shown(row, mine))) for mine in (True, False)}
    for connection in connections:
        muted = connection.muted
        if muted is None or row.person in muted or row.room not in rooms_of(table, connection.person):
            continue
        connection.send(messages[row.person is not None and row.person == connection.person])


def shown(row: LineRow, mine: bool) -> ChatLine:
    """A line as it is sent, without its author's id."""
    reaction = cast("Reaction | None", row.reaction)
    return ChatLine(row.number, int(row.at), row.seat, row.name, mine, row.text, reaction, row.removed)


def heard_lines(rows: Iterable[LineRow], connection: Connection) -> list[ChatLine]:
    """These lines as a connection at a table may see them."""
    return visible_lines(rows, connection.person, connection.muted or frozenset())


def visible_lines(rows: Iterable[LineRow], person: str | None, muted: frozenset[str]) -> list[ChatLine]:
    """These lines as somebody sees them: without those of muted people."""
    return [shown(row, person is not None and row.person == person) for row in rows if row.person not in muted]


def _room(room: str, rows: list[LineRow], connection: Connection) -> ChatRoom:
    return ChatRoom(cast(Room, room), heard_lines(rows[-LINES_SENT:], connection), len(rows) > LINES_SENT)
