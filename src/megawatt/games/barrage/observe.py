"""The position as numbers, for learning; everything in Barrage but the order of stacks and decks is open."""

from megawatt.author import Bits, Edges, Number, Observation, OneHot, Seat, SeatBits, Special, Table, players, rule
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.questions import questions
from megawatt.games.barrage.state import AUTOMA_TILES, State

KINDS = 44
"""Questions and the things that resolve without one."""
KIND_NAMES = [questions.names[kind] if kind in questions.declared else f"kind {kind}" for kind in range(KINDS)]
SEEN_PENDING = 6
"""How many pending questions an observation shows, the uppermost first; more have never occurred at once."""
PENDING = ("asked", *KIND_NAMES, *(f"of {step} clockwise" for step in range(n.SEATS)), "first", "second", "third")
WHO, ABOUT = 1 + KINDS, 1 + KINDS + n.SEATS
CONTRACTS = n.CONTRACT_NAMES
AUTOMA_NAMES = [f"automa {tile + 1}" for tile in range(AUTOMA_TILES)]


@rule
def observe_order(b, s, seat, numbers, at):
    """Every company's place in the turn order, from 1, clockwise from the observer."""
    for place in range(b.companies):
        who = s.order[place] - seat
        numbers[at + (who if who >= 0 else who + b.companies)] = place + 1


def read_order(b, s, seat, numbers):
    """The turn order."""
    for step in range(b.companies):
        s.order[int(numbers[step]) - 1] = (seat + step) % b.companies


@rule
def observe_pending(b, s, seat, numbers, at):
    """What waits to be decided, the uppermost first: its kind, whose it is, and the numbers it is about."""
    for depth in range(min(s.pending, SEEN_PENDING)):
        place, to = s.pending - 1 - depth, at + depth * len(PENDING)
        numbers[to] = 1
        numbers[to + 1 + s.kind[place]] = 1
        who = s.who[place] - seat
        numbers[to + WHO + (who if who >= 0 else who + b.companies)] = 1
        for i in range(n.PENDING_NUMBERS):
            numbers[to + ABOUT + i] = s.about[i, place]


def read_pending(b, s, seat, numbers):
    """What waits to be decided."""
    rows = numbers.reshape(SEEN_PENDING, len(PENDING))
    for depth in range(min(s.pending, SEEN_PENDING)):
        place, row = s.pending - 1 - depth, rows[depth]
        s.kind[place] = int(row[1:WHO].argmax())
        s.who[place] = (seat + int(row[WHO:ABOUT].argmax())) % b.companies
        for i in range(n.PENDING_NUMBERS):
            s.about[i, place] = int(row[ABOUT + i])


@rule
def observe_wheel(s, row, numbers, at):
    """The segments of a wheel by the turns until they are back: tile, excavators, mixers."""
    for turns in range(n.SEGMENTS):
        segment = s.wheel_at[row] + turns
        if segment >= n.SEGMENTS:
            segment -= n.SEGMENTS
        to = at + turns * WHEEL
        if s.wheel_tile[row, segment] > 0:
            numbers[to + s.wheel_tile[row, segment] - 1] = 1
        numbers[to + n.TILES] = s.wheel_excavators[row, segment]
        numbers[to + n.TILES + 1] = s.wheel_mixers[row, segment]


def read_wheel(s, row, numbers):
    """A wheel whose open segment is the first."""
    rows = numbers.reshape(n.SEGMENTS, WHEEL)
    for turns in range(n.SEGMENTS):
        s.wheel_tile[row, turns] = int(rows[turns, : n.TILES].argmax()) + 1 if rows[turns, : n.TILES].any() else 0
        s.wheel_excavators[row, turns] = int(rows[turns, n.TILES])
        s.wheel_mixers[row, turns] = int(rows[turns, n.TILES + 1])


WHEEL = n.TILES + 2
WHEEL_NAMES = [f"in {turns} turns {each}" for turns in range(n.SEGMENTS) for each in (*n.TILE_NAMES, "excavators", "mixers")]


@rule
def observe_hand(s, row, numbers, at):
    """The open contracts of a company, whatever their order."""
    for i in range(s.hand_count[row]):
        numbers[at + s.hand[row, i]] = i + 1


def read_hand(s, row, numbers):
    """The open contracts, in their order."""
    for contract in range(n.CONTRACTS):
        if numbers[contract]:
            s.hand[row, int(numbers[contract]) - 1] = contract


@rule
def observe_automa(b, s, numbers, at):
    """The open tile of the automas' deck."""
    if b.automas > 0:
        numbers[at + s.deck[s.deck_at]] = 1


def read_automa(b, s, seat, numbers):
    """The open tile, as the first of the deck."""
    s.deck[0] = int(numbers.argmax())


def rivers(b):
    """From every dam to the next one downstream: the lower dam of its basin, or the upper one of the next basin."""
    for basin in range(n.DAMS // 2):
        yield 2 * basin, 2 * basin + 1
        if 0 <= b.next_basin[basin] < n.DAMS // 2:
            yield 2 * basin + 1, 2 * b.next_basin[basin]


def springs(b):
    """From every headstream to the first dam that its water meets."""
    for stream in range(n.HEADSTREAMS):
        yield stream, 2 * b.headstream_basin[stream]


def intakes(b):
    """From every dam to the conduits of its basin."""
    for dam in range(n.DAMS):
        for conduit in (dam // 2 * 2, dam // 2 * 2 + 1):
            yield dam, conduit, b.conduit_value[conduit]


def outlets(b):
    """From every conduit to the powerhouses it drives."""
    for conduit in range(n.CONDUITS):
        for powerhouse in range(n.POWERHOUSES):
            if b.powerhouse_basin[powerhouse] == b.conduit_to[conduit]:
                yield conduit, powerhouse, b.conduit_value[conduit]


def runs_on(b):
    """From every conduit to the first dam that its water meets after production."""
    for conduit in range(n.CONDUITS):
        if 0 <= b.conduit_to[conduit] < n.DAMS // 2:
            yield conduit, 2 * b.conduit_to[conduit]


observation = Observation(__name__, State, n.SEATS, [
    Table("general", 1, [
        OneHot("phase", names=n.PHASE_NAMES),
        OneHot("asked", names=questions.names),
        Seat("seat"),
        Number("round_no"),
        Number("turn"),
        Special("order", observe_order, read_order, [f"place of {step} clockwise" for step in range(n.SEATS)]),
        Number("pending"),
        Special("pending things", observe_pending, read_pending, [
            f"{depth} below: {name}" if depth else name for depth in range(SEEN_PENDING) for name in PENDING
        ]),
        OneHot("bonus", [f"round {number + 1}" for number in range(n.ROUNDS)], names=n.BONUS_NAMES),
        OneHot("objective", names=n.OBJECTIVE_NAMES),
        Bits("copyable", names=n.OFFICER_NAMES),
        Number("extra_turn"),
        Number("no_copy"),
        Number("water_placed"),
        Number("water_left"),
        OneHot("display", [f"{colour} {place}" for colour in n.COLOUR_NAMES for place in (1, 2)], names=CONTRACTS),
        Number("stack_count", n.COLOUR_NAMES),
        OneHot("national", names=CONTRACTS),
        Number("gone"),
        Number("tiles_drawn"),
        OneHot("open_tile", names=n.TILE_NAMES),
        Number("works_drawn"),
        OneHot("open_work", names=n.WORK_NAMES),
        Seat("bidder", [f"place {place + 1}" for place in range(n.SEATS)], lowest=1),
        Number("bid", [f"place {place + 1}" for place in range(n.SEATS)]),
        OneHot("pair_company", names=n.COMPANY_NAMES),
        OneHot("pair_officer", names=n.OFFICER_NAMES),
        Seat("pair_owner", lowest=1),
        OneHot("start_contract", names=CONTRACTS[: n.STARTS]),
        Seat("start_owner", lowest=1),
        Number("picks"),
        OneHot("criteria", names=AUTOMA_NAMES),
        Special("automa", observe_automa, read_automa, AUTOMA_NAMES),
    ]),
    players([
        OneHot("company", names=n.COMPANY_NAMES),
        OneHot("officer", names=n.OFFICER_NAMES),
        OneHot("ability", names=n.OFFICER_NAMES),
        Number("automa"),
        Number("vp"),
        Number("credits"),
        Number("excavators"),
        Number("mixers"),
        Number("engineers"),
        Number("working"),
        Number("architect"),
        Number("energy"),
        Number("fulfilled"),
        Number("works_done"),
        Number("limit_four"),
        Number("passed"),
        Bits("construct_used", names=[f"construction {i + 1}" for i in range(n.CONSTRUCTS)]),
        Bits("mahiri_used", names=("first space", "second space")),
        Number("margot_used"),
        Bits("building_used", names=n.BUILDING_NAMES),
        Number("objective_vp"),
        Number("position"),
        Number("built", n.PIECE_NAMES),
        Bits("tiles", names=n.TILE_NAMES),
        Number("hand_count"),
        Special("wheel", observe_wheel, read_wheel, WHEEL_NAMES),
        Special("hand", observe_hand, read_hand, CONTRACTS),
    ], n.SEATS),
    Table("headstreams", n.HEADSTREAMS, [
        Number("waiting"),
        OneHot("headstream_tile", names=[f"tile {tile + 1}" for tile in range(n.HEADSTREAM_TILES)]),
    ]),
    Table("dams", n.DAMS, [
        Seat("dam_owner", lowest=1, other=n.NEUTRAL, other_name="neutral"),
        Number("dam_level"),
        Number("drops"),
    ], row_names=m.DAM_NAMES),
    Table("conduits", n.CONDUITS, [Seat("conduit_owner", lowest=1)], row_names=m.CONDUIT_NAMES),
    Table("powerhouses", n.POWERHOUSES, [Seat("powerhouse_owner", lowest=1)], row_names=m.POWERHOUSE_NAMES),
    Table("spaces", n.SPACES, [Seat("occupied", lowest=1)], row_names=n.SPACE_NAMES),
    Table("buildings", n.BUILDINGS, [
        Number("building_in_play"),
        SeatBits("building_owners"),
        Number("building_spaces"),
        Number("building_closed"),
    ], row_names=n.BUILDING_NAMES),
], seat_count="b.companies", graphs=[
    Edges("rivers", "dams", "dams", rivers, (), "From a dam to the next one downstream."),
    Edges("springs", "headstreams", "dams", springs, (), "From a headstream to the first dam that its water meets."),
    Edges("intakes", "dams", "conduits", intakes, ("value",), "From a dam to the conduits of its basin, with their value."),
    Edges("outlets", "conduits", "powerhouses", outlets, ("value",), "From a conduit to the powerhouses that it drives."),
    Edges("runs on", "conduits", "dams", runs_on, (), "From a conduit to the first dam that its water meets after production."),
])  # fmt: skip
observe = observation.rule
