"""Module 2: the effects of public contracts one by one, what forbids them and what they do (NOTES 9)."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.building import choose_plant, place_chosen_plant, room_on
from megawatt.games.future_energy.rules.contracts import all_contracts, holds_plants, lift_plant, why_not_plant
from megawatt.games.future_energy.rules.lines import can_place, lift_line
from megawatt.games.future_energy.rules.moving import begin_move, forget_ways, link_to, matches
from megawatt.games.future_energy.rules.stock import gain

# Lines.


@rule
def can_relocate(b, s, seat, effect):
    """Whether this seat has a line on the board and another link would take it."""
    s.line_purpose = n.RELOCATED_TO_EMPTY if effect == n.RELOCATE_TO_EMPTY else n.RELOCATED
    s.lifted = n.NO_LINK
    return s.line_supply[seat] < b.lines and can_place(b, s, seat)


@rule
def relocate(s, seat, link, log):
    """Lift an own line; where it goes is asked next."""
    s.effect_left = 0
    lift_line(s, seat, link, s.line_purpose, log)


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
def why_not_sell(s, seat, value):
    """Only own certificates can be sold."""
    return n.ALLOWED if certificate_of(s, seat, value) >= 0 else n.NO_SUCH_CERTIFICATE


@rule
def sell_certificate(b, s, seat, value, log):
    """Its value and a bonus in money; it goes to the box."""
    s.certificate_holder[certificate_of(s, seat, value)] = n.GONE
    gain(s, seat, value + b.certificate_bonus)
    s.effect_left = 0
    tell(log, events.CERTIFICATE_SOLD, seat, value, value + b.certificate_bonus)


# Plants on contracts.


@rule
def why_not_shift(b, s, seat, card, space, side):
    """The first rule that forbids moving this plant to the left (0) or right (1), or ALLOWED."""
    reason = why_not_plant(b, s, seat, card, space)
    if reason != n.ALLOWED:
        return reason
    there = space + 2 * side - 1
    if there < 0 or there >= b.spaces[card]:
        return n.NO_SPACE_THERE
    return n.SPACE_TAKEN if s.plants_on[card] >> there & 1 else n.ALLOWED


@rule
def can_shift(b, s, seat):
    """Whether any own contract with a plant on it has a free space; then one of them is beside a plant."""
    for card in range(all_contracts(b)):
        if holds_plants(s, seat, card) and s.plants_on[card] != (1 << b.spaces[card]) - 1:
            return True
    return False


@rule
def shift_plant(b, s, seat, card, space, side, log):
    """The plant now stands below the neighbouring icon."""
    there = space + 2 * side - 1
    lift_plant(b, s, seat, card, space)
    s.plants_on[card] |= 1 << there
    s.on_contracts[seat] += 1
    s.ready[seat, b.icons[card, there]] += 1
    s.effect_left = 0
    tell(log, events.PLANT_SHIFTED, seat, card, b.icons[card, there])


@rule
def has_oil_plant(b, s, seat, card):
    """Whether a plant of this seat stands on the oil space of a contract."""
    for space in range(b.spaces[card]):
        if b.icons[card, space] == n.OIL:
            return why_not_plant(b, s, seat, card, space) == n.ALLOWED
    return False


@rule
def why_not_double(b, s, seat, card):
    """The first rule that forbids a second plant on this contract's oil space, or ALLOWED."""
    if card >= all_contracts(b):
        return n.NO_SUCH_THING
    if not has_oil_plant(b, s, seat, card):
        return n.NOT_YOUR_PLANT
    if s.second[card]:
        return n.ALREADY_DOUBLE
    return n.NO_PLANTS_LEFT if s.plant_supply[seat] == 0 else n.ALLOWED


@rule
def can_double(b, s, seat):
    """Whether any own oil space can take a second plant."""
    for card in range(all_contracts(b)):
        if holds_plants(s, seat, card) and why_not_double(b, s, seat, card) == n.ALLOWED:
            return True
    return False


@rule
def double_oil(s, seat, card, log):
    """A second plant from the supply joins the one on the oil space."""
    s.second[card] = 1
    s.plant_supply[seat] -= 1
    s.on_contracts[seat] += 1
    s.effect_left = 0
    tell(log, events.SECOND_PLANT, seat, card)


@rule
def decline_effect(s):
    """The second oil plant is an offer (9)."""
    s.effect_left = 0


# Plants beside foreign plants.


@rule
def is_second_placement(b, s):
    """Whether the card that places two plants has placed one."""
    return s.effect_left < b.public_amount[s.card]


@rule
def why_not_foreign_plant(b, s, seat, card, space):
    """The first rule that forbids placing this plant, or ALLOWED; by agreement both come from one contract (10.8)."""
    reason = why_not_plant(b, s, seat, card, space)
    if reason == n.ALLOWED and b.two_plants_one_contract and is_second_placement(b, s) and card != s.chosen // n.SPACES:
        return n.SAME_CONTRACT
    return reason


@rule
def has_plant_to_place(b, s, seat):
    """Whether a plant is left for the next placement."""
    if b.two_plants_one_contract and is_second_placement(b, s):
        return s.plants_on[s.chosen // n.SPACES] != 0
    return s.on_contracts[seat] > 0


@rule
def choose_foreign_plant(s, card, space):
    """The plant is chosen; its site is asked next."""
    choose_plant(s, card, space)
    s.asked = n.ASK_FOREIGN_SITE
    return True


@rule
def why_not_foreign_site(b, s, seat, site):
    """The first rule that forbids a plant on this site, or ALLOWED: another player's plant must stand there."""
    if site == b.start:
        return n.NOT_ON_START
    if site >= b.sites:
        return n.NO_SUCH_THING
    if b.blocked[site]:
        return n.OUT_OF_PLAY
    foreign = 0
    for other in range(b.seats):
        if other != seat:
            foreign += s.plants[other, site]
    if foreign == 0:
        return n.NO_FOREIGN_PLANT
    return n.SITE_FULL if room_on(s, seat, site) == 0 else n.ALLOWED


@rule
def has_foreign_site(b, s, seat):
    """Whether there is a site to place a plant beside another player's."""
    for site in range(b.sites):
        if why_not_foreign_site(b, s, seat, site) == n.ALLOWED:
            return True
    return False


@rule
def place_foreign_plant(b, s, seat, plant, site, log):
    """The chosen plant goes beside another player's."""
    s.effect_left -= 1
    place_chosen_plant(b, s, seat, plant, site, log)


# The crew.


@rule
def why_not_crew_link(b, s, seat, place):
    """The first rule that forbids moving the crew here for free, or ALLOWED.

    Onto a tile only with a matching plant and in phase 3, as the whole move of this turn.
    """
    if place >= b.places:
        return n.NO_SUCH_THING
    if link_to(b, s, place) < 0:
        return n.NOT_ADJACENT
    if s.tile[place] == n.NO_TILE:
        return n.ALLOWED
    if s.phase == n.MOVING and matches(s, seat, s.tile[place]):
        return n.ALLOWED
    return n.TILE_IN_THE_WAY


@rule
def can_move_crew(b, s, seat):
    """Whether the crew can go anywhere for free."""
    for i in range(b.degree[s.crew]):
        if why_not_crew_link(b, s, seat, b.neighbour[s.crew, i]) == n.ALLOWED:
            return True
    return False


@rule
def move_crew(b, s, seat, place, log):
    """One link for nothing; on a tile construction follows."""
    s.effect_left = 0
    forget_ways(b, s)
    tell(log, events.CREW_STEPS, seat, place)
    if s.tile[place] != n.NO_TILE:
        begin_move(s, place)
        s.phase = n.BUILDING
    s.crew = place


# Tiles on the board.


@rule
def why_not_swap(b, s, site):
    """The first rule that forbids swapping this tile, or ALLOWED: two tiles of old energies, of one kind if the owner likes."""
    if site >= b.sites:
        return n.NO_SUCH_THING
    if s.tile[site] == n.NO_TILE or s.tile[site] >= n.ENERGIES:
        return n.NO_ENERGY_TILE
    return n.ALLOWED


@rule
def why_not_swap_with(b, s, site, first):
    """The same for the second tile, which must be another one."""
    reason = why_not_swap(b, s, site)
    return n.SAME_TILE if reason == n.ALLOWED and site == first else reason


@rule
def can_swap(b, s):
    """Whether two different old energies lie on the board; where all are alike a swap changes nothing and is not asked for."""
    first = n.NO_TILE
    for site in range(b.sites):
        if why_not_swap(b, s, site) == n.ALLOWED:
            if first == n.NO_TILE:
                first = s.tile[site]
            elif s.tile[site] != first:
                return True
    return False


@rule
def choose_tile(s, site):
    """The first tile is chosen; the second is asked for next."""
    s.chosen = site
    s.asked = n.ASK_SWAP_SECOND
    return True


@rule
def swap_tiles(s, seat, site, first, log):
    """The two tiles change places."""
    tile = s.tile[site]
    s.tile[site] = s.tile[first]
    s.tile[first] = tile
    s.effect_left = 0
    tell(log, events.TILES_SWAPPED, seat, first, site)
