"""Cut lines, several tabs, a killed server: the page comes back by itself, in the right state, and plays no move twice."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import LAPTOP, TableServer, unpainted
from .people import BOT, ME, Person


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[TableServer]:
    """A server that a test may kill."""
    running = TableServer(tmp_path)
    running.start()
    yield running
    running.stop()


def test_after_a_cut_line_the_page_goes_on_by_itself(person: Person) -> None:
    person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    person.context.set_offline(True)
    person.page.evaluate("window.dispatchEvent(new Event('offline'))")
    person.context.set_offline(False)
    person.page.evaluate("window.dispatchEvent(new Event('online'))")
    person.is_to_decide()
    person.plays(person.offered()[0])
    person.page.reload()
    person.is_to_decide()


def test_two_tabs_show_the_same_and_a_move_in_one_is_seen_in_the_other(person: Person) -> None:
    path = person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    other = person.tab()
    other.opens(path)
    other.is_to_decide()
    person.plays(person.offered()[0])
    expect(other.slider).not_to_have_attribute("max", "0")
    for each in (person, other):
        each.is_to_decide()
    other.sees_ply(person.ply)
    assert other.offered() == person.offered()


def test_a_killed_server_loses_nothing_and_the_page_finds_it_again(mortal: TableServer, chromium: Browser) -> None:
    person = Person(unpainted(chromium.new_context(viewport=LAPTOP, locale="en-GB")), mortal.address)
    person.lays_table("power-grid", [ME, BOT])
    for _ in range(3):
        person.is_to_decide()
        person.plays(person.offered()[0])
        person.is_to_decide()
        played = person.ply
        mortal.stop(signal.SIGKILL)
        mortal.start()
        person.waits("[data-move]:not(:disabled)")
        assert person.ply == played
    person.context.close()
