"""A closed club in the browser: what is not possible is not shown, and an invitation leads in and back to the table."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from .conftest import LAPTOP, TableServer, beside, unpainted
from .people import ME, OPEN, Person
from .test_accessibility import violations
from .test_club import PASSWORD

CLOSED = """
import sys
from megawatt.server.settings import Settings
from megawatt.server.start.server import serve
from tests.luck import follow
follow()
serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], rate_limits=False, compile_rules=False, bot_pace=0.0,
    registration=sys.argv[3], tables=sys.argv[4]))
"""


class Club:
    """A server with other rules, and people who come there."""

    def __init__(self, server: TableServer, chromium: Browser) -> None:
        self.server, self._chromium = server, chromium
        self.people: list[Person] = []

    def somebody(self, **device: Any) -> Person:
        profile = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", **device}
        person = Person(unpainted(self._chromium.new_context(**profile)), self.server.address)
        self.people.append(person)
        return person

    def invites(self, count: int) -> list[str]:
        """The links of new invitations."""
        command = [sys.executable, "-c", "from megawatt.cli.main import run; run()", "admin", "invite", "--count", str(count)]
        said = subprocess.run([*command, "--database", self.server.database], check=True, capture_output=True, text=True)
        return [line.split()[1] for line in said.stdout.splitlines()[:count]]


@pytest.fixture
def club(tmp_path: Path, chromium: Browser) -> Iterator[Callable[[str, str], Club]]:
    """Starts a server with such rules of registration and tables."""
    started: list[Club] = []

    def start(registration: str, tables: str) -> Club:
        server = TableServer(tmp_path, CLOSED, registration, tables)
        server.start()
        started.append(Club(server, chromium))
        return started[-1]

    yield start
    for each in started:
        for person in each.people:
            beside(person.context.close)()
        each.server.stop()
        assert [fault for person in each.people for fault in person.faults] == []


def test_an_invited_guest_makes_an_account_and_comes_back_to_the_table(club: Callable[[str, str], Club]) -> None:
    closed = club("invitation", "accounts")
    ann_link, bob_link = closed.invites(2)
    bob_code = bob_link.partition("#invite=")[2]
    ann, bob = closed.somebody(), closed.somebody()
    bob.opens("/")
    expect(bob.page.locator("[data-no-tables]")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Play against bots")).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Upload")).to_have_count(0)
    assert violations(bob) == []
    ann.opens(ann_link.removeprefix(ann.address))
    expect(ann.page.locator("[data-invitation]")).not_to_have_value("")
    assert "#" not in ann.page.url, "the code leaves the address bar"
    signs_up(ann, "Ann Closed")
    table = ann.lays_table("overload", [ME, OPEN], seed=None, rated=True)
    bob.opens(table)
    bob.page.get_by_role("link", name="Sign in").click()
    signs_up(bob, "Bob Closed", bob_code.lower())
    expect(bob.page).to_have_url(f"{bob.address}{table}")
    bob.button("Join the game").click()
    bob.page.locator("#board").wait_for()


def test_a_closed_server_shows_no_sign_up(club: Callable[[str, str], Club]) -> None:
    guest = club("closed", "hosts").somebody()
    guest.opens("/account")
    expect(guest.page.locator("[data-closed]")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Make an account")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Make a token")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    assert violations(guest) == []


ELSEWHERE = ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)", "/nowhere"]


@pytest.mark.parametrize("number", range(len(ELSEWHERE)))
def test_signing_in_leads_nowhere_else(person: Person, number: int) -> None:
    person.opens(f"/account?to={quote(ELSEWHERE[number], safe='')}")
    signs_up(person, f"Ann Elsewhere {number}")
    expect(person.page.get_by_role("heading", name="Ann")).to_be_visible()
    assert person.page.url.startswith(f"{person.address}/account")


def signs_up(person: Person, name: str, invitation: str = "") -> None:
    form = person.page.locator("form").first
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    if invitation:
        form.get_by_label("Invitation code").fill(invitation)
    form.get_by_role("button", name="Make an account").click()
    person.button("I've kept them").click()
