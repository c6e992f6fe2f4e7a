"""The names of things in Future Energy: what is in the box, the phases, what can be asked and why not.

Numbers that stand for things live here once, so that rules, moves, views and words agree on them.
"""

from __future__ import annotations

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
LOWEST_CERTIFICATE = 3
CERTIFICATE_VALUES = 3

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

# What the seat to decide is asked.
(
    PLAN, PLACE_LINE, CREW_TARGET, ROUTE, BUILD_PLANT, EXTEND, RETURN_PLANT, EXTRA_OIL, TAKE_CONTRACT, EXTRA_PLANT,
    PLANT_SITE, JOIN_IN, USE_CARDS, LIFT_LINE, SELL_CERTIFICATE, SHIFT_PLANT, MOVE_CREW, FOREIGN_PLANT, FOREIGN_SITE,
    SWAP_FIRST, SWAP_SECOND, DOUBLE_OIL, REPEAT, NOTHING,
) = range(24)  # fmt: skip
QUESTION_NAMES = (
    "plan", "place-line", "crew", "route", "build", "extend", "return-plant", "extra-oil", "take-contract", "extra-plant",
    "plant-site", "join", "use-cards", "lift-line", "sell-certificate", "shift-plant", "move-crew", "foreign-plant",
    "foreign-site", "swap-first", "swap-second", "double-oil", "repeat", "nothing",
)  # fmt: skip

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

# Why something is not allowed; 0 is ALLOWED.
REASONS = (
    "allowed",
    "not-asked",
    "game-over",
    "no-such-thing",
    "no-engineer",
    "already-covered",
    "must-buy-contract",
    "too-dear",
    "no-lines-left",
    "no-free-link",
    "no-such-card",
    "too-few-plants",
    "stack-empty",
    "not-covered",
    "out-of-play",
    "link-taken",
    "own-line-there",
    "link-full",
    "same-link",
    "not-your-line",
    "no-tile",
    "no-matching-plant",
    "no-way",
    "must-move",
    "not-adjacent",
    "already-passed",
    "tile-in-the-way",
    "no-way-on",
    "no-extension",
    "costs-nothing",
    "not-your-plant",
    "wrong-icon",
    "other-contract",
    "site-full",
    "no-own-plant",
    "no-foreign-plant",
    "not-on-start",
    "must-place",
    "not-your-card",
    "needs-one-energy",
    "lacks-energy",
    "lacks-substitutes",
    "no-such-certificate",
    "space-taken",
    "no-space-there",
    "no-energy-tile",
    "same-tile",
    "already-double",
    "no-plants-left",
    "same-contract",
)
(
    ALLOWED, NOT_ASKED, IS_OVER, NO_SUCH_THING, NO_ENGINEER, ALREADY_COVERED, MUST_BUY_CONTRACT, TOO_DEAR, NO_LINES_LEFT,
    NO_FREE_LINK, NO_SUCH_CARD, TOO_FEW_PLANTS, STACK_EMPTY, NOT_COVERED, OUT_OF_PLAY, LINK_TAKEN, OWN_LINE_THERE, LINK_FULL,
    SAME_LINK, NOT_YOUR_LINE, WITHOUT_TILE, NO_MATCHING_PLANT, NO_WAY, MUST_MOVE, NOT_ADJACENT, ALREADY_PASSED,
    TILE_IN_THE_WAY, NO_WAY_ON, NO_EXTENSION, COSTS_NOTHING, NOT_YOUR_PLANT, WRONG_ICON, OTHER_CONTRACT, SITE_FULL,
    NO_OWN_PLANT, NO_FOREIGN_PLANT, NOT_ON_START, MUST_PLACE, NOT_YOUR_CARD, NEEDS_ONE_ENERGY, LACKS_ENERGY,
    LACKS_SUBSTITUTES, NO_SUCH_CERTIFICATE, SPACE_TAKEN, NO_SPACE_THERE, NO_ENERGY_TILE, SAME_TILE, ALREADY_DOUBLE,
    NO_PLANTS_LEFT, SAME_CONTRACT,
) = range(len(REASONS))  # fmt: skip
