"""The networks that come with Megawatt."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import megawatt
from megawatt.bots import bot, bot_names
from megawatt.bots.network import Network
from megawatt.bots.networks import WEIGHTS

GAMES = ("power-grid", "future-energy", "barrage")
MOST_BYTES = 5_000_000


@pytest.mark.parametrize("name", GAMES)
def test_the_network_plays_a_legal_game_from_a_small_file(name):
    assert (WEIGHTS / f"{name}.npz").stat().st_size <= MOST_BYTES
    game = megawatt.find(name)
    match = megawatt.new(name, seats=game.usual_seats, seed=3)
    for _ in range(30):
        match.play(bot("network", game, seed=1).choose(match))
    assert match.ply >= 30


def test_it_needs_no_pytorch():
    code = (
        "import sys, megawatt; from megawatt.bots import bot; m = megawatt.new('power-grid', seats=4, seed=1);"
        "bot('network', m.game, 1).choose(m); assert 'torch' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_games_without_a_network_offer_none():
    assert "network" not in bot_names(megawatt.find("overload"))


def test_a_file_that_is_no_network_of_the_game_is_refused(tmp_path):
    game, path = megawatt.find("overload"), tmp_path / "strange.npz"
    path.write_bytes(b"no network")
    with pytest.raises(megawatt.OptionError, match=r"strange\.npz is no network"):
        Network.read(path, game)
    np.savez(path, only=np.zeros(3))
    with pytest.raises(megawatt.OptionError, match="is no network"):
        Network.read(path, game)
    with pytest.raises(megawatt.OptionError, match="has 1431 numbers and 275 actions"):
        Network.read(WEIGHTS / "power-grid.npz", game)
