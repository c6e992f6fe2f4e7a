"""The chat beside the board: unread marks, the sheet on a phone, muting and reporting, the stands after the end, own notes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .conftest import PHONE
from .people import ME, OPEN, Person, remaining
from .test_accessibility import violations
from .test_leaving import chooses

Someone = Callable[..., Person]


def opens_chat(person: Person) -> Locator:
    """Presses the chat's tab, wherever this frame has it."""
    person.page.locator("[data-chat]:visible").click()
    chat = person.page.locator("#chat")
    expect(chat.get_by_role("log")).to_be_visible()
    return chat


def says(person: Person, text: str) -> None:
    field = person.page.locator("#chat [data-say]")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def sit_down(ann: Person, bob: Person, game: str = "power-grid") -> str:
    path = ann.lays_table(game, [ME, OPEN])
    bob.opens(path)
    bob.page.locator("main button.primary").first.click()
    for person in (ann, bob):
        person.page.locator("#board").wait_for()
    return path


def beyond_the_screen(person: Person, sheet: Locator) -> list[str]:
    """What a phone does not show of the chat without scrolling the page."""
    box = sheet.bounding_box()
    if box is None:
        return ["the chat is not there"]
    end, wide = box["y"] + box["height"], person.page.evaluate("document.documentElement.scrollWidth")
    found = {f"the chat ends at {end} px": end > PHONE["height"], f"the page is {wide} px wide": wide > PHONE["width"]}
    return [fault for fault, is_so in found.items() if is_so]


def test_a_laptop_and_a_phone_talk_mute_and_report(someone: Someone) -> None:
    ann, bob = someone("Ann"), someone("Bob", viewport=PHONE, has_touch=True)
    sit_down(ann, bob)
    chat = opens_chat(ann)
    says(ann, "Hello <b>Bob</b> https://example.org")
    chat.get_by_role("button", name="Well done!").click()
    expect(bob.page.locator(".tabs [data-unread='2']")).to_be_visible()
    assert violations(bob) == []
    sheet = opens_chat(bob)
    expect(sheet.get_by_text("Hello <b>Bob</b> https://example.org")).to_be_visible()
    expect(sheet.get_by_role("img", name="Well done!")).to_be_visible()
    assert sheet.locator("a, b").count() == 0, "texts are texts"
    assert violations(bob) == []
    assert remaining(bob.page, lambda: beyond_the_screen(bob, sheet)) == []
    says(bob, "Hallo!")
    sheet.get_by_role("button", name="Close").click()
    expect(bob.page.locator(".tabs [data-unread='0']")).to_be_visible()

    line = chat.locator("[data-line='3']")
    expect(line).to_contain_text("Hallo!")
    line.get_by_role("button", name="What to do about Bob").click()
    line.get_by_role("button", name="Report this line").click()
    line.get_by_label("What's wrong with it?").fill("too friendly")
    line.get_by_role("button", name="Report", exact=True).click()
    expect(ann.page.get_by_text("The host of this server will look at it")).to_be_visible()
    line.get_by_role("button", name="What to do about Bob").click()
    line.get_by_role("button", name="Mute Bob").click()
    expect(line).to_have_count(0)
    assert violations(ann) == []
    chat.get_by_text("1 person muted").click()
    chat.get_by_role("button", name="Hear again").click()
    expect(line).to_contain_text("Hallo!")


def test_keys_open_and_leave_the_chat_and_notes_are_kept(person: Person) -> None:
    person.is_called("Ann")
    path = person.lays_table("power-grid", [ME, {"kind": "bot", "bot": "house"}])
    person.page.locator("#board").wait_for()
    person.page.keyboard.press("c")
    field = person.page.locator("#chat [data-say]")
    expect(field).to_be_focused()
    field.press("Escape")
    expect(person.page.locator("#chat")).to_have_count(0)
    expect(person.page.locator(".sides [data-chat]")).to_be_focused()
    chat = opens_chat(person)
    chat.get_by_role("button", name="Notes").click()
    chat.get_by_label("Notes").fill("Next time: coal first.")
    expect(chat.locator("[data-kept='true']")).to_have_text("Saved. Nobody else sees this.")
    assert violations(person) == []
    person.opens(path)
    chat = opens_chat(person)
    chat.get_by_role("button", name="Notes").click()
    expect(chat.get_by_label("Notes")).to_have_value("Next time: coal first.")


def test_spectators_talk_apart_until_the_game_is_over(someone: Someone) -> None:
    ann, bob, cleo = someone("Ann"), someone("Bob"), someone("Cleo")
    path = sit_down(ann, bob)
    cleo.opens(path)
    cleo.page.locator("#board").wait_for()
    opens_chat(cleo)
    says(cleo, "Ann should buy coal")
    chat = opens_chat(ann)
    says(ann, "Ready, Bob?")
    expect(chat.get_by_role("button", name="Spectators")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    chooses(ann, "Propose to end the game")
    bob.button("Agree").click()
    expect(ann.page.get_by_text("Ended without a winner")).to_be_visible()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    chat = opens_chat(ann)
    chat.get_by_role("button", name="Spectators").click()
    expect(chat.get_by_text("Ann should buy coal")).to_be_visible()
