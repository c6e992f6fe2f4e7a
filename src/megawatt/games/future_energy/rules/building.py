"""Phase 3b: building a plant on the site (NOTES 6)."""

from megawatt.games.future_energy.events import PLANT_BUILT, TILE_TAKEN
from megawatt.games.future_energy.names import (
    ALLOWED,
    BUILD_PLANT,
    GROUND,
    MOST_PLANTS_ON_SITE,
    NO_TILE,
    OIL,
    SPACES,
    WRONG_ICON,
)
from megawatt.games.future_energy.rules.contracts import (
    all_contracts,
    complete_if_empty,
    icon_of,
    lift_plant,
    plants_there,
    why_not_plant,
)
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule


@rule
def room_on(s, seat, site):
    """How many more own plants fit on a site (6)."""
    return MOST_PLANTS_ON_SITE - s.plants[seat, site]


@rule
def why_not_build(b, s, seat, plant):
    """The first rule that forbids building this plant on the site of the crew, or ALLOWED (6)."""
    reason = why_not_plant(b, s, seat, plant)
    if reason != ALLOWED:
        return reason
    tile = s.tile[s.target]
    if tile < GROUND and icon_of(b, plant) != tile:
        return WRONG_ICON
    return ALLOWED


@rule
def ask_to_build(b, s, log):
    """Which plant? Returns False when there was only one and it is built."""
    choices, only = 0, 0
    for card in range(all_contracts(b)):
        if s.holder[card] == s.active and s.plants_on[card] != 0:
            for plant in range(card * SPACES, card * SPACES + b.spaces[card]):
                if why_not_build(b, s, s.active, plant) == ALLOWED:
                    choices += 1
                    only = plant
    if choices > 1:
        s.seat = s.active
        s.asked = BUILD_PLANT
        return True
    build(b, s, only, log)
    return False


@rule
def build(b, s, plant, log):
    """Take the tile and move the plant to its site; on an oil site a doubled plant goes along (6, 9)."""
    seat = s.active
    s.tile_taken = s.tile[s.target]
    s.tile[s.target] = NO_TILE
    s.built_from = plant // SPACES
    s.icon_built = icon_of(b, plant)
    tell(log, TILE_TAKEN, seat, s.tile_taken)
    move_plants(b, s, seat, plant, s.target, plants_at_once(b, s, seat, plant), log)


@rule
def plants_at_once(b, s, seat, plant):
    """One plant; both of a doubled oil space on an oil site, as far as they fit (9)."""
    return plants_that_go(b, s, seat, plant) if s.tile_taken == OIL else 1


@rule
def plants_that_go(b, s, seat, plant):
    """Both plants of a doubled oil space if they fit, unless it is agreed that they go one by one (9)."""
    return 1 if b.one_by_one else min(plants_there(b, s, plant), room_on(s, seat, s.target))


@rule
def move_plants(b, s, seat, plant, site, count, log):
    """So many plants go from this space of a contract to the site."""
    for _ in range(count):
        lift_plant(b, s, seat, plant)
        s.plants[seat, site] += 1
        s.in_region[seat, b.region[site]] += 1
        tell(log, PLANT_BUILT, seat, site, icon_of(b, plant))
    s.stirred = 1
    complete_if_empty(b, s, plant // SPACES, log)
