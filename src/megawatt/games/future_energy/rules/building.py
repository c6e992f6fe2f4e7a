"""Phase 3b: building a plant on the site (NOTES 6)."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import (
    all_contracts,
    complete_if_empty,
    holds_plants,
    lift_plant,
    plants_there,
    why_not_plant,
)


@rule
def room_on(s, seat, site):
    """How many more own plants fit on a site (6)."""
    return n.MOST_PLANTS_ON_SITE - s.plants[seat, site]


@rule
def why_not_build(b, s, seat, card, space):
    """The first rule that forbids building this plant on the site of the crew, or ALLOWED (6)."""
    reason = why_not_plant(b, s, seat, card, space)
    if reason != n.ALLOWED:
        return reason
    tile = s.tile[s.target]
    if tile < n.GROUND and b.icons[card, space] != tile:
        return n.WRONG_ICON
    return n.ALLOWED


@rule
def ask_to_build(b, s, log):
    """Which plant? Returns False when there was only one and it is built."""
    choices, only_card, only_space = 0, 0, 0
    for card in range(all_contracts(b)):
        if holds_plants(s, s.active, card):
            for space in range(b.spaces[card]):
                if why_not_build(b, s, s.active, card, space) == n.ALLOWED:
                    choices += 1
                    only_card, only_space = card, space
    if choices > 1:
        s.seat = s.active
        s.asked = n.ASK_BUILD
        return True
    build(b, s, only_card, only_space, log)
    return False


@rule
def build(b, s, card, space, log):
    """Take the tile and move the plant to its site; on an oil site a doubled plant goes along (6, 9)."""
    seat = s.active
    s.tile_taken = s.tile[s.target]
    s.tile[s.target] = n.NO_TILE
    s.built_from = card
    s.icon_built = b.icons[card, space]
    tell(log, events.TILE_TAKEN, seat, s.tile_taken)
    move_plants(b, s, seat, card, space, s.target, plants_at_once(b, s, seat, card, space), log)


@rule
def plants_at_once(b, s, seat, card, space):
    """One plant; both of a doubled oil space on an oil site, as far as they fit (9)."""
    return plants_that_go(b, s, seat, card, space) if s.tile_taken == n.OIL else 1


@rule
def plants_that_go(b, s, seat, card, space):
    """Both plants of a doubled oil space if they fit, unless it is agreed that the second is decided on or waits (9)."""
    return 1 if b.doubled_space_split else min(plants_there(b, s, card, space), room_on(s, seat, s.target))


@rule
def move_plants(b, s, seat, card, space, site, count, log):
    """Move this number of plants from a space of the contract to the site."""
    for _ in range(count):
        lift_plant(b, s, seat, card, space)
        s.plants[seat, site] += 1
        s.in_region[seat, b.region[site]] += 1
        tell(log, events.PLANT_BUILT, seat, site, b.icons[card, space])
    s.stirred = 1
    complete_if_empty(b, s, card, log)


# A plant that waits for its site: chosen first, then placed. It is remembered as one number.


@rule
def choose_plant(s, card, space):
    """Remember the plant until its site is named."""
    s.chosen = card * n.SPACES + space


@rule
def place_chosen_plant(b, s, seat, plant, site, log):
    """The plant that was chosen goes to this site."""
    move_plants(b, s, seat, plant // n.SPACES, plant % n.SPACES, site, 1, log)
