"""Programs in the chat: only with the scope for it, in their person's room, under the page's rules, limits and mutes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest

from megawatt.server.api.rate_limits import PER_PERSON, Limits
from megawatt.server.chat.service import ChatService

from .conftest import Served
from .pages import Page
from .test_chat import comes, named, sit_down
from .test_programs import events, made, program

pytestmark = pytest.mark.anyio
Following = Callable[[], Any]


@asynccontextmanager
async def people(served: Served, *names: str) -> AsyncIterator[list[Page]]:
    async with AsyncExitStack() as stack:
        pages = []
        for name in names:
            pages.append(await named(served, name))
            stack.push_async_callback(pages[-1].__aexit__)
        yield pages


async def until(following: Following, kind: str) -> dict[str, Any]:
    """The next line of a stream of this type."""
    while (line := await following())["type"] != kind:
        pass
    return dict(line)


async def says(client: httpx.AsyncClient, table: str, **wish: Any) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/chat", json={"room": "table", **wish})


async def test_a_program_hears_and_says_what_its_person_would(served: Served) -> None:
    async with people(served, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, bob)
        await ann.ask("say", key="hello", room="table", text="Hello")
        async with program(served, await made(bob, "play", "chat")) as client:
            async with events(client, f"/api/tables/{table}/stream") as following:
                chat = await until(following, "chat")
                (room,) = chat["rooms"]
                assert (room["room"], [line["text"] for line in room["lines"]]) == ("table", ["Hello"])
                for _ in range(2):
                    said = await says(client, table, text="Good luck!", key="1")
                    assert (said.status_code, said.json()) == (200, {"room": "table", "number": 2})
                line = (await until(following, "said"))["line"]
                assert (line["text"], line["name"], line["seat"], line["mine"]) == ("Good luck!", "Bob", 1, True)
            assert (await says(client, table, reaction="thanks")).json()["number"] == 3
        async with program(served, await made(ann, "chat")) as other:
            assert (await says(other, table, text="And you", key="1")).json()["number"] == 4, "a key is one's own"
        await ann.until(lambda page: len(page.chat["rooms"]["table"]) == 4)


async def test_only_the_scope_opens_the_chat(served: Served) -> None:
    async with people(served, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, bob)
        async with program(served, await made(bob, "read", "play")) as client, program(served, await made(bob, "chat")) as talker:
            refused = await says(client, table, text="Hello")
            assert (refused.json()["refused"], refused.json()["arguments"]["scope"]) == ("token-scope", "chat")
            move = {"seat": 1, "ply": 0, "move": "pass"}
            assert (await talker.post(f"/api/tables/{table}/moves", json=move)).json()["arguments"]["scope"] == "play"
            async with events(client, f"/api/tables/{table}/stream") as following:
                assert (await following())["type"] == "table"
                await says(talker, table, text="a secret of ours")
                await served.worker.services.get(ChatService).send_again(served.worker.core.tables.live[table])
                async with served.page() as cleo:
                    await cleo.watch(table)
                    line = await following()
                    while line.get("watchers") != 1:
                        assert line["type"] not in ("chat", "said")
                        line = await following()
        await ann.until(lambda page: page.chat["rooms"]["table"])


async def test_rooms_stay_apart_and_the_tables_rule_holds(served: Served) -> None:
    async with people(served, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await sit_down(ann, bob)
        async with program(served, await made(bob, "chat")) as player, program(served, await made(cleo, "chat")) as spectator:
            assert (await says(player, table, room="stands", text="x")).json()["refused"] == "no-such-line"
            assert (await says(spectator, table, text="x")).json()["refused"] == "no-such-line"
            async with events(player, f"/api/tables/{table}/stream") as following:
                await until(following, "chat")
                assert (await says(spectator, table, room="stands", text="Ann will win")).status_code == 200
                await says(player, table, text="my turn")
                assert (await until(following, "said"))["line"]["text"] == "my turn", "the stands are not heard"
            quiet = await ann.create("power-grid", "me open", chat="reactions")
            await bob.post(f"/api/tables/{quiet}/join", {})
            assert (await says(player, quiet, text="x")).json()["refused"] == "chat-rule"
            assert (await says(player, quiet, reaction="ouch")).status_code == 200
            silent = await ann.create("power-grid", "me open", chat="off")
            await bob.post(f"/api/tables/{silent}/join", {})
            assert (await says(player, silent, reaction="ouch")).json()["refused"] == "chat-rule"


@pytest.mark.parametrize(
    "wish",
    [
        {"text": "x" * 1601},
        {"room": "everywhere", "text": "x"},
        {"text": "x", "key": "\u0000"},
        {"text": "x", "seat": 0},
        {"text": 1},
        {"reaction": "boo"},
    ],
)
async def test_what_is_no_line_is_refused(served: Served, page: Page, wish: dict[str, Any]) -> None:
    table = await page.create("power-grid", "me open")
    async with program(served, await made(page, "chat")) as client:
        assert (await says(client, table, **wish)).json()["refused"] == "bad-request"


async def test_empty_lines_and_unknown_tables(served: Served) -> None:
    async with people(served, "Ann") as (ann,):
        table = await ann.create("power-grid", "me open")
        async with program(served, await made(ann, "chat")) as client:
            for wish in ({}, {"text": " \u200b "}, {"text": "x", "reaction": "ouch"}):
                assert (await says(client, table, **wish)).json()["refused"] == "chat-empty"
            assert (await says(client, "nowhere", text="x")).json()["refused"] == "no-such-table"


async def test_whom_somebody_has_muted_they_do_not_hear_through_a_program(served: Served) -> None:
    async with people(served, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, bob)
        await ann.ask("say", key="a1", room="table", text="noise")
        await bob.until(lambda page: page.chat["rooms"]["table"])
        await bob.ask("mute", room="table", number=1)
        async with (
            program(served, await made(bob, "chat")) as client,
            program(served, await made(ann, "chat")) as loud,
            events(client, f"/api/tables/{table}/stream") as following,
        ):
            assert (await until(following, "chat"))["rooms"][0]["lines"] == []
            await says(loud, table, text="more noise")
            await says(client, table, text="quiet here")
            assert (await until(following, "said"))["line"]["text"] == "quiet here"


async def test_a_program_talks_no_more_than_a_person(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(served, "Ann") as (ann,):
        table = await ann.create("power-grid", "me open")
        monkeypatch.setattr(served.worker.services.get(ChatService), "_limits", Limits(True))
        async with program(served, await made(ann, "chat")) as client:
            most = 4 * PER_PERSON["say"][0]
            answers = await asyncio.gather(*(says(client, table, text="again") for _ in range(most)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)


async def test_somebody_without_a_name_says_nothing(served: Served, page: Page) -> None:
    table = await page.create("power-grid", "me open")
    await comes(page, table)
    async with program(served, await made(page, "chat")) as client:
        assert (await says(client, table, text="who am I")).json()["refused"] == "chat-name"
