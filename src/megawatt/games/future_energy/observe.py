"""The position as fixed-size numbers for learning: all that is open, and the observer's own certificates."""

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.games.future_energy.rules.ending import score_certificates
from megawatt.kernel.rules import rule

GENERAL = 28
PER_SEAT = 13 + n.TILES + n.ICONS
PER_PLACE = 3 + n.SEATS
PER_LINK = n.SEATS
PER_CONTRACT = 3
PER_PUBLIC = 2
OBSERVATION_SIZE = (
    GENERAL + n.SEATS * PER_SEAT + n.PLACES * PER_PLACE + n.LINKS * PER_LINK + n.CONTRACTS * PER_CONTRACT + n.PUBLIC * PER_PUBLIC
)


@rule
def observe(b, s, seat, numbers):
    """General, seats (the observer first, then clockwise), places, links, contracts, public contracts."""
    observe_general(b, s, seat, numbers)
    at = GENERAL
    for i in range(b.seats):
        observe_seat(s, clockwise(b, seat, i), numbers, at + i * PER_SEAT)
    numbers[GENERAL + 12] = score_certificates(s, seat)
    at += n.SEATS * PER_SEAT
    observe_places(b, s, seat, numbers, at)
    at += n.PLACES * PER_PLACE
    observe_links(b, s, seat, numbers, at)
    at += n.LINKS * PER_LINK
    observe_contracts(b, s, seat, numbers, at)
    at += n.CONTRACTS * PER_CONTRACT
    observe_public(b, s, seat, numbers, at)


@rule
def clockwise(b, seat, steps):
    """The seat so many steps clockwise from another; the remainder of a division would take longer than all the rest."""
    return seat + steps if seat + steps < b.seats else seat + steps - b.seats


@rule
def relative(b, seat, who):
    """A seat counted clockwise from the observer; -1 for nobody."""
    if who < 0:
        return -1
    return who - seat if who >= seat else who - seat + b.seats


@rule
def observe_general(b, s, seat, numbers):
    """Where the game stands and what is asked."""
    numbers[0] = b.seats
    numbers[1] = b.module_1
    numbers[2] = b.module_2
    numbers[3] = b.module_3
    numbers[4] = s.round_no
    numbers[5] = s.phase
    numbers[6] = s.asked
    numbers[7] = relative(b, seat, s.seat)
    numbers[8] = relative(b, seat, s.active)
    numbers[9] = relative(b, seat, s.first)
    numbers[10] = s.ended_by
    numbers[11] = s.stack_size
    numbers[12] = s.public_stack_size
    numbers[13] = s.engineers_left
    numbers[14] = s.covered
    numbers[15] = s.must_buy
    numbers[16] = s.lines_due
    numbers[17] = s.line_purpose if s.lines_due > 0 else -1
    numbers[18] = s.target
    numbers[19] = s.extensions_left if s.target != n.NO_SITE else 0
    numbers[20] = s.action_left
    numbers[21] = s.card
    numbers[22] = s.effect_left if s.card != n.NO_CARD else 0
    numbers[23] = s.tile_taken
    numbers[24] = s.icon_built
    numbers[25] = s.chosen
    numbers[26] = s.stirred
    numbers[27] = s.wildcards_left


@rule
def observe_seat(s, who, numbers, at):
    """A seat's money, points, stock, people, kept tiles and what its contracts can build."""
    numbers[at] = 1
    numbers[at + 1] = s.cash[who]
    numbers[at + 2] = s.score[who]
    numbers[at + 3] = s.plant_supply[who]
    numbers[at + 4] = s.line_supply[who]
    numbers[at + 5] = s.investors[who]
    numbers[at + 6] = s.engineers[who]
    numbers[at + 7] = s.extensions[who]
    numbers[at + 8] = s.wildcards[who]
    numbers[at + 9] = s.on_contracts[who]
    numbers[at + 10] = s.public_held[who]
    for drawn in range(s.certificates_drawn):
        if s.certificate_holder[drawn] == who:
            numbers[at + 11] += 1
    for tile in range(n.TILES):
        numbers[at + 13 + tile] = s.kept[who, tile]
    for icon in range(n.ICONS):
        numbers[at + 13 + n.TILES + icon] = s.ready[who, icon]


@rule
def observe_places(b, s, seat, numbers, at):
    """Tile (from 1), the crew, whether the crew has passed here in this move, and everybody's plants."""
    for place in range(b.places):
        numbers[at + place * PER_PLACE] = s.tile[place] + 1
    numbers[at + s.crew * PER_PLACE + 1] = 1
    if s.asked == n.ASK_ROUTE:
        for place in range(b.places):
            numbers[at + place * PER_PLACE + 2] = s.visited >> place & 1
    for i in range(b.seats):
        who = clockwise(b, seat, i)
        for place in range(b.places):
            numbers[at + place * PER_PLACE + 3 + i] = s.plants[who, place]


@rule
def observe_links(b, s, seat, numbers, at):
    """Everybody's lines: the bits of the owners, turned until the observer comes first."""
    everybody = (1 << b.seats) - 1
    for link in range(b.links):
        owners = (s.lines[link] | s.lines[link] << b.seats) >> seat & everybody
        for i in range(PER_LINK):
            numbers[at + link * PER_LINK + i] = owners >> i & 1


@rule
def observe_contracts(b, s, seat, numbers, at):
    """Whose each is (1 the observer; 0 unknown), its plants, and its slot in the display (from 1)."""
    for card in range(all_contracts(b)):
        if s.holder[card] >= 0:
            numbers[at + card * PER_CONTRACT] = 1 + relative(b, seat, s.holder[card])
            numbers[at + card * PER_CONTRACT + 1] = s.plants_on[card] + (s.second[card] << 8)
    for slot in range(s.display_size):
        numbers[at + s.display[slot] * PER_CONTRACT + 2] = 1 + slot


@rule
def observe_public(b, s, seat, numbers, at):
    """Whose each is (1 the observer, -1 used; 0 unknown) and its slot in the display (from 1)."""
    for card in range(b.public if b.module_2 else 0):
        holder = s.public_holder[card]
        if holder >= 0:
            numbers[at + card * PER_PUBLIC] = 1 + relative(b, seat, holder)
        elif holder == n.GONE:
            numbers[at + card * PER_PUBLIC] = -1
    for slot in range(s.public_display_size):
        numbers[at + s.public_display[slot] * PER_PUBLIC + 1] = 1 + slot
