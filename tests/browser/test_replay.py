"""Looking back: the scrubber, arrow keys, links to a moment, what-if tables, game files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import megawatt
from megawatt.bots import bot

from .people import BOT, ME, Person


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A whole game in a file."""
    match = megawatt.new("power-grid", seats=3, seed=4, options={"round_limit": 6})
    house = bot("house", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    path = tmp_path / "game.mw"
    match.save(str(path))
    return path


def opened(person: Person, file: Path) -> None:
    person.opens()
    person.page.locator("input[type=file]").first.set_input_files(file)
    person.page.locator("#board").wait_for()


def test_a_game_file_is_opened_and_every_moment_can_be_looked_at(person: Person, finished: Path) -> None:
    opened(person, finished)
    last = person.ply
    person.page.keyboard.press("ArrowLeft")
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move {last - 1} of {last}")
    person.page.keyboard.press("Home")
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move 0 of {last}")
    person.slider.fill("40")
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move 40 of {last}")
    told = person.page.locator("#log [aria-current]").first
    expect(told).to_be_in_viewport()
    wanted = person.page.locator("#log .steps [data-ply]:not([aria-current])").first.get_attribute("data-ply")
    person.page.locator(f"#log .steps [data-ply='{wanted}']").first.click()
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move {wanted} of {last}")
    person.slider.fill(f"{last - 20}")
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move {last - 20} of {last}")
    person.page.goto(f"{person.page.url}?ply={last - 20}")
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move {last - 20} of {last}")
    person.button("Back to the live game").first.click()
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move {last} of {last}")


def test_a_game_plays_itself_back(person: Person, finished: Path) -> None:
    person.page.clock.install()
    opened(person, finished)
    last = person.ply
    person.slider.fill("10")
    person.page.get_by_label("Speed").select_option("2")  # it must not be over before somebody pauses it
    person.button("Play back the game").click()
    expect(person.slider).to_have_value(re.compile("1[2-9]|[2-9][0-9]|[0-9]{3}"))
    person.button("Pause").click()
    person.button("Play back the game").wait_for()
    stopped = int(person.slider.input_value())
    assert 12 <= stopped < last
    person.page.clock.run_for(5000)
    assert int(person.slider.input_value()) == stopped


def test_any_moment_becomes_a_table_of_its_own(person: Person, finished: Path) -> None:
    opened(person, finished)
    person.slider.fill("30")
    expect(person.slider).to_have_attribute("aria-valuetext", re.compile("Move 30 of"))
    person.button("What if?").click()
    person.is_to_decide()
    assert person.ply < 30, "it begins at its moment; bots may have decided first"
    person.plays(person.offered()[0])
    expect(person.page.get_by_text("What if: back to the real game").first).to_be_visible()


def test_a_file_that_is_none_is_refused_in_words(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("milk, bread")
    person.opens()
    person.page.locator("input[type=file]").first.set_input_files(file)
    expect(person.page.get_by_text("This isn't a Megawatt game file, or it's damaged.").first).to_be_visible()


def test_a_game_against_bots_can_be_saved_and_opened_again(person: Person, tmp_path: Path) -> None:
    person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    person.plays(person.offered()[0])
    person.is_to_decide()
    played = person.ply
    person.button("Menu").click()
    with person.page.expect_download() as download:
        person.page.get_by_text("Download the game file").click()
    path = tmp_path / "saved.mw"
    download.value.save_as(path)
    assert megawatt.load(path).ply == played
