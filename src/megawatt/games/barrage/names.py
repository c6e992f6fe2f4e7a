"""The names of things in Barrage: what is in the box, the phases, what can be asked and why not.

Numbers that stand for things live here once, so that rules, moves, views and words agree on them.
"""

from __future__ import annotations

# How much of everything a record has room for. SEATS counts companies: people first, then automas.
SEATS = 4
ROUNDS = 5
HEADSTREAMS = 4
BASINS = 12
DAMS = 20
CONDUITS = 20
POWERHOUSES = 23
SEGMENTS = 6
HAND = 7
COLOURS = 3
STACK = 16
PER_COLOUR = 15
NATIONALS = 3
OPEN_TILES = 3
PER_LEVEL = 6
BUILDINGS = 10
BUILDINGS_IN_PLAY = 5
WORKS = 15
PER_STACK = 5
PENDING = 24
LETTERS = "abcd"

# Areas of the map.
MOUNTAIN, HILL, PLAIN = range(3)
AREA_NAMES = ("mountain", "hill", "plain")

# Whose piece stands on a space: 0 nobody, seat + 1, or NEUTRAL.
NEUTRAL = 9

# Companies.
USA, GERMANY, ITALY, FRANCE, NETHERLANDS = range(5)
COMPANY_NAMES = ("usa", "germany", "italy", "france", "netherlands")

# Officers.
WILHELM, GRAZIANO, VIKTOR, JILL, SOLOMON, ANTON, MAHIRI, SIMONE, TOMMASO, LESLIE, MARGOT = range(11)
OFFICER_NAMES = (
    "wilhelm-adler", "graziano-del-monte", "viktor-fiesler", "jill-mcdowell", "solomon-p-jordan", "anton-krylov", "mahiri-sekibo",
    "simone-luciani", "tommaso-battista", "leslie-spencer", "margot-fouche",
)  # fmt: skip
OFFICERS = len(OFFICER_NAMES)
NO_OFFICER = -1

# Pieces; a technology tile's number modulo TILE_KINDS is the piece it builds, WILD for any.
BASE, ELEVATION, CONDUIT, POWERHOUSE, WILD, BUILDING = range(6)
PIECE_NAMES = ("base", "elevation", "conduit", "powerhouse", "any", "building")
TILE_KINDS = 6

# Technology tiles: six basic ones, then levels 1 to 3, then the officers' extra tiles.
BASIC_TILES = tuple(f"basic-{piece}" for piece in PIECE_NAMES)
ADVANCED_TILES = tuple(f"{piece}-{level}" for level in (1, 2, 3) for piece in PIECE_NAMES)
TILE_NAMES = (*BASIC_TILES, *ADVANCED_TILES, "anton-copy-tile", "leslie-works-tile")
TILES = len(TILE_NAMES)
BASE_1, ELEVATION_1, CONDUIT_1, POWERHOUSE_1, ANY_1, BUILDING_1 = range(6, 12)
BASE_2, ELEVATION_2, CONDUIT_2, POWERHOUSE_2, ANY_2, BUILDING_2 = range(12, 18)
BASE_3, ELEVATION_3, CONDUIT_3, POWERHOUSE_3, ANY_3, BUILDING_3 = range(18, 24)
FIRST_ADVANCED, ANTON_TILE, LESLIE_TILE = 6, 24, 25
NO_TILE = -1
COPIED = 32
"""Added to a tile's number when it is copied from the wheel."""
TILES_PER_PIECE = 8

# Effects: what incomes, contracts and external works give.
EFFECT_NAMES = (
    "credits", "vp", "excavators", "mixers", "any-machines", "rotate", "energy-steps", "headstream-drops", "flowing-drops",
    "build-base", "build-elevation", "build-conduit-max", "build-powerhouse", "fulfil-own-contract-max", "take-advanced-tile",
    "energy-produced",
)  # fmt: skip
(
    E_CREDITS, E_VP, E_EXCAVATORS, E_MIXERS, E_ANY, E_ROTATE, E_STEPS, E_HEADSTREAM, E_FLOWING, E_BASE, E_ELEVATION, E_CONDUIT,
    E_POWERHOUSE, E_FULFIL, E_TILE, E_PRODUCED,
) = range(len(EFFECT_NAMES))  # fmt: skip
EFFECT_PARTS = len(EFFECT_NAMES)

# Contracts.
COLOUR_NAMES = ("green", "yellow", "red")
STARTS = 5
CONTRACT_NAMES = (
    *(f"start-{i}" for i in range(1, 6)),
    *(f"{colour}-{i:02}" for colour in COLOUR_NAMES for i in range(1, 16)),
    *(f"national-{i}" for i in range(1, 7)),
)
CONTRACTS = len(CONTRACT_NAMES)
FIRST_PRIVATE, FIRST_NATIONAL = 5, 50
NO_CONTRACT = -1

# Where an effect stands in the board's table: contracts, then incomes (company, row, step), then external works.
INCOME_ROWS = 3
INCOME_STEPS = 3
FIRST_INCOME = CONTRACTS
FIRST_WORK = FIRST_INCOME + len(COMPANY_NAMES) * INCOME_ROWS * INCOME_STEPS
EFFECTS = FIRST_WORK + WORKS

WORK_NAMES = tuple(f"work-{stack}-{i}" for stack in "abc" for i in range(1, 6))
BUILDING_NAMES = (
    "cofferdam", "control-station", "customer-office", "development-office", "energy-relay-field", "financial-division",
    "loan-agency", "research-lab", "robot-factory", "wind-farm",
)  # fmt: skip
(
    COFFERDAM, CONTROL_STATION, CUSTOMER_OFFICE, DEVELOPMENT_OFFICE, ENERGY_RELAY, FINANCIAL_DIVISION, LOAN_AGENCY, RESEARCH_LAB,
    ROBOT_FACTORY, WIND_FARM,
) = range(BUILDINGS)  # fmt: skip

# Bonus and objective tiles, headstream tiles.
BONUS_NAMES = (
    "bonus-contracts", "bonus-bases", "bonus-elevations", "bonus-conduits", "bonus-powerhouses", "bonus-advanced-tiles",
    "bonus-external-works", "bonus-buildings",
)  # fmt: skip
(
    BONUS_CONTRACTS, BONUS_BASES, BONUS_ELEVATIONS, BONUS_CONDUITS, BONUS_POWERHOUSES, BONUS_TILES, BONUS_WORKS, BONUS_BUILDINGS,
) = range(8)  # fmt: skip
OBJECTIVE_NAMES = (
    "objective-red-spaces", "objective-strongest-area", "objective-connections", "objective-weakest-area", "objective-basins-1",
    "objective-basins-3",
)  # fmt: skip
RED_SPACES, STRONGEST_AREA, CONNECTIONS, WEAKEST_AREA, BASINS_1, BASINS_3 = range(6)
HEADSTREAM_TILES = 8

# Action spaces in the order of their numbers.
ROW_NAMES = (
    "produce-plus-2", "produce-plus-1", "produce-0", "produce-minus-1", "produce-minus-2", "water-two", "water-flow", "rotate-1",
    "rotate-2", "rotate-3", "buy-excavator", "buy-any", "buy-pair", "take-1", "take-1b", "take-2",
)  # fmt: skip
SPACE_NAMES = (
    *(f"{row}-{side}" for row in ROW_NAMES for side in ("left", "right")),
    "patent-1", "patent-2", "patent-3", "external-work-1", "external-work-2", "external-work-3",
    "construct-1", "construct-2", "construct-3", "construct-4", "mahiri-1", "mahiri-2", "margot", *BUILDING_NAMES,
)  # fmt: skip
FIRST_PATENT, FIRST_WORK_SPACE, FIRST_CONSTRUCT, FIRST_MAHIRI, MARGOT_SPACE, FIRST_BUILDING_SPACE = 32, 35, 38, 42, 44, 45
SPACES = len(SPACE_NAMES)
CONSTRUCTS = 4

# What a space offers.
(
    S_PRODUCE, S_HEADSTREAM, S_FLOW, S_ROTATE, S_EXCAVATOR, S_ANY, S_PAIR, S_TAKE, S_PATENT, S_WORK, S_CONSTRUCT, S_MAHIRI,
    S_MARGOT, S_BUILDING,
) = range(14)  # fmt: skip

# Where people build: one number for every space of every piece.
FIRST_BASE, FIRST_ELEVATION, FIRST_CONDUIT, FIRST_POWERHOUSE, FIRST_BUILDING = 0, 20, 40, 60, 83
TARGETS = FIRST_BUILDING + BUILDINGS

# Phases, in the order of a round.
AUCTION, DRAFT, INCOME, ACTIONS, WATER_FLOW, SCORING, GAME_OVER = range(7)
PHASE_NAMES = ("auction", "draft", "income", "actions", "water-flow", "scoring", "game-over")

# How the game starts (board.start).
START_NAMES = ("introductory", "random", "draft", "auction")
START_INTRODUCTORY, START_RANDOM, START_DRAFT, START_AUCTION = range(4)

# What is pending, and what the seat to decide is asked about it.
QUESTION_NAMES = (
    "nothing", "turn", "construct", "tile", "pay", "free-piece", "produce", "fulfil", "drops", "machines", "take-contract",
    "discard-contract", "copy-officer", "first-water", "fill-dam", "advanced-tile", "fulfil-unproduced", "retrieve-tile", "segment",
    "recover", "external-work", "margot", "building-action", "bid", "pair", "starting-contract", "watch",
)  # fmt: skip
(
    NOTHING, ASK_TURN, ASK_CONSTRUCT, ASK_TILE, ASK_PAY, ASK_FREE_PIECE, ASK_PRODUCE, ASK_FULFIL, ASK_DROPS, ASK_MACHINES, ASK_TAKE,
    ASK_DISCARD, ASK_COPY, ASK_FIRST_WATER, ASK_FILL, ASK_ADVANCED, ASK_FULFIL_UNPRODUCED, ASK_RETRIEVE, ASK_SEGMENT, ASK_RECOVER,
    ASK_WORK, ASK_MARGOT, ASK_BUILDING_ACTION, ASK_BID, ASK_PAIR, ASK_STARTING_CONTRACT, ASK_WATCH,
) = range(len(QUESTION_NAMES))  # fmt: skip
# Pending things that resolve without a question of their own.
DO_GAIN, DO_TILE_EFFECT, DO_AFTER_PRODUCTION, DO_INCOME = range(40, 44)

# Flags of a pending production: second (Germany's) and optional.
SECOND, OPTIONAL = 1, 2
# Flags of a pending fulfilment: national contracts count, a powerhouse produced (France), not even Simone does several.
WITH_NATIONAL, WITH_DISCOUNT, ONLY_ONE = 1, 2, 4
# A pending turn that may be forgone (Tommaso).
EXTRA = 1

# How a conduit is paid with Jill and tile any-2 (board.jill_any_2).
JILL_NAMES = ("mixers-or-mix", "half-mix", "full-mix")
MIXERS_OR_MIX, HALF_MIX, FULL_MIX = range(3)

MOST_BID = 30
MOST_DROPS = 4
MOST_MACHINES = 10
MOST_BANK = 12
NOT_POSSIBLE = -1
NO_ENERGY = -99

# Why something is not allowed; 0 is ALLOWED.
REASONS = (
    "allowed", "not-asked", "game-over", "no-such-thing", "not-in-this-game", "occupied", "too-few-engineers", "too-dear",
    "nothing-to-produce", "no-contract-there", "no-tile-there", "no-work-there", "too-few-machines", "nothing-to-construct",
    "leftmost-first", "not-your-officer", "copied-already", "needs-engineer-after", "building-not-yours", "building-used",
    "building-idle", "architect-alone", "no-architect", "engineers-left", "no-piece-left", "space-taken", "basin-taken",
    "not-your-dam", "dam-full-height", "wrong-area", "value-too-high", "no-tile-for-it", "cannot-pay", "tile-not-available",
    "wrong-payment", "no-water", "no-conduit", "no-powerhouse", "same-powerhouse", "below-one", "fee-too-dear", "not-your-contract",
    "not-enough-energy", "must-choose", "officer-not-copyable", "no-room", "same-dam", "not-on-wheel", "nothing-in-segment",
    "bid-too-low", "pair-taken", "contract-taken", "not-on-automa-tile", "tile-builds-other", "reward-is-other",
)  # fmt: skip
(
    ALLOWED, NOT_ASKED, IS_OVER, NO_SUCH_THING, NOT_IN_THIS_GAME, OCCUPIED, TOO_FEW_ENGINEERS, TOO_DEAR,
    NOTHING_TO_PRODUCE, NO_CONTRACT_THERE, NO_TILE_THERE, NO_WORK_THERE, TOO_FEW_MACHINES, NOTHING_TO_CONSTRUCT,
    LEFTMOST_FIRST, NOT_YOUR_OFFICER, COPIED_ALREADY, NEEDS_ENGINEER_AFTER, BUILDING_NOT_YOURS, BUILDING_USED,
    BUILDING_IDLE, ARCHITECT_ALONE, NO_ARCHITECT, ENGINEERS_LEFT, NO_PIECE_LEFT, SPACE_TAKEN, BASIN_TAKEN,
    NOT_YOUR_DAM, DAM_FULL_HEIGHT, WRONG_AREA, VALUE_TOO_HIGH, NO_TILE_FOR_IT, CANNOT_PAY, TILE_NOT_AVAILABLE,
    WRONG_PAYMENT, NO_WATER, NO_CONDUIT, NO_POWERHOUSE, SAME_POWERHOUSE, BELOW_ONE, FEE_TOO_DEAR, NOT_YOUR_CONTRACT,
    NOT_ENOUGH_ENERGY, MUST_CHOOSE, OFFICER_NOT_COPYABLE, NO_ROOM, SAME_DAM, NOT_ON_WHEEL, NOTHING_IN_SEGMENT,
    BID_TOO_LOW, PAIR_TAKEN, CONTRACT_TAKEN, NOT_ON_AUTOMA_TILE, TILE_BUILDS_OTHER, REWARD_IS_OTHER,
) = range(len(REASONS))  # fmt: skip
