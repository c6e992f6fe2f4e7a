"""Sealed Bids at a table: everybody answers when they like, and nobody learns a bid before all are shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from megawatt.server.db.database import Storage
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table

from .conftest import Served
from .pages import Page, Refused

pytestmark = pytest.mark.anyio

SECRET = "?"


def log_of(page: Page) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["text"]) for entry in page.table["log"]["entries"]]


async def seated(built_server: Served, host: Page, *guests: Page) -> str:
    table = await host.create("sealed-bids", " ".join(["me", *["open"] * len(guests)]), seed=1)
    for seat, guest in enumerate(guests, 1):
        await guest.post(f"/api/tables/{table}/join", {"seat": seat})
    for page in (host, *guests):
        await page.watch(table)
    await host.until(lambda page: page.table["summary"]["status"] == "running")
    return table


def told(page: Page, since: int) -> str:
    """All messages about the table that the page has heard since."""
    return json.dumps([message for message in page.heard[since:] if message["type"] in ("table", "update")])


async def test_everybody_may_answer_first_and_others_learn_nothing(built_server: Served) -> None:
    server = built_server
    async with server.page() as host, server.page() as second, server.page() as third, server.page() as stranger:
        table = await seated(built_server, host, second, third)
        await stranger.watch(table)
        assert [bool(page.moves()) for page in (host, second, third, stranger)] == [True, True, True, False]
        heard = {page: len(page.heard) for page in (host, second, stranger)}
        await third.play("bid 5", seat=2, ply=0)
        for page in (host, second, third, stranger):
            await page.until(lambda page: page.table["ply"] == 1)
        assert log_of(third) == [(2, "bid 5")]
        for page in (host, second, stranger):
            assert log_of(page) == [(2, SECRET)]
            assert "bid 5" not in told(page, heard[page])
            assert page.table["log"]["entries"][0]["arguments"] == {}
            moment = await page.ask("look", ply=1)
            assert (moment["entry"]["text"], moment["view"]["bids"]["values"][2]["text"]) == (SECRET, None)
            assert (await page.ask("log", first=1, last=1))["entries"][0]["text"] == SECRET
            whole = await page.get(f"/api/tables/{table}/position")
            assert (whole["log"]["entries"][0]["text"], whole["deciders"]) == (SECRET, [0, 1])
        assert not third.moves()
        await second.play("bid 1", seat=1, ply=0)  # meant for the same moment, though another has answered since
        await host.play("bid 2", seat=0, ply=0)
        for page in (host, second, third, stranger):
            await page.until(lambda page: page.table["ply"] == 3)
            assert log_of(page) == [(2, "bid 5"), (1, "bid 1"), (0, "bid 2")]
            assert page.table["view"]["points"]["values"][2] > 0


async def test_an_answer_is_refused_to_whoever_has_given_one(built_server: Served) -> None:
    async with built_server.page() as host, built_server.page() as guest:
        await seated(built_server, host, guest)
        await guest.play("bid 3", seat=1)
        await guest.until(lambda page: page.table["ply"] == 1)
        for ply, why in ((0, "refused-not-your-turn"), (1, "refused-not-your-turn")):
            with pytest.raises(Refused) as refused:
                await guest.play("bid 4", seat=1, ply=ply)
            assert refused.value.reason == why
        await host.play("bid 4", seat=0)
        await host.until(lambda page: page.table["ply"] == 2)
        with pytest.raises(Refused) as refused:
            await host.play("bid 1", seat=0, ply=1)
        assert refused.value.reason == "refused-late"


async def test_bots_answer_without_waiting_for_people(built_server: Served) -> None:
    async with built_server.page() as page:
        table = await page.create("sealed-bids", "me bot:random bot:house", seed=1)
        await page.watch(table)
        await page.until(lambda page: page.table["ply"] == 2)
        assert (page.table["to_decide"], page.table["deciders"]) == (0, [0])
        assert log_of(page) == [(1, SECRET), (2, SECRET)]
        while not page.table["over"]:
            await page.play(page.moves()[0])
            ply = page.table["ply"]
            await page.until(lambda page, ply=ply: page.table["over"] or (page.table["ply"] > ply and page.moves()))
        assert page.table["scores"]


async def test_what_if_redraws_the_bids_of_others(built_server: Served) -> None:
    async with built_server.page() as host, built_server.page() as guest:
        table = await host.create("sealed-bids", "me open", seed=1, hints=True)
        await guest.post(f"/api/tables/{table}/join", {})
        await host.watch(table)
        await guest.watch(table)
        await guest.play("bid 5", seat=1)
        await host.until(lambda page: page.table["ply"] == 1)
        copies: set[Any] = set()
        for _ in range(8):
            found = (await host.post(f"/api/tables/{table}/fork", {"ply": 1, "seat": 0}))["id"]
            await host.watch(found)
            await host.play("bid 6", seat=0)
            await host.until(lambda page: page.table["ply"] == 1)
            events = host.table["log"]["entries"][0]["events"]
            copies.add(next(e["arguments"]["card"] for e in events if e["name"] == "shown" and e["arguments"]["seat"] == 1))
        assert len(copies) > 1


async def test_the_journal_keeps_the_order_of_arrival(built_server: Served) -> None:
    async with built_server.page() as host, built_server.page() as guest:
        table = await seated(built_server, host, guest)
        await guest.play("bid 5", seat=1)
        await host.until(lambda page: page.table["ply"] == 1)
        live = built_server.worker.services.get(OpenTables).live[table].table
        storage = built_server.worker.services.get(Storage)
        found = await storage.read(TableStore(storage.store).table, table)
        assert found is not None
        again = Table.load(*found, {})
        assert again.match is not None
        assert live.match is not None
        assert (again.match.state, again.match.moves(), again.to_decide) == (live.match.state, ["bid 5"], 0)
