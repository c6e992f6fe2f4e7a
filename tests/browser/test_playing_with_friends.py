"""Playing with others: setting up a table with friends, inviting by name, hearing of a rematch, and what a game did to ratings."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .people import ME, OPEN, Person
from .test_accessibility import violations
from .test_club import plays_out, signs_up

Someone = Callable[..., Person]


def test_a_table_with_friends_offers_clock_and_rating_at_once(someone: Someone) -> None:
    ann, bob = someone(), someone()
    signs_up(ann, "Ann Friends")
    signs_up(bob, "Bob Friends")
    ann.opens("/")
    ann.page.locator('[data-game="power-grid"]').get_by_role("button", name=re.compile("Set up a table")).click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="With friends").click()
    expect(dialog.locator("[data-turn-time]")).to_be_visible()
    dialog.locator("[data-rated] input").check()
    dialog.get_by_role("radio", name="3", exact=True).click()
    assert violations(ann) == []
    dialog.get_by_role("radio", name="With friends").click()
    dialog.get_by_label("Seat 2").select_option("kept")
    dialog.locator("[data-kept]").fill("bob friends")
    dialog.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_text("waiting for Bob Friends")).to_be_visible()
    bob.opens("/")
    expect(bob.page.locator("[data-challenge]")).to_contain_text("Ann Friends")
    bob.page.locator("[data-challenge]").get_by_role("button", name="Accept").click()
    expect(bob.page.get_by_role("button", name="Leave the table")).to_be_visible()


def test_somebody_is_invited_by_name_in_the_waiting_room(someone: Someone) -> None:
    ann, bob = someone("Ann Waits"), someone()
    signs_up(bob, "Bob Invited")
    path = ann.lays_table("overload", [ME, OPEN, OPEN], seed=None)
    ann.opens(path)
    form = ann.page.locator("[data-invite]")
    form.get_by_label("Invite somebody by name").fill("Nobody Invited")
    form.get_by_role("button", name="Invite").click()
    expect(ann.page.get_by_text("Nobody with an account is called that")).to_be_visible()
    form.get_by_label("Invite somebody by name").fill("Bob Invited")
    form.get_by_role("button", name="Invite").click()
    expect(ann.page.get_by_text("waiting for Bob Invited")).to_be_visible()
    expect(ann.page.get_by_text("Nobody with an account is called that")).to_have_count(0)
    assert violations(ann) == []
    bob.opens("/")
    expect(bob.page.locator("[data-challenge]")).to_have_count(1)


def test_the_loser_hears_of_the_rematch_and_both_see_their_rating(someone: Someone) -> None:
    ann, bob = someone(), someone()
    signs_up(ann, "Ann Again")
    signs_up(bob, "Bob Again")
    path = ann.lays_table("overload", [ME, OPEN], seed=None, rated=True)
    bob.opens(path)
    bob.button("Join the game").click()
    for person in (ann, bob):
        person.page.locator("#board").wait_for()
    plays_out(ann, bob)
    for person in (ann, bob):
        shown = person.page.get_by_role("dialog").locator("[data-rating]")
        expect(shown).to_have_count(2)
        expect(shown.first).to_contain_text(re.compile(r"Rating \d+ \([+−-]\d+\)"))
    assert violations(bob) == []
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    notice = bob.page.get_by_role("dialog").locator("[data-announced]")
    expect(notice).to_contain_text("Ann Again wants to play again.")
    assert violations(bob) == []
    notice.get_by_role("button", name="Sit down").click()
    bob.page.locator("#board").wait_for()
    ann.opens("/leaders")
    expect(ann.page.get_by_role("link", name="Ann Again")).to_be_visible()


def test_a_friend_is_on_the_list_and_online(someone: Someone) -> None:
    ann, bob = someone(), someone()
    signs_up(ann, "Ann Online")
    signs_up(bob, "Bob Online")
    bob.opens("/")
    ann.opens("/people/Bob%20Online")
    ann.page.get_by_role("button", name="Add to my friends").click()
    expect(ann.page.get_by_role("button", name="Remove from my friends")).to_be_visible()
    ann.opens("/")
    expect(ann.page.locator("[data-friends-list]")).to_contain_text("Bob Online")
    assert violations(ann) == []
    for _ in range(40):
        if ann.page.locator("[data-friends-list]").get_by_text("online", exact=True).count():
            break
        ann.page.wait_for_timeout(1_000)
        ann.opens("/")
        ann.page.locator("[data-friends-list]").wait_for()
    expect(ann.page.locator("[data-friends-list]").get_by_text("online", exact=True)).to_be_visible()
