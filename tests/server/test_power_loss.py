"""The power fails at any moment: every acknowledged move is on the disk, whatever of the unsynced writes is lost.

A process that is killed loses nothing that it has written, because the system still has it; a machine that is switched off does.
So a server plays while everything that SQLite writes and syncs is recorded, and what a disk may hold afterwards is made from that.
"""

from __future__ import annotations

import random
import secrets
import shutil
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from megawatt.server.db import engine as databases
from megawatt.server.db.store import Store
from megawatt.server.settings import Settings
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table

from .conftest import PREPARE, QUICK, free_port, lay_out, serving, sqlite_address
from .pages import Page
from .write_log import WriteLog, after_power_loss, recording

pytestmark = pytest.mark.anyio
TABLES = 3
SEATS = "me here:Ann here:Bob bot"
BOT = 3
CHECKPOINT_PAGES = 30
"""How many pages the log has when it is moved into the file, so that it restarts while the test plays; usual are 1,000."""
DRAWS = 40
"""Moments and remains that are drawn, besides the moment after every acknowledgement with nothing but what was synced."""


@pytest.fixture
def short_log(sure_commits: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits as they are where nobody tests, with a log that is soon full."""

    def prepare(connection: Any, record: Any) -> None:
        PREPARE(connection, record)
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")

    monkeypatch.setattr(databases, "_prepare_sqlite", prepare)


async def play(page: Page, table: str, log: WriteLog) -> None:
    """A game to its end; each acknowledgement, and each move of the bot that is shown, is marked when the page has it."""
    await page.watch(table)
    while not page.table["over"]:
        ply, seat = page.table["ply"], page.table["to_decide"]
        if seat != BOT:
            await page.play(f"charge {1 + ply % 3}", seat=seat, ply=ply)
            log.mark((table, ply + 1))
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)
        if seat == BOT:
            log.mark((table, ply + 1))


def remains(log: WriteLog, end: int, kept: random.Random | None, folder: Path) -> Store:
    """The database as it is found after the power failed there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    after_power_loss(log, end, kept, folder)
    engine = databases.connect(sqlite_address(folder))
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))  # it is only looked at
    return Store(engine)


def check(log: WriteLog, end: int, kept: random.Random | None, folder: Path) -> None:
    """Everything that was acknowledged before this moment is there, and each table can be opened."""
    promised: Counter[str] = Counter()
    for done in log.done[:end]:
        if done.what == "mark":
            promised[done.mark[0]] = max(promised[done.mark[0]], done.mark[1])
    store = remains(log, end, kept, folder)
    try:
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        for table, ply in promised.items():
            found = TableStore(store).table(table)
            assert found is not None, f"a table is lost with what came before entry {end}"
            assert Table.load(*found, {}).ply >= ply, f"an acknowledged move is lost with what came before entry {end}"
    finally:
        store.engine.dispose()


async def test_no_acknowledged_move_is_lost_with_the_power(tmp_path: Path, short_log: None) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    settings = Settings(database=sqlite_address(folder), port=free_port(), **QUICK)
    lay_out(settings.database)
    with recording(folder) as log:
        async with serving(settings) as served, served.page() as page:
            for seed in range(TABLES):
                await play(page, await page.create("overload", SEATS, seed=seed), log)
            end = len(log.done)
    marks = [place + 1 for place, done in enumerate(log.done[:end]) if done.what == "mark"]
    assert len(marks) > 5 * TABLES
    whole = sum(1 for done in log.done[:end] if done.what == "sync" and done.file.endswith(".sqlite"))
    assert whole > 3, "the log was never moved into the file while the test played"
    for mark in marks:
        check(log, mark, None, tmp_path / "found")
    luck = random.Random(secrets.randbits(64))
    for _ in range(DRAWS):
        check(log, luck.randrange(end), luck, tmp_path / "found")


def test_the_replay_loses_what_was_not_synced(tmp_path: Path) -> None:
    """The oracle itself: without a sync a committed row is gone, with one it is there."""
    for synchronous, rows in (("OFF", 0), ("FULL", 1)):
        folder = tmp_path / synchronous
        folder.mkdir()
        with recording(folder) as log:
            connection = sqlite3.connect(folder / "tables.sqlite", isolation_level=None)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("CREATE TABLE moves (move)")
            connection.execute(f"PRAGMA synchronous={synchronous}")
            connection.execute("INSERT INTO moves VALUES (1)")
            end = len(log.done)
            connection.close()
        store = remains(log, end, None, tmp_path / "found")
        with store.engine.connect() as found:
            assert found.exec_driver_sql("SELECT count(*) FROM moves").scalar() == rows, synchronous
        store.engine.dispose()
