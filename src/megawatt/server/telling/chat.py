"""What the pages at one table are told of its chat: each hears the rooms that its person may hear, without those it has muted.

Who may hear what is asked when something is told, never remembered: a spectator who sits down hears nothing more of the stands,
and the players hear them from the moment on at which the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from msgspec import Struct

from megawatt.server.storage.chat import LineRow, MuteRow
from megawatt.server.storage.steps import CHAT_OFF, OVER
from megawatt.server.tables.table import Table
from megawatt.server.telling.connection import Connection
from megawatt.server.wire.chat import Chat, ChatLine, ChatRoom, Muted, Said
from megawatt.server.wire.from_page import Reaction, Room
from megawatt.server.wire.to_page import ChatRule, encode

TABLE, STANDS = "table", "stands"
ROOMS = (TABLE, STANDS)
NEWEST_LINES = 60
"""So many lines of a room come with a table; earlier ones when asked for."""


class TableChat(Struct):
    """The newest lines of a table's rooms, as far as this process has told them."""

    rule: str
    changed: float | None
    lines: dict[str, list[LineRow]]
    """At most one more than is told, by which one knows that there are earlier ones."""
    seats: object = None
    """Who sat there when the rooms were last told."""
    over: bool = False

    def last(self, room: str) -> int:
        """The number of the last line that was told."""
        return self.lines[room][-1].number if self.lines[room] else 0

    def add(self, row: LineRow) -> None:
        """A line that follows the last one."""
        lines = self.lines[row.room]
        lines.append(row)
        del lines[: -NEWEST_LINES - 1]

    def people(self) -> set[str]:
        """Who has said any of this."""
        return {row.person for lines in self.lines.values() for row in lines if row.person}


def rooms_of(table: Table, person: str | None) -> list[str]:
    """The rooms that somebody may hear and speak in: players the table, and the stands when the game is over."""
    plays = person is not None and any(person in seat.concerns for seat in table.seats)
    if not plays:
        return [STANDS]
    return [TABLE, STANDS] if table.status == OVER else [TABLE]


def tell_rooms(chat: TableChat, table: Table, connection: Connection, mutes: Iterable[MuteRow]) -> None:
    """Everything that a page may hear; from now on it hears what is new, too."""
    muted = list(mutes)
    connection.muted = frozenset(mute.muted for mute in muted)
    heard = [] if chat.rule == CHAT_OFF else rooms_of(table, connection.person)
    rooms = [_room(room, chat.lines[room], connection) for room in heard]
    connection.tell(encode(Chat(cast(ChatRule, chat.rule), rooms, [Muted(mute.id, mute.name) for mute in muted])))


def tell_line(row: LineRow, table: Table, connections: Iterable[Connection]) -> None:
    """A new line, to everybody who may hear it."""
    told: Mapping[bool, bytes] = {mine: encode(Said(cast(Room, row.room), shown(row, mine))) for mine in (True, False)}
    for connection in connections:
        muted = connection.muted
        if muted is None or row.person in muted or row.room not in rooms_of(table, connection.person):
            continue
        connection.tell(told[row.person is not None and row.person == connection.person])


def shown(row: LineRow, mine: bool) -> ChatLine:
    """A line as it is told; who said it stays with us."""
    reaction = cast("Reaction | None", row.reaction)
    return ChatLine(row.number, int(row.at), row.seat, row.name, mine, row.text, reaction, row.removed)


def heard_lines(rows: Iterable[LineRow], connection: Connection) -> list[ChatLine]:
    """These lines without those of muted people."""
    person, muted = connection.person, connection.muted or frozenset()
    return [shown(row, person is not None and row.person == person) for row in rows if row.person not in muted]


def _room(room: str, rows: list[LineRow], connection: Connection) -> ChatRoom:
    return ChatRoom(cast(Room, room), heard_lines(rows[-NEWEST_LINES:], connection), len(rows) > NEWEST_LINES)
