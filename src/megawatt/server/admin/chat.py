"""The host's changes of the chat: reported lines, removing lines, closing a chat."""

from __future__ import annotations

from megawatt.server.chat import reports
from megawatt.server.chat.broadcast import LOBBY, ROOMS
from megawatt.server.chat.reports import Reported
from megawatt.server.chat.store import ChatStore
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal


async def reported(storage: Storage, *, closed: bool, most: int) -> list[Reported]:
    """What people have reported, the latest first, each with the lines around it."""
    return await storage.read(lambda: reports.reported(storage.store.engine, closed=closed, most=most))


async def close_report(storage: Storage, report: str) -> None:
    """Close a report."""
    if not await storage.writer.submit(lambda connection: reports.close(connection, report)):
        raise Refusal("no-such-line", f"no open report is called {report!r}; `megawatt admin reports` lists them")


async def remove_line(storage: Storage, table: str, room: str, number: int) -> None:
    """Remove the text of a line for good; pages show that the host removed it."""
    rooms = (LOBBY,) if table == LOBBY else ROOMS
    if room not in rooms:
        raise Refusal("no-such-line", f"there is no room {room!r} in {table}; there is {' and '.join(rooms)}")
    chat = ChatStore(storage.store)
    if not await storage.writer.submit(lambda connection: chat.remove(connection, table, room, number)):
        raise Refusal("no-such-line", f"there is no line {number} in the room {room!r} of table {table}")


async def close_chat(storage: Storage, table: str) -> None:
    """Close the chat of a table."""
    if table == LOBBY:
        raise Refusal("no-such-table", "the lobby's chat is closed by starting the server without --lobby-chat")
    chat = ChatStore(storage.store)
    if not await storage.writer.submit(lambda connection: chat.close(connection, table)):
        raise Refusal("no-such-table", "there is no such table")
