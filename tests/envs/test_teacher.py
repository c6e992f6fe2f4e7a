"""The search as a teacher: what it writes down, that a teacher who falls ill is missed by nobody, and what a pupil keeps."""

from __future__ import annotations

import subprocess
import sys
import time

import numpy as np
import pytest
import torch

import megawatt
from megawatt.bots.network import Network
from megawatt.bots.search.compiling import compile_game
from megawatt.envs.lessons import Shelf
from megawatt.envs.progress import Progress
from megawatt.envs.teacher import NETWORK_FILE, Examples, Faculty, example_game, teach
from megawatt.envs.training import Recipe, Trainer

OVERLOAD = megawatt.find("overload")
SMALL = Recipe(games=8, plies=12, width=16, pages=3, examples=40, example_page=16, teachers=1, playouts=8)


@pytest.fixture(autouse=True, scope="module")
def compiled():
    compile_game(OVERLOAD)


def examples(rows=10) -> Examples:
    """The first action is always right, and always wins."""
    shares = np.zeros((rows, OVERLOAD.actions.count), np.float16)
    shares[:, 0] = 1
    seen = np.ones((rows, OVERLOAD.observation_size), np.int16)
    return Examples(seen, np.ones(shares.shape, np.bool_), shares, np.ones(rows, np.float32))


def trainer(minutes=0.0, teacher_minutes=1e-4, lines=None) -> Trainer:
    progress = Progress(minutes, tell=(lines if lines is not None else []).append, teacher_minutes=teacher_minutes)
    return Trainer(OVERLOAD, 3, SMALL, progress)


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
    trainer().net.export(tmp_path / NETWORK_FILE)
    teach(OVERLOAD, tmp_path, number=3, seats=3, playouts=8, games=2)
    faculty = Faculty(OVERLOAD, tmp_path, teachers=0, seats=3, playouts=8)
    assert len(list(faculty.collect())) == 2
    assert list(faculty.collect()) == []


def test_a_teacher_that_falls_ill_is_missed_by_nobody(tmp_path):
    with Faculty(OVERLOAD, tmp_path, teachers=2, seats=3, playouts=8) as faculty:
        assert faculty.at_work() == 2
        faculty._at_work[0].kill()
        faculty._at_work[0].wait()
        collected: list[Examples] = []
        while not collected and faculty.at_work():
            time.sleep(0.05)
            faculty.tend()
            collected += faculty.collect()
        assert collected, (tmp_path / "1.log").read_text()
    assert faculty.at_work() == 0


def test_a_full_shelf_keeps_the_newest():
    shelf = Shelf(12, OVERLOAD.observation_size, OVERLOAD.actions.count, torch.device("cpu"))
    for number in range(3):
        given = examples(5)
        given.won[:] = number
        shelf.put(given)
    assert shelf.count == 15
    _, _, _, won = shelf.page(300)
    assert set(won.tolist()) == {0.0, 1.0, 2.0}
    assert sorted(shelf._won.tolist()) == [0.0] * 2 + [1.0] * 5 + [2.0] * 5


def test_a_pupil_comes_to_think_what_the_examples_say():
    pupil = trainer()
    pupil.shelf.put(examples())
    before = float(pupil.taught().detach())
    pupil.learning_from_examples = True
    pupil.seat_everybody()
    for _ in range(3):
        pupil.study(pupil.play_lesson(), warming=False)
    assert float(pupil.taught().detach()) < before


@pytest.mark.parametrize("worse", [True, False])
def test_a_pupil_keeps_what_it_knew_where_teaching_did_no_good(tmp_path, monkeypatch, worse):
    pupil = trainer()
    pupil.faculty = Faculty(OVERLOAD, tmp_path / "school", teachers=0, seats=3, playouts=8)
    known = pupil.net.state_dict()["first.bias"].clone()

    def forget(stage, until, warming):
        torch.nn.init.ones_(pupil.net.first.bias)

    monkeypatch.setattr(pupil, "_lessons", forget)
    monkeypatch.setattr(pupil, "measure", lambda stage, games: {"house": 0.2 if worse else 0.4})
    pupil.be_taught({"house": 0.3}, tmp_path / "out.npz")
    assert (pupil.net.first.bias.detach() == (known if worse else 1.0)).all()
    assert (tmp_path / "out.npz").exists() != worse


def test_all_stages_of_a_short_training(tmp_path):
    lines: list[str] = []
    short = trainer(minutes=1e-3, teacher_minutes=5e-4, lines=lines)
    short.train(tmp_path / "mine.npz")
    assert Network.read(tmp_path / "mine.npz", OVERLOAD).actions == OVERLOAD.actions.count
    assert any("end of reinforcement" in line for line in lines)
    assert any("end of teaching" in line for line in lines)


def test_training_and_proofs_need_nothing_that_only_a_server_needs():
    """A machine with a GPU often has nothing more than what learning needs."""
    code = (
        "import sys; blocked = {'fastapi', 'uvicorn', 'starlette', 'pydantic', 'httpx', 'msgspec', 'cyclopts', 'rich'};"
        "sys.modules.update({name: None for name in blocked});"
        "import megawatt.envs.training, megawatt.arena.contest, megawatt.arena.results, megawatt.arena.report"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
