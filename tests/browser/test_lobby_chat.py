"""The chat of the lobby in the browser: a laptop and a phone talk, mute and report; without the host's wish there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from .conftest import LAPTOP, PHONE, TableServer, beside, unpainted
from .people import Person
from .test_accessibility import violations

WITH_CHAT = """
import sys
from megawatt.server.settings import Settings
from megawatt.server.start.server import serve
from tests.luck import follow
follow()
serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], rate_limits=False, compile_rules=False, bot_pace=0.0,
    lobby_chat=sys.argv[3]))
"""
Somebody = Callable[..., Person]


@pytest.fixture
def chatting(tmp_path: Path, chromium: Browser) -> Iterator[Callable[[str], Somebody]]:
    """Starts a server with such a chat in its lobby; gives people who come there."""
    started: list[tuple[TableServer, list[Person]]] = []

    def start(who: str) -> Somebody:
        server, people = TableServer(tmp_path, WITH_CHAT, who), list[Person]()
        server.start()
        started.append((server, people))

        def somebody(name: str, **device: Any) -> Person:
            profile = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", **device}
            person = Person(unpainted(chromium.new_context(**profile)), server.address)
            people.append(person)
            person.opens("/")
            if name:
                person.is_called(name)
                person.opens("/")
            return person

        return somebody

    yield start
    for server, people in started:
        for person in people:
            beside(person.context.close)()
        server.stop()
        assert [fault for person in people for fault in person.faults] == []


def chat_of(person: Person) -> Locator:
    chat = person.page.locator("[data-lobby-chat]")
    expect(chat.get_by_role("log")).to_be_visible()
    return chat


def says(person: Person, text: str) -> None:
    field = chat_of(person).locator("[data-say]")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_everybody_in_the_lobby_talks_mutes_and_reports(chatting: Callable[[str], Somebody]) -> None:
    somebody = chatting("everybody")
    ann, bob = somebody("Ann"), somebody("Bob", viewport=PHONE, has_touch=True)
    expect(chat_of(ann).get_by_text("Nobody has said anything yet")).to_be_visible()
    says(ann, "Who plays <b>Barrage</b>?")
    expect(chat_of(bob).get_by_text("Who plays <b>Barrage</b>?")).to_be_visible()
    says(bob, "Me, in a minute")
    line = chat_of(ann).locator("[data-line='2']")
    expect(line).to_contain_text("Me, in a minute")
    assert violations(ann) == []
    assert violations(bob) == []
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    line.get_by_role("button").click()
    line.get_by_role("button", name="Report this line").click()
    line.get_by_role("textbox").fill("rude")
    line.get_by_role("button", name="Report").click()
    expect(ann.page.get_by_text("The host of this server will look at it")).to_be_visible()
    line.get_by_role("button").click()
    line.get_by_role("button", name="Mute Bob").click()
    expect(chat_of(ann).get_by_text("Me, in a minute")).to_have_count(0)
    says(bob, "Are you there?")
    says(ann, "Anybody else?")
    expect(chat_of(ann).locator("[data-line]")).to_have_count(2)
    ann.opens("/")
    expect(chat_of(ann).locator("[data-line]")).to_have_count(2)


def test_who_has_no_name_reads_and_is_asked_for_one(chatting: Callable[[str], Somebody]) -> None:
    somebody = chatting("everybody")
    ann, nobody = somebody("Ann"), somebody("")
    says(ann, "Hello")
    expect(chat_of(nobody).get_by_text("Hello")).to_be_visible()
    expect(chat_of(nobody).locator("[data-say]")).to_have_count(0)
    chat_of(nobody).get_by_role("textbox").fill("Bob")
    chat_of(nobody).get_by_role("textbox").press("Enter")
    says(nobody, "Good evening")
    expect(chat_of(ann).get_by_text("Good evening")).to_be_visible()


@pytest.mark.parametrize("who", ["off", "accounts"])
def test_guests_see_no_chat_where_there_is_none_for_them(chatting: Callable[[str], Somebody], who: str) -> None:
    ann = chatting(who)("Ann")
    expect(ann.page.locator(".cards").first).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Power Grid")).to_be_visible()
    expect(ann.page.locator("[data-lobby-chat]")).to_have_count(0)
