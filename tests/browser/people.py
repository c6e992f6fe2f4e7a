"""A person in front of a browser: opens tables, clicks moves, looks around."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

import megawatt
from megawatt.kernel.match.files import dumps

PATIENCE = 120_000
"""How many milliseconds a page may take on a busy machine."""
expect.set_options(timeout=PATIENCE)

BOT = {"kind": "bot", "bot": "house"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}

QUIET = ("net::ERR_", "WebSocket connection to", "Failed to load resource")
"""What browsers write when a line is cut, which some tests do on purpose."""


class Person:
    """One browser profile with one page (further tabs: `tab`)."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.page = self._watched(context.new_page())

    def _watched(self, page: Page) -> Page:
        page.on("pageerror", lambda fault: self.faults.append(f"{page.url}: {fault}"))
        page.on("console", lambda line: self._note(page, line.text) if line.type == "error" else None)
        return page

    def _note(self, page: Page, text: str) -> None:
        if not any(quiet in text for quiet in QUIET):
            self.faults.append(f"{page.url}: {text}")

    def tab(self) -> Person:
        """The same person in another tab."""
        other = Person.__new__(Person)
        other.context, other.address, other.faults = self.context, self.address, self.faults
        other.page = self._watched(self.context.new_page())
        return other

    def is_called(self, name: str) -> None:
        answer = self.context.request.put(f"{self.address}/api/me", data={"name": name}, headers={"origin": self.address})
        assert answer.ok, answer.text()

    # Going places.

    def opens(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def lays_table(self, game: str, seats: list[dict[str, Any]], seed: int | None = 5, **more: Any) -> str:
        """Makes a table without the dialog (which has a test of its own), goes there, and returns its path."""
        wish = {"game": game, "seats": seats, "options": more.pop("options", {}), "seed": seed, "public": False, **more}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish, headers={"origin": self.address})
        assert answer.ok, answer.text()
        path = f"/t/{answer.json()['id']}"
        self.opens(path)
        return path

    def uploads(self, match: megawatt.Match) -> None:
        """Opens a match as a game file, which becomes a table."""
        answer = self.context.request.post(f"{self.address}/api/files", data=dumps(match), headers={"origin": self.address})
        assert answer.ok, answer.text()
        self.opens(f"/t/{answer.json()['id']}")
        self.page.locator("#board").wait_for()

    # What is on the page.

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def actions(self) -> Locator:
        return self.page.locator("#actions")

    @property
    def slider(self) -> Locator:
        return self.page.locator(".history input[type=range]")

    @property
    def ply(self) -> int:
        """How many moves have been played, as the page shows it."""
        return int(self.slider.get_attribute("max") or -1)

    def sees_ply(self, ply: int) -> None:
        expect(self.slider).to_have_attribute("max", str(ply))

    def is_to_decide(self) -> None:
        self.waits("[data-move]:not(:disabled)")

    def offered(self) -> list[str]:
        """The moves that can be clicked now, each once."""
        texts = self.page.locator("[data-move]:not(:disabled)").evaluate_all("all => all.map((each) => each.dataset.move)")
        return list(dict.fromkeys(texts))

    # Playing.

    def plays(self, move: str) -> None:
        """Clicks a move, in the list where it is there, and through any question whether it is meant."""
        before = self.ply
        self.page.mouse.move(1, 1)  # where the page has changed under a resting pointer, presses mean nothing for a moment
        listed = self.actions.locator(f'[data-move="{move}"]:not(:disabled)')
        (listed if listed.count() else self.page.locator(f'[data-move="{move}"]')).first.click()
        self.insists(before)

    def insists(self, before: int) -> None:
        """Says yes to confirmations and warnings until the move is played."""
        played = f'input[type=range]:not([max="{before}"])'
        warning, question = self.page.locator("[data-anyway]"), self.page.locator("[data-confirm]")
        for _ in range(3):
            self.waits(f"{played}, [data-anyway], [data-confirm]")
            if warning.count():  # it lies above the question
                warning.click()
                warning.wait_for(state="detached")  # it fades out, and would be found again
            elif question.count():
                question.click()
            else:
                return

    def waits(self, selector: str) -> None:
        """Until one of these is on the page (the page's policy forbids to wait for a script's answer)."""
        self.page.locator(selector).first.wait_for(state="attached")

    def plays_on(self, chooser: random.Random, most: int = 2000) -> int:
        """Clicks through the game to its end; returns the number of own moves."""
        for played in range(most):
            self.waits("[data-move]:not(:disabled), [data-over]")
            if self.page.locator("[data-over]").count():
                return played
            self.plays(sensible(self.offered(), chooser))
        raise AssertionError(f"the game is not over after {most} own moves")


def remaining(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """What is still wrong when the page has come to rest: right after a click or a turn of the screen it may be on its way."""
    end = time.monotonic() + PATIENCE / 2000
    while (found := look()) and time.monotonic() < end:
        page.wait_for_timeout(100)
    return found


def notes_whether(page: Page, selector: str) -> str:
    """From now on the page remembers that such a thing was there, however briefly; the selector to wait for."""
    mark = "seen-" + re.sub(r"\W+", "-", selector).strip("-")
    page.evaluate(
        """([selector, mark]) => new MutationObserver(() => {
          if (document.querySelector(selector)) document.documentElement.setAttribute(`data-${mark}`, '')
        }).observe(document.body, { childList: true, subtree: true })""",
        [selector, mark],
    )
    return f"html[data-{mark}]"


def first_to_decide(*people: Person) -> Person:
    """The one whose page offers moves, as soon as one does."""
    for _ in range(PATIENCE // 100):
        for person in people:
            if person.offered():
                return person
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is to decide")


def sensible(moves: list[str], chooser: random.Random) -> str:
    """Something that brings a game to its end: building and buying before passing, otherwise anything."""
    for verb in ("build", "run", "produce", "fulfil"):
        found = [move for move in moves if move.startswith(verb)]
        if found:
            return found[-1]
    others = [move for move in moves if move not in ("pass", "done")]
    if others and chooser.random() < 0.6:
        return chooser.choice(others)
    return chooser.choice(moves)
