"""The page at a table's address: what the first drawing needs comes with it, and nobody sees more in it than over the socket."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from megawatt.server.api.rate_limits import PER_ADDRESS
from megawatt.server.settings import Settings

from .built_page import built
from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import plain_http

pytestmark = pytest.mark.anyio


def first_look(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="first-look" data-table="[\w-]+">(.*?)</script>', page)
    assert found, page
    look: dict[str, Any] = json.loads(found[1])
    return look


async def test_everybody_finds_in_the_page_what_the_socket_would_tell_them(built_server: Served) -> None:
    async with built_server.page() as host, built_server.page() as guest, built_server.page() as watcher:
        table = await host.create("power-grid", "me open", seed=5)
        await guest.post(f"/api/tables/{table}/join", {})
        for person in (host, guest, watcher):
            look = first_look(await person.get(f"/t/{table}"))
            await person.watch(table)
            assert {**look["table"], "now": 0, "summary": 0} == {**person.table, "now": 0, "summary": 0}
            assert look["table"]["summary"]["mine"] == person.table["summary"]["mine"]
            assert look["me"] == await person.get("/api/me")
        assert [person.table["shown"] for person in (host, guest, watcher)] == [0, 1, None]
        assert [person.table["moves"] is not None for person in (host, guest, watcher)].count(True) == 1


async def test_whoever_was_never_here_gets_a_cookie_and_a_watchers_place(built_server: Served) -> None:
    async with built_server.page() as host, plain_http(base_url=built_server.address) as stranger:
        table = await host.create("power-grid", "me open", seed=5)
        answer = await stranger.get(f"/t/{table}")
        assert (answer.headers["cache-control"], answer.headers["content-encoding"]) == ("no-store", "gzip")
        look = first_look(answer.text)
        assert (look["table"]["shown"], look["table"]["summary"]["mine"]) == (None, [])
        assert (await stranger.get("/api/me")).json()["id"] == look["me"]["id"]
        assert "set-cookie" not in (await stranger.get(f"/t/{table}")).headers


async def test_no_name_can_end_the_element_that_it_stands_in(built_server: Served) -> None:
    async with built_server.page() as host:
        await host.put("/api/me", {"name": "</script><b>"})
        table = await host.create("overload", "me open", title="<!--<script>")
        look = first_look(await host.get(f"/t/{table}"))
    assert (look["me"]["name"], look["table"]["summary"]["title"]) == ("</script><b>", "<!--<script>")


async def test_the_head_names_the_game_its_map_and_its_words(built_server: Served) -> None:
    async with built_server.page() as host:
        table = await host.create("power-grid", "me bot", seed=5, options={"map": "usa"})
        answer = await host.http.get(f"/t/{table}", headers={"accept-language": "nl-BE, en;q=0.5"})
    named = re.findall(r'href="([^"]+)"', answer.text)
    assert named == [
        *(f"/assets/{name}-1.js" for name in ("usa", "power-grid", "tokens")),
        *(f"/assets/{name}-1.css" for name in ("power-grid", "tokens")),
        "/words/nl/table.ftl",
        "/words/nl/power-grid.ftl",
    ]


@pytest.mark.parametrize("table", ["none-such", "%00", "x" * 300, "a%2F..%2Fb"])
async def test_where_there_is_no_table_the_bare_page_finds_out_by_itself(built_server: Served, table: str) -> None:
    async with built_server.page() as somebody:
        answer = await somebody.http.get(f"/t/{table}", headers={"accept": "text/html"})
    assert "first-look" not in answer.text


async def test_an_address_that_sends_too_many_strangers_gets_the_bare_page(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PER_ADDRESS, "guest", (1, 1e-9))
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), page=built(tmp_path), **{**QUICK, "rate_limits": True})
    async with serving(settings) as served, served.page() as host:
        table = await host.create("overload", "me open")
        async with plain_http(base_url=served.address) as stranger:
            answer = await stranger.get(f"/t/{table}")
        assert (answer.status_code, "first-look" in answer.text) == (200, False)
        assert first_look(await host.get(f"/t/{table}"))["table"]["summary"]["mine"] == [0]


async def test_who_asks_too_often_has_no_table_opened_for_them(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), page=built(tmp_path), **{**QUICK, "rate_limits": True})
    async with serving(settings) as served, served.page() as host:
        table = await host.create("overload", "me open")
        del served.worker.core.tables.live[table]
        monkeypatch.setitem(PER_ADDRESS, "message", (1, 1e-9))
        served.worker.core.limits.spend("message", "somebody", "127.0.0.1")
        answer = await host.http.get(f"/t/{table}")
        assert (answer.status_code, "first-look" in answer.text) == (200, False)
        assert table not in served.worker.core.tables.live, "reading a journal is what may cost most"


async def test_a_page_that_has_the_table_is_not_sent_it_again_but_everybody_hears_of_it(built_server: Served) -> None:
    async with built_server.page() as host, built_server.page() as guest:
        table = await host.create("power-grid", "me open", seed=5)
        await guest.post(f"/api/tables/{table}/join", {})
        await host.watch(table)
        seq = first_look(await guest.get(f"/t/{table}"))["table"]["seq"]
        assert (await guest.watch(table, since=seq))["resumed"] is True
        for person in (host, guest):
            await person.until(lambda person: person.presence.get("present") == [0, 1])
        assert not [each for each in guest.heard if each["type"] == "table"]
