"""What callers may pass: numbers of Python and NumPy, and a clear refusal of everything else that changes nothing."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

import megawatt
from megawatt.envs import Batch
from megawatt.envs.gymnasium import MegawattEnv, MegawattVectorEnv
from megawatt.envs.pettingzoo import env


@pytest.mark.parametrize("whole", [np.int8, np.int64, np.uint16])
def test_numpy_integers_are_seeds_and_seats(whole):
    match = megawatt.new("overload", seats=whole(3), seed=whole(5))
    assert match.digest() == megawatt.new("overload", seats=3, seed=5).digest()
    assert (type(match.seats), type(match.seed)) == (int, int)
    batches = [Batch("overload", number(4), seats=number(3), mode="interpreted") for number in (int, whole)]
    for batch, number in zip(batches, (int, whole), strict=True):
        batch.reset(number(5))
    assert batches[0].states.tolist().__repr__() == batches[1].states.tolist().__repr__()
    turns = env("overload", seats=whole(3))
    turns.reset(seed=whole(5))
    turns.step(whole(np.argmax(turns.single.mask())))
    MegawattEnv("overload", seat=whole(1)).reset(seed=whole(5))
    assert [
        MegawattVectorEnv("overload", 2, mode="interpreted").reset(seed=number(5))[0].tolist() for number in (int, whole)
    ].count(MegawattVectorEnv("overload", 2, mode="interpreted").reset(seed=5)[0].tolist()) == 2
    assert megawatt.simulate("overload", whole(2), seats=whole(3), seed=whole(5)).games == 2


@pytest.mark.parametrize("actions", [[0.9, 0.2], np.zeros(2, np.float32), [True, False], ["0", "1"], [0, 1, 2], 0])
def test_a_batch_refuses_actions_that_are_no_whole_numbers_and_changes_nothing(actions):
    batch = Batch("overload", 2, mode="interpreted")
    batch.reset(seed=1)
    before = repr(batch.states.tolist())
    with pytest.raises(megawatt.OptionError, match=r"whole numbers are needed|one for each of the 2 games"):
        batch.step(actions)
    assert repr(batch.states.tolist()) == before
    gpu = Batch("overload", 2, device="cuda", mode="interpreted")
    gpu.reset(seed=1)
    with pytest.raises(megawatt.OptionError, match=r"whole numbers are needed|one for each of the 2 games"):
        gpu.step(actions)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"threads": -3}, "threads -3 should be a number of at least 1"),
        ({"threads": 0}, "threads 0 should be a number of at least 1"),
        ({"threads": 1.5}, "threads 1.5 should be a number of at least 1"),
        ({"mode": "jit"}, "mode 'jit': must be one of interpreted, compiled"),
        ({"mode": "jit", "device": "cuda"}, "mode 'jit': must be one of compiled, processor, interpreted"),
        ({"device": "tpu"}, "device 'tpu': must be one of cpu, cuda"),
        ({"actions": "short"}, "actions 'short': must be one of full, compact"),
        ({"reward": "fame"}, "reward 'fame': must be one of rank, win, score"),
        ({"seats": 9}, "overload is for 2 to 4 seats, not 9"),
        ({"seats": 2.0}, "seats 2.0 should be a number of at least 0"),
    ],
)
def test_a_batch_says_at_once_what_is_wrong(arguments, said):
    with pytest.raises(megawatt.OptionError) as refused:
        Batch("overload", 2, **arguments)
    assert str(refused.value) == said


def test_environments_say_what_is_wrong():
    with pytest.raises(megawatt.OptionError, match="render_mode 'svg': must be one of human, ansi, rgb_array"):
        env("overload", render_mode="svg")
    with pytest.raises(megawatt.OptionError, match="render_mode 'svg'"):
        MegawattEnv("overload", render_mode="svg")
    with pytest.raises(megawatt.OptionError, match="call reset"):
        env("overload").step(0)
    with pytest.raises(megawatt.OptionError, match="seat 4 should be a number from 0 to 3"):
        MegawattEnv("overload", seats=4, seat=4)
    single = MegawattEnv("overload")
    single.reset(seed=1)
    with pytest.raises(megawatt.OptionError, match=r"action 0\.9 should be a whole number"):
        single.step(0.9)
    turns = env("overload")
    turns.reset(seed=1)
    with pytest.raises(megawatt.OptionError, match=r"action 0\.9 should be a whole number"):
        turns.step(0.9)


def test_a_match_says_what_is_wrong():
    match = megawatt.new("power-grid", seats=3, seed=1)
    for seat in (-1, 3, 9):
        with pytest.raises(megawatt.OptionError, match="seats are 0 to 2"):
            match.imagine(seat)
    with pytest.raises(megawatt.OptionError, match="1 names for 3 seats"):
        match.picture(names=["A"])


def test_signatures_can_be_seen():
    shown = inspect.signature(Batch).parameters
    assert list(shown)[:4] == ["game", "n", "seats", "options"]
    assert {"threads", "mode", "actions", "reward"} < set(shown)
    assert "masks" in inspect.signature(env).parameters


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda match: match.view(0.5), "seat 0.5 should be a whole number"),
        (lambda match: match.view(2), "there is no seat 2; seats are 0 to 1"),
        (lambda match: match.history(seat=True).__next__(), "seat True should be a whole number"),
        (lambda match: match.events(seat="0"), "seat '0' should be a whole number"),
        (lambda match: match.at(0.0), "ply 0.0 should be a whole number"),
        (lambda match: match.fork(9), "there is no ply 9; this match has 0 to 1"),
        (lambda match: match.play(1.0), "move 1.0 should be a whole number"),
        (lambda match: match.play(True), "move True should be a whole number"),
        (lambda match: match.play(0, 0.0), "seat 0.0 should be a whole number"),
        (lambda match: match.why_not(1.5), "move 1.5 should be a whole number"),
    ],
)
def test_a_match_refuses_what_is_no_whole_number_and_changes_nothing(asked, said):
    match = megawatt.new("overload", seats=2, seed=1)
    match.play(0)
    before = match.state.save()
    with pytest.raises(megawatt.OptionError, match=said):
        asked(match)
    assert (match.state.save(), match.ply) == (before, 1)


def test_a_match_takes_numpy_integers():
    match, other = (megawatt.new("overload", seats=2, seed=1) for _ in range(2))
    match.play(np.int32(1))
    match.play(np.int64(0), np.int8(1))
    other.play_all([1, 0])
    assert (match.state, [type(action) for action in match.actions]) == (other.state, [int, int])
    assert match.view(np.int64(1)) == other.view(1)
    assert match.at(np.int64(1)).digest() == other.at(1).digest()
