"""A server as hosts start it: what the other tests soften for speed is as it is shipped.

Passwords cost what they cost, SQLite and PostgreSQL sync every commit to a disk, limits are on, rules are compiled, bots and files
have processes of their own. `megawatt serve` runs in a process that nothing is patched in, with nothing set but where it listens
and where it keeps its tables.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from megawatt.server.api.rate_limits import PER_PERSON
from megawatt.server.db.engine import connect
from megawatt.server.settings import Settings

from .conftest import COSTS, free_port, sqlite_address
from .pages import PATIENCE, Page, play_to_the_end
from .postgresql import PrivatePostgresql
from .test_accounts import sign_in, sign_up

pytestmark = pytest.mark.anyio
GAME = "power-grid"
SERVE = """
import os, threading, time
from pathlib import Path
from megawatt.cli.main import run
from megawatt.kernel.compilation.engine import current_mode
from megawatt.kernel.contract.registry import find
from megawatt.kernel.rules.rule import COMPILED

def watch():
    while current_mode(find(os.environ["GAME"])) != COMPILED:
        time.sleep(0.05)
    Path(os.environ["COMPILED"]).touch()

threading.Thread(target=watch, daemon=True).start()
run()
"""
"""`megawatt serve`, and a file that appears when its tables play by compiled rules."""
WRONG = "not my password"
COMPILING = 5 * PATIENCE
"""How long the first start may compile, without a `megawatt compile` before it."""


@pytest.fixture(params=["sqlite", "postgresql"])
def durable_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database on a disk."""
    if request.param == "sqlite":
        yield sqlite_address(tmp_path)
        return
    server = PrivatePostgresql(durable=True)
    yield server.new_database()
    server.close()


@asynccontextmanager
async def started(database: str, port: int, folder: Path, compiled: bool) -> AsyncIterator[str]:
    """The address of a server, which may have to play by compiled rules by then; killed in the end, without a farewell."""
    marker = folder / "compiled"
    marker.unlink(missing_ok=True)
    command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--database", database]
    settings = {"GAME": GAME, "COMPILED": str(marker)}
    server = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        await _until(lambda: _answers(port), server)
        if compiled:
            await _until(marker.exists, server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


async def _until(holds: Callable[[], bool], server: subprocess.Popen[bytes]) -> None:
    async with asyncio.timeout(COMPILING):
        while not await asyncio.to_thread(holds):
            assert server.poll() is None, "the server has stopped"
            await asyncio.sleep(0.05)


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def _asked(database: str, *questions: str) -> list[Any]:
    """What the database says."""
    engine = connect(Settings(database=database).database_url)
    with engine.connect() as connection:
        answers = [connection.execute(text(question)).scalar() for question in questions]
    engine.dispose()
    return answers


async def test_a_rated_game_between_accounts_outlives_the_server(durable_database: str, tmp_path: Path) -> None:
    port = free_port()
    async with started(durable_database, port, tmp_path, True) as address, Page(address) as ann, Page(address) as bob:
        await sign_up(ann, "Ann")
        await sign_up(bob, "Bob")
        table = await ann.create(GAME, "me open", rated=True, options={"round_limit": 2})
        await bob.post(f"/api/tables/{table}/join", {})
        for page in (ann, bob):
            await page.watch(table)
        await asyncio.gather(play_to_the_end(ann), play_to_the_end(bob))
        ranking = ann.table["summary"]["ranking"]
        assert sorted(ranking) in ([1, 2], [1, 1])
        with_bot = await ann.create(GAME, "me bot", options={"round_limit": 1})
        await ann.watch(with_bot)
        await play_to_the_end(ann)
        await _guesses_are_counted(bob)
    async with started(durable_database, port, tmp_path, False) as address, Page(address) as ann:
        assert (await sign_in(ann, "Ann"))["account"]
        found = await ann.get(f"/api/tables/{table}")
        assert (found["status"], found["ranking"], found["rated"]) == ("over", ranking, True)
        async with asyncio.timeout(PATIENCE):
            while not (leaders := (await ann.get(f"/api/leaders?game={GAME}&seats=2"))["people"]):
                await asyncio.sleep(0.1)
        assert {leader["name"] for leader in leaders} == {"Ann", "Bob"}
    _is_kept_as_promised(durable_database)


async def _guesses_are_counted(page: Page) -> None:
    """Guesses at passwords are soon refused, with the time to wait."""
    await page.post("/api/sign-out")
    tries = 0
    while tries < 5 * PER_PERSON["sign-in"][0]:  # on a busy machine some more are allowed meanwhile
        answer = await page.http.post("/api/sign-in", json={"name": "Ann", "password": WRONG})
        tries += 1
        if answer.status_code == 429:
            break
    assert tries > PER_PERSON["sign-in"][0]
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0


def _is_kept_as_promised(database: str) -> None:
    """Passwords are as dear as OWASP asks, and commits are synced."""
    (kept,) = _asked(database, "SELECT password FROM accounts LIMIT 1")
    assert kept.startswith("$argon2id$")
    assert f"m={COSTS['MEMORY_KIB']},t={COSTS['ROUNDS']}," in kept
    assert COSTS["MEMORY_KIB"] >= 19 * 1024
    if database.startswith("sqlite"):
        assert _asked(database, "PRAGMA journal_mode") == ["wal"]
    else:
        assert _asked(database, "SHOW fsync", "SHOW full_page_writes", "SHOW synchronous_commit") == ["on"] * 3
