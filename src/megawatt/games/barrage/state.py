"""The two records of Barrage: the Board as printed and agreed, the State as played so far."""

from __future__ import annotations

from megawatt.author import CHANCE, Array, Record, i8, i16, i32
from megawatt.games.barrage import names as n

AREAS = 3
LEVELS = 3
STARTS = 5
BONUSES = 8
AUTOMA_TILES = 20
AUTOMA_ACTIONS = 8
AUTOMA_PARTS = 8
CRITERIA = 3
PAIRS = 2
MOST_ENERGY_STEP = 40


class Board(Record):
    """What is printed or agreed before the first move; rules never change it."""

    seats: int = i8
    automas: int = i8
    companies: int = i8
    """Seats and automas together; everything that depends on the number of players counts both."""
    # Agreements.
    start: int = i8
    leeghwater: int = i8
    patents: int = i8
    """0 in the introductory game, which has no patent office."""
    officer_pool: int = i16
    """One bit per officer that may be dealt."""
    company_pool: int = i8
    automa_level: int = i8
    viktor_germany_both: int = i8
    construction_spaces_any: int = i8
    discards_removed: int = i8
    income_order_last_first: int = i8
    objective_zero_ranked: int = i8
    tile_energy_all_contracts: int = i8
    wild_tile: int = i8
    zero_energy_penalty: int = i8
    revealed_income_at_once: int = i8
    second_award_always: int = i8
    zero_tie_shared: int = i8
    """1 where companies that all stand on 0 share the award, too (with `second_award_always`)."""
    water_drops_all: int = i8
    any_1_buildings_free: int = i8
    """1 where tile any-1 saves the 3 credits of a dear building slot, too."""
    jill_any_2: int = i8
    france_simone_once: int = i8
    simone_energy_all_energy: int = i8
    extra_turn_may: int = i8
    automa_systems: int = i8
    """0 where automas count completing spaces instead (rules version 1)."""
    automa_buildings_board_order: int = i8
    """0 where buildings have no order on the board and count as they are spelled (rules version 1)."""
    automa_water_letters: int = i8
    """0 where headstream letters decide nothing between spaces that equally many drops reach (rules versions 1 and 2)."""
    automa_details_full: int = i8
    """0 where Graziano, Viktor, Simone, Jill, tile building-2 and the Dutch drop are played in part (rules versions 1 and 2)."""
    intro_officer: Array = i8[n.SEATS]
    # The map. Dams and conduits are numbered two per basin: upper and lower, left and right.
    basin_area: Array = i8[n.BASINS]
    next_basin: Array = i8[n.BASINS]
    """Where the river leads; -1 is off the board."""
    dam_cost: Array = i8[n.DAMS]
    conduit_value: Array = i8[n.CONDUITS]
    conduit_to: Array = i8[n.CONDUITS]
    powerhouse_basin: Array = i8[n.POWERHOUSES]
    powerhouse_cost: Array = i8[n.POWERHOUSES]
    first_powerhouse: Array = i8[n.BASINS + 1]
    """The first powerhouse space of a basin; the next entry ends it."""
    headstream_basin: Array = i8[n.HEADSTREAMS]
    headstream_drops: Array = i8[n.HEADSTREAM_TILES, n.ROUNDS]
    base_cost: Array = i8[AREAS]
    elevation_cost: Array = i8[AREAS]
    # What things give and cost.
    effect: Array = i8[n.EFFECTS, n.EFFECT_PARTS]
    pieces: Array = i8[n.TILE_KINDS]
    tiles_for: Array = i8[n.TILE_KINDS, n.TILES_PER_PIECE]
    contract_energy: Array = i8[n.CONTRACTS]
    space_kind: Array = i8[n.SPACES]
    space_amount: Array = i8[n.SPACES]
    space_engineers: Array = i8[n.SPACES]
    space_surcharge: Array = i8[n.SPACES]
    space_price: Array = i8[n.SPACES]
    space_in_play: Array = i8[n.SPACES]
    start_credits: Array = i8[11]
    start_engineers: Array = i8[11]
    work_excavators: Array = i8[n.WORKS]
    work_mixers: Array = i8[n.WORKS]
    building_excavators: Array = i8[n.BUILDINGS]
    building_mixers: Array = i8[n.BUILDINGS]
    building_vp: Array = i8[n.BUILDINGS]
    building_price: Array = i8[n.BUILDINGS]
    building_engineers: Array = i8[n.BUILDINGS, n.SEATS]
    building_surcharge: Array = i8[n.BUILDINGS, n.SEATS]
    bonus_value: Array = i8[BONUSES]
    bonus_pool: int = i16
    energy_credits: Array = i8[MOST_ENERGY_STEP]
    # The automa's tiles.
    automa_action: Array = i8[AUTOMA_TILES, AUTOMA_ACTIONS, AUTOMA_PARTS]
    automa_actions: Array = i8[AUTOMA_TILES]
    dam_criteria: Array = i8[AUTOMA_TILES, CRITERIA]
    conduit_criteria: Array = i8[AUTOMA_TILES, CRITERIA]
    powerhouse_criteria: Array = i8[AUTOMA_TILES, CRITERIA]
    dam_start: Array = i8[AUTOMA_TILES]
    conduit_start: Array = i8[AUTOMA_TILES]
    powerhouse_start: Array = i8[AUTOMA_TILES]
    headstream_order: Array = i8[AUTOMA_TILES, n.HEADSTREAMS]


class State(Record):
    """What has happened since the first move, and the chance that is still to come."""

    chance: Array = CHANCE
    seat: int = i8
    """Who is to decide; -1 when the game is over."""
    asked: int = i8
    """What that seat is asked."""
    phase: int = i8
    """The part of the round."""
    round_no: int = i8
    """The number of the round."""
    turn: int = i8
    """The place in the turn order whose turn it is."""
    order: Array = i8[n.SEATS]
    # What is pending, the uppermost last: its kind, its seat, and the numbers it is about, as rules/questions.py names them.
    pending: int = i8
    """How many things wait to be decided."""
    kind: Array = i8[n.PENDING]
    who: Array = i8[n.PENDING]
    about: Array = i8[n.PENDING_NUMBERS, n.PENDING]
    # The map.
    dam_owner: Array = i8[n.DAMS]
    """Whose dam it is (seat + 1, or neutral); 0 for none."""
    dam_level: Array = i8[n.DAMS]
    """Its height: base and elevations."""
    drops: Array = i8[n.DAMS]
    """Drops that a dam holds."""
    conduit_owner: Array = i8[n.CONDUITS]
    """Whose conduit it is."""
    powerhouse_owner: Array = i8[n.POWERHOUSES]
    """Whose powerhouse it is."""
    waiting: Array = i16[n.HEADSTREAMS]
    """Drops on the headstreams."""
    headstream_tile: Array = i8[n.HEADSTREAMS]
    """The tile that says how much water comes."""
    water_placed: int = i16
    """Drops that have come onto the board."""
    water_left: int = i16
    """Drops that have left it."""
    # The companies.
    company: Array = i8[n.SEATS]
    officer: Array = i8[n.SEATS]
    ability: Array = i8[n.SEATS]
    """The officer whose ability counts now: one's own, or the one that Mahiri copies in this turn."""
    automa: Array = i8[n.SEATS]
    """0 for a person, otherwise the level of the automa."""
    vp: Array = i16[n.SEATS]
    """Victory points."""
    credits: Array = i16[n.SEATS]
    excavators: Array = i16[n.SEATS]
    mixers: Array = i16[n.SEATS]
    engineers: Array = i8[n.SEATS]
    """All engineers of a company."""
    working: Array = i8[n.SEATS]
    """Engineers that stand somewhere this round."""
    architect: Array = i8[n.SEATS]
    """1 while the Architect is among the free engineers."""
    energy: Array = i16[n.SEATS]
    """How far on the energy track of this round."""
    built: Array = i8[n.SEATS, n.TILE_KINDS]
    """Pieces built, by kind."""
    tiles: Array = i32[n.SEATS]
    """Technology tiles in supply, one bit each."""
    wheel_tile: Array = i8[n.SEATS, n.SEGMENTS]
    wheel_excavators: Array = i8[n.SEATS, n.SEGMENTS]
    wheel_mixers: Array = i8[n.SEATS, n.SEGMENTS]
    wheel_at: Array = i8[n.SEATS]
    """The open segment."""
    hand: Array = i8[n.SEATS, n.HAND]
    hand_count: Array = i8[n.SEATS]
    """Open private contracts."""
    fulfilled: Array = i8[n.SEATS]
    """Contracts fulfilled."""
    works_done: Array = i8[n.SEATS]
    """External works done."""
    limit_four: Array = i8[n.SEATS]
    """1 after Mahiri copied Simone at the contract office, until the next contract is fulfilled."""
    copyable: int = i16
    """One bit per officer that Mahiri may copy."""
    passed: Array = i8[n.SEATS]
    """1 for a company that has passed in this round."""
    # Action spaces: who stands there (seat + 1), and what is used on company boards.
    occupied: Array = i8[n.SPACES]
    """Who stands on an action space (seat + 1)."""
    construct_used: Array = i8[n.SEATS]
    """Own construction spaces used in this round, one bit each."""
    mahiri_used: Array = i8[n.SEATS]
    """Mahiri's spaces used in this round, one bit each."""
    margot_used: Array = i8[n.SEATS]
    """1 when Margot's space is used in this round."""
    building_in_play: Array = i8[n.BUILDINGS]
    """Its place on the board, counted from 1; 0 when it is not in this game."""
    building_owners: Array = i8[n.BUILDINGS]
    """One bit per seat that has built it."""
    building_spaces: Array = i8[n.BUILDINGS]
    """How many of its action spaces are taken this round."""
    building_closed: Array = i8[n.BUILDINGS]
    """1 when an automa has closed the cheapest space for good."""
    building_used: Array = i16[n.SEATS]
    """Own private buildings used in this round, one bit each."""
    extra_turn: int = i8
    """1 when another turn follows this one."""
    no_copy: int = i8
    """1 when Mahiri may not copy anybody in this turn."""
    automa_turns: int = i8
    """Automa turns since anyone was asked."""
    # Contracts.
    display: Array = i8[n.COLOURS, PAIRS]
    """Private contracts for sale."""
    stack: Array = i8[n.COLOURS, n.STACK]
    stack_at: Array = i8[n.COLOURS]
    stack_count: Array = i8[n.COLOURS]
    """Contracts on the stacks."""
    stack_known: Array = i8[n.COLOURS]
    """How many contracts at the bottom everybody has seen go there."""
    set_aside: Array = i16[n.COLOURS]
    """Contracts that automas removed, one bit each; shuffled in when the stack runs dry."""
    national: Array = i8[n.NATIONALS]
    """National contracts still open."""
    gone: int = i8
    """Contracts that left the game."""
    # Patent office and external works.
    tile_order: Array = i8[LEVELS, n.PER_LEVEL]
    tiles_drawn: int = i8
    """Technology tiles that have come up."""
    open_tile: Array = i8[n.OPEN_TILES]
    """Technology tiles for sale."""
    work_order: Array = i8[LEVELS, n.PER_STACK]
    works_drawn: int = i8
    """External works that have come up."""
    open_work: Array = i8[n.OPEN_TILES]
    """External works on offer."""
    # Bonus tiles by round, and the objective.
    bonus: Array = i8[n.ROUNDS]
    """The bonus tile of each round."""
    objective: int = i8
    """The objective of this game."""
    objective_vp: Array = i16[n.SEATS]
    """What the objective brought at the end."""
    # The start: bids per position, pairs and contracts on offer.
    bidder: Array = i8[n.SEATS]
    """Who bids most for a place in the first turn order (seat + 1)."""
    bid: Array = i8[n.SEATS]
    """How much."""
    position: Array = i8[n.SEATS]
    """Always 0; positions that were saved have it."""
    pair_company: Array = i8[n.SEATS]
    """Companies on offer at the start."""
    pair_officer: Array = i8[n.SEATS]
    """The officers beside them."""
    pair_owner: Array = i8[n.SEATS]
    """Who took the pair (seat + 1)."""
    start_contract: Array = i8[STARTS]
    """Starting contracts on offer."""
    start_owner: Array = i8[STARTS]
    """Who took it (seat + 1)."""
    picks: int = i8
    """Who picks next at the start, as a place in the order."""
    # The automas' deck.
    deck: Array = i8[AUTOMA_TILES]
    deck_at: int = i8
    criteria: int = i8
    """The automa tile whose back decides."""
    future_drops: Array = i8[n.DAMS]
    """Scratch for automas: the dams after the coming water flow."""
    arriving: Array = i16[n.DAMS]
    """Scratch for automas: the drops that would come by in that flow."""
