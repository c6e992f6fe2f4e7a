"""An automa's turn: down the list of its action tile to the first thing that is possible (automa, sections 3 to 5)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import automa_facts as facts
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.automa_answers import (
    best_production,
    gain_wanted_machines,
    place_useful_drops,
    strongest_energy,
    useful_stream,
)
from megawatt.games.barrage.rules.automa_places import choose_place, places_of
from megawatt.games.barrage.rules.buildings import why_not_work, work_with_machines
from megawatt.games.barrage.rules.company import HIGH_VOLTAGE, has_officer, on_wheel, owns_tile, turn_wheel, wheel_is_empty
from megawatt.games.barrage.rules.construct import build
from megawatt.games.barrage.rules.contracts import energy_needed, refill_display
from megawatt.games.barrage.rules.costs import (
    CREDITS_PER_MACHINE,
    excavators_needed,
    first_target,
    may_copy,
    mixers_needed,
    piece_of,
    space_of,
    surcharge_of,
    why_not_stand,
)
from megawatt.games.barrage.rules.effects import gain_machines
from megawatt.games.barrage.rules.produce import produce
from megawatt.games.barrage.rules.setup import shuffle_deck
from megawatt.games.barrage.rules.turn import take_tile
from megawatt.games.barrage.rules.water import advance
from megawatt.games.barrage.state import AUTOMA_TILES

# Rows of the management boards: first and last of each section.
TURBINES, WATER, WORKSHOP, SHOP, OFFICE = 0, 5, 7, 10, 13
AFTER_TURBINES, AFTER_WATER, AFTER_WORKSHOP, AFTER_SHOP, AFTER_OFFICE = 5, 7, 10, 13, 16
SECTION = 6
NONE = -1


@rule
def automa_turn(b, s, seat, log):
    """Flip a tile for the criteria, then take the first possible action; dashed ones do not end the turn."""
    flip(s)
    tile = s.deck[s.deck_at]
    for i in range(b.automa_actions[tile]):
        if attempt(b, s, seat, tile, i, log):
            does = b.automa_action[tile, i, 0]
            chained = does == facts.DO_WATER_TWO or does == facts.DO_WATER_FLOW or does == facts.DO_REMOVE
            if not chained or s.engineers[seat] == 0:
                return


@rule
def flip(s):
    """The top tile goes to the discard and its back counts; an empty pile is shuffled anew."""
    s.criteria = s.deck[s.deck_at]
    s.deck_at += 1
    if s.deck_at == AUTOMA_TILES:
        shuffle_deck(s)


@rule
def attempt(b, s, seat, tile, i, log):
    """Carry out one action of the tile if it is possible."""
    does = b.automa_action[tile, i, 0]
    engineers, vp = b.automa_action[tile, i, 1], b.automa_action[tile, i, 2]
    x, y, z = b.automa_action[tile, i, 3], b.automa_action[tile, i, 4], b.automa_action[tile, i, 5]
    if does == facts.DO_PRODUCE:
        return try_produce(b, s, seat, engineers, x, y, log)
    if does == facts.DO_WATER_TWO or does == facts.DO_WATER_FLOW:
        return try_water(b, s, seat, engineers, 1 if does == facts.DO_WATER_FLOW else 0, log)
    if does == facts.DO_REMOVE:
        return remove_contracts(b, s, seat, engineers, x, y, log)
    if does == facts.DO_CONSTRUCT:
        return try_construct(b, s, seat, engineers, x, y, z, b.automa_action[tile, i, 6], log)
    if does == facts.DO_PATENT:
        return try_patent(b, s, seat, engineers, vp, x, log)
    if does == facts.DO_ROTATE:
        return try_rotate(b, s, seat, engineers, vp, x, log)
    if does == facts.DO_MACHINES:
        return try_machines(b, s, seat, engineers, vp, x, y, z, log)
    if does == facts.DO_WORK:
        return try_work(b, s, seat, engineers, x, y, z, log)
    spend(s, seat, engineers)
    s.vp[seat] += vp
    tell(log, events.BANKED, s.company[seat], engineers)
    return True


@rule
def spend(s, seat, engineers):
    """Engineers as shown, or all that are left."""
    count = min(engineers, s.engineers[seat])
    s.engineers[seat] -= count
    s.working[seat] += count


@rule
def stand_in_section(b, s, seat, engineers, first, after, log):
    """On the first free space of a section: left column from top to bottom, then the right one; otherwise beside it."""
    spend(s, seat, engineers)
    for side in range(2):
        for row in range(first, after):
            space = 2 * row + side
            if b.space_in_play[space] and s.occupied[space] == 0:
                s.occupied[space] = seat + 1
                tell(log, events.PLACED, s.company[seat], space, engineers)
                return


@rule
def leads_alone(b, s, seat):
    """Whether nobody has as much energy."""
    for other in range(b.companies):
        if other != seat and s.energy[other] >= s.energy[seat]:
            return False
    return True


@rule
def meets_open_contract(b, s, seat, energy, colour):
    """Whether this energy meets an open contract of the colour."""
    for place in range(2):
        contract = s.display[colour, place]
        if contract != n.NO_CONTRACT and energy_needed(b, s, seat, contract, n.WITH_DISCOUNT) <= energy:
            return True
    return False


@rule
def try_produce(b, s, seat, engineers, modifier, colour, log):
    """Only behind or short of the round's section, and only for an open contract of the colour."""
    if s.energy[seat] >= SECTION * s.round_no and leads_alone(b, s, seat):
        return False
    energy = strongest_energy(b, s, seat, modifier, 0, 0)
    if energy < 1 or not meets_open_contract(b, s, seat, energy, colour):
        return False
    stand_in_section(b, s, seat, engineers, TURBINES, AFTER_TURBINES, log)
    produce(b, s, seat, best_production(b, s, seat, modifier, 0, 0), modifier, 0, log)
    return True


@rule
def try_water(b, s, seat, engineers, flowing, log):
    """Only drops that end in own dams."""
    if useful_stream(b, s, seat, flowing) == NONE:
        return False
    stand_in_section(b, s, seat, engineers, WATER, AFTER_WATER, log)
    place_useful_drops(b, s, seat, 1 if flowing else 2, flowing, log)
    return True


@rule
def remove_contracts(b, s, seat, engineers, colour, steps, log):
    """Both open contracts of a colour leave, two new ones open, and the marker moves."""
    stand_in_section(b, s, seat, engineers, OFFICE, AFTER_OFFICE, log)
    tell(log, events.CONTRACTS_REMOVED, s.company[seat])
    for place in range(2):
        contract = s.display[colour, place]
        if contract != n.NO_CONTRACT:
            s.set_aside[colour] |= 1 << contract - n.FIRST_PRIVATE - colour * n.PER_COLOUR
            s.display[colour, place] = n.NO_CONTRACT
    refill_display(s, log)
    advance(s, seat, steps, log)
    return True


# Construction.


@rule
def permit(b, s, seat, piece):
    """The tile to use: the highest level first, a specific one before a wild one, a copy last; NO_TILE for none."""
    for level in range(3, -1, -1):
        if owns_tile(s, seat, 6 * level + piece):
            return 6 * level + piece
        if owns_tile(s, seat, 6 * level + n.WILD):
            return 6 * level + n.WILD
    return copied_permit(s, seat, piece) if may_copy(s, seat) else n.NO_TILE


@rule
def copied_permit(s, seat, piece):
    """Anton's tile copies the highest level on the wheel, a specific tile before a wild one (section 7)."""
    for level in range(3, -1, -1):
        if on_wheel(s, seat, 6 * level + piece):
            return n.COPIED + 6 * level + piece
        if on_wheel(s, seat, 6 * level + n.WILD):
            return n.COPIED + 6 * level + n.WILD
    return n.NO_TILE


@rule
def payment_for(b, s, seat, target, tile):
    """Machines for a piece as excavators x 11 + mixers, Solomon's one missing machine left out; or NOT_POSSIBLE."""
    excavators, mixers = excavators_needed(b, s, seat, target, tile), mixers_needed(b, s, seat, target)
    held_excavators, held_mixers = s.excavators[seat], s.mixers[seat]
    if has_officer(s, seat, n.JILL) and piece_of(target) == n.CONDUIT and held_mixers >= b.conduit_value[space_of(target)]:
        excavators, mixers = 0, (b.conduit_value[space_of(target)])
    if tile == n.BUILDING_2:
        if held_excavators < held_mixers or (b.automa_details_full and held_excavators == held_mixers):
            mixers = 0
        else:
            excavators = 0
    if tile == n.ANY_2:
        swapped = max(0, excavators - held_excavators) - max(0, mixers - held_mixers)
        excavators -= swapped
        mixers += swapped
    missing = max(0, excavators - held_excavators) + max(0, mixers - held_mixers)
    if missing > (1 if has_officer(s, seat, n.SOLOMON) else 0):
        return n.NOT_POSSIBLE
    return min(excavators, held_excavators) * (n.MOST_MACHINES + 1) + min(mixers, held_mixers)


@rule
def pricing_tile(s, seat, tile, piece):
    """The tile that counts for costs and places; below level 3 an advanced tile only serves as a permit."""
    return tile & (n.COPIED - 1) if s.automa[seat] >= HIGH_VOLTAGE else piece


@rule
def try_construct(b, s, seat, engineers, piece, area, least_value, upward, log):
    """A piece left, a tile, the machines and a space; Graziano raises a dam instead when he can (section 7)."""
    if b.automa_details_full and has_officer(s, seat, n.GRAZIANO) and can_raise(b, s, seat):
        piece, area = n.ELEVATION, facts.ANYWHERE
    tile = permit(b, s, seat, piece)
    if tile == n.NO_TILE:
        return False
    price = pricing_tile(s, seat, tile, piece)
    target = NONE
    if piece == n.BUILDING:
        target = wanted_building(b, s, seat, price, upward)
    else:
        target = wanted_space(b, s, seat, piece, price, area, least_value)
    if target == NONE:
        return False
    spend(s, seat, engineers)
    payment = payment_for(b, s, seat, target, price)
    excavators, mixers = payment // (n.MOST_MACHINES + 1), payment % (n.MOST_MACHINES + 1)
    credits = surcharge_of(b, s, target, price)
    if has_officer(s, seat, n.SOLOMON) and price != n.BUILDING_2:
        due = excavators_needed(b, s, seat, target, price) + mixers_needed(b, s, seat, target)
        credits += CREDITS_PER_MACHINE * (due - excavators - mixers)
    build(b, s, seat, target, tile, excavators, mixers, credits, log)
    return True


@rule
def can_raise(b, s, seat):
    """Whether an own dam can be raised with the machines and tiles in supply."""
    tile = permit(b, s, seat, n.ELEVATION)
    if tile == n.NO_TILE:
        return False
    return wanted_space(b, s, seat, n.ELEVATION, pricing_tile(s, seat, tile, n.ELEVATION), facts.ANYWHERE, 0) != NONE


@rule
def wanted_space(b, s, seat, piece, tile, area, least_value):
    """The target that the criteria choose among all it can pay; NONE for none."""
    candidates = 0
    for place in range(places_of(piece)):
        target = first_target(piece) + place
        fits = True
        if piece == n.CONDUIT:
            fits = b.conduit_value[place] >= least_value
        elif (piece == n.BASE or piece == n.ELEVATION) and area != facts.ANYWHERE:
            fits = b.basin_area[place // 2] == area
        if fits and why_not_stand(b, s, seat, target) == n.ALLOWED:
            if payment_for(b, s, seat, target, tile) != n.NOT_POSSIBLE:
                candidates |= 1 << place
    if candidates == 0:
        return NONE
    return first_target(piece) + choose_place(b, s, seat, piece, candidates, tile)


@rule
def wanted_building(b, s, seat, tile, upward):
    """The first building down or up the board whose machines it has."""
    for i in range(n.BUILDINGS_IN_PLAY):
        place = n.BUILDINGS_IN_PLAY - i if upward else 1 + i
        for j in range(n.BUILDINGS):
            building = n.BUILDINGS - 1 - j if upward else j
            if s.building_in_play[building] == place:
                target = n.FIRST_BUILDING + building
                if why_not_stand(b, s, seat, target) == n.ALLOWED and payment_for(b, s, seat, target, tile) != n.NOT_POSSIBLE:
                    return target
    return NONE


# The rest of the list.


@rule
def try_patent(b, s, seat, engineers, vp, piece, log):
    """The open tile of the highest level that builds the piece or is wild."""
    best = NONE
    for place in range(n.OPEN_TILES):
        tile = s.open_tile[place]
        if tile >= 0 and (tile % 6 == piece or tile % 6 == n.WILD):
            if best == NONE or tile // 6 > s.open_tile[best] // 6:
                best = place
    if best == NONE or s.occupied[n.FIRST_PATENT + best] != 0:
        return False
    spend(s, seat, engineers)
    s.occupied[n.FIRST_PATENT + best] = seat + 1
    s.vp[seat] += vp
    take_tile(s, seat, best, log)
    return True


@rule
def try_rotate(b, s, seat, engineers, vp, segments, log):
    """Only if something lies on the wheel."""
    if wheel_is_empty(s, seat):
        return False
    stand_in_section(b, s, seat, engineers, WORKSHOP, AFTER_WORKSHOP, log)
    s.vp[seat] += vp
    turn_wheel(s, seat, segments, log)
    return True


@rule
def try_machines(b, s, seat, engineers, vp, excavators, mixers, any_machines, log):
    """Not in the last round."""
    if s.round_no == n.ROUNDS:
        return False
    stand_in_section(b, s, seat, engineers, SHOP, AFTER_SHOP, log)
    s.vp[seat] += vp
    gain_machines(s, seat, excavators, mixers, log)
    gain_wanted_machines(b, s, seat, any_machines, log)
    return True


@rule
def try_work(b, s, seat, engineers, first, second, third, log):
    """The first external work it can pay, in the order shown."""
    for place in (first, second, third):
        if s.occupied[n.FIRST_WORK_SPACE + place] == 0 and why_not_work(b, s, seat, place) == n.ALLOWED:
            spend(s, seat, engineers)
            s.occupied[n.FIRST_WORK_SPACE + place] = seat + 1
            work_with_machines(b, s, seat, place, log)
            return True
    return False
