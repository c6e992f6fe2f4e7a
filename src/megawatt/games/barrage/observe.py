"""The position as fixed-size numbers for learning; everything in Barrage but the order of stacks and decks is open."""

from megawatt.games.barrage.names import (
    BUILDINGS,
    COLOURS,
    CONDUITS,
    DAMS,
    HAND,
    HEADSTREAMS,
    NATIONALS,
    NEUTRAL,
    OPEN_TILES,
    PENDING_NUMBERS,
    POWERHOUSES,
    ROUNDS,
    SEATS,
    SEGMENTS,
    SPACES,
    TILE_KINDS,
    TILES,
)
from megawatt.games.barrage.rules.ending import objective_count
from megawatt.games.barrage.rules.pending import number
from megawatt.games.barrage.rules.rounds import bonus_count
from megawatt.kernel.rules import rule

GENERAL = 16
PER_DAM = 3
PER_STREAM = 1 + ROUNDS
PER_SEAT = 20 + TILE_KINDS + TILES + 3 * SEGMENTS + HAND
SHARED = 2 * COLOURS + COLOURS + NATIONALS + 2 * OPEN_TILES + SPACES + BUILDINGS
OBSERVATION_SIZE = GENERAL + ROUNDS + HEADSTREAMS * PER_STREAM + DAMS * PER_DAM + CONDUITS + POWERHOUSES + SHARED + SEATS * PER_SEAT


@rule
def observe(b, s, seat, numbers):
    """General, headstreams, map, shared boards, then the companies, the observer first."""
    at = observe_general(b, s, seat, numbers)
    at = observe_water(b, s, numbers, at)
    for dam in range(DAMS):
        numbers[at] = relative(b, seat, s.dam_owner[dam])
        numbers[at + 1] = s.dam_level[dam]
        numbers[at + 2] = s.drops[dam]
        at += PER_DAM
    for conduit in range(CONDUITS):
        numbers[at + conduit] = relative(b, seat, s.conduit_owner[conduit])
    at += CONDUITS
    for space in range(POWERHOUSES):
        numbers[at + space] = relative(b, seat, s.powerhouse_owner[space])
    at += POWERHOUSES
    at = observe_shared(b, s, seat, numbers, at)
    for i in range(SEATS):
        if i < b.companies:
            observe_company(b, s, (seat + i) % b.companies, numbers, at)
        at += PER_SEAT


@rule
def relative(b, seat, owner):
    """An owner from the observer's chair: 0 nobody, 1 oneself, then onwards; NEUTRAL stays."""
    if owner == 0 or owner == NEUTRAL:
        return owner + 0
    return (owner - 1 - seat) % b.companies + 1


@rule
def observe_general(b, s, seat, numbers):
    """Where the game stands, what is asked and what is pending."""
    numbers[0] = b.companies
    numbers[1] = s.round_no
    numbers[2] = s.phase
    numbers[3] = s.asked
    numbers[4] = (s.seat - seat) % b.companies if s.seat >= 0 else -1
    numbers[5] = s.pending
    if s.pending > 0:
        for place in range(PENDING_NUMBERS):
            numbers[6 + place] = number(s, place)
    numbers[9] = s.objective
    numbers[10] = s.copyable
    for place in range(b.companies):
        numbers[11 + place] = (s.order[place] - seat) % b.companies
    numbers[15] = b.leeghwater
    for i in range(ROUNDS):
        numbers[GENERAL + i] = s.bonus[i]
    return GENERAL + ROUNDS


@rule
def observe_water(b, s, numbers, at):
    """Drops on the headstreams and those to come."""
    for stream in range(HEADSTREAMS):
        numbers[at] = s.waiting[stream]
        for i in range(ROUNDS):
            numbers[at + 1 + i] = b.headstream_drops[s.headstream_tile[stream], i] if i >= s.round_no else 0
        at += PER_STREAM
    return at


@rule
def observe_shared(b, s, seat, numbers, at):
    """Open contracts, tiles and works (counted from 1), who stands where, who has built what."""
    for colour in range(COLOURS):
        numbers[at] = s.display[colour, 0] + 1
        numbers[at + 1] = s.display[colour, 1] + 1
        numbers[at + 2] = s.stack_count[colour]
        at += 3
    for i in range(NATIONALS):
        numbers[at + i] = s.national[i] + 1
    at += NATIONALS
    for place in range(OPEN_TILES):
        numbers[at] = s.open_tile[place] + 1
        numbers[at + 1] = s.open_work[place] + 1
        at += 2
    for space in range(SPACES):
        numbers[at + space] = relative(b, seat, s.occupied[space])
    at += SPACES
    for building in range(BUILDINGS):
        numbers[at + building] = s.building_owners[building] + 16 * s.building_in_play[building]
    return at + BUILDINGS


@rule
def observe_company(b, s, who, numbers, at):
    """Goods, pieces, tiles (1 in supply), the wheel by turns until it is back, and open contracts."""
    numbers[at] = 1
    numbers[at + 1] = s.company[who]
    numbers[at + 2] = s.ability[who]
    numbers[at + 3] = s.automa[who]
    numbers[at + 4] = s.vp[who]
    numbers[at + 5] = s.credits[who]
    numbers[at + 6] = s.excavators[who]
    numbers[at + 7] = s.mixers[who]
    numbers[at + 8] = s.engineers[who]
    numbers[at + 9] = s.energy[who]
    numbers[at + 10] = s.fulfilled[who]
    numbers[at + 11] = s.works_done[who]
    numbers[at + 12] = s.construct_used[who]
    numbers[at + 13] = s.mahiri_used[who]
    numbers[at + 14] = s.building_used[who]
    numbers[at + 15] = s.architect[who]
    numbers[at + 16] = s.passed[who]
    numbers[at + 17] = s.officer[who]
    numbers[at + 18] = objective_count(b, s, who, s.objective + 0)
    numbers[at + 19] = bonus_count(s, who, s.bonus[max(1, s.round_no) - 1] + 0)
    at += 20
    for piece in range(TILE_KINDS):
        numbers[at + piece] = s.built[who, piece]
    at += TILE_KINDS
    for tile in range(TILES):
        numbers[at + tile] = s.tiles[who] >> tile & 1
    at += TILES
    for turns in range(SEGMENTS):
        segment = (s.wheel_at[who] + turns) % SEGMENTS
        numbers[at] = s.wheel_tile[who, segment]
        numbers[at + 1] = s.wheel_excavators[who, segment]
        numbers[at + 2] = s.wheel_mixers[who, segment]
        at += 3
    for i in range(HAND):
        numbers[at + i] = s.hand[who, i] + 1 if i < s.hand_count[who] else 0
