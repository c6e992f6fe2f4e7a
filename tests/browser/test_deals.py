"""Where the cards come from: told in the waiting room, in the lobby, in the menu of the table, and opened at the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from megawatt.kernel.text.words import LANGUAGES

from .people import BOT, ME, OPEN, Person
from .test_languages import LOCALES, SERVER

Someone = Callable[..., Person]
FINGERPRINT = re.compile(r"^[0-9a-f]{64}$")


def fingerprint(where: Locator) -> str:
    shown = where.locator("code").first
    expect(shown).to_have_text(FINGERPRINT)
    return shown.inner_text()


def opens_deal(person: Person) -> Locator:
    person.button("Menu").click()
    person.button("About this deal").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="About this deal")).to_be_visible()
    return dialog


def test_the_fingerprint_is_there_before_the_game_and_opened_after_it(someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    path = ada.lays_table("overload", [ME, OPEN], seed=None)
    bob.opens(path)
    bob.page.get_by_text("About this deal").click()
    promised = fingerprint(bob.page.locator("details.deal"))
    expect(bob.page.locator("details.deal")).to_contain_text("nobody chose it")
    ada.button("Put a bot on the last seat and start").click()
    ada.is_to_decide()
    dialog = opens_deal(ada)
    assert fingerprint(dialog) == promised
    expect(dialog).to_contain_text("shown here when the game is over")
    expect(dialog.locator("code")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    ada.plays_on(random.Random(1))
    ada.page.get_by_role("dialog").wait_for()
    ada.page.keyboard.press("Escape")
    dialog = opens_deal(ada)
    assert fingerprint(dialog) == promised
    expect(dialog.locator("code").nth(1)).to_have_text(re.compile(r"^\d{30,39}$"))
    expect(dialog.locator("code").nth(2)).to_have_text(re.compile(r"^[0-9a-f]{32}$"))
    expect(dialog).to_contain_text(re.compile(r"megawatt verify overload-\S{6}\.mw"))


def test_everybody_sees_that_a_seed_was_chosen(someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    path = ada.lays_table("future-energy", [ME, OPEN], public=True, title="I know the cards")
    bob.opens()
    expect(bob.page.get_by_role("link", name=re.compile("I know the cards.*Chosen seed", re.DOTALL))).to_be_visible()
    bob.opens(path)
    expect(bob.page.get_by_text("The host has chosen the seed of this deal")).to_be_visible()
    bob.button("Join the game").click()
    bob.page.locator("#board").wait_for()
    bob.button("Chosen seed").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("can know every card in advance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_is_told_in_every_language(someone: Someone, language: str) -> None:
    words = (SERVER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    says = dict(re.findall(r"^((?:menu|deal)[\w-]*) = (.*)$", words, re.MULTILINE))
    person = someone(locale=LOCALES[language])
    person.lays_table("overload", [ME, BOT], seed=None)
    person.page.locator("#board").wait_for()
    person.button(says["menu"]).click()
    person.button(says["deal-heading"]).click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(says["deal-drawn"])
    expect(dialog).to_contain_text(says["deal-later"])
    fingerprint(dialog)
