"""The names of things in Barrage: what is in the box, the phases, what can be asked and why not.

Numbers that stand for things live here once, so that rules, moves, views and words agree on them.
"""

from __future__ import annotations

from megawatt.author import ALLOWED as ALLOWED
from megawatt.author import NOT_ASKED as NOT_ASKED
from megawatt.author import Reasons

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
PENDING_NUMBERS = 3
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

# What is pending, and what the seat to decide is asked about it; rules/questions.py says what each question means.
(
    NOTHING, ASK_TURN, ASK_CONSTRUCT, ASK_TILE, ASK_PAY, ASK_FREE_PIECE, ASK_PRODUCE, ASK_FULFIL, ASK_DROPS, ASK_MACHINES, ASK_TAKE,
    ASK_DISCARD, ASK_COPY, ASK_FIRST_WATER, ASK_FILL, ASK_ADVANCED, ASK_FULFIL_UNPRODUCED, ASK_RETRIEVE, ASK_SEGMENT, ASK_RECOVER,
    ASK_WORK, ASK_MARGOT, ASK_BUILDING_ACTION, ASK_BID, ASK_PAIR, ASK_STARTING_CONTRACT, ASK_WATCH,
) = range(27)  # fmt: skip
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

# Why something is not allowed.
reasons = Reasons()
NOT_IN_THIS_GAME = reasons.why("not-in-this-game")
OCCUPIED = reasons.why("occupied")
TOO_FEW_ENGINEERS = reasons.why("too-few-engineers")
TOO_DEAR = reasons.why("too-dear")
NOTHING_TO_PRODUCE = reasons.why("nothing-to-produce")
NO_CONTRACT_THERE = reasons.why("no-contract-there")
NO_TILE_THERE = reasons.why("no-tile-there")
NO_WORK_THERE = reasons.why("no-work-there")
TOO_FEW_MACHINES = reasons.why("too-few-machines")
NOTHING_TO_CONSTRUCT = reasons.why("nothing-to-construct")
LEFTMOST_FIRST = reasons.why("leftmost-first")
NOT_YOUR_OFFICER = reasons.why("not-your-officer")
COPIED_ALREADY = reasons.why("copied-already")
NEEDS_ENGINEER_AFTER = reasons.why("needs-engineer-after")
BUILDING_NOT_YOURS = reasons.why("building-not-yours")
BUILDING_USED = reasons.why("building-used")
BUILDING_IDLE = reasons.why("building-idle")
ARCHITECT_ALONE = reasons.why("architect-alone")
NO_ARCHITECT = reasons.why("no-architect")
ENGINEERS_LEFT = reasons.why("engineers-left")
NO_PIECE_LEFT = reasons.why("no-piece-left")
SPACE_TAKEN = reasons.why("space-taken")
BASIN_TAKEN = reasons.why("basin-taken")
NOT_YOUR_DAM = reasons.why("not-your-dam")
DAM_FULL_HEIGHT = reasons.why("dam-full-height")
WRONG_AREA = reasons.why("wrong-area")
VALUE_TOO_HIGH = reasons.why("value-too-high")
NO_TILE_FOR_IT = reasons.why("no-tile-for-it")
CANNOT_PAY = reasons.why("cannot-pay")
TILE_NOT_AVAILABLE = reasons.why("tile-not-available")
WRONG_PAYMENT = reasons.why("wrong-payment")
NO_WATER = reasons.why("no-water")
NO_CONDUIT = reasons.why("no-conduit")
NO_POWERHOUSE = reasons.why("no-powerhouse")
SAME_POWERHOUSE = reasons.why("same-powerhouse")
BELOW_ONE = reasons.why("below-one")
FEE_TOO_DEAR = reasons.why("fee-too-dear")
NOT_YOUR_CONTRACT = reasons.why("not-your-contract")
NOT_ENOUGH_ENERGY = reasons.why("not-enough-energy")
MUST_CHOOSE = reasons.why("must-choose")
OFFICER_NOT_COPYABLE = reasons.why("officer-not-copyable")
NO_ROOM = reasons.why("no-room")
SAME_DAM = reasons.why("same-dam")
NOT_ON_WHEEL = reasons.why("not-on-wheel")
NOTHING_IN_SEGMENT = reasons.why("nothing-in-segment")
BID_TOO_LOW = reasons.why("bid-too-low")
PAIR_TAKEN = reasons.why("pair-taken")
CONTRACT_TAKEN = reasons.why("contract-taken")
NOT_ON_AUTOMA_TILE = reasons.why("not-on-automa-tile")
TILE_BUILDS_OTHER = reasons.why("tile-builds-other")
REWARD_IS_OTHER = reasons.why("reward-is-other")
