"""Several servers on one PostgreSQL: any of them serves any table, and of two simultaneous moves exactly one wins."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable

import httpx
import pytest

from megawatt.server.bots.turns import BotTurns
from megawatt.server.live.requests import MoveMessage
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.tables import moves as moving
from megawatt.server.tables.store import TableStore

from .conftest import QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, play_first, play_to_the_end, whose_turn

pytestmark = pytest.mark.anyio


async def test_people_at_two_servers_play_one_game(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as ann, second.page() as bob:
        table = await ann.create("overload", "me open bot", seed=4)
        await ann.watch(table)
        await bob.post(f"/api/tables/{table}/join", {})
        await bob.watch(table)
        await ann.until(lambda page: page.table["summary"]["status"] == "running")
        while not ann.table["over"]:
            ply, to_decide = ann.table["ply"], ann.table["to_decide"]
            if to_decide in (0, 1):
                await play_first(ann if to_decide == 0 else bob)
            for person in (ann, bob):
                await person.until(lambda page, ply=ply: page.table["ply"] > ply)
        await bob.until(lambda page: page.table["over"])
        assert ann.table["view"]["charged"] == bob.table["view"]["charged"]
        assert ann.table["log"]["entries"] == bob.table["log"]["entries"]


async def test_of_two_simultaneous_moves_exactly_one_wins(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page:
        for attempt in range(8):
            table = await page.create("overload", "me here:Ann", seed=attempt)
            person = (await page.get("/api/me"))["id"]
            here, there = await first.worker.core.tables.open(table), await second.worker.core.tables.open(table)
            wishes = [MoveMessage(id=1, key=f"key {n}", seat=0, ply=0, move=f"charge {n}") for n in (1, 2)]
            outcomes = await asyncio.gather(
                moving.move(first.worker.core.journal, here, person, wishes[0]),
                moving.move(second.worker.core.journal, there, person, wishes[1]),
                return_exceptions=True,
            )
            refused = [outcome for outcome in outcomes if isinstance(outcome, Refusal)]
            assert len(refused) == 1, outcomes
            assert refused[0].refused == "late"
            async with asyncio.timeout(PATIENCE):
                while (here.table.seq, there.table.seq) != (1, 1):
                    await asyncio.sleep(0.01)
            assert here.table.match is not None
            assert there.table.match is not None
            assert here.table.match.digest() == there.table.match.digest()


async def test_a_repeat_at_another_server_is_not_played_twice(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page:
        table = await page.create("overload", "me here:Ann", seed=1)
        await page.watch(table)
        await page.play("charge 1", seat=0, ply=0, key="once")
        async with Page(second.address, page.http.cookies) as again:
            await again.watch(table)
            assert (await again.play("charge 1", seat=0, ply=0, key="once"))["type"] == "done"
            assert again.table["ply"] == 1


async def test_plans_presence_and_lists_reach_the_other_server(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as ann, second.page() as bob:
        await bob.ask("watch", table=None)
        table = await ann.create("power-grid", "me open", options={"introductory": True}, seed=2, public=True)
        await bob.until(lambda page: page.news)
        await bob.post(f"/api/tables/{table}/join", {})
        await ann.watch(table)
        await bob.watch(table)
        for person in (ann, bob):
            await person.until(lambda page: page.presence.get("present") == [0, 1])
            await person.until(lambda page: page.table["summary"]["status"] == "running")
        await play_first(await whose_turn(ann, bob))
        waiter = bob if await whose_turn(ann, bob) is ann else ann
        await waiter.until(lambda page: page.table["plans"])
        offer = waiter.table["plans"][0]
        plan = {"kind": offer["kind"], "about": offer["about"], "amount": offer["highest"]}
        elsewhere = Page(second.address if waiter is ann else first.address, waiter.http.cookies)
        async with elsewhere:
            await elsewhere.watch(table)
            await waiter.ask("plan", seat=waiter.table["shown"], plan=plan)
            await elsewhere.until(lambda page: page.table["plan"] == plan)
        await bob.disconnect()
        await ann.until(lambda page: page.presence["present"] == [0])


async def test_a_new_name_is_shown_at_the_other_server_at_once(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as ann, second.page() as bob:
        table = await ann.create("power-grid", "me open", seed=2)
        await bob.post(f"/api/tables/{table}/join", {})
        await bob.watch(table)
        for name in ("Ann", "Anna"):
            await ann.put("/api/me", {"name": name})
            await bob.until(lambda page, name=name: page.table["summary"]["seats"][0]["name"] == name)


async def test_the_bots_of_a_lost_server_are_taken_over(
    laid_out_postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megawatt.server.jobs.SWEEP_SECONDS", 0.1)
    monkeypatch.setattr("megawatt.server.bots.turns.CLAIM_SECONDS", 0.5)
    database = laid_out_postgresql()
    slow = {**QUICK, "bot_pace": 0.0}
    async with serving(Settings(database=database, port=free_port(), **slow)) as first, first.page() as page:
        first.worker.services.get(BotTurns).wake = lambda live: None  # type: ignore[method-assign]  # a server that is as good as dead
        table = await page.create("overload", "bot bot", seed=4)
        async with serving(Settings(database=database, port=free_port(), **QUICK)) as second, second.page() as watcher:
            async with asyncio.timeout(PATIENCE):
                while (await watcher.get(f"/api/tables/{table}"))["status"] != "over":
                    await asyncio.sleep(0.1)


async def test_only_one_server_runs_the_bots_of_a_table(two: tuple[Served, Served]) -> None:
    first, _ = two
    store = first.worker.core.storage.store
    assert TableStore(store).claim("a table", "first", 10)
    assert TableStore(store).claim("a table", "first", 10)
    assert not TableStore(store).claim("a table", "second", 10)
    TableStore(store).give_up_claims("first")
    assert TableStore(store).claim("a table", "second", 10)


async def test_the_command_starts_several_workers_on_one_port(new_postgresql: Callable[[], str]) -> None:
    port = free_port()
    command = [sys.executable, "-c", "from megawatt.cli.main import run; run()", "serve", "--no-compile", "--bot-pace", "0"]
    server = subprocess.Popen(
        [*command, "--port", str(port), "--database", new_postgresql(), "--workers", "2"], stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            try:
                httpx.get(f"{address}/health", verify=False)
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        pages = [Page(address) for _ in range(4)]
        async with pages[0], pages[1], pages[2], pages[3]:
            table = await pages[0].create("overload", "me open open open", seed=3)
            for page in pages[1:]:
                await page.post(f"/api/tables/{table}/join", {})
            for page in pages:
                await page.watch(table)
            await asyncio.gather(*(play_to_the_end(page) for page in pages))
            assert len({str(page.table["view"]["charged"]) for page in pages}) == 1
    finally:
        server.terminate()
        assert server.wait(PATIENCE) == 0
