"""At the table: prices before committing, reasons, warnings, auctions, taking back, keyboard, phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import PHONE
from .people import BOT, ME, OPEN, Person, first_to_decide, remaining

Someone = Callable[..., Person]
FIRST = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}]


def until(person: Person, question: str) -> None:
    """Hot seat: the cheapest way to a phase."""
    for _ in range(80):
        person.waits("[data-handover], [data-move]:not(:disabled)")
        if person.page.locator("[data-handover]").count():
            person.page.get_by_label("Don't cover the board between turns").check()
            person.page.locator("[data-handover]").click()
            expect(person.page.locator("[data-handover]")).to_have_count(0)
            continue
        if person.actions.get_by_role("heading").first.inner_text().startswith(question):
            return
        moves = person.offered()
        rest = [move for move in moves if move in ("pass", "done")]
        person.plays(rest[0] if rest and len(moves) > 1 and not moves[0].startswith("nominate") else moves[0])
    raise AssertionError(f"{question!r} was never asked")


def test_pointing_at_a_city_shows_its_price_and_what_is_left(person: Person) -> None:
    person.lays_table("power-grid", FIRST)
    until(person, "Build, or finish")
    person.page.locator("#board [data-city].legal").first.hover()
    expect(person.page.get_by_text(re.compile(r"1\d Elektro")).first).to_be_visible()


def test_what_is_not_allowed_says_why(person: Person) -> None:
    person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    person.page.locator("#board [data-plant]:not(.legal)").first.click()
    expect(person.page.get_by_text("You can only auction plants from the current market.").first).to_be_visible()


def test_a_likely_blunder_is_warned_of_and_warnings_can_be_switched_off(person: Person) -> None:
    person.lays_table("power-grid", FIRST)
    until(person, "Buy resources, or finish")
    before = person.ply
    person.actions.locator('[data-move="done"]').click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Are you sure?")
    dialog.get_by_role("button", name="Back").click()
    person.sees_ply(before)
    person.actions.locator('[data-move="done"]').click()
    dialog.get_by_label("Don't warn me again").check()
    dialog.locator("[data-anyway]").click()
    person.sees_ply(before + 1)
    until(person, "Buy resources, or finish")
    before = person.ply
    person.actions.locator('[data-move="done"]').click()
    person.sees_ply(before + 1)
    expect(dialog).to_have_count(0)


def test_a_maximum_bid_is_bid_up_to_by_the_server(someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    path = ada.lays_table("power-grid", [ME, OPEN], seed=3)
    bob.opens(path)
    bob.button("Join the game").click()
    bob.page.locator("#board").wait_for()
    first = first_to_decide(ada, bob)
    second = bob if first is ada else ada
    first.plays(first.offered()[0])
    first.is_to_decide()
    first.plays(next(move for move in first.offered() if move.startswith("bid ")))
    second.is_to_decide()
    second.actions.get_by_text("Decide ahead").click()
    second.page.locator("#actions details input[type=number]").fill("20")
    second.page.locator("[data-plan=maximum]").click()
    expect(first.page.locator("#log")).to_contain_text("bids")
    first.is_to_decide()
    lead = next(move for move in first.offered() if move.startswith("bid "))
    first.plays(lead)
    first.is_to_decide()
    again = next(move for move in first.offered() if move.startswith("bid "))
    assert int(again.split()[1]) == int(lead.split()[1]) + 2


def test_own_steps_are_taken_back_at_once_and_others_are_asked(someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    path = ada.lays_table("power-grid", [ME, OPEN], seed=3)
    bob.opens(path)
    bob.button("Join the game").click()
    bob.page.locator("#board").wait_for()
    ada.page.locator("#board").wait_for()
    first = first_to_decide(ada, bob)
    second = bob if first is ada else ada
    first.plays(first.offered()[0])
    first.page.locator("[data-undo]").click()
    first.sees_ply(0)
    expect(second.page.locator("#log")).to_contain_text("takes")
    first.is_to_decide()
    first.plays(first.offered()[0])
    first.is_to_decide()
    first.plays(next(move for move in first.offered() if move.startswith("bid ")))
    second.is_to_decide()
    second.plays("pass")
    first.sees_ply(second.ply)  # who takes back before the others have moved needs nobody's leave
    first.page.locator("[data-undo]").click()
    first.button("Ask the others").click()
    second.button("Agree").click()
    first.page.locator("#actions").get_by_text(re.compile("bid|Bid")).first.wait_for()
    expect(first.slider).to_have_attribute("max", re.compile("^[0-2]$"))


def test_a_move_is_played_by_keyboard_alone(person: Person) -> None:
    person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    before = person.ply
    person.page.keyboard.press("a")
    assert person.page.evaluate("document.activeElement.closest('#actions')?.id") == "actions"
    assert person.page.evaluate("document.activeElement.matches('[data-move], input')")
    person.page.keyboard.press("Tab")
    for _ in range(12):
        if person.page.evaluate("document.activeElement?.dataset.move ?? ''"):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.insists(before)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_contain_text("Keyboard")


def test_the_board_can_be_read_as_text(person: Person) -> None:
    person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    person.page.keyboard.press("t")
    board = person.page.locator("#board")
    expect(board).to_contain_text("Elektro")
    expect(board.get_by_role("heading").nth(1)).to_be_visible()
    expect(board.locator("svg [data-city]")).to_have_count(0)


def test_on_a_phone_nothing_sticks_out_and_a_touch_asks_before_playing(someone: Someone) -> None:
    person = someone("Ada", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.opens("/")
    person.page.get_by_role("heading").first.wait_for()
    assert overhanging(person) == []
    for game in ("power-grid", "future-energy", "barrage"):
        person.lays_table(game, [ME, BOT, BOT])
        person.is_to_decide()
        assert overhanging(person) == [], game
        before = person.ply
        person.actions.locator("[data-move]:not(:disabled)").first.tap()
        person.insists(before)


def overhanging(person: Person) -> list[str]:
    """That the page is wider than the screen."""

    def look() -> list[str]:
        wider = int(person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
        return [f"the page is {wider} px too wide"] if wider > 0 else []

    return remaining(person.page, look)
