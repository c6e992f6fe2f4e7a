"""NOTES 10: where the language editions differ, each reading can be agreed on."""

import random

import pytest

from megawatt.games.future_energy.agreements import OPTIONS
from megawatt.games.future_energy.rules import ending

from .positions import (
    A,
    B,
    asked,
    begin,
    contract,
    empty_board,
    give_contracts,
    give_plants,
    give_public,
    give_tiles,
    go_to,
    lay_tiles,
    move_phase,
    new_game,
    plants_at,
    play,
    refused,
    score,
    show_contracts,
    standing,
    told,
)

ALL = {"oil": 2, "gas": 2, "coal": 2, "nuclear": 2}


# 10.2: joint construction before or after the tile's action.


def a_coal_tile_that_b_can_join(**options):
    m = empty_board(modules=(2,), **options)
    give_contracts(m, A, coal_gas=None)
    give_contracts(m, B, oil_coal=None)
    m.state.cash[B] = 2
    lay_tiles(m, hamburg="coal")
    return go_to(move_phase(m, A), "hamburg")


def test_10_2_others_are_asked_after_the_action_of_the_tile():
    m = a_coal_tile_that_b_can_join()
    assert (asked(m), m.seat) == ("return-plant", A)
    play(m, "skip")
    assert (asked(m), m.seat) == ("join", B)


def test_10_2_or_before_it_as_the_english_rules_say():
    m = a_coal_tile_that_b_can_join(joining="before-action")
    assert (asked(m), m.seat) == ("join", B)
    assert m.view()["players"][A]["kept"] == {}
    play(m, "join oil-coal coal")
    assert plants_at(m, "hamburg")[:2] == [1, 1]
    assert (asked(m), m.seat) == ("return-plant", A)
    assert m.view()["players"][A]["kept"] == {"coal": 1}
    play(m, "skip")
    assert m.state.active == B


def test_10_2_the_action_follows_when_everybody_declines():
    m = play(a_coal_tile_that_b_can_join(joining="before-action"), "skip")
    assert (asked(m), m.seat) == ("return-plant", A)


# 10.3: empty spaces.


@pytest.mark.parametrize(("empty_spaces", "points"), [("uncompleted", 1), ("all", 1 + 2)])
def test_10_3_empty_spaces_of_completed_contracts_score_in_the_english_rules_only(empty_spaces, points):
    m = empty_board(empty_spaces=empty_spaces)
    give_contracts(m, A, oil_gas_nuclear="oil gas", oil_coal="")
    assert ending.score_empty_spaces(m.board, m.state, A) == points


# 10.5: the windows for public contracts.


def a_site_that_b_can_join(**options):
    m = empty_board(modules=(2,), **options)
    give_contracts(m, A, oil_investor=None)
    give_contracts(m, B, gas_investor=None)
    give_public(m, A, "gain-4")
    give_tiles(m, A, oil=1, coal=1)
    m.state.cash[B] = 2
    lay_tiles(m, hamburg="investor")
    return go_to(move_phase(m, A), "hamburg")


def test_10_5_no_card_between_building_and_joint_construction():
    m = a_site_that_b_can_join()
    assert (asked(m), m.seat) == ("join", B)


def test_10_5_unless_that_window_is_agreed_on():
    m = a_site_that_b_can_join(card_window="before-joining")
    assert (asked(m), m.seat) == ("use-cards", A)
    assert m.legal() == ["done", "use gain-4"]
    play(m, "use gain-4")
    assert (asked(m), m.seat) == ("join", B), "no card is left, so the others are asked"


def test_10_5_who_is_done_before_joint_construction_may_still_use_a_card_after_it():
    m = play(a_site_that_b_can_join(card_window="before-joining"), "done")
    assert (asked(m), m.seat) == ("join", B)
    play(m, "skip")
    assert (asked(m), m.seat) == ("use-cards", A)


def test_10_5_there_is_one_window_only_when_nobody_could_join():
    m = empty_board(modules=(2,), card_window="before-joining")
    give_contracts(m, A, oil_investor=None)
    give_public(m, A, "gain-4")
    give_tiles(m, A, oil=1, coal=1)
    lay_tiles(m, hamburg="investor")
    m = go_to(move_phase(m, A), "hamburg")
    assert (asked(m), m.view()["phase"]) == ("use-cards", "end-of-turn")


# 10.8: the card for two plants.


def the_card_for_two(**options):
    m = empty_board(modules=(2,), **options)
    give_contracts(m, A, oil_coal=None, coal_gas=None)
    give_public(m, A, "join-2")
    give_tiles(m, A, **ALL)
    give_plants(m, B, oslo=1)
    return play(begin(m, A), "use join-2", "build oil-coal coal", "site oslo")


def test_10_8_two_plants_come_from_any_contracts():
    m = play(the_card_for_two(), "build coal-gas coal", "site oslo")
    assert plants_at(m, "oslo")[A] == 2


def test_10_8_or_from_one_contract_as_the_english_and_dutch_rules_say():
    m = the_card_for_two(two_plants="one-contract")
    assert refused(m, "build coal-gas coal") == "same-contract"
    assert m.legal() == ["build oil-coal oil"]
    play(m, "build oil-coal oil", "site oslo")
    assert plants_at(m, "oslo")[A] == 2


def test_10_8_with_one_contract_the_second_placement_lapses_when_it_is_empty():
    m = empty_board(modules=(2,), two_plants="one-contract")
    give_contracts(m, A, oil_coal="coal", coal_gas=None)
    give_public(m, A, "join-2")
    give_tiles(m, A, **ALL)
    give_plants(m, B, oslo=1)
    play(begin(m, A), "use join-2", "build oil-coal coal", "site oslo")
    assert asked(m) == "plan"
    assert score(m)[A] == 4 + 6


# Section 9, module 3: what the new construction grounds give.

GIFTS = {"ground-contract": "take-contract", "ground-lines": "place-line", "ground-plant": "extra-plant"}


@pytest.mark.parametrize("ground", GIFTS)
@pytest.mark.parametrize("ground_gifts", ["may-decline", "must-take"])
def test_9_the_gifts_of_the_new_grounds_may_be_declined_in_the_german_rules_only(ground, ground_gifts):
    m = empty_board(modules=(3,), ground_gifts=ground_gifts)
    give_contracts(m, A, oil_coal=None)
    show_contracts(m, "coal-gas", "oil-gas-nuclear", "nuclear-oil", "oil-investor")
    lay_tiles(m, hamburg=ground)
    go_to(move_phase(m, A), "hamburg", "build oil-coal oil")
    assert asked(m) == GIFTS[ground]
    if ground_gifts == "must-take":
        assert refused(m, "skip") == "must-place"
        assert "skip" not in m.legal()
    else:
        play(m, "skip")
        assert m.state.active == B


# Section 9: both plants of a doubled oil space.


def doubled(**options):
    m = empty_board(modules=(2,), **options)
    give_contracts(m, A, oil_coal="oil", nuclear_oil="oil")
    m.state.second[contract(m, "oil-coal")] = 1
    m.state.on_contracts[A] += 1
    m.state.plant_supply[A] -= 1
    lay_tiles(m, hamburg="oil")
    return go_to(move_phase(m, A), "hamburg")


@pytest.mark.parametrize(("doubled_space", "built", "left"), [("together", 2, 0), ("one-by-one", 1, 1)])
def test_9_the_plants_of_a_doubled_space_go_together_unless_agreed_otherwise(doubled_space, built, left):
    m = doubled(doubled_space=doubled_space)
    assert m.game.costs(m.board, m.state, m.action("build oil-coal oil"))["remaining"] == left
    play(m, "build oil-coal oil")
    assert plants_at(m, "hamburg")[A] == built
    assert m.state.second[contract(m, "oil-coal")] == 0
    assert m.state.plants_on[contract(m, "oil-coal")].bit_count() == left


def test_9_one_by_one_counts_for_further_oil_plants_too():
    m = play(doubled(doubled_space="one-by-one"), "build nuclear-oil oil", "build oil-coal oil")
    assert plants_at(m, "hamburg")[A] == 2
    assert standing(m, A, "oil-coal") == [1, 0]
    assert "plant-built" in told(m)


# All of them.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_all_other_readings_end_and_conserve_everything(seats):
    other = {option.name: option.choices[-1] for option in OPTIONS if option.disputed}
    m, chance = new_game(seats, seed=seats, modules=(1, 2, 3), **other), random.Random(seats)
    before = m.game.conserved(m.board, m.state)
    while not m.over:
        m.play(chance.choice(m.legal_actions()))
        assert m.game.conserved(m.board, m.state) == before
    assert len(other) == 6
