"""Pages and streams are limited per person and per address; one too many is refused with the reason."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from megawatt.server.api.rate_limits import network_of
from megawatt.server.live.connection import Connection
from megawatt.server.live.connections import MAX_STREAMS, OpenPages
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving
from .pages import PATIENCE, Page
from .test_programs import made, program
from .test_token_lifetime import listening

pytestmark = pytest.mark.anyio
HOSTING = Path(__file__).parents[2] / "docs/hosting"


@asynccontextmanager
async def narrow(database: str, **bounds: Any) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **{**QUICK, **bounds})) as served:
        yield served


async def refused(page: Page, **options: Any) -> dict[str, Any]:
    """What a handshake was answered with."""
    with pytest.raises(websockets.InvalidStatus) as turned_away:
        await page.connect(**options)
    assert turned_away.value.response.status_code == 429
    return dict(json.loads(turned_away.value.response.body or b"{}"))


async def test_a_person_has_so_many_pages_open_and_others_come_in(database: str) -> None:
    async with narrow(database, most_pages=3) as served, served.page() as page, AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(served.page(page)) for _ in range(4)]
        for tab in tabs[:3]:
            await tab.connect()
        answer = await refused(tabs[3])
        assert (answer["refused"], answer["arguments"]) == ("too-many-pages", {"most": 3})
        async with served.page() as stranger:
            await stranger.connect()
        await tabs[0].disconnect()
        await gone(served, 2)
        await tabs[3].connect()


async def test_handshakes_at_the_same_moment_are_counted(database: str) -> None:
    async with narrow(database, most_pages=3) as served, served.page() as page, AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(served.page(page)) for _ in range(12)]
        came = await asyncio.gather(*(tab.connect() for tab in tabs), return_exceptions=True)
        assert sum(1 for each in came if each is None) == 3
        assert len(served.worker.core.pages) == 3


async def test_streams_count_among_the_pages(database: str) -> None:
    async with narrow(database, most_pages=2) as served, served.page() as page, AsyncExitStack() as stack:
        client = await stack.enter_async_context(program(served, await made(page, "read")))
        await stack.enter_async_context(listening(client, "/api/events"))
        await page.connect()
        answer = await client.get("/api/events")
        assert (answer.status_code, answer.json()["refused"]) == (429, "too-many-pages")


async def test_a_person_has_so_many_streams(database: str) -> None:
    async with narrow(database) as served, served.page() as page, AsyncExitStack() as stack:
        client = await stack.enter_async_context(program(served, await made(page, "read")))
        for _ in range(MAX_STREAMS):
            await stack.enter_async_context(listening(client, "/api/events"))
        async with client.stream("GET", "/api/events") as refusal:
            assert refusal.status_code == 429, "a stream that was opened would never end"
            assert json.loads(await refusal.aread())["arguments"] == {"most": MAX_STREAMS}
        await page.connect()


async def test_streams_that_begin_at_the_same_moment_are_counted(database: str) -> None:
    async with narrow(database, most_pages=2) as served, served.page() as page, AsyncExitStack() as stack:
        client = await stack.enter_async_context(program(served, await made(page, "read")))
        await asyncio.gather(*(stack.enter_async_context(client.stream("GET", "/api/events")) for _ in range(8)))
        async with asyncio.timeout(PATIENCE):
            while len(served.worker.core.pages) < 2:
                await asyncio.sleep(0.01)
        assert len(served.worker.core.pages) == 2


async def test_an_address_that_a_proxy_names_has_so_many_pages_open(database: str) -> None:
    """All connections come from the proxy: only the address that it names tells whose they are."""
    async with narrow(database, behind_proxy=True, most_connections=3) as served, AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(served.page()) for _ in range(5)]
        for page in pages[:3]:
            await page.connect(headers={"x-forwarded-for": "192.0.2.7"})
        answer = await refused(pages[3], headers={"x-forwarded-for": "192.0.2.7"})
        assert answer["arguments"] == {"most": 3}
        await pages[4].connect(headers={"x-forwarded-for": "192.0.2.8"})


async def test_who_has_no_cookie_is_counted_by_address(database: str) -> None:
    async with narrow(database, behind_proxy=True, most_connections=2) as served, AsyncExitStack() as stack:
        nobody = [await stack.enter_async_context(served.page()) for _ in range(3)]
        for page in nobody:
            page.http.cookies.clear()
        for page in nobody[:2]:
            await page.connect()
        assert (await refused(nobody[2]))["refused"] == "too-many-pages"


async def _nowhere(message: dict[str, Any]) -> None:
    pass


def test_a_network_of_the_sixth_version_is_one_address_and_who_leaves_is_not_counted() -> None:
    pages = OpenPages(Settings(most_connections=2), network_of)
    here = [Connection(_nowhere, f"p{number}", None, f"2001:db8::{number}", 5) for number in range(3)]
    for connection in here[:2]:
        pages.enter(connection)
    with pytest.raises(Refusal, match="at most 2 pages and streams of one address"):
        pages.enter(here[2])
    pages.leave(here[2])
    pages.leave(here[0])
    pages.leave(here[0])
    pages.enter(here[2])
    assert len(pages) == 2
    with pytest.raises(Refusal):
        pages.enter(here[0])


async def gone(served: Served, left: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(served.worker.core.pages) > left:
            await asyncio.sleep(0.01)


def test_the_proxy_of_the_documentation_bounds_connections_of_an_address() -> None:
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    (zone,) = re.findall(r"^limit_conn_zone \$binary_remote_addr zone=(\w+):\d+m;$", text, re.MULTILINE)
    (most,) = re.findall(rf"^ +limit_conn {zone} (\d+);$", text, re.MULTILINE)
    assert int(most) == Settings().most_connections
    assert re.search(r"^ +limit_conn_status 429;$", text, re.MULTILINE)
