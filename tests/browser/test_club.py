"""From sign-up to a rated game, the profile and the rematch; and back into the account with a code."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import ME, OPEN, PATIENCE, Person
from .test_accessibility import violations

Someone = Callable[..., Person]
PASSWORD = "seven sheep in a row"


def signs_up(person: Person, name: str) -> list[str]:
    """Makes an account in the page; the codes that are shown once."""
    person.opens("/account")
    form = person.page.locator("form").first
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make an account").click()
    expect(person.page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    assert violations(person) == []
    codes = person.page.locator("ol code").all_inner_texts()
    person.button("I've kept them").click()
    expect(person.page.get_by_role("heading", name=name)).to_be_visible()
    return codes


def plays_out(*people: Person) -> None:
    """Play for each seat to decide, until the game is over for everybody."""
    for _ in range(PATIENCE // 100):
        if all(person.page.locator("[data-over]").count() for person in people):
            return
        mover = next((person for person in people if person.offered()), None)
        if mover is None:
            people[0].page.wait_for_timeout(100)
        else:
            mover.plays(mover.offered()[0])
    raise AssertionError("the game does not come to its end")


def sees_rating(person: Person, path: str) -> None:
    """Looks at a profile until the game that has just ended is counted, a moment later."""
    for _ in range(PATIENCE // 500):
        person.opens(path)
        person.page.get_by_role("heading", name="Latest games").wait_for()
        if person.page.get_by_text("provisional").count():
            return
        person.page.wait_for_timeout(500)
    raise AssertionError("the game was not counted")


def test_from_sign_up_to_a_rated_game_a_profile_and_a_rematch(someone: Someone) -> None:
    ann, bob = someone(), someone()
    signs_up(ann, "Ann Rated")
    signs_up(bob, "Bob Rated")
    path = ann.lays_table("overload", [ME, OPEN], seed=None, rated=True)
    bob.opens(path)
    bob.button("Join the game").click()
    for person in (ann, bob):
        person.page.locator("#board").wait_for()
        expect(person.page.get_by_text("rated", exact=True)).to_be_visible()
    plays_out(ann, bob)
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_text("waiting for Bob Rated")).to_be_visible()
    rematch = ann.page.url
    sees_rating(bob, "/people/Ann%20Rated")
    expect(bob.page.get_by_role("img", name="Rating over time")).to_be_visible()
    assert violations(bob) == []
    bob.page.get_by_role("link", name="Finished games").click()
    expect(bob.page.get_by_role("link", name="Ann Rated").first).to_be_visible()
    assert violations(bob) == []
    bob.page.goto(rematch)
    bob.button("Join the game").click()
    bob.page.locator("#board").wait_for()


def test_sessions_and_codes(someone: Someone) -> None:
    laptop, phone = someone(), someone(viewport={"width": 390, "height": 844})
    codes = signs_up(laptop, "Cleo Lost")
    phone.opens("/account")
    phone.page.get_by_text("Forgotten your password?").click()
    form = phone.page.locator("details form")
    form.get_by_label("Your name").fill("Cleo Lost")
    form.get_by_label("Recovery code").fill(codes[0])
    form.get_by_label("New password").fill("another seven sheep")
    form.get_by_role("button", name="Set the new password").click()
    expect(phone.page.get_by_role("heading", name="Cleo Lost")).to_be_visible()
    expect(phone.page.get_by_text("this browser")).to_be_visible()
    assert violations(phone) == []
    laptop.opens("/")
    expect(laptop.page.get_by_role("link", name="Sign in")).to_be_visible()


def test_leaderboards_and_openings_say_when_there_is_nothing_yet(person: Person) -> None:
    for page in ("/leaders", "/openings"):
        person.opens(page)
        person.page.get_by_role("combobox").first.wait_for()
        assert violations(person) == []
    person.opens("/people/Nobody%20At%20All")
    expect(person.page.locator("#main").get_by_text("Nobody with an account is called that.")).to_be_visible()


def test_at_the_table_one_sees_that_somebody_is_online_elsewhere(someone: Someone) -> None:
    ann, bob = someone("Ann"), someone()
    signs_up(bob, "Bob Elsewhere")
    path = ann.lays_table("overload", [ME, OPEN])
    bob.opens(path)
    bob.button("Join the game").click()
    mark = ann.page.locator(".person")
    expect(mark).to_have_attribute("data-where", "seat-present")
    bob.opens("/")
    expect(mark).not_to_have_attribute("data-where", "seat-present")
    for _ in range(PATIENCE // 500):  # the server notes every few seconds who is online
        ann.opens(path)
        mark.wait_for()
        ann.page.wait_for_load_state("networkidle")
        if mark.get_attribute("data-where") == "seat-online":
            break
        ann.page.wait_for_timeout(500)
    expect(mark).to_have_attribute("title", "Bob Elsewhere: online, but not at this table")
    assert violations(ann) == []
