"""Languages: chosen by the browser, switched by hand, and nothing left unsaid on any page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.languages import known
from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.settings import Settings

from .people import BOT, ME, Person, remaining

LOCALES = {code: language.locale for code, language in known().items()}
SERVER = Path(Settings().page).parent
WORD_FOLDERS = [SERVER / "words", SERVER.parent / "words", *(game.folder / "words" for game in games())]


MOVES = {language: 6 if language == "en" else 1 for language in LANGUAGES}
"""How many moves are looked at. Every language has every message (tests/sentences): what one says, all say."""


def all_ids() -> set[str]:
    """Every message id; a page that shows one shows a message that is missing."""
    found = set()
    for folder in WORD_FOLDERS:
        body = FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, ast.Message) and "-" in entry.id.name}
    return found


def unsaid(person: Person, ids: set[str]) -> set[str]:
    shown = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", person.page.locator("body").inner_text()))
    return shown & ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(someone: Callable[..., Person], language: str) -> None:
    person, ids = someone(locale=LOCALES[language]), all_ids()
    person.opens()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.get_by_role("heading").first.wait_for()
    assert unsaid(person, ids) == set()
    for game in games():
        person.lays_table(game.name, [ME, BOT, BOT])
        for _ in range(MOVES[language]):
            person.is_to_decide()
            assert unsaid(person, ids) == set(), game.name
            person.plays(person.offered()[0])


def test_the_language_is_switched_by_hand_and_remembered(person: Person) -> None:
    person.opens()
    person.page.get_by_role("combobox").first.select_option("ja")
    expect(person.page.locator("html")).to_have_attribute("lang", "ja")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "ja")


CROPPED = """() => [...document.querySelectorAll('button, h1, h2:not(.unseen), h3, h4, .chip, header *, th')]
  .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
  .filter((each) => getComputedStyle(each).overflowX !== 'visible')
  .map((each) => `${each.innerText} ${each.clientWidth}/${each.scrollWidth}`)"""
"""Buttons and headings whose text needs more room than they have, with both widths; one pixel wide is for screen readers."""


def cropped(person: Person) -> list[str]:
    return remaining(person.page, lambda: list(person.page.evaluate(CROPPED)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cropped_on_a_phone(someone: Callable[..., Person], language: str) -> None:
    person = someone(locale=LOCALES[language], viewport={"width": 390, "height": 844})
    person.opens()
    person.page.get_by_role("heading").first.wait_for()
    assert cropped(person) == []
    for game in games():
        person.lays_table(game.name, [ME, BOT, BOT])
        person.is_to_decide()
        assert cropped(person) == [], game.name


SLANTED = """() => [...document.querySelectorAll('body *')]
  .filter((each) => getComputedStyle(each).fontStyle !== 'normal')
  .map((each) => `${each.localName}.${each.className} ${each.textContent.slice(0, 40)}`)"""


@pytest.mark.parametrize("language", ["en", "ja"])
def test_only_scripts_that_have_italics_are_slanted(someone: Callable[..., Person], language: str) -> None:
    person = someone(locale=LOCALES[language])
    person.opens(f"/rules/power-grid/{language}/")
    person.page.locator("em").first.wait_for()
    assert bool(person.page.evaluate(SLANTED)) == known()[language].spaced
    person.lays_table("power-grid", [ME, BOT, BOT])
    person.is_to_decide()
    if not known()[language].spaced:
        assert person.page.evaluate(SLANTED) == []
