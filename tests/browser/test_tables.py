"""Setting tables: the dialog, the invitation, two people, spectators, one device for several."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .people import BOT, ME, OPEN, Person, first_to_decide
from .test_club import signs_up

Someone = Callable[..., Person]


def test_a_table_is_set_up_with_options_that_explain_themselves(person: Person) -> None:
    person.opens()
    person.button("Set up a table").first.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_label("Map", exact=True).select_option("benelux")
    expect(dialog).to_contain_text("The board and its special rules")
    dialog.get_by_text("Title and seed").click()
    dialog.get_by_label("Seed").fill("no number")
    expect(dialog).to_contain_text("A seed is a whole number")
    dialog.get_by_label("Seed").fill("7")
    dialog.get_by_role("button", name="Start the game").click()
    expect(person.page.locator("#board")).to_contain_text("Benelux")
    person.is_to_decide()


def test_options_that_do_not_go_together_are_refused_in_words_and_nothing_is_made(person: Person) -> None:
    person.opens()
    person.button("Set up a table").first.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_label("Map", exact=True).select_option("china")
    dialog.get_by_label("Plants").select_option("variant-1")
    dialog.get_by_role("button", name="Start the game").click()
    expect(person.page.get_by_text("These rules and variants don't go together")).to_be_visible()
    expect(dialog).to_be_visible()


MAPS_PAGE = Path(__file__).parents[2] / "docs" / "power-grid-maps.md"


def example_map() -> str:
    """The map that the documentation shows."""
    found = re.search(r"```toml\n(id = .*?)```", MAPS_PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def chooses_own_map(person: Person, text: str) -> None:
    person.opens()
    person.button("Set up a table").first.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_text("2", exact=True).click()
    file = {"name": "my-valley.toml", "mimeType": "application/toml", "buffer": text.encode()}
    dialog.locator("input[type=file]").first.set_input_files(file)  # type: ignore[arg-type]
    dialog.get_by_role("button", name="Start the game").click()


def test_a_map_of_ones_own_is_drawn_and_played(person: Person) -> None:
    chooses_own_map(person, example_map())
    expect(person.page.locator("#board")).to_contain_text("My valley")
    person.is_to_decide()
    person.plays(person.offered()[0])


def test_a_fault_in_a_map_of_ones_own_is_told_with_its_line(person: Person) -> None:
    chooses_own_map(person, example_map().replace("cost = ", "cost = -", 1))
    expect(person.page.get_by_text(re.compile(r"map:\d+: connection mill-dam: cost -7 should be")).first).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def test_two_people_meet_through_an_invitation_and_a_third_watches(someone: Someone) -> None:
    ada, bob, eve = someone("Ada"), someone(), someone("Eve")
    path = ada.lays_table("power-grid", [ME, OPEN, BOT])
    invitation = ada.page.get_by_label("Invitation link").input_value()
    assert invitation.endswith(path)
    bob.page.goto(invitation)
    bob.page.locator(".join").get_by_label("Your name").fill("Bob")  # the chat, a moment later, has such a field too
    bob.button("Join the game").click()  # sits down under the name just typed
    expect(ada.page.locator("#board")).to_contain_text("Bob")
    eve.opens(path)
    expect(eve.page.get_by_text("Watching").first).to_be_visible()
    for _ in range(4):
        mover = first_to_decide(ada, bob)
        moves = mover.offered()
        nominations = [move for move in moves if move.startswith("nominate")]
        before = mover.ply
        mover.plays(nominations[0] if nominations else moves[-1])
        for each in (ada, bob, eve):
            expect(each.slider).not_to_have_attribute("max", str(before))
    expect(eve.page.locator("#log")).to_contain_text(re.compile(r"(Ada|Bob) (puts|bids|wins|passes)"))
    assert eve.offered() == []


def test_an_open_public_table_is_found_in_the_lobby_and_a_private_one_is_not(someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    ada.lays_table("future-energy", [ME, OPEN], public=True, title="Come in")
    ada.lays_table("future-energy", [ME, OPEN], title="Friends only")
    bob.opens()
    expect(bob.page.get_by_text("Come in")).to_be_visible()
    expect(bob.page.get_by_text("Friends only")).to_have_count(0)
    bob.page.get_by_role("link", name=re.compile("Come in")).first.click()
    bob.button("Join the game").click()
    expect(bob.page.locator("#board")).to_be_visible()


def test_a_table_that_does_not_exist_is_said_so(person: Person) -> None:
    person.opens("/t/AAAAAAAAAAAAAAAA")
    expect(person.page.get_by_text("There's no such table, or you haven't been invited.").first).to_be_visible()


def test_free_seats_are_filled_with_bots(person: Person) -> None:
    person.lays_table("barrage", [ME, OPEN, OPEN])
    person.button("Fill 2 seats with bots and start").click()
    person.is_to_decide()


def test_one_device_is_handed_around_and_covers_the_board_only_where_something_is_hidden(person: Person) -> None:
    """Nothing is hidden until Grandma crews a gas plant and draws a certificate."""
    person.lays_table("future-energy", [{"kind": "here", "name": "Grandma"}, {"kind": "here", "name": "Kim"}])
    person.is_to_decide()
    cover = person.page.locator("[data-handover]")
    person.plays("done")
    person.plays("crew paris")
    expect(cover).to_have_text("I'm Kim")
    assert person.page.locator("#board").evaluate("(board) => board.closest('[inert]') !== null")
    cover.click()
    expect(cover).to_have_count(0)
    person.waits('[data-move="skip"]:not(:disabled)')


def test_one_device_is_handed_around_uncovered_while_everything_is_open(person: Person) -> None:
    person.lays_table("power-grid", [{"kind": "here", "name": "Grandma"}, {"kind": "here", "name": "Kim"}])
    deciders = set()
    for _ in range(5):
        person.is_to_decide()
        deciders.add(person.actions.locator("[data-spot^=seat-]").first.get_attribute("data-spot"))
        moves = person.offered()
        person.plays(next((move for move in moves if move.startswith("bid")), moves[0]))
        person.waits("[data-handover], [data-move]:not(:disabled)")
        expect(person.page.locator("[data-handover]")).to_have_count(0)
    assert len(deciders) == 2


def test_a_name_that_is_too_long_is_cut_and_the_field_says_so(person: Person) -> None:
    person.opens("/account")
    form = person.page.locator("form").first
    field = form.get_by_label("Your name")
    field.fill("Wilhelmine von Zitzewitz zu Zitzewitz")
    expect(field).to_have_value("Wilhelmine von Zitzewitz")
    told = form.get_by_text("A name has at most 24 letters; the rest was left out.")
    expect(told).to_be_visible()
    field.fill("Wilhelmine von Zitzewitz")
    expect(told).to_have_count(0)


@pytest.mark.parametrize(("path", "label"), [("/account", "What it's for"), ("/archive", "Opponent")])
def test_a_token_and_a_search_say_that_a_name_is_too_long(person: Person, path: str, label: str) -> None:
    signs_up(person, f"Long {label.split()[0]}")  # tokens are for accounts
    person.opens(path)
    field = person.page.get_by_label(label)
    field.fill("Wilhelmine von Zitzewitz zu Zitzewitz")
    expect(field).to_have_value("Wilhelmine von Zitzewitz")
    expect(person.page.get_by_text("A name has at most 24 letters; the rest was left out.")).to_be_visible()
