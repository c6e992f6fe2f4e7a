"""Everything that steps games can be copied, pickled and sent to another process, and goes on alike there."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import megawatt
from megawatt.envs import Batch
from megawatt.envs.gymnasium import MegawattEnv, MegawattVectorEnv
from megawatt.envs.pettingzoo import env

COPIED: list[Callable[[Any], Any]] = [copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))]
MODES = ("interpreted", "compiled")


def told(batch: Batch) -> str:
    """The states field by field: the gaps between fields mean nothing."""
    states: Any = batch.states
    return repr((states.get() if batch.device == "cuda" else states).tolist())


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("copied", COPIED)
def test_a_copied_batch_plays_on_alike_and_apart(copied, mode):
    batch = Batch("overload", 6, seats=3, actions="compact", mode=mode)
    batch.reset(seed=5)
    batch.step(np.argmax(batch.masks, axis=1))
    other, before = copied(batch), told(batch)
    played = np.argmax(batch.masks, axis=1)
    for _ in range(30):
        other.step(played := np.argmax(other.masks, axis=1))
    assert told(batch) == before != told(other)
    for _ in range(30):
        batch.step(np.argmax(batch.masks, axis=1))
    assert told(batch) == told(other)
    assert (batch.observations == other.observations).all()
    assert played.shape == (6,)


@pytest.mark.parametrize("copied", COPIED)
def test_a_copied_gpu_batch_plays_on_alike(copied):
    batch = Batch("overload", 4, seats=3, device="cuda", mode="interpreted")
    batch.reset(seed=5)
    other = copied(batch)
    for _ in range(12):
        for each in (batch, other):
            each.choose("house")
            each.step(each.choices.get())
    assert told(batch) == told(other)


def test_a_batch_that_was_never_dealt_can_be_copied():
    other = copy.deepcopy(Batch("overload", 2, mode="interpreted"))
    with pytest.raises(megawatt.OptionError, match="call reset"):
        other.step([0, 0])


@pytest.mark.parametrize("copied", COPIED)
def test_copied_environments_play_on_alike(copied):
    turns = env("overload", seats=3)
    turns.reset(seed=2)
    turns.step(int(np.argmax(turns.single.mask())))
    other = copied(turns)
    for each in (turns, other):
        while each.agents and not each.terminations[each.agent_selection]:
            each.step(int(np.argmax(each.single.mask())))
    assert turns.rewards == other.rewards

    single = MegawattEnv("overload", seats=3, opponents="house")
    single.reset(seed=2)
    seen = [each.step(int(np.argmax(each.action_masks())))[0].tolist() for each in (single, copied(single))]
    assert seen[0] == seen[1]

    many = MegawattVectorEnv("overload", 3, seats=3, opponents="random", mode="interpreted")
    many.reset(seed=2)
    others = copied(many)
    for _ in range(8):
        mine, theirs = (each.step(np.argmax(each.games.masks, axis=1)) for each in (many, others))
        assert (mine[0] == theirs[0]).all()
        assert (mine[1] == theirs[1]).all()


def test_games_and_engines_are_pickled_by_name():
    game = megawatt.find("power-grid")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    match = megawatt.new("power-grid", seats=3, seed=1)
    match.play(match.legal_actions()[0])
    assert pickle.loads(pickle.dumps(match)).digest() == match.digest()
