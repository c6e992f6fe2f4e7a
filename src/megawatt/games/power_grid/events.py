"""What can happen in Power Grid, as the table tells it."""

from __future__ import annotations

from typing import Any

from megawatt.author import EventKinds
from megawatt.games.power_grid import names as n


def _card(b: Any, card: int) -> str:
    return "3" if card == n.STEP_3_CARD else str(b.printed.card_names[card])


events = EventKinds(
    card=_card,
    city=lambda b, city: str(b.printed.city_ids[city]),
    area=lambda b, area: str(b.printed.area_ids[area]),
    fuel=lambda b, fuel: n.FUEL_NAMES[fuel],
)

AREA_CHOSEN = events.kind("area-chosen", "seat", "area")
CITY_CHOSEN = events.kind("city-chosen", "seat", "city")
ROUND_BEGINS = events.kind("round-begins", "round")
ORDER_SET = events.kind("order-set")
PASSED_PHASE = events.kind("passed-phase", "seat")
NOMINATED = events.kind("nominated", "seat", "card")
BID_MADE = events.kind("bid-made", "seat", "card", "price")
PASSED_BID = events.kind("passed-bid", "seat", "card")
PLANT_BOUGHT = events.kind("plant-bought", "seat", "card", "price")
PLANT_DISCARDED = events.kind("plant-discarded", "seat", "card")
FUEL_GIVEN_UP = events.kind("fuel-given-up", "seat", "fuel", "count")
PLANT_DRAWN = events.kind("plant-drawn", "card")
PLANT_LEAVES = events.kind("plant-leaves", "card")
PLANT_OBSOLETE = events.kind("plant-obsolete", "card")
PLANT_BURIED = events.kind("plant-buried", "card")
TWIN_LEAVES = events.kind("twin-leaves", "card", "fuel", "units", "cities")
STEP_3_CARD_DRAWN = events.kind("step-3-card-drawn")
STEP_BEGINS = events.kind("step-begins", "step")
FUEL_BOUGHT = events.kind("fuel-bought", "seat", "fuel", "price")
HOUSE_BUILT = events.kind("house-built", "seat", "city", "price")
POWERED = events.kind("powered", "seat", "count", "price")
FUEL_BURNED = events.kind("fuel-burned", "seat", "fuel", "count")
OUTAGE = events.kind("outage", "count")
MINES_SOLD = events.kind("mines-sold", "seat", "price")
RESUPPLIED = events.kind("resupplied", "fuel", "count")
OIL_CHEAPER = events.kind("oil-cheaper", "count")
GAME_ENDS = events.kind("game-ends")
ROUND_LIMIT_REACHED = events.kind("round-limit-reached", "round")
