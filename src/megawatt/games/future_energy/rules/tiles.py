"""Phase 3c: the action of the tile (NOTES 6; module 3: NOTES 9)."""

from megawatt.games.future_energy.events import (
    CERTIFICATE_DRAWN,
    CERTIFICATE_SEEN,
    EXTENDED,
    HIRED,
    MONEY_GAINED,
    PLANT_RETURNED,
    POINTS_GAINED,
    TILE_BOXED,
    TILE_KEPT,
)
from megawatt.games.future_energy.names import (
    ALLOWED,
    BY_GROUND,
    BY_NUCLEAR,
    COAL,
    ENGINEER,
    EXTEND,
    EXTRA_OIL,
    EXTRA_OIL_PLANTS,
    EXTRA_PLANT,
    GAS,
    GROUND,
    GROUND_CONTRACT,
    GROUND_LINES,
    GROUND_PLANT,
    GROUND_POINTS,
    INVESTOR,
    MOST_ENGINEERS,
    MOST_EXTENSIONS,
    MOST_INVESTORS,
    NO_OWN_PLANT,
    NO_SUCH_THING,
    NOT_ON_START,
    NUCLEAR,
    OIL,
    OTHER_CONTRACT,
    RETURN_PLANT,
    SITE_FULL,
    SPACES,
    TAKE_CONTRACT,
    WRONG_ICON,
)
from megawatt.games.future_energy.rules.building import move_plants, plants_that_go, room_on
from megawatt.games.future_energy.rules.contracts import (
    all_contracts,
    can_take,
    complete_if_empty,
    icon_of,
    lift_plant,
    why_not_plant,
)
from megawatt.games.future_energy.rules.lines import lines_become_due
from megawatt.games.future_energy.rules.stock import gain
from megawatt.kernel.events import tell, tell_seat
from megawatt.kernel.rules import rule


@rule
def begin_tile_action(b, s, log):
    """What a tile does by itself happens now; `action_left` counts what its owner may still do."""
    tile, seat = s.tile_taken, s.active
    s.action_left = 0
    if tile == INVESTOR or tile == ENGINEER:
        hire(b, s, seat, tile, log)
    elif tile == NUCLEAR and b.module_3:
        extend_if_no_choice(b, s, seat, log)
    else:
        put_aside(b, s, seat, tile, log)
        if tile >= GROUND:
            use_ground(b, s, seat, tile, log)
        elif tile == NUCLEAR:
            lines_become_due(s, 1, BY_NUCLEAR)
        elif tile == GAS:
            draw_certificate(s, seat, log)
        elif tile == COAL:
            s.action_left = 1
        elif tile == OIL:
            s.action_left = EXTRA_OIL_PLANTS


@rule
def put_aside(b, s, seat, tile, log):
    """Used tiles go to the box; with module 2 they stay in front of the player (9)."""
    if b.module_2:
        s.kept[seat, tile] += 1
        tell(log, TILE_KEPT, seat, tile)
    else:
        s.discarded[tile] += 1


@rule
def put_aside_unused(b, s, seat, tile, log):
    """A tile that finds no slot has no effect."""
    put_aside(b, s, seat, tile, log)
    if not b.module_2:
        tell(log, TILE_BOXED, seat, tile)


@rule
def hire(b, s, seat, tile, log):
    """Investors and engineers take a free slot of their kind and work from the next turn on (6)."""
    if tile == INVESTOR and s.investors[seat] < MOST_INVESTORS:
        s.investors[seat] += 1
        tell(log, HIRED, seat, tile)
    elif tile == ENGINEER and s.engineers[seat] < MOST_ENGINEERS:
        s.engineers[seat] += 1
        tell(log, HIRED, seat, tile)
    else:
        put_aside_unused(b, s, seat, tile, log)


@rule
def use_ground(b, s, seat, tile, log):
    """Construction grounds pay; those of module 3 may do something else instead."""
    if b.ground_money[tile] > 0:
        gain(s, seat, b.ground_money[tile])
        tell(log, MONEY_GAINED, seat, b.ground_money[tile])
    elif tile == GROUND_POINTS:
        s.score[seat] += b.ground_points
        tell(log, POINTS_GAINED, seat, b.ground_points)
    elif tile == GROUND_LINES:
        lines_become_due(s, b.ground_lines, BY_GROUND)
    else:
        s.action_left = 1


@rule
def draw_certificate(s, seat, log):
    """The owner looks at it, everybody else only sees that there is one more (6)."""
    drawn = s.certificates_drawn
    if drawn < len(s.certificate):
        s.certificate_holder[drawn] = seat
        s.certificates_drawn += 1
        tell(log, CERTIFICATE_DRAWN, seat)
        tell_seat(log, seat, CERTIFICATE_SEEN, seat, s.certificate[drawn])


# Module 3: life-span extension.


@rule
def extend_if_no_choice(b, s, seat, log):
    """A nuclear tile goes to the nuclear power board; with module 2 its owner may keep it for public contracts (9)."""
    if s.extensions[seat] >= MOST_EXTENSIONS:
        put_aside_unused(b, s, seat, NUCLEAR, log)
    elif b.module_2:
        s.action_left = 1
    else:
        extend(s, seat, log)


@rule
def extend(s, seat, log):
    """One more free link in every own move."""
    s.extensions[seat] += 1
    tell(log, EXTENDED, seat)


# What the owner may do.


@rule
def ask_for_tile_action(b, s):
    """Ask for the action of the tile while it can be carried out; False when it is done."""
    s.seat = s.active
    if s.action_left > 0:
        tile = s.tile_taken
        if tile == NUCLEAR:
            s.asked = EXTEND
            return True
        if tile == COAL and s.on_contracts[s.active] > 0:
            s.asked = RETURN_PLANT
            return True
        if tile == OIL and can_add_oil(b, s, s.active):
            s.asked = EXTRA_OIL
            return True
        if tile == GROUND_CONTRACT and can_take(b, s, s.active):
            s.asked = TAKE_CONTRACT
            return True
        if tile == GROUND_PLANT and s.on_contracts[s.active] > 0 and has_own_site(b, s, s.active):
            s.asked = EXTRA_PLANT
            return True
    s.action_left = 0
    return False


@rule
def return_plant(b, s, seat, plant, log):
    """A plant goes back to the supply, which may complete its contract (6)."""
    lift_plant(b, s, seat, plant)
    s.plant_supply[seat] += 1
    tell(log, PLANT_RETURNED, seat, plant // SPACES, icon_of(b, plant))
    complete_if_empty(b, s, plant // SPACES, log)


@rule
def why_not_extra_oil(b, s, seat, plant):
    """The first rule that forbids this plant as a further oil plant, or ALLOWED: from other contracts only (6)."""
    reason = why_not_plant(b, s, seat, plant)
    if reason != ALLOWED:
        return reason
    if icon_of(b, plant) != OIL:
        return WRONG_ICON
    if plant // SPACES == s.built_from:
        return OTHER_CONTRACT
    if room_on(s, seat, s.target) == 0:
        return SITE_FULL
    return ALLOWED


@rule
def can_add_oil(b, s, seat):
    """Whether another oil plant could follow."""
    if s.ready[seat, OIL] == 0:
        return False
    for card in range(all_contracts(b)):
        if s.holder[card] == seat:
            for plant in range(card * SPACES, card * SPACES + b.spaces[card]):
                if why_not_extra_oil(b, s, seat, plant) == ALLOWED:
                    return True
    return False


@rule
def add_oil(b, s, plant, log):
    """A further oil plant on the same site; two of a doubled space count as two (6, 9)."""
    count = min(plants_that_go(b, s, s.active, plant), s.action_left)
    s.action_left -= count
    move_plants(b, s, s.active, plant, s.target, count, log)


@rule
def why_not_own_site(b, s, seat, site):
    """The first rule that forbids a further plant on this own site, or ALLOWED (9, module 3)."""
    if site == b.start:
        return NOT_ON_START
    if site >= b.sites:
        return NO_SUCH_THING
    if s.plants[seat, site] == 0:
        return NO_OWN_PLANT
    if room_on(s, seat, site) == 0:
        return SITE_FULL
    return ALLOWED


@rule
def has_own_site(b, s, seat):
    """Whether this seat has a site with one or two own plants."""
    for site in range(b.sites):
        if why_not_own_site(b, s, seat, site) == ALLOWED:
            return True
    return False
