"""Northern Europe: each area in play brings two plants of its own."""

from __future__ import annotations

import pytest

from .. import positions as p

REGIONAL = {
    "orange": {19: ("oil", 2, 4), 26: ("oil", 3, 5)},
    "red": {7: ("wind", 0, 1), 46: ("wind", 0, 6)},
    "purple": {10: ("uranium", 2, 3), 39: ("wind", 0, 5)},
    "yellow": {21: ("wind", 0, 2), 25: ("uranium", 1, 4)},
    "brown": {32: ("garbage", 2, 6), 44: ("uranium", 1, 7)},
    "pink": {18: ("oil", 1, 3), 22: ("wind", 0, 3)},
}
BASE = {
    19: ("garbage", 2, 3), 26: ("oil", 2, 5), 7: ("oil", 3, 2), 46: ("hybrid", 3, 7), 10: ("coal", 2, 2), 39: ("uranium", 1, 6),
    21: ("hybrid", 2, 4), 25: ("coal", 2, 5), 32: ("oil", 3, 6), 44: ("wind", 0, 5), 18: ("wind", 0, 2), 22: ("wind", 0, 2),
}  # fmt: skip


def cards_in_game(m) -> dict[int, tuple[str, int, int]]:
    """Every plant that lies in the market or the stack of a game in which none were removed."""
    s, b = m.state, m.board
    cards = [s.market[i] for i in range(s.market_size)] + [s.stack[i] for i in range(s.stack_size - 1)]
    printed = m.game.printed(b)["plants"]
    rows = [printed[card] for card in cards]
    assert len(rows) == len({row["number"] for row in rows}) == 42
    return {row["number"]: (row["fuel"], row["units"], row["cities"]) for row in rows}


@pytest.mark.parametrize("without", sorted(REGIONAL))
def test_each_area_in_play_replaces_two_plants_by_its_own_versions(without):
    m = p.new_game(5, map="northern-europe", areas=",".join(area for area in REGIONAL if area != without))
    cards = cards_in_game(m)
    for area, plants in REGIONAL.items():
        for number, regional in plants.items():
            assert cards[number] == (BASE[number] if area == without else regional)


def test_a_plant_of_the_first_market_is_swapped_too():
    m = p.new_game(3, map="northern-europe", areas="red,purple,yellow")
    assert p.market(m) == ["3", "4", "5", "6", "7", "8", "9", "10"]
    shown = {plant["number"]: plant["fuel"] for part in ("offered", "future") for plant in m.view()["plants"][part]}
    assert (shown[7], shown[10]) == ("wind", "uranium")
    base = p.new_game(3, map="northern-europe", areas="brown,pink,yellow").view()["plants"]["future"]
    assert {plant["number"]: plant["fuel"] for plant in base}[7] == "oil"


def test_with_removals_a_number_is_there_at_most_once():
    for seed in range(20):
        m = p.new_game(2, seed, map="northern-europe")
        names = p.market(m) + p.stack(m)
        assert len(names) == len(set(names)) == 42 + 1 - 8


def auction(*houses: str):
    m = p.new_game(5, map="northern-europe", areas="orange,red,purple,yellow,pink")
    p.set_order(m, 0, 1, 2, 3, 4)
    p.set_cash(m, 100, 100, 100, 100, 100)
    p.lay_market(m, 8, 11, 17, 20, 21, 24, 25, 26)
    p.give_houses(m, 0, *houses)
    return p.jump_to(m, "auction")


@pytest.mark.parametrize("houses", [(), ("oslo",), ("kobenhavn", "bergen")])
def test_without_a_city_in_sweden_finland_or_the_baltic_states_no_uranium_plant_is_bought(houses):
    m = auction(*houses)
    assert p.refused(m, "nominate 11") == "needs-uranium-area"


@pytest.mark.parametrize("house", ["stockholm", "malmo", "riga"])
def test_with_a_city_there_it_is(house):
    m = auction("oslo", house)
    p.play(m, "nominate 11")
    assert p.player(m, 0)["plants"][0]["name"] == "11"


def test_a_city_in_finland_will_do():
    m = p.new_game(3, map="northern-europe", areas="brown,yellow,red")
    p.set_order(m, 0, 1, 2)
    p.lay_market(m, 8, 11, 17, 20)
    p.give_houses(m, 0, "oulu")
    p.jump_to(m, "auction")
    p.play(m, "nominate 11")
    assert p.player(m, 0)["plants"][0]["name"] == "11"


def test_the_regional_uranium_plant_10_is_restricted_too():
    m = p.new_game(3, map="northern-europe", areas="red,purple,yellow")
    regional_10 = m.state.market[7]
    p.lay_market(m, 3, 4)
    m.state.market[2], m.state.market_size = regional_10, 3
    assert p.refused(m, "nominate 10") == "needs-uranium-area"


def test_coal_and_oil_start_at_3_garbage_at_5_uranium_at_7():
    m = p.new_game(map="northern-europe")
    assert [p.fuel_market(m, fuel)["price"] for fuel in ("coal", "oil", "garbage", "uranium")] == [3, 3, 5, 7]
