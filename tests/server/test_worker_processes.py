"""`megawatt serve --workers 2` as it really runs: a parent that is killed, a database that goes away, and people who join."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import httpx
import pytest

from .conftest import free_port
from .pages import Page, plain_http
from .postgresql import PrivatePostgresql
from .test_outages import PATIENCE, PLAYERS, Player, check_shown, is_missed, patiently, read_journals

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.soak,
    pytest.mark.skipif(not os.path.exists("/proc/self/task"), reason="looks for children in /proc"),
]

SERVE = """
import sys
from megawatt.server.settings import Settings
from megawatt.server.start.server import serve
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), workers=2, rate_limits=False, compile_rules=False, bot_pace=0.0))
"""
JOINS = 6


@pytest.fixture
def postgresql() -> Iterator[PrivatePostgresql]:
    server = PrivatePostgresql()
    yield server
    server.close()


class Parent:
    """The process that a host starts, and its workers."""

    def __init__(self, database: str, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, database, str(port)], stderr=subprocess.DEVNULL)

    @property
    def workers(self) -> list[int]:
        """Those of its children that are servers; one more keeps account of what they share."""
        number = self.process.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    async def answers(self) -> None:
        async with plain_http(timeout=5) as client, asyncio.timeout(PATIENCE):
            while True:
                assert self.process.poll() is None, "the server has ended"
                try:
                    if (await client.get(f"{self.address}/health")).status_code == 200 and len(self.workers) == 2:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)

    async def is_killed(self) -> None:
        """The parent alone is killed; the workers have to see to it themselves that they end."""
        workers = self.workers
        self.process.kill()
        self.process.wait()
        async with asyncio.timeout(PATIENCE):
            while any(os.path.exists(f"/proc/{worker}") for worker in workers):
                await asyncio.sleep(0.05)


async def join_at_the_same_moment(address: str) -> None:
    """Three people sit down at once, through any worker; each of them lawfully, so none of them is refused."""
    async with AsyncExitStack() as stack:
        host, *guests = [await stack.enter_async_context(Page(address)) for _ in range(4)]
        for _ in range(JOINS):
            table = await patiently(lambda: host.create("overload", "me open open open", seed=1))
            for guest in guests:
                await patiently(partial(guest.get, f"/api/tables/{table}"))
            joined = await asyncio.gather(*(patiently(partial(guest.post, f"/api/tables/{table}/join", {})) for guest in guests))
            assert sorted(seat for summary in joined for seat in summary["mine"]) == [1, 2, 3]


async def live(parent: Parent, postgresql: PrivatePostgresql, way: str) -> list[Player]:
    """People play and join, the database goes away and comes back, and then the parent is killed in the middle of it all."""
    async with AsyncExitStack() as stack:
        players = []
        for _ in range(PLAYERS):
            page, watcher = [await stack.enter_async_context(Page(parent.address)) for _ in range(2)]
            players.append(Player(page, watcher))
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.wait_for(asyncio.gather(*(player.has_moved_on() for player in players)), PATIENCE)
        await join_at_the_same_moment(parent.address)
        await asyncio.to_thread(postgresql.stop, way)
        await is_missed(players[0].page)
        await asyncio.to_thread(postgresql.start)
        await asyncio.wait_for(asyncio.gather(*(player.has_moved_on() for player in players)), PATIENCE)
        await join_at_the_same_moment(parent.address)
        assert not any(task.done() for task in playing), "somebody could not play on"
        await parent.is_killed()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return players


async def test_workers_outlive_outages_and_end_with_their_parent(postgresql: PrivatePostgresql) -> None:
    database, port = postgresql.new_database(), free_port()
    players: list[Player] = []
    for way in ("immediate", "fast", "immediate"):
        parent = Parent(database, port)
        try:
            await parent.answers()
            players += await live(parent, postgresql, way)
        finally:
            parent.process.kill()
            parent.process.wait()
    journals = await asyncio.to_thread(read_journals, database)
    for player in players:
        assert check_shown(player.page, journals) > 0
        assert check_shown(player.watcher, journals) > 0
        for table, keys in player.acknowledged.items():
            assert keys <= journals[table].keys, "an acknowledged move was lost"
    parent = Parent(database, port)
    try:
        await parent.answers()
        async with Page(parent.address) as page:
            for table in journals:
                assert (await page.get(f"/api/tables/{table}"))["id"] == table
    finally:
        parent.process.terminate()
        assert parent.process.wait(PATIENCE) == 0
