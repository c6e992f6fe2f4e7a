"""A game of one small file, with nothing but the names that every game gives, is played everywhere."""

from __future__ import annotations

from dataclasses import fields

import numpy as np
import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.author import Draws, Game, Option, OptionError, Record, Rules, i8
from megawatt.bots import bot
from megawatt.bots.search.compilation import compile_game
from megawatt.cli.main import app
from megawatt.envs import Batch
from megawatt.kernel.contract import registry
from megawatt.kernel.contract.game import NEEDED
from megawatt.kernel.match.match import Match
from megawatt.testing import check_game

from .small_game import GAME, Nim, State, actions, why_not


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known by its name in this test only."""
    megawatt.list_games()
    monkeypatch.setitem(registry._found, GAME.name, GAME)


def test_it_gives_only_what_every_game_has_to_give() -> None:
    assert {name for name in vars(Nim) if not name.startswith("_")} - {"observation"} == set(NEEDED)
    needed = [field.name for field in fields(Rules) if field.default is field.default_factory]
    assert needed == ["setup", "why_not", "apply", "returns"]
    assert len(NEEDED) + len(needed) < 10


def test_it_keeps_every_law() -> None:
    assert check_game(GAME, seeds=(1, 2)) > 20


def test_it_is_ranked_by_points_and_ties_are_shared() -> None:
    match = Match(GAME, 3, seed=1)
    while not match.over:
        match.play("take 1")
    assert (match.scores(), match.ranking()) == ([1, 0, 0], [1, 2, 2])


def test_its_moves_are_said_and_its_position_is_drawn() -> None:
    match, words = Match(GAME, 2, seed=1), GAME.words("de")
    assert GAME.say_move(match.board, match.state, 1, words) == "Take 2"
    assert words("game-name") == "Nim"
    assert words("game-about") == "Take one, two or three coins; the last one wins."
    assert "Coins: 13" in str(GAME.draw(match.view(0), words))


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_batches_play_it(mode: str) -> None:
    batch = Batch("nim", 4, mode=mode)
    batch.reset(seed=1)
    for _ in range(30):
        batch.step(batch.legal[np.arange(4), batch.counts - 1].astype(np.int64))
    assert batch.lengths.tolist() == [5] * 4


def test_search_finds_the_move_that_wins() -> None:
    compile_game(GAME)
    match = Match(GAME, 2, seed=1)
    match.play_all(["take 3", "take 3", "take 3", "take 1"])
    assert match.text(bot("search:100", GAME, 1).choose(match)) == "take 3"


def test_it_is_played_in_a_terminal(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(app, ["play", "nim", "--terminal", "--watch", "--seats", "2", "--seed", "4", "--bots", "random"])
    assert "The game is over." in result.output, result.output


def test_a_board_is_filled_with_the_options_of_its_fields() -> None:
    class Board(Record):
        seats: int = i8
        quick: int = i8
        pile: int = i8

    class Optional(Nim):
        options = (Option("quick", False), Option("pile", "high", choices=("low", "high")))

    with pytest.raises(OptionError, match="no field 'quick'"):
        Match(Optional(), 2)
    Optional.Board = Board
    b = Match(Optional(), 2, options={"quick": True}).board
    assert (b.seats, b.quick, b.pile) == (2, 1, 1)
    assert Optional().words("en")("option-pile-low") == "Low"


def test_the_default_view_hides_what_is_declared() -> None:
    class Hiding(Nim):
        hidden = (Draws("who wins", lambda b, s, seat: [("winner",)] if seat != 1 else [], range(2)),)
        rules = Nim.rules
        observation = Nim.observation

    match = Match(Hiding(), 2, seed=1)
    assert [match.view(seat)["winner"] for seat in (None, 0, 1)] == [None, None, -1]


def test_what_cannot_be_derived_is_asked_for() -> None:
    with pytest.raises(TypeError, match="lacks name, seat_counts, State, actions, rules"):
        Game()
    with pytest.raises(TypeError, match="gives plans, so it needs plan_stands, planned too"):
        type("Planned", (Nim,), {"plans": lambda *_: ()})
    bare = {"name": "bare", "seat_counts": range(2, 3), "State": State, "actions": actions}
    own = Rules(setup=min, why_not=why_not, apply=min, returns=Nim.rules.returns)
    hidden = (Draws("nothing", lambda b, s, seat: [], range(1)),)
    with pytest.raises(TypeError, match="needs an `observation` that leaves them out"):
        type("Hiding", (Game,), {**bare, "rules": own, "hidden": hidden})
    with pytest.raises(TypeError, match=r"needs rules\.resample"):
        type("Hiding", (Game,), {**bare, "rules": own, "hidden": hidden, "observation": Nim.observation})
    with pytest.raises(TypeError, match="derived"):
        own.legal()
