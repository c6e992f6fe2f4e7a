"""What Power Grid's explanatory lines, refusals and lesson claim, played: each test names the line and the words of its claim."""

from __future__ import annotations

from functools import partial

import pytest

from megawatt import Match

from ..claims import claims
from . import positions as p

line = partial(claims, "power-grid")


def table(phase: str, round_no: int = 2, step: int = 1, **options: str) -> Match:
    """Three seats with 100 Elektro each; seat 0 comes first in the auction and last where the order is reversed."""
    m = p.new_game(3, areas=p.WEST, **options)
    p.set_order(m, 0, 1, 2)
    p.set_cash(m, 100, 100, 100)
    p.lay_market(m, 20, 21, 22, 23, 24, 25, 26, 27)
    p.lay_stack(m, 30, 31, 32, 33, 34, 35, 36, "step-3")
    m.state.step = step
    return p.jump_to(m, phase, round_no) if phase else m


# Auction.


@line("question-choose-area-about", "only in areas that somebody chooses", "then it's the next player's turn")
def test_only_chosen_areas_are_in_play_and_everybody_chooses_in_turn() -> None:
    m = p.new_game(3, areas="draft")
    chosen, seats = [], []
    while m.view()["asked"] == "choose-area":
        chosen.append(m.legal()[0].split()[-1])
        seats.append(m.seat)
        p.play(m, m.legal()[0])
    assert len(chosen) == 3
    assert sorted(seats) == [0, 1, 2]
    printed = m.board.printed
    in_play = {printed.area_ids[city.area] for at, city in enumerate(printed.map.cities) if m.state.in_play[at]}
    assert in_play == set(chosen)


@line("question-nominate-about", "one plant per round", "bids the most gets it")
def test_the_highest_bid_gets_the_plant_and_its_owner_bids_no_more_this_round() -> None:
    m = table("auction")
    p.play(m, "nominate 20", "bid 20", "bid 25", "pass", "pass")
    assert p.plants_of(m, 1) == ["20"]
    p.play(m, "nominate 21", "bid 21")
    assert m.view()["auction"]["still_in"] == [0, 2]
    p.play(m, "pass", "nominate 22")
    assert [len(p.plants_of(m, seat)) for seat in range(3)] == [1, 1, 1]
    assert m.view()["phase"] != "auction"


@line("question-nominate-must-about", "In the first round everybody has to buy", "bids the most gets it")
def test_in_the_first_round_nobody_is_left_without_a_plant() -> None:
    m = table("auction", round_no=1)
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 20", "bid 20", "bid 25", "pass", "pass")
    assert p.plants_of(m, 1) == ["20"]
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 21", "bid 21", "pass")
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 22")
    assert [len(p.plants_of(m, seat)) for seat in range(3)] == [1, 1, 1]


@line("question-nominate-about", "If you pass now, you're out until the next round")
def test_who_passes_instead_of_nominating_is_asked_again_in_the_next_round_only() -> None:
    m = table("auction")
    p.play(m, "pass", "nominate 20", "bid 20", "bid 21")
    assert m.seat == 1, "seat 0 is not asked for a bid"
    p.play(m, "pass", "nominate 21")
    assert m.view()["phase"] == "resources"
    assert p.plants_of(m, 0) == []
    p.jump_to(m, "auction", 3)
    assert p.player(m, 0)["part"] == "in"


@line("question-open-about", "the number on the card is the lowest", "The others can go higher")
def test_the_first_bid_is_the_number_or_more_and_the_others_may_raise() -> None:
    m = table("auction")
    p.play(m, "nominate 21")
    assert p.refused(m, "bid 20") == "bid-too-low"
    p.play(m, "bid 21")
    assert m.seat == 1
    assert m.why_not("bid 22") is None


@line("question-raise-about", "leave this auction", "You can still buy another plant this round")
def test_who_passes_on_a_bid_may_buy_another_plant() -> None:
    m = table("auction")
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (m.seat, m.view()["asked"]) == (1, "nominate")
    p.play(m, "nominate 21", "bid 21", "pass")
    assert p.plants_of(m, 1) == ["21"]


@line("question-discard-about", "leaves the game")
def test_a_discarded_plant_is_nowhere_any_more() -> None:
    m = table("")
    p.give_plants(m, 0, 3, 4, 5)
    p.jump_to(m, "auction")
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (m.seat, m.view()["asked"]) == (0, "discard")
    p.play(m, "discard 3")
    assert "3" not in p.market(m) + p.stack(m) + p.plants_of(m, 0)


@line("question-discard-about", "moves to the others if it fits")
def test_what_a_discarded_plant_stores_moves_as_far_as_it_fits() -> None:
    m = table("")
    p.give_plants(m, 0, 8, 10, 13)  # 8 stores 6 coal, 10 stores 4
    p.give_fuel(m, 0, coal=8)
    p.jump_to(m, "auction")
    supply = p.fuel_market(m, "coal")["supply"]
    p.play(m, "nominate 22", "bid 22", "pass", "pass", "discard 8")
    assert p.fuel_of(m, 0) == {"coal": 4}
    assert p.fuel_market(m, "coal")["supply"] == supply + 4


@line("lesson discard", "You can own three plants", "The new one stays")
def test_three_plants_stay_and_the_new_one_is_among_them() -> None:
    m = table("")
    p.give_plants(m, 0, 3, 4)
    p.jump_to(m, "auction")
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (len(p.plants_of(m, 0)), m.view()["asked"]) == (3, "nominate")
    p.jump_to(m, "auction", 3)
    p.play(m, "nominate 21", "bid 21", "pass", "pass")
    assert m.view()["asked"] == "discard"
    assert p.refused(m, "discard 21") == "newest-plant"


@line("why-must-buy-first-round", "In the first round, everybody must buy")
def test_nobody_passes_over_the_first_round_but_later_ones() -> None:
    assert p.refused(table("auction", round_no=1), "pass") == "must-buy-first-round"
    assert table("auction", round_no=2).why_not("pass") is None


@line("why-not-on-offer", "only auction plants from the current market")
def test_the_current_market_are_the_four_smallest_plants() -> None:
    m = table("auction")
    assert p.offered(m) == ["20", "21", "22", "23"]
    assert p.refused(m, "nominate 24") == "not-on-offer"


# Resources and building.


@line("question-buy-about", "The more is bought, the more it costs those after you")
def test_the_next_buyer_pays_more() -> None:
    m = table("")
    for seat in range(3):
        p.give_plants(m, seat, 4)
    p.jump_to(m, "resources")
    assert m.seat == 2
    first = p.play(m, "buy coal")
    p.play(m, *["buy coal"] * 3, "done")
    second = p.play(m, "buy coal")
    assert p.logged(first, "fuel-bought")[0]["price"] < p.logged(second, "fuel-bought")[0]["price"]


@line("lesson more-coal", "needs two coal to run", "store up to four")
@line("why-no-room", "no room for that resource")
def test_plant_4_runs_on_two_coal_and_stores_four() -> None:
    m = table("")
    p.give_plants(m, 2, 4)
    p.give_houses(m, 2, "essen")
    p.jump_to(m, "resources")
    p.play(m, *["buy coal"] * 4)
    assert m.view()["asked"] != "buy" or p.refused(m, "buy coal") == "no-room"
    assert p.fuel_of(m, 2) == {"coal": 4}
    p.jump_to(m, "bureaucracy")
    p.play(m, "run 4")
    assert p.fuel_of(m, 2) == {"coal": 2}


@line("question-build-about", "The price covers the house and the connection to it")
def test_the_price_of_a_city_is_house_and_connection_together() -> None:
    m = table("building")
    p.play(m, "build duesseldorf")
    assert p.price_of(m, 2, "essen") == 10 + 2
    events = p.play(m, "build essen")
    assert p.logged(events, "house-built") == [{"seat": 2, "city": "essen", "price": 12}]


@line("question-build-about", "can earn money if you power it", "next comes the payment")
def test_payment_comes_after_building() -> None:
    m = table("")
    p.give_plants(m, 0, 13)
    p.give_houses(m, 0, "essen")
    p.jump_to(m, "building")
    p.finish_phase(m)
    assert m.view()["phase"] == "bureaucracy"
    events = p.play(m, "run 13")
    assert p.logged(events, "powered")[0] == {"seat": 0, "count": 1, "price": 22}


@line("lesson over", "three steps", "up to three companies share a city")
@line("why-city-full", "No space is open in this city in this step")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_city_has_as_many_spaces_as_the_step_says(step: int) -> None:
    m = p.new_game(4)
    p.set_order(m, 0, 1, 2, 3)
    p.set_cash(m, 100, 100, 100, 100)
    m.state.step = step
    for seat in range(step - 1):
        p.give_houses(m, seat, "essen")
    p.jump_to(m, "building")
    assert (m.seat, m.why_not("build essen")) == (3, None)
    p.play(m, "build essen", "done")
    assert len(p.houses_in(m, "essen")) == step
    if m.seat not in p.houses_in(m, "essen"):
        assert p.refused(m, "build essen") == "city-full"


@line("why-network-limit", "nobody builds in more than seven cities")
@line("lesson welcome", "ends when somebody has connected seven cities")
def test_seven_cities_are_the_most_and_the_end_of_the_introductory_game() -> None:
    m = p.new_game(3, areas=p.WEST, introductory=True)
    p.set_order(m, 2, 1, 0)
    p.set_cash(m, 500, 500, 500)
    p.give_network(m, 0, 6)
    p.jump_to(m, "building")
    build = next(move for move in m.legal() if move.startswith("build"))
    other = next(move for move in m.legal() if move.startswith("build") and move != build)
    p.play(m, build)
    assert p.refused(m, other) == "network-limit"
    p.finish_phase(m)
    assert m.over


@line("lesson obsolete", "its number isn't larger than the largest network any more")
def test_a_plant_leaves_the_market_when_a_network_reaches_its_number() -> None:
    m = table("")
    p.lay_market(m, 3, 22, 23, 24, 25, 26, 27, 30)
    p.jump_to(m, "building")
    p.play(m, "build essen", "build duisburg")
    assert "3" in p.market(m)
    p.play(m, "build duesseldorf")
    assert "3" not in p.market(m)


# Powering and order.


@line("question-run-about", "paid for every one, up to the size of your network")
def test_power_beyond_the_network_is_not_paid() -> None:
    m = table("")
    p.give_plants(m, 0, 20)  # powers five cities
    p.give_fuel(m, 0, coal=3)
    p.give_network(m, 0, 2)
    p.jump_to(m, "bureaucracy")
    events = p.play(m, "run 20")
    paid = next(row for row in p.logged(events, "powered") if row["seat"] == 0)
    assert (paid["count"], p.player(m, 0)["cash"]) == (2, 100 + 33)
    assert p.fuel_of(m, 0) == {}


@line("question-burn-about", "hybrid plants take coal or oil")
def test_a_hybrid_burns_either_or_both() -> None:
    m = table("")
    p.give_plants(m, 0, 5)
    p.give_fuel(m, 0, coal=2, oil=2)
    p.give_houses(m, 0, "essen")
    p.jump_to(m, "bureaucracy")
    p.play(m, "run 5")
    assert m.legal() == ["burn 0 coal 2 oil", "burn 1 coal 1 oil", "burn 2 coal 0 oil"]


@line("lesson free", "Two powered cities earn 33 Elektro a round, one only 22")
@line("lesson power-instead", "you'd earn only ten")
@pytest.mark.parametrize(("cities", "elektro"), [(0, 10), (1, 22), (2, 33)])
def test_what_powered_cities_earn(cities: int, elektro: int) -> None:
    m = table("")
    p.give_plants(m, 0, 13, 18)
    p.give_network(m, 0, 2)
    p.jump_to(m, "bureaucracy")
    p.play(m, ("run nothing", "run 13", "run 13 18")[cities])
    assert p.player(m, 0)["cash"] == 100 + elektro


@line("lesson round-2", "most cities is first; ties go to the larger plant", "the last in order buy and build first")
def test_the_order_goes_by_cities_then_plants_and_is_reversed_for_buying() -> None:
    m = table("")
    p.give_network(m, 0, 1)
    p.give_network(m, 1, 2)
    p.give_network(m, 2, 1)
    for seat, plant in enumerate((4, 3, 8)):
        p.give_plants(m, seat, plant)
    p.jump_to(m, "bureaucracy")
    p.finish_phase(m)
    assert m.view()["order"] == [1, 2, 0]
    p.jump_to(m, "resources", 3)
    assert m.seat == 0
