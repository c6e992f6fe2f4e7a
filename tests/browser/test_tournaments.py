"""A tournament in the page: set up, invited, started, given up, read."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import Person
from .test_accessibility import violations
from .test_club import signs_up
from .test_teaching import cropped

Someone = Callable[..., Person]


def test_a_tournament_from_its_name_to_its_standings(someone: Someone) -> None:
    ann, bob = someone(), someone(viewport={"width": 390, "height": 844})
    signs_up(ann, "Ann Cup")
    signs_up(bob, "Bob Cup")
    ann.opens("/tournaments")
    ann.page.locator("[data-new-tournament]").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.locator("[data-tournament-name]").fill("Winter cup")
    dialog.get_by_label("System").select_option("round-robin")
    dialog.locator("[data-fill]").wait_for()
    assert violations(ann) == []
    dialog.get_by_role("button", name="Set it up").click()
    expect(ann.page.get_by_role("heading", name="Winter cup")).to_be_visible()
    ann.page.locator("[data-invite]").fill("Bob Cup")
    ann.page.get_by_role("button", name="Invite", exact=True).click()
    expect(ann.page.locator("#main").get_by_text("Invited")).to_be_visible()
    assert violations(ann) == []

    bob.opens("/")
    bob.page.get_by_role("link", name="Winter cup").click()
    bob.page.locator("[data-join]").click()
    expect(bob.page.get_by_role("button", name="Withdraw")).to_be_visible()
    ann.page.locator("[data-start]").click()
    for person in (ann, bob):
        expect(person.page.locator("[data-my-table]")).to_be_visible()
        expect(person.page.locator("[data-standings]")).to_be_visible()
        assert violations(person) == []
        assert cropped(person.page) == []
    bob.page.locator("[data-my-table]").click()
    bob.page.locator("#board").wait_for()
    bob.page.get_by_role("link", name="Winter cup · 1").click()
    expect(bob.page.get_by_role("heading", name="Standings")).to_be_visible()

    for number in (1, 2):  # two people at tables of two: one round for each seat
        expect(ann.page.get_by_text(f"Round {number} of 2")).to_be_visible()
        ann.page.get_by_role("button", name="Give up this table").click()
    for person in (ann, bob):
        expect(person.page.locator("[data-progress=over]")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Cross table")).to_be_visible()
    assert violations(bob) == []
    ann.opens("/tournaments")
    expect(ann.page.get_by_role("link", name="Winter cup")).to_be_visible()


def test_a_challenge_from_a_profile_is_taken_or_declined_with_one_press(someone: Someone) -> None:
    ann, bob = someone(), someone()
    signs_up(ann, "Ann Duel")
    signs_up(bob, "Bob Duel")
    for answer in ("Decline", "Accept"):
        ann.opens("/people/Bob%20Duel")
        ann.page.locator("[data-challenge]").click()
        ann.page.get_by_role("dialog").get_by_role("combobox").first.wait_for()
        assert violations(ann) == []
        ann.page.locator("[data-send]").click()
        expect(ann.page.get_by_text("waiting for Bob Duel")).to_be_visible()
        bob.opens("/")
        challenge = bob.page.locator("[data-challenge]")
        expect(challenge).to_contain_text("Ann Duel")
        assert violations(bob) == []
        challenge.get_by_role("button", name=answer).click()
        expect(challenge).to_have_count(0)
    bob.page.locator("#board").wait_for()
    ann.page.locator("#board").wait_for()
