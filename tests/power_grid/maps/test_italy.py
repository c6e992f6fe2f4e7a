"""Italy: little fuel at the start."""

from __future__ import annotations

from ..positions import fuel_market, lay_fuel, logged, new_game, tokens
from .rounds import end_round


def test_coal_starts_on_3_to_8_oil_on_4_to_8_garbage_on_5_to_8_uranium_on_14_and_16():
    m = new_game(map="italy")
    assert tokens(m) == {"coal": 18, "oil": 15, "garbage": 12, "uranium": 2}
    assert [fuel_market(m, fuel)["price"] for fuel in ("coal", "oil", "garbage", "uranium")] == [3, 4, 5, 14]
    assert [fuel_market(m, fuel)["supply"] for fuel in ("coal", "oil", "garbage", "uranium")] == [6, 9, 12, 10]


def test_resupply_follows_the_base_table():
    m = new_game(5, map="italy")
    lay_fuel(m, "coal", 5, 19)
    refilled = {row["fuel"]: row["count"] for row in logged(end_round(m), "resupplied")}
    assert refilled == {"coal": 5, "oil": 4, "garbage": 3, "uranium": 2}
