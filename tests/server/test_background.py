"""Work in the background survives every fault: an outage, a full disk, a notice that makes no sense, a lost parent."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event

from megawatt.server.background import MAX_PAUSE_S, Background, Backoff
from megawatt.server.bots.turns import BotTurns
from megawatt.server.settings import Settings
from megawatt.server.tables.store import TableStore

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, plain_http, play_first, refusal

pytestmark = pytest.mark.anyio


async def test_lasting_work_is_tried_again_until_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megawatt.server.background.FIRST_PAUSE", 0.001)
    background, done = Background(), asyncio.Event()

    async def work() -> None:
        if background.faults["work"] < 3:
            raise RuntimeError("not yet")
        done.set()

    background.keep_running("work", work)
    await asyncio.wait_for(done.wait(), PATIENCE)
    assert background.faults == {"work": 3}
    await background.close()


def test_pauses_grow_up_to_a_limit_and_begin_anew_after_a_success() -> None:
    pauses = Backoff()
    grown = [pauses.next() for _ in range(8)]
    assert grown == sorted(grown)
    assert len(set(grown[:4])) == 4
    assert grown[-1] == MAX_PAUSE_S
    pauses.reset()
    assert pauses.next() == grown[0]


async def test_the_sweep_survives_a_database_that_goes_away_during_take_over(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megawatt.server.jobs.SWEEP_SECONDS", 0.02)
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    with monkeypatch.context() as patch:
        patch.setattr(BotTurns, "wake", lambda self, live: None)
        async with serving(settings) as served, served.page() as page:
            table = await page.create("overload", "bot bot", seed=4)
    asked, waiting_for_us = [], TableStore.waiting_for_us

    def away(self: TableStore, moved_before: float) -> list[str]:
        asked.append(moved_before)
        if len(asked) < 4:
            raise [ValueError("a fault of ours"), OSError("gone"), psycopg.OperationalError("gone")][len(asked) - 1]
        return waiting_for_us(self, time.time())

    monkeypatch.setattr(TableStore, "waiting_for_us", away)
    async with serving(settings) as served:
        async with asyncio.timeout(PATIENCE):
            while not TableStore(served.worker.core.storage.store).journal_after(table, 0):
                await asyncio.sleep(0.02)
        assert served.worker.core.background.faults["taking over"] == 3


class Disk:
    """A disk that can be full: SQLite may allocate no further page."""

    def __init__(self, served: Served) -> None:
        self.full = False
        event.listen(served.worker.core.storage.store.engine, "checkout", self._limit)

    def _limit(self, connection: Any, _record: Any, _proxy: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {1 if self.full else 1_000_000}")


async def test_on_a_full_disk_health_says_so_and_bots_wait_longer_and_longer(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: dict[Backoff, list[float]] = defaultdict(list)
    next_pause = Backoff.next

    def noted(self: Backoff) -> float:
        pauses[self].append(next_pause(self))
        return pauses[self][-1]

    monkeypatch.setattr(Backoff, "next", noted)
    async with serving(Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)) as served, served.page() as page:
        disk = Disk(served)
        table = await page.create("power-grid", "bot:random bot:random", options={"introductory": True}, seed=3)
        disk.full = True
        async with asyncio.timeout(PATIENCE):
            while not any(len(grown) >= 3 for grown in pauses.values()):
                await asyncio.sleep(0.02)
        assert [0.1, 0.2, 0.4] in [grown[:3] for grown in pauses.values()]
        answer = await page.http.get("/health")
        assert (answer.status_code, answer.json()["writes"], answer.json()["database"]) == (503, "failing", "ok")
        assert answer.json()["faults"]["bots"] >= 3
        assert (await page.http.put("/api/me", json={"name": "Ann"})).status_code in (200, 503), (
            "there may be room, but no fault of ours"
        )
        stuck = (await page.get(f"/api/tables/{table}"))["ply"]
        assert stuck == len(TableStore(served.worker.core.storage.store).journal_after(table, 0))
        disk.full = False
        async with asyncio.timeout(PATIENCE):
            while (await page.get(f"/api/tables/{table}"))["ply"] <= stuck:
                await asyncio.sleep(0.02)
        assert (await page.http.get("/health")).status_code == 200


async def test_notices_that_make_no_sense_and_lost_connections_leave_nobody_deaf(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as ann, Page(second.address) as watcher:
        table = await ann.create("overload", "me here:Bob", seed=4)
        await ann.watch(table)
        await watcher.watch(table)
        address = first.worker.core.settings.database
        with psycopg.connect(address, autocommit=True) as connection:
            for nonsense in ("step", f"step {table} x", "present", "lobby", "", "dance"):
                connection.execute("SELECT pg_notify('megawatt', %s)", (nonsense,))
            await play(ann, watcher)
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        async with asyncio.timeout(PATIENCE):
            while not all(server.worker.core.background.faults["listening"] for server in two):
                await asyncio.sleep(0.02)
        await play(ann, watcher)


async def play(ann: Page, watcher: Page) -> None:
    ply = ann.table["ply"]
    await ann.play("charge 1", seat=ann.table["to_decide"])
    for page in (ann, watcher):
        await page.until(lambda page: page.table["ply"] > ply)


async def test_with_two_servers_a_lawful_join_is_never_late(two: tuple[Served, Served]) -> None:
    first, second = two
    for server in two:
        server.worker.core.pubsub._hear = lambda payload: None  # type: ignore[method-assign]  # each learns of the other too late
    async with first.page() as host, first.page() as ann, second.page() as bob:
        for _ in range(3):
            table = await host.create("overload", "me open open", seed=4)
            await bob.get(f"/api/tables/{table}")
            joined = await asyncio.gather(ann.post(f"/api/tables/{table}/join", {}), bob.post(f"/api/tables/{table}/join", {}))
            assert sorted(seat for summary in joined for seat in summary["mine"]) == [1, 2]
            assert await refusal(host.post(f"/api/tables/{table}/leave")) == "refused-started"


async def test_a_move_wins_against_a_step_that_leaves_it_lawful(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as ann, second.page() as bob:
        table = await ann.create("overload", "me open", seed=4)
        await bob.post(f"/api/tables/{table}/join", {})
        await ann.watch(table)
        await ann.until(lambda page: page.table["summary"]["status"] == "running")
        await bob.watch(table)
        pages = {ann.table["shown"]: ann, bob.table["shown"]: bob}
        for _ in range(2):
            ply = ann.table["ply"]
            await play_first(pages[ann.table["to_decide"]])
            for page in (ann, bob):
                await page.until(lambda page, ply=ply: page.table["ply"] > ply)
        mover = pages[ann.table["to_decide"]]
        waiter = ann if mover is bob else bob
        for server in two:
            server.worker.core.pubsub._hear = lambda payload: None  # type: ignore[method-assign]
        to = waiter.table["undo"]["to"]
        await waiter.ask("undo", seat=waiter.table["shown"], ply=2, to=to)
        assert mover.table["request"] is None
        assert (await mover.play(mover.moves()[0]))["type"] == "done"


@pytest.mark.skipif(not os.path.exists("/proc/self"), reason="looks for children in /proc")
async def test_workers_whose_parent_was_killed_leave_the_port(new_postgresql: Callable[[], str]) -> None:
    port, database = free_port(), new_postgresql()
    command = [sys.executable, "-c", "from megawatt.cli.main import run; run()", "serve", "--no-compile"]
    command += ["--port", str(port), "--database", database, "--workers", "2"]
    parent = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    async with plain_http(timeout=5) as client, asyncio.timeout(PATIENCE):
        while True:
            assert parent.poll() is None, "the server has ended"
            with suppress(httpx.TransportError):
                await client.get(f"http://127.0.0.1:{port}/health")
                break
            await asyncio.sleep(0.05)
    workers: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while len(workers) < 2:
            workers = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
            await asyncio.sleep(0.05)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    async with asyncio.timeout(PATIENCE):
        while any(os.path.exists(f"/proc/{worker}") for worker in workers):
            await asyncio.sleep(0.05)
    with socket.socket() as next_one:
        next_one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do; nobody else may listen even so
        next_one.bind(("127.0.0.1", port))
        next_one.listen()
