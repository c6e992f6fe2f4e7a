"""NOTES 9, module 2: public contracts."""

import pytest

from megawatt.games.future_energy import names as n

from . import positions as p
from .positions import A, B, C

ALL = {"oil": 2, "gas": 2, "coal": 2, "nuclear": 2}


def with_card(card, money=3, contracts=None, tiles=None, seats=4, **more):
    """A plans and has this public contract and tiles for it."""
    m = p.empty_board(seats, modules=(2,))
    p.give_contracts(m, A, **(contracts or {"start_without_gas": None}))
    p.give_public(m, A, card)
    p.give_tiles(m, A, **(tiles or ALL))
    for name, value in more.items():
        if name == "lay":
            p.lay_tiles(m, **value)
        elif name == "lines":
            p.give_lines(m, A, *value)
    return p.begin(m, A, cash=money)


# Buying.


def buying():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    return p.begin(m, A, cash=3)


def test_9_a_public_contract_costs_1_and_an_open_one_is_replaced():
    m = buying()
    card = m.view()["public"]["display"][2]["id"]
    p.play(m, f"public {card}")
    assert card in [c["id"] for c in m.view()["players"][A]["public"]]
    assert len(m.view()["public"]["display"]) == 4
    assert m.view()["public"]["stack"] == 11
    assert p.cash(m)[A] == 2


def test_9_a_public_contract_can_be_bought_blind():
    m = p.play(buying(), "blind")
    assert len(m.view()["players"][A]["public"]) == 1
    assert m.view()["public"]["stack"] == 11


def test_9_one_contract_of_either_sort_per_turn():
    m = buying()
    m.state.engineers_left = 3
    p.play(m, "blind")
    assert "public" not in p.verbs(m)
    assert "contract" not in p.verbs(m)
    assert p.refused(m, "blind") == "already-covered"


def test_9_a_public_contract_does_not_fulfil_the_forced_purchase():
    m = p.empty_board(modules=(2,))
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "nuclear-oil")
    p.begin(m, A, cash=3)
    assert p.refused(m, "blind") == "must-buy-contract"
    assert p.verbs(m) == {"contract"}


def test_9_public_contracts_may_be_used_before_the_forced_purchase():
    m = p.empty_board(modules=(2,))
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "nuclear-oil")
    p.give_public(m, A, "gain-4")
    p.give_tiles(m, A, **ALL)
    p.begin(m, A, cash=0)
    assert p.verbs(m) == {"use", "done"}  # nothing can be paid, so the duty has lapsed
    p.play(m, "use gain-4")
    assert p.verbs(m) == {"contract"}  # looked at again: now it can be


# Collecting tiles.


@pytest.mark.parametrize("kind", ["oil", "gas", "coal", "nuclear", "ground"])
def test_9_used_tiles_are_kept(kind):
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas="oil coal nuclear", coal_gas="gas")
    p.lay_tiles(m, hamburg=kind)
    p.move_phase(m, A)
    p.go_to(m, "hamburg")
    while p.asked(m) in ("build", "return-plant", "place-line"):
        m.play(m.legal()[0])
    assert m.view()["players"][A]["kept"] == {kind: 1}


def test_9_investors_are_placed_if_a_slot_is_free_and_kept_otherwise():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    p.lay_tiles(m, hamburg="investor")
    p.move_phase(m, A)
    m.state.investors[A] = 1
    p.go_to(m, "hamburg")
    assert m.state.investors[A] == 2
    assert m.view()["players"][A]["kept"] == {}
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    p.lay_tiles(m, hamburg="investor")
    p.move_phase(m, A)
    m.state.investors[A] = 2
    p.go_to(m, "hamburg")
    assert m.view()["players"][A]["kept"] == {"investor": 1}


# Paying.


def test_9_the_worked_example_6_million_and_4_points():
    m = with_card("gain-6", tiles={"coal": 1, "gas": 1, "oil": 1})
    p.play(m, "use gain-6")
    assert p.cash(m)[A] == 3 + 6
    assert p.score(m)[A] == 4
    assert m.view()["players"][A]["kept"] == {}
    assert m.view()["players"][A]["public"] == []


def test_9_with_a_substitute_there_are_no_points():
    m = with_card("gain-6", tiles={"coal": 1, "gas": 1, "ground": 1})
    assert p.refused(m, "use gain-6") == "lacks-energy"
    p.play(m, "use gain-6 without oil")
    assert p.cash(m)[A] == 9
    assert p.score(m)[A] == 0


def test_9_at_least_one_energy_must_be_real():
    m = with_card("gain-6", tiles={"coal": 1, "investor": 1, "engineer": 1, "ground": 1})
    m.state.wildcards[A] = 1
    assert p.refused(m, "use gain-6 without coal gas oil") == "needs-one-energy"
    p.play(m, "use gain-6 without gas oil")
    assert m.state.wildcards[A] == 0  # substitutes are worth the same; wildcards go first
    assert m.view()["players"][A]["kept"] == {"engineer": 1, "ground": 1}


def test_9_substitutes_may_replace_tiles_that_are_there():
    m = with_card("gain-4", tiles={"oil": 1, "coal": 1, "ground": 1})
    uses = {move for move in m.legal() if move.startswith("use")}
    assert uses == {"use gain-4", "use gain-4 without oil", "use gain-4 without coal"}


def test_9_too_few_substitutes():
    m = with_card("gain-8", tiles={"oil": 1, "coal": 1, "ground": 1})
    assert p.refused(m, "use gain-8 without gas nuclear") == "lacks-substitutes"


# Windows.


def test_9_cards_can_be_used_before_the_crew_moves_and_after_joint_construction():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    p.give_public(m, A, "gain-4", "gain-8")
    p.give_tiles(m, A, oil=1, coal=1)
    p.lay_tiles(m, hamburg="investor")
    p.move_phase(m, A)
    assert "use gain-4" in m.legal()
    p.go_to(m, "hamburg")
    assert (p.asked(m), m.seat) == ("use-cards", A)
    p.play(m, "use gain-4")
    assert m.state.active == B


def test_9_cards_are_for_the_own_turn_only():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    p.give_contracts(m, B, oil_investor=None)
    p.give_public(m, B, "gain-4")
    p.give_tiles(m, B, oil=1, coal=1)
    m.state.cash[B] = 2
    p.lay_tiles(m, hamburg="investor")
    p.move_phase(m, A)
    p.go_to(m, "hamburg")
    assert (p.asked(m), m.seat) == ("join", B)
    assert p.refused(m, "use gain-4") == "not-asked"


def test_9_a_money_card_makes_a_move_possible():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    p.give_public(m, A, "gain-4")
    p.give_tiles(m, A, oil=1, coal=1)
    p.lay_tiles(m, hamburg="investor")
    p.move_phase(m, A, cash=0)
    assert m.legal() == ["done", "use gain-4", "decide"]
    p.play(m, "use gain-4")
    assert m.legal() == ["crew hamburg", "decide"]


# The sixteen effects.


@pytest.mark.parametrize(("card", "money", "points"), [("gain-4", 4, 2), ("gain-6", 6, 4), ("gain-8", 8, 6)])
def test_9_effects_gain_money(card, money, points):
    m = p.play(with_card(card), f"use {card}")
    assert (p.cash(m)[A], p.score(m)[A]) == (3 + money, points)


def test_9_effect_move_a_line_to_an_empty_link():
    m = with_card("move-line-empty", lines=["bergen-oslo"])
    p.give_lines(m, B, "oslo-stockholm")
    p.play(m, "use move-line-empty")
    assert m.legal() == ["lift bergen-oslo"]
    p.play(m, "lift bergen-oslo")
    assert p.refused(m, "place bergen-oslo") == "same-link"
    assert p.refused(m, "place oslo-stockholm") == "link-taken"
    p.play(m, "place lisbon-seville")
    assert p.owners(m, "lisbon-seville") == [A]
    assert p.score(m)[A] == 2
    assert m.state.line_supply[A] == 14


def test_9_effect_move_a_line_beside_a_foreign_one():
    m = with_card("move-line-any", lines=["bergen-oslo"])
    p.give_lines(m, B, "oslo-stockholm")
    p.play(m, "use move-line-any", "lift bergen-oslo", "place oslo-stockholm")
    assert p.owners(m, "oslo-stockholm") == [A, B]
    assert p.score(m)[A] == 4


def test_9_a_relocated_line_does_not_undo_or_trigger_an_end_nor_stir_the_round():
    m = with_card("move-line-any", lines=["bergen-oslo"])
    m.state.stirred = 0
    p.play(m, "use move-line-any", "lift bergen-oslo", "place lisbon-seville")
    assert m.state.stirred == 0
    assert m.state.ended_by == n.STILL_PLAYING


def test_9_effect_sell_a_certificate_for_its_value_plus_1():
    m = with_card("sell-certificate")
    p.give_certificates(m, A, 4)
    p.play(m, "use sell-certificate")
    assert m.legal() == ["sell 4"]
    p.play(m, "sell 4")
    assert p.cash(m)[A] == 3 + 5
    assert m.view(A)["players"][A]["certificates"] == []


def test_9_effect_shift_a_plant_to_a_free_neighbouring_space():
    m = with_card("shift-plant", contracts={"oil_gas_nuclear": "oil nuclear"})
    p.play(m, "use shift-plant")
    assert p.refused(m, "shift oil-gas-nuclear oil left") == "no-space-there"
    p.play(m, "shift oil-gas-nuclear oil right")
    assert p.standing(m, A, "oil-gas-nuclear") == [0, 1, 1]
    m = with_card("shift-plant", contracts={"oil_gas_nuclear": "oil gas"})
    p.play(m, "use shift-plant")
    assert p.refused(m, "shift oil-gas-nuclear oil right") == "space-taken"


def test_9_effect_move_the_crew_along_one_free_link():
    m = with_card("move-crew", lay={"berlin": "investor", "prague": "gas"})
    p.play(m, "use move-crew")
    assert p.refused(m, "step berlin") == "tile-in-the-way"  # not while planning
    p.play(m, "step hamburg")
    assert m.view()["crew"] == "hamburg"
    assert p.cash(m)[A] == 3


def test_9_the_crew_card_may_be_the_whole_move_onto_a_matching_tile():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    p.give_public(m, A, "move-crew")
    p.give_tiles(m, A, **ALL)
    p.lay_tiles(m, berlin="investor", prague="gas")
    p.move_phase(m, A, cash=0)
    p.play(m, "use move-crew")
    assert p.refused(m, "step prague") == "tile-in-the-way"
    p.play(m, "step berlin")
    assert p.plants_at(m, "berlin")[A] == 1
    assert m.state.investors[A] == 1
    assert p.score(m)[A] == 2
    assert m.state.active == B


def test_9_effect_return_a_plant():
    m = p.play(with_card("return-plant", contracts={"oil_coal": "oil"}), "use return-plant")
    assert p.refused(m, "skip") == "must-place"
    p.play(m, "return oil-coal oil")
    assert p.score(m)[A] == 4 + 2


@pytest.mark.parametrize(("card", "times", "points"), [("join-1", 1, 4), ("join-2", 2, 6)])
def test_9_effects_place_plants_beside_foreign_ones(card, times, points):
    m = with_card(card)
    p.give_plants(m, B, oslo=1, lisbon=1)
    p.give_plants(m, A, lisbon=3)
    p.play(m, f"use {card}")
    for icon in ("coal", "oil")[:times]:
        p.play(m, f"build start-without-gas {icon}")
        assert p.refused(m, "site lisbon") == "site-full"
        assert p.refused(m, "site start") == "not-on-start"
        assert p.refused(m, "site bergen") == "no-foreign-plant"
        p.play(m, "site oslo")
    assert p.plants_at(m, "oslo")[:2] == [times, 1]
    assert p.score(m)[A] == points
    assert m.state.wildcards[A] == 0


def test_9_effect_free_construction_contract():
    m = with_card("free-contract")
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    p.play(m, "use free-contract", "contract oil-coal-nuclear-gas")
    assert p.standing(m, A, "oil-coal-nuclear-gas") == [1, 1, 1, 1]
    assert (p.cash(m)[A], p.score(m)[A]) == (3, 4)
    assert len(m.view()["display"]) == 4


def test_9_effect_swap_two_old_energies():
    m = with_card("swap-tiles", lay={"oslo": "coal", "rome": "gas", "paris": "coal", "london": "investor"})
    p.play(m, "use swap-tiles")
    assert p.refused(m, "swap london") == "no-energy-tile"
    p.play(m, "swap oslo")
    assert p.refused(m, "swap oslo") == "same-tile"
    p.play(m, "swap rome")
    tiles = {site["id"]: site["tile"] for site in m.view()["sites"]}
    assert (tiles["oslo"], tiles["rome"]) == ("gas", "coal")


def test_9_two_tiles_of_one_kind_may_be_swapped():
    """All three texts speak of two tiles of old energies; none asks that they differ."""
    m = with_card("swap-tiles", lay={"oslo": "coal", "rome": "gas", "paris": "coal"})
    p.play(m, "use swap-tiles", "swap oslo", "swap paris")
    tiles = {site["id"]: site["tile"] for site in m.view()["sites"]}
    assert (tiles["oslo"], tiles["paris"], tiles["rome"]) == ("coal", "coal", "gas")
    assert p.score(m)[A] == 4


def test_9_where_all_tiles_are_alike_a_swap_is_not_asked_for():
    m = p.play(with_card("swap-tiles", lay={"oslo": "coal", "paris": "coal"}), "use swap-tiles")
    assert p.asked(m) == "plan"
    assert p.score(m)[A] == 4


def test_9_the_second_plant_on_an_oil_space_may_be_declined():
    """The effects command, but this one says *may* in all three rulebooks; the card scores all the same."""
    m = with_card("double-oil", contracts={"oil_coal": None, "coal_gas": None})
    supply = m.state.plant_supply[A]
    p.play(m, "use double-oil", "skip")
    assert p.standing(m, A, "oil-coal") == [1, 1]
    assert m.state.plant_supply[A] == supply
    assert p.score(m)[A] == 4


def test_9_effect_second_plant_on_an_oil_space():
    m = with_card("double-oil", contracts={"oil_coal": None, "coal_gas": None}, lay={"hamburg": "oil"})
    p.play(m, "use double-oil")
    assert m.legal() == ["skip", "double oil-coal"]  # an offer: all three rulebooks say may
    p.play(m, "double oil-coal")
    assert p.standing(m, A, "oil-coal") == [2, 1]
    p.play(m, "done")
    p.go_to(m, "hamburg")
    assert p.plants_at(m, "hamburg")[A] == 2  # both go together
    assert p.standing(m, A, "oil-coal") == [0, 1]


def doubled():
    """A has two plants on the oil space of oil-coal and one on that of nuclear-oil; an oil and a ground tile are near."""
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, oil_coal="oil", nuclear_oil="oil")
    m.state.second[p.contract(m, "oil-coal")] = 1
    m.state.on_contracts[A] += 1
    m.state.plant_supply[A] -= 1
    p.lay_tiles(m, hamburg="oil", berlin="ground")
    return p.move_phase(m, A)


def test_9_a_doubled_oil_space_gives_one_plant_to_a_ground():
    m = p.go_to(doubled(), "berlin", "build oil-coal oil")
    assert p.plants_at(m, "berlin")[A] == 1
    assert p.standing(m, A, "oil-coal") == [1, 0]


def test_9_two_plants_of_a_doubled_oil_space_count_as_two_extra_plants():
    m = p.go_to(doubled(), "hamburg", "build nuclear-oil oil", "build oil-coal oil")
    assert p.plants_at(m, "hamburg")[A] == 3


def test_9_both_plants_of_a_doubled_oil_space_are_built_at_once_and_one_more_fits():
    m = p.go_to(doubled(), "hamburg", "build oil-coal oil", "build nuclear-oil oil")
    assert p.plants_at(m, "hamburg")[A] == 3


def test_9_effect_place_a_line_anywhere():
    m = with_card("place-line")
    p.give_lines(m, B, "bergen-oslo")
    p.play(m, "use place-line")
    assert p.refused(m, "skip") == "must-place"
    p.play(m, "place bergen-oslo")
    assert p.owners(m, "bergen-oslo") == [A, B]
    assert (p.cash(m)[A], p.score(m)[A]) == (3, 6)


def test_9_effect_repeat_a_covered_planning_action_at_full_price():
    m = with_card("repeat-planning", money=9)
    m.state.engineers_left = 2
    p.play(m, "line", "place bergen-oslo", "use repeat-planning")
    assert m.legal() == ["line"]
    assert p.refused(m, "lines") == "not-covered"
    p.play(m, "line", "place oslo-stockholm")
    assert p.cash(m)[A] == 7
    assert p.score(m)[A] == 6
    assert m.state.engineers_left == 1


def test_9_a_repeated_contract_action_may_be_of_either_sort():
    m = with_card("repeat-planning", money=9)
    p.show_contracts(m, "oil-coal", "coal-gas", "nuclear-oil", "oil-investor")
    m.state.engineers_left = 2
    p.play(m, "contract oil-coal", "use repeat-planning")
    assert p.verbs(m) == {"contract", "public", "blind"}


@pytest.mark.parametrize(
    "card", ["move-line-empty", "sell-certificate", "join-1", "swap-tiles", "repeat-planning", "double-oil"]
)  # fmt: skip
def test_9_a_card_whose_effect_can_do_nothing_still_scores(card):
    m = with_card(card, contracts={"coal_gas": None})
    worth = {c["id"]: c["points"] for c in m.game.printed(m.board)["public_contracts"]}
    p.play(m, f"use {card}")
    assert p.score(m)[A] == worth[card]
    assert "public-scored" in p.logged(m)


def test_9_the_second_placement_lapses_when_no_plant_is_left():
    m = with_card("join-2", contracts={"oil_coal": "oil"})
    p.give_plants(m, C, oslo=1)
    p.play(m, "use join-2", "build oil-coal oil", "site oslo")
    assert p.score(m)[A] == 4 + 6
    assert p.plants_at(m, "oslo")[A] == 1


def test_9_crew_on_the_start_space_is_allowed():
    m = with_card("move-crew")
    p.crew_to(m, "hamburg")
    p.play(m, "use move-crew", "step start")
    assert m.state.crew == p.place(m, "start")


# Holding cards and tiles.


def test_9_anybody_may_hold_any_number_of_public_contracts():
    m = buying()
    for _ in range(5):
        p.play(m, "blind")
        p.begin(m, A, cash=3)
    assert len(m.view()["players"][A]["public"]) == 5
    assert {"public", "blind"} <= p.verbs(m)


def test_9_engineers_are_placed_if_a_slot_is_free_and_kept_otherwise():
    for engineers, kept in ((1, {}), (2, {"engineer": 1})):
        m = p.empty_board(modules=(2,))
        p.give_contracts(m, A, start_without_gas=None)
        p.lay_tiles(m, hamburg="engineer")
        p.move_phase(m, A)
        m.state.engineers[A] = engineers
        p.go_to(m, "hamburg")
        assert m.state.engineers[A] == 2
        assert m.view()["players"][A]["kept"] == kept


@pytest.mark.parametrize("kind", ["investor", "engineer", "ground"])
def test_9_investors_engineers_and_grounds_replace_a_tile(kind):
    m = with_card("gain-4", tiles={"coal": 1, kind: 1})
    p.play(m, "use gain-4 without oil")
    assert (p.cash(m)[A], p.score(m)[A]) == (3 + 4, 0)
    assert m.view()["players"][A]["kept"] == {}


def test_9_a_wildcard_replaces_a_tile():
    m = with_card("gain-4", tiles={"coal": 1})
    m.state.wildcards[A] = 1
    p.play(m, "use gain-4 without oil")
    assert (p.cash(m)[A], p.score(m)[A], m.state.wildcards[A]) == (3 + 4, 0, 0)


# Numbers of single effects.


def test_9_selling_a_certificate_and_shifting_a_plant_score_2():
    m = with_card("sell-certificate")
    p.give_certificates(m, A, 3)
    p.play(m, "use sell-certificate", "sell 3")
    assert (p.cash(m)[A], p.score(m)[A]) == (3 + 4, 2)
    m = p.play(with_card("shift-plant", contracts={"oil_gas_nuclear": "oil"}), "use shift-plant", "shift oil-gas-nuclear oil right")
    assert p.score(m)[A] == 2


def test_9_the_crew_card_goes_to_an_adjacent_place_only_and_scores_2():
    m = p.play(with_card("move-crew"), "use move-crew")
    assert p.refused(m, "step oslo") == "not-adjacent"
    p.play(m, "step hamburg")
    assert p.score(m)[A] == 2


def test_9_a_free_construction_contract_may_trigger_the_end():
    m = with_card("free-contract")
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    m.state.stack_size = 1
    p.play(m, "use free-contract", "contract oil-coal")
    assert "last-contract-laid" in p.logged(m)
    assert m.view()["last_round"] == "contracts"


def test_9_the_second_plant_on_an_oil_space_comes_from_the_supply():
    m = with_card("double-oil", contracts={"oil_coal": None})
    supply = m.state.plant_supply[A]
    p.play(m, "use double-oil", "double oil-coal")
    assert m.state.plant_supply[A] == supply - 1
    m = with_card("double-oil", contracts={"oil_coal": None})
    m.state.plant_supply[A] = 0
    p.play(m, "use double-oil")
    assert p.asked(m) == "plan", "without a plant in the supply there is nothing to do"
    assert p.standing(m, A, "oil-coal") == [1, 1]


def test_9_of_a_doubled_oil_space_goes_only_what_fits_on_the_site():
    m = doubled()
    p.give_plants(m, A, hamburg=2)
    p.go_to(m, "hamburg", "build oil-coal oil")
    assert p.plants_at(m, "hamburg")[A] == 3
    assert p.standing(m, A, "oil-coal") == [1, 0]


def test_9_a_repeated_contract_costs_its_price_again():
    m = with_card("repeat-planning", money=9)
    p.show_contracts(m, "oil-coal", "coal-gas", "nuclear-oil", "oil-investor")
    m.state.engineers_left = 2
    p.play(m, "contract oil-coal", "use repeat-planning", "contract nuclear-oil")
    assert p.cash(m)[A] == 9 - 1 - 2
    m = with_card("repeat-planning", money=9)
    m.state.engineers_left = 2
    p.play(m, "blind", "use repeat-planning", "blind")
    assert p.cash(m)[A] == 9 - 1 - 1
    m = with_card("repeat-planning", money=11)
    m.state.engineers_left = 2
    p.play(m, "lines", "place bergen-oslo", "place oslo-stockholm", "use repeat-planning", "lines")
    assert p.cash(m)[A] == 11 - 5 - 5
