"""The bots that people choose from."""

import math
from itertools import pairwise

import pytest

import megawatt
from megawatt.bots import HOUSE, RANDOM, bot, bot_names, offered_bots, usual_bot
from megawatt.bots.levels import LEVELS, NEXT_BEST
from megawatt.bots.networks import has_network
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import NO_NETWORK
from megawatt.kernel.text.words import LANGUAGES

GAMES = megawatt.list_games(all_of_them=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_people_are_offered_levels_and_old_names_still_sit_down(game):
    assert offered_bots(game) == [level.name for level in LEVELS]
    assert usual_bot(game) in offered_bots(game)
    assert {SEARCH, RANDOM, *game.rules.policies} <= set(bot_names(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language):
    words = GAMES[0].words(language)
    said = [words(f"bot-{level.name}{part}") for level in LEVELS for part in ("", "-about")]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_has_a_budget_that_the_table_can_wait_for(level):
    made = bot(level.name, GAMES[0], 1)
    assert made.name == level.name
    if level.budget is None:
        assert not isinstance(made, SearchBot)
    else:
        assert isinstance(made, SearchBot)
        assert made.budget == level.budget
        assert level.budget.seconds <= 5
        assert level.budget.seconds <= level.budget.turn_seconds <= 20


def test_a_stronger_level_thinks_at_least_as_long_and_only_the_weakest_slips():
    thinking = [level for level in LEVELS if level.budget is not None]
    for weaker, stronger in pairwise(thinking):
        assert weaker.budget.playouts <= stronger.budget.playouts
        assert weaker.budget.seconds <= stronger.budget.seconds
    assert [level.name for level in LEVELS if level.slips] == ["watt"]


def test_only_the_top_level_relies_on_a_network_and_only_where_that_was_measured_to_help():
    advised = {"power-grid": {4}, "future-energy": {2, 3, 4}, "barrage": {2, 3, 4}}
    for game in GAMES:
        for level in LEVELS:
            made = bot(level.name, game, 1)
            relying = {seats for seats in game.seat_counts if isinstance(made, SearchBot) and made.reliance_at(seats) != NO_NETWORK}
            assert relying == (advised.get(game.name, set()) if level.name == "terawatt" else set())
        assert not game.advised_seats or has_network(game)


def test_kilowatt_plays_as_the_house_policy():
    match = megawatt.new("power-grid", 3, 5)
    for _ in range(30):
        chosen = bot("kilowatt", match.game, 2).choose(match)
        assert chosen == bot(HOUSE, match.game, 2).choose(match)
        match.play(chosen)


@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
def test_watt_slips_now_and_then_to_what_the_policy_likes_next_best(game):
    match = megawatt.new(game, 3, 5)
    slips = 0
    for _ in range(120):
        best, chosen = (bot(name, match.game, 2).choose(match) for name in ("kilowatt", "watt"))
        if chosen != best:
            slips += 1
            legal = match.legal_actions()
            weights = [0] * len(legal)
            match.game.rules.weigh(match.board, match.state, legal, len(legal), weights)
            worth = dict(zip(legal, weights, strict=True))
            better = [action for action in legal if worth[action] > worth[chosen] and action != best]
            assert len(better) < NEXT_BEST
        match.play(chosen)
    assert 10 < slips < 60


@pytest.mark.parametrize(
    ("name", "playouts", "seconds", "deepest"),
    [
        ("search:400", 400, math.inf, 200),
        ("search:400:flat", 400, math.inf, 2),
        ("search:0.1s", 10_000_000, 0.1, 200),
        ("terawatt:unhurried", LEVELS[-1].budget.playouts, math.inf, 200),
    ],
)
def test_settings_behind_a_name_change_how_long_a_bot_thinks(name, playouts, seconds, deepest):
    made = bot(name, GAMES[0], 1)
    assert (made.name, made.budget.playouts, made.budget.seconds, made.budget.deepest) == (name, playouts, seconds, deepest)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("search:many", "'many' should be a number of playouts"),
        ("search:0s", "'0s' should be"),
        ("search:", "'' should be"),
        ("house:400", "house does not search"),
        ("serch:400", "did you mean 'search'"),
    ],
)
def test_settings_that_mean_nothing_are_refused(name, says):
    with pytest.raises(megawatt.OptionError, match=says):
        bot(name, GAMES[0], 1)
