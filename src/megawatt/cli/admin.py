"""`megawatt admin`: what the host of a server can see and do, also while it is running."""

from __future__ import annotations

import asyncio
import shlex
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Rows
from rich.text import Text

from megawatt.cli.common import PlainErrors
from megawatt.kernel.errors import OptionError

if TYPE_CHECKING:
    from megawatt.server.admin.session import AdminSession
    from megawatt.server.tables.steps import SeatRow

T = TypeVar("T")
Database = Annotated[str, typer.Option(help="The server's database, as given to `megawatt serve`; default: a file of yours.")]
TableName = Annotated[str, typer.Argument(help="The table's name, as its page's address ends: /t/NAME.")]
Person = Annotated[str, typer.Argument(help="A person's id, as `megawatt admin people` and `megawatt admin table` show it.")]
Most = Annotated[int, typer.Option(min=1, max=10_000, help="List at most this many.")]
STATUS = ("waiting", "running", "over", "closed")

IDS_ARE_NO_OPTIONS = {"ignore_unknown_options": True}
"""An id may begin with a dash."""

admin = typer.Typer(
    cls=PlainErrors,
    no_args_is_help=True,
    rich_markup_mode=None,
    help="See and change people and tables of a server, also while it is running.",
)


@admin.command(context_settings=IDS_ARE_NO_OPTIONS)
def people(
    search: Annotated[str, typer.Argument(help="A part of the name, or an id.")] = "", most: Most = 50, database: Database = ""
) -> None:
    """List the people who have given a name, the newest first."""
    from megawatt.server.admin import store as admin_store

    async def read(admin_session: AdminSession) -> list[admin_store.PersonRow]:
        return await admin_session.storage.read(admin_store.people, admin_session.storage.store.engine, search, most)

    rows = rows_of("person", "name", "since", "tables", "running", "banned")
    for person in run_admin(database, read):
        why = "" if person.banned is None else person.banned or "yes"
        rows.add_row(person.id, person.name or "–", day(person.since), str(person.tables), str(person.running), why)
    show(rows, "nobody" + (f" is called {search!r}" if search else " has given a name yet"))


@admin.command()
def tables(
    status: Annotated[str | None, typer.Option(help="Only those that are waiting, running, over or closed.")] = None,
    person: Annotated[str | None, typer.Option(help="Only those where this person sits.")] = None,
    most: Most = 50,
    database: Database = "",
) -> None:
    """List tables; the latest active come first."""
    from megawatt.server.admin import store as admin_store
    from megawatt.server.db.rows import TableRow
    from megawatt.server.tables.steps import read_seats

    if status is not None and status not in STATUS:
        raise OptionError(f"--status {status}: it should be one of {', '.join(STATUS)}")

    async def read(admin_session: AdminSession) -> list[TableRow]:
        return await admin_session.storage.read(admin_store.tables, admin_session.storage.store.engine, status, person, most)

    rows = rows_of("table", "game", "status", "moves", "seats", "last move", "title")
    for row in run_admin(database, read):
        seats = ", ".join(seat.bot or seat.kind for seat in read_seats(row.seats))
        rows.add_row(row.id, row.game, row.status, str(row.ply), seats, day(row.moved), row.title or "")
    show(rows, "no such tables")


@admin.command(context_settings=IDS_ARE_NO_OPTIONS)
def table(name: TableName, database: Database = "") -> None:
    """Show who sits at a table, with the ids of its people."""

    async def read(admin_session: AdminSession) -> tuple[list[SeatRow], dict[str, str | None], str, int | None]:
        found = (await admin_session.tables.open(name)).table
        return found.seats, found.names, found.status, found.to_decide

    seats, names, status, to_decide = run_admin(database, read)
    rows = rows_of("seat", "who", "person", "name", "")
    for number, seat in enumerate(seats):
        who = seat.person or seat.reserved or seat.left
        kind = seat.bot or ("reserved" if seat.reserved else seat.kind)
        what = "to decide" if number == to_decide else ""
        rows.add_row(str(number), kind, who or "", seat.name or names.get(who or "") or "", what)
    show(rows, "")
    say(f"This table is {status}.")


@admin.command(context_settings=IDS_ARE_NO_OPTIONS)
def close(name: TableName, database: Database = "") -> None:
    """Close a table that waits; end a running game, without a winner."""

    async def act(admin_session: AdminSession) -> str:
        return (await admin_session.close_table(name)).status

    status = run_admin(database, act)
    say(f"Table {name} is closed." if status == "closed" else f"The game at table {name} has ended; nobody has won.")


@admin.command("cancel-tournament", context_settings=IDS_ARE_NO_OPTIONS)
def cancel_tournament(
    name: Annotated[str, typer.Argument(help="The tournament's name, as its page's address ends: /tournament/NAME.")],
    database: Database = "",
) -> None:
    """Lay no more rounds of a tournament; tables that are played go on."""

    async def act(admin_session: AdminSession) -> None:
        await admin_session.cancel_tournament(name)

    run_admin(database, act)
    say(f"Tournament {name} is cancelled.")


@admin.command(context_settings=IDS_ARE_NO_OPTIONS)
def seat(
    name: TableName,
    number: Annotated[int, typer.Argument(help="The seat, from 0 on.")],
    bot: Annotated[str | None, typer.Option(help="This bot plays on.")] = None,
    person: Annotated[str | None, typer.Option(help="This person plays on.")] = None,
    anyone: Annotated[bool, typer.Option("--anyone", help="Open the seat: anybody may take it.")] = False,
    for_good: Annotated[bool, typer.Option("--for-good", help="Who sat there can't come back.")] = False,
    database: Database = "",
) -> None:
    """Give a seat to a bot, to a person, or open it to anybody."""
    from megawatt.server.admin.session import new_seat

    if [bot is not None, person is not None, anyone].count(True) != 1:
        raise OptionError("say who plays on: --bot NAME, --person ID or --anyone")

    async def act(admin_session: AdminSession) -> None:
        if person is not None:
            await _must_be_known(admin_session, person, database)
        await admin_session.hand_over(name, number, new_seat(bot, person), for_good=for_good)

    run_admin(database, act)
    say(f"Seat {number} of table {name} is {bot or person or 'anyone'}'s now.")


@admin.command(context_settings=IDS_ARE_NO_OPTIONS)
def ban(
    person: Person,
    why: Annotated[str, typer.Option(help="A note to yourself; nobody else sees it.")] = "",
    database: Database = "",
) -> None:
    """Let a person do nothing any more; they can still look on. It takes hold within seconds."""
    from megawatt.server.admin import store as admin_store

    async def act(admin_session: AdminSession) -> list[str]:
        await _must_be_known(admin_session, person, database)
        await admin_session.storage.writer.submit(lambda at: admin_store.ban(admin_session.storage.store, at, person, why[:200]))
        running = await admin_session.storage.read(admin_store.tables, admin_session.storage.store.engine, "running", person, 1000)
        return [row.id for row in running]

    running = run_admin(database, act)
    say(f"{person} is banned.")
    if running:
        handing = command(database, "seat", "TABLE", "SEAT", "--bot", "NAME")
        say(f"They still sit at {', '.join(running)}; `{handing}` lets a bot play on.")


@admin.command(context_settings=IDS_ARE_NO_OPTIONS)
def unban(person: Person, database: Database = "") -> None:
    """Let a banned person come again."""
    from megawatt.server.admin import store as admin_store

    async def act(admin_session: AdminSession) -> bool:
        return bool(await admin_session.storage.writer.submit(lambda at: admin_store.unban(at, person)))

    if not run_admin(database, act):
        raise OptionError(f"{person!r} is not banned")
    say(f"{person} may come again.")


@admin.command("remove-name", context_settings=IDS_ARE_NO_OPTIONS)
def remove_name(person: Person, database: Database = "") -> None:
    """Take a person's name away, everywhere; they can choose another."""
    from megawatt.server.admin import store as admin_store

    async def act(admin_session: AdminSession) -> str | None:
        name: str | None = await admin_session.storage.writer.submit(
            lambda at: admin_store.take_name(admin_session.storage.store, admin_session.account_hooks, at, person)
        )
        return name

    name = run_admin(database, act)
    if name is None:
        raise OptionError(f"{person!r} has no name; `{command(database, 'people')}` lists everybody who has one")
    say(f"{person} signs in as {name} from now on." if name else f"{person} has no name any more.")


# Doing it


def run_admin(database: str, work: Callable[[AdminSession], Coroutine[Any, Any, T]]) -> T:
    """Do this at the server's database; refusals become errors of the command."""
    from megawatt.server.refusals import Refusal

    async def run() -> T:
        async with _opened(database) as admin_session:
            return await work(admin_session)

    try:
        return asyncio.run(run())
    except Refusal as refusal:
        raise OptionError(refusal.detail) from None


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[AdminSession]:
    """A database that is there and has today's shape; the server alone changes its shape."""
    from megawatt.server.admin.session import admin_session
    from megawatt.server.db.engine import check_shape
    from megawatt.server.settings import Settings

    address = Settings(database=database).database_url
    check_shape(address)
    async with admin_session(address) as opened:
        yield opened


async def _must_be_known(admin_session: AdminSession, person: str, database: str) -> None:
    from megawatt.server.admin import store as admin_store

    if not await admin_session.storage.read(admin_store.is_known, admin_session.storage.store.engine, person):
        names, seats = command(database, "people"), command(database, "table", "TABLE")
        raise OptionError(f"nobody has the id {person!r}; `{names}` lists names, `{seats}` who sits there")


def command(database: str, *words: str) -> str:
    """A command of ours that the host may type next, for the database that was given with this one."""
    given = ["--database", database] if database else []
    return shlex.join(["megawatt", "admin", *words, *given])


# Showing it


def rows_of(*columns: str) -> Rows:
    """A table with these columns."""
    rows = Rows(box=None, pad_edge=False)
    for column in columns:
        rows.add_column(column, overflow="fold")
    return rows


def show(rows: Rows, nothing: str) -> None:
    """Print a table, or that there is nothing."""
    Console(width=None if Console().is_terminal else 200).print(rows if rows.row_count else nothing)


def say(text: str) -> None:
    """A line for the host, as it is."""
    Console().print(Text(text), soft_wrap=True)


def day(at: float) -> str:
    """A moment as the host reads it, in UTC."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
