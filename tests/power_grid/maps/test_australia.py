"""Australia: uranium is mined and sold, and every city can be reached for 20."""

from __future__ import annotations

import pytest

from megawatt import Match

from .. import positions as p
from .rounds import deck, end_round

MINES = [11, 23, 28, 34, 39]


def australia(seats: int = 3, **options) -> Match:
    m = p.new_game(seats, map="australia", **options)
    p.set_order(m, *range(seats))
    p.set_cash(m, *[100] * seats)
    return m


def give_mines(m: Match, seat: int, *mines: int) -> None:
    m.state.mine_count[seat] = len(mines)
    for i, mine in enumerate(mines):
        m.state.mines[seat, i] = p.card(m, mine)


def mines_of(m: Match, seat: int) -> list[str]:
    return [mine["name"] for mine in p.player(m, seat)["mines"]]


def test_the_uranium_plants_are_mines_and_17_is_removed():
    m = australia()
    assert "17" not in deck(m)
    printed = m.game.printed(m.board)["plants"]
    assert [plant["number"] for plant in printed if plant["mine"]] == MINES
    assert [plant["number"] for plant in printed if plant["fuel"] == "uranium"] == MINES


def test_mines_do_not_count_for_the_plant_limit():
    m = australia()
    p.give_plants(m, 0, 4, 6, 13)
    give_mines(m, 0, 23)
    p.lay_market(m, 11, 28, 34, 39)
    p.jump_to(m, "auction")
    p.set_cash(m, 100, 5, 5)
    p.play(m, "nominate 11")
    assert p.plants_of(m, 0) == ["4", "6", "13"]
    assert mines_of(m, 0) == ["23", "11"]


def test_a_mine_is_no_plant_that_could_be_given_up():
    m = australia()
    p.give_plants(m, 0, 4, 6, 13)
    give_mines(m, 0, 23)
    p.lay_market(m, 10, 28, 34, 39)
    p.jump_to(m, "auction")
    p.set_cash(m, 100, 5, 5)
    p.play(m, "nominate 10")
    assert m.legal() == ["discard 4", "discard 6", "discard 13"]


def test_mines_power_nothing():
    m = australia()
    p.give_plants(m, 0, 13)
    give_mines(m, 0, 39)
    p.give_network(m, 0, 6)
    p.jump_to(m, "bureaucracy")
    assert m.legal() == ["run nothing", "run 13"]
    assert p.player(m, 0)["can_power"] == 1


def test_mines_count_for_player_order():
    m = australia()
    p.give_plants(m, 0, 20)
    p.give_plants(m, 1, 30)
    p.give_plants(m, 2, 25)
    give_mines(m, 2, 39)
    p.give_plants(m, 0, 44)
    p.give_houses(m, 0, next(city["id"] for city in m.view()["cities"]))
    p.jump_to(m, "bureaucracy")
    p.play(m, "run nothing")
    assert m.view()["order"] == [0, 2, 1]


def test_a_mine_satisfies_the_duty_to_buy_in_round_1():
    m = australia()
    p.lay_market(m, 11, 12, 13, 15, 16, 18, 19, 20)
    p.jump_to(m, "auction", round_no=1)
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 11", "bid 11", "pass", "pass")
    assert p.player(m, 0)["part"] == "bought"
    assert m.seat == 1


def test_the_mines_market_is_full_at_the_start_so_nothing_can_be_sold():
    m = australia()
    assert m.view()["mines"] == {"tokens": 12, "price": 0}
    give_mines(m, 0, 11)
    assert p.logged(end_round(m), "mines-sold") == []


def test_the_owner_gets_the_highest_free_price_times_the_cities_printed_on_all_mines():
    m = australia()
    m.state.mine_tokens = 5  # the dearest five of 2 2 3 3 4 4 5 5 6 6 7 7: the next free space is a 5
    give_mines(m, 0, 11, 23)
    assert m.view()["mines"]["price"] == 5
    events = end_round(m)
    assert p.logged(events, "mines-sold") == [{"seat": 0, "price": 5 * (2 + 3)}]


def test_then_one_token_per_mine_is_placed_and_the_last_player_sells_first():
    m = australia()
    m.state.mine_tokens = 6
    give_mines(m, 0, 34)
    give_mines(m, 2, 11, 23)
    events = end_round(m)  # six of 2 2 3 3 4 4 are free: both spaces at 4 are filled before seat 0 sells at 3
    assert [(row["seat"], row["price"]) for row in p.logged(events, "mines-sold")] == [(2, 4 * (2 + 3)), (0, 3 * 5)]
    assert m.view()["mines"]["tokens"] == 6 + 3 - 1


def test_tokens_that_find_no_space_are_dropped():
    m = australia()
    m.state.mine_tokens = 11
    give_mines(m, 0, 11, 23, 28)
    events = end_round(m)
    assert p.logged(events, "mines-sold") == [{"seat": 0, "price": 2 * (2 + 3 + 4)}]
    assert m.view()["mines"]["tokens"] == 12 - 1


@pytest.mark.parametrize(("seats", "removed"), [(2, (1, 2, 3)), (3, (1, 2, 3)), (4, (2, 2, 4)), (5, (2, 3, 5)), (6, (3, 3, 6))])
def test_the_refill_takes_tokens_away_from_the_cheap_end(seats, removed):
    for step in (1, 2, 3):
        m = australia(seats)
        m.state.step = step
        end_round(m)
        assert m.view()["mines"]["tokens"] == 12 - removed[step - 1]
        assert m.view()["mines"]["price"] == (2, 2, 3, 3, 4, 4)[removed[step - 1] - 1]


def test_the_income_of_mines_is_paid_even_in_the_last_round():
    m = australia()
    m.state.mine_tokens = 0
    give_mines(m, 0, 39)
    p.give_network(m, 0, 17)
    p.set_cash(m, 0, 0, 0)
    p.jump_to(m, "building")
    assert m.over
    assert p.player(m, 0)["cash"] == 7 * 6
    assert m.view()["result"]["rows"][0]["seat"] == 0


def test_any_city_may_be_connected_for_a_flat_20():
    m = australia(areas="red,green,pink")
    p.give_houses(m, 0, "perth")
    assert p.price_of(m, 0, "albany") == 10 + 9
    assert p.price_of(m, 0, "cairns") == 10 + 20  # no way leads there
    assert p.price_of(m, 0, "broome") == 10 + 20
    p.set_order(m, 1, 2, 0)
    p.jump_to(m, "building")
    p.play(m, "build cairns")
    assert p.price_of(m, 0, "townsville") < 10 + 20  # from there the network grows as usual
    m.state.step = 2
    p.give_houses(m, 1, "hobart")
    assert p.price_of(m, 0, "hobart") == 15 + 20


def test_the_first_house_has_no_connection_cost():
    m = australia(areas="red,green,pink")
    assert p.price_of(m, 0, "cairns") == 10


def test_when_step_3_begins_all_fuel_prices_rise_by_2():
    m = australia()
    before = [row["price"] for row in m.view()["fuel"]]
    assert before == [1, 3, 4]
    p.lay_stack(m, "step-3", 30, 31)
    p.lay_market(m, 20, 21, 24, 25, 26, 27, 29, 32)
    end_round(m)
    assert m.view()["step"] == 3
    for fuel, index, count in (("coal", 0, 24), ("oil", 1, 18), ("garbage", 2, 15)):
        m.state.tokens[0, index] = count
        assert p.fuel_market(m, fuel)["price"] == before[index] + 2
    m.state.tokens[0, 0] = 1
    assert p.fuel_market(m, "coal")["price"] == 10


def test_the_mines_market_does_not_rise():
    m = australia()
    m.state.step = 3
    m.state.mine_tokens = 0
    assert m.view()["mines"]["price"] == 7


def test_no_uranium_is_sold_in_the_fuel_market():
    assert set(p.tokens(australia())) == {"coal", "oil", "garbage"}


def test_the_areas_in_play_need_not_be_adjacent():
    m = p.new_game(3, map="australia", areas="draft")
    p.play(m, "area green", "area red")
    assert set(m.legal()) == {"area pink", "area brown", "area yellow"}
    p.new_game(3, map="australia", areas="red,green,yellow")


@pytest.mark.parametrize("name", ["melbourne", "sydney"])
def test_melbourne_and_sydney_are_two_cities_each(name):
    m = australia(areas="pink,brown,green")
    p.give_houses(m, 0, f"{name}-1")
    assert p.price_of(m, 0, f"{name}-2") == 10


def test_mines_lie_in_market_and_stack_like_any_plant():
    m = australia()
    p.lay_market(m, 4, 8, 10, 11, 23, 25, 28, 30)
    p.lay_stack(m, 34, 35, "step-3")
    end_round(m)
    assert p.market(m) == ["4", "8", "10", "11", "23", "25", "28", "34"]
