"""Puzzles as people see them: found in the lobby, answered, one's own move rated and explained, played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import megawatt
from megawatt.analysis.puzzles import puzzles

from ..small_puzzle import SMALL, puzzle_of_small_game
from .conftest import LAPTOP, PHONE, SERVE, TableServer, beside, unpainted
from .people import Person

GAMES = megawatt.list_games()
WITH_SMALL = SERVE.replace("follow()\nserve", "from tests.small_puzzle import offer\noffer()\nfollow()\nserve")
WIDTHS = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])


@pytest.fixture(scope="module")
def puzzle_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    running = TableServer(tmp_path_factory.mktemp("puzzles"), WITH_SMALL)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def solver(puzzle_server: TableServer, chromium: Browser) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def make(viewport: Any) -> Person:
        context = unpainted(chromium.new_context(viewport=viewport, locale="en-GB", reduced_motion="reduce"))
        people.append(Person(context, puzzle_server.address))
        return people[-1]

    yield beside(make)
    for person in people:
        beside(person.context.close)()
    assert [fault for person in people for fault in person.faults] == []


def fits(person: Person) -> None:
    """Nothing is wider than the window."""
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@WIDTHS
def test_all_puzzles_are_reached_from_the_lobby_and_ones_first_answers_are_marked(
    solver: Callable[..., Person], viewport: dict[str, int]
) -> None:
    person = solver(viewport)
    person.opens()
    page = person.page
    page.locator("[data-daily] a[href='/puzzles']").click()
    for game in GAMES:
        expect(page.locator(f"[data-puzzles='{game.name}'] li a")).to_have_count(len(puzzles(game)))
    fits(person)
    puzzle = puzzles(GAMES[0])[1]
    links = page.locator(f"[data-puzzles='{puzzle.game}']")
    links.get_by_role("link", name="Puzzle 2", exact=True).click()
    page.locator("[data-show]").click()
    expect(page.locator("li.best [data-reasons]")).to_contain_text("You have more")
    fits(person)
    page.get_by_role("link", name="All puzzles").click()
    expect(links.get_by_role("link", name="Puzzle 2, not solved")).to_be_visible()
    expect(links).to_contain_text(f"0 of {len(puzzles(GAMES[0]))} solved at the first try")


@WIDTHS
def test_ones_own_move_is_played_out_and_the_game_goes_on_from_the_position(
    solver: Callable[..., Person], viewport: dict[str, int]
) -> None:
    puzzle = puzzle_of_small_game()
    published = {hint.move.text for hint in (puzzle.answer, *puzzle.others)}
    person = solver(viewport)
    person.opens(f"/puzzles/{SMALL}/1")
    page = person.page
    page.locator("[data-puzzle]").wait_for()
    mine = next(move for move in person.offered() if move not in published)
    page.locator(f"[data-puzzle] [data-move='{mine}']").first.click()
    own = page.locator("[data-own='rated']")
    expect(own).to_contain_text("Played out 480 times each under the same cards")
    expect(own).to_contain_text("%")
    fits(person)
    page.locator("[data-play-on]").click()
    page.locator("#board").wait_for()
    assert "/t/" in page.url
    person.is_to_decide()
    assert mine in person.offered()
    assert person.ply == 0


def test_while_the_search_is_not_ready_the_page_says_so_and_asks_again_on_demand(solver: Callable[..., Person]) -> None:
    puzzle = puzzle_of_small_game()
    published = {hint.move.text for hint in (puzzle.answer, *puzzle.others)}
    person = solver(LAPTOP)
    page = person.page
    refused = {"refused": "not-ready", "arguments": {}, "detail": "not compiled yet"}
    page.route("**/rating", lambda route: route.fulfill(status=503, json=refused))
    person.opens(f"/puzzles/{SMALL}/1")
    page.locator("[data-puzzle]").wait_for()
    mine = next(move for move in person.offered() if move not in published)
    page.locator(f"[data-puzzle] [data-move='{mine}']").first.click()
    own = page.locator("[data-own='refused']")
    expect(own).to_contain_text("The bots are still getting ready")
    page.unroute("**/rating")
    own.get_by_role("button").click()
    expect(page.locator("[data-own='rated']")).to_contain_text("%")
