"""The names of things in Power Grid: what is in the box, the phases, what can be asked and why not.

Numbers that stand for things live here once, so that rules, moves, views and words agree on them.
"""

from __future__ import annotations

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
FUEL_NAMES = ("coal", "oil", "garbage", "uranium", "hybrid", "wind", "fusion")

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

# What the seat to decide is asked.
CHOOSE_AREA, CHOOSE_CITY, NOMINATE, OPEN_BID, RAISE, DISCARD, GIVE_UP, BUY, BUILD, RUN, BURN, NOTHING = range(12)
QUESTION_NAMES = (
    "choose-area", "choose-city", "nominate", "open", "raise", "discard", "give-up", "buy", "build", "run", "burn", "nothing",
)  # fmt: skip

# A seat's part in the auction phase.
STILL_IN, HAS_BOUGHT, HAS_PASSED = range(3)

# How the plant market lives (board.market_kind).
USUAL, TURNOVER, TWO_STEP_CARDS = range(3)

# Why something is not allowed; 0 is ALLOWED.
REASONS = (
    "allowed",
    "not-asked",
    "game-over",
    "no-such-thing",
    "area-taken",
    "area-apart",
    "city-chosen",
    "city-apart",
    "must-buy-first-round",
    "no-such-lot",
    "not-on-offer",
    "needs-uranium-area",
    "too-dear",
    "bid-too-low",
    "must-open",
    "bid-above-limit",
    "newest-plant",
    "nothing-to-give-up",
    "not-stored-on-plants",
    "no-room",
    "sold-out",
    "price-cap",
    "other-market",
    "out-of-play",
    "already-there",
    "city-full",
    "not-connected",
    "start-city-only",
    "two-houses-in-round-1",
    "second-network-begun",
    "network-limit",
    "not-as-first-city",
    "free-city-only",
    "not-your-plants",
    "no-fuel",
    "must-power-most",
    "not-burnable",
)
(
    ALLOWED, NOT_ASKED, IS_OVER, NO_SUCH_THING, AREA_TAKEN, AREA_APART, CITY_CHOSEN, CITY_APART,
    MUST_BUY_FIRST_ROUND, NO_SUCH_LOT, NOT_ON_OFFER, NEEDS_URANIUM_AREA, TOO_DEAR, BID_TOO_LOW, MUST_OPEN, BID_ABOVE_LIMIT,
    NEWEST_PLANT, NOTHING_TO_GIVE_UP, NOT_STORED, NO_ROOM, SOLD_OUT, PRICE_CAP, OTHER_MARKET, OUT_OF_PLAY,
    ALREADY_THERE, CITY_FULL, NOT_CONNECTED, START_CITY_ONLY, TWO_HOUSES_IN_ROUND_1, SECOND_NETWORK_BEGUN, NETWORK_LIMIT,
    NOT_AS_FIRST_CITY, FREE_CITY_ONLY, NOT_YOUR_PLANTS, NO_FUEL, MUST_POWER_MOST, NOT_BURNABLE,
) = range(len(REASONS))  # fmt: skip
