"""A leaderboard in the page: everybody on it but oneself can be challenged."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from .people import Person
from .test_accessibility import violations
from .test_club import signs_up

Someone = Callable[..., Person]
RATED = {"rating": 1500, "doubt": 80, "provisional": False, "games": 9}


def test_a_challenge_from_a_leaderboard(someone: Someone) -> None:
    ann, bob = someone(viewport={"width": 390, "height": 844}), someone()
    signs_up(ann, "Ann Board")
    signs_up(bob, "Bob Board")
    people = [{"name": "Bob Board", "you": False, **RATED}, {"name": "Ann Board", "you": True, **RATED}]

    def tell(route: Route) -> None:
        route.fulfill(json={"pools": [], "people": people, "bots": [{"name": "house", "you": False, **RATED}]})

    ann.page.route("**/api/leaders?*", tell)
    ann.opens("/leaders")
    buttons = ann.page.locator("[data-challenge]")
    expect(buttons).to_have_count(1)
    assert violations(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    game = ann.page.locator(".filters select").first
    game.select_option("barrage")
    ann.page.get_by_role("button", name="Challenge Bob Board").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox").first).to_have_value("barrage")
    assert violations(ann) == []
    dialog.locator("[data-send]").click()
    expect(ann.page.get_by_text("waiting for Bob Board")).to_be_visible()
    bob.opens("/")
    expect(bob.page.locator("[data-challenge]")).to_contain_text("Ann Board")
