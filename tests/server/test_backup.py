"""Backups: made while people play, put back into either kind of database, and whole or refused wherever somebody was killed."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from megawatt.cli.main import app
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import FileError, OptionError
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.db import backup_file
from megawatt.server.db.backup import back_up, tables_of
from megawatt.server.db.engine import connect, migrate
from megawatt.server.db.restore import restore
from megawatt.server.db.store import Store
from megawatt.server.settings import Settings
from megawatt.server.start.server import prepare_database
from megawatt.server.tables.deals import new_deal
from megawatt.server.tables.new_rows import new_row
from megawatt.server.tables.steps import SeatRow
from megawatt.server.tables.store import TableStore

from ..rotations import ROTATIONS, rotation
from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import Page, play_first
from .test_storage import append


def rows_of(database: str) -> dict[str, list[Any]]:
    """Everything in a database, whatever its kind."""
    engine = connect(Settings(database=database).database_url)
    with engine.connect() as connection:
        found = {
            table: sorted(tuple(map(repr, row)) for row in connection.execute(text(f"SELECT * FROM {table}")))
            for table in tables_of(engine)
        }
    engine.dispose()
    return found


def as_in_sqlite(rows: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """PostgreSQL says True where SQLite, asked in plain text, says 1."""
    spelled = {"True": "1", "False": "0"}
    return {table: sorted(tuple(spelled.get(value, value) for value in row) for row in some) for table, some in rows.items()}


@pytest.mark.anyio
async def test_a_backup_made_while_people_play_goes_on_elsewhere(served: Served, page: Page, tmp_path: Path, database: str) -> None:
    table = await page.create("power-grid", "me bot:random", seed=1)
    await page.put("/api/me", {"name": "Grace"})
    await page.watch(table)
    for _ in range(3):
        await play_first(page)
    enough = asyncio.Event()
    busy = asyncio.create_task(play_on(page, enough))
    file = tmp_path / "tables.backup"
    contents = await asyncio.to_thread(back_up, Settings(database=database).database_url, file)
    enough.set()
    await busy
    assert file.stat().st_mode & 0o077 == 0
    assert contents.rows["tables"] >= 1
    assert backup_file.opened(file) == contents
    copy = sqlite_address(tmp_path / "elsewhere")
    restore(file, copy, replace=False)
    async with (
        serving(Settings(database=copy, port=free_port(), **QUICK)) as other,
        Page(other.address, page.http.cookies) as again,
    ):
        assert (await again.get("/api/me"))["name"] == "Grace", "people keep their cookies"
        await again.watch(table)
        assert again.table["ply"] >= 3
        if again.table["moves"]:
            await play_first(again)


async def play_on(page: Page, enough: asyncio.Event) -> None:
    """Move after move until that is enough or the game is over."""
    while not enough.is_set() and not page.table["over"]:
        await play_first(page)
        await page.until(lambda page: page.table["moves"] or page.table["over"])


def test_everything_comes_back_in_either_kind_of_database(store: Store, new_postgresql: Callable[[], str], tmp_path: Path) -> None:
    database = store.engine.url.render_as_string(hide_password=False)
    fill(store)
    file = tmp_path / "b"
    back_up(database, file)
    before = as_in_sqlite(rows_of(database))
    assert before["journal"]
    for target in (new_postgresql(), sqlite_address(tmp_path)):
        restore(file, Settings(database=target).database_url, replace=False)
        assert as_in_sqlite(rows_of(target)) == before
        prepare_database(Settings(database=target).database_url)
        with pytest.raises(OptionError, match="say --replace"):
            restore(file, Settings(database=target).database_url, replace=False)
        restore(file, Settings(database=target).database_url, replace=True)
        assert as_in_sqlite(rows_of(target)) == before


def test_a_backup_that_is_not_whole_is_refused(tmp_path: Path) -> None:
    store = filled(sqlite_address(tmp_path / "source"))
    file, target = tmp_path / "b", sqlite_address(tmp_path / "target")
    back_up(str(store.engine.url), file)
    whole = file.read_bytes()
    with pytest.raises(FileError, match="is there already"):
        back_up(str(store.engine.url), file)
    broken = {
        "cut": whole[: len(whole) // 2],
        "empty": b"",
        "text": b"no database at all" * 100,
        "changed": whole.replace(b'"kind":"close"', b'"kind":"clope"', 1),
    }
    for name, data in broken.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(FileError, match=r"no backup of Megawatt|damaged|not whole"):
            restore(tmp_path / name, target, replace=True)
    with pytest.raises(FileError, match="not whole"):
        restore(Path(str(store.engine.url.database)), target, replace=True)
    with closing(sqlite3.connect(file)) as newer:
        newer.execute('UPDATE backup_seal SET contents = replace(contents, \'"revision":"\', \'"revision":"9\')')
        newer.commit()
    with pytest.raises(FileError, match="update Megawatt first"):
        restore(file, target, replace=True)
    assert not (tmp_path / "target" / "tables.sqlite").exists()


DIE = """
import os, signal, sys
from pathlib import Path
import alembic.command, alembic.config, psycopg  # or everybody who is killed has imported them alone
from megawatt.server.db import backup, backup_file, restore

OURS = {module.__file__ for module in (backup, backup_file, restore)}

def untraced(work):
    '''Migrations have no line of ours, and would take five times as long.'''
    def done(*given):
        tracing = sys.gettrace()
        sys.settrace(None)
        try:
            return work(*given)
        finally:
            sys.settrace(tracing)
    return done

backup.migrate, restore.upgrade_within = untraced(backup.migrate), untraced(restore.upgrade_within)

def killed_at(line, work):
    '''In a process of its own: kill it before the so-manieth line of ours.'''
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    left = line
    def trace(frame, event, argument):
        nonlocal left
        if frame.f_code.co_filename not in OURS:
            return None
        if event == "line":
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace
    sys.settrace(trace)
    work()
    os._exit(0)

what, database, file, line, step = sys.argv[1], sys.argv[2], Path(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])
ended = 1
while ended != 0:
    if what == "backup":
        place = file.with_name(f"{file.name}-{line}")
        ended = killed_at(line, lambda: backup.back_up(database, place))
    else:
        ended = killed_at(line, lambda: restore.restore(file, database, True))
        print(line, flush=True)
        sys.stdin.readline()
    line += step
"""


FEW, MANY = {"sqlite": 97, "postgresql": 601}, {"sqlite": 7, "postgresql": 7}
EVERY = pytest.mark.parametrize("steps", [FEW, pytest.param(MANY, marks=pytest.mark.soak)], ids=["few", "many"])
"""Before every so-manieth line somebody is killed; what PostgreSQL needs has more lines, and each of its runs takes a second."""


def lines(step: int, turn: int) -> tuple[str, str]:
    """The first line to be killed at with this rotation, and the distance to the next: ten rotations take ten times as many."""
    return str(1 + step * turn // ROTATIONS), str(step)


@pytest.mark.parametrize("step", sorted({*FEW.values(), *MANY.values()}))
def test_ten_rotations_kill_at_ten_times_as_many_lines(step: int) -> None:
    firsts = sorted(int(lines(step, turn)[0]) for turn in range(ROTATIONS))
    shown = {line for first in firsts for line in range(first, 10_000, step)}
    assert set(range(1, 10_000, step)) <= shown
    assert max(later - earlier for earlier, later in pairwise(sorted(shown))) <= -(-step // ROTATIONS)


@EVERY
def test_whoever_is_killed_while_making_a_backup_leaves_none_or_a_whole_one(
    store: Store, steps: dict[str, int], tmp_path: Path
) -> None:
    fill(store)
    step = steps[store.engine.dialect.name]
    database = store.engine.url.render_as_string(hide_password=False)
    command = [sys.executable, "-c", DIE, "backup", database, str(tmp_path / "b"), *lines(step, rotation())]
    subprocess.run(command, check=True)
    made = [path for path in tmp_path.iterdir() if path.suffix != ".part" and not path.name.endswith(("-wal", "-shm", "-journal"))]
    assert made, "the last one was not killed"
    for path in made:
        assert backup_file.opened(path).rows["journal"] == len(rows_of(database)["journal"])


@EVERY
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whoever_is_killed_while_putting_one_back_leaves_the_old_or_the_new(
    kind: str, steps: dict[str, int], new_postgresql: Callable[[], str], tmp_path: Path
) -> None:
    database = sqlite_address(tmp_path) if kind == "sqlite" else new_postgresql()
    other = filled(sqlite_address(tmp_path / "other"), tables=3)
    back_up(str(other.engine.url), tmp_path / "b")
    new = as_in_sqlite(rows_of(str(other.engine.url)))
    address = Settings(database=database).database_url
    filled(address, tables=5).engine.dispose()
    old = as_in_sqlite(rows_of(database))
    command = [sys.executable, "-c", DIE, "restore", address, str(tmp_path / "b"), *lines(steps[kind], rotation())]
    seen = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killing:
        assert killing.stdin is not None
        assert killing.stdout is not None
        for _ in killing.stdout:
            now = as_in_sqlite(rows_of(database))
            assert now in (old, new)
            seen.append(now == new)
            killing.stdin.write("\n")
            killing.stdin.flush()
    assert seen[:2] == [False, False], "somebody was killed, more than once"
    assert seen[-1] is True


@pytest.mark.anyio
async def test_nobody_puts_a_backup_under_a_running_server(served: Served, database: str, tmp_path: Path) -> None:
    file = tmp_path / "b"
    back_up(Settings(database=database).database_url, file)
    if served.worker.core.storage.is_shared:
        await served.worker.core.pubsub.listening.wait()
        with pytest.raises(OptionError, match="stop it first"):
            restore(file, Settings(database=database).database_url, replace=True)


def test_the_commands_say_what_they_did_and_what_would_be_right(tmp_path: Path) -> None:
    source, target = sqlite_address(tmp_path / "source"), sqlite_address(tmp_path / "target")
    filled(source)
    file = str(tmp_path / "b")
    assert "2 tables with 4 steps" in told("backup", file, "--database", source)
    assert "is there already" in told("backup", file, "--database", source)
    assert "there is no such file" in told("backup", file + "2", "--database", target)
    assert "cannot be written" in told("backup", str(tmp_path / "none" / "b"), "--database", source)
    assert "there is no such file" in told("restore", file + "2", "--database", target)
    assert "Put back: 2 tables with 4 steps" in told("restore", file, "--database", target)
    assert "holds tables already (2)" in told("restore", file, "--database", target)
    (tmp_path / "target" / "tables.sqlite").write_bytes(b"a disk that failed" * 500)
    assert "cannot be read" in told("restore", file, "--database", target)
    assert "Put back" in told("restore", file, "--database", target, "--replace")
    with open(tmp_path / "target" / "tables.sqlite.served", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "stop it first" in told("restore", file, "--database", target, "--replace")
    assert sorted(os.listdir(tmp_path / "target")) == ["tables.sqlite", "tables.sqlite.served"]


def told(*arguments: str) -> str:
    return " ".join(CliRunner().invoke(app, list(arguments)).output.split())


def filled(database: str, tables: int = 2) -> Store:
    engine = connect(database)
    migrate(engine)
    store = Store(engine)
    fill(store, tables)
    return store


def fill(store: Store, tables: int = 2) -> None:
    """Some tables with a journal, a position and a person, without playing them."""

    with store.engine.begin() as connection:
        for number in range(tables):
            row = new_row(
                find("overload"),
                "p",
                [SeatRow("person", "p")],
                "{}",
                new_deal(None),
                time.time(),
                public=True,
                title="Ökostrom 発電",
            )
            row.position = bytes(range(256))
            steps = [append(row.id, seq, f"key {seq}").row for seq in (1, 2)]
            TableStore(store).create(connection, row, steps)
            PeopleStore(store).rename(connection, f"p{number}", "Grace")
