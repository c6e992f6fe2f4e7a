"""What can happen in Future Energy, as the table tells it."""

from __future__ import annotations

from typing import Any

from megawatt.author import EventKinds
from megawatt.games.future_energy import names as n


def _place(b: Any, place: int) -> str:
    return str(b.printed.place_ids[place])


events = EventKinds(
    place=_place,
    there=_place,
    link=lambda b, link: str(b.printed.link_ids[link]),
    contract=lambda b, card: str(b.printed.contract_ids[card]),
    public=lambda b, card: str(b.printed.public_ids[card]),
    tile=lambda _, tile: n.TILE_NAMES[tile],
)

ROUND_BEGINS = events.kind("round-begins", "round")
REVENUE = events.kind("revenue", "seat", "money")
LINES_BOUGHT = events.kind("lines-bought", "seat", "count", "money")
LINE_PLACED = events.kind("line-placed", "seat", "link")
LINE_LIFTED = events.kind("line-lifted", "seat", "link")
CONTRACT_BOUGHT = events.kind("contract-bought", "seat", "contract", "money")
CONTRACT_TAKEN = events.kind("contract-taken", "seat", "contract")
CONTRACT_LAID = events.kind("contract-laid", "contract")
CONTRACT_COMPLETED = events.kind("contract-completed", "seat", "contract", "points", "money")
PUBLIC_BOUGHT = events.kind("public-bought", "seat", "public", "money")
PUBLIC_LAID = events.kind("public-laid", "public")
CREW_STEPS = events.kind("crew-steps", "seat", "place")
CREW_STAYS = events.kind("crew-stays", "seat")
CHARGE_PAID = events.kind("charge-paid", "seat", "rival", "money")
BANK_PAID = events.kind("bank-paid", "seat", "money")
PLANT_BUILT = events.kind("plant-built", "seat", "place", "tile")
TILE_TAKEN = events.kind("tile-taken", "seat", "tile")
HIRED = events.kind("hired", "seat", "tile")
EXTENDED = events.kind("extended", "seat")
TILE_KEPT = events.kind("tile-kept", "seat", "tile")
TILE_BOXED = events.kind("tile-boxed", "seat", "tile")
MONEY_GAINED = events.kind("money-gained", "seat", "money")
POINTS_GAINED = events.kind("points-gained", "seat", "points")
CERTIFICATE_DRAWN = events.kind("certificate-drawn", "seat")
CERTIFICATE_SEEN = events.kind("certificate-seen", "seat", "points")
CERTIFICATE_SOLD = events.kind("certificate-sold", "seat", "points", "money")
PLANT_RETURNED = events.kind("plant-returned", "seat", "contract", "tile")
JOINED = events.kind("joined", "seat", "place", "money", "rival")
JOINING_DECLINED = events.kind("joining-declined", "seat")
WILDCARD_TAKEN = events.kind("wildcard-taken", "seat")
PUBLIC_USED = events.kind("public-used", "seat", "public")
PUBLIC_SCORED = events.kind("public-scored", "seat", "public", "points")
PLANT_SHIFTED = events.kind("plant-shifted", "seat", "contract", "tile")
TILES_SWAPPED = events.kind("tiles-swapped", "seat", "place", "there")
SECOND_PLANT = events.kind("second-plant", "seat", "contract")
LAST_LINE_PLACED = events.kind("last-line-placed", "seat")
LAST_CONTRACT_LAID = events.kind("last-contract-laid")
STANDSTILL = events.kind("standstill", "round")
GAME_ENDS = events.kind("game-ends")
ACTION_DECLINED = events.kind("action-declined", "seat", "tile")
