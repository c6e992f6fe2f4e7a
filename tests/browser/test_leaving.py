"""Nobody blocks a game: leaving a seat and taking it again, ending by consent, playing again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import ME, OPEN, Person
from .test_accessibility import violations

Someone = Callable[..., Person]


def chooses(person: Person, what: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Leave or end the game").click()
    assert violations(person) == []
    person.page.get_by_role("dialog").get_by_role("button", name=what).click()


def test_a_bot_plays_for_me_until_i_am_back(someone: Someone) -> None:
    ann, bob = someone(), someone()
    path = ann.lays_table("future-energy", [ME, OPEN])
    bob.opens(path)
    bob.button("Join the game").click()
    ann.page.locator("#board").wait_for()
    chooses(ann, "Let a bot play on for me")  # the game stands when Bob is to decide
    ann.button("Take my seat again").click()
    expect(ann.button("Take my seat again")).to_have_count(0)


def test_two_people_end_a_game_and_play_again(someone: Someone) -> None:
    ann, bob = someone(), someone()
    ann.is_called("Ann")
    bob.is_called("Bob")
    path = ann.lays_table("future-energy", [ME, OPEN])
    bob.opens(path)
    bob.button("Join the game").click()
    ann.page.locator("#board").wait_for()
    chooses(ann, "Propose to end the game")
    expect(bob.page.get_by_text("Ann proposes to end the game here.")).to_be_visible()
    bob.button("Agree").click()
    for person in (ann, bob):
        expect(person.page.get_by_text("Ended without a winner")).to_be_visible()
        assert violations(person) == []
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_text("waiting for Bob")).to_be_visible()
    bob.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    ann.page.locator("#board").wait_for()
    expect(bob.page).to_have_url(ann.page.url)  # until it is there, Bob still sees the old table
    bob.page.locator("#board").wait_for()
    assert ann.page.url != ann.address + path


def test_a_person_says_what_they_want_to_be_woken_for(someone: Someone) -> None:
    ann, bob = someone(), someone()
    path = ann.lays_table("power-grid", [ME, OPEN], clock={"per_turn": 3 * 86_400, "bank": 0}, absent="wait")
    bob.opens(path)
    bob.button("Join the game").click()
    ann.page.locator("#board").wait_for()
    wish = ann.page.get_by_role("checkbox", name="Wake me only for real decisions")
    expect(ann.page.locator("[data-wake]")).to_contain_text("Suggested")
    wish.check()
    expect(ann.page.locator("[data-wake]")).not_to_contain_text("Suggested")
    assert violations(ann) == []
    ann.page.reload()
    expect(wish).to_be_checked()
    expect(bob.page.get_by_role("checkbox", name="Wake me only for real decisions")).not_to_be_checked()
    wish.uncheck()
    expect(ann.page.locator("[data-wake]")).to_contain_text("Suggested")
    ann.opens("/turns")
    usual = ann.page.locator("[data-wake-default]").get_by_role("checkbox")
    with ann.page.expect_response(lambda answer: answer.url.endswith("/api/me/reach") and answer.request.method == "PUT"):
        usual.check()
    ann.page.reload()
    expect(usual).to_be_checked()


def test_at_a_live_table_nobody_has_to_be_woken(someone: Someone) -> None:
    ann, bob = someone(), someone()
    path = ann.lays_table("power-grid", [ME, OPEN], clock={"per_turn": 3600, "bank": 0}, absent="wait")
    bob.opens(path)
    bob.button("Join the game").click()
    for person in (ann, bob):
        expect(person.page.locator("#actions h2")).not_to_be_empty()
        expect(person.page.locator("[data-wake]")).to_have_count(0)
