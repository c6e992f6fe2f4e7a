"""Bots from elsewhere: networks of one's own, functions and classes, and what a host lets people choose."""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import megawatt
from megawatt.bots import Bot, bot, bot_names, custom, offer, offered_bots, register_bot
from megawatt.bots.networks import WEIGHTS
from megawatt.bots.position import Position
from megawatt.kernel.contract.game import Game

OVERLOAD = megawatt.find("overload")
POWER_GRID = megawatt.find("power-grid")
BARRAGE = megawatt.find("barrage")

MINE = '''
from megawatt.bots import Bot


class Careful(Bot):
    """Charges as little as it may."""

    def decide(self, b, s, ply):
        return 0


def greedy(position):
    return position.legal()[-1]


def only_overload(position):
    return position.legal_actions[0]


only_overload.games = ["overload"]
number = 7


def illegal(position):
    return 99
'''


@pytest.fixture(autouse=True)
def nobody_else(monkeypatch):
    """No test leaves a bot behind."""
    monkeypatch.setattr(custom, "_registered", {})
    monkeypatch.setattr(custom, "_offered", [])
    yield
    custom._plays.cache_clear()
    custom._plug_ins.cache_clear()


@pytest.fixture
def mine(tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    sys.modules.pop("my_bots", None)


def lowest(position: Position) -> int:
    return position.legal_actions[0]


def test_a_function_plays_and_gets_what_its_seat_may_know(monkeypatch):
    seen: list[dict[str, Any]] = []

    def choose(position: Position) -> str:
        seen.append(position.view())
        assert position.observation().shape == (OVERLOAD.observation_size,)
        return position.legal()[0]

    found = megawatt.simulate("overload", 3, seats=3, seed=4, bots=[choose, "random", choose], mode="interpreted")
    assert [result.bot for result in found.results] == ["choose", "random", "choose"]
    again = megawatt.simulate("overload", 3, seats=3, seed=4, bots=["choose", "random", "choose"], mode="interpreted")
    assert found.each.plies.tolist() == again.each.plies.tolist()
    assert seen


def test_a_function_cannot_peek():
    """What is hidden from the seat is drawn anew before the function is asked."""
    fuses: set[tuple[int, ...]] = set()

    def choose(position: Position) -> int:
        fuses.add(tuple(position.state.fuse.tolist()))  # type: ignore[attr-defined]
        return position.legal_actions[0]

    for seed in range(40):
        made, match = bot(register_bot("peeking", choose), OVERLOAD, seed), megawatt.new("overload", seats=3, seed=1)
        made.choose(match)
    own = {each[0] for each in fuses}
    assert len(own) == 1
    assert len(fuses) > 10


def test_modules_give_functions_and_classes(mine):
    match = megawatt.new("overload", seats=2, seed=1)
    assert bot("my_bots:Careful", OVERLOAD, 1).choose(match) == 0
    assert match.text(bot("my_bots:greedy", OVERLOAD, 1).choose(match)) == match.legal()[-1]
    assert bot("my_bots:greedy", OVERLOAD, 1).name == "my_bots:greedy"


def test_a_network_of_ones_own_plays_by_its_file(tmp_path):
    file = tmp_path / "mine.npz"
    shutil.copyfile(WEIGHTS / "power-grid.npz", file)
    match = megawatt.new("power-grid", seats=4, seed=3)
    mine, shipped = (bot(name, POWER_GRID, 1).choose(match) for name in (f"network:{file}", "network"))
    assert mine == shipped
    with pytest.raises(megawatt.OptionError, match=r"barrage has \d+ and \d+"):
        bot(f"network:{file}", BARRAGE, 1)
    with pytest.raises(megawatt.OptionError, match=r"nothing\.npz is no network"):
        bot(f"network:{tmp_path / 'nothing.npz'}", POWER_GRID, 1)


def test_installed_packages_give_bots_by_entry_points(mine, monkeypatch):
    sys.path.append(str(mine))
    plug_in = EntryPoint("greedy-bot", "my_bots:greedy", custom.GROUP)
    monkeypatch.setattr(custom, "entry_points", lambda group: [plug_in] if group == custom.GROUP else [])
    custom._plug_ins.cache_clear()
    match = megawatt.new("overload", seats=2, seed=1)
    assert match.text(bot("greedy-bot", OVERLOAD, 1).choose(match)) == match.legal()[-1]
    assert "greedy-bot" not in bot_names(OVERLOAD), "installed is not offered"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots:nobody", "'my_bots:nobody' cannot be loaded: AttributeError"),
        ("no_such_module:greedy", "cannot be loaded: ModuleNotFoundError"),
        ("my_bots:number", "is 7; it should be a subclass of megawatt.bots.Bot, or a function"),
        ("my_bots:only_overload", "the bot my_bots:only_overload plays overload, not power-grid"),
        ("kilowat", "no bot of power-grid is called 'kilowat'; did you mean 'kilowatt'?"),
    ],
)
def test_what_cannot_be_a_bot_is_told_in_one_line(mine, name, said):
    with pytest.raises(megawatt.OptionError) as refused:
        bot(name, POWER_GRID, 1)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_bot_that_answers_with_an_illegal_move_is_named(mine):
    match = megawatt.new("overload", seats=2, seed=1)
    with pytest.raises(megawatt.IllegalMove, match=r"action 99.*the bot my_bots:illegal may not play this now; legal: charge 1"):
        bot("my_bots:illegal", OVERLOAD, 1).choose(match)
    assert match.ply == 0


@pytest.mark.parametrize("name", ["Mine", "a b", "", "x" * 41, "my:bot"])
def test_registered_names_are_plain(name):
    with pytest.raises(megawatt.OptionError, match="lower-case letters"):
        register_bot(name, lowest)


def test_people_choose_only_what_the_host_offers(mine):
    games = megawatt.list_games(all_of_them=True)
    assert not {"my_bots:greedy", "my_bots:only_overload"} & set(bot_names(OVERLOAD))
    offer(["my_bots:greedy", "my_bots:only_overload"], games)
    assert offered_bots(OVERLOAD)[-2:] == ["my_bots:greedy", "my_bots:only_overload"]
    assert offered_bots(POWER_GRID)[-1] == "my_bots:greedy"
    with pytest.raises(megawatt.OptionError, match="no bot is called 'nobody'"):
        offer(["nobody"], games)


class Named(Bot):
    def decide(self, b: Any, s: Any, ply: int) -> int:
        return 0


def test_classes_are_bots_too():
    game: Game = OVERLOAD
    made = bot(register_bot("named", Named), game, 5)
    assert (made.name, made.seed, made.game) == ("named", 5, game)
