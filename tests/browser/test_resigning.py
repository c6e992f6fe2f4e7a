"""Leaving a game with others: what is offered, what counts, and resigning, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .conftest import PHONE
from .people import ME, OPEN, Person
from .test_accessibility import violations
from .test_club import signs_up

Someone = Callable[..., Person]
LOSES = {
    "en": ("Menu", "Leave or end the game", "Resign", "You lose, and it counts for your rating."),
    "de": ("Menü", "Gehen oder das Spiel beenden", "Aufgeben", "Du verlierst, und das zählt für deine Wertung."),
    "nl": ("Menu", "Weggaan of het spel beëindigen", "Opgeven", "Je verliest, en dat telt mee voor je rating."),
    "ja": ("メニュー", "離席・ゲームの終了", "投了する", "負けとなり、レートに反映されます。"),
}


def leaving(person: Person) -> Locator:
    """Opens the dialog in which somebody leaves."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Leave or end the game").click()
    return person.page.get_by_role("dialog")


def offered(dialog: Locator) -> list[str]:
    return dialog.locator("li button strong").all_inner_texts()


def fits(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_rated_game_says_what_counts_and_is_resigned(someone: Someone) -> None:
    ann, bob = someone(), someone(viewport=PHONE)
    signs_up(ann, "Ann Resigns")
    signs_up(bob, "Bob Resigns")
    path = ann.lays_table("future-energy", [ME, OPEN], seed=None, rated=True)
    bob.opens(path)
    rules = bob.page.locator("[data-rated-rules]")
    expect(rules).to_contain_text("Whoever has to go resigns, and comes in last.")
    expect(rules).to_contain_text("Deleting the account counts as resigning.")
    expect(bob.page.locator("[data-clock]")).to_contain_text("They lose the game")
    assert violations(bob) == []
    assert fits(bob)
    bob.button("Join the game").click()
    ann.page.locator("#board").wait_for()
    expect(ann.page.get_by_role("button", name="What if?")).to_have_count(0)
    dialog = leaving(bob)
    assert offered(dialog) == ["Resign", "Propose to end the game"]
    expect(dialog.locator("[data-rated-rules]")).to_contain_text("Whoever runs out of time has lost")
    assert violations(bob) == []
    assert fits(bob)
    dialog.locator("li button", has_text="Resign").first.click()
    expect(dialog).to_contain_text("You lose, and it counts for your rating.")
    expect(dialog).to_contain_text("You can't take your seat again.")
    assert violations(bob) == []
    dialog.get_by_role("button", name="Play on").click()
    assert offered(dialog) == ["Resign", "Propose to end the game"], "nothing has happened yet"
    dialog.locator("li button", has_text="Resign").first.click()
    dialog.locator("[data-resign]").click()
    for person, heading in ((ann, "You win!"), (bob, "Ann Resigns wins")):
        result = person.page.get_by_role("dialog")
        expect(result.get_by_role("heading", name=heading)).to_be_visible()
        expect(result.get_by_text("out", exact=True)).to_have_count(1)
        assert violations(person) == []
        result.get_by_role("button", name="Close").click()
    expect(ann.page.locator("[data-gave-up]")).to_have_text("Bob Resigns resigns.")
    expect(ann.page.get_by_role("button", name="What if?")).to_have_count(1)


def test_among_friends_all_ways_to_leave_are_offered(someone: Someone) -> None:
    ann, bob, cay = someone(), someone(), someone()
    ann.is_called("Ann")
    path = ann.lays_table("future-energy", [ME, OPEN, OPEN])
    for person in (bob, cay):
        person.opens(path)
        person.button("Join the game").click()
    ann.page.locator("#board").wait_for()
    dialog = leaving(ann)
    assert offered(dialog) == [
        "Let a bot play on for me", "Leave my seat to whoever comes", "Resign", "Propose to end the game",
    ]  # fmt: skip
    dialog.locator("li button", has_text="Resign").first.click()
    dialog.locator("[data-resign]").click()
    expect(bob.page.locator("[data-gave-up]")).to_have_text("Ann resigns.")
    expect(bob.page.get_by_text("Ann (out)").first).to_be_visible()
    expect(ann.button("Take my seat again")).to_have_count(0)


def test_alone_with_bots_nobody_is_there_to_resign_to(someone: Someone) -> None:
    ann = someone()
    ann.lays_table("future-energy", [ME, {"kind": "bot", "bot": "house"}])
    ann.page.locator("#board").wait_for()
    assert offered(leaving(ann)) == ["Let a bot play on for me", "Leave my seat to whoever comes", "End the game"]


def test_who_lays_a_rated_table_reads_what_counts(someone: Someone) -> None:
    ann = someone(viewport=PHONE)
    signs_up(ann, "Ann Lays")
    ann.opens("/")
    ann.button("Set up a table").first.click()
    dialog = ann.page.get_by_role("dialog")
    for seat in dialog.locator("ol select").all()[1:]:
        seat.select_option("open")
    dialog.locator("[data-rated] input").check()
    expect(dialog.locator("[data-rated-rules]")).to_contain_text("A game that everybody agrees to end counts for nobody")
    dialog.locator("[data-turn-time]").select_option("86400")
    expect(dialog.get_by_label("When the time is used up")).to_be_disabled()
    expect(dialog.get_by_label("When the time is used up")).to_contain_text("They lose the game")
    assert violations(ann) == []
    assert fits(ann)


@pytest.mark.parametrize("language", sorted(LOSES))
def test_the_question_is_asked_in_every_language(someone: Someone, language: str) -> None:
    ann, bob = someone(), someone(viewport=PHONE, locale=language)
    signs_up(ann, f"Ann {language}")
    answer = bob.context.request.post(
        f"{bob.address}/api/account",
        data={"name": f"Bob {language}", "password": "a long password"},
        headers={"origin": bob.address},
    )
    assert answer.ok, answer.text()
    path = ann.lays_table("future-energy", [ME, OPEN], seed=None, rated=True)
    bob.opens(path)
    expect(bob.page.locator("[data-rated-rules] li")).to_have_count(5)
    assert fits(bob)
    joined = bob.context.request.post(
        f"{bob.address}/api{path.replace('/t/', '/tables/')}/join", data={}, headers={"origin": bob.address}
    )
    assert joined.ok, joined.text()
    bob.page.locator("#board").wait_for()
    menu, leave, resign, loses = LOSES[language]
    bob.page.get_by_role("button", name=menu, exact=True).click()
    bob.page.get_by_role("button", name=leave).click()
    dialog = bob.page.get_by_role("dialog")
    dialog.locator("li button", has_text=resign).first.click()
    expect(dialog).to_contain_text(loses)
    assert fits(bob)
