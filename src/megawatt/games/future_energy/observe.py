"""The position as numbers, for learning: all that lies open, and the observer's own certificates."""

from megawatt.author import Bits, Edges, Number, Observation, OneHot, Seat, SeatBits, Special, Table, players, rule
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.moving import find_ways
from megawatt.games.future_energy.rules.questions import questions
from megawatt.games.future_energy.state import State

WORTH = [str(value) for value in n.CERTIFICATES_WORTH]
LOWEST = min(n.CERTIFICATES_WORTH)
SOLD = 100
"""Stands for GONE while a state is decoded: 0 is a certificate of which nothing has been read yet, and seats count from 1."""
CERTIFICATES = ("certificates", *(f"worth {value}" for value in WORTH))
PLACES = [f"place {place}" for place in range(n.PLACES)]
CONTRACTS = [f"contract {card}" for card in range(n.CONTRACTS)]
PUBLIC = [f"public contract {card}" for card in range(n.PUBLIC)]
PLANTS = [f"contract {card} space {space}" for card in range(n.CONTRACTS) for space in range(n.SPACES)]
SPACES = [f"space {space}" for space in range(n.SPACES)]


@rule
def observe_certificates(s, row, seat, numbers, at):
    """How many a player has, and of which worth if the observer knows: his own, and everybody's when the game is over."""
    for drawn in range(s.certificates_drawn):
        if s.certificate_holder[drawn] == row:
            numbers[at] += 1
            if row == seat or s.seat < 0:
                numbers[at + 1 + s.certificate[drawn] - LOWEST] += 1


def read_certificates(s, row, numbers):
    """As many certificates, drawn in any order."""
    values = [LOWEST + i for i in range(len(WORTH)) for _ in range(numbers[1 + i])]
    start = sum(1 for i in range(n.CERTIFICATES) if s.certificate_holder[i] > 0)
    for i in range(int(numbers[0])):
        s.certificate[start + i] = values[i] if values else 0
        s.certificate_holder[start + i] = row + 1


@rule
def observe_sold(s, numbers, at):
    """The certificates that were sold openly, by their worth."""
    for drawn in range(s.certificates_drawn):
        if s.certificate_holder[drawn] == n.GONE:
            numbers[at + s.certificate[drawn] - LOWEST] += 1


def read_sold(b, s, seat, numbers):
    """As many sold certificates, drawn first of all."""
    values = [LOWEST + i for i in range(len(WORTH)) for _ in range(numbers[i])]
    for i, value in enumerate(values):
        s.certificate[i] = value
        s.certificate_holder[i] = SOLD


@rule
def observe_paid(b, s, seat, numbers, at):
    """What the move under way has cost so far: to every seat, clockwise from the observer, and to the bank."""
    if s.asked == n.ASK_ROUTE:
        for who in range(b.seats):
            numbers[at + (who - seat if who >= seat else who - seat + b.seats)] = s.paid[who]
        numbers[at + n.SEATS] = s.paid[b.seats]


def read_paid(b, s, seat, numbers):
    """What the move has cost so far."""
    for step in range(b.seats):
        s.paid[(seat + step) % b.seats] = int(numbers[step])
    s.paid[b.seats] = int(numbers[n.SEATS])


@rule
def observe_visited(b, s, numbers, at):
    """The places that the crew has passed in this move."""
    if s.asked == n.ASK_ROUTE:
        for place in range(b.places):
            numbers[at + place] = s.visited >> place & 1


def read_visited(b, s, seat, numbers):
    """The places passed."""
    s.visited = sum(1 << place for place in range(b.places) if numbers[place])


@rule
def observe_ways(b, s, numbers, at):
    """While the crew moves: 1 and the price of the best way between it (or its aim) and every place; 0 without any."""
    if s.asked == n.ASK_CREW or s.asked == n.ASK_ROUTE:
        free = s.extensions[s.active] if s.asked == n.ASK_CREW else s.extensions_left
        for place in range(b.places):
            if s.way[free, place] < n.NOWHERE:
                numbers[at + place] = 1 + s.way[free, place] // n.PRICE


def read_ways(b, s, seat, numbers):
    """Nothing: `finish` finds them again."""


def finish(b, s, seat):
    """Everything that follows from the rest: whose certificates they are, and the ways of the crew."""
    for i in range(n.CERTIFICATES):
        holder = s.certificate_holder[i]
        s.certificate_holder[i] = n.GONE if holder == SOLD else holder - 1 if holder > 0 else n.UNDRAWN
    if s.asked == n.ASK_CREW:
        find_ways(b, s, s.active, s.crew, s.extensions[s.active])
    elif s.asked == n.ASK_ROUTE:
        find_ways(b, s, s.active, s.target, s.extensions_left)


def links(b):
    """Both ways along every link of the map that is open."""
    for link in range(b.links):
        if b.link_open[link]:
            yield b.link_a[link], b.link_b[link], link
            yield b.link_b[link], b.link_a[link], link


observation = Observation(__name__, State, n.SEATS, [
    Table("general", 1, [
        OneHot("phase", names=n.PHASE_NAMES),
        OneHot("asked", names=questions.names),
        Seat("seat"),
        Seat("active"),
        Seat("first"),
        Number("round_no"),
        Number("stirred"),
        OneHot("ended_by", names=("lines", "contracts", "standstill"), lowest=1),
        Number("bank"),
        Number("empty_links"),
        Number("display_size"),
        Number("stack_size"),
        Number("removed_count"),
        Number("public_display_size"),
        Number("public_stack_size"),
        Number("wildcards_left"),
        Number("discarded", n.TILE_NAMES),
        Number("certificates_drawn"),
        Special("sold", observe_sold, read_sold, WORTH),
        Number("engineers_left"),
        Bits("covered", names=("one line", "two lines", "contract")),
        Number("must_buy"),
        Number("lines_due"),
        OneHot("line_purpose", names=("bought", "nuclear", "ground", "card", "relocated to empty", "relocated")),
        OneHot("lifted", names=[f"link {link}" for link in range(n.LINKS)]),
        OneHot("crew", names=PLACES),
        OneHot("target", names=PLACES),
        Number("extensions_left"),
        Special("visited", observe_visited, read_visited, PLACES),
        Special("way", observe_ways, read_ways, PLACES),
        Special("paid", observe_paid, read_paid, ["you", *(f"{step} clockwise" for step in range(1, n.SEATS)), "bank"]),
        OneHot("tile_taken", names=n.TILE_NAMES),
        OneHot("built_from", names=CONTRACTS),
        OneHot("icon_built", names=n.TILE_NAMES),
        Number("action_left"),
        Number("decides"),
        OneHot("chosen", names=PLANTS),
        Number("joint_asked"),
        OneHot("card", names=PUBLIC),
        Number("card_scores"),
        Number("effect_left"),
        Number("wildcards_used"),
    ]),
    players([
        Number("cash"),
        Number("score"),
        Number("final"),
        Number("plant_supply"),
        Number("line_supply"),
        Number("investors"),
        Number("engineers"),
        Number("extensions"),
        Number("wildcards"),
        Number("on_contracts"),
        Number("public_held"),
        Number("kept", n.TILE_NAMES),
        Number("ready", n.TILE_NAMES[: n.ICONS]),
        Number("in_region"),
        Special("certificates", observe_certificates, read_certificates, CERTIFICATES),
    ], n.SEATS),
    Table("places", n.PLACES, [
        OneHot("tile", names=("no tile", *n.TILE_NAMES), lowest=n.NO_TILE),
        Number("plants"),
    ], used="b.places", of_seats=("plants",)),
    Table("links", n.LINKS, [SeatBits("lines")], used="b.links"),
    Table("contracts", n.CONTRACTS, [Seat("holder"), Bits("plants_on", names=SPACES), Number("second")]),
    Table("display", n.DISPLAY, [OneHot("display", names=CONTRACTS)], used="s.display_size"),
    Table("public contracts", n.PUBLIC, [Seat("public_holder", other=n.GONE, other_name="used")], used="b.public"),
    Table("public display", n.DISPLAY, [OneHot("public_display", names=PUBLIC)], used="s.public_display_size"),
], finish=finish, graphs=[
    Edges("links", "places", "places", links, ("link",), "Both ways along every open link, with its row in the table `links`."),
])  # fmt: skip
observe = observation.rule
