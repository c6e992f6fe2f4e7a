"""The search with a network: its compiled inference is the network's, it stays honest and repeatable, and some games have none."""

import math
import random

import numpy as np
import pytest

import megawatt
from megawatt.bots import bot, imagined
from megawatt.bots.network import FORMAT, Network, shipped, squashed
from megawatt.bots.search import inference, tree
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance, default_parameters
from megawatt.bots.search.compilation import compile_game
from megawatt.bots.search.network_arrays import CACHED_NODES, LOWEST, arrays_of, no_network
from megawatt.kernel.compilation.engine import engine, generator
from megawatt.testing.indistinguishable import indistinguishable_position

OVERLOAD = megawatt.find("overload")
FULL = Reliance(prior=60, others=50, value=3)
GAMES = ("power-grid", "future-energy", "barrage")


def small_network(game=OVERLOAD, seed=1, width=8, depth=3):
    """An untrained one."""
    luck = np.random.default_rng(seed)
    actions = len(game.compact_names) or game.actions.count
    shapes = {"first": (width, game.observation_size), "policy": (actions, width), "value": (1, width)}
    shapes |= {f"layers.{place}": (width, width) for place in range(depth)}
    weights = {f"{layer}.weight": 0.1 * luck.normal(size=shape) for layer, shape in shapes.items()}
    weights |= {f"{layer}.bias": 0.1 * luck.normal(size=shape[0]) for layer, shape in shapes.items()}
    return Network(weights | {"format": np.array(FORMAT)})


def relying(seed=4, cores=1, playouts=60, reliance=FULL):
    compile_game(OVERLOAD)
    return SearchBot("search", OVERLOAD, seed, Budget(playouts), cores, reliance, small_network())


def positions(name, seats, every=7, most=5):
    match, house = megawatt.new(name, seats, 3), bot("house", megawatt.find(name), 2)
    given = 0
    while not match.over and given < most:
        if match.ply % every == 0 and len(match.legal_actions()) > 1:
            given += 1
            yield match
        match.play(house.choose(match))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("made", [shipped, small_network])
def test_compiled_code_thinks_what_the_network_thinks(name, made):
    game = megawatt.find(name)
    network, compiled = made(game), engine(game, "compiled")
    arrays = arrays_of(network)
    value, logits_at = compiled.bind(inference.chance_to_win), compiled.bind(inference.logits_at)
    for match in positions(name, game.usual_seats):
        liked, expected = network.answer(compiled.observe(match.board, match.state, match.seat))
        b, s = match.board.record, match.state.record
        row = logits_at(b, s, CACHED_NODES + 7, arrays)
        assert row == CACHED_NODES
        assert arrays.logits[row] == pytest.approx(liked, abs=1e-3)
        assert value(b, s, match.seat, arrays) == pytest.approx(min(1, max(0, expected)), abs=1e-3)


def test_every_number_is_squashed_as_in_training():
    numbers = np.array([-300, -1, 0, 1, 5, 32767], np.int16)
    arrays = arrays_of(small_network())
    assert arrays.squashed[numbers.astype(int) + LOWEST] == pytest.approx(squashed(numbers))


def test_any_number_of_cores_finds_the_same_and_so_does_another_bot():
    for match in positions("overload", 3):
        s = imagined(match, 4)
        looked = [relying(cores=cores).consider(match.board, s, match.ply) for cores in (1, 1, 2, 3, 4)]
        for other in looked[1:]:
            assert (other.moves, other.playouts) == (looked[0].moves, looked[0].playouts)


def test_it_decides_alike_whatever_it_cannot_know():
    for match in positions("overload", 3):
        other = match.fork()
        other.state.restore(indistinguishable_position(OVERLOAD, match.board, match.state, match.seat, random.Random(99)).save())
        looked = [relying().consider(each.board, imagined(each, 4), each.ply).moves for each in (match, other)]
        assert looked[0] == looked[1]


def test_the_first_move_tried_is_the_one_that_the_network_likes_best():
    for match in positions("overload", 3):
        found = relying(playouts=4, reliance=Reliance(prior=100)).consider(match.board, imagined(match, 4), match.ply)
        liked, _ = small_network().answer(engine(OVERLOAD, "interpreted").observe(match.board, match.state, match.seat))
        assert found.moves[0].action == max(match.legal_actions(), key=lambda action: liked[action])


def test_a_cut_playout_is_worth_what_the_network_expects_and_a_finished_one_what_it_was():
    play_out = engine(OVERLOAD, "interpreted").bind(tree.play_out)
    network = small_network()
    for name, weights in network.weights.items():
        weights[:] = 0 if name != "value.bias" else -math.log(3)
    for cut, together in ((1, 45), (OVERLOAD.longest, tree.WIN)):
        match = megawatt.new("overload", 3, 1)
        parameters, worth = default_parameters(OVERLOAD, Reliance(value=cut)), [0] * 6
        actions, luck = [0] * OVERLOAD.actions.count, [int(part) for part in generator(3)]
        play_out(match.board, match.state, parameters, actions, arrays_of(network), luck, [1] * 6, OVERLOAD.longest, worth)
        assert sum(worth) == together


def test_a_search_without_a_network_finds_what_it_found_without_one():
    compile_game(OVERLOAD)
    assert default_parameters(OVERLOAD).network_prior == 0
    assert sum(array.nbytes for array in no_network()) < 200
    for match in positions("overload", 3):
        looked = [
            SearchBot("search", OVERLOAD, 4, Budget(40), reliance=NO_NETWORK, network=network).consider(
                match.board, imagined(match, 4), match.ply
            )
            for network in (None, small_network())
        ]
        assert looked[0].moves == looked[1].moves


@pytest.mark.parametrize(
    ("name", "reliance"),
    [
        ("search:40:network-prior", Reliance(prior=50)),
        ("search:40:network-prior-80:network-others", Reliance(prior=80, others=50)),
        ("terawatt:unhurried:network-value", Reliance(prior=50, others=50, value=20)),
    ],
)
def test_settings_say_how_far_it_relies_on_the_network(name, reliance):
    made = bot(name, megawatt.find("power-grid"), 1)
    assert isinstance(made, SearchBot)
    assert {made.reliance_at(seats) for seats in made.game.seat_counts} == {reliance}


@pytest.mark.parametrize(
    ("game", "name", "says"),
    [
        ("overload", "search:network-prior", "overload has no network; its search relies on the house policy alone"),
        ("power-grid", "search:network-prior-0", "prior 0 should be from 1 to 100"),
        ("power-grid", "search:network-taste", "should be a number of playouts .* network-prior"),
    ],
)
def test_what_cannot_be_relied_on_is_refused(game, name, says):
    with pytest.raises(megawatt.OptionError, match=says):
        bot(name, megawatt.find(game), 1)


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_with_the_networks_that_come_with_the_games(name):
    game = megawatt.find(name)
    compile_game(game)
    for match in positions(name, game.usual_seats, most=2):
        made = bot("search:12:network-prior:network-others:network-value", game, 5)
        assert made.choose(match) in match.legal_actions()
