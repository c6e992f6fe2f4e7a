"""Killed at any moment, under load: every acknowledged move is there afterwards, and every table goes on."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable

import httpx
import pytest
import websockets

from ..rotations import ROTATIONS, rotation
from .conftest import free_port, sqlite_address
from .pages import PATIENCE, Page

pytestmark = pytest.mark.anyio

TABLES = 8
SEATS = "me here:Ann here:Bob bot"
BOT = 3


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    """A server in a process of its own."""
    command = [sys.executable, "-c", "from megawatt.cli.main import run; run()", "serve", "--no-compile", "--bot-pace", "0"]
    server = subprocess.Popen([*command, "--port", str(port), "--database", database], stderr=subprocess.DEVNULL)
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", verify=False).status_code == 200:
                return server
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError("the server did not start")


async def play_on(page: Page, table: str, acknowledged: Counter[str], choice: random.Random) -> None:
    """Play until the server is gone, and count what it acknowledged."""
    try:
        await page.connect()
        await page.watch(table)
        while True:
            seat = page.table["to_decide"]
            if seat is None:
                return
            ply = page.table["ply"]
            if seat != BOT:
                await page.play(f"charge {choice.randint(1, 3)}", seat=seat, ply=ply)
                acknowledged[table] = max(acknowledged[table], ply + 1)
            await page.until(lambda page, ply=ply: page.table["ply"] > ply)
    except (websockets.WebSocketException, OSError, TimeoutError):
        return


async def some_moves(acknowledged: Counter[str], more: int, playing: list[asyncio.Task[None]]) -> None:
    """Play until this many moves more are acknowledged, or every game is over."""
    enough = acknowledged.total() + more
    async with asyncio.timeout(PATIENCE):
        while acknowledged.total() < enough and not all(task.done() for task in playing):
            await asyncio.sleep(0.001)


MOMENTS = range(TABLES + 1, TABLES + 1 + 2 * ROTATIONS, 2)
"""The numbers of acknowledged moves after which the server is killed; another one with every rotation."""


async def kill_repeatedly(database: str, times: int, after: int | None = None) -> None:
    """Kill the server this many times, each time after a number of moves."""
    port = free_port()
    choice = random.Random(times)
    acknowledged: Counter[str] = Counter()
    server = start(database, port)
    page = Page(f"http://127.0.0.1:{port}")
    async with page:
        tables = [await page.create("overload", SEATS, seed=seed) for seed in range(TABLES)]
        for _ in range(times):
            tabs = [Page(page.address, page.http.cookies) for _ in tables]
            playing = [
                asyncio.create_task(play_on(tab, table, acknowledged, choice)) for tab, table in zip(tabs, tables, strict=True)
            ]
            await some_moves(acknowledged, after or choice.randint(TABLES + 1, 3 * TABLES), playing)
            server.kill()
            server.wait()
            for tab in tabs:
                if tab.socket is not None:
                    await tab.socket.close()
            await asyncio.gather(*playing)
            for tab in tabs:
                await tab.http.aclose()
            server = start(database, port)
            found = [await page.get(f"/api/tables/{table}") for table in tables]
            for summary in found:
                assert summary["ply"] >= acknowledged[summary["id"]], "an acknowledged move was lost"
            if all(summary["status"] == "over" for summary in found):
                tables = [await page.create("overload", SEATS, seed=seed) for seed in range(TABLES)]
        assert sum(acknowledged.values()) > TABLES
        for table in tables:
            await finish(page, table)
    server.terminate()
    server.wait()


async def finish(page: Page, table: str) -> None:
    """Every table continues to its end."""
    await page.watch(table)
    while not page.table["over"]:
        ply, seat = page.table["ply"], page.table["to_decide"]
        if page.table["summary"]["seats"][seat]["kind"] == "person":
            await page.play("charge 3", seat=seat, ply=ply)
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)


async def test_no_acknowledged_move_is_lost_on_sqlite(tmp_path) -> None:
    await kill_repeatedly(sqlite_address(tmp_path), 1, MOMENTS[rotation()])


async def test_no_acknowledged_move_is_lost_on_postgresql(new_postgresql: Callable[[], str]) -> None:
    await kill_repeatedly(new_postgresql(), 1, MOMENTS[rotation()])


@pytest.mark.soak
async def test_no_acknowledged_move_is_lost_in_forty_kills(tmp_path) -> None:
    await kill_repeatedly(sqlite_address(tmp_path), times=40)
