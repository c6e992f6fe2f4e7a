"""NOTES 4: phase 3, resources."""

from __future__ import annotations

from itertools import product

import pytest

from megawatt import IllegalMove

from . import positions as p

FUELS = ("coal", "oil", "garbage", "uranium")


def buying(*plants: int, cash: int = 200, **fuel: int):
    """Seat 0 buys first, with these plants and this fuel in store; the others have no plants."""
    m = p.new_game(3)
    p.set_order(m, 2, 1, 0)
    p.set_cash(m, cash, 0, 0)
    p.give_plants(m, 0, *plants)
    p.give_fuel(m, 0, **fuel)
    for name in FUELS:
        p.lay_fuel(m, name, 12, 0)
    return p.jump_to(m, "resources")


def buy_all(m, fuel: str) -> int:
    """Buy tokens of this fuel until it is refused; how many it were."""
    bought = 0
    while m.view()["asked"] == "buy" and m.why_not(f"buy {fuel}") is None:
        p.play(m, f"buy {fuel}")
        bought += 1
    return bought


def test_4_1_reverse_player_order() -> None:
    m = p.new_game(4)
    p.set_order(m, 2, 0, 3, 1)
    for seat, plant in enumerate((4, 8, 10, 15)):
        p.give_plants(m, seat, plant)
    p.jump_to(m, "resources")
    asked = []
    for _ in range(4):
        asked.append(m.seat)
        p.play(m, "buy coal", "done")
    assert asked == [1, 3, 0, 2]


@pytest.mark.parametrize(
    ("plant", "fuel", "stores"),
    [(4, "coal", 4), (8, "coal", 6), (9, "oil", 2), (7, "oil", 6), (6, "garbage", 2), (11, "uranium", 2)],
)
def test_4_1_a_plant_stores_twice_its_need_of_its_own_fuel(plant: int, fuel: str, stores: int) -> None:
    m = buying(plant)
    for other in set(FUELS) - {fuel}:
        assert p.refused(m, f"buy {other}") == "no-room"
    assert buy_all(m, fuel) == stores
    assert p.refused(m, f"buy {fuel}") == "no-room"
    assert p.fuel_of(m, 0) == {fuel: stores}


def test_4_1_two_plants_of_one_fuel_store_together() -> None:
    m = buying(4, 8, coal=3)
    assert buy_all(m, "coal") == 4 + 6 - 3


def test_4_1_wind_and_fusion_store_nothing() -> None:
    m = buying(13, 50, 3)
    assert p.refused(m, "buy coal") == "no-room"
    m = buying(13, 50)
    # Nobody can buy anything: the phase passes by.
    assert m.view()["phase"] != "resources"


@pytest.mark.parametrize(
    ("plants", "room"),
    [
        ((5,), (0, 0, 4)),
        ((5, 12), (0, 0, 8)),
        ((4, 5), (4, 0, 4)),
        ((3, 5), (0, 4, 4)),
        ((4, 3, 46), (4, 4, 6)),
        ((4, 8, 29), (10, 0, 2)),
    ],
)
def test_4_2_hybrid_storage(plants: tuple[int, ...], room: tuple[int, int, int]) -> None:
    # A hybrid stores any mix: max(0, c - C) + max(0, o - O) <= H, tried for everything that could be held.
    pure_coal, pure_oil, hybrid = room
    m = buying(*plants)
    storage = p.player(m, 0)["storage"]
    assert (storage["coal"], storage["oil"], storage["hybrid"]) == room
    for coal, oil in product(range(pure_coal + hybrid + 1), range(pure_oil + hybrid + 1)):
        m.state.fuel[0, 0], m.state.fuel[0, 1] = coal, oil

        def fits(c: int, o: int) -> bool:
            return max(0, c - pure_coal) + max(0, o - pure_oil) <= hybrid

        if fits(coal, oil):
            assert (m.why_not("buy coal") is None) == fits(coal + 1, oil), (coal, oil)
            assert (m.why_not("buy oil") is None) == fits(coal, oil + 1), (coal, oil)
    assert p.refused(m, "buy garbage") == "no-room"


def test_4_2_a_hybrid_bought_full_of_a_mix() -> None:
    m = buying(5)
    p.play(m, "buy coal", "buy oil", "buy oil", "buy coal")
    assert p.refused(m, "buy coal") == "no-room"
    assert p.refused(m, "buy oil") == "no-room"
    assert p.fuel_of(m, 0) == {"coal": 2, "oil": 2}


def test_4_3_fuel_moves_between_own_plants_to_make_room() -> None:
    # Four coal bought onto the hybrid do not block it: they move to the coal plant and oil takes their place.
    m = buying(4, 5)
    p.play(m, *["buy coal"] * 4)
    assert buy_all(m, "oil") == 4
    assert p.fuel_of(m, 0) == {"coal": 4, "oil": 4}
    m = buying(4, 5)
    p.play(m, *["buy oil"] * 4)
    assert buy_all(m, "coal") == 4


def test_4_4_a_fuel_that_is_sold_out_cannot_be_bought() -> None:
    m = buying(4, 3)
    p.lay_fuel(m, "coal", 1, 10)
    p.play(m, "buy coal")
    assert p.fuel_market(m, "coal")["tokens"] == 0
    assert p.fuel_market(m, "coal")["supply"] == 10  # plenty beside the board, but not for sale
    assert p.refused(m, "buy coal") == "sold-out"
    assert m.why_not("buy oil") is None


def test_4_1_nobody_must_buy() -> None:
    m = buying(4)
    assert m.why_not("done") is None
    events = p.play(m, "done")
    assert p.logged(events, "fuel-bought") == []
    assert (p.fuel_of(m, 0), p.player(m, 0)["cash"]) == ({}, 200)


def test_4_4_nothing_can_be_handed_to_another_player() -> None:
    m = buying(4)
    for move in ("give coal", "sell coal", "trade coal"):
        with pytest.raises(IllegalMove, match="No move begins with"):
            m.play(move)
    assert {move.split()[0] for move in m.legal()} == {"buy", "done"}


def test_4_5_every_token_has_its_own_price_cheapest_first() -> None:
    m = buying(8)
    p.lay_fuel(m, "coal", 8, 0)  # two tokens at 6, three at 7, three at 8
    events = p.play(m, *["buy coal"] * 6)
    assert [row["price"] for row in p.logged(events, "fuel-bought")] == [6, 6, 7, 7, 7, 8]
    assert p.player(m, 0)["cash"] == 200 - 41
    assert p.tokens(m)["coal"] == 2


def test_4_5_uranium_costs_1_to_8_then_10_12_14_16() -> None:
    m = buying(11, 17, 23)
    prices = []
    for lying in range(12, 0, -1):
        p.lay_fuel(m, "uranium", lying, 0)
        prices.append(p.fuel_market(m, "uranium")["price"])
    assert prices == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]


def test_4_5_the_other_tracks_cost_1_to_8_three_tokens_each() -> None:
    m = buying(4)
    for fuel in ("coal", "oil", "garbage"):
        prices = []
        for lying in range(24, 0, -1):
            p.lay_fuel(m, fuel, lying, 0)
            prices.append(p.fuel_market(m, fuel)["price"])
        assert prices == [price for price in range(1, 9) for _ in range(3)]


def test_4_5_a_token_must_be_paid() -> None:
    m = buying(4, cash=11)
    p.lay_fuel(m, "coal", 8, 0)
    p.play(m, "buy coal")
    assert p.player(m, 0)["cash"] == 5
    assert p.refused(m, "buy coal") == "too-dear"


def test_4_5_a_token_may_cost_the_last_elektro() -> None:
    m = buying(4, cash=6)
    p.lay_fuel(m, "coal", 8, 0)
    assert m.why_not("buy coal") is None
    p.play(m, "buy coal")
    assert p.player(m, 0)["cash"] == 0


def test_4_5_the_next_player_finds_the_prices_the_last_one_left() -> None:
    m = p.new_game(2)
    p.set_order(m, 0, 1)
    p.give_plants(m, 0, 4)
    p.give_plants(m, 1, 8)
    p.jump_to(m, "resources")
    p.play(m, *["buy coal"] * 4, "done")
    events = p.play(m, "buy coal")
    assert p.logged(events, "fuel-bought") == [{"seat": 0, "fuel": "coal", "price": 2}]
