"""What Future Energy's explanatory lines, refusals and lesson claim, played: a test names the line and its words."""

from functools import partial

import pytest

from megawatt.games.future_energy.rules import ending

from ..claims import claims
from . import positions as p
from .positions import A, B, C, D

line = partial(claims, "future-energy")


def planning(money=9, engineers=2, **options):
    """A plans with plants on a contract, two more engineers and some money."""
    m = p.empty_board(**options)
    p.give_contracts(m, A, start_without_gas=None)
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "nuclear-oil")
    p.hire(m, A, engineers=engineers)
    return p.begin(m, A, cash=money)


def with_card(card, money=3, modules=(2,), **contracts):
    """A plans and has this public contract and two tiles of every energy."""
    m = p.empty_board(modules=modules)
    p.give_contracts(m, A, **(contracts or {"start_without_gas": None}))
    p.give_public(m, A, card)
    p.give_tiles(m, A, oil=2, gas=2, coal=2, nuclear=2)
    return p.begin(m, A, cash=money)


def at_hamburg(kind, seats=4, modules=(), **contracts):
    """A has moved the crew to Hamburg, where a tile of this kind lies; the link there costs 1 of 5 million."""
    m = p.empty_board(seats, modules)
    p.give_contracts(m, A, **contracts)
    p.lay_tiles(m, hamburg=kind)
    return p.go_to(p.move_phase(m, A, cash=5), "hamburg")


# Planning.


@line("question-plan-about", "Each action uses one engineer")
@line("why-no-engineer", "used all your engineers")
def test_each_planning_action_uses_one_engineer():
    m = planning(engineers=1)
    assert m.state.engineers_left == 2
    p.play(m, "line", "place bergen-oslo")
    assert m.state.engineers_left == 1
    m.state.engineers_left = 0
    assert p.refused(m, "contract oil-coal") == "no-engineer"


@line("question-plan-about", "Get what you need to build: power lines and construction contracts")
def test_no_planning_action_brings_money():
    for move in ("line", "lines", "contract oil-coal", "contract nuclear-oil"):
        m = planning()
        p.play(m, move)
        assert p.cash(m)[A] < 9, move
    assert p.verbs(planning()) == {"line", "lines", "contract", "done"}


@line("why-already-covered", "each planning action only once per turn")
def test_a_planning_action_is_taken_once_a_turn():
    m = p.play(planning(), "line", "place bergen-oslo")
    assert p.refused(m, "line") == "already-covered"


@line("why-must-buy-contract", "no plants on your contracts, so you must buy")
@pytest.mark.parametrize(("plants", "free"), [(None, True), ("", False)])
def test_only_who_has_no_plant_on_contracts_must_buy_one(plants, free):
    m = p.empty_board()
    p.give_contracts(m, A, start_without_gas=plants)
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "nuclear-oil")
    p.begin(m, A, cash=5)
    assert ("done" in p.verbs(m)) == free
    if not free:
        assert p.refused(m, "line") == "must-buy-contract"


@line("why-only-lines", "you may only buy lines this turn")
@pytest.mark.parametrize(
    ("without_contract", "bought"), [("lines-only", {"line", "lines"}), ("as-usual", {"line", "lines", "public", "blind"})]
)
def test_who_must_and_cannot_buy_a_contract_is_told_so_only_where_lines_are_all_there_is(without_contract, bought):
    m = p.empty_board(modules=(2,), without_contract=without_contract)
    m.state.plant_supply[A] = 1
    p.begin(m, A, cash=5)
    assert p.verbs(m) - {"done"} == bought
    if "blind" not in bought:
        assert p.refused(m, "blind") == "only-lines"


@line("why-link-taken", "already a line on this link")
@line("lesson free-line", "It may even lie beside one line of another player")
def test_a_bought_line_needs_an_empty_link_and_a_free_one_does_not():
    m = planning()
    p.give_lines(m, B, "bergen-oslo")
    p.play(m, "line")
    assert p.refused(m, "place bergen-oslo") == "link-taken"
    m = p.empty_board()
    p.give_lines(m, B, "bergen-oslo")
    p.give_contracts(m, A, start_without_gas=None)
    p.lay_tiles(m, hamburg="nuclear")
    p.go_to(p.move_phase(m, A), "hamburg", "place bergen-oslo")
    assert p.owners(m, "bergen-oslo") == [A, B]


@line("question-repeat-about", "One of this turn's planning actions once more, at its usual price")
def test_a_repeated_action_is_one_of_this_turn_and_paid_again():
    m = with_card("repeat-planning", money=9)
    p.play(m, "line", "place bergen-oslo", "use repeat-planning")
    assert p.refused(m, "lines") == "not-covered"
    p.play(m, "line", "place oslo-stockholm")
    assert p.cash(m)[A] == 9 - 1 - 1


# Moving and building.


@line("question-place-line-about", "carry the crew for free")
@line("question-route-about", "Links without your power line cost money, sometimes paid to other players")
def test_own_lines_are_free_and_others_are_paid():
    m = p.empty_board()
    p.give_contracts(m, A, start_without_gas=None)
    p.give_lines(m, A, "hamburg-start")
    p.give_lines(m, B, "copenhagen-hamburg")
    p.lay_tiles(m, copenhagen="coal")
    p.play(p.move_phase(m, A, cash=5), "crew copenhagen")
    if p.asked(m) == "route":
        p.play(m, "step hamburg", "go")
    assert p.paid_for_the_way(m) == {B: 1}


@line("question-build-about", "Once all spaces are empty, the contract is completed and scores")
@line("lesson completed", "brings its points and €1 million")
def test_a_contract_scores_when_its_last_plant_is_built():
    m = at_hamburg("coal", start_without_gas="oil", oil_coal="coal")
    assert (p.score(m)[A], p.cash(m)[A]) == (4, 5 - 1 + 1)


@line("tile-oil-about", "Up to two more plants from oil spaces of other contracts")
@line("question-extra-oil-about", "from a different contract")
def test_two_more_oil_plants_from_other_contracts():
    m = at_hamburg("oil", start_without_gas=None, oil_coal=None, nuclear_oil=None, oil_investor=None)
    p.play(m, "build oil-coal oil")
    assert p.asked(m) == "extra-oil"
    assert "build oil-coal oil" not in m.legal()
    p.play(m, "build nuclear-oil oil", "build oil-investor oil")
    assert p.plants_at(m, "hamburg")[A] == 3
    assert p.asked(m) != "extra-oil"


@line("question-return-plant-about", "goes from your contracts back to your supply", "The space is empty")
def test_a_returned_plant_is_in_the_supply_and_its_space_empty():
    m = at_hamburg("coal", start_without_gas=None)
    supply = m.state.plant_supply[A]
    before = sum(p.standing(m, A, "start-without-gas"))
    p.play(m, "return start-without-gas oil")
    assert m.state.plant_supply[A] == supply + 1
    assert sum(p.standing(m, A, "start-without-gas")) == before - 1


@line("tile-gas-about", "worth 3 to 5 VP")
def test_certificates_are_worth_3_to_5():
    m = p.new_game()
    assert {int(value) for value in m.state.certificate} == {3, 4, 5}


@line("tile-ground-about", "Any plant may be built here; you gain €3 million")
@line("lesson second-site", "any plant may be built there, and it brings €3 million")
def test_a_ground_takes_any_plant_and_pays_3():
    m = at_hamburg("ground", start_without_gas=None)
    assert len([move for move in m.legal() if move.startswith("build")]) == 5
    p.play(m, "build start-without-gas investor")
    assert p.cash(m)[A] == 5 - 1 + 3


@line("question-join-about", "without moving the crew")
@line("lesson join", "For €2 million you build a plant of the same icon on the same site, outside your turn")
def test_joining_costs_2_and_builds_on_the_same_site():
    m = p.empty_board()
    p.give_contracts(m, A, start_without_coal=None)
    p.give_contracts(m, B, coal_gas=None)
    m.state.cash[B] = 2
    p.lay_tiles(m, hamburg="gas")
    p.go_to(p.move_phase(m, A, cash=1), "hamburg")
    assert (p.asked(m), m.seat, m.state.active) == ("join", B, A)
    crew = m.state.crew
    assert [move for move in m.legal() if move != "skip"] == ["join coal-gas gas"]
    p.play(m, "join coal-gas gas")
    assert m.state.crew == crew
    assert p.plants_at(m, "hamburg")[:2] == [1, 1]
    assert p.cash(m)[A] == 2


@line("why-out-of-play", "isn't in play with two players")
@pytest.mark.parametrize("red_links", ["closed", "open"])
def test_with_two_players_red_framed_sites_are_out_and_their_links_unless_agreed(red_links):
    m = p.empty_board(2, red_links=red_links)
    p.give_contracts(m, A, start_without_gas=None)
    p.begin(m, A, cash=3)
    p.play(m, "line")
    assert m.why_not("place lisbon-madrid") == ("out-of-play" if red_links == "closed" else None)
    m = p.empty_board(2, red_links=red_links)
    p.give_contracts(m, A, start_without_gas=None)
    p.lay_tiles(m, hamburg="coal")
    p.move_phase(m, A, cash=9)
    assert p.refused(m, "crew trondheim") == "out-of-play"


@line("why-site-full", "more than three plants")
@line("question-foreign-plant-about", "a site with another player's plant, where you have fewer than three")
def test_a_plant_beside_a_foreign_one_where_there_are_fewer_than_three_of_ones_own():
    m = with_card("join-1")
    p.give_plants(m, B, oslo=1, lisbon=1)
    p.give_plants(m, A, lisbon=3, oslo=2)
    p.play(m, "use join-1")
    assert p.asked(m) == "foreign-plant"
    p.play(m, "build start-without-gas coal")
    assert p.refused(m, "site lisbon") == "site-full"
    assert p.refused(m, "site bergen") == "no-foreign-plant"
    p.play(m, "site oslo")
    assert p.plants_at(m, "oslo")[:2] == [3, 1]


# Module 2 and 3.


@line("question-sell-certificate-about", "its value and one million more right now", "Kept, it scores its value at the end")
@pytest.mark.parametrize("value", [3, 4, 5])
def test_a_certificate_is_sold_for_its_value_and_one_more_or_scores_its_value(value):
    m = with_card("sell-certificate")
    p.give_certificates(m, A, value)
    assert ending.score_certificates(m.state, A) == value
    p.play(m, "use sell-certificate", f"sell {value}")
    assert p.cash(m)[A] == 3 + value + 1
    assert ending.score_certificates(m.state, A) == 0


@line("question-move-crew-about", "One step more", "at no cost")
def test_the_crew_card_moves_one_link_for_nothing():
    m = p.play(with_card("move-crew"), "use move-crew", "step hamburg")
    assert (m.view()["crew"], p.cash(m)[A]) == ("hamburg", 3)
    assert p.asked(m) != "move-crew"


@line("question-double-oil-about", "comes from your supply", "both are built together", doubled_space="together")
@line("question-double-oil-about", "comes from your supply", "you may build both together", doubled_space="choose")
@line("question-double-oil-about", "comes from your supply", "still built one by one", doubled_space="one-by-one")
@pytest.mark.parametrize(("doubled_space", "at_once", "then"), [("together", 2, 2), ("choose", 1, 2), ("one-by-one", 1, 1)])
def test_the_plants_of_a_doubled_space_are_built_as_agreed(doubled_space, at_once, then):
    m = p.empty_board(modules=(2,), doubled_space=doubled_space)
    p.give_contracts(m, A, oil_coal=None)
    p.give_public(m, A, "double-oil")
    p.give_tiles(m, A, oil=2, gas=2, coal=2, nuclear=2)
    p.lay_tiles(m, hamburg="oil")
    p.begin(m, A, cash=3)
    supply = m.state.plant_supply[A]
    p.play(m, "use double-oil", "double oil-coal")
    assert m.state.plant_supply[A] == supply - 1
    p.play(m, "done")
    p.go_to(m, "hamburg")
    assert p.plants_at(m, "hamburg")[A] == at_once
    if "build oil-coal oil" in m.legal():
        p.play(m, "build oil-coal oil")
    assert p.plants_at(m, "hamburg")[A] == then


@line("question-extend-about", "a lasting advantage", "kept, it helps with public contracts")
@line("tile-nuclear-extended-about", "one link per move free")
def test_a_nuclear_tile_frees_a_link_in_every_move_or_is_kept():
    m = at_hamburg("nuclear", modules=(2, 3), start_without_gas=None)
    assert m.legal() == ["extend", "keep"]
    kept = p.play(m.fork(), "keep")
    assert kept.view()["players"][A]["kept"] == {"nuclear": 1}
    p.play(m, "extend")
    for site in ("copenhagen", "hamburg"):
        p.lay_tiles(m, **{site: "investor"})
        p.give_contracts(m, A, start_without_gas="investor")
        p.move_phase(m, A, cash=0)
        assert m.legal() == [f"crew {site}", "decide"]
        p.go_to(m, site)
        assert m.view()["crew"] == site


# The end.


@line("label-end-about", "ends with the round in which", stack=1, lines=1)
@line("lesson last-line", "this is the last round")
def test_the_last_line_makes_this_round_the_last():
    m = p.empty_board()
    for seat, icon in enumerate(("oil", "gas", "coal", "nuclear")):
        p.give_contracts(m, seat, **{f"start_without_{icon}": None})
    m.state.line_supply[A] = 1
    p.play(p.begin(m, A, cash=1), "line", "place lisbon-seville")
    assert "last-line-placed" in p.logged(m)
    for _ in (B, C, D):
        assert not m.over
        p.play(m, "done")
    assert m.over


@line("result-empty-spaces-about", "on all your contracts, completed ones included", all="yes")
@line("result-empty-spaces-about", "on contracts that aren't completed", all="no")
@pytest.mark.parametrize(("empty_spaces", "points"), [("uncompleted", 1), ("all", 1 + 2)])
def test_empty_spaces_score_as_agreed(empty_spaces, points):
    m = p.empty_board(empty_spaces=empty_spaces)
    p.give_contracts(m, A, oil_gas_nuclear="oil gas", oil_coal="")
    assert ending.score_empty_spaces(m.board, m.state, A) == points
    assert bool(m.board.empty_spaces_all) == (empty_spaces == "all"), "what the page tells the line"


@line("result-regions-about", "tied players share the points of their places, rounded down")
def test_tied_players_share_rounded_down():
    m = p.empty_board()
    for seat, count in ((A, 2), (B, 2), (C, 1), (D, 1)):
        p.give_plants(m, seat, london=count)
    west = [region.id for region in m.board.printed.side.regions].index("west")
    assert [ending.score_region(m.board, m.state, seat, west) for seat in range(4)] == [(6 + 3) // 2, (6 + 3) // 2, 0, 0]


@line("result-grid-about", "1, 3, 6, 10 or 15 VP", "one connected grid")
@line("question-place-line-about", "Connected ones form a grid, which scores at the end for the regions it reaches")
def test_a_grid_scores_by_the_regions_it_reaches():
    m = p.empty_board()
    scores = []
    for name in ("hamburg-start", "amsterdam-start", "paris-start", "munich-start", "berlin-start"):
        p.give_lines(m, A, name)
        assert p.owners(m, name) == [A], p.link(m, name)
        scores.append(ending.score_grid(m.board, m.state, A))
    assert sorted(set(scores)) == [1, 3, 6, 10, 15]
