"""What Power Grid's explanatory lines, refusals and lesson claim, played: each test names the line and the words of its claim."""

from __future__ import annotations

from functools import partial

import pytest

from megawatt import Match

from ..claims import claims
from .positions import (
    WEST,
    finish_phase,
    fuel_market,
    fuel_of,
    give_fuel,
    give_houses,
    give_network,
    give_plants,
    houses_in,
    jump_to,
    lay_market,
    lay_stack,
    market,
    new_game,
    offered,
    plants_of,
    play,
    player,
    price_of,
    refused,
    set_cash,
    set_order,
    stack,
    told,
)

line = partial(claims, "power-grid")


def table(phase: str, round_no: int = 2, step: int = 1, **options: str) -> Match:
    """Three seats with 100 Elektro each; seat 0 comes first in the auction and last where the order is reversed."""
    m = new_game(3, areas=WEST, **options)
    set_order(m, 0, 1, 2)
    set_cash(m, 100, 100, 100)
    lay_market(m, 20, 21, 22, 23, 24, 25, 26, 27)
    lay_stack(m, 30, 31, 32, 33, 34, 35, 36, "step-3")
    m.state.step = step
    return jump_to(m, phase, round_no) if phase else m


# Auction.


@line("question-choose-area-about", "only in areas that somebody chooses", "then it's the next player's turn")
def test_only_chosen_areas_are_in_play_and_everybody_chooses_in_turn() -> None:
    m = new_game(3, areas="draft")
    chosen, seats = [], []
    while m.view()["asked"] == "choose-area":
        chosen.append(m.legal()[0].split()[-1])
        seats.append(m.seat)
        play(m, m.legal()[0])
    assert len(chosen) == 3
    assert sorted(seats) == [0, 1, 2]
    printed = m.board.printed
    in_play = {printed.area_ids[city.area] for at, city in enumerate(printed.map.cities) if m.state.in_play[at]}
    assert in_play == set(chosen)


@line("question-nominate-about", "one plant per round", "bids the most gets it")
def test_the_highest_bid_gets_the_plant_and_its_owner_bids_no_more_this_round() -> None:
    m = table("auction")
    play(m, "nominate 20", "bid 20", "bid 25", "pass", "pass")
    assert plants_of(m, 1) == ["20"]
    play(m, "nominate 21", "bid 21")
    assert m.view()["auction"]["still_in"] == [0, 2]
    play(m, "pass", "nominate 22")
    assert [len(plants_of(m, seat)) for seat in range(3)] == [1, 1, 1]
    assert m.view()["phase"] != "auction"


@line("question-nominate-about", "If you pass now, you're out until the next round")
def test_who_passes_instead_of_nominating_is_asked_again_in_the_next_round_only() -> None:
    m = table("auction")
    play(m, "pass", "nominate 20", "bid 20", "bid 21")
    assert m.seat == 1, "seat 0 is not asked for a bid"
    play(m, "pass", "nominate 21")
    assert m.view()["phase"] == "resources"
    assert plants_of(m, 0) == []
    jump_to(m, "auction", 3)
    assert player(m, 0)["part"] == "in"


@line("question-open-about", "the number on the card is the lowest", "The others can go higher")
def test_the_first_bid_is_the_number_or_more_and_the_others_may_raise() -> None:
    m = table("auction")
    play(m, "nominate 21")
    assert refused(m, "bid 20") == "bid-too-low"
    play(m, "bid 21")
    assert m.seat == 1
    assert m.why_not("bid 22") is None


@line("question-raise-about", "leave this auction", "You can still buy another plant this round")
def test_who_passes_on_a_bid_may_buy_another_plant() -> None:
    m = table("auction")
    play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (m.seat, m.view()["asked"]) == (1, "nominate")
    play(m, "nominate 21", "bid 21", "pass")
    assert plants_of(m, 1) == ["21"]


@line("question-discard-about", "leaves the game")
def test_a_discarded_plant_is_nowhere_any_more() -> None:
    m = table("")
    give_plants(m, 0, 3, 4, 5)
    jump_to(m, "auction")
    play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (m.seat, m.view()["asked"]) == (0, "discard")
    play(m, "discard 3")
    assert "3" not in market(m) + stack(m) + plants_of(m, 0)


@line("question-discard-about", "moves to the others if it fits")
def test_what_a_discarded_plant_stores_moves_as_far_as_it_fits() -> None:
    m = table("")
    give_plants(m, 0, 8, 10, 13)  # 8 stores 6 coal, 10 stores 4
    give_fuel(m, 0, coal=8)
    jump_to(m, "auction")
    supply = fuel_market(m, "coal")["supply"]
    play(m, "nominate 22", "bid 22", "pass", "pass", "discard 8")
    assert fuel_of(m, 0) == {"coal": 4}
    assert fuel_market(m, "coal")["supply"] == supply + 4


@line("lesson discard", "You can own three plants", "The new one stays")
def test_three_plants_stay_and_the_new_one_is_among_them() -> None:
    m = table("")
    give_plants(m, 0, 3, 4)
    jump_to(m, "auction")
    play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (len(plants_of(m, 0)), m.view()["asked"]) == (3, "nominate")
    jump_to(m, "auction", 3)
    play(m, "nominate 21", "bid 21", "pass", "pass")
    assert m.view()["asked"] == "discard"
    assert refused(m, "discard 21") == "newest-plant"


@line("why-must-buy-first-round", "In the first round, everybody must buy")
def test_nobody_passes_over_the_first_round_but_later_ones() -> None:
    assert refused(table("auction", round_no=1), "pass") == "must-buy-first-round"
    assert table("auction", round_no=2).why_not("pass") is None


@line("why-not-on-offer", "only auction plants from the current market")
def test_the_current_market_are_the_four_smallest_plants() -> None:
    m = table("auction")
    assert offered(m) == ["20", "21", "22", "23"]
    assert refused(m, "nominate 24") == "not-on-offer"


# Resources and building.


@line("question-buy-about", "The more is bought, the more it costs those after you")
def test_the_next_buyer_pays_more() -> None:
    m = table("")
    for seat in range(3):
        give_plants(m, seat, 4)
    jump_to(m, "resources")
    assert m.seat == 2
    first = play(m, "buy coal")
    play(m, *["buy coal"] * 3, "done")
    second = play(m, "buy coal")
    assert told(first, "fuel-bought")[0]["price"] < told(second, "fuel-bought")[0]["price"]


@line("lesson more-coal", "needs two coal to run", "store up to four")
@line("why-no-room", "no room for that resource")
def test_plant_4_runs_on_two_coal_and_stores_four() -> None:
    m = table("")
    give_plants(m, 2, 4)
    give_houses(m, 2, "essen")
    jump_to(m, "resources")
    play(m, *["buy coal"] * 4)
    assert m.view()["asked"] != "buy" or refused(m, "buy coal") == "no-room"
    assert fuel_of(m, 2) == {"coal": 4}
    jump_to(m, "bureaucracy")
    play(m, "run 4")
    assert fuel_of(m, 2) == {"coal": 2}


@line("question-build-about", "The price covers the house and the connection to it")
def test_the_price_of_a_city_is_house_and_connection_together() -> None:
    m = table("building")
    play(m, "build duesseldorf")
    assert price_of(m, 2, "essen") == 10 + 2
    events = play(m, "build essen")
    assert told(events, "house-built") == [{"seat": 2, "city": "essen", "price": 12}]


@line("question-build-about", "can earn money if you power it", "next comes the payment")
def test_payment_comes_after_building() -> None:
    m = table("")
    give_plants(m, 0, 13)
    give_houses(m, 0, "essen")
    jump_to(m, "building")
    finish_phase(m)
    assert m.view()["phase"] == "bureaucracy"
    events = play(m, "run 13")
    assert told(events, "powered")[0] == {"seat": 0, "count": 1, "price": 22}


@line("lesson over", "three steps", "up to three companies share a city")
@line("why-city-full", "No space is open in this city in this step")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_city_has_as_many_spaces_as_the_step_says(step: int) -> None:
    m = new_game(4)
    set_order(m, 0, 1, 2, 3)
    set_cash(m, 100, 100, 100, 100)
    m.state.step = step
    for seat in range(step - 1):
        give_houses(m, seat, "essen")
    jump_to(m, "building")
    assert (m.seat, m.why_not("build essen")) == (3, None)
    play(m, "build essen", "done")
    assert len(houses_in(m, "essen")) == step
    if m.seat not in houses_in(m, "essen"):
        assert refused(m, "build essen") == "city-full"


@line("why-network-limit", "nobody builds in more than seven cities")
@line("lesson welcome", "ends when somebody has connected seven cities")
def test_seven_cities_are_the_most_and_the_end_of_the_introductory_game() -> None:
    m = new_game(3, areas=WEST, introductory=True)
    set_order(m, 2, 1, 0)
    set_cash(m, 500, 500, 500)
    give_network(m, 0, 6)
    jump_to(m, "building")
    build = next(move for move in m.legal() if move.startswith("build"))
    other = next(move for move in m.legal() if move.startswith("build") and move != build)
    play(m, build)
    assert refused(m, other) == "network-limit"
    finish_phase(m)
    assert m.over


@line("lesson obsolete", "its number isn't larger than the largest network any more")
def test_a_plant_leaves_the_market_when_a_network_reaches_its_number() -> None:
    m = table("")
    lay_market(m, 3, 22, 23, 24, 25, 26, 27, 30)
    jump_to(m, "building")
    play(m, "build essen", "build duisburg")
    assert "3" in market(m)
    play(m, "build duesseldorf")
    assert "3" not in market(m)


# Powering and order.


@line("question-run-about", "paid for every one, up to the size of your network")
def test_power_beyond_the_network_is_not_paid() -> None:
    m = table("")
    give_plants(m, 0, 20)  # powers five cities
    give_fuel(m, 0, coal=3)
    give_network(m, 0, 2)
    jump_to(m, "bureaucracy")
    events = play(m, "run 20")
    paid = next(row for row in told(events, "powered") if row["seat"] == 0)
    assert (paid["count"], player(m, 0)["cash"]) == (2, 100 + 33)
    assert fuel_of(m, 0) == {}


@line("question-burn-about", "hybrid plants take coal or oil")
def test_a_hybrid_burns_either_or_both() -> None:
    m = table("")
    give_plants(m, 0, 5)
    give_fuel(m, 0, coal=2, oil=2)
    give_houses(m, 0, "essen")
    jump_to(m, "bureaucracy")
    play(m, "run 5")
    assert m.legal() == ["burn 0 coal 2 oil", "burn 1 coal 1 oil", "burn 2 coal 0 oil"]


@line("lesson free", "Two powered cities earn 33 Elektro a round, one only 22")
@line("lesson power-instead", "you'd earn only ten")
@pytest.mark.parametrize(("cities", "elektro"), [(0, 10), (1, 22), (2, 33)])
def test_what_powered_cities_earn(cities: int, elektro: int) -> None:
    m = table("")
    give_plants(m, 0, 13, 18)
    give_network(m, 0, 2)
    jump_to(m, "bureaucracy")
    play(m, ("run nothing", "run 13", "run 13 18")[cities])
    assert player(m, 0)["cash"] == 100 + elektro


@line("lesson round-2", "most cities is first; ties go to the larger plant", "the last in order buy and build first")
def test_the_order_goes_by_cities_then_plants_and_is_reversed_for_buying() -> None:
    m = table("")
    give_network(m, 0, 1)
    give_network(m, 1, 2)
    give_network(m, 2, 1)
    for seat, plant in enumerate((4, 3, 8)):
        give_plants(m, seat, plant)
    jump_to(m, "bureaucracy")
    finish_phase(m)
    assert m.view()["order"] == [1, 2, 0]
    jump_to(m, "resources", 3)
    assert m.seat == 0
