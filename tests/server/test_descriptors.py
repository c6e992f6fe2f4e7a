"""A server out of file descriptors: it says so in a few lines, loses nothing, and answers again when strangers have gone."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from megawatt.server.start.event_loop import BoundedAcceptLoop

from .conftest import free_port, sqlite_address
from .pages import PATIENCE, Page, plain_http

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="counts descriptors in /proc"),
]

MOST_LOG = 100_000
SERVE = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[1])))
from megawatt.server.settings import Settings
from megawatt.server.start.server import serve
serve(Settings(database=sys.argv[2], port=int(sys.argv[3]), head_seconds=1.0, compile_rules=False, bot_pace=0.0))
"""
OUT = "out of system resource"


async def answer(address: str) -> None:
    """Until the server answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with plain_http(timeout=5) as client:
                    if (await client.get(f"{address}/health")).status_code == 200:
                        return
            except httpx.TransportError:
                await asyncio.sleep(0.1)


async def asked(address: str, ask: Callable[[Page], Awaitable[Any]]) -> Any:
    """What somebody is told who asks again when their request, on a busy machine, came too late for this server."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                async with Page(address) as page:
                    return await ask(page)


@pytest.mark.parametrize(("limit", "strangers", "runs_out"), [(40, 150, True), (256, 600, False)])
async def test_strangers_who_take_all_descriptors_leave_a_short_log_and_a_server(
    tmp_path: Path, limit: int, strangers: int, runs_out: bool
) -> None:
    """This number of connections waits at once; 40 descriptors are too few to reserve any, of 256 some are reserved."""
    port, written = free_port(), tmp_path / "log"
    address = f"http://127.0.0.1:{port}"
    with written.open("wb") as log:
        command = [sys.executable, "-c", SERVE, str(limit), sqlite_address(tmp_path), str(port)]
        server = subprocess.Popen(command, stderr=log)
    try:
        await answer(address)
        table = await asked(address, lambda page: page.create("overload", "me bot", seed=1))
        with ExitStack() as crowd:
            server.send_signal(signal.SIGSTOP)  # so that all of them are there before the first is let in
            for _ in range(strangers):
                stranger = crowd.enter_context(socket.socket())
                stranger.setblocking(False)
                stranger.connect_ex(("127.0.0.1", port))
            server.send_signal(signal.SIGCONT)
            await answer(address)
            async with asyncio.timeout(PATIENCE):
                while len(os.listdir(f"/proc/{server.pid}/fd")) >= limit:
                    await asyncio.sleep(0.05)
        await answer(address)  # while they go, they still count as guests of this address
        assert (await asked(address, lambda page: page.get(f"/api/tables/{table}")))["id"] == table
        assert await asked(address, lambda page: page.create("overload", "me bot", seed=1))
    finally:
        server.send_signal(signal.SIGCONT)
        server.terminate()
        server.wait(PATIENCE)
    text = written.read_text()
    assert (OUT in text) == runs_out
    assert len(text) < MOST_LOG


def test_a_round_takes_few_connections_while_many_may_wait() -> None:
    loop, accepted = BoundedAcceptLoop(), []

    async def strangers() -> None:
        server = await loop.create_server(lambda: accepted.append(1) or asyncio.Protocol(), "127.0.0.1", 0, backlog=500)
        place = server.sockets[0].getsockname()
        with ExitStack() as opened:
            for _ in range(200):
                opened.enter_context(socket.create_connection(place, timeout=PATIENCE))
            for _ in range(4):
                await asyncio.sleep(0)
            assert len(accepted) < 100
            async with asyncio.timeout(PATIENCE):
                while len(accepted) < 200:
                    await asyncio.sleep(0)
        server.close()

    try:
        loop.run_until_complete(strangers())
    finally:
        loop.close()
