"""Lists of legal moves where looking things up once is faster than trying every move; the predicates are the same."""

from megawatt.author import rule
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.automa_bound import is_bound
from megawatt.games.barrage.rules.construct import why_not_free_piece, why_not_pay
from megawatt.games.barrage.rules.contracts import energy_needed, open_contracts
from megawatt.games.barrage.rules.costs import (
    can_construct,
    first_target,
    has_piece_and_tile,
    price_class,
    some_tile_pays,
    why_not_construct_with,
    why_not_stand,
)
from megawatt.games.barrage.rules.produce import best_energy, dam_of, why_not_produce
from megawatt.games.barrage.rules.spaces import has_architect, why_not_alone, why_not_go, why_not_place
from megawatt.games.barrage.rules.water import owns_powerhouse_in

UNKNOWN = -1
SURCHARGE = 3
"""What a red border costs on every space that produces."""
FIRST_WATER, FIRST_OFFICE = 10, 26
"""The first spaces below the turbines and in the contract office."""


# A turn.


@rule
def list_places(b, s, seat, actions, count):
    """Every space to which engineers can go. What is the same for many spaces is found out once."""
    if s.engineers[seat] == 0:
        return count
    if is_bound(b, s, seat):
        return list_each_place(b, s, seat, 0, n.SPACES, actions, count)
    count = list_turbines(b, s, seat, actions, count)
    for space in range(FIRST_WATER, FIRST_OFFICE):
        actions[count] = m.PLACE + space
        count += is_to_be_had(b, s, seat, space)
    if open_contracts(s) > 0:
        for space in range(FIRST_OFFICE, n.FIRST_PATENT):
            actions[count] = m.PLACE + space
            count += is_to_be_had(b, s, seat, space)
    for space in range(n.FIRST_PATENT, n.FIRST_WORK_SPACE):
        actions[count] = m.PLACE + space
        count += is_to_be_had(b, s, seat, space) & (s.open_tile[space - n.FIRST_PATENT] >= 0)
    if b.leeghwater:
        count = list_each_place(b, s, seat, n.FIRST_WORK_SPACE, n.FIRST_CONSTRUCT, actions, count)
    count = list_construction_spaces(b, s, seat, actions, count)
    if s.officer[seat] == n.MAHIRI:
        count = list_each_place(b, s, seat, n.FIRST_MAHIRI, n.MARGOT_SPACE, actions, count)
    if b.leeghwater:
        count = list_each_place(b, s, seat, n.MARGOT_SPACE, n.SPACES, actions, count)
    return count


@rule
def list_each_place(b, s, seat, first, end, actions, count):
    """Some spaces, tried one by one."""
    for space in range(first, end):
        if why_not_place(b, s, seat, space) == n.ALLOWED:
            actions[count] = m.PLACE + space
            count += 1
    return count


@rule
def is_to_be_had(b, s, seat, space):
    """Whether a space of the management boards is there, free and within a company's means; `why_not_go` without its reasons."""
    is_free = b.space_in_play[space] > s.occupied[space]
    has_engineers = s.engineers[seat] >= b.space_engineers[space]
    return is_free & has_engineers & (s.credits[seat] >= b.space_surcharge[space] + b.space_price[space])


@rule
def list_turbines(b, s, seat, actions, count):
    """Spaces that produce: the best production before the modifier is the same for all of one price."""
    credits = s.credits[seat]
    energy = best_energy(b, s, seat, 0, 0, 0, credits)
    energy_less_3 = energy if credits >= SURCHARGE + n.MOST_DROPS else best_energy(b, s, seat, 0, 0, 0, credits - SURCHARGE)
    if energy == n.NO_ENERGY:
        return count
    for space in range(FIRST_WATER):
        before = energy_less_3 if b.space_surcharge[space] > 0 else energy
        actions[count] = m.PLACE + space
        count += is_to_be_had(b, s, seat, space) & (before + b.space_amount[space] >= 1)
    return count


@rule
def list_construction_spaces(b, s, seat, actions, count):
    """The company's own spaces: whether anything can be constructed is the same for all of one price."""
    builds, price = UNKNOWN, UNKNOWN
    for space in range(n.FIRST_CONSTRUCT, n.FIRST_MAHIRI):
        if why_not_go(b, s, seat, space) == n.ALLOWED:
            if builds == UNKNOWN or price != b.space_surcharge[space]:
                price = b.space_surcharge[space]
                builds = 1 if can_construct(b, s, seat, s.credits[seat] - price) else 0
            actions[count] = m.PLACE + space
            count += builds
    return count


@rule
def list_architects(b, s, seat, actions, count):
    """The spaces just listed on which the Architect could stand alone."""
    placed = count if has_architect(s, seat) else 0
    for i in range(placed):
        space = actions[i] - m.PLACE
        if space >= 0 and why_not_alone(b, s, space) == n.ALLOWED:
            actions[count] = m.ARCHITECT + space
            count += 1
    return count


@rule
def free_engineers(s, seat):
    """From one to all free engineers."""
    return s.engineers[seat]


@rule
def works_in_play(b):
    """The open external works with Leeghwater, none without."""
    return n.OPEN_TILES if b.leeghwater else 0


# Construction.


@rule
def list_targets(b, s, seat, tile, given, actions, count):
    """Every piece and space that some tile (or the one in use) can build."""
    for piece in range(6):
        if given and s.built[seat, piece] < b.pieces[piece]:
            for target in range(first_target(piece), first_target(piece + 1)):
                if why_not_construct_with(b, s, seat, target, tile) == n.ALLOWED:
                    actions[count] = m.BUILD + target
                    count += 1
        elif not given and has_piece_and_tile(b, s, seat, piece):
            count = list_spaces_for(b, s, seat, piece, actions, count)
    return count


@rule
def list_spaces_for(b, s, seat, piece, actions, count):
    """Every space where a piece can stand and be paid; targets of one class cost the same."""
    tried, paid = 0, 0
    for target in range(first_target(piece), first_target(piece + 1)):
        if why_not_stand(b, s, seat, target) == n.ALLOWED:
            like_it = 1 << price_class(b, target)
            if not tried & like_it:
                tried |= like_it
                if some_tile_pays(b, s, seat, target, s.credits[seat]):
                    paid |= like_it
            if paid & like_it:
                actions[count] = m.BUILD + target
                count += 1
    return count


@rule
def list_free_spaces(b, s, seat, piece, limit, actions, count):
    """Every space for a reward's piece."""
    for target in range(first_target(piece), first_target(piece + 1)):
        if why_not_free_piece(b, s, seat, target, piece, limit) == n.ALLOWED:
            actions[count] = m.BUILD + target
            count += 1
    return count


@rule
def list_payments(b, s, seat, target, tile, actions, count):
    """Every mix of machines that pays."""
    for excavators in range(min(n.MOST_MACHINES, s.excavators[seat]) + 1):
        for mixers in range(min(n.MOST_MACHINES, s.mixers[seat]) + 1):
            if why_not_pay(b, s, seat, target, tile, excavators, mixers) == n.ALLOWED:
                actions[count] = m.PAY + excavators * (n.MOST_MACHINES + 1) + mixers
                count += 1
    return count


# Energy and contracts.


@rule
def list_productions(b, s, seat, modifier, flags, excluded, actions, count):
    """Every dam, conduit and number of drops that work with an own powerhouse."""
    for conduit in range(n.CONDUITS):
        if s.conduit_owner[conduit] != 0 and owns_powerhouse_in(b, s, seat, b.conduit_to[conduit]):
            for side in range(2):
                first = (2 * conduit + side) * n.MOST_DROPS
                for production in range(first, first + min(n.MOST_DROPS, s.drops[dam_of(first)])):
                    if why_not_produce(b, s, seat, production, modifier, flags, excluded) == n.ALLOWED:
                        actions[count] = m.PRODUCE + production
                        count += 1
    return count


@rule
def list_fulfilments(b, s, seat, energy, flags, actions, count):
    """Every own and national contract within the energy."""
    first = count
    for i in range(s.hand_count[seat]):
        if energy_needed(b, s, seat, s.hand[seat, i], flags) <= energy:
            count = insert(actions, first, count, m.FULFIL + s.hand[seat, i])
    if flags & n.WITH_NATIONAL:
        for i in range(n.NATIONALS):
            contract = s.national[i]
            if contract != n.NO_CONTRACT and energy_needed(b, s, seat, contract, flags) <= energy:
                count = insert(actions, first, count, m.FULFIL + contract)
    return count


@rule
def list_open_contracts(s, actions, count):
    """The contracts of the display."""
    for colour in range(n.COLOURS):
        for place in range(2):
            if s.display[colour, place] != n.NO_CONTRACT:
                count = insert(actions, 0, count, m.TAKE + s.display[colour, place])
    return count


@rule
def list_own_contracts(s, seat, actions, count):
    """The contracts in hand."""
    for i in range(s.hand_count[seat]):
        count = insert(actions, 0, count, m.DISCARD + s.hand[seat, i])
    return count


@rule
def insert(actions, first, count, action):
    """Add an action to a list that is ascending from `first` on."""
    at = count
    while at > first and actions[at - 1] > action:
        actions[at] = actions[at - 1]
        at -= 1
    actions[at] = action
    return count + 1
