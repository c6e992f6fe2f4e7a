"""The names of things in Future Energy: what is in the box, the phases, what can be asked and why not.

Numbers that stand for things live here once, so that rules, moves, views and words agree on them.
"""

from __future__ import annotations

from megawatt.author import ALLOWED as ALLOWED
from megawatt.author import NO_SUCH_THING as NO_SUCH_THING
from megawatt.author import Reasons

# How much of everything a record has room for.
SEATS = 4
PLACES = 48
"""The sites and, after the last of them, the start space."""
SITES = PLACES - 1
LINKS = 120
NEIGHBOURS = 12
REGIONS = 5
CONTRACTS = 36
"""Construction contracts first, then the starting contracts."""
SPACES = 5
DISPLAY = 4
REMOVED = 16
PUBLIC = 20
BAG = 56
CERTIFICATES = 10
QUEUE = 64

# Tiles. The first six also stand on contracts as icons, the first four are the old energies.
OIL, GAS, COAL, NUCLEAR, INVESTOR, ENGINEER, GROUND = range(7)
GROUND_4, GROUND_5, GROUND_POINTS, GROUND_CONTRACT, GROUND_LINES, GROUND_PLANT = range(7, 13)
ENERGIES = 4
ICONS = 6
SETUP_KINDS = 7
"""For the setup all construction grounds are one kind."""
TILES = 13
NO_TILE = -1
TILE_NAMES = (
    "oil", "gas", "coal", "nuclear", "investor", "engineer", "ground", "ground-4-million", "ground-5-million",
    "ground-5-points", "ground-contract", "ground-lines", "ground-plant",
)  # fmt: skip

NO_CARD = -1
NO_SITE = -1
NO_LINK = -1
NOBODY = -1
GONE = -2
"""Holder of a certificate or public contract that has left the game."""
UNDRAWN = -3
"""Holder of a certificate that is still to be drawn."""

# Limits (NOTES 6).
MOST_INVESTORS = 2
MOST_ENGINEERS = 2
MOST_EXTENSIONS = 2
MOST_PLANTS_ON_SITE = 3
LINES_PER_LINK = 2
EXTRA_OIL_PLANTS = 2
CERTIFICATES_WORTH = range(3, 6)

LINE_OWNERS = 1 << SEATS
"""The sets of seats that can have a line on a link, one bit each."""

# A way is measured in one number: its price, then what rivals get of it, then its links.
PRICE = 1 << 14
RIVALS = 1 << 7
STEP = 1
NOWHERE = 1 << 28

# The three planning actions (NOTES 4), also the bits of `covered`.
ONE_LINE, TWO_LINES, ONE_CONTRACT = range(3)

# Phases, in the order of a turn.
PLANNING, MOVING, BUILDING, TILE_ACTION, JOINT_CONSTRUCTION, END_OF_TURN, GAME_OVER = range(7)
PHASE_NAMES = ("planning", "moving", "building", "tile-action", "joint-construction", "end-of-turn", "game-over")

# What the seat to decide is asked; rules/questions.py says what each question means.
(
    ASK_PLAN, ASK_PLACE_LINE, ASK_CREW, ASK_ROUTE, ASK_BUILD, ASK_EXTEND, ASK_RETURN_PLANT, ASK_EXTRA_OIL, ASK_TAKE_CONTRACT,
    ASK_EXTRA_PLANT, ASK_PLANT_SITE, ASK_JOIN, ASK_USE_CARDS, ASK_LIFT_LINE, ASK_SELL_CERTIFICATE, ASK_SHIFT_PLANT,
    ASK_MOVE_CREW, ASK_FOREIGN_PLANT, ASK_FOREIGN_SITE, ASK_SWAP_FIRST, ASK_SWAP_SECOND, ASK_DOUBLE_OIL, ASK_REPEAT,
    ASK_NOTHING, ASK_TILE_ACTION,
) = range(25)  # fmt: skip

# Why a line is being placed.
BOUGHT, BY_NUCLEAR, BY_GROUND, BY_CARD, RELOCATED_TO_EMPTY, RELOCATED = range(6)

# What public contracts do (NOTES 9).
(
    GAIN_MONEY, RELOCATE_TO_EMPTY, SELL, SHIFT, CREW_LINK, RETURN, RELOCATE, JOIN_FOREIGN, FREE_CONTRACT, SWAP_TILES,
    SECOND_OIL_PLANT, LINE_ANYWHERE, REPEAT_PLANNING,
) = range(13)  # fmt: skip
EFFECT_NAMES = (
    "gain-money", "relocate-to-empty-link", "sell-certificate", "shift-plant", "move-crew", "return-plant",
    "relocate-to-any-link", "join-foreign-plants", "free-contract", "swap-tiles", "second-oil-plant", "place-line",
    "repeat-planning",
)  # fmt: skip

# What ended the game.
STILL_PLAYING, BY_LINES, BY_CONTRACTS, BY_STANDSTILL = range(4)
ENDED_BY = (None, "lines", "contracts", "standstill")

# Why something is not allowed.
reasons = Reasons()
NO_ENGINEER = reasons.why("no-engineer")
ALREADY_COVERED = reasons.why("already-covered")
MUST_BUY_CONTRACT = reasons.why("must-buy-contract")
TOO_DEAR = reasons.why("too-dear")
NO_LINES_LEFT = reasons.why("no-lines-left")
NO_FREE_LINK = reasons.why("no-free-link")
NO_SUCH_CARD = reasons.why("no-such-card")
TOO_FEW_PLANTS = reasons.why("too-few-plants")
STACK_EMPTY = reasons.why("stack-empty")
NOT_COVERED = reasons.why("not-covered")
OUT_OF_PLAY = reasons.why("out-of-play")
LINK_TAKEN = reasons.why("link-taken")
OWN_LINE_THERE = reasons.why("own-line-there")
LINK_FULL = reasons.why("link-full")
SAME_LINK = reasons.why("same-link")
NOT_YOUR_LINE = reasons.why("not-your-line")
WITHOUT_TILE = reasons.why("no-tile")
NO_MATCHING_PLANT = reasons.why("no-matching-plant")
NO_WAY = reasons.why("no-way")
MUST_MOVE = reasons.why("must-move")
NOT_ADJACENT = reasons.why("not-adjacent")
ALREADY_PASSED = reasons.why("already-passed")
TILE_IN_THE_WAY = reasons.why("tile-in-the-way")
NO_WAY_ON = reasons.why("no-way-on")
NO_EXTENSION = reasons.why("no-extension")
COSTS_NOTHING = reasons.why("costs-nothing")
NOT_YOUR_PLANT = reasons.why("not-your-plant")
WRONG_ICON = reasons.why("wrong-icon")
OTHER_CONTRACT = reasons.why("other-contract")
SITE_FULL = reasons.why("site-full")
NO_OWN_PLANT = reasons.why("no-own-plant")
NO_FOREIGN_PLANT = reasons.why("no-foreign-plant")
NOT_ON_START = reasons.why("not-on-start")
MUST_PLACE = reasons.why("must-place")
NOT_YOUR_CARD = reasons.why("not-your-card")
NEEDS_ONE_ENERGY = reasons.why("needs-one-energy")
LACKS_ENERGY = reasons.why("lacks-energy")
LACKS_SUBSTITUTES = reasons.why("lacks-substitutes")
NO_SUCH_CERTIFICATE = reasons.why("no-such-certificate")
SPACE_TAKEN = reasons.why("space-taken")
NO_SPACE_THERE = reasons.why("no-space-there")
NO_ENERGY_TILE = reasons.why("no-energy-tile")
SAME_TILE = reasons.why("same-tile")
ALREADY_DOUBLE = reasons.why("already-double")
NO_PLANTS_LEFT = reasons.why("no-plants-left")
SAME_CONTRACT = reasons.why("same-contract")
ONLY_LINES = reasons.why("only-lines")
COMES_BY_ITSELF = reasons.why("comes-by-itself")
ALREADY_DECIDES = reasons.why("already-decides")
