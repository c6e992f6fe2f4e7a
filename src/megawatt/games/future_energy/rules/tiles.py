"""Phase 3c: the action of the tile (NOTES 6; module 3: NOTES 9)."""

from megawatt.author import rule, tell, tell_seat
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.building import choose_plant, move_plants, place_chosen_plant, plants_that_go, room_on
from megawatt.games.future_energy.rules.contracts import (
    all_contracts,
    can_take,
    complete_if_empty,
    holds_plants,
    lift_plant,
    take_free_contract,
    why_not_plant,
)
from megawatt.games.future_energy.rules.lines import lines_become_due
from megawatt.games.future_energy.rules.stock import gain


@rule
def begin_tile_action(b, s, log):
    """What a tile does by itself happens now, unless its owner wants to be asked (6)."""
    if s.decides and comes_by_itself(b, s, s.active, s.tile_taken):
        s.action_left = 1
    else:
        use_tile(b, s, log)


@rule
def comes_by_itself(b, s, seat, tile):
    """Whether the action of this tile has an effect now and leaves its owner nothing to choose but to do without it.

    With module 2 investors and engineers must be placed while a slot is free (9).
    """
    if tile == n.INVESTOR:
        return not b.module_2 and s.investors[seat] < n.MOST_INVESTORS
    if tile == n.ENGINEER:
        return not b.module_2 and s.engineers[seat] < n.MOST_ENGINEERS
    if tile == n.NUCLEAR:
        return b.module_3 and not b.module_2 and s.extensions[seat] < n.MOST_EXTENSIONS
    if tile == n.GAS:
        return s.certificates_drawn < len(s.certificate)
    return tile == n.GROUND_POINTS or (tile >= n.GROUND and b.ground_money[tile] > 0)


@rule
def use_tile(b, s, log):
    """The tile does what it does; `action_left` counts what its owner may still do."""
    tile, seat = s.tile_taken, s.active
    s.action_left = 0
    if tile == n.INVESTOR or tile == n.ENGINEER:
        hire(b, s, seat, tile, log)
    elif tile == n.NUCLEAR and b.module_3:
        extend_if_no_choice(b, s, seat, log)
    else:
        put_aside(b, s, seat, tile, log)
        if tile >= n.GROUND:
            use_ground(b, s, seat, tile, log)
        elif tile == n.NUCLEAR:
            lines_become_due(s, 1, n.BY_NUCLEAR)
        elif tile == n.GAS:
            draw_certificate(s, seat, log)
        elif tile == n.COAL:
            s.action_left = 1
        elif tile == n.OIL:
            s.action_left = n.EXTRA_OIL_PLANTS


@rule
def put_aside(b, s, seat, tile, log):
    """Used tiles go to the box; with module 2 they stay in front of the player (9)."""
    if b.module_2:
        s.kept[seat, tile] += 1
        tell(log, events.TILE_KEPT, seat, tile)
    else:
        s.discarded[tile] += 1


@rule
def put_aside_unused(b, s, seat, tile, log):
    """A tile that finds no slot has no effect."""
    put_aside(b, s, seat, tile, log)
    if not b.module_2:
        tell(log, events.TILE_BOXED, seat, tile)


@rule
def hire(b, s, seat, tile, log):
    """Investors and engineers take a free slot of their kind and work from the next turn on (6)."""
    if tile == n.INVESTOR and s.investors[seat] < n.MOST_INVESTORS:
        s.investors[seat] += 1
        tell(log, events.HIRED, seat, tile)
    elif tile == n.ENGINEER and s.engineers[seat] < n.MOST_ENGINEERS:
        s.engineers[seat] += 1
        tell(log, events.HIRED, seat, tile)
    else:
        put_aside_unused(b, s, seat, tile, log)


@rule
def use_ground(b, s, seat, tile, log):
    """Construction grounds pay; those of module 3 may do something else instead."""
    if b.ground_money[tile] > 0:
        gain(s, seat, b.ground_money[tile])
        tell(log, events.MONEY_GAINED, seat, b.ground_money[tile])
    elif tile == n.GROUND_POINTS:
        s.score[seat] += b.ground_points
        tell(log, events.POINTS_GAINED, seat, b.ground_points)
    elif tile == n.GROUND_LINES:
        lines_become_due(s, b.ground_lines, n.BY_GROUND)
    else:
        s.action_left = 1


@rule
def draw_certificate(s, seat, log):
    """The owner looks at it, everybody else only sees that there is one more (6)."""
    drawn = s.certificates_drawn
    if drawn < len(s.certificate):
        s.certificate_holder[drawn] = seat
        s.certificates_drawn += 1
        tell(log, events.CERTIFICATE_DRAWN, seat)
        tell_seat(log, seat, events.CERTIFICATE_SEEN, seat, s.certificate[drawn])


# Module 3: life-span extension.


@rule
def extend_if_no_choice(b, s, seat, log):
    """A nuclear tile goes to the nuclear power board; with module 2 its owner may keep it for public contracts (9)."""
    if s.extensions[seat] >= n.MOST_EXTENSIONS:
        put_aside_unused(b, s, seat, n.NUCLEAR, log)
    elif b.module_2:
        s.action_left = 1
    else:
        extend(s, seat, log)


@rule
def extend(s, seat, log):
    """One more free link in every own move."""
    s.extensions[seat] += 1
    tell(log, events.EXTENDED, seat)


@rule
def extend_life_span(s, seat, log):
    """The owner uses the tile on the nuclear power board."""
    s.action_left = 0
    extend(s, seat, log)


@rule
def keep_nuclear_tile(b, s, seat, log):
    """The owner keeps the tile for public contracts instead."""
    s.action_left = 0
    put_aside(b, s, seat, n.NUCLEAR, log)


# What the owner may do.


@rule
def ask_for_tile_action(b, s):
    """Ask for the action of the tile while it can be carried out; False when it is done."""
    s.seat = s.active
    if s.action_left > 0:
        tile = s.tile_taken
        if s.decides and comes_by_itself(b, s, s.active, tile):
            s.asked = n.ASK_TILE_ACTION
            return True
        if tile == n.NUCLEAR:
            s.asked = n.ASK_EXTEND
            return True
        if tile == n.COAL and s.on_contracts[s.active] > 0:
            s.asked = n.ASK_RETURN_PLANT
            return True
        if tile == n.OIL and can_add_oil(b, s, s.active):
            s.asked = n.ASK_EXTRA_OIL
            return True
        if tile == n.GROUND_CONTRACT and can_take(b, s, s.active):
            s.asked = n.ASK_TAKE_CONTRACT
            return True
        if tile == n.GROUND_PLANT and s.on_contracts[s.active] > 0 and has_own_site(b, s, s.active):
            s.asked = n.ASK_EXTRA_PLANT
            return True
    s.action_left = 0
    return False


@rule
def decline_action(s):
    """The owner does without (the rest of) the tile's action."""
    s.action_left = 0


@rule
def why_not_decide(b, s):
    """Decide once, before the crew moves, whether to be asked about actions that come by themselves (6)."""
    if not b.tile_action_may_decline:
        return n.COMES_BY_ITSELF
    return n.ALREADY_DECIDES if s.decides else n.ALLOWED


@rule
def decide_on_tile(s):
    """The owner of the tile will be asked; first the crew moves."""
    s.decides = 1
    return True


@rule
def take_tile_action(b, s, log):
    """The owner takes what the tile brings."""
    use_tile(b, s, log)


@rule
def do_without_tile(b, s, seat, log):
    """The owner does without what the tile brings; the tile is used all the same."""
    s.action_left = 0
    put_aside(b, s, seat, s.tile_taken, log)
    tell(log, events.ACTION_DECLINED, seat, s.tile_taken)


@rule
def why_not_decline_gift(b, s):
    """Contract and plant of the new construction grounds are offers unless agreed otherwise; effects of cards are not (9, 10)."""
    return n.ALLOWED if s.card == n.NO_CARD and not b.ground_gifts_must_take else n.MUST_PLACE


@rule
def use_up_offer(s):
    """The tile's action is used, or one part of the effect of a public contract."""
    if s.card == n.NO_CARD:
        s.action_left = 0
    else:
        s.effect_left -= 1


@rule
def accept_contract(b, s, seat, slot, log):
    """A contract for nothing."""
    use_up_offer(s)
    take_free_contract(b, s, seat, slot, log)


# Coal: a plant goes back.


@rule
def why_not_keep_plants(s):
    """Returning a plant by a tile is an offer, by a public contract it is not (6, 9)."""
    return n.ALLOWED if s.card == n.NO_CARD else n.MUST_PLACE


@rule
def give_plant_back(b, s, seat, card, space, log):
    """The plant that the owner returns."""
    use_up_offer(s)
    return_plant(b, s, seat, card, space, log)


@rule
def return_plant(b, s, seat, card, space, log):
    """A plant goes back to the supply, which may complete its contract (6)."""
    lift_plant(b, s, seat, card, space)
    s.plant_supply[seat] += 1
    tell(log, events.PLANT_RETURNED, seat, card, b.icons[card, space])
    complete_if_empty(b, s, card, log)


# Oil: further oil plants.


@rule
def why_not_extra_oil(b, s, seat, card, space):
    """The first rule that forbids this plant as a further oil plant, or ALLOWED: from other contracts only (6).

    By agreement the second plant of a doubled oil space may follow, the only oil plant left on the contract just built from (9).
    """
    reason = why_not_plant(b, s, seat, card, space)
    if reason != n.ALLOWED:
        return reason
    if b.icons[card, space] != n.OIL:
        return n.WRONG_ICON
    if card == s.built_from and not b.doubled_space_choose:
        return n.OTHER_CONTRACT
    if room_on(s, seat, s.target) == 0:
        return n.SITE_FULL
    return n.ALLOWED


@rule
def can_add_oil(b, s, seat):
    """Whether another oil plant could follow."""
    if s.ready[seat, n.OIL] == 0:
        return False
    for card in range(all_contracts(b)):
        if holds_plants(s, seat, card):
            for space in range(b.spaces[card]):
                if why_not_extra_oil(b, s, seat, card, space) == n.ALLOWED:
                    return True
    return False


@rule
def add_oil(b, s, seat, card, space, log):
    """A further oil plant on the same site; two of a doubled space count as two (6, 9)."""
    count = min(plants_that_go(b, s, seat, card, space), s.action_left)
    s.action_left -= count
    move_plants(b, s, seat, card, space, s.target, count, log)


# A construction ground: a plant beside an own one.


@rule
def choose_extra_plant(s, card, space):
    """The plant is chosen; its site is asked next."""
    choose_plant(s, card, space)
    s.asked = n.ASK_PLANT_SITE
    return True


@rule
def place_extra_plant(b, s, seat, plant, site, log):
    """The chosen plant goes beside an own one."""
    s.action_left = 0
    place_chosen_plant(b, s, seat, plant, site, log)


@rule
def why_not_own_site(b, s, seat, site):
    """The first rule that forbids a further plant on this own site, or ALLOWED (9, module 3)."""
    if site == b.start:
        return n.NOT_ON_START
    if site >= b.sites:
        return n.NO_SUCH_THING
    if s.plants[seat, site] == 0:
        return n.NO_OWN_PLANT
    if room_on(s, seat, site) == 0:
        return n.SITE_FULL
    return n.ALLOWED


@rule
def has_own_site(b, s, seat):
    """Whether this seat has a site with one or two own plants."""
    for site in range(b.sites):
        if why_not_own_site(b, s, seat, site) == n.ALLOWED:
            return True
    return False
