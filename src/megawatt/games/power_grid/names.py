"""The names of things in Power Grid: what is in the box, the phases, what can be asked and why not.

Numbers that stand for things live here once, so that rules, moves, views and words agree on them.
"""

from __future__ import annotations

from typing import Literal, get_args

from megawatt.author import ALLOWED as ALLOWED
from megawatt.author import NO_SUCH_THING as NO_SUCH_THING
from megawatt.author import Reasons

# How much of everything a record has room for.
SEATS = 6
CITIES = 64
AREAS = 8
CARDS = 96
PLANTS = 4
MINES = 5
MARKET = 10
SPACES = 3
TRACK = 30
NEIGHBOURS = 16
STACK = 128
REMOVED = 16

# Fuels; the first four come as tokens.
COAL, OIL, GARBAGE, URANIUM = range(4)
FUELS = 4
HYBRID, WIND, FUSION = 4, 5, 6
Fuel = Literal["coal", "oil", "garbage", "uranium"]
Stored = Literal[Fuel, "hybrid"]
Kind = Literal[Stored, "wind", "fusion"]
FUEL_NAMES: tuple[Kind, ...] = get_args(Kind)

PACKED_BITS, PACKED_MOST = 8, 255
"""Amounts of all kinds in one number: how wide each is, and the most it can be (rules/storage.py)."""

# Where fuel is bought: the market (Korea: the south), or beside it (Korea: the north; South Africa: the storage).
MAIN, SIDE = 0, 1
SOURCES = 2

# Cards are numbered in order of rank, so comparing indexes compares plants; the step 3 card ranks above all.
NO_CARD = -1
STEP_3_CARD = 120

NOWHERE = 30_000
"""The connection cost of a city that no own network can reach."""

MOST_BID = 2047
"""No higher bid can be made; more than thirteen of the highest incomes, saved up whole."""

# Phases, in the order of a round.
CHOOSING_AREAS, PLAYER_ORDER, AUCTION, RESOURCES, BUILDING, BUREAUCRACY, GAME_OVER = range(7)
PHASE_NAMES = ("choosing-areas", "player-order", "auction", "resources", "building", "bureaucracy", "game-over")

# What the seat to decide is asked; rules/questions.py says what each question means.
(
    ASK_AREA, ASK_CITY, ASK_NOMINATE, ASK_OPEN, ASK_RAISE, ASK_DISCARD, ASK_GIVE_UP, ASK_BUY, ASK_BUILD, ASK_RUN, ASK_BURN,
    ASK_NOTHING,
) = range(12)  # fmt: skip

# A seat's part in the auction phase.
STILL_IN, HAS_BOUGHT, HAS_PASSED = range(3)

# How the plant market lives (board.market_kind).
USUAL, TURNOVER, TWO_STEP_CARDS = range(3)

# Why something is not allowed.
reasons = Reasons()
AREA_TAKEN = reasons.why("area-taken")
AREA_APART = reasons.why("area-apart")
AREA_CUTS_OFF = reasons.why("area-cuts-off")
CITY_CHOSEN = reasons.why("city-chosen")
CITY_APART = reasons.why("city-apart")
MUST_BUY_FIRST_ROUND = reasons.why("must-buy-first-round")
NO_SUCH_LOT = reasons.why("no-such-lot")
NOT_ON_OFFER = reasons.why("not-on-offer")
NEEDS_URANIUM_AREA = reasons.why("needs-uranium-area")
TOO_DEAR = reasons.why("too-dear")
BID_TOO_LOW = reasons.why("bid-too-low")
MUST_OPEN = reasons.why("must-open")
BID_ABOVE_LIMIT = reasons.why("bid-above-limit")
NEWEST_PLANT = reasons.why("newest-plant")
NOTHING_TO_GIVE_UP = reasons.why("nothing-to-give-up")
NOT_STORED = reasons.why("not-stored-on-plants")
NO_ROOM = reasons.why("no-room")
SOLD_OUT = reasons.why("sold-out")
PRICE_CAP = reasons.why("price-cap")
OTHER_MARKET = reasons.why("other-market")
OUT_OF_PLAY = reasons.why("out-of-play")
ALREADY_THERE = reasons.why("already-there")
CITY_FULL = reasons.why("city-full")
NOT_CONNECTED = reasons.why("not-connected")
START_CITY_ONLY = reasons.why("start-city-only")
TWO_HOUSES_IN_ROUND_1 = reasons.why("two-houses-in-round-1")
SECOND_NETWORK_BEGUN = reasons.why("second-network-begun")
NETWORK_LIMIT = reasons.why("network-limit")
NOT_AS_FIRST_CITY = reasons.why("not-as-first-city")
FREE_CITY_ONLY = reasons.why("free-city-only")
NOT_YOUR_PLANTS = reasons.why("not-your-plants")
NO_FUEL = reasons.why("no-fuel")
MUST_POWER_MOST = reasons.why("must-power-most")
NOT_BURNABLE = reasons.why("not-burnable")
