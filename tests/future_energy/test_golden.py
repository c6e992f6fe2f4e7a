"""Golden playthroughs and complete games: an accidental change of rules is seen here.

After a change that is meant, raise the game's rules_version if old matches would replay differently, and write the
files anew with MEGAWATT_WRITE_GOLDEN=1 (playthroughs) and `python -m tests.future_energy.record_games` (games).
"""

import os
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.engine import engine
from megawatt.testing import perft, playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = Path(__file__).parent / "games"
PLAYTHROUGHS = [(2, 1, ()), (3, 2, ()), (4, 3, ()), (4, 4, (1,)), (3, 5, (2,)), (2, 6, (3,)), (4, 7, (1, 2, 3))]


@pytest.mark.parametrize(("seats", "seed", "modules"), PLAYTHROUGHS)
def test_the_golden_playthrough_is_unchanged(seats, seed, modules):
    path = GOLDEN / ("-".join([f"{seats}-seats", *[f"module-{number}" for number in modules], f"seed-{seed}"]) + ".txt")
    text = playthrough(megawatt.find("future-energy"), seats, seed, {f"module_{number}": True for number in modules})
    if os.environ.get("MEGAWATT_WRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_the_number_of_positions_after_n_plies_is_unchanged():
    counts = {}
    for seats in (2, 3, 4):
        m = megawatt.new("future-energy", seats, 1, {f"module_{number}": True for number in (1, 2, 3)})
        eng = engine(m.game, "interpreted")
        counts[seats] = [perft(eng, m.board, m.state.copy(), depth) for depth in (1, 2, 3)]
    assert counts == {2: [12, 202, 4975], 3: [12, 242, 7934], 4: [12, 255, 9227]}


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
