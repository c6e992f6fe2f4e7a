"""What can happen in Barrage, as the table tells it. Events speak of companies, so that automas have names too."""

from __future__ import annotations

from megawatt.author import EventKinds
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n

events = EventKinds(
    company=lambda b, company: n.COMPANY_NAMES[company],
    owner=lambda b, company: n.COMPANY_NAMES[company],
    officer=lambda b, officer: n.OFFICER_NAMES[officer],
    space=lambda b, space: n.SPACE_NAMES[space],
    target=lambda b, target: m.TARGET_NAMES[target].split()[1],
    piece=lambda b, piece: n.PIECE_NAMES[piece],
    tile=lambda b, tile: n.TILE_NAMES[tile],
    contract=lambda b, contract: n.CONTRACT_NAMES[contract],
    dam=lambda b, dam: m.DAM_NAMES[dam],
    conduit=lambda b, conduit: m.CONDUIT_NAMES[conduit],
    headstream=lambda b, headstream: m.HEADSTREAM_NAMES[headstream],
    work=lambda b, work: n.WORK_NAMES[work],
    building=lambda b, building: n.BUILDING_NAMES[building],
    bonus=lambda b, bonus: n.BONUS_NAMES[bonus],
    objective=lambda b, objective: n.OBJECTIVE_NAMES[objective],
)

BID_MADE = events.kind("bid-made", "seat", "place", "count")
POSITIONS_SETTLED = events.kind("positions-settled")
PAIR_PICKED = events.kind("pair-picked", "seat", "company", "officer")
CONTRACT_PICKED = events.kind("contract-picked", "company", "contract")
ROUND_BEGINS = events.kind("round-begins", "round")
HEADSTREAMS_FILLED = events.kind("headstreams-filled", "count")
PLACED = events.kind("placed", "company", "space", "count")
BANKED = events.kind("banked", "company", "count")
PASSED = events.kind("passed", "company")
OFFICER_COPIED = events.kind("officer-copied", "company", "officer")
TILE_TAKEN = events.kind("tile-taken", "company", "tile")
CONSTRUCTED = events.kind("constructed", "company", "piece", "target", "tile")
FREE_PIECE = events.kind("free-piece", "company", "piece", "target")
INCOME_REVEALED = events.kind("income-revealed", "company", "piece")
INCOME_TAKEN = events.kind("income-taken", "company", "piece")
WHEEL_TURNED = events.kind("wheel-turned", "company", "count")
PRODUCED = events.kind("produced", "company", "count", "conduit", "energy")
TILE_PRODUCED = events.kind("tile-produced", "company", "energy")
FEE_PAID = events.kind("fee-paid", "company", "owner", "count")
ENERGY_STEPS = events.kind("energy-steps", "company", "count")
CONTRACT_FULFILLED = events.kind("contract-fulfilled", "company", "contract")
CONTRACT_TAKEN = events.kind("contract-taken", "company", "contract")
CONTRACT_DISCARDED = events.kind("contract-discarded", "company", "contract")
CONTRACT_OPENED = events.kind("contract-opened", "contract")
CONTRACTS_REMOVED = events.kind("contracts-removed", "company")
DROP_PLACED = events.kind("drop-placed", "company", "headstream")
DROP_FLOWS = events.kind("drop-flows", "company", "headstream")
DROPS_CAUGHT = events.kind("drops-caught", "dam", "count")
DROPS_LEFT = events.kind("drops-left", "count")
DAM_FILLED = events.kind("dam-filled", "company", "dam", "count")
MACHINE_GAINED = events.kind("machine-gained", "company", "excavators", "mixers")
CREDITS_GAINED = events.kind("credits-gained", "company", "count")
CREDITS_PAID = events.kind("credits-paid", "company", "count")
VP_SCORED = events.kind("vp-scored", "company", "count")
TILE_RETRIEVED = events.kind("tile-retrieved", "company", "tile")
WORK_DONE = events.kind("work-done", "company", "work")
BUILDING_USED = events.kind("building-used", "company", "building")
EXTRA_TURN = events.kind("extra-turn", "company")
WATER_FLOWS = events.kind("water-flows")
LEADER_AWARD = events.kind("leader-award", "company", "count")
ENERGY_INCOME = events.kind("energy-income", "company", "energy", "count")
ZERO_ENERGY = events.kind("zero-energy", "company")
BONUS_SCORED = events.kind("bonus-scored", "company", "bonus", "count")
ORDER_SET = events.kind("order-set")
OBJECTIVE_SCORED = events.kind("objective-scored", "company", "objective", "count")
GOODS_SCORED = events.kind("goods-scored", "company", "count")
BUILDINGS_SCORED = events.kind("buildings-scored", "company", "count")
WATER_SCORED = events.kind("water-scored", "company", "count")
GAME_ENDS = events.kind("game-ends")
