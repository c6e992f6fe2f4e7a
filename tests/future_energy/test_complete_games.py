"""Complete games that cover both ends, every module and a shared victory (`python -m tests.future_energy.record_games`)."""

from pathlib import Path

import pytest

import megawatt

GAMES = Path(__file__).parent / "games"


@pytest.mark.parametrize(
    ("name", "ended_by", "modules", "winners"),
    [
        ("ends-by-lines", "lines", [], 1),
        ("ends-by-contracts", "contracts", [], 1),
        ("two-players", "contracts", [], 1),
        ("three-players", "contracts", [], 1),
        ("module-1", "contracts", [1], 1),
        ("module-2", "contracts", [2], 1),
        ("module-3", "contracts", [3], 1),
        ("all-modules", "contracts", [1, 2, 3], 1),
        ("shared-victory", "contracts", [], 2),
    ],
)
def test_complete_games_replay_to_their_end(name, ended_by, modules, winners):
    m = megawatt.load(GAMES / f"{name}.mw")
    assert m.over
    assert m.view()["modules"] == modules
    assert m.view()["result"]["ended_by"] == ended_by
    assert m.ranking().count(1) == winners


def test_whoever_changes_a_view_changes_nothing_but_that():
    match = megawatt.new("future-energy", 3, 1, {"module_1": True})
    view, before = match.view(0), match.view(0)
    view["modules"].append(9)
    for card in view["display"]:
        card["icons"].clear()
    assert match.view(0) == before
    assert before["display"][0]["icons"]
