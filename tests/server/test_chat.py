"""The chat of a table: who hears what, in which order, and how often."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

import pytest

from megawatt.server.api.rate_limits import PER_PERSON
from megawatt.server.chat import broadcast as telling_chat
from megawatt.server.chat import service as chatting
from megawatt.server.chat import store as storage_chat
from megawatt.server.sanitize import cleaned, cleaned_lines

from .conftest import Served
from .pages import PATIENCE, Page, Refused, play_to_the_end, refusal

pytestmark = pytest.mark.anyio
SECRET = "the-stands-know-it"


async def named(served: Served, name: str, other: Page | None = None) -> Page:
    opened = await served.page(other).__aenter__()
    if other is None:
        await opened.put("/api/me", {"name": name})
    return opened


@pytest.fixture
async def ann(served: Served) -> AsyncIterator[Page]:
    page = await named(served, "Ann")
    yield page
    await page.__aexit__()


@pytest.fixture
async def bob(served: Served) -> AsyncIterator[Page]:
    page = await named(served, "Bob")
    yield page
    await page.__aexit__()


@pytest.fixture
async def cleo(served: Served) -> AsyncIterator[Page]:
    page = await named(served, "Cleo")
    yield page
    await page.__aexit__()


async def sit_down(*people: Page, **wish: Any) -> str:
    """A table of Power Grid, which doesn't end by itself, with these people."""
    table = await people[0].create("power-grid", " ".join(["me"] + ["open"] * (len(people) - 1)), **wish)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    for person in people:
        await comes(person, table)
    return table


async def comes(page: Page, table: str) -> None:
    page.chat = {}
    await page.watch(table)
    await page.until(lambda page: page.chat)


async def test_what_is_said_is_heard_in_order_with_name_seat_and_time(ann: Page, bob: Page, served: Served) -> None:
    table = await sit_down(ann, bob)
    await ann.say("  Hello,\n\tBob!\u202e ")
    await bob.ask("say", key="k1", room="table", reaction="thanks")
    await ann.say("three")
    for page in (ann, bob):
        await page.hears("Hello, Bob!", "[thanks]", "three")
    first, second, _ = bob.chat["rooms"]["table"]
    assert (first["number"], first["seat"], first["name"], first["mine"]) == (1, 0, "Ann", False)
    assert (second["number"], second["seat"], second["name"], second["mine"]) == (2, 1, "Bob", True)
    assert first["at"] > 1_700_000_000
    late = await named(served, "Bob", bob)
    await comes(late, table)
    assert late.chat["rooms"]["table"] == bob.chat["rooms"]["table"], "who comes later is told the same"
    await late.__aexit__()


async def test_a_repeat_is_said_once(ann: Page, bob: Page) -> None:
    await sit_down(ann, bob)
    for _ in range(3):
        await ann.say("once", key="again")
    await ann.say("twice")
    await bob.hears("once", "twice")
    assert [line["number"] for line in bob.chat["rooms"]["table"]] == [1, 2]


async def test_everybody_at_once_is_heard_once_by_all_in_one_order(ann: Page, bob: Page) -> None:
    await sit_down(ann, bob)
    await asyncio.gather(*(page.say(f"{name} {n}") for n in range(12) for name, page in (("Ann", ann), ("Bob", bob))))
    for page in (ann, bob):
        await page.until(lambda page: len(page.said()) == 24)
    assert ann.said() == bob.said()
    assert sorted(ann.said()) == sorted(f"{name} {n}" for n in range(12) for name in ("Ann", "Bob"))


async def test_earlier_lines_are_there_when_asked_for(
    ann: Page, bob: Page, monkeypatch: pytest.MonkeyPatch, served: Served
) -> None:
    for module in (chatting, telling_chat):
        monkeypatch.setattr(module, "LINES_SENT", 3)
    table = await sit_down(ann, bob)
    for n in range(1, 9):
        await ann.say(str(n))
    await comes(bob, table)
    assert bob.said() == ["6", "7", "8"]
    assert [room for message in bob.heard if message["type"] == "chat" for room in message["rooms"]][-1]["more"]
    answer = await bob.ask("earlier-chat", room="table", before=6)
    assert [line["text"] for line in answer["lines"]] == ["3", "4", "5"]
    assert answer["more"]
    answer = await bob.ask("earlier-chat", room="table", before=3)
    assert ([line["text"] for line in answer["lines"]], answer["more"]) == (["1", "2"], False)


async def test_what_cannot_be_said_is_refused_and_changes_nothing(
    ann: Page, bob: Page, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sit_down(ann, bob)
    assert await refusal(ann.say(" \u200b\u2066 ")) == "refused-chat-empty"
    assert await refusal(ann.say("x" * 401)) == "refused-chat-long"
    assert await refusal(ann.say("x" * 5000)) == "refused-bad-message"
    assert await refusal(ann.say("both", reaction="laugh")) == "refused-chat-empty"
    assert await refusal(ann.ask("say", key="k", room="table", reaction="rude")) == "refused-bad-message"
    assert await refusal(ann.ask("say", key="k", room="cellar", text="x")) == "refused-bad-message"
    assert await refusal(ann.ask("earlier-chat", room="table", before=0)) == "refused-bad-message"
    assert await refusal(ann.say("x", room="stands")) == "refused-no-such-line", "not while the game goes on"
    await page.watch(table)
    assert await refusal(page.say("x", room="stands")) == "refused-chat-name", "who has no name is asked for one"
    assert await refusal(page.say("x", room="table")) == "refused-no-such-line"
    monkeypatch.setattr(storage_chat, "MAX_LINES", 1)
    await ann.say("the only one")
    assert await refusal(ann.say("one more")) == "refused-chat-full"
    await bob.hears("the only one")


async def test_the_table_agrees_on_what_may_be_said(ann: Page, bob: Page) -> None:
    await sit_down(ann, bob, chat="reactions")
    assert ann.table["summary"]["chat"] == ann.chat["rule"] == "reactions"
    assert await refusal(ann.say("words")) == "refused-chat-rule"
    await ann.say(None, reaction="laugh")
    await bob.hears("[laugh]")
    table = await ann.create("power-grid", "me here:Eve", chat="off")
    await ann.watch(table)
    assert ann.table["summary"]["chat"] == "off"
    assert await refusal(ann.say("words")) == "refused-chat-rule"
    assert await refusal(ann.say(None, reaction="laugh")) == "refused-chat-rule"
    assert await refusal(ann.create("overload", "me bot", chat="closed")) == "refused-bad-request"


async def test_who_talks_too_fast_is_told_when_to_go_on(
    ann: Page, bob: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(ann, bob)
    monkeypatch.setattr(served.worker.core.limits, "_enabled", True)
    monkeypatch.setitem(PER_PERSON, "say", (2, 0.001))
    await ann.say("1")
    await ann.say("2")
    with pytest.raises(Refused) as refused:
        await ann.say("3")
    assert refused.value.reason == "refused-too-many"
    assert refused.value.arguments["seconds"] > 1
    await bob.hears("1", "2")


async def test_two_people_at_one_device_talk_under_their_own_names(ann: Page) -> None:
    table = await ann.create("power-grid", "me here:Eve")
    await comes(ann, table)
    await ann.ask("sit", seat=1)
    await ann.say("I'm Eve")
    await ann.ask("sit", seat=0)
    await ann.say("I'm Ann")
    await ann.hears("I'm Eve", "I'm Ann")
    assert [(line["seat"], line["name"]) for line in ann.chat["rooms"]["table"]] == [(1, "Eve"), (0, "Ann")]


# The stands


async def test_spectators_talk_apart_and_no_player_hears_it_before_the_end(
    ann: Page, bob: Page, cleo: Page, served: Served
) -> None:
    table = await ann.create("overload", "me open", seed=4)
    await bob.post(f"/api/tables/{table}/join", {})
    for person in (ann, bob, cleo):
        await comes(person, table)
    await cleo.say(SECRET, room="stands")
    await ann.say("between us")
    await bob.hears("between us")
    await cleo.hears(SECRET, room="stands")
    assert list(cleo.chat["rooms"]) == ["stands"], "what players say among themselves is theirs"
    assert list(ann.chat["rooms"]) == ["table"]
    await ann.ask("sit", seat=None)
    await comes(ann, table)
    assert await refusal(ann.ask("earlier-chat", room="stands", before=99)) == "refused-no-such-line"
    assert await refusal(ann.ask("mute", room="stands", number=1)) == "refused-no-such-line"
    assert await refusal(ann.ask("report", room="stands", number=1)) == "refused-no-such-line"
    assert await refusal(cleo.ask("earlier-chat", room="table", before=99)) == "refused-no-such-line"
    told = [await ann.get(f"/api/tables/{table}{what}") for what in ("", "/notes")] + [await ann.get("/api/tables")]
    assert SECRET not in json.dumps([told, ann.heard, bob.heard])
    assert "between us" not in json.dumps(cleo.heard)
    assert [line["number"] for line in ann.chat["rooms"]["table"]] == [1], "numbers tell nothing of the other room"

    await comes(ann, table)
    while not ann.table["over"]:
        mover = ann if ann.table["to_decide"] == 0 else bob
        await mover.until(lambda page: page.table["over"] or page.table["moves"])
        ply = mover.table["ply"]
        await mover.play(mover.moves()[0])
        for person in (ann, bob):
            await person.until(lambda page, ply=ply: page.table["ply"] > ply)
    for person in (ann, bob):
        await person.hears(SECRET, room="stands")
    await ann.say("you knew!", room="stands")
    await cleo.hears(SECRET, "you knew!", room="stands")
    for path in (f"/api/tables/{table}/file", "/api/archive/file"):
        answer = await ann.http.get(path)
        assert SECRET.encode() not in answer.content
        assert b"between us" not in answer.content


async def test_who_sits_down_hears_nothing_more_of_the_stands(ann: Page, bob: Page, cleo: Page) -> None:
    table = await ann.create("power-grid", "me open open")
    for person in (ann, bob, cleo):
        await comes(person, table)
    await bob.say("may I?", room="stands")
    await bob.post(f"/api/tables/{table}/join", {})
    await bob.until(lambda page: list(page.chat["rooms"]) == ["table"])
    await cleo.say(SECRET, room="stands")
    await cleo.hears("may I?", SECRET, room="stands")
    await ann.say("welcome")
    await bob.hears("welcome")
    assert SECRET not in json.dumps(bob.heard)


# People


async def test_who_is_muted_is_heard_no_more_on_any_page(ann: Page, bob: Page, served: Served) -> None:
    table = await sit_down(ann, bob)
    phone = await named(served, "Ann", ann)
    await comes(phone, table)
    await bob.say("shouting")
    await ann.say("please")
    await ann.hears("shouting", "please")
    assert await refusal(ann.ask("mute", room="table", number=2)) == "refused-no-such-line", "oneself is not muted"
    assert await refusal(ann.ask("mute", room="table", number=77)) == "refused-no-such-line"
    await ann.ask("mute", room="table", number=1)
    for page in (ann, phone):
        await page.hears("please")
        assert [muted["name"] for muted in page.chat["muted"]] == ["Bob"]
    await bob.say("more shouting")
    await ann.say("so")
    await bob.hears("shouting", "please", "more shouting", "so")
    await ann.hears("please", "so")
    answer = await ann.ask("earlier-chat", room="table", before=4)
    assert [line["text"] for line in answer["lines"]] == ["please"]
    assert "more shouting" not in json.dumps([ann.heard, phone.heard])
    assert bob.chat["muted"] == []
    assert await refusal(ann.ask("unmute", muted="nobody")) == "refused-no-such-line"
    await phone.ask("unmute", muted=phone.chat["muted"][0]["id"])
    for page in (ann, phone):
        await page.hears("shouting", "please", "more shouting", "so")
    await phone.__aexit__()


async def test_a_line_is_reported_once_by_each(ann: Page, bob: Page) -> None:
    await sit_down(ann, bob)
    await bob.say("something rude")
    await ann.hears("something rude")
    await ann.ask("report", room="table", number=1, reason="rude")
    assert await refusal(ann.ask("report", room="table", number=1, reason="again")) == "refused-reported"
    assert await refusal(bob.ask("report", room="table", number=1)) == "refused-no-such-line"
    assert await refusal(ann.ask("report", room="table", number=1, reason="x" * 201)) == "refused-chat-long"
    assert await refusal(ann.ask("report", room="table", number=2)) == "refused-no-such-line"


async def test_with_a_deleted_account_its_name_goes_and_what_was_said_stays(ann: Page, bob: Page) -> None:
    name = f"Ada {secrets.token_hex(4)}"
    await ann.post("/api/account", {"name": name, "password": "correct horse battery"})
    table = await sit_down(ann, bob)
    await ann.say("remember me")
    await ann.put(f"/api/tables/{table}/notes", {"text": "mine alone"})
    await bob.hears("remember me")
    assert bob.chat["rooms"]["table"][0]["name"] == name
    await ann.post("/api/account/delete", {"password": "correct horse battery"})
    await bob.until(lambda page: page.chat["rooms"]["table"][0]["name"] is None)
    await comes(bob, table)
    assert bob.said() == ["remember me"]
    assert name not in json.dumps(bob.chat)
    assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == ""


async def test_what_a_guest_said_and_noted_comes_along_when_they_sign_in(ann: Page, bob: Page, served: Served) -> None:
    name = f"Zoe {secrets.token_hex(4)}"
    async with served.page() as laptop:
        await laptop.post("/api/account", {"name": name, "password": "correct horse battery"})
    table = await sit_down(ann, bob)
    await ann.say("before")
    await ann.put(f"/api/tables/{table}/notes", {"text": "watch the coal"})
    await ann.post("/api/sign-in", {"name": name, "password": "correct horse battery"})
    async with asyncio.timeout(PATIENCE):
        while (await ann.get(f"/api/tables/{table}/notes"))["text"] != "watch the coal":
            await asyncio.sleep(0.05)
    await ann.disconnect()
    await comes(ann, table)
    await ann.until(lambda page: [line["mine"] for line in page.chat["rooms"].get("table", [])] == [True])


# Notes


async def test_notes_are_their_writers_alone(ann: Page, bob: Page, served: Served) -> None:
    table = await sit_down(ann, bob)
    notes = f"/api/tables/{table}/notes"
    assert await ann.get(notes) == {"text": ""}
    kept = await ann.put(notes, {"text": "Bob hoards coal\u202e\n\n next: 15  \n"})
    assert kept == {"text": "Bob hoards coal\n\n next: 15"}
    assert await bob.get(notes) == {"text": ""}
    again = await named(served, "Ann", ann)
    assert await again.get(notes) == kept, "on every page of mine"
    await again.__aexit__()
    assert await refusal(ann.put(notes, {"text": "x" * 4001})) == "refused-bad-request"
    assert await refusal(ann.put("/api/tables/nothing/notes", {"text": "x"})) == "refused-no-such-table"
    assert await ann.get(notes) == kept
    await ann.put(notes, {"text": ""})
    assert await ann.get(notes) == {"text": ""}


async def test_notes_are_kept_after_the_game(ann: Page) -> None:
    table = await ann.create("overload", "me bot")
    await ann.watch(table)
    await ann.put(f"/api/tables/{table}/notes", {"text": "never again"})
    await play_to_the_end(ann)
    assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == "never again"


# Two workers


async def test_what_is_said_at_one_server_is_heard_at_the_other_in_the_same_order(two: tuple[Served, Served]) -> None:
    first, second = two
    ann, bob = await named(first, "Ann"), await named(second, "Bob")
    table = await sit_down(ann, bob)
    await asyncio.gather(*(page.say(f"{name} {n}") for n in range(10) for name, page in (("Ann", ann), ("Bob", bob))))
    for page in (ann, bob):
        await page.until(lambda page: len(page.said()) == 20)
    assert ann.said() == bob.said()
    assert [line["number"] for line in ann.chat["rooms"]["table"]] == list(range(1, 21))
    elsewhere = await named(second, "Ann", ann)
    await comes(elsewhere, table)
    await ann.ask("mute", room="table", number=next(n for n, said in enumerate(ann.said(), 1) if said.startswith("Bob")))
    await elsewhere.until(lambda page: len(page.said()) == 10)
    for page in (ann, bob, elsewhere):
        await page.__aexit__()


# Cleaning


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("plain", "plain"),
        ("  many \t spaces \r\n and lines\u2028 ", "many spaces and lines"),
        ("abc\u202edef\u2066\u200e\u200f\u061c", "abcdef"),
        ("bell\a null\0 escape\x1b[31m", "bell null escape[31m"),
        ("zero\u200bwidth\ufeff\u2060", "zerowidth"),
        ("\U000e0041\U000e0042tags", "tags"),
        ("half \ud800 a letter", "half a letter"),
        ("private \ue000", "private"),
        ("a" + "\u0301" * 40, "á" + "\u0301" * 3),
        ("\u200d\u200dx\u200d", "x"),
        ("👩\u200d🔬 Straße 日本語 فارسی\u200cها", "👩\u200d🔬 Straße 日本語 فارسی\u200cها"),
        ("<b>https://example.org</b>", "<b>https://example.org</b>"),
        ("\u3164\u2800", ""),
    ],
)
def test_texts_are_one_line_of_visible_characters(said: str, kept: str) -> None:
    assert cleaned(said) == kept


def test_notes_keep_their_lines() -> None:
    assert cleaned_lines("one\r\n\n  two\u202e\tx \n\n") == "one\n\n  two x"
