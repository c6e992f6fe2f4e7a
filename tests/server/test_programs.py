"""Programs: tokens with scopes, event streams, challenges, moves over HTTP, the example bot and `megawatt bot-client`."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from megawatt.cli.main import app
from megawatt.server.api.rate_limits import PER_PERSON
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, plain_http, refusal
from .test_commands import PROGRAM

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples/bot.py"


async def made(page: Page, *scopes: str) -> str:
    return str((await page.post("/api/tokens", {"name": "a bot", "scopes": list(scopes) or ["play"]}))["token"])


def program(served: Served, token: str) -> httpx.AsyncClient:
    return plain_http(base_url=served.address, headers={"authorization": f"Bearer {token}"})


@asynccontextmanager
async def events(client: httpx.AsyncClient, path: str = "/api/events") -> AsyncIterator[Any]:
    """The objects of a stream, one after the other."""
    async with client.stream("GET", path) as answer:
        assert answer.status_code == 200, await answer.aread()
        lines = answer.aiter_lines()

        async def following() -> dict[str, Any]:
            async with asyncio.timeout(PATIENCE):
                while True:
                    line = await anext(lines)
                    if line.strip():
                        return dict(json.loads(line))

        yield following


async def test_a_token_is_shown_once_listed_and_revoked(served: Served, page: Page, other: Page) -> None:
    table, token = await page.create("overload", "me open"), await made(page, "play")
    (listed,) = (await page.get("/api/tokens"))["tokens"]
    assert (listed["name"], listed["scopes"], listed["used"]) == ("a bot", ["play"], None)
    assert token not in json.dumps(listed)
    with served.worker.core.storage.store.engine.connect() as connection:
        kept = [tuple(map(str, row)) for row in connection.execute(text("SELECT * FROM tokens"))]
    assert token not in str(kept)
    async with program(served, token) as client:
        mine = await client.get("/api/tables")
        assert [table["id"] for table in mine.json()["mine"]] == [table]
        assert "set-cookie" not in mine.headers
        assert await refusal(other.http_delete(f"/api/tokens/{listed['id']}")) == "refused-no-such-token"
        await page.http_delete(f"/api/tokens/{listed['id']}")
        gone = await client.get("/api/tables")
        assert (gone.status_code, gone.headers["www-authenticate"]) == (401, "Bearer")
    assert (await page.get("/api/tokens"))["tokens"] == []


async def test_a_token_does_what_its_scopes_say_and_nothing_about_its_owner(served: Served, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    async with program(served, await made(page, "read")) as reader, program(served, await made(page, "play")) as player:
        move = {"seat": 0, "ply": 0, "move": "charge 1"}
        assert (await reader.get(f"/api/tables/{table}/position")).json()["moves"]
        assert (await reader.post(f"/api/tables/{table}/moves", json=move)).json()["refused"] == "token-scope"
        assert (await player.post(f"/api/tables/{table}/moves", json=move)).status_code == 200
        for client in (reader, player):
            for method, path in (
                ("GET", "/api/tokens"),
                ("POST", "/api/tokens"),
                ("GET", "/api/account"),
                ("POST", "/api/account/delete"),
            ):
                assert (await client.request(method, path, json={})).json()["refused"] == "token-scope", path
    for header in ("Bearer nothing", "Basic eDp5", "Bearer", "x" * 5000):
        answer = await page.http.get("/api/me", headers={"authorization": header})
        assert answer.json()["refused"] == "token"


async def test_nobody_makes_tokens_without_end(served: Served, page: Page) -> None:
    for _ in range(20):
        await made(page)
    assert await refusal(page.post("/api/tokens", {"name": "one more", "scopes": ["read"]})) == "refused-too-many-tokens"
    assert await refusal(page.post("/api/tokens", {"name": "x", "scopes": []})) == "refused-bad-request"
    assert await refusal(page.post("/api/tokens", {"name": "x", "scopes": ["everything"]})) == "refused-bad-request"


async def test_a_challenge_is_accepted_played_and_told(served: Served, page: Page, other: Page) -> None:
    await other.put("/api/me", {"name": "Robot"})
    table = await page.create("overload", "me open", seed=3)
    async with program(served, await made(other)) as client, events(client, "/api/events?games=overload") as following:
        robot = await waiting(page, "Robot")
        assert robot["games"] == ["overload"]
        await page.post(f"/api/tables/{table}/challenge", {"seat": 1, "program": robot["handle"]})
        challenge = await following()
        assert (challenge["type"], challenge["table"]) == ("challenge", table)
        assert challenge["summary"]["seats"][1]["returns"]
        async with served.page() as stranger:
            assert await refusal(stranger.post(f"/api/tables/{table}/join", {})) == "refused-seat-taken"
            assert await refusal(stranger.post(f"/api/tables/{table}/decline")) == "refused-not-seated"
        assert (await client.post(f"/api/tables/{table}/join", json={})).json()["status"] == "running"
        await page.watch(table)
        if page.table["to_decide"] == 0:
            await page.play("charge 1")
        turn = await following()
        assert (turn["type"], turn["table"], turn["seat"]) == ("turn", table, 1)
        seen = (await client.get(f"/api/tables/{table}/position")).json()
        assert (seen["shown"], seen["ply"]) == (1, turn["ply"])
        move = {"seat": 1, "ply": turn["ply"], "move": "charge 1", "key": "once"}
        for _ in range(2):
            assert (await client.post(f"/api/tables/{table}/moves", json=move)).status_code == 200
        late = await client.post(f"/api/tables/{table}/moves", json={**move, "key": "twice"})
        assert late.json()["refused"] == "late"
    await page.until(lambda page: page.table["ply"] == turn["ply"] + 1)


async def test_a_challenge_can_be_declined_and_only_hosts_challenge(served: Served, page: Page, other: Page) -> None:
    await other.put("/api/me", {"name": "Shy"})
    table = await page.create("overload", "me open")
    async with program(served, await made(other)) as client, events(client, "/api/events?games=overload") as following:
        shy = await waiting(page, "Shy")
        wish = {"seat": 1, "program": shy["handle"]}
        async with served.page() as stranger:
            assert await refusal(stranger.post(f"/api/tables/{table}/challenge", wish)) == "refused-host-only"
        assert await refusal(page.post(f"/api/tables/{table}/challenge", {**wish, "seat": 0})) == "refused-seat-taken"
        assert await refusal(page.post(f"/api/tables/{table}/challenge", {**wish, "program": "x"})) == "refused-no-such-program"
        await page.post(f"/api/tables/{table}/challenge", wish)
        assert await refusal(page.post(f"/api/tables/{table}/challenge", wish)) == "refused-already-seated"
        assert (await following())["type"] == "challenge"
        await client.post(f"/api/tables/{table}/decline")
        assert (await following()) == {"type": "withdrawn", "table": table}
        assert (await client.get("/api/events?games=chess")).json()["refused"] == "no-such-game"
    async with asyncio.timeout(PATIENCE):
        while any(found["name"] == "Shy" for found in (await page.get("/api/programs"))["programs"]):
            await asyncio.sleep(0.05)


async def test_a_table_is_followed_line_by_line_and_shows_no_more_than_the_seat_sees(
    served: Served, page: Page, other: Page
) -> None:
    table = await page.create("power-grid", "me open", seed=3)
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    async with program(served, await made(page, "read")) as client, events(client, f"/api/tables/{table}/stream") as following:
        whole = await following()
        assert (whole["type"], whole["shown"]) == ("table", 0)
        assert whole["view"] == page.table["view"]
        mover = page if page.table["to_decide"] == 0 else other
        await mover.watch(table)
        await mover.play(mover.moves()[0])
        while (line := await following())["type"] != "update":
            assert line["type"] == "presence"
        assert line["ply"] == 1
        assert (await client.get(f"/api/tables/{table}/position?seat=1")).json()["refused"] == "not-your-seat"
        imagined = (await client.get(f"/api/tables/{table}/imagined")).json()
        assert (imagined["game"], imagined["seat"], imagined["ply"]) == ("power-grid", 0, 1)
    async with served.page() as stranger:
        assert (await stranger.get(f"/api/tables/{table}/position"))["shown"] is None
        assert await refusal(stranger.get(f"/api/tables/{table}/imagined")) == "refused-not-seated"


async def test_a_challenge_reaches_a_program_at_another_worker(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page, second.page() as other:
        await other.put("/api/me", {"name": "Far away"})
        table = await page.create("overload", "me open", seed=3)
        token = await made(other)
        async with program(second, token) as client, events(client, "/api/events?games=overload") as following:
            robot = await waiting(page, "Far away")
            await page.post(f"/api/tables/{table}/challenge", {"seat": 1, "program": robot["handle"]})
            assert (await following())["table"] == table
            assert (await client.post(f"/api/tables/{table}/join", json={})).json()["mine"] == [1]
        first.worker.core.bans.people = frozenset([(await other.get("/api/me"))["id"]])
        async with program(first, token) as client:
            banned = await client.post(f"/api/tables/{table}/moves", json={"seat": 1, "ply": 0, "move": "charge 1"})
            assert banned.json()["refused"] == "banned"


async def test_limits_are_told_in_headers(tmp_path: Path) -> None:
    slow = {**QUICK, "rate_limits": True}
    async with serving(Settings(database=sqlite_address(tmp_path), port=free_port(), **slow)) as served, served.page() as page:
        most = PER_PERSON["name"][0]
        for number in range(most):
            answer = await page.http.put("/api/me", json={"name": "Grace"})
            assert answer.headers["ratelimit-limit"] == str(most)
            assert int(answer.headers["ratelimit-remaining"]) >= most - 1 - number
            assert int(answer.headers["ratelimit-reset"]) > 0
        while (answer := await page.http.put("/api/me", json={"name": "Grace"})).status_code == 200:
            pass
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) == answer.json()["arguments"]["seconds"]


@pytest.mark.parametrize("kind", ["example", "bot-client"])
async def test_a_program_on_another_machine_accepts_and_plays_to_the_end(
    served: Served, page: Page, other: Page, kind: str
) -> None:
    await other.put("/api/me", {"name": f"Remote {kind}"})
    token = await made(other)
    if kind == "example":
        command = [sys.executable, str(EXAMPLE), served.address, token, "overload"]
    else:
        command = [*PROGRAM, "bot-client", served.address, "--bot", "house", "--games", "overload", "--token", token]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        robot = await waiting(page, f"Remote {kind}")
        table = await page.create("overload", "me open", seed=5)
        await page.post(f"/api/tables/{table}/challenge", {"seat": 1, "program": robot["handle"]})
        await page.watch(table)
        async with asyncio.timeout(PATIENCE):
            while not page.table["over"]:
                await page.until(lambda page: page.table["over"] or page.table["moves"])
                if page.table["moves"]:
                    ply = page.table["ply"]
                    await page.play(page.moves()[0])
                    await page.until(lambda page, ply=ply: page.table["ply"] > ply)
        assert running.poll() is None
    finally:
        running.kill()
        told, failed = running.communicate()
    assert "Traceback" not in failed
    if kind == "bot-client":
        assert "Sat down at" in told


def test_bot_client_says_what_would_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEGAWATT_TOKEN", raising=False)
    told = lambda *words: CliRunner().invoke(app, ["bot-client", *words]).output  # noqa: E731
    assert "a token is needed" in told("http://127.0.0.1:1")
    assert "should look like https://games.example" in told("games", "--token", "x")
    assert "no bot of overload is called 'nobody'" in told(
        "http://127.0.0.1:1", "--token", "x", "--bot", "nobody", "--games", "overload"
    )


async def test_bot_client_ends_when_its_token_is_not_known(served: Served) -> None:
    command = [*PROGRAM, "bot-client", served.address, "--bot", "house", "--games", "overload", "--token", "mw_nothing"]
    ended = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert ended.returncode == 2
    assert "there is no such token, or it was revoked" in ended.stderr


async def waiting(page: Page, name: str) -> dict[str, Any]:
    """The program of this name, as soon as it waits for challenges."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for found in (await page.get("/api/programs"))["programs"]:
                if found["name"] == name:
                    return dict(found)
            await asyncio.sleep(0.05)
