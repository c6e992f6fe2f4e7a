"""One person cannot crowd the others out: tables, requests to take back, the lobby. And the tables are private."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from megawatt.server.api.rate_limits import MAX_WAITING_TABLES, PER_PERSON
from megawatt.server.db.engine import connect
from megawatt.server.settings import Settings
from megawatt.server.tables.store import MAX_LISTED

from .conftest import Served, free_port, serving, sqlite_address
from .pages import Page, refusal

pytestmark = pytest.mark.anyio


async def test_a_host_has_only_so_many_tables_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PER_PERSON, "create", (100, 1.0))
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), compile_rules=False)
    async with serving(settings) as server, server.page() as page, server.page() as other:
        tables = [await page.create("overload", "me open", public=True) for _ in range(MAX_WAITING_TABLES)]
        assert await refusal(page.create("overload", "me open")) == "refused-too-many-tables"
        assert await page.create("overload", "me bot")
        assert await other.create("overload", "me open")
        await page.post(f"/api/tables/{tables[0]}/leave")
        assert await page.create("overload", "me open")


async def test_repeated_requests_to_take_back_have_an_end(tmp_path: Path, nothing_refills: None) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), compile_rules=False)
    async with serving(settings) as server, server.page() as page, server.page() as other:
        table = await page.create("overload", "me open", seed=4)
        await other.post(f"/api/tables/{table}/join")
        await page.watch(table)
        await other.watch(table)
        await page.play("charge 1")
        await other.until(lambda page: page.table["moves"])
        await other.play("charge 1")
        await page.until(lambda page: page.table["ply"] == 2)
        seq = page.table["seq"]
        for _ in range(20):
            await page.ask("undo", seat=0, ply=2, to=0)
        assert server.worker.core.tables.live[table].table.seq == seq + 1, "asking the same again is no new request"
        for _ in range(PER_PERSON["ask-undo"][0] - 1):
            await decline(other)
            await page.until(lambda page: page.table["request"] is None)
            await page.ask("undo", seat=0, ply=2, to=0)
        await decline(other)
        await page.until(lambda page: page.table["request"] is None)
        assert await refusal(page.ask("undo", seat=0, ply=2, to=0)) == "refused-too-many"


async def decline(page: Page) -> None:
    await page.until(lambda page: page.table["request"] is not None)
    await page.ask("answer-undo", seat=1, request=page.table["request"]["request"], agree=False)


async def test_tables_where_somebody_is_come_first_in_the_lobby(served: Served, page: Page, other: Page) -> None:
    attended = await page.create("overload", "me open", public=True, title="Come and play")
    await page.watch(attended)
    for _ in range(MAX_LISTED + 3):
        await other.create("overload", "me open", public=True, title="Spam")
    listed = (await other.get("/api/tables"))["open"]
    assert len(listed) == MAX_LISTED
    assert listed[0]["id"] == attended
    assert listed[0]["seats"][0]["present"] is True


async def test_tables_attended_at_another_worker_come_first_too(
    served: Served, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megawatt.server.tables.lobby.PRESENCE_TIMEOUT_S", 1e9)
    elsewhere = await page.create("overload", "me open", public=True)
    for _ in range(3):
        await page.create("overload", "me open", public=True)
    pubsub = served.worker.core.pubsub
    pubsub._hear(f"present {elsewhere} another-worker 0 0")
    assert (await page.get("/api/tables"))["open"][0]["id"] == elsewhere
    pubsub._hear(f"present {elsewhere} another-worker  0")
    assert (await page.get("/api/tables"))["open"][0]["id"] != elsewhere
    pubsub._hear(f"present {elsewhere} another-worker  2")
    monkeypatch.setattr("megawatt.server.tables.lobby.PRESENCE_TIMEOUT_S", -1.0)
    assert elsewhere not in served.worker.core.lobby.attended()


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in [folder, *folder.iterdir()]}


async def test_the_tables_of_a_person_are_nobody_elses_to_read(tmp_path: Path) -> None:
    """The file holds the secret that signs cookies, and the seeds of all games."""
    before = os.umask(0o000)
    try:
        folder = tmp_path / "megawatt"
        settings = Settings(database=sqlite_address(folder), port=free_port(), compile_rules=False)
        async with serving(settings) as server, server.page() as page:
            await page.create("overload", "me bot")
            found = modes(folder)
    finally:
        os.umask(before)
    assert found["megawatt"] == "0o700"
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"} <= set(found)
    assert {mode for name, mode in found.items() if name != "megawatt"} == {"0o600"}


async def test_a_file_that_was_open_to_all_is_closed(tmp_path: Path) -> None:
    for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
        (tmp_path / name).touch(0o644)
    connect(sqlite_address(tmp_path)).dispose()
    assert {mode for name, mode in modes(tmp_path).items() if name.startswith("tables")} == {"0o600"}
