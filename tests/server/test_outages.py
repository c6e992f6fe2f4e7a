"""PostgreSQL goes away and comes back while people and bots play: nothing shown is lost, and play goes on by itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from megawatt.server.db.engine import connect
from megawatt.server.db.store import Store
from megawatt.server.ids import own_key
from megawatt.server.settings import Settings
from megawatt.server.tables.steps import Played, read_step
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table

from ..rotations import shown
from .conftest import QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, Refused
from .postgresql import PrivatePostgresql

pytestmark = pytest.mark.anyio

PLAYERS = 4
SEATS = "me here:Ann here:Bob bot"
BOT = 3


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PrivatePostgresql]:
    server = PrivatePostgresql()
    yield server
    server.close()


async def patiently(ask: Callable[[], Awaitable[Any]]) -> Any:
    """What a page does: ask again while the server is busy."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except Refused as refused:
                if refused.reason != "refused-busy":
                    raise
                await asyncio.sleep(0.05)


class Player:
    """A person who plays table after table at one server, with a spectator at another one."""

    def __init__(self, page: Page, watcher: Page) -> None:
        self.page, self.watcher = page, watcher
        self.acknowledged: dict[str, set[str]] = {}
        """The keys of the moves that were done, by table."""
        self.stopping = False

    @property
    def moves(self) -> int:
        return sum(len(keys) for keys in self.acknowledged.values())

    async def play(self) -> None:
        self.person = (await patiently(lambda: self.page.get("/api/me")))["id"]
        while not self.stopping:
            table = await patiently(lambda: self.page.create("overload", SEATS, seed=1))
            self.acknowledged[table] = set()
            for page in (self.page, self.watcher):
                await patiently(lambda page=page, table=table: page.watch(table))
            while not self.page.table["over"] and not self.stopping:
                await self._move(table)

    async def _move(self, table: str) -> None:
        seat, ply, key = self.page.table["to_decide"], self.page.table["ply"], secrets.token_hex(8)
        if seat != BOT:
            await patiently(lambda: self.page.play(f"charge {1 + ply % 3}", seat=seat, ply=ply, key=key))
            self.acknowledged[table].add(own_key(self.person, key))
        await self.page.until(lambda page: page.table["ply"] > ply, PATIENCE)

    async def has_moved_on(self) -> None:
        """Some more moves of this person, and with them of the bot."""
        enough = self.moves + 4
        while self.moves < enough:
            await asyncio.sleep(0.01)


@dataclass
class Kept:
    """A table's moves in the database, and the keys that they came with."""

    moves: list[Played]
    keys: set[str | None]


def check_shown(page: Page, journals: dict[str, Kept]) -> int:
    """Every move that this page was ever told is in the journal, at its place; how many it was told."""
    told, table = 0, ""
    for message in page.heard:
        if message["type"] == "table":
            table = message["summary"]["id"]
            assert message["seq"] <= len(journals[table].moves), "the table was shown further than its journal goes"
        entries = message["log"]["entries"] if message["type"] == "table" else message.get("entries", ())
        for entry in entries:
            kept = journals[table].moves[entry["ply"] - 1]
            assert (entry["seat"], entry["text"]) == (kept.seat, kept.move), f"ply {entry['ply']} was shown and lost"
            told += 1
    return told


def read_journals(address: str) -> dict[str, Kept]:
    """Every table's moves; each journal is without a gap and can be opened."""
    store = Store(connect(Settings(database=address).database_url))
    journals: dict[str, Kept] = {}
    with store.engine.connect() as connection:
        tables = [row[0] for row in connection.exec_driver_sql("SELECT id FROM tables")]
    for table in tables:
        found = TableStore(store).table(table)
        assert found is not None
        row, steps, plans = found
        assert [step.seq for step in steps] == list(range(1, len(steps) + 1))
        Table.load(row, steps, plans, {})
        moves = [step for kept in steps if isinstance(step := read_step(kept.step), Played)]
        journals[table] = Kept(moves, {kept.key for kept in steps})
    store.engine.dispose()
    return journals


async def is_missed(page: Page) -> None:
    """Wait until a step could not be written, which `/health` reports."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await page.http.get("/health")
            if answer.json()["writes"] == "failing":
                assert answer.status_code == 503
                return
            await asyncio.sleep(0.01)


async def outlive(postgresql: PrivatePostgresql, servers: int, ways: tuple[str, ...]) -> None:
    loop, database = asyncio.get_running_loop(), postgresql.new_database()
    waited: list[float] = []
    async with AsyncExitStack() as stack:
        served: list[Served] = []
        for _ in range(servers):
            settings = Settings(database=database, port=free_port(), **QUICK)
            served.append(await stack.enter_async_context(serving(settings)))
        players = []
        for number in range(PLAYERS):
            page = await stack.enter_async_context(served[number % servers].page())
            watcher = await stack.enter_async_context(served[(number + 1) % servers].page())
            players.append(Player(page, watcher))
        playing = [asyncio.create_task(player.play()) for player in players]
        for way in ways:
            await asyncio.wait_for(asyncio.gather(*(player.has_moved_on() for player in players)), PATIENCE)
            await asyncio.to_thread(postgresql.stop, way)
            await is_missed(players[0].page)
            await asyncio.to_thread(postgresql.start)
            back = loop.time()
            await asyncio.wait_for(asyncio.gather(*(player.has_moved_on() for player in players)), PATIENCE)
            waited.append(loop.time() - back)
        for player in players:
            player.stopping = True
        await asyncio.gather(*playing)
        for player in players:
            ply = player.page.table["ply"]
            await player.watcher.until(lambda page, ply=ply: page.table["ply"] >= ply, PATIENCE)
        assert (await players[0].page.http.get("/health")).status_code == 200
        assert all(not server.worker.core.tables.damaged for server in served)
    print(f"{servers} servers, play went on after", [f"{seconds:.1f} s" for seconds in waited])
    journals = await asyncio.to_thread(read_journals, database)
    for player in players:
        assert check_shown(player.page, journals) > 0
        assert check_shown(player.watcher, journals) > 0
        for table, keys in player.acknowledged.items():
            assert keys <= journals[table].keys, "an acknowledged move was lost"


@pytest.mark.parametrize("servers", shown("servers in outages", [1, 2], [2]))
async def test_three_outages_lose_nothing_that_was_shown(postgresql: PrivatePostgresql, servers: int) -> None:
    await outlive(postgresql, servers, ("immediate", "fast", "immediate"))


@pytest.mark.soak
@pytest.mark.parametrize("servers", [1, 2])
async def test_thirty_outages_lose_nothing_that_was_shown(postgresql: PrivatePostgresql, servers: int) -> None:
    await outlive(postgresql, servers, ("immediate", "fast") * 15)
