"""The list of legal moves, question by question, from the same predicates as the refusals."""

from megawatt.games.barrage.moves import (
    ACCEPT,
    ARCHITECT,
    BANK,
    BID,
    BUILD,
    COPY,
    DECLINE,
    DISCARD,
    DROP,
    FILL,
    FULFIL,
    GAIN,
    ON_WHEEL,
    PASS,
    PATENT,
    PAY,
    PERFORM,
    PICK,
    PLACE,
    PRODUCE,
    RECOVER,
    RETRIEVE,
    SEGMENT,
    START_WITH,
    TAKE,
    TILE,
    WATCH,
    WITHOUT,
    WORK,
)
from megawatt.games.barrage.names import (
    ALLOWED,
    ASK_ADVANCED,
    ASK_BID,
    ASK_BUILDING_ACTION,
    ASK_CONSTRUCT,
    ASK_COPY,
    ASK_DISCARD,
    ASK_DROPS,
    ASK_FILL,
    ASK_FIRST_WATER,
    ASK_FREE_PIECE,
    ASK_FULFIL,
    ASK_FULFIL_UNPRODUCED,
    ASK_MACHINES,
    ASK_MARGOT,
    ASK_PAIR,
    ASK_PAY,
    ASK_PRODUCE,
    ASK_RECOVER,
    ASK_RETRIEVE,
    ASK_SEGMENT,
    ASK_STARTING_CONTRACT,
    ASK_TAKE,
    ASK_TILE,
    ASK_TURN,
    ASK_WATCH,
    ASK_WORK,
    BUILDINGS,
    COLOURS,
    CONDUITS,
    CONTRACTS,
    DAMS,
    EXTRA,
    HEADSTREAMS,
    MOST_BID,
    MOST_DROPS,
    MOST_MACHINES,
    NATIONALS,
    NO_CONTRACT,
    OFFICERS,
    OPEN_TILES,
    SEGMENTS,
    SPACES,
    STARTS,
    TILES,
    TOMMASO,
    WILD,
    WITH_NATIONAL,
)
from megawatt.games.barrage.rules.asking import why_not
from megawatt.games.barrage.rules.company import has_officer
from megawatt.games.barrage.rules.construct import why_not_free_piece, why_not_pay
from megawatt.games.barrage.rules.contracts import energy_needed
from megawatt.games.barrage.rules.costs import (
    first_target,
    has_tile_for,
    some_tile_pays,
    why_not_construct_with,
    why_not_stand,
)
from megawatt.games.barrage.rules.pending import top_x, top_y, top_z
from megawatt.games.barrage.rules.produce import why_not_produce
from megawatt.games.barrage.rules.turn import (
    SURCHARGE,
    builds_with,
    energy_with,
    why_not_architect,
    why_not_place,
    why_not_place_on_wheel,
    why_not_without,
)
from megawatt.games.barrage.rules.water import owns_powerhouse_in
from megawatt.kernel.rules import rule


@rule
def add(actions, count, action):
    """Append an action."""
    actions[count] = action
    return count + 1


@rule
def legal(b, s, actions):
    """Write every legal action, ascending, and return how many there are."""
    asked, seat = s.asked, s.seat
    if asked == ASK_TURN:
        return list_turn(b, s, seat, actions)
    if asked == ASK_CONSTRUCT:
        return list_constructions(b, s, seat, actions)
    if asked == ASK_PRODUCE:
        return list_productions(b, s, seat, actions)
    if asked == ASK_FULFIL:
        return list_fulfilments(b, s, seat, actions)
    if asked == ASK_PAY:
        return list_payments(b, s, seat, actions)
    if asked == ASK_FREE_PIECE:
        return list_free_pieces(b, s, seat, actions)
    if asked == ASK_TAKE:
        return list_sorted_contracts(s, actions, TAKE)
    if asked == ASK_DISCARD:
        return list_sorted_contracts(s, actions, DISCARD)
    return list_short(b, s, actions)


@rule
def list_allowed(b, s, actions, count, first, things):
    """Append those of a verb's actions that nothing forbids."""
    for action in range(first, first + things):
        if why_not(b, s, action) == ALLOWED:
            count = add(actions, count, action)
    return count


@rule
def list_short(b, s, actions):
    """Questions with few answers: declining and accepting, then the verb of the question."""
    asked = s.asked
    first, things = DECLINE, 0
    if asked == ASK_DROPS:
        first, things = DROP, HEADSTREAMS
    elif asked == ASK_MACHINES:
        first, things = GAIN, 2
    elif asked == ASK_TILE:
        first, things = TILE, 2 * TILES
    elif asked == ASK_FILL:
        first, things = FILL, DAMS
    elif asked == ASK_COPY:
        first, things = COPY, OFFICERS
    elif asked == ASK_ADVANCED:
        first, things = PATENT, OPEN_TILES
    elif asked == ASK_FULFIL_UNPRODUCED:
        first, things = FULFIL, CONTRACTS
    elif asked == ASK_RETRIEVE:
        first, things = RETRIEVE, TILES
    elif asked == ASK_SEGMENT:
        first, things = SEGMENT, SEGMENTS
    elif asked == ASK_RECOVER:
        first, things = RECOVER, 2
    elif asked == ASK_WORK:
        first, things = WORK, OPEN_TILES
    elif asked == ASK_MARGOT:
        first, things = PERFORM, BUILDINGS
    elif asked == ASK_BID:
        first, things = BID, b.seats * (MOST_BID + 1)
    elif asked == ASK_PAIR:
        first, things = PICK, 5
    elif asked == ASK_STARTING_CONTRACT:
        first, things = START_WITH, STARTS
    elif asked == ASK_FIRST_WATER or asked == ASK_BUILDING_ACTION:
        first, things = ACCEPT, 1
    elif asked == ASK_WATCH:
        first, things = WATCH, 1
    else:
        return 0
    count = list_allowed(b, s, actions, 0, DECLINE, 1)
    return list_allowed(b, s, actions, count, first, things)


@rule
def list_turn(b, s, seat, actions):
    """Every space, the bank, and constructions without engineers."""
    count = 0
    engineers, credits = s.engineers[seat], s.credits[seat]
    if engineers == 0:
        count = add(actions, count, PASS)
    if top_x(s) == EXTRA:
        count = add(actions, count, DECLINE)
    if engineers > 0:
        energy = energy_with(b, s, seat, credits)
        energy_less_3 = energy_with(b, s, seat, credits - SURCHARGE)
        builds = builds_with(b, s, seat, credits)
        builds_less_3 = builds and builds_with(b, s, seat, credits - SURCHARGE)
        first = count
        for space in range(SPACES):
            if why_not_place(b, s, seat, space, energy, energy_less_3, builds, builds_less_3) == ALLOWED:
                count = add(actions, count, PLACE + space)
        if has_officer(s, seat, TOMMASO):
            placed = count
            for i in range(first, placed):
                space = actions[i] - PLACE
                if why_not_architect(b, s, seat, space, ALLOWED) == ALLOWED:
                    count = add(actions, count, ARCHITECT + space)
        for i in range(engineers):
            count = add(actions, count, BANK + i)
    for choice in range(4):
        if why_not_without(b, s, seat, choice) == ALLOWED:
            count = add(actions, count, WITHOUT + choice)
    if b.leeghwater:
        for place in range(OPEN_TILES):
            if why_not_place_on_wheel(b, s, seat, place) == ALLOWED:
                count = add(actions, count, ON_WHEEL + place)
    return count


@rule
def list_constructions(b, s, seat, actions):
    """Every piece and space that some tile (or the one in use) can build."""
    count = 0
    only = top_y(s) > 0
    for piece in range(6):
        if piece != WILD and s.built[seat, piece] < b.pieces[piece] and (only or has_tile_for(b, s, seat, piece)):
            for target in range(first_target(piece), first_target(piece + 1)):
                if only:
                    if why_not_construct_with(b, s, seat, target, top_x(s)) == ALLOWED:
                        count = add(actions, count, BUILD + target)
                elif why_not_stand(b, s, seat, target) == ALLOWED and some_tile_pays(b, s, seat, target, s.credits[seat]):
                    count = add(actions, count, BUILD + target)
    return count


@rule
def list_free_pieces(b, s, seat, actions):
    """Declining, and every space for a reward's piece."""
    count = add(actions, 0, DECLINE)
    piece, limit = top_x(s), top_y(s)
    for target in range(first_target(piece), first_target(piece + 1)):
        if why_not_free_piece(b, s, seat, target, piece, limit) == ALLOWED:
            count = add(actions, count, BUILD + target)
    return count


@rule
def list_payments(b, s, seat, actions):
    """Every mix of machines that pays."""
    count = 0
    for excavators in range(min(MOST_MACHINES, s.excavators[seat]) + 1):
        for mixers in range(min(MOST_MACHINES, s.mixers[seat]) + 1):
            if why_not_pay(b, s, seat, top_x(s), top_y(s), excavators, mixers) == ALLOWED:
                count = add(actions, count, PAY + excavators * (MOST_MACHINES + 1) + mixers)
    return count


@rule
def list_productions(b, s, seat, actions):
    """Every dam, conduit and number of drops that work with an own powerhouse."""
    count = list_allowed(b, s, actions, 0, DECLINE, 1)
    for conduit in range(CONDUITS):
        if s.conduit_owner[conduit] != 0 and owns_powerhouse_in(b, s, seat, b.conduit_to[conduit]):
            for side in range(2):
                dam = (conduit & ~1) + side
                for drops in range(1, min(MOST_DROPS, s.drops[dam]) + 1):
                    if why_not_produce(b, s, seat, conduit, dam, drops, top_x(s), top_y(s), top_z(s)) == ALLOWED:
                        count = add(actions, count, PRODUCE + (2 * conduit + side) * MOST_DROPS + drops - 1)
    return count


@rule
def list_fulfilments(b, s, seat, actions):
    """Declining, and every contract within the energy."""
    count = add(actions, 0, DECLINE)
    energy, flags = top_x(s), top_y(s)
    for i in range(s.hand_count[seat]):
        if energy_needed(b, s, seat, s.hand[seat, i], flags) <= energy:
            count = insert(actions, 1, count, FULFIL + s.hand[seat, i])
    if flags & WITH_NATIONAL:
        for i in range(NATIONALS):
            contract = s.national[i]
            if contract != NO_CONTRACT and energy_needed(b, s, seat, contract, flags) <= energy:
                count = insert(actions, 1, count, FULFIL + contract)
    return count


@rule
def list_sorted_contracts(s, actions, verb):
    """The open contracts (TAKE) or those in hand (DISCARD), ascending."""
    count = 0
    if verb == TAKE:
        for colour in range(COLOURS):
            for place in range(2):
                if s.display[colour, place] != NO_CONTRACT:
                    count = insert(actions, 0, count, TAKE + s.display[colour, place])
    else:
        for i in range(s.hand_count[s.seat]):
            count = insert(actions, 0, count, DISCARD + s.hand[s.seat, i])
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
