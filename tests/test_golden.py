"""Golden playthroughs and position counts: an accidental change of rules is seen here.

After a change that is meant, raise the game's rules_version if old matches would replay differently, and
write the files anew with `make golden`.
"""

import os
from pathlib import Path

import pytest

import megawatt
from megawatt.games.power_grid.maps import MAP_IDS
from megawatt.kernel.compilation.engine import engine
from megawatt.testing import perft, playthrough

FOLDER = Path(__file__).parent / "golden"

PLAYTHROUGHS = [
    ("overload", 3, 1, {}),
    ("sealed-bids", 3, 1, {}),
    ("power-grid", 2, 2, {}),
    ("power-grid", 3, 3, {"map": "usa"}),
    ("power-grid", 4, 4, {}),
    ("power-grid", 5, 5, {"deck": "variant-1"}),
    ("power-grid", 6, 6, {"introductory": True}),
    ("power-grid", 3, 7, {"deck": "variant-2"}),
    ("power-grid", 4, 8, {"deck": "variant-3", "areas": "draft"}),
    ("future-energy", 2, 1, {}),
    ("future-energy", 3, 2, {}),
    ("future-energy", 4, 3, {}),
    ("future-energy", 4, 4, {"module_1": True, "module_2": True, "module_3": True}),
    ("barrage", 1, 14, {"automas": "3", "start": "random"}),
    ("barrage", 2, 12, {"start": "introductory"}),
    ("barrage", 3, 13, {"start": "auction", "leeghwater": True}),
    ("barrage", 4, 11, {"start": "draft"}),
    *[("power-grid", 4, 9, {"map": map_id}) for map_id in ("korea", "china", "australia", "middle-east", "japan", "india")],
]


def file_name(game, seats, seed, options):
    agreed = [name if value is True else str(value) for name, value in options.items()]
    return "-".join([game, f"{seats}-seats", *agreed, f"seed-{seed}"]) + ".txt"


@pytest.mark.parametrize(("game", "seats", "seed", "options"), PLAYTHROUGHS)
def test_the_golden_playthrough_is_unchanged(game, seats, seed, options):
    path = FOLDER / file_name(game, seats, seed, options)
    text = playthrough(megawatt.find(game), seats, seed, options)
    if os.environ.get("MEGAWATT_WRITE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


ALL_MODULES = "module_1=yes module_2=yes module_3=yes"
POSITIONS = [
    "overload 2 1 0",
    "sealed-bids 3 1 0",
    "overload 4 2 3",
    *[f"power-grid {2 + i % 5} {i + 1} 0 map={map_id}" for i, map_id in enumerate(MAP_IDS)],
    *[f"power-grid {2 + (i + 2) % 5} {i + 1} 60 map={map_id}" for i, map_id in enumerate(MAP_IDS)],
    *[f"power-grid 4 3 40 deck=variant-{number}" for number in (1, 2, 3)],
    "power-grid 4 3 0 areas=draft",
    "power-grid 3 3 0 areas=draft deck=variant-3",
    *[f"future-energy {seats} 2 15" for seats in (2, 3, 4)],
    *[f"future-energy {seats} 1 {plies} {ALL_MODULES}" for seats in (2, 3, 4) for plies in (0, 25)],
    "barrage 1 1 5 automas=2",
    "barrage 2 2 0",
    "barrage 2 6 10 start=introductory",
    "barrage 3 3 20 start=random",
    "barrage 3 7 25 leeghwater=yes start=random",
    "barrage 4 4 40 start=random",
    "barrage 4 5 10 start=auction",
]
"""Game, seats, seed, plies into the game, options."""


def count_positions(where):
    """The number of positions after 1, 2 and 3 plies from a fixed line of play into a game."""
    game, seats, seed, plies, *options = where.split()
    m = megawatt.new(game, int(seats), int(seed), dict(option.split("=") for option in options))
    for _ in range(int(plies)):
        actions = m.legal_actions()
        m.play(actions[len(actions) // 2])
    return [perft(engine(m.game, "interpreted"), m.board, m.state.copy(), depth) for depth in (1, 2, 3)]


def test_the_numbers_of_positions_are_unchanged():
    path = FOLDER / "perft.txt"
    text = "".join(f"{where}: {' '.join(map(str, count_positions(where)))}\n" for where in POSITIONS)
    if os.environ.get("MEGAWATT_WRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
