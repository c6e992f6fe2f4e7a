"""A journal that cannot be replayed sets its own table aside and no other; the host can have what is readable of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import delete, insert, update
from typer.testing import CliRunner

import megawatt
from megawatt.cli.main import app
from megawatt.server.bots.turns import BotTurns
from megawatt.server.db import schema as db
from megawatt.server.db.store import Store
from megawatt.server.settings import Settings
from megawatt.server.tables.steps import Played, read_step
from megawatt.server.tables.store import TableStore

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, refusal

pytestmark = pytest.mark.anyio

Damage = Callable[[Store, str], None]


def change(store: Store, table: str, seq: int, step: str) -> None:
    of_table = (db.journal.c.table_id == table) & (db.journal.c.seq == seq)
    with store.engine.begin() as connection:
        connection.execute(update(db.journal).where(of_table).values(step=step))


def missing(store: Store, table: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(delete(db.journal).where((db.journal.c.table_id == table) & (db.journal.c.seq == 2)))


def unreadable(store: Store, table: str) -> None:
    change(store, table, 2, "}{")


def illegal(store: Store, table: str) -> None:
    change(store, table, 2, '{"kind":"move","seat":1,"action":9999,"move":"charge 9999"}')


def wrong_seat(store: Store, table: str) -> None:
    change(store, table, 2, '{"kind":"move","seat":0,"action":0,"move":"charge 1"}')


def undone_from_nowhere(store: Store, table: str) -> None:
    change(store, table, 2, '{"kind":"undo","first":7,"to":5,"by":0}')


@pytest.mark.parametrize("damage", [missing, unreadable, illegal, wrong_seat, undone_from_nowhere])
async def test_a_damaged_journal_sets_only_its_own_table_aside(
    tmp_path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, damage: Damage
) -> None:
    monkeypatch.setattr("megawatt.server.jobs.SWEEP_SECONDS", 0.05)
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    with monkeypatch.context() as patch:
        patch.setattr(BotTurns, "wake", lambda self, live: None)  # the bots are still to move when the server ends
        broken, sound, cookies = await two_tables(settings, damage)
    async with serving(settings) as served, Page(served.address, cookies) as page:
        async with asyncio.timeout(PATIENCE):
            while len(TableStore(served.worker.core.storage.store).journal_after(sound, 3)) == 0:
                await asyncio.sleep(0.02)
        with caplog.at_level(logging.ERROR):
            assert await refusal(page.watch(broken)) == "refused-damaged"
            assert await refusal(page.get(f"/api/tables/{broken}")) == "refused-damaged"
        told = (await page.http.get("/health")).json()
        assert (told["status"], told["set_aside"]) == ("ok", 1)
        assert "taking over" not in told["faults"]
        assert {broken, sound} <= {summary["id"] for summary in (await page.get("/api/tables"))["mine"]}
    assert [record.table for record in caplog.records if record.message == "a table is set aside"] == [broken]
    file = tmp_path / "saved.mw"
    told = CliRunner().invoke(app, ["export", broken, "--database", settings.database, "-o", str(file)])
    assert told.exit_code == 0, told.output
    assert "1 moves, from 1 of" in told.output
    assert "damaged at its step 2" in told.output
    assert megawatt.load(str(file)).moves() == ["charge 1"]


async def two_tables(settings: Settings, damage: Damage) -> tuple[str, str, httpx.Cookies]:
    """A table that will be damaged and a sound one, both waiting for a bot."""
    async with serving(settings) as served, served.page() as page:
        tables = []
        for _ in range(2):
            tables.append(await page.create("overload", "me here:Ann here:Bob bot", seed=1))
            await page.watch(tables[-1])
            for ply in range(3):
                await page.play("charge 1", seat=page.table["to_decide"], ply=ply)
                await page.until(lambda page, ply=ply: page.table["ply"] > ply)
        damage(served.worker.core.storage.store, tables[0])
        with served.worker.core.storage.store.engine.begin() as connection:
            connection.execute(update(db.tables).values(moved=0.0))
        return tables[0], tables[1], page.http.cookies


async def test_a_journal_that_is_damaged_while_people_play_is_set_aside_too(served: Served, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    with served.worker.core.storage.store.engine.begin() as connection:
        connection.execute(insert(db.journal).values(table_id=table, seq=1, at=1.0, key=None, step="}{"))
    assert await refusal(page.play("charge 1", seat=0)) == "refused-damaged"
    await asyncio.wait_for(page.socket.wait_closed(), PATIENCE)
    await page.connect()
    assert await refusal(page.watch(table)) == "refused-damaged"
    another = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(another)
    await page.play("charge 1", seat=0)


async def test_a_table_that_was_mended_opens_again(served: Served, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megawatt.server.tables.open_tables.SET_ASIDE_SECONDS", 1e9)
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    await page.play("charge 1", seat=0)
    await page.ask("watch", table=None)
    store = served.worker.core.storage.store
    kept = TableStore(store).journal_after(table, 0)[0].step
    assert isinstance(read_step(kept), Played)
    del served.worker.core.tables.live[table]
    change(store, table, 1, "}{")
    assert await refusal(page.watch(table)) == "refused-damaged"
    change(store, table, 1, kept)
    assert await refusal(page.watch(table)) == "refused-damaged"
    monkeypatch.setattr("megawatt.server.tables.open_tables.SET_ASIDE_SECONDS", 0.0)
    await page.watch(table)
    assert page.table["ply"] == 1
    assert table not in served.worker.core.tables.damaged


async def test_a_sound_table_is_exported_whole_and_an_unknown_one_is_refused(tmp_path) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    async with serving(settings) as served, served.page() as page:
        table = await page.create("overload", "me here:Ann", seed=1)
        waiting = await page.create("overload", "me open", seed=1)
        await page.watch(table)
        await page.play("charge 1", seat=0)
    file = tmp_path / "saved.mw"

    def export(name: str) -> tuple[int, str]:
        told = CliRunner().invoke(app, ["export", name, "--database", settings.database, "-o", str(file)])
        return told.exit_code, " ".join(told.output.split())

    assert export(table) == (0, f"{file}: 1 moves, from 1 of 1 steps")
    assert megawatt.load(str(file)).moves() == ["charge 1"]
    assert export("nobody-knows-it")[0] == 2
    assert "seats are still open" in export(waiting)[1]
