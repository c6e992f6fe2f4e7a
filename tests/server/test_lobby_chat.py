"""The chat of the lobby: off unless the host switches it on, for whom the host says, and moderated like that of tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

import pytest

from megawatt.server.admin import chat as moderation
from megawatt.server.api.rate_limits import PER_ADDRESS, PER_PERSON
from megawatt.server.chat import lobby_chat
from megawatt.server.chat.broadcast import LOBBY
from megawatt.server.chat.lobby_chat import LobbyChat
from megawatt.server.chat.store import ChatStore
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

from .conftest import ONE_PLACE, QUICK, Served, free_port, serving
from .pages import Page, refusal
from .test_accounts import PASSWORD, new_name, sign_up

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("by_hand")]
Who = Literal["off", "accounts", "everybody"]


@asynccontextmanager
async def lobby(database: str, who: Who = "everybody", **more: Any) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), lobby_chat=who, **{**QUICK, **more})) as served:
        with served.worker.core.storage.store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM chat")
        yield served


async def comes(page: Page) -> Page:
    """A page in the lobby, with the chat as it is now."""
    page.chat = {}
    await page.ask("hear-lobby")
    await page.until(lambda page: "rooms" in page.chat)
    return page


async def named(page: Page, name: str) -> Page:
    await page.put("/api/me", {"name": name})
    return await comes(page)


async def say(page: Page, text: str, key: str = "") -> None:
    await page.ask("say", key=key or f"key-{text}".replace(" ", "-"), room=LOBBY, text=text)


def texts(page: Page) -> list[Any]:
    assert list(page.chat["rooms"]) == [LOBBY]
    return [line["text"] for line in page.chat["rooms"][LOBBY]]


async def reads(page: Page, *expected: str | None) -> None:
    await page.until(lambda page: texts(page) == list(expected))


async def test_unless_the_host_switches_it_on_there_is_none(database: str) -> None:
    async with lobby(database, "off") as served, served.page() as page:
        assert (await page.get("/api/server"))["lobby_chat"] == Settings().lobby_chat == "off"
        await page.put("/api/me", {"name": new_name()})
        for wish in ({"type": "hear-lobby"}, {"type": "say", "key": "k", "room": LOBBY, "text": "x"}):
            assert await refusal(page.ask(wish.pop("type"), **wish)) == "refused-no-such-line"


async def test_everybody_in_the_lobby_hears_a_line_once_and_later_what_was_said(database: str) -> None:
    async with lobby(database) as served, served.page() as ann, served.page() as bob, served.page() as late:
        await named(ann, "Ann")
        await named(bob, "Bob")
        await say(ann, "hello")
        await say(ann, "hello")
        await say(bob, "hi")
        for page in (ann, bob, await comes(late)):
            await reads(page, "hello", "hi")
        lines = ann.chat["rooms"][LOBBY]
        assert [(line["name"], line["mine"], line["seat"]) for line in lines] == [("Ann", True, None), ("Bob", False, None)]
        assert await refusal(late.ask("say", key="k", room=LOBBY, text="x")) == "refused-chat-name"
        for wrong in ({"text": ""}, {"text": "\u200b"}, {}, {"text": "x", "reaction": "thanks"}, {"text": "x" * 401}):
            assert await refusal(ann.ask("say", key="k", room=LOBBY, **wrong)) in ("refused-chat-empty", "refused-chat-long")


async def test_at_a_table_nothing_of_the_lobby_is_heard_or_said(database: str) -> None:
    async with lobby(database) as served, served.page() as ann, served.page() as bob:
        await named(ann, "Ann")
        await named(bob, "Bob")
        table = await bob.create("overload", "me bot:random", seed=3)
        await bob.watch(table)
        bob.chat = {}
        await say(ann, "hello")
        assert await refusal(bob.ask("say", key="k", room=LOBBY, text="x")) == "refused-no-such-line"
        assert await refusal(bob.ask("hear-lobby")) == "refused-no-such-line"
        assert LOBBY not in bob.chat.get("rooms", {})
        assert await refusal(ann.ask("say", key="k", room="table", text="x")) not in ("", "ok")


async def test_where_it_is_for_accounts_guests_neither_read_nor_write(database: str) -> None:
    async with lobby(database, "accounts") as served, served.page() as page, served.page() as guest:
        name = new_name()
        await sign_up(page, name)
        await comes(page)
        await say(page, "members only")
        await guest.put("/api/me", {"name": new_name()})
        assert await refusal(guest.ask("hear-lobby")) == "refused-account-only"
        assert await refusal(guest.ask("say", key="k", room=LOBBY, text="x")) == "refused-account-only"
        assert await refusal(guest.ask("report", room=LOBBY, number=1)) == "refused-account-only"
        assert await refusal(guest.ask("earlier-chat", room=LOBBY, before=9)) == "refused-account-only"
        await page.post("/api/account/delete", {"password": PASSWORD})
        async with served.page() as other:
            await sign_up(other, new_name())
            (line,) = (await comes(other)).chat["rooms"][LOBBY]
            assert (line["name"], line["text"]) == (None, "members only"), "what was said stays without its author"


async def test_lines_of_muted_people_are_gone_and_come_back(database: str) -> None:
    async with lobby(database) as served, served.page() as ann, served.page() as bob:
        await named(ann, "Ann")
        await named(bob, "Bob")
        await say(bob, "noise")
        await reads(ann, "noise")
        assert await refusal(bob.ask("mute", room=LOBBY, number=1)) == "refused-no-such-line", "nobody mutes themselves"
        await ann.ask("mute", room=LOBBY, number=1)
        await reads(ann)
        await say(bob, "more noise")
        await say(ann, "quiet")
        await reads(ann, "quiet")
        earlier = await ann.ask("earlier-chat", room=LOBBY, before=3)
        assert earlier["lines"] == [], "nor among earlier lines"
        await ann.ask("unmute", muted=ann.chat["muted"][0]["id"])
        await reads(ann, "noise", "more noise", "quiet")


async def test_the_host_sees_reports_removes_lines_and_bans(database: str) -> None:
    async with lobby(database) as served, served.page() as ann, served.page() as bob:
        core = served.worker.core
        await named(ann, "Ann")
        await named(bob, "Bob")
        await say(bob, "something bad")
        await reads(ann, "something bad")
        await ann.ask("report", room=LOBBY, number=1, reason="rude")
        assert await refusal(ann.ask("report", room=LOBBY, number=1)) == "refused-reported"
        (report,) = [
            each for each in await moderation.reported(core.storage, closed=False, most=50) if each.report.table_id == LOBBY
        ]
        assert (report.report.reason, [line.text for line in report.context]) == ("rude", ["something bad"])
        with pytest.raises(Refusal):
            await moderation.remove_line(core.storage, LOBBY, "table", 1)
        with pytest.raises(Refusal):
            await moderation.close_chat(core.storage, LOBBY)
        await moderation.remove_line(core.storage, LOBBY, LOBBY, 1)
        await served.worker.run_job("lobby chat")
        for page in (ann, bob):
            await reads(page, None)
        core.bans.people = frozenset({(await bob.get("/api/me"))["id"]})
        assert await refusal(bob.ask("say", key="again", room=LOBBY, text="x")) == "refused-banned"
        await comes(bob)
        core.bans.people = frozenset()


async def test_who_talks_too_much_has_to_wait(database: str, nothing_refills: None) -> None:
    async with lobby(database, rate_limits=True) as served, served.page() as ann, served.page() as bob:
        await named(ann, "Ann")
        await named(bob, "Bob")
        most = PER_PERSON["say-lobby"][0]
        assert most < PER_PERSON["say"][0], "the whole lobby hears it"
        assert PER_ADDRESS["say-lobby"][0] < PER_ADDRESS["say"][0]
        for number in range(most):
            await say(ann, f"line {number}")
        assert await refusal(ann.ask("say", key="one-more", room=LOBBY, text="x")) == "refused-too-many"
        await say(bob, "my turn")


async def test_only_the_newest_lines_are_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_chat, "MAX_KEPT_LINES", 4)
    async with lobby(database) as served, served.page() as ann:
        await named(ann, "Ann")
        for number in range(1, 8):
            await say(ann, f"line {number}")
        rows = ChatStore(served.worker.core.storage.store).before(LOBBY, LOBBY, 2**31 - 1, 100)
        assert [row.number for row in rows] == [4, 5, 6, 7]
        await comes(ann)
        await reads(ann, *(f"line {number}" for number in range(4, 8)))


async def test_earlier_lines_come_on_request(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_chat, "LINES_SENT", 3)
    async with lobby(database) as served, served.page() as ann, served.page() as bob:
        await named(ann, "Ann")
        for number in range(1, 6):
            await say(ann, f"line {number}")
        await comes(bob)
        assert texts(bob) == ["line 3", "line 4", "line 5"]
        earlier = await bob.ask("earlier-chat", room=LOBBY, before=3)
        assert [line["text"] for line in earlier["lines"]] == ["line 1", "line 2"]
        assert not earlier["more"]


async def test_what_is_said_at_one_worker_is_heard_at_the_other_in_the_same_order(
    laid_out_postgresql: Callable[[], str],
) -> None:
    database = laid_out_postgresql()
    async with lobby(database, public_url=ONE_PLACE) as first, lobby(database, public_url=ONE_PLACE) as second:
        for served in (first, second):
            await served.worker.core.pubsub.listening.wait()
        async with first.page() as ann, second.page() as bob:
            await named(ann, "Ann")
            await named(bob, "Bob")
            await asyncio.gather(*(say(page, f"{number} of {page.address}") for number in range(6) for page in (ann, bob)))
            for page in (ann, bob):
                await page.until(lambda page: len(texts(page)) == 12)
            assert texts(ann) == texts(bob)
            assert len(set(texts(ann))) == 12, "each line once"
            await ann.ask("mute", room=LOBBY, number=next(each["number"] for each in ann.chat["rooms"][LOBBY] if not each["mine"]))
            await ann.until(lambda page: len(texts(page)) == 6)
            await moderation.remove_line(first.worker.core.storage, LOBBY, LOBBY, ann.chat["rooms"][LOBBY][0]["number"])
            await bob.until(lambda page: None in texts(page))


async def test_who_has_gone_is_forgotten(database: str) -> None:
    async with lobby(database) as served, served.page() as ann:
        chat = served.worker.services.get(LobbyChat)
        await named(ann, "Ann")
        assert len(chat._listeners) == 1
        await ann.disconnect()
        await served.worker.run_job("lobby chat")
        assert (len(chat._listeners), chat._lines) == (0, None)
