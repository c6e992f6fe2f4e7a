"""NOTES 10: where the language editions differ, each reading can be agreed on."""

import random

import pytest

from megawatt.games.future_energy.options import OPTIONS
from megawatt.games.future_energy.rules import ending

from . import positions as p
from .positions import A, B, place

ALL = {"oil": 2, "gas": 2, "coal": 2, "nuclear": 2}


# 10.2: joint construction before or after the tile's action.


def a_coal_tile_that_b_can_join(cards=False, **options):
    m = p.empty_board(modules=(2,), **options)
    p.give_contracts(m, A, coal_gas=None)
    if cards:
        p.give_public(m, A, "gain-4", "gain-8")
        p.give_tiles(m, A, oil=1, coal=1)
    p.give_contracts(m, B, oil_coal=None)
    m.state.cash[B] = 2
    p.lay_tiles(m, hamburg="coal")
    return p.go_to(p.move_phase(m, A), "hamburg")


def test_10_2_others_are_asked_after_the_action_of_the_tile():
    m = a_coal_tile_that_b_can_join()
    assert (p.asked(m), m.seat) == ("return-plant", A)
    p.play(m, "skip")
    assert (p.asked(m), m.seat) == ("join", B)


def test_10_2_or_before_it_as_the_english_rules_say():
    m = a_coal_tile_that_b_can_join(joining="before-action")
    assert (p.asked(m), m.seat) == ("join", B)
    assert m.view()["players"][A]["kept"] == {}
    p.play(m, "join oil-coal coal")
    assert p.plants_at(m, "hamburg")[:2] == [1, 1]
    assert (p.asked(m), m.seat) == ("return-plant", A)
    assert m.view()["players"][A]["kept"] == {"coal": 1}
    p.play(m, "skip")
    assert m.state.active == B


def test_10_2_the_action_follows_when_everybody_declines():
    m = p.play(a_coal_tile_that_b_can_join(joining="before-action"), "skip")
    assert (p.asked(m), m.seat) == ("return-plant", A)


# 10.3: empty spaces.


@pytest.mark.parametrize(("empty_spaces", "points"), [("uncompleted", 1), ("all", 1 + 2)])
def test_10_3_empty_spaces_of_completed_contracts_score_in_the_english_rules_only(empty_spaces, points):
    m = p.empty_board(empty_spaces=empty_spaces)
    p.give_contracts(m, A, oil_gas_nuclear="oil gas", oil_coal="")
    assert ending.score_empty_spaces(m.board, m.state, A) == points


# 10.5: the windows for public contracts.


def a_site_that_b_can_join(**options):
    m = p.empty_board(modules=(2,), **options)
    p.give_contracts(m, A, oil_investor=None)
    p.give_contracts(m, B, gas_investor=None)
    p.give_public(m, A, "gain-4")
    p.give_tiles(m, A, oil=1, coal=1)
    m.state.cash[B] = 2
    p.lay_tiles(m, hamburg="investor")
    return p.go_to(p.move_phase(m, A), "hamburg")


def test_10_5_no_card_between_building_and_joint_construction_where_that_is_agreed():
    m = a_site_that_b_can_join(card_window="after-joining")
    assert (p.asked(m), m.seat) == ("join", B)
    m = a_coal_tile_that_b_can_join(card_window="after-joining", cards=True)
    assert p.asked(m) == "return-plant"


@pytest.mark.parametrize("card_window", ["any-time", "before-joining"])
def test_10_5_a_card_can_be_used_before_the_others_are_asked(card_window):
    m = a_site_that_b_can_join(card_window=card_window)
    assert (p.asked(m), m.seat) == ("use-cards", A)
    assert m.legal() == ["done", "use gain-4"]
    p.play(m, "use gain-4")
    assert (p.asked(m), m.seat) == ("join", B), "no card is left, so the others are asked"


def test_10_5_a_card_can_be_used_between_building_and_the_action_of_the_tile():
    m = a_coal_tile_that_b_can_join(cards=True)
    assert p.plants_at(m, "hamburg")[A] == 1  # built, and the tile is still to act
    assert (p.asked(m), m.seat, m.view()["phase"]) == ("use-cards", A, "tile-action")
    assert "use gain-4" in m.legal()
    p.play(m, "use gain-4")
    assert (m.state.cash[A], p.score(m)[A]) == (5 - 1 + 4, 2)
    assert (p.asked(m), m.seat) == ("return-plant", A), "no card is left, so the tile acts"
    p.play(m, "return coal-gas gas")
    assert (p.asked(m), m.seat) == ("join", B)


def test_10_5_who_uses_no_card_before_the_action_may_do_so_after_it():
    m = p.play(a_coal_tile_that_b_can_join(cards=True), "done")
    assert p.asked(m) == "return-plant"
    p.play(m, "skip")
    assert (p.asked(m), m.seat, m.view()["phase"]) == ("use-cards", A, "joint-construction")
    p.play(m, "done", "skip")
    assert (p.asked(m), m.seat, m.view()["phase"]) == ("use-cards", A, "end-of-turn")
    p.play(m, "use gain-4")
    assert m.state.active == B


def test_10_5_a_line_by_a_card_before_the_line_of_the_tile():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, coal_nuclear=None)
    p.give_public(m, A, "place-line")
    p.give_tiles(m, A, **ALL)
    p.lay_tiles(m, hamburg="nuclear")
    p.go_to(p.move_phase(m, A), "hamburg", "use place-line", "place bergen-oslo")
    assert p.asked(m) == "place-line"  # that of the tile
    p.play(m, "place oslo-stockholm")
    assert m.state.line_supply[A] == 13


@pytest.mark.parametrize("kind", ["investor", "engineer", "gas", "ground"])
def test_10_5_what_a_tile_does_by_itself_is_not_waited_for(kind):
    """Whatever could be done before it can be done after it as well."""
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_nuclear=None)
    p.give_public(m, A, "gain-4")
    p.give_tiles(m, A, oil=1, coal=1)
    p.lay_tiles(m, hamburg=kind)
    p.go_to(p.move_phase(m, A), "hamburg")
    if p.asked(m) == "build":
        m.play(m.legal()[0])
    assert (p.asked(m), m.view()["phase"]) == ("use-cards", "end-of-turn")


def test_10_5_who_is_done_before_joint_construction_may_still_use_a_card_after_it():
    m = p.play(a_site_that_b_can_join(card_window="before-joining"), "done")
    assert (p.asked(m), m.seat) == ("join", B)
    p.play(m, "skip")
    assert (p.asked(m), m.seat) == ("use-cards", A)


def test_10_5_there_is_one_window_only_when_nobody_could_join():
    m = p.empty_board(modules=(2,), card_window="before-joining")
    p.give_contracts(m, A, oil_investor=None)
    p.give_public(m, A, "gain-4")
    p.give_tiles(m, A, oil=1, coal=1)
    p.lay_tiles(m, hamburg="investor")
    m = p.go_to(p.move_phase(m, A), "hamburg")
    assert (p.asked(m), m.view()["phase"]) == ("use-cards", "end-of-turn")


# 10.8: the card for two plants.


def the_card_for_two(**options):
    m = p.empty_board(modules=(2,), **options)
    p.give_contracts(m, A, oil_coal=None, coal_gas=None)
    p.give_public(m, A, "join-2")
    p.give_tiles(m, A, **ALL)
    p.give_plants(m, B, oslo=1)
    return p.play(p.begin(m, A), "use join-2", "build oil-coal coal", "site oslo")


def test_10_8_two_plants_come_from_any_contracts():
    m = p.play(the_card_for_two(), "build coal-gas coal", "site oslo")
    assert p.plants_at(m, "oslo")[A] == 2


def test_10_8_or_from_one_contract_as_the_english_and_dutch_rules_say():
    m = the_card_for_two(two_plants="one-contract")
    assert p.refused(m, "build coal-gas coal") == "same-contract"
    assert m.legal() == ["build oil-coal oil"]
    p.play(m, "build oil-coal oil", "site oslo")
    assert p.plants_at(m, "oslo")[A] == 2


def test_10_8_with_one_contract_the_second_placement_lapses_when_it_is_empty():
    m = p.empty_board(modules=(2,), two_plants="one-contract")
    p.give_contracts(m, A, oil_coal="coal", coal_gas=None)
    p.give_public(m, A, "join-2")
    p.give_tiles(m, A, **ALL)
    p.give_plants(m, B, oslo=1)
    p.play(p.begin(m, A), "use join-2", "build oil-coal coal", "site oslo")
    assert p.asked(m) == "plan"
    assert p.score(m)[A] == 4 + 6


# Section 9, module 3: what the new construction grounds give.

GIFTS = {"ground-contract": "take-contract", "ground-lines": "place-line", "ground-plant": "extra-plant"}


@pytest.mark.parametrize("ground", GIFTS)
@pytest.mark.parametrize("ground_gifts", ["may-decline", "must-take"])
def test_9_the_gifts_of_the_new_grounds_may_be_declined_in_the_german_rules_only(ground, ground_gifts):
    m = p.empty_board(modules=(3,), ground_gifts=ground_gifts)
    p.give_contracts(m, A, oil_coal=None)
    p.show_contracts(m, "coal-gas", "oil-gas-nuclear", "nuclear-oil", "oil-investor")
    p.lay_tiles(m, hamburg=ground)
    p.go_to(p.move_phase(m, A), "hamburg", "build oil-coal oil")
    assert p.asked(m) == GIFTS[ground]
    if ground_gifts == "must-take":
        assert p.refused(m, "skip") == "must-place"
        assert "skip" not in m.legal()
    else:
        p.play(m, "skip")
        assert m.state.active == B


# Section 9: both plants of a doubled oil space.


def doubled(**options):
    m = p.empty_board(modules=(2,), **options)
    p.give_contracts(m, A, oil_coal="oil", nuclear_oil="oil")
    m.state.second[p.contract(m, "oil-coal")] = 1
    m.state.on_contracts[A] += 1
    m.state.plant_supply[A] -= 1
    p.lay_tiles(m, hamburg="oil")
    return p.go_to(p.move_phase(m, A), "hamburg")


@pytest.mark.parametrize(("doubled_space", "built", "left"), [("together", 2, 0), ("one-by-one", 1, 1)])
def test_9_the_plants_of_a_doubled_space_go_together_unless_agreed_otherwise(doubled_space, built, left):
    m = doubled(doubled_space=doubled_space)
    assert m.game.costs(m.board, m.state, m.action("build oil-coal oil"))["remaining"] == left
    p.play(m, "build oil-coal oil")
    assert p.plants_at(m, "hamburg")[A] == built
    assert m.state.second[p.contract(m, "oil-coal")] == 0
    assert m.state.plants_on[p.contract(m, "oil-coal")].bit_count() == left


def test_9_one_by_one_counts_for_further_oil_plants_too():
    m = p.play(doubled(doubled_space="one-by-one"), "build nuclear-oil oil", "build oil-coal oil")
    assert p.plants_at(m, "hamburg")[A] == 2
    assert p.standing(m, A, "oil-coal") == [1, 0]
    assert "plant-built" in p.logged(m)


def test_9_by_the_german_rules_the_second_plant_of_a_doubled_space_may_be_built_at_once():
    m = p.play(doubled(doubled_space="choose"), "build oil-coal oil")
    assert p.plants_at(m, "hamburg")[A] == 1
    assert set(m.legal()) == {"skip", "build oil-coal oil", "build nuclear-oil oil"}
    both = p.play(m.fork(), "build oil-coal oil")
    assert (p.plants_at(both, "hamburg")[A], both.state.plants_on[p.contract(both, "oil-coal")]) == (2, 0)
    p.play(both, "build nuclear-oil oil")
    assert p.plants_at(both, "hamburg")[A] == 3
    p.play(m, "skip")
    assert p.plants_at(m, "hamburg")[A] == 1
    assert p.standing(m, A, "oil-coal") == [1, 0], "it stays for later"


def partner_with_two(**options):
    """B joins A at an oil tile with a doubled oil space."""
    m = p.empty_board(modules=(2,), **options)
    p.give_contracts(m, A, nuclear_oil="oil")
    p.give_contracts(m, B, oil_coal=None, oil_investor=None)
    m.state.second[p.contract(m, "oil-coal")] = 1
    m.state.on_contracts[B] += 1
    m.state.plant_supply[B] -= 1
    m.state.cash[B] = 4
    p.lay_tiles(m, hamburg="oil")
    return p.play(p.go_to(p.move_phase(m, A, cash=1), "hamburg"), "join oil-coal oil")


def test_9_by_the_german_rules_a_partner_decides_on_the_second_plant_and_pays_once():
    m = partner_with_two(doubled_space="choose")
    assert (p.asked(m), m.seat, m.state.cash[B]) == ("join", B, 2)
    assert m.legal() == ["skip", "join oil-coal oil"]
    assert p.refused(m, "join oil-investor oil") == "same-contract"
    assert m.game.costs(m.board, m.state, m.action("join oil-coal oil"))["price"] == 0
    kept = p.play(m.fork(), "skip")
    assert (p.plants_at(kept, "hamburg")[B], p.standing(kept, B, "oil-coal")) == (1, [1, 1])
    p.play(m, "join oil-coal oil")
    assert (p.plants_at(m, "hamburg")[B], p.standing(m, B, "oil-coal")) == (2, [0, 1])
    for after in (kept, m):
        assert (after.state.active, after.state.wildcards[B], after.state.cash[B]) == (B, 1, 2 + 3)


@pytest.mark.parametrize(("doubled_space", "built"), [("together", 2), ("one-by-one", 1)])
def test_9_otherwise_a_partner_is_asked_once(doubled_space, built):
    m = partner_with_two(doubled_space=doubled_space)
    assert p.plants_at(m, "hamburg")[B] == built
    assert p.asked(m) != "join"


# Section 4: the contract that must be bought.


def without_plants(money=3, engineers=1, supply=14, modules=(2,), **options):
    """A begins without plants on contracts; the display costs 1 to 4 and needs 2, 2, 3 and 4 plants."""
    m = p.empty_board(modules=modules, **options)
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    m.state.engineers[A] = engineers - 1
    m.state.plant_supply[A] = supply
    return p.begin(m, A, cash=money)


def test_4_the_contract_that_must_be_bought_may_come_after_a_line():
    m = without_plants(engineers=2)
    assert m.view()["turn"]["must_buy_contract"]
    assert p.refused(m, "done") == "must-buy-contract"
    p.play(m, "line", "place bergen-oslo")
    assert p.refused(m, "lines") == p.refused(m, "done") == "must-buy-contract"
    p.play(m, "contract oil-coal")
    assert p.standing(m, A, "oil-coal") == [1, 1]


def test_4_but_not_with_the_last_engineer_nor_with_the_money_for_it():
    assert p.refused(without_plants(engineers=1), "line") == "must-buy-contract"
    assert p.refused(without_plants(money=1, engineers=2), "line") == "must-buy-contract"
    assert "line" in without_plants(money=2, engineers=2).legal()
    assert p.refused(without_plants(money=5, engineers=2), "lines") == "must-buy-contract"
    assert "lines" in without_plants(money=6, engineers=2).legal()


def test_4_a_public_contract_does_not_take_the_place_of_the_contract_that_must_be_bought():
    m = without_plants(engineers=3, money=9)
    assert p.refused(m, "blind") == "must-buy-contract"


def test_4_or_the_contract_comes_first_where_that_is_agreed():
    m = without_plants(engineers=2, contract_duty="contract-first")
    assert p.refused(m, "line") == "must-buy-contract"
    p.play(m, "contract oil-coal")
    assert "line" in m.legal()


def test_9_who_must_buy_a_contract_and_can_fill_none_buys_only_lines():
    m = without_plants(supply=1, engineers=2)
    assert {move.split()[0] for move in m.legal()} == {"line", "done"}
    assert p.refused(m, "blind") == "only-lines"
    assert p.refused(m, f"public {m.view()['public']['display'][0]['id']}") == "only-lines"
    turn = m.view()["turn"]
    assert (turn["must_buy_contract"], turn["lines_only"]) == (False, True)


def test_9_who_must_buy_a_contract_and_can_pay_none_buys_only_lines():
    m = without_plants(money=1)
    p.show_contracts(m, "oil-coal-nuclear-gas", "coal-gas", "oil-gas-nuclear", "oil-coal")
    m.state.plant_supply[A] = 3
    assert (p.refused(m, "blind"), "line" in m.legal()) == ("only-lines", True)


def test_9_or_public_contracts_too_where_that_is_agreed():
    m = without_plants(supply=1, without_contract="as-usual")
    assert "blind" in m.legal()
    assert not m.view()["turn"]["lines_only"]


def test_9_who_has_plants_on_contracts_buys_public_contracts_whatever_is_displayed():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    m.state.plant_supply[A] = 0
    p.begin(m, A, cash=3)
    assert "blind" in m.legal()
    assert not m.view()["turn"]["lines_only"]


# 10.6: links of red-framed sites with two players.


def test_10_6_no_line_lies_on_the_links_of_red_framed_sites():
    m = p.empty_board(2)
    p.give_contracts(m, A, start_without_gas=None)
    p.play(p.begin(m, A, cash=3), "line")
    assert p.refused(m, "place lisbon-madrid") == "out-of-play"


def test_10_6_unless_that_is_agreed():
    m = p.empty_board(2, red_links="open")
    p.give_contracts(m, A, start_without_gas="coal")
    p.play(p.begin(m, A, cash=3), "line", "place lisbon-madrid")
    assert p.owners(m, "lisbon-madrid") == [A]
    assert ending.score_grid(m.board, m.state, A) == 1
    p.lay_tiles(m, hamburg="coal")
    assert all(m.board.degree[place(m, site["id"])] == 0 for site in m.view()["sites"] if site["blocked"]), "the crew stays out"


@pytest.mark.parametrize("seats", [3, 4])
def test_10_6_with_more_players_every_link_is_in_play_anyway(seats):
    closed, opened = (p.new_game(seats, red_links=value).board for value in ("closed", "open"))
    assert closed.link_open.tolist() == opened.link_open.tolist()


# Earlier rules versions.


def test_a_match_of_rules_version_1_has_the_readings_of_its_time():
    game = p.new_game().game
    old = game.options_of(1, {"module_2": True})
    assert old == {
        "module_2": True, "card_window": "after-joining", "contract_duty": "contract-first", "without_contract": "as-usual",
        "tile_action": "by-itself",
    }  # fmt: skip
    assert game.options_of(1, {"card_window": "before-joining"})["card_window"] == "before-joining"


def test_a_match_of_rules_version_2_has_the_readings_of_its_time():
    game = p.new_game().game
    assert game.rules_version == 3
    assert game.options_of(2, {"module_2": True}) == {"module_2": True, "tile_action": "by-itself"}


# All of them.


@pytest.mark.parametrize("place", [-1, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_all_other_readings_end_and_conserve_everything(seats, place):
    other = {option.name: option.choices[place] for option in OPTIONS if option.disputed}
    m, chance = p.new_game(seats, seed=seats, modules=(1, 2, 3), **other), random.Random(seats)
    before = m.game.conserved(m.board, m.state)
    while not m.over:
        m.play(chance.choice(m.legal_actions()))
        assert m.game.conserved(m.board, m.state) == before
    assert len(other) == 10
