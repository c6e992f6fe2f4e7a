"""The position as numbers, for learning; everything in Power Grid is open but the order of the stack and the removed plants."""

from megawatt.author import Bits, Edges, Number, Observation, OneHot, Seat, SeatBits, Special, Table, Thing, players, rule
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.questions import questions
from megawatt.games.power_grid.state import State

CARD = ("card", "number", *n.FUEL_NAMES, "units", "cities")
SOMEWHERE = -1
"""In place of its place: a card that was seen is shuffled into the stack."""
UNITS, LIGHTS = 2 + len(n.FUEL_NAMES), 3 + len(n.FUEL_NAMES)
AREAS = [f"area {area}" for area in range(n.AREAS)]
SOURCES = [f"{fuel} {source}" for source in ("market", "beside it") for fuel in n.FUEL_NAMES[: n.FUELS]]


@rule
def observe_card(b, value, numbers, at):
    """A card's place in the order of ranks (from 1), its number, fuel, need and cities; the step 3 card ranks above all."""
    if value >= 0:
        numbers[at] = value + 1
    if 0 <= value < n.CARDS:
        numbers[at + 1] = b.card_number[value]
        numbers[at + 2 + b.card_fuel[value]] = 1
        numbers[at + UNITS] = b.card_units[value]
        numbers[at + LIGHTS] = b.card_cities[value]


@rule
def observe_rank(value, numbers, at):
    """A card's place in the order of ranks alone."""
    numbers[at] = value + 1


@rule
def observe_order(b, s, seat, numbers, at):
    """Everybody's place in the player order, from 1, clockwise from the observer."""
    for place in range(b.seats):
        who = s.order[place] - seat
        numbers[at + (who if who >= 0 else who + b.seats)] = place + 1


def read_order(b, s, seat, numbers):
    """The player order."""
    for step in range(b.seats):
        s.order[int(numbers[step]) - 1] = (seat + step) % b.seats


@rule
def observe_stack(b, s, numbers, at):
    """Where in the stack the cards lie that everybody knows, counted from the top; the step 3 card is the last one.

    With both decks it also matters which cards that were seen are shuffled in (SOMEWHERE): all others have left the game.
    """
    for place in range(s.stack_size):
        slot = (s.stack_top + place) % n.STACK
        card = s.stack[slot]
        if s.stack_part[slot] == 0:
            numbers[at + min(card, n.CARDS)] = place + 1
        elif b.twin_decks and 0 <= card < n.CARDS and s.seen[card]:
            numbers[at + card] = SOMEWHERE


def read_stack(b, s, seat, numbers):
    """The known cards in their places, those shuffled in somewhere, and unknown ones elsewhere."""
    for slot in range(n.STACK):
        s.stack[slot], s.stack_part[slot] = n.NO_CARD, 1
    for card in range(n.CARDS + 1):
        if numbers[card] > 0:
            s.stack[int(numbers[card]) - 1] = n.STEP_3_CARD if card == n.CARDS else card
            s.stack_part[int(numbers[card]) - 1] = 0
    free = [slot for slot in range(n.STACK) if s.stack_part[slot] == 1]
    shuffled_in = [card for card in range(n.CARDS) if numbers[card] == SOMEWHERE]
    for slot, card in zip(free, shuffled_in, strict=False):
        s.stack[slot] = card


def links(b):
    """Both ways along every link."""
    for city in range(b.cities):
        for link in range(b.degree[city]):
            yield city, b.neighbour[city, link], b.link_cost[city, link]


observation = Observation(__name__, State, n.SEATS, [
    Table("general", 1, [
        OneHot("phase", names=n.PHASE_NAMES),
        OneHot("asked", names=questions.names),
        Seat("seat"),
        OneHot("step", names=("1", "2", "3"), lowest=1),
        Number("round_no"),
        Number("turn"),
        Number("end_at"),
        Number("area_in_play", AREAS),
        Thing("lot", rule=observe_card, names=CARD),
        Number("high_bid"),
        Seat("high_seat"),
        Seat("nominator"),
        Number("sold"),
        Number("first_pass"),
        Number("market_size"),
        Number("stack_size"),
        Number("removed_count"),
        Number("step_2_due"),
        Number("step_3_due"),
        Number("step_3_seen"),
        Number("tokens", SOURCES),
        Number("supply", n.FUEL_NAMES[: n.FUELS]),
        Number("storage"),
        Number("oil_shift"),
        Number("mine_tokens"),
        OneHot("buying_from", names=("market", "beside it")),
        Number("built_this_round"),
        Bits("running", names=[f"plant {slot + 1}" for slot in range(n.PLANTS)]),
        OneHot("ended_by", names=("network", "round-limit", "full-board"), lowest=1),
        Special("order", observe_order, read_order, [f"place of {step} clockwise" for step in range(n.SEATS)]),
        Number("seen", [f"card {card}" for card in range(n.CARDS)]),
        Special("stack", observe_stack, read_stack, [*(f"place of card {card}" for card in range(n.CARDS)), "place of step 3"]),
    ]),
    players([
        Number("cash"),
        Number("cities"),
        Number("plant_count"),
        Number("fuel", n.FUEL_NAMES[: n.FUELS]),
        OneHot("part", names=("in", "bought", "passed")),
        Number("out_of_bidding"),
        Number("powered"),
        Number("earned"),
        Number("second_start_used"),
        Number("mine_count"),
        Thing("mines", used="s.mine_count[player]", rule=observe_rank, names=("card",)),
        Thing("plants", used="s.plant_count[player]", rule=observe_card, names=CARD),
    ], n.SEATS),
    Table("market", n.MARKET, [Thing("market", rule=observe_card, names=CARD)], used="s.market_size"),
    Table("cities", n.CITIES, [
        Number("in_play"),
        Number("houses"),
        Number("reach", none=n.NOWHERE),
        SeatBits("owners"),
    ], used="b.cities", own=("reach",)),
], graphs=[
    Edges("links", "cities", "cities", links, ("cost",), "Both ways along every link, with what it costs."),
])  # fmt: skip
observe = observation.rule
