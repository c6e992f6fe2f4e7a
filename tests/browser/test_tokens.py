"""A person makes a token for a program, sees it once, and takes it back."""

from __future__ import annotations

from playwright.sync_api import expect

from .people import Person
from .test_club import signs_up


def test_a_token_is_shown_once_works_and_is_revoked(person: Person) -> None:
    signs_up(person, "Ann Programs")
    person.page.get_by_label("What it's for").fill("My robot")
    person.page.get_by_role("button", name="Make a token").click()
    token = person.page.locator("code").inner_text()
    assert token.startswith("mw_")
    with_token = {"authorization": f"Bearer {token}"}
    assert person.context.request.get(f"{person.address}/api/tables", headers=with_token).ok
    person.page.reload()
    expect(person.page.get_by_text("My robot")).to_be_visible()
    expect(person.page.locator("code")).to_have_count(0)
    person.page.get_by_role("button", name="Revoke: My robot").click()
    expect(person.page.get_by_text("You've made no tokens.")).to_be_visible()
    assert person.context.request.get(f"{person.address}/api/tables", headers=with_token).status == 401
