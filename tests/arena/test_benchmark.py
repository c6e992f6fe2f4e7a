"""The benchmark's figures: sizes against what is counted by hand, baselines, and the page that shows them."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.arena.benchmark import put_into, sizes, unknown_ways
from megawatt.cli.main import app
from megawatt.kernel.contract.hidden import Draws, Heap
from megawatt.kernel.errors import FileError
from megawatt.testing.indistinguishable import all_arrangements

PAGE = Path(__file__).parents[2] / "docs" / "benchmark.md"


def test_sizes_are_those_of_the_game() -> None:
    found, game = sizes(megawatt.find("sealed-bids"), 3, 4), megawatt.find("sealed-bids")
    assert (found.seats, found.actions, found.observation) == (3, 6, game.observation_size)
    assert (found.decisions, found.forced) == (18, pytest.approx(3 / 18))
    assert found.choices == pytest.approx((6 + 5 + 4 + 3 + 2) / 5)
    assert found.tree == pytest.approx(3 * math.log10(720))


def test_the_unknown_of_the_smallest_game_is_counted() -> None:
    match = megawatt.new("overload", seats=3, seed=1)
    assert unknown_ways(match.game, match.board, match.state, 0) == pytest.approx(2 * math.log10(6))


@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
def test_the_unknown_of_a_heap_is_the_number_of_its_arrangements(game: str) -> None:
    match, compared = megawatt.new(game, seats=2, seed=3), 0
    while not match.over and compared < 5:
        for part in match.game.hidden:
            places = list(part.places(match.board, match.state, match.seat))
            if isinstance(part, Draws) or not places:
                continue
            only = type("Only", (type(match.game),), {"hidden": (part,)})()
            ways = unknown_ways(only, match.board, match.state, int(match.seat or 0))
            if isinstance(part, Heap) and not part.unordered and ways < 3:
                listed = all_arrangements(part, match.board, match.state, places, 2000)
                assert listed is not None
                assert 10**ways == pytest.approx(len(listed))
                compared += 1
        match.play(match.legal_actions()[0])


def test_baselines_come_with_intervals(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    mark = "<!-- table: {}, written by `megawatt arena benchmark` -->\nold\n<!-- end of table -->"
    marks = [mark.format(name) for name in ("sizes", "baselines")]
    page.write_text("before\n" + "\nbetween\n".join(marks) + "\nafter\n")
    command = ["arena", "benchmark", "overload", "--games", "2", "--quick", "4", "--searched", "4", "--budgets", "5"]
    made = CliRunner().invoke(app, [*command, "--processes", "1", "--write", str(page)])
    assert made.exit_code == 0, made.output
    text = page.read_text()
    assert "old" not in text
    assert all(word in text for word in ("before", "between", "after", "| Overload | 2 |"))
    assert re.search(r"\| `random` \| 4 \| [\d.]+% \| [\d.]+% to [\d.]+% \|", text)
    assert "`search:5`" in text


def test_what_cannot_be_done_is_refused(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("nothing")
    with pytest.raises(FileError, match="no place for the table 'sizes'"):
        put_into(tmp_path / "page.md", {"sizes": ""})
    with pytest.raises(FileError, match="cannot be read"):
        put_into(tmp_path / "none.md", {"sizes": ""})
    refused = CliRunner().invoke(app, ["arena", "benchmark", "overload", "--budgets", "many"])
    assert refused.exit_code != 0


def test_the_page_has_every_game_and_baseline() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for game in megawatt.list_games():
        name = game.words("en")("game-name")
        for seats in game.seat_counts:
            assert f"| {name} | {seats} | " in text
        for bot in ("random", "house-1", "network"):
            assert re.search(rf"\| {name} \| \d \| `{bot}` \| \d+ \| [\d.]+% \|", text), (name, bot)
