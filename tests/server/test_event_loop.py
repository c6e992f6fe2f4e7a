"""What one person asks for holds nobody else up: nothing that takes long is done in the event loop."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import megawatt
from megawatt.kernel.match.files import LONGEST_FIRST_LINE, dumps
from megawatt.server.settings import Settings
from megawatt.server.tables.table import Table

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import Page
from .test_uploads import BOMBS, GERMANY, with_own_map

pytestmark = pytest.mark.anyio

LONGEST_STEP = 0.1
"""Seconds of processor time that one step of the event loop may take, during which everybody waits."""


def test_the_games_are_known_before_the_first_request(tmp_path: Path) -> None:
    """Importing all rules takes long enough to be felt by everybody who is there already."""
    program = f"""
import asyncio, sys
from megawatt.server.settings import Settings
from megawatt.server.worker import Worker

async def main():
    worker = Worker(Settings(database={sqlite_address(tmp_path)!r}, compile_rules=False))
    assert "megawatt.games.barrage" not in sys.modules
    await worker.start()
    assert "megawatt.games.barrage" in sys.modules
    await worker.stop()

asyncio.run(main())
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)


async def test_a_journal_that_is_read_anew_is_replayed_beside_the_event_loop(
    served: Served, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    await page.play("charge 1", seat=0, ply=0)
    live = await served.worker.core.tables.open(table)
    threads: list[threading.Thread] = []
    load = Table.load

    def seen(*arguments: Any) -> Table:
        threads.append(threading.current_thread())
        return load(*arguments)

    monkeypatch.setattr(Table, "load", seen)
    async with live.lock:
        await served.worker.core.journal.follow(live, [], {})  # a journal that knows nothing of the step that we have
    assert [thread is threading.main_thread() for thread in threads] == [False]
    assert live.table.seq == 1


async def test_a_first_line_that_is_too_long_is_not_read(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    first, rest = dumps(megawatt.new("overload", 2, 1)).split("\n", 1)
    padded = json.dumps({**json.loads(first), "more": [[]] * LONGEST_FIRST_LINE}) + "\n" + rest

    def read(*_: object, **__: object) -> None:
        raise AssertionError("this is parsed in the event loop")

    monkeypatch.setattr("megawatt.server.uploads.attachments.msgspec.json.decode", read)
    answer = await page.http.post("/api/files", content=padded)
    assert (answer.status_code, answer.json()["refused"]) == (413, "file-too-long")


@pytest.mark.soak
async def test_no_step_of_the_event_loop_is_long_while_strangers_fill_the_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in processor time of the loop's own thread, which does not depend on what else the machine does."""
    steps: list[tuple[float, str]] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        started = time.thread_time()
        run(handle)
        steps.append((time.thread_time() - started, repr(handle)))

    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    async with serving(settings) as server, server.page() as page, server.page() as other:
        table = await other.create("power-grid", "me bot bot", seed=1)
        await other.watch(table)
        long_file = played_file()
        await page.get("/api/openapi.json")  # put together once
        monkeypatch.setattr(asyncio.Handle, "_run", timed)
        until = time.monotonic() + 30
        await asyncio.gather(*(attack(server, number, long_file, until) for number in range(8)), look_around(other, until))
    assert len(steps) > 1_000
    longest, where = max(steps)
    print(f"the longest of {len(steps)} steps took {longest * 1000:.0f} ms")
    assert longest < LONGEST_STEP, where


def played_file() -> str:
    match = megawatt.new("power-grid", 4, 5)
    while not match.over and match.ply < 400:
        match.play(match.legal_actions()[-1])
    return dumps(match)


async def attack(server: Served, number: int, long_file: str, until: float) -> None:
    async with server.page() as page:
        while time.monotonic() < until:
            if number % 4 == 0:
                await page.http.post("/api/tables", json=with_own_map(BOMBS["unknown keys"]))
            elif number % 4 == 1:
                await page.http.post("/api/tables", json=with_own_map(GERMANY))
            elif number % 4 == 2:
                await page.http.post("/api/files", content='{"a": [' + "[]," * 1_300_000)
            else:
                answer = await page.http.post("/api/files", content=long_file)
                if answer.status_code == 200:
                    for what in ("figures", "file"):
                        await page.http.get(f"/api/tables/{answer.json()['id']}/{what}")
            await asyncio.sleep(0.02)


async def look_around(page: Page, until: float) -> None:
    while time.monotonic() < until:
        for address in ("/api/tables", "/api/me", "/health"):
            assert (await page.http.get(address)).status_code == 200
        await asyncio.sleep(0.01)
