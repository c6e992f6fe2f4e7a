"""Module 2: the effects of public contracts one by one, what forbids them and what they do (NOTES 9)."""

from megawatt.games.future_energy.events import CERTIFICATE_SOLD, CREW_STEPS, PLANT_SHIFTED, SECOND_PLANT, TILES_SWAPPED
from megawatt.games.future_energy.names import (
    ALLOWED,
    ALREADY_DOUBLE,
    BUILDING,
    ENERGIES,
    GONE,
    LOWEST_CERTIFICATE,
    MOVING,
    NO_ENERGY_TILE,
    NO_FOREIGN_PLANT,
    NO_LINK,
    NO_PLANTS_LEFT,
    NO_SPACE_THERE,
    NO_SUCH_CERTIFICATE,
    NO_SUCH_THING,
    NO_TILE,
    NOT_ADJACENT,
    NOT_ON_START,
    NOT_YOUR_PLANT,
    OIL,
    OUT_OF_PLAY,
    RELOCATE_TO_EMPTY,
    RELOCATED,
    RELOCATED_TO_EMPTY,
    SAME_CONTRACT,
    SAME_TILE,
    SITE_FULL,
    SPACE_TAKEN,
    SPACES,
    TILE_IN_THE_WAY,
)
from megawatt.games.future_energy.rules.building import room_on
from megawatt.games.future_energy.rules.contracts import all_contracts, icon_of, lift_plant, why_not_plant
from megawatt.games.future_energy.rules.lines import can_place, lift_line
from megawatt.games.future_energy.rules.moving import begin_move, forget_ways, link_to, matches
from megawatt.games.future_energy.rules.stock import gain
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule

# Lines.


@rule
def can_relocate(b, s, seat, effect):
    """Whether this seat has a line on the board and another link would take it."""
    s.line_purpose = RELOCATED_TO_EMPTY if effect == RELOCATE_TO_EMPTY else RELOCATED
    s.lifted = NO_LINK
    return s.line_supply[seat] < b.lines and can_place(b, s, seat)


@rule
def relocate(s, link, log):
    """Lift an own line; where it goes is asked next."""
    s.effect_left = 0
    lift_line(s, s.active, link, s.line_purpose, log)


# Certificates.


@rule
def certificate_of(s, seat, value):
    """The place of an own certificate of this value, or -1."""
    for drawn in range(s.certificates_drawn):
        if s.certificate_holder[drawn] == seat and s.certificate[drawn] == value:
            return drawn
    return -1


@rule
def has_certificate(s, seat):
    """Whether this seat holds any certificate."""
    for drawn in range(s.certificates_drawn):
        if s.certificate_holder[drawn] == seat:
            return True
    return False


@rule
def why_not_sell(s, seat, index):
    """Only own certificates can be sold."""
    return ALLOWED if certificate_of(s, seat, LOWEST_CERTIFICATE + index) >= 0 else NO_SUCH_CERTIFICATE


@rule
def sell_certificate(b, s, index, log):
    """Its value and a bonus in money; it goes to the box."""
    value = LOWEST_CERTIFICATE + index
    s.certificate_holder[certificate_of(s, s.active, value)] = GONE
    gain(s, s.active, value + b.certificate_bonus)
    s.effect_left = 0
    tell(log, CERTIFICATE_SOLD, s.active, value, value + b.certificate_bonus)


# Plants on contracts.


@rule
def why_not_shift(b, s, seat, plant, side):
    """The first rule that forbids moving this plant to the left (0) or right (1), or ALLOWED."""
    reason = why_not_plant(b, s, seat, plant)
    if reason != ALLOWED:
        return reason
    space = plant % SPACES + 2 * side - 1
    if space < 0 or space >= b.spaces[plant // SPACES]:
        return NO_SPACE_THERE
    return SPACE_TAKEN if s.plants_on[plant // SPACES] >> space & 1 else ALLOWED


@rule
def can_shift(b, s, seat):
    """Whether any own plant has a free space beside it."""
    for plant in range(all_contracts(b) * SPACES):
        if s.holder[plant // SPACES] == seat:
            for side in range(2):
                if why_not_shift(b, s, seat, plant, side) == ALLOWED:
                    return True
    return False


@rule
def shift_plant(b, s, plant, side, log):
    """The plant now stands below the neighbouring icon."""
    seat, card, there = s.active, plant // SPACES, plant + 2 * side - 1
    lift_plant(b, s, seat, plant)
    s.plants_on[card] |= 1 << (there % SPACES)
    s.on_contracts[seat] += 1
    s.ready[seat, icon_of(b, there)] += 1
    s.effect_left = 0
    tell(log, PLANT_SHIFTED, seat, card, icon_of(b, there))


@rule
def oil_space(b, card):
    """The oil space of a contract as a plant's number, or -1."""
    for plant in range(card * SPACES, card * SPACES + b.spaces[card]):
        if icon_of(b, plant) == OIL:
            return plant
    return -1


@rule
def why_not_double(b, s, seat, card):
    """The first rule that forbids a second plant on this contract's oil space, or ALLOWED."""
    if card >= all_contracts(b):
        return NO_SUCH_THING
    plant = oil_space(b, card)
    if plant < 0 or why_not_plant(b, s, seat, plant) != ALLOWED:
        return NOT_YOUR_PLANT
    if s.second[card]:
        return ALREADY_DOUBLE
    return NO_PLANTS_LEFT if s.plant_supply[seat] == 0 else ALLOWED


@rule
def can_double(b, s, seat):
    """Whether any own oil space can take a second plant."""
    for card in range(all_contracts(b)):
        if s.holder[card] == seat and why_not_double(b, s, seat, card) == ALLOWED:
            return True
    return False


@rule
def double_oil(s, card, log):
    """A second plant from the supply joins the one on the oil space."""
    s.second[card] = 1
    s.plant_supply[s.active] -= 1
    s.on_contracts[s.active] += 1
    s.effect_left = 0
    tell(log, SECOND_PLANT, s.active, card)


# Plants beside foreign plants.


@rule
def is_second_placement(b, s):
    """Whether the card that places two plants has placed one."""
    return s.effect_left < b.public_amount[s.card]


@rule
def why_not_foreign_plant(b, s, seat, plant):
    """The first rule that forbids placing this plant, or ALLOWED; by agreement both come from one contract (10.8)."""
    reason = why_not_plant(b, s, seat, plant)
    if reason == ALLOWED and b.twice_from_one and is_second_placement(b, s) and plant // SPACES != s.chosen // SPACES:
        return SAME_CONTRACT
    return reason


@rule
def has_plant_to_place(b, s, seat):
    """Whether a plant is left for the next placement."""
    if b.twice_from_one and is_second_placement(b, s):
        return s.plants_on[s.chosen // SPACES] != 0
    return s.on_contracts[seat] > 0


@rule
def why_not_foreign_site(b, s, seat, site):
    """The first rule that forbids a plant on this site, or ALLOWED: another player's plant must stand there."""
    if site == b.start:
        return NOT_ON_START
    if site >= b.sites:
        return NO_SUCH_THING
    if b.blocked[site]:
        return OUT_OF_PLAY
    foreign = 0
    for other in range(b.seats):
        if other != seat:
            foreign += s.plants[other, site]
    if foreign == 0:
        return NO_FOREIGN_PLANT
    return SITE_FULL if room_on(s, seat, site) == 0 else ALLOWED


@rule
def has_foreign_site(b, s, seat):
    """Whether there is a site to place a plant beside another player's."""
    for site in range(b.sites):
        if why_not_foreign_site(b, s, seat, site) == ALLOWED:
            return True
    return False


# The crew.


@rule
def why_not_crew_link(b, s, seat, place):
    """The first rule that forbids moving the crew here for free, or ALLOWED.

    Onto a tile only with a matching plant and in phase 3, as the whole move of this turn.
    """
    if place >= b.places:
        return NO_SUCH_THING
    if link_to(b, s, place) < 0:
        return NOT_ADJACENT
    if s.tile[place] == NO_TILE:
        return ALLOWED
    if s.phase == MOVING and matches(s, seat, s.tile[place]):
        return ALLOWED
    return TILE_IN_THE_WAY


@rule
def can_move_crew(b, s, seat):
    """Whether the crew can go anywhere for free."""
    for i in range(b.degree[s.crew]):
        if why_not_crew_link(b, s, seat, b.neighbour[s.crew, i]) == ALLOWED:
            return True
    return False


@rule
def move_crew(b, s, place, log):
    """One link for nothing; on a tile construction follows."""
    s.effect_left = 0
    forget_ways(b, s)
    tell(log, CREW_STEPS, s.active, place)
    if s.tile[place] != NO_TILE:
        begin_move(s, place)
        s.phase = BUILDING
    s.crew = place


# Tiles on the board.


@rule
def why_not_swap(b, s, site, second):
    """The first rule that forbids swapping this tile, or ALLOWED: two tiles of old energies, of one kind if the owner likes."""
    if site >= b.sites:
        return NO_SUCH_THING
    if s.tile[site] == NO_TILE or s.tile[site] >= ENERGIES:
        return NO_ENERGY_TILE
    if second and site == s.chosen:
        return SAME_TILE
    return ALLOWED


@rule
def can_swap(b, s):
    """Whether two different old energies lie on the board; where all are alike a swap changes nothing and is not asked for."""
    first = NO_TILE
    for site in range(b.sites):
        if why_not_swap(b, s, site, 0) == ALLOWED:
            if first == NO_TILE:
                first = s.tile[site]
            elif s.tile[site] != first:
                return True
    return False


@rule
def swap_tiles(s, site, log):
    """The two tiles change places."""
    tile = s.tile[site]
    s.tile[site] = s.tile[s.chosen]
    s.tile[s.chosen] = tile
    s.effect_left = 0
    tell(log, TILES_SWAPPED, s.active, s.chosen, site)
