"""The database: migrations from nothing, group commit, exactly one winner, full sync, and tables of other rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text, update

from megawatt.server.background import Background
from megawatt.server.db import schema as db
from megawatt.server.db.engine import connect, migrate
from megawatt.server.db.rows import JournalRow
from megawatt.server.db.store import Store
from megawatt.server.db.writer import Append, Writer
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.tables.store import TableStore

from .conftest import Served, sqlite_address
from .pages import Page, refusal

pytestmark = pytest.mark.anyio


def append(table: str, seq: int, key: str | None = None) -> Append:
    row = JournalRow(seq, 1.0, key, '{"kind":"close"}')
    return Append(table=table, row=row, status="running", ply=seq, to_decide=0, waits_for_us=False, deadline=None, ranking=None)


def test_migrations_lead_from_nothing_to_the_shape_that_the_program_uses(new_database: Callable[[], str]) -> None:
    engine = connect(Settings(database=new_database()).database_url)
    migrate(engine)
    migrate(engine)
    assert set(db.metadata.tables) <= set(inspect(engine).get_table_names())
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), db.metadata) == []


def test_of_a_key_that_an_earlier_version_played_twice_the_first_keeps_it(tmp_path) -> None:
    engine = connect(sqlite_address(tmp_path))
    migrate(engine, "0002")
    played = [("t", 1, "once"), ("t", 2, None), ("t", 3, "once"), ("t", 4, None), ("other", 1, "once")]
    with engine.begin() as connection:
        rows = [{"table_id": table, "seq": seq, "at": 1.0, "key": key, "step": "{}"} for table, seq, key in played]
        connection.execute(db.journal.insert(), rows)
    migrate(engine)
    assert [row.key for row in TableStore(Store(engine)).journal_after("t", 0)] == ["once", None, None, None]
    assert TableStore(Store(engine)).step_with_key("other", "once") is not None


def test_sqlite_syncs_every_commit(tmp_path, sure_commits: None) -> None:
    engine = connect(sqlite_address(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


async def test_everything_that_waits_is_committed_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Writer(store, Background().note)
    batches: list[int] = []
    commit = Writer._commit

    def counted(self: Writer, batch: list) -> list:
        batches.append(len(batch))
        return commit(self, batch)

    monkeypatch.setattr(Writer, "_commit", counted)
    won = await asyncio.gather(*(writer.append(append(f"t{number}", 1)) for number in range(40)))
    await writer.close()
    assert all(won)
    assert sum(batches) == 40
    assert len(batches) <= 3


async def test_of_two_steps_with_one_number_exactly_one_wins(store: Store) -> None:
    writer = Writer(store, Background().note)
    both = await asyncio.gather(writer.append(append("same", 1, "a")), writer.append(append("same", 1, "b")))
    assert sorted(both) == [False, True]
    assert not await writer.append(append("same", 1, "c"))
    assert await writer.append(append("same", 2))
    await writer.close()
    assert [row.key for row in TableStore(store).journal_after("same", 0)] == ["a", None]
    assert TableStore(store).step_with_key("same", "a") is not None
    assert TableStore(store).step_with_key("same", "b") is None


async def test_one_faulty_write_spoils_no_other(store: Store) -> None:
    writer = Writer(store, Background().note)

    def faulty(connection) -> None:
        connection.execute(text("SELECT * FROM no_such_table"))

    outcomes = await asyncio.gather(
        writer.append(append("good", 1)), writer.submit(faulty), writer.append(append("fine", 1)), return_exceptions=True
    )
    await writer.close()
    assert (outcomes[0], outcomes[2]) == (True, True)
    assert isinstance(outcomes[1], Refusal)
    assert len(TableStore(store).journal_after("good", 0)) == 1


async def test_a_write_that_fails_is_refused_and_the_table_stays_as_it_was(
    served: Served, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)

    def broken(self: Writer, step: Append) -> asyncio.Future[bool]:
        refused: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        refused.set_exception(Refusal("busy", "the disk is full"))
        return refused

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "append", broken)
        assert await refusal(page.play("charge 1", seat=0)) == "refused-busy"
    await page.until(lambda page: page.table["ply"] == 0 and page.table["moves"])
    await page.play("charge 2", seat=0)
    await page.until(lambda page: page.table["ply"] == 1)


async def test_a_table_of_an_earlier_rules_version_opens_with_the_readings_of_its_time(served: Served, page: Page) -> None:
    options = {"map": "italy", "areas": "red,green,blue", "stranded_cities": True, "run_without_cities": False}
    table = await page.create("power-grid", "me here:Ann", seed=1, options=options)
    del served.worker.core.tables.live[table]
    as_saved_then = {"map": "italy", "areas": "red,green,blue"}
    with served.worker.core.storage.store.engine.begin() as connection:
        old = {"rules": 1, "options": json.dumps(as_saved_then)}
        connection.execute(update(db.tables).where(db.tables.c.id == table).values(**old))
    await page.watch(table)
    assert sorted(page.table["view"]["areas"]) == ["blue", "green", "red"]
    what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
    assert json.loads(served.worker.core.tables.live[what_if].table.row.options)["stranded_cities"] is True


async def test_a_table_of_other_rules_says_so_and_is_still_listed(served: Served, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    del served.worker.core.tables.live[table]
    with served.worker.core.storage.store.engine.begin() as connection:
        connection.execute(update(db.tables).where(db.tables.c.id == table).values(rules=99))
    assert await refusal(page.ask("watch", table=table)) == "refused-rules-version"
    assert await refusal(page.get(f"/api/tables/{table}/file")) == "refused-rules-version"
    assert await refusal(page.get(f"/api/tables/{table}/figures")) == "refused-rules-version"
    assert await refusal(page.post(f"/api/tables/{table}/fork", {"ply": 0})) == "refused-rules-version"
    assert table in [summary["id"] for summary in (await page.get("/api/tables"))["mine"]]


async def test_a_table_of_a_game_that_is_gone_says_so_too(served: Served, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    del served.worker.core.tables.live[table]
    with served.worker.core.storage.store.engine.begin() as connection:
        connection.execute(update(db.tables).where(db.tables.c.id == table).values(game="chess"))
    assert await refusal(page.ask("watch", table=table)) == "refused-rules-version"
