"""What Prometheus is told: well-formed, true, on the host's own address only, and nobody's secrets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from megawatt.kernel.errors import OptionError
from megawatt.server.http.metrics import address
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving
from .pages import plain_http, play_first, refusal

pytestmark = pytest.mark.anyio
DASHBOARD = Path(__file__).parents[2] / "docs/hosting/grafana.json"


@pytest.fixture(scope="module")
async def measured(database: str) -> AsyncIterator[tuple[Served, str]]:
    port = free_port()
    async with serving(Settings(database=database, port=free_port(), metrics=str(port), **QUICK)) as server:
        yield server, f"http://127.0.0.1:{port}/metrics"


async def read(where: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    async with plain_http() as client:
        answer = await client.get(where)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    return {(sample.name, tuple(sorted(sample.labels.items()))): sample.value for sample in samples}


async def test_what_is_played_is_counted_and_nobody_is_named(measured: tuple[Served, str]) -> None:
    server, where = measured
    before = await read(where)
    async with server.page() as page:
        await page.put("/api/me", {"name": "Grace-secret"})
        table = await page.create("power-grid", "me bot:random", title="title-secret")
        await page.watch(table)
        for _ in range(2):
            await play_first(page)
        assert await refusal(page.play("pass", ply=0)) == "refused-late"
        person = (await page.get("/api/me"))["id"]
        after = await read(where)
        text = (await page.http.get(where)).text
    moves, late = ("megawatt_messages_total", (("type", "MoveMessage"),)), ("megawatt_refusals_total", (("reason", "late"),))
    assert after[moves] - before.get(moves, 0) == 3
    assert after[late] - before.get(late, 0) == 1
    assert after["megawatt_tables", (("status", "running"),)] >= 1
    assert after["megawatt_writes_total", ()] >= before["megawatt_writes_total", ()] + 4
    assert after["megawatt_connections", ()] == 1
    assert after["megawatt_commit_seconds_count", ()] <= after["megawatt_writes_total", ()]
    assert after["megawatt_database_up", ()] == 1
    for secret in (table, person, "Grace-secret", "title-secret", "power-grid", "/api/", "127.0.0.1"):
        assert secret not in text


async def test_the_page_of_everybody_tells_no_metrics_and_the_hosts_nothing_else(measured: tuple[Served, str]) -> None:
    server, where = measured
    async with server.page() as page:
        assert (await page.http.get("/metrics")).status_code == 404
        for path in ("/", "/api/me", "/health"):
            assert (await page.http.get(where.replace("/metrics", path))).status_code == 404
    for nonsense in (b"\0" * 6000, b"GET /metrics", b"\r\n\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(where).port)
        writer.write(nonsense)
        writer.write_eof()
        await reader.read()
        writer.close()
    assert await read(where)


async def test_the_dashboard_asks_for_what_there_is(measured: tuple[Served, str]) -> None:
    _, where = measured
    async with plain_http() as client:
        text = (await client.get(where)).text
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"(?:megawatt|process)_\w+", target["expr"])
    }
    assert len(asked) > 10
    for name in asked:
        assert f"# TYPE {re.sub('_(bucket|count|sum)$', '', name)} " in text, name


def test_a_port_alone_is_one_of_this_machine() -> None:
    assert address("9420") == ("127.0.0.1", 9420)
    assert address("[::1]:9420") == ("::1", 9420)
    for wrong in ("", "host", "host:", "1:99999", "²"):
        with pytest.raises(OptionError, match="should look like 9420"):
            address(wrong)
