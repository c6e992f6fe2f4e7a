"""Characters: bots of a level with a name, a face and a temperament."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import megawatt
from megawatt.bots import bot, characters, level_names, may_sit, split_character
from megawatt.bots.characters import CHARACTERS, Taste
from megawatt.bots.search.budget import SearchedMove
from megawatt.kernel.contract.bot_parameters import BotParameters
from megawatt.kernel.errors import OptionError
from megawatt.kernel.text.words import LANGUAGES

GAMES = [game for game in megawatt.list_games() if characters(game)]
EACH = [(game, name) for game in GAMES for name in characters(game)]
ENOUGH = 3
"""Characters of every game: at a usual table every bot is somebody else."""
GAMES_EACH = 4


def benchmark() -> ModuleType:
    """benchmarks/characters.py, which says by what each character is known."""
    path = Path(__file__).parents[2] / "benchmarks" / "characters.py"
    spec = importlib.util.spec_from_file_location("benchmark_characters", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_game_of_the_box_has_enough_of_them():
    assert len(GAMES) == 3
    for game in GAMES:
        assert len(characters(game)) >= max(ENOUGH, min(game.usual_seats - 1, len(CHARACTERS)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_sentence_of_its_own_in_every_game(language):
    for game in GAMES:
        words = game.words(language)
        said = [words(f"character-{name}{part}") for name in characters(game) for part in ("", "-about")]
        assert len(set(said)) == len(said)


def test_a_level_with_a_character_may_sit_and_nothing_else_with_one():
    for game, name in EACH:
        for level in level_names(game):
            assert may_sit(game, f"{level}:{name}")
            assert split_character(f"{level}:{name}") == (level, name)
            assert bot(f"{level}:{name}", game, 1).name == f"{level}:{name}"
        wrong_levels = (f"{level}:{name}" for level in ("house", "random", "search", ""))
        for wrong in (*wrong_levels, f"kilowatt:{name}:{name}", f"kilowatt:{name} "):
            assert not may_sit(game, wrong), wrong
    game = GAMES[0]
    assert not may_sit(game, "kilowatt:400")
    assert not may_sit(game, "kilowatt:unicorn")
    with pytest.raises(OptionError, match="takes no settings but a character"):
        bot("kilowatt:unicorn", game, 1)


def test_who_does_not_play_a_game_does_not_sit_at_it():
    absent = [(game, each.name) for game in GAMES for each in CHARACTERS if each.name not in characters(game)]
    for game, name in absent:
        assert not may_sit(game, f"kilowatt:{name}")
        with pytest.raises(OptionError, match=name):
            bot(f"kilowatt:{name}", game, 1)


def test_a_search_follows_its_taste_only_where_that_costs_little():
    taste = Taste(GAMES[0], "fox")  # gives away at most 4 %

    def moves(*found: tuple[int, int, float]) -> list[SearchedMove]:
        return [SearchedMove(action, visits, (chance, 1 - chance)) for action, visits, chance in found]

    assert taste.pick(moves((1, 100, 0.50), (2, 40, 0.47)), 0, preferred=2) == 2
    assert taste.pick(moves((1, 100, 0.50), (2, 40, 0.45)), 0, preferred=2) == 1
    assert taste.pick(moves((1, 100, 0.50), (2, 3, 0.49)), 0, preferred=2) == 1  # hardly looked at
    assert taste.pick(moves((1, 100, 0.50)), 0, preferred=7) == 1


@pytest.mark.parametrize(("game", "name"), EACH, ids=lambda each: getattr(each, "name", each))
def test_a_character_is_told_from_others_by_how_it_plays(game, name):
    """On the same few deals every time; docs/bots.md has the figures of many."""
    known = benchmark()
    own, others, _ = known.compared(game.name, name, GAMES_EACH)
    plain = known.without(game.name, name, GAMES_EACH)
    for than in (others, plain):
        assert (sum(own) > sum(than)) == known.TRAITS[game.name, name].more
        assert abs(sum(own) - sum(than)) > 0.04 * sum(than)


def test_a_temperament_has_a_name_of_its_own_and_changes_something():
    parameters = BotParameters()
    pace = parameters.number("pace", 3, now=5)
    parameters.temperament("hasty", {pace: 9})
    assert parameters.row("hasty") == (9,)
    assert parameters.now == (5,)
    with pytest.raises(ValueError, match="hasty"):
        parameters.temperament("hasty", {pace: 8})
    with pytest.raises(ValueError, match="idle"):
        parameters.temperament("idle", {pace: 5})
