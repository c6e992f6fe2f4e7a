"""The two records of Future Energy: the Board as printed and agreed, the State as played so far."""

from __future__ import annotations

from typing import Any

from megawatt.author import CHANCE, Array, Record, i8, i16, i32, i64, u8
from megawatt.games.future_energy import names as n

RANKED_PLACES = 4


class Board(Record):
    """What is printed or agreed before the first move; rules never change it."""

    printed: Any
    """Names and coordinates for people (a `Printed`); compiled rules never see it."""

    seats: int = i8
    module_1: int = i8
    module_2: int = i8
    module_3: int = i8
    # The map; the start space is the last place.
    sites: int = i8
    start: int = i8
    places: int = i8
    links: int = i8
    regions: int = i8
    region: Array = i8[n.PLACES]
    """The region of a place; -1 for the start space."""
    regions_here: Array = i8[n.PLACES]
    """The same as one bit per region."""
    regions_around: Array = i8[n.PLACES]
    """The regions of the neighbouring places, one bit each."""
    blocked: Array = i8[n.PLACES]
    """1 for a red-framed site with two players: nothing ever happens there."""
    open_links: int = i8
    link_a: Array = i8[n.LINKS]
    link_b: Array = i8[n.LINKS]
    link_open: Array = i8[n.LINKS]
    """0 for a link to a blocked site, where no line may lie."""
    degree: Array = i8[n.PLACES]
    neighbour: Array = i8[n.PLACES, n.NEIGHBOURS]
    """Neighbouring places along open links, ascending."""
    neighbour_link: Array = i8[n.PLACES, n.NEIGHBOURS]
    link_weight: Array = i32[n.SEATS, n.LINE_OWNERS]
    """What a link weighs for a seat (see PRICE), by the seats that have a line there."""
    # Tiles and certificates.
    tile_count: Array = i8[n.TILES]
    tiles_removed_per_kind: int = i8
    most_alike: int = i8
    certificate: Array = i8[n.CERTIFICATES]
    wildcards: int = i8
    ground_money: Array = i8[n.TILES]
    """What a construction ground pays at once."""
    ground_points: int = i8
    ground_lines: int = i8
    # Contracts.
    contracts: int = i8
    """Construction contracts; the starting contracts follow them."""
    starting_contracts: int = i8
    contracts_removed: int = i8
    icons: Array = i8[n.CONTRACTS, n.SPACES]
    spaces: Array = i8[n.CONTRACTS]
    points: Array = i8[n.CONTRACTS]
    tenths_per_space: Array = i16[n.CONTRACTS]
    """The points of a contract per space, in tenths."""
    contract_price: Array = i8[n.DISPLAY]
    completion_money: int = i8
    public: int = i8
    public_points: Array = i8[n.PUBLIC]
    public_effect: Array = i8[n.PUBLIC]
    public_amount: Array = i8[n.PUBLIC]
    public_energies: Array = u8[n.PUBLIC]
    """One bit per old energy."""
    public_price: int = i8
    certificate_bonus: int = i8
    # Money and stock.
    start_money: int = i8
    bank: int = i16
    plants: int = i8
    lines: int = i8
    income: int = i8
    income_per_investor: int = i8
    line_price: Array = i8[2]
    """What one line and two lines cost."""
    joint_price: int = i8
    # Scoring.
    region_points: Array = i8[RANKED_PLACES]
    region_share: Array = i8[n.SEATS, n.SEATS + 1]
    """What each of so many tied seats gets in a region that so many others lead."""
    grid_points: Array = i8[n.REGIONS + 1]
    points_per_grid_plant: int = i8
    # Readings agreed on (docs/future-energy.md).
    joining_before_action: int = i8
    """1 when joint construction comes before the tile's action."""
    card_window_before_action: int = i8
    """1 when public contracts may be used between building and the tile's action."""
    card_window_before_joining: int = i8
    """1 when they may be used before the others are asked to join."""
    empty_spaces_all: int = i8
    """1 when empty spaces of completed contracts score too."""
    two_plants_one_contract: int = i8
    """1 when a card that places two plants takes both from one contract."""
    ground_gifts_must_take: int = i8
    """1 when contract, lines and plant of the new construction grounds may not be declined."""
    doubled_space_split: int = i8
    """1 when the two plants of a doubled oil space do not go together by themselves."""
    doubled_space_choose: int = i8
    """1 when the second of them may follow the first at once."""
    contract_duty_contract_first: int = i8
    """1 when a contract that must be bought comes before every other planning action."""
    without_contract_lines_only: int = i8
    """1 when whoever must buy a contract and can have none buys no public contract either."""
    tile_action_may_decline: int = i8
    """1 when the owner of a tile may do without what it brings by itself."""


class State(Record):
    """What has happened since the first move, and the chance that is still to come."""

    chance: Array = CHANCE
    visited: int = i64
    """One bit per place the crew has touched in this move."""
    seat: int = i8
    """Who is to decide; -1 when the game is over."""
    asked: int = i8
    """What that seat is asked."""
    phase: int = i8
    """The part of the round."""
    active: int = i8
    """Whose turn it is; another seat is asked in joint construction only."""
    first: int = i8
    """The holder of the starting kite."""
    round_no: int = i16
    """The number of the round."""
    stirred: int = i8
    """1 when somebody has placed a line, got a contract or built in this round."""
    ended_by: int = i8
    """What has triggered the end; the round is still played to its end."""
    # The map.
    crew: int = i8
    """Where the crew stands."""
    tile: Array = i8[n.PLACES]
    """The tile on a place."""
    lines: Array = u8[n.LINKS]
    """One bit per seat that has a line here."""
    empty_links: int = i8
    """Links without any line."""
    plants: Array = i8[n.SEATS, n.PLACES]
    """Plants of a seat on a place."""
    in_region: Array = i8[n.SEATS, n.REGIONS]
    """All plants of a seat in a region."""
    # The seats.
    cash: Array = i16[n.SEATS]
    bank: int = i16
    """Money in the bank."""
    score: Array = i16[n.SEATS]
    """Points so far."""
    final: Array = i16[n.SEATS]
    """Everybody's points once the game is over."""
    plant_supply: Array = i8[n.SEATS]
    """Plants that are not placed yet."""
    line_supply: Array = i8[n.SEATS]
    """Lines that are not placed yet."""
    investors: Array = i8[n.SEATS]
    """Investor tiles."""
    engineers: Array = i8[n.SEATS]
    """Engineer tiles."""
    extensions: Array = i8[n.SEATS]
    """Module 3: tiles on the nuclear power board."""
    kept: Array = i8[n.SEATS, n.TILES]
    """Module 2: tiles in front of a seat."""
    wildcards: Array = i8[n.SEATS]
    """Wildcards of a seat."""
    wildcards_left: int = i8
    """Wildcards in the supply."""
    wildcards_used: int = i8
    """Wildcards spent."""
    ready: Array = i8[n.SEATS, n.ICONS]
    """On how many own contracts a plant stands below this icon."""
    on_contracts: Array = i8[n.SEATS]
    """All plants on own contracts."""
    # Contracts. One without plants that has a holder is completed.
    holder: Array = i8[n.CONTRACTS]
    """Who holds a contract."""
    plants_on: Array = u8[n.CONTRACTS]
    """One bit per space with a plant."""
    second: Array = i8[n.CONTRACTS]
    """Module 2: 1 when a second plant stands on the oil space."""
    display: Array = i8[n.DISPLAY]
    """Contracts for sale."""
    display_size: int = i8
    stack: Array = i8[n.CONTRACTS]
    stack_size: int = i8
    removed: Array = i8[n.REMOVED]
    removed_count: int = i8
    """Contracts removed unseen."""
    public_holder: Array = i8[n.PUBLIC]
    """Who holds a public contract."""
    public_held: Array = i8[n.SEATS]
    """Public contracts of a seat."""
    public_display: Array = i8[n.DISPLAY]
    """Public contracts for sale."""
    public_display_size: int = i8
    public_stack: Array = i8[n.PUBLIC]
    public_stack_size: int = i8
    # Tiles and certificates that nobody has seen, and tiles that are out of the game.
    bag: Array = i8[n.BAG]
    """The tiles removed by player count (the first of them lie face down on red frames), then the left-over ones."""
    bag_size: int = i8
    discarded: Array = i8[n.TILES]
    """Tiles out of the game."""
    certificate: Array = i8[n.CERTIFICATES]
    """Values in the order of the draw."""
    certificate_holder: Array = i8[n.CERTIFICATES]
    """Who holds a certificate of the draw."""
    certificates_drawn: int = i8
    """Certificates drawn so far."""
    # The turn.
    engineers_left: int = i8
    """Planning actions that are left in this turn."""
    covered: int = i8
    """One bit per planning action taken in this turn."""
    must_buy: int = i8
    """1 for a seat that had no plant on any contract when its turn began."""
    lines_due: int = i8
    """Lines that are still to be placed."""
    line_purpose: int = i8
    """Why lines are placed."""
    lifted: int = i8
    """The link a relocated line comes from."""
    target: int = i8
    """Where the crew is going."""
    extensions_left: int = i8
    """Free links that are left in this move."""
    paid: Array = i16[n.SEATS + 1]
    """What this move has cost so far: to each seat, and to the bank."""
    way: Array = i32[n.MOST_EXTENSIONS + 1, n.PLACES]
    """The best way to every place with at most so many free links (see rules/moving.py)."""
    queue: Array = i8[n.QUEUE]
    tile_taken: int = i8
    """The tile taken in this turn."""
    built_from: int = i8
    """The contract from which was built in this turn."""
    icon_built: int = i8
    """The kind of plant that was built."""
    action_left: int = i8
    """What the tile taken still grants."""
    decides: int = i8
    """1 when the active player is asked about what the tile brings by itself, too."""
    chosen: int = i16
    """The plant (contract and space) that waits for its site, or the first site of a swap."""
    joint_asked: int = i8
    """How far the question who joins the construction has come."""
    card: int = i8
    """Module 2: the public contract that is being used."""
    card_scores: int = i8
    """1 when the card in use also scores."""
    effect_left: int = i8
    """How often the effect of the card in use is still to be carried out."""
