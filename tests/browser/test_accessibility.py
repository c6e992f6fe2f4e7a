"""axe-core finds no serious or critical violation on lobby, table, replay and scoring, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..rotations import shown
from .conftest import LAPTOP, PHONE
from .people import BOT, ME, OPEN, Person, remaining
from .test_steady import asked

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
JUDGE = """async () => {
  const page = document.documentElement.style, before = page.opacity
  page.opacity = ''
  try {
    return (await axe.run(document, {resultTypes: ['violations'], selectors: false})).violations
  } finally {
    page.opacity = before
  }
}"""
"""What is transparent has no contrast, so the page is painted for as long as it is judged."""
LOOKS = {"light-laptop": ("light", LAPTOP), "dark-phone": ("dark", PHONE)}


def violations(person: Person) -> list[str]:
    """What axe-core holds against the page when it has come to rest."""
    return remaining(person.page, lambda: _violations(person))


def _violations(person: Person) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = person.page.evaluate(JUDGE)
    grave = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {each['help']}: {[node['html'][:120] for node in each['nodes'][:3]]}" for each in grave]


def test_letters_without_contrast_are_found(person: Person) -> None:
    person.opens()
    person.button("Set up a table").first.wait_for()
    person.page.evaluate("() => document.querySelectorAll('p, h2').forEach((each) => (each.style.color = '#eee'))")
    assert any(each.startswith("color-contrast") for each in _violations(person))
    assert person.page.evaluate("() => document.documentElement.style.opacity") == "0"


@pytest.mark.parametrize("look", LOOKS)
def test_the_lobby_and_its_dialog(someone: Callable[..., Person], look: str) -> None:
    scheme, viewport = LOOKS[look]
    person = someone(color_scheme=scheme, viewport=viewport)
    person.opens()
    person.button("Set up a table").first.wait_for()
    assert violations(person) == []
    person.button("Set up a table").first.click()
    person.page.get_by_role("dialog").wait_for()
    assert violations(person) == []


@pytest.mark.parametrize(
    ("game", "look"),
    shown(
        "tables under axe",
        product(["power-grid", "future-energy", "barrage"], LOOKS),
        [("power-grid", "light-laptop"), ("future-energy", "dark-phone"), ("barrage", "light-laptop"), ("barrage", "dark-phone")],
    ),
)
def test_tables_and_replay(someone: Callable[..., Person], look: str, game: str) -> None:
    scheme, viewport = LOOKS[look]
    person = someone(color_scheme=scheme, viewport=viewport)
    person.lays_table(game, [ME, BOT, BOT])
    for _ in range(4):
        person.is_to_decide()
        person.plays(person.offered()[0])
    person.is_to_decide()
    assert violations(person) == []
    last = person.ply
    person.page.keyboard.press("ArrowLeft")
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move {last - 1} of {last}")
    assert violations(person) == []


@pytest.mark.parametrize("question", ["nominate", "buy", "build", "run"])
def test_what_power_grid_asks_names_its_buttons_by_what_they_show(someone: Callable[..., Person], question: str) -> None:
    person = someone()
    person.uploads(asked("power-grid", question))
    person.is_to_decide()
    assert violations(person) == []


def test_the_waiting_room(someone: Callable[..., Person]) -> None:
    person = someone("Ada")
    person.lays_table("barrage", [ME, OPEN])
    person.page.get_by_label("Invitation link").wait_for()
    assert violations(person) == []


def test_boxes_to_tick_are_large_enough_for_a_finger(someone: Callable[..., Person]) -> None:
    person = someone(viewport=PHONE, has_touch=True)
    person.lays_table("power-grid", [ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    person.is_to_decide()
    person.button("Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    boxes = person.page.locator("input[type=checkbox]:visible")
    expect(boxes.first).to_be_visible()
    assert boxes.count() > 3
    sizes = boxes.evaluate_all("all => all.map((each) => [each.offsetWidth, each.offsetHeight])")
    assert min(size for box in sizes for size in box) >= 24, sizes
