"""Characters of bots: chosen when a bot takes a seat, told by face and name, and heard now and then unless switched off."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import megawatt
from megawatt.bots import characters
from megawatt.kernel.contract.registry import find

from .conftest import LAPTOP, PHONE
from .people import ME, Person
from .test_motion import prefers
from .test_page_size import SCREENS

Someone = Callable[..., Person]
READ_MS = 7000
"""How long a remark can be read."""
PHONE_READ_MS = 4000
GAMES = [game.name for game in megawatt.list_games() if characters(game)]
NAMES = {"beaver": "Bo", "fox": "Finn", "hare": "Mia", "owl": "Olga", "magpie": "Elsa"}


def seats(game: str, level: str = "kilowatt") -> list[dict[str, str]]:
    return [ME, *({"kind": "bot", "bot": f"{level}:{name}"} for name in characters(find(game))[:3])]


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_is_seen_by_face_and_name(person: Person, game: str) -> None:
    person.lays_table(game, seats(game), options={"start": "introductory"} if game == "barrage" else {})
    person.is_to_decide()
    seated = characters(find(game))[:3]
    for name in seated:
        expect(person.page.locator(f"#board [data-portrait={name}]").first).to_be_attached()
        expect(person.page.locator("#board").get_by_text(NAMES[name], exact=True).first).to_be_attached()
    faces = person.page.locator("#board [data-portrait]").evaluate_all("all => all.map((each) => each.dataset.portrait)")
    assert set(faces) == set(seated)


def test_a_game_against_bots_has_somebody_else_on_every_seat(person: Person) -> None:
    person.opens("/")
    is_made = re.compile("/api/tables$")
    with person.page.expect_request(lambda each: each.method == "POST" and bool(is_made.search(each.url))) as made:
        person.page.get_by_role("button", name="Play against bots").first.click()
    sent = made.value.post_data_json
    bots = [seat["bot"] for seat in sent["seats"] if seat["kind"] == "bot"]
    assert len(bots) == len(set(bots)) >= 2
    assert all(re.fullmatch(r"kilowatt:[a-z]+", bot) for bot in bots)


def test_the_form_says_how_everybody_plays_and_seats_somebody_else(person: Person) -> None:
    person.opens("/")
    person.page.get_by_role("button", name="Set up a table").first.click()
    dialog = person.page.get_by_role("dialog")
    buttons = dialog.locator("[data-recast]")
    expect(buttons.first).to_be_visible()
    before = buttons.evaluate_all("all => all.map((each) => each.dataset.recast)")
    assert len(before) == len(set(before))
    for name in before:
        expect(dialog.locator(f"[data-character={name}]")).to_contain_text(NAMES[name])
        assert len(dialog.locator(f"[data-character={name}] dd").inner_text()) > 15
    buttons.first.click()
    after = buttons.evaluate_all("all => all.map((each) => each.dataset.recast)")
    assert after[0] not in before
    assert after[1:] == before[1:]


def hears(person: Person) -> Locator:
    """A game begins, somebody greets, and time stands still."""
    person.page.clock.install(time=0)  # so that what is said stays on a slow machine
    person.page.clock.pause_at(1)
    person.lays_table("power-grid", seats("power-grid"))
    remark = person.page.locator("[data-remark]")
    for _ in range(600):
        person.page.clock.run_for(5)
        if remark.count() and person.offered():
            break
    return remark


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_remark_moves_nothing_and_takes_no_press(someone: Someone, viewport: dict[str, int]) -> None:
    person = someone(viewport=viewport)
    remark = hears(person)
    parts = "[...document.querySelectorAll('#board, #actions, header nav')]"
    places = f"() => {parts}.map((each) => each.getBoundingClientRect().toJSON())"
    with_it = person.page.evaluate(places)
    box = remark.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= viewport["width"]
    hit = person.page.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[data-remark]'))",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert not hit
    person.page.clock.run_for(READ_MS)
    expect(remark).to_have_count(0)
    assert person.page.evaluate(places) == with_it


COVERED = """() => {
  const said = document.querySelector('[data-remark]').getBoundingClientRect()
  const kept = '.head .turn, .head a, .head button, .tab, #actions, #board, #board button, #board [data-move]'
  return [...document.querySelectorAll(kept)].filter((each) => {
    const box = each.getBoundingClientRect()
    if (each.closest('.where') || box.width === 0 || box.height === 0) return false
    return box.left < said.right && said.left < box.right && box.top < said.bottom && said.top < box.bottom
  }).map((each) => each.outerHTML.slice(0, 80))
}"""


@pytest.mark.parametrize("screen", ["phone", "phone on its side"])
def test_on_a_phone_a_remark_covers_nothing_that_is_asked_or_pressed(someone: Someone, screen: str) -> None:
    person = someone(viewport=SCREENS[screen])
    remark = hears(person)
    expect(remark).to_have_count(1)
    assert person.page.evaluate(COVERED) == []
    words = remark.locator("span").last
    assert words.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
    person.page.clock.run_for(PHONE_READ_MS)
    expect(remark).to_have_count(0)


def test_whoever_wants_silence_hears_nobody(person: Person) -> None:
    prefers(person, remarks=False)
    person.lays_table("power-grid", seats("power-grid"))
    person.is_to_decide()
    person.page.wait_for_timeout(300)
    expect(person.page.locator("[data-remark]")).to_have_count(0)
    person.button("Settings").first.click()
    person.page.get_by_label("Bots say something now and then").check()
    expect(person.page.locator("[data-remark]")).to_have_count(1)


def test_a_table_from_before_has_bots_without_characters(person: Person) -> None:
    person.lays_table("power-grid", [ME, {"kind": "bot", "bot": "kilowatt"}, {"kind": "bot", "bot": "house"}])
    person.is_to_decide()
    expect(person.page.locator("#board").get_by_text("Bot 2").first).to_be_visible()
    expect(person.page.locator("[data-portrait], [data-remark]")).to_have_count(0)
