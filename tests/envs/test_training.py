"""The recipe: what a lesson teaches, and that what was learned is what the bot plays."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import megawatt
from megawatt.bots.network import Network, NetworkBot
from megawatt.envs.lessons import Lesson
from megawatt.envs.progress import Progress, draw_curve
from megawatt.envs.training import Recipe, Trainer


@pytest.fixture(scope="module")
def trainer() -> Trainer:
    recipe = Recipe(games=8, plies=12, width=16, pages=3)
    return Trainer(megawatt.find("overload"), 3, recipe, Progress(0.0, tell=lambda line: None))


def lesson_of(seats, values, ended, rewards) -> Lesson:
    """One game of two seats, a decision a ply."""
    plies = len(seats)
    column = {"seats": seats, "values": values, "ended": ended, "learns": [True] * plies}
    kinds = {"seats": torch.int64, "values": torch.float32, "ended": torch.bool, "learns": torch.bool}
    given = {name: torch.tensor(each, dtype=kinds[name])[:, None] for name, each in column.items()}
    zeros = {name: torch.zeros(plies, 1) for name in ("seen", "masks", "actions", "chances", "gains", "returns")}
    use = torch.zeros(plies, 1, dtype=torch.bool)
    return Lesson(**given, **zeros, use=use, rewards=torch.tensor(rewards)[:, None, :])


def test_a_decision_is_judged_by_the_seats_own_next_one_and_by_the_end():
    lesson = lesson_of(
        seats=[0, 1, 0, 1, 0],
        values=[0.5, 0.4, 0.6, 0.3, 0.9],
        ended=[False, False, True, False, False],
        rewards=[[0.0, 0.0], [0.0, 0.0], [1.0, 0.0], [0.0, 0.0], [0.0, 0.0]],
    )
    lesson.judge(smoothing=0.5)
    assert lesson.gains[2, 0] == pytest.approx(1.0 - 0.6)
    assert lesson.gains[0, 0] == pytest.approx(0.6 - 0.5 + 0.5 * 0.4)
    assert lesson.gains[1, 0] == pytest.approx(0.0 - 0.4)
    assert lesson.use[:, 0].tolist() == [True, True, True, False, False]


def test_a_lesson_is_played_and_studied(trainer):
    trainer.seat_everybody()
    before = {name: each.clone() for name, each in trainer.net.state_dict().items()}
    lesson = trainer.play_lesson()
    assert lesson.learns.any()
    assert lesson.ended.any()
    chosen = lesson.masks.gather(-1, lesson.actions[:, :, None]).squeeze(-1)
    assert chosen.all()
    trainer.study(lesson, warming=False)
    assert any((before[name] != each).any() for name, each in trainer.net.state_dict().items())


def test_the_bot_plays_what_was_learned(trainer, tmp_path):
    torch.nn.init.normal_(trainer.net.policy.weight)
    trainer.net.export(tmp_path / "mine.npz")
    game = megawatt.find("overload")
    network = Network.read(tmp_path / "mine.npz", game)
    numbers = np.arange(game.observation_size, dtype=np.int16) - 4
    logits, value = trainer.net(torch.from_numpy(numbers)[None])
    liked, expected = network.answer(numbers)
    assert liked == pytest.approx(logits[0].detach().numpy(), abs=0.02)
    assert expected == pytest.approx(float(value.detach()), abs=0.02)
    bot = NetworkBot.of(tmp_path / "mine.npz", game)
    match = megawatt.new("overload", seats=3, seed=5)
    while match.seat is not None:
        match.play(bot.choose(match))
    assert match.ply > 0


def test_the_curve_is_drawn(tmp_path):
    draw_curve([(0.0, 0.1, 0.3), (1.0, 0.5, 1.0)], "overload", tmp_path / "curve.svg")
    assert "against house" in (tmp_path / "curve.svg").read_text()
