"""All agents act in one step: PettingZoo's own test, several who decide at once, and what others see of it."""

from __future__ import annotations

import numpy as np
import pytest

import megawatt

pytest.importorskip("pettingzoo")

from pettingzoo.test import parallel_api_test

from megawatt.envs.pettingzoo import parallel_env
from megawatt.kernel.errors import IllegalMove, OptionError
from megawatt.kernel.match.match import Match

GAMES = [game.name for game in megawatt.list_games(all_of_them=True)]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_every_game(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=40)


def test_the_same_seed_deals_the_same() -> None:
    """PettingZoo's own seed test samples without masks."""
    one, other = parallel_env("sealed-bids"), parallel_env("sealed-bids")
    assert (one.reset(seed=7)[0]["seat_1"]["observation"] == other.reset(seed=7)[0]["seat_1"]["observation"]).all()
    assert one.single.state == other.single.state


def test_all_who_are_asked_act_in_one_step() -> None:
    table = parallel_env("sealed-bids", seats=3)
    seen, _ = table.reset(seed=1)
    assert [int(seen[agent]["action_mask"].sum()) for agent in table.agents] == [6, 6, 6]
    before = seen["seat_0"]["observation"].copy()
    seen, *_ = table.step({"seat_0": 0, "seat_1": 1, "seat_2": 2})
    match = Match(megawatt.find("sealed-bids"), 3, seed=1)
    match.play_all(["bid 1", "bid 2", "bid 3"])
    assert table.single.state == match.state
    assert (seen["seat_0"]["observation"] != before).any()
    while table.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
        seen, rewards, ended, *_ = table.step(actions)
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_who_is_not_asked_can_only_wait() -> None:
    table = parallel_env("overload", seats=3)
    seen, _ = table.reset(seed=1)
    assert np.flatnonzero(seen["seat_1"]["action_mask"]).tolist() == [table.wait]
    seen, *_ = table.step({"seat_0": 0, "seat_1": table.wait, "seat_2": table.wait})
    assert table.single.seat == 1


@pytest.mark.parametrize(
    ("actions", "fault"),
    [
        ({"seat_0": 0, "seat_1": 0}, OptionError),
        ({"seat_0": 0, "seat_1": 99, "seat_2": 0}, IllegalMove),
        ({"seat_0": 0, "seat_1": 0.5, "seat_2": 0}, OptionError),
        ({"seat_0": 0, "seat_1": 0, "seat_2": 6}, IllegalMove),
    ],
)
def test_what_cannot_be_played_changes_nothing(actions: dict[str, object], fault: type[Exception]) -> None:
    table = parallel_env("sealed-bids", seats=3)
    with pytest.raises(OptionError, match="call reset"):
        table.step(actions)
    table.reset(seed=1)
    before = table.single.state.save()
    with pytest.raises(fault):
        table.step(actions)
    assert table.single.state.save() == before
