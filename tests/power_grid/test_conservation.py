"""Whole random games: nothing is made or lost, nobody goes into debt, and every game ends.

Hundreds of games run compiled, watched after every single move, and very many more in `make soak`; money is followed
interpreted, move by move, against what the log tells.
"""

import random

import numpy as np
import pytest

import megawatt
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.play import apply, setup
from megawatt.games.power_grid.rules.questions import legal
from megawatt.games.power_grid.rules.storage import overflow, storage_for
from megawatt.kernel.compilation.engine import engine, generator
from megawatt.kernel.rng.deal_rng import begin_deal
from megawatt.kernel.rng.luck import below
from megawatt.kernel.rules.rule import rule

from ..rotations import ROTATIONS, by_turns, in_turn, rotation

FINE, TOKENS, HOUSES, CARD_TWICE, DEBT, OVERFULL_CITY, OVERFULL_PLANTS, MARKET_UNSORTED, ENDLESS = range(9)
LAWS = (
    "fine", "tokens are conserved", "houses agree with owners and networks", "no card lies in two places", "nobody is in debt",
    "no city holds more houses than spaces", "plants hold no more than they can", "the market is sorted", "the game ends",
)  # fmt: skip
GAMES, MANY_GAMES = 4, 4000
SEEDS = range(40)
"""Ten rotations deal all of them with all options."""
MOST_PLIES = 20_000


@rule
def token_fault(b, s):
    for fuel in range(n.FUELS):
        total = s.supply[fuel] + (s.storage if fuel == n.COAL else 0)
        for source in range(b.sources):
            total += s.tokens[source, fuel]
        for seat in range(b.seats):
            total += s.fuel[seat, fuel]
            if s.fuel[seat, fuel] < 0:
                return True
        if total != b.total_tokens[fuel] or s.supply[fuel] < 0 or s.storage < 0:
            return True
    return False


@rule
def house_fault(b, s):
    for seat in range(b.seats):
        owned = 0
        for city in range(b.cities):
            owned += s.owners[city] >> seat & 1
        if owned != s.cities[seat]:
            return True
    for city in range(b.cities):
        owners = 0
        for seat in range(b.seats):
            owners += s.owners[city] >> seat & 1
        if owners != s.houses[city] or (owners > 0 and not s.in_play[city]):
            return True
    return False


@rule
def overfull_city(b, s):
    for city in range(b.cities):
        if s.houses[city] > b.open_spaces[city, s.step]:
            return True
    return False


@rule
def card_fault(b, s, places):
    for card in range(n.CARDS):
        places[card] = 0
    for slot in range(s.market_size):
        if s.market[slot] != n.STEP_3_CARD:
            places[s.market[slot]] += 1
    for i in range(s.stack_size):
        if s.stack[(s.stack_top + i) % n.STACK] != n.STEP_3_CARD:
            places[s.stack[(s.stack_top + i) % n.STACK]] += 1
    for i in range(s.removed_count):
        places[s.removed[i]] += 1
    for seat in range(b.seats):
        for slot in range(s.plant_count[seat]):
            places[s.plants[seat, slot]] += 1
        for i in range(s.mine_count[seat]):
            places[s.mines[seat, i]] += 1
    for card in range(n.CARDS):
        if places[card] > 1:
            return True
    return False


@rule
def overfull_plants(b, s):
    if s.asked == n.ASK_DISCARD or s.asked == n.ASK_GIVE_UP:
        return False
    for seat in range(b.seats):
        if overflow(b, s, seat) > 0 or s.plant_count[seat] > b.most_plants:
            return True
        for fuel in range(n.OIL + 1, n.HYBRID):
            if s.fuel[seat, fuel] > storage_for(b, s, seat, fuel):
                return True
    return False


@rule
def first_fault(b, s, places):
    if token_fault(b, s):
        return TOKENS
    if house_fault(b, s):
        return HOUSES
    if card_fault(b, s, places):
        return CARD_TWICE
    for seat in range(b.seats):
        if s.cash[seat] < 0:
            return DEBT
    if overfull_city(b, s):
        return OVERFULL_CITY
    if overfull_plants(b, s):
        return OVERFULL_PLANTS
    for slot in range(1, s.market_size):
        if s.market[slot] <= s.market[slot - 1]:
            return MARKET_UNSORTED
    return FINE


@rule
def watch_games(b, s, blank, actions, luck, places, nothing, games, most):
    """Returns (fault, seed, ply) of the first fault in these random games."""
    for seed in range(1, games + 1):
        s[0] = blank[0]
        begin_deal(s[0].chance, nothing, seed)
        setup(b, s[0])
        ply = 0
        while s[0].seat >= 0:
            count = legal(b, s[0], actions)
            apply(b, s[0], actions[below(luck, count)], None)
            ply += 1
            fault = first_fault(b, s[0], places)
            if fault != FINE:
                return fault, seed, ply
            if ply > most:
                return ENDLESS, seed, ply
    return FINE, 0, 0


@rule
def fault_of(b, s, places):
    """The first fault of a position that Python calls for."""
    return first_fault(b[0], s[0], places)


def board(seats, options):
    game = megawatt.find("power-grid")
    return game.board(seats, game.settle(seats, options))


@pytest.fixture(scope="module")
def look():
    """Says what is wrong with a position: a small function, compiled while nobody waits long for it."""
    compiled = engine(megawatt.find("power-grid"), "compiled").bind(fault_of)
    places = np.zeros(n.CARDS, np.int32)
    return lambda b, s: compiled(b.rows, s.rows, places)


@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_made_or_lost_in_whole_games_with_every_option(look, seats, draw):
    play, chooser = engine(megawatt.find("power-grid"), "compiled"), random.Random(draw)
    for options in megawatt.find("power-grid").sample_options(seats):
        b = board(seats, options)
        for seed in in_turn(SEEDS, GAMES, rotation()):
            s, ply = play.setup(b, seed), 0
            while s.seat >= 0:
                play.apply(b, s, chooser.choice(play.legal_array(b, s)))
                ply += 1
                fault = look(b, s) if ply <= MOST_PLIES else ENDLESS
                assert fault == FINE, f"{LAWS[fault]}: {seats} seats, {options}, seed {seed}, ply {ply}"


def test_ten_rotations_deal_every_seed():
    assert {seed for turn in range(ROTATIONS) for seed in in_turn(SEEDS, GAMES, turn)} == set(SEEDS)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_made_or_lost_in_very_many_games(seats, draw):
    game = megawatt.find("power-grid")
    watch = engine(game, "compiled").bind(watch_games)
    s, blank = np.zeros(1, game.State.dtype), np.zeros(1, game.State.dtype)
    actions, places, luck = np.zeros(game.actions.count, np.int32), np.zeros(n.CARDS, np.int32), generator(draw)
    for options in game.sample_options(seats):
        record, nothing = board(seats, options).record, np.zeros(4, np.int64)
        fault, seed, ply = watch(record, s, blank, actions, luck, places, nothing, MANY_GAMES, MOST_PLIES)
        assert fault == FINE, f"{LAWS[fault]}: {seats} seats, {options}, seed {seed}, ply {ply}"


PAID = {"plant-bought", "fuel-bought", "house-built"}
EARNED = {"powered", "mines-sold"}


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("how", ["by turns", pytest.param("all", marks=pytest.mark.soak)])
def test_every_elektro_that_changes_hands_is_told(seats, how):
    """The bank is endless, so money is conserved when each seat's cash moves by exactly what the log says."""
    game = megawatt.find("power-grid")
    for options in by_turns(game, seats) if how == "by turns" else game.sample_options(seats):
        m = megawatt.new("power-grid", seats, 3, options)
        chooser = random.Random(seats)
        cash = [50] * seats
        while not m.over:
            for event in m.play(chooser.choice(m.legal_actions())):
                price = event.arguments.get("price", 0)
                if event.name in PAID:
                    cash[event.arguments["seat"]] -= price
                elif event.name in EARNED:
                    cash[event.arguments["seat"]] += price
            assert cash == [m.state.cash[seat] for seat in range(seats)], f"{options}, ply {m.ply}"
