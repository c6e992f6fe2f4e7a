"""The two records of Power Grid: the Board as printed and agreed, the State as played so far."""

from __future__ import annotations

from typing import Any

from megawatt.author import CHANCE, Array, Record, i8, i16, i32, i64, u8
from megawatt.games.power_grid import names as n

TOP_CARDS = 4
STEPS = 3
INCOMES = 21


class Board(Record):
    """What is printed or agreed before the first move; rules never change it."""

    printed: Any
    """Names and coordinates for people (a `Printed`); compiled rules never see it."""

    seats: int = i8
    # The map.
    cities: int = i8
    areas: int = i8
    city_area: Array = i8[n.CITIES]
    area_neighbour: Array = i8[n.AREAS, n.AREAS]
    """1 where two areas hang together."""
    degree: Array = i8[n.CITIES]
    neighbour: Array = i8[n.CITIES, n.NEIGHBOURS]
    link_cost: Array = i16[n.CITIES, n.NEIGHBOURS]
    spaces: Array = i8[n.CITIES]
    space_price: Array = i16[n.CITIES, n.SPACES]
    open_spaces: Array = i8[n.CITIES, STEPS + 1]
    """Spaces open in steps 1, 2, 3 (index 0 is not used)."""
    foreign: Array = i8[n.CITIES]
    """1 for a space abroad: one house ever, never somebody's first city."""
    start_city: Array = i8[n.CITIES]
    """1 where a network may begin on a map with starting cities."""
    # Who plays how long.
    areas_in_play: int = i8
    cities_in_play: int = i8
    """Variant 3: this many cities are picked one by one instead of areas; 0 otherwise."""
    drafted: int = i8
    city_choice_any: int = i8
    """1 when the cities that are drafted need not be connected (NOTES 10.3)."""
    agreed_areas: Array = i8[n.AREAS]
    agreed_cities: Array = i8[n.CITIES]
    areas_apart: int = i8
    """1 when the areas in play need not hang together; 2 when they need to on each island only."""
    island: Array = i8[n.AREAS]
    area_set: Array = i8[1 << n.AREAS]
    """1 for a set of areas (one bit each) that can be filled up so that every city in play can be reached."""
    most_plants: int = i8
    step_2_at: int = i8
    end_at: int = i8
    most_cities: int = i8
    """Nobody builds more cities than this (introductory game); 0 for no limit."""
    round_limit: int = i16
    late_start_free_city: int = i8
    """1 when a late starter may take a city without houses only (NOTES 5.1)."""
    start_cash: int = i16
    income: Array = i16[INCOMES]
    # The plants, in order of rank.
    cards: int = i16
    card_number: Array = i16[n.CARDS]
    card_fuel: Array = i8[n.CARDS]
    card_units: Array = i8[n.CARDS]
    card_cities: Array = i8[n.CARDS]
    card_stores: Array = i64[n.CARDS]
    card_burns: Array = i64[n.CARDS]
    """What a plant can store and what it burns, packed (rules/storage.py)."""
    card_twin: Array = i16[n.CARDS]
    """Variant 2: the other card of the same number, or NO_CARD."""
    card_starts: Array = i8[n.CARDS]
    """1 for a card of the first market."""
    card_anchor: Array = i8[n.CARDS]
    """The part of the stack this card is always shuffled into (1, 2); 0: it may also be removed unseen."""
    card_area: Array = i8[n.CARDS]
    """Only in the deck when this area is in play; -1: always."""
    card_not_area: Array = i8[n.CARDS]
    """Not in the deck when this area is in play; -1: always in."""
    card_mine: Array = i8[n.CARDS]
    card_leaves: Array = i8[n.CARDS]
    """1 for a plant that leaves the game when it comes up forbidden in step 1 (Middle East)."""
    top_cards: Array = i16[TOP_CARDS]
    """On top of the stack, uppermost first; NO_CARD fills up."""
    later_cards: Array = i16[TOP_CARDS]
    """Laid on the stack when step 2 begins, uppermost first."""
    plants_removed: int = i8
    early_others: int = i8
    """How many random plants are shuffled with the cards anchored to part 2 right below the top cards."""
    below_step_3: int = i8
    """Random plants below the step 3 card."""
    twin_decks: int = i8
    # The plant market.
    market_kind: int = i8
    on_offer: int = i8
    nothing_sold_removes: int = i8
    obsolete_leave: int = i8
    first_pass_removes: int = i8
    fifth_if_ecological: int = i8
    smallest_leaves_too: int = i8
    ecological_stays: int = i8
    auction_before_order: int = i8
    turnover_least: int = i8
    turnover_size: int = i8
    uranium_areas: Array = i8[n.AREAS]
    """1 for the areas of which one city is needed to buy a uranium plant."""
    uranium_restricted: int = i8
    # The fuel markets.
    sources: int = i8
    track_size: Array = i8[n.SOURCES, n.FUELS]
    track_price: Array = i8[n.SOURCES, n.FUELS, n.TRACK]
    start_tokens: Array = i8[n.SOURCES, n.FUELS]
    total_tokens: Array = i8[n.FUELS]
    resupply: Array = i8[n.SOURCES, n.FUELS, STEPS + 1]
    storage_price: int = i8
    """Burned coal lies beside the market and costs this much there; 0: no such storage."""
    discount_city: int = i8
    discount_fuel: int = i8
    discount: int = i8
    price_rise: int = i8
    """Every token costs this much more in step 3."""
    price_cap: Array = i8[STEPS + 1]
    """Dearer tokens may not be bought in this step; 0: no cap."""
    one_at_a_time: int = i8
    oil_slides: int = i8
    mines_sell: int = i8
    mine_track: Array = i8[n.TRACK]
    mine_refill: Array = i8[STEPS + 1]
    # Building and powering.
    second_network_cost: int = i8
    start_cities_only: int = i8
    connection_at_most: int = i16
    """Any city can be connected for this much; 0: only along links."""
    run_without_cities: int = i8
    """1 when a seat without any city is asked to run plants like everybody else (NOTES 6.2)."""
    outage_fine: int = i8
    must_power_most: int = i8


class State(Record):
    """What has happened since the first move, and the chance that is still to come."""

    chance: Array = CHANCE
    seat: int = i8
    """Who is to decide; -1 when the game is over."""
    asked: int = i8
    """What that seat is asked."""
    phase: int = i8
    """The part of the round."""
    step: int = i8
    """Step 1, 2 or 3 of the game."""
    round_no: int = i16
    """The number of the round."""
    turn: int = i8
    """The place in the player order whose turn it is."""
    order: Array = i8[n.SEATS]
    # The map.
    end_at: int = i8
    """The network that ends the game with the areas in play."""
    area_in_play: Array = i8[n.AREAS]
    """1 for an area that is played in."""
    in_play: Array = i8[n.CITIES]
    """1 for a city that can be built in."""
    owners: Array = u8[n.CITIES]
    """One bit per seat that has a house here."""
    houses: Array = i8[n.CITIES]
    """How many houses stand here."""
    reach: Array = i16[n.SEATS, n.CITIES]
    """The cheapest connection from this seat's network; NOWHERE without one."""
    # The seats.
    cash: Array = i32[n.SEATS]
    cities: Array = i8[n.SEATS]
    """How many cities this seat has."""
    plants: Array = i8[n.SEATS, n.PLANTS + 1]
    """Plant cards, in order of rank; one more than allowed while a plant has to be given up."""
    plant_count: Array = i8[n.SEATS]
    mines: Array = i8[n.SEATS, n.MINES]
    """Cards of mines (maps that have them)."""
    mine_count: Array = i8[n.SEATS]
    fuel: Array = i8[n.SEATS, n.FUELS]
    """Tokens on plants."""
    second_start_used: Array = i8[n.SEATS]
    """1 once the second network has begun (maps with starting cities)."""
    powered: Array = i8[n.SEATS]
    """Cities supplied in the last round."""
    earned: Array = i16[n.SEATS]
    """What they brought."""
    # The plant market and the stack.
    market: Array = i8[n.MARKET]
    """Plant cards for sale, in order of rank."""
    market_size: int = i8
    stack: Array = i8[n.STACK]
    stack_part: Array = i8[n.STACK]
    """0: everybody knows this card; 1, 2: shuffled with the unknown cards of the same part."""
    stack_top: int = i16
    stack_size: int = i16
    """Cards face down."""
    removed: Array = i8[n.REMOVED]
    removed_count: int = i8
    """Cards removed unseen before the game."""
    seen: Array = i8[n.CARDS]
    """1 once a card has lain open."""
    step_3_seen: int = i8
    """How many step cards have come up."""
    step_2_due: int = i8
    """1 when step 2 begins after this phase."""
    step_3_due: int = i8
    """1 when step 3 begins after this phase."""
    # The auction.
    part: Array = i8[n.SEATS]
    """Whether a seat may still get a plant in this round."""
    out_of_bidding: Array = i8[n.SEATS]
    """1 for a seat that has passed on the plant up for auction."""
    lot: int = i8
    """The plant up for auction."""
    high_bid: int = i16
    """The highest bid for it."""
    high_seat: int = i8
    """Who made that bid."""
    nominator: int = i8
    """Who put the plant up."""
    sold: int = i8
    """Plants sold in this round."""
    first_pass: int = i8
    """1 once somebody has passed in this round (maps where that removes a plant)."""
    # Fuel.
    tokens: Array = i8[n.SOURCES, n.FUELS]
    """Fuel for sale, by market."""
    supply: Array = i8[n.FUELS]
    """Fuel in the supply."""
    storage: int = i8
    """Burned coal beside the market (maps with a storage)."""
    oil_shift: int = i8
    """By how many spaces the prices of oil have moved (maps on which they do)."""
    mine_tokens: int = i8
    """Tokens on the mines' own track (maps with mines)."""
    buying_from: int = i8
    """The source this seat has bought from in this turn, or -1."""
    # Building and powering.
    built_this_round: int = i8
    """Houses built by everybody in this round."""
    running: int = i8
    """The plants that run while their fuel is being chosen, one bit per slot."""
    ended_by: int = i8
    """0 while playing; 1: a network reached the end number; 2: the round limit; 3: no space is left (introductory game)."""
