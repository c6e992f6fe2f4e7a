"""Golden playthroughs and position counts: an accidental change of rules is seen here.

After a change that is meant, raise the game's rules_version if old matches would replay differently, and
write the files anew with `make golden`.
"""

import os
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.engine import engine
from megawatt.testing import perft, playthrough

FOLDER = Path(__file__).parent / "golden"

PLAYTHROUGHS = [
    ("overload", 3, 1, {}),
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


def read_counts():
    lines = (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(": ") for line in lines if not line.startswith("#")]


def counted(where):
    game, seats, seed, ply, *options = where.split()
    m = megawatt.new(game, int(seats), int(seed), dict(option.split("=") for option in options))
    m.play_all(_first_moves(m, int(ply)))
    eng = engine(m.game, "interpreted")
    return [perft(eng, m.board, m.state.copy(), depth) for depth in (1, 2, 3)]


def _first_moves(m, plies):
    """A fixed line of play into the middle of a game: the move in the middle of the list, again and again."""
    for _ in range(plies):
        actions = m.legal_actions()
        yield actions[len(actions) // 2]


@pytest.mark.parametrize(("where", "counts"), read_counts())
def test_the_number_of_positions_after_n_plies_is_unchanged(where, counts):
    assert counted(where) == [int(count) for count in counts.split()]
