"""Two machines with one PostgreSQL, as docs/hosting.md describes it: one is killed, and play goes on at the other."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from .conftest import free_port
from .pages import PATIENCE, Page, plain_http
from .test_accounts import PASSWORD

pytestmark = pytest.mark.anyio
ADDRESS = "http://127.0.0.1"
"""What people type; a load balancer stands there."""


class Host:
    """A server in a process of its own."""

    def __init__(self, database: str, home: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-c", "from megawatt.cli.main import run; run()", "serve", "--no-compile", "--bot-pace", "0"]
        command += ["--port", str(self.port), "--database", database, "--public-url", ADDRESS]
        home.mkdir()
        environment = {**os.environ, "HOME": str(home)}
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environment)

    async def answers(self) -> None:
        async with plain_http(timeout=5) as client, asyncio.timeout(PATIENCE):
            while True:
                assert self.process.poll() is None, "the server has ended"
                with suppress(httpx.TransportError):
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)


@pytest.fixture
def hosts(laid_out_postgresql: Callable[[], str], tmp_path: Path) -> Iterator[tuple[Host, Host]]:
    database = laid_out_postgresql()
    first, second = Host(database, tmp_path / "first"), Host(database, tmp_path / "second")
    yield first, second
    for host in (first, second):
        host.end(signal.SIGTERM)


async def test_one_of_two_hosts_is_killed_and_play_goes_on_at_the_other(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    await first.answers()
    await second.answers()
    async with Page(first.address) as ann, Page(second.address) as bob:
        await ann.post("/api/account", {"name": "Ann Twohosts", "password": PASSWORD})
        await bob.put("/api/me", {"name": "Bob"})
        table = await ann.create("overload", "me open bot:random", seed=3)
        await bob.post(f"/api/tables/{table}/join")
        await ann.watch(table)
        await bob.watch(table)
        seats = {0: ann, 1: bob}

        async def one_turn() -> None:
            """The seat to decide plays, and all open pages get the move and the bot's answer."""
            ply = max(page.table["ply"] for page in seats.values())
            for page in seats.values():
                await page.until(lambda page: page.table["ply"] >= ply)
            seat = bob.table["to_decide"]
            if seat in seats:
                await seats[seat].play("charge 1", seat=seat, ply=ply)
            for page in seats.values():
                await page.until(lambda page: page.table["ply"] > ply)

        for _ in range(4):
            await one_turn()
        played = bob.table["ply"]
        first.end(signal.SIGKILL)
        async with Page(second.address, ann.http.cookies) as again:
            assert (await again.get("/api/me"))["name"] == "Ann Twohosts", "a session of one host is good at the other"
            await again.watch(table)
            assert again.table["ply"] >= played, "no move that was shown is lost"
            seats[0] = again
            for _ in range(6):
                if again.table["over"] or bob.table["over"]:
                    break
                await one_turn()
            assert bob.table["ply"] > played, "the game goes on"
