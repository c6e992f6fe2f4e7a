"""The search as a teacher: what it writes down, and that a network comes to think so."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
import torch

import megawatt
from megawatt.bots.network import Network
from megawatt.bots.search.compilation import compile_game
from megawatt.envs.teacher import NETWORK_FILE, Recorded, example_game, teach
from megawatt.envs.training import Progress, Recipe, Trainer
from megawatt.envs.training.examples import Examples

OVERLOAD = megawatt.find("overload")
SMALL = Recipe(games=16, plies=12, width=16, depth=2, batch=32, examples=16, imitation=0.0, critic=0.0, rate=5e-3)


@pytest.fixture(autouse=True, scope="module")
def compiled():
    compile_game(OVERLOAD)


def recorded(rows=10) -> Recorded:
    """The first action is always right, and always wins."""
    shares = np.zeros((rows, OVERLOAD.actions.count), np.float16)
    shares[:, 0] = 1
    seen = np.ones((rows, OVERLOAD.observation_size), np.int16)
    return Recorded(seen, np.ones(shares.shape, np.bool_), shares, np.ones(rows, np.float32))


def pupil(examples=None) -> Trainer:
    return Trainer(OVERLOAD, SMALL, Progress(0.0, iterations_planned=8, output=lambda line: None), device="cpu", examples=examples)


def test_a_game_is_written_down_as_seen_found_and_won():
    found = example_game(OVERLOAD, 3, seed=2, playouts=16)
    assert found is not None
    assert found.seen.shape == (len(found.won), OVERLOAD.observation_size)
    assert found.shares.sum(axis=1) == pytest.approx(1, abs=0.01)
    assert not found.shares[~found.legal].any()
    assert (found.legal.sum(axis=1) > 1).all()
    assert set(found.won.tolist()) <= {0.0, 1.0, 0.5, np.float32(1 / 3)}
    again = example_game(OVERLOAD, 3, seed=2, playouts=16)
    assert again is not None
    assert (again.shares == found.shares).all()


def test_teachers_use_the_pupils_network_as_soon_as_it_is_there(tmp_path):
    pupil().net.export(tmp_path / NETWORK_FILE)
    assert Network.read(tmp_path / NETWORK_FILE, OVERLOAD).normed
    teach(OVERLOAD, tmp_path, number=3, seats=3, playouts=8, games=2)
    assert {file.name for file in tmp_path.glob("game-*")} == {"game-3-0.npz", "game-3-1.npz"}
    assert len(Examples.read(tmp_path, OVERLOAD, torch.device("cpu")).won) > 2


def test_a_folder_without_recorded_games_of_the_game_is_refused(tmp_path):
    with pytest.raises(megawatt.OptionError, match="no recorded games"):
        Examples.read(tmp_path, OVERLOAD, torch.device("cpu"))
    recorded().write(tmp_path / "game-0-0.npz")
    with pytest.raises(megawatt.OptionError, match="was not recorded in barrage"):
        Examples.read(tmp_path, megawatt.find("barrage"), torch.device("cpu"))


def test_a_network_comes_to_think_what_the_examples_say(tmp_path):
    recorded().write(tmp_path / "game-0-0.npz")
    taught = pupil(tmp_path)
    before = float(taught.learner._example_loss().detach())
    taught.deal()
    taught.measured = 2.0
    while not taught.progress.over():
        taught.iterate()
    assert float(taught.learner._example_loss().detach()) < before


def test_training_and_proofs_need_nothing_that_only_a_server_needs():
    """A machine with a GPU often has nothing more than what learning needs."""
    code = (
        "import sys; blocked = {'fastapi', 'uvicorn', 'starlette', 'pydantic', 'httpx', 'msgspec', 'cyclopts', 'rich'};"
        "sys.modules.update({name: None for name in blocked});"
        "import megawatt.envs.training, megawatt.arena.simulator, megawatt.arena.results, megawatt.arena.report"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
