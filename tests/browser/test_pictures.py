"""Pictures to keep: the buttons of the menu and of the result give files."""

from __future__ import annotations

import struct
from pathlib import Path

import megawatt
from megawatt.bots import bot

from .people import Person


def _points(path: Path) -> tuple[int, int]:
    """Width and height of a PNG, from its first chunk."""
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def test_the_board_is_saved_as_a_picture_and_as_a_drawing(person: Person) -> None:
    person.uploads(megawatt.new("power-grid", seats=2, seed=5))
    person.button("Menu").click()
    with person.page.expect_download() as drawn:
        person.page.locator("[data-picture=svg]").click()
    assert Path(drawn.value.path()).read_text(encoding="utf-8").startswith("<svg")
    with person.page.expect_download() as saved:
        person.page.locator("[data-picture=png]").click()
    assert saved.value.suggested_filename == "power-grid-0.png"
    assert min(_points(Path(saved.value.path()))) > 1000


def test_the_result_is_sent_as_a_picture(person: Person) -> None:
    """Chromium here has no way of its own to send files: it saves them."""
    match = megawatt.new("power-grid", seats=3, seed=4, options={"round_limit": 1})
    house = bot("house", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    person.uploads(match)
    person.actions.get_by_role("button").first.click()
    with person.page.expect_download() as sent:
        person.page.locator("[data-picture=send]").click()
    assert sent.value.suggested_filename == "power-grid-result.png"
    assert min(_points(Path(sent.value.path()))) > 1000
