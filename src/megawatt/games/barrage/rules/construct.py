"""Construction: tile, machines, wheel, piece, income, effect (K-1), and the free pieces of rewards (K-5)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import (
    HIGH_VOLTAGE,
    LOW_VOLTAGE,
    advanced_tiles,
    dam_capacity,
    gain_credits,
    has_officer,
    load_wheel,
    on_wheel,
    owns_tile,
    pay_credits,
    purse,
    turn_wheel,
)
from megawatt.games.barrage.rules.costs import (
    can_pay_with,
    credits_for,
    excavators_needed,
    first_target,
    may_copy,
    mixers_needed,
    piece_of,
    space_of,
    surcharge_of,
    tile_builds,
    way_exists,
    why_not_construct,
    why_not_construct_with,
    why_not_stand,
)
from megawatt.games.barrage.rules.pending import (
    ask,
    ask_for_building_action,
    ask_for_free_piece,
    ask_for_payment,
    ask_for_tile,
    ask_to_fulfil,
    ask_to_produce,
    gain_later,
    use_tile_later,
)
from megawatt.games.barrage.rules.water import advance, put_into_dam

NONE_YET = -1
POWERHOUSE_2_MODIFIER = 2
VP_PER_THING = 3


@rule
def why_not_tile(b, s, seat, target, tile):
    """The first rule that forbids this tile (number + COPIED: copied from the wheel) for this piece, or ALLOWED."""
    plain = tile & (n.COPIED - 1)
    if plain >= n.TILES or not tile_builds(plain, piece_of(target)):
        return n.TILE_BUILDS_OTHER
    if tile >= n.COPIED:
        if not may_copy(s, seat) or not on_wheel(s, seat, plain):
            return n.TILE_NOT_AVAILABLE
    elif not owns_tile(s, seat, plain):
        return n.TILE_NOT_AVAILABLE
    return n.ALLOWED if can_pay_with(b, s, seat, target, tile, purse(s, seat)) else n.CANNOT_PAY


@rule
def only_tile(b, s, seat, target):
    """The only tile that can be used for this piece, or NONE_YET when there is a choice."""
    found = NONE_YET
    for tile in range(n.COPIED + n.TILES):
        if why_not_tile(b, s, seat, target, tile) == n.ALLOWED:
            if found != NONE_YET:
                return NONE_YET
            found = tile
    return found


@rule
def why_not_pay(b, s, seat, target, tile, excavators, mixers):
    """The first rule that forbids this payment, or ALLOWED."""
    if excavators > s.excavators[seat] or mixers > s.mixers[seat]:
        return n.TOO_FEW_MACHINES
    due = credits_for(b, s, seat, target, tile, excavators, mixers)
    if due == n.NOT_POSSIBLE:
        return n.WRONG_PAYMENT
    if due + surcharge_of(b, s, target, tile) > purse(s, seat):
        return n.CANNOT_PAY
    return n.ALLOWED


@rule
def only_payment(b, s, seat, target, tile):
    """The only way to pay as excavators x 11 + mixers, or NONE_YET when there is a choice."""
    plain = tile & (n.COPIED - 1)
    if plain != n.ANY_2 and not has_officer(s, seat, n.SOLOMON) and not way_exists(b, s, seat, target, plain, 1):
        return excavators_needed(b, s, seat, target, plain) * (n.MOST_MACHINES + 1) + mixers_needed(b, s, seat, target)
    found = NONE_YET
    for excavators in range(min(n.MOST_MACHINES, s.excavators[seat]) + 1):
        for mixers in range(min(n.MOST_MACHINES, s.mixers[seat]) + 1):
            if why_not_pay(b, s, seat, target, tile, excavators, mixers) == n.ALLOWED:
                if found != NONE_YET:
                    return NONE_YET
                found = excavators * (n.MOST_MACHINES + 1) + mixers
    return found


@rule
def why_not_target(b, s, seat, target, tile, given):
    """The first rule that forbids this piece on this space, with the tile in use or with any, or ALLOWED."""
    if given:
        return why_not_construct_with(b, s, seat, target, tile)
    return why_not_construct(b, s, seat, target, s.credits[seat])


@rule
def choose_target(b, s, seat, target, tile, given, log):
    """The piece and its space are chosen; ask for the tile unless one is in use or there is only one."""
    if not given:
        tile = only_tile(b, s, seat, target)
    if tile == NONE_YET:
        ask_for_tile(s, seat, target)
    else:
        choose_tile(b, s, seat, target, tile, log)


@rule
def choose_tile(b, s, seat, target, tile, log):
    """The tile is chosen; ask how to pay unless there is only one way."""
    payment = only_payment(b, s, seat, target, tile)
    if payment == NONE_YET:
        ask_for_payment(s, seat, target, tile)
    else:
        construct(b, s, seat, target, tile, payment // (n.MOST_MACHINES + 1), payment % (n.MOST_MACHINES + 1), log)


@rule
def construct(b, s, seat, target, tile, excavators, mixers, log):
    """Pay and build: the machines, the credits in place of machines and the red border."""
    credits = credits_for(b, s, seat, target, tile, excavators, mixers) + surcharge_of(b, s, target, tile)
    build(b, s, seat, target, tile, excavators, mixers, credits, log)


@rule
def build(b, s, seat, target, tile, excavators, mixers, credits, log):
    """Load and turn the wheel, put the piece on the map; income and effect of the tile follow."""
    pay_credits(s, seat, credits, log)
    laid = tile
    if tile >= n.COPIED:
        laid = n.NO_TILE if s.officer[seat] == n.MAHIRI else n.ANTON_TILE
    tell(log, events.CONSTRUCTED, s.company[seat], piece_of(target), target, tile & (n.COPIED - 1))
    load_wheel(s, seat, laid, excavators, mixers)
    turn_wheel(s, seat, 1, log)
    if s.automa[seat] == 0 or s.automa[seat] >= HIGH_VOLTAGE:
        use_tile_later(s, seat, tile & (n.COPIED - 1), target)
    put_piece(b, s, seat, target, log)


@rule
def put_piece(b, s, seat, target, log):
    """The leftmost piece of its row goes on the map; an income that it uncovers is paid at once (K-9)."""
    piece, space = piece_of(target), space_of(target)
    if piece == n.BASE:
        s.dam_owner[space] = seat + 1
        s.dam_level[space] = 1
    elif piece == n.ELEVATION:
        s.dam_level[space] += 1
    elif piece == n.CONDUIT:
        s.conduit_owner[space] = seat + 1
    elif piece == n.POWERHOUSE:
        s.powerhouse_owner[space] = seat + 1
    else:
        s.building_owners[space] += 1 << seat
        if s.automa[seat] > 0:
            s.building_closed[space] = 1
    s.built[seat, piece] += 1
    step = income_step(s.built[seat, piece])
    if piece < n.INCOME_ROWS and step >= 0 and b.revealed_income_at_once and s.automa[seat] != LOW_VOLTAGE:
        tell(log, events.INCOME_REVEALED, s.company[seat], piece)
        gain_later(s, seat, income_effect(s, seat, piece, step))


@rule
def income_step(built):
    """Which income the n-th piece of a row uncovers: 0, 1, 2 for the 2nd, 4th and 5th; -1 for none."""
    if built == 2:
        return 0
    return built - 3 if built >= 4 else -1


@rule
def income_effect(s, seat, piece, step):
    """The number of an income in the board's table of effects."""
    return n.FIRST_INCOME + (s.company[seat] * n.INCOME_ROWS + piece) * n.INCOME_STEPS + step


@rule
def why_not_free_piece(b, s, seat, target, piece, limit):
    """The first rule that forbids a reward's piece here, or ALLOWED; only a red border costs something (K-5)."""
    if piece_of(target) != piece:
        return n.REWARD_IS_OTHER
    if piece == n.BASE and not limit >> b.basin_area[space_of(target) // 2] & 1:
        return n.WRONG_AREA
    if piece == n.CONDUIT and b.conduit_value[space_of(target)] > limit:
        return n.VALUE_TOO_HIGH
    reason = why_not_stand(b, s, seat, target)
    if reason != n.ALLOWED:
        return reason
    return n.CANNOT_PAY if surcharge_of(b, s, target, 0) > purse(s, seat) else n.ALLOWED


@rule
def some_free_space(b, s, seat, piece, limit):
    """Whether a reward's piece can stand anywhere."""
    for target in range(first_target(piece), first_target(piece + 1)):
        if why_not_free_piece(b, s, seat, target, piece, limit) == n.ALLOWED:
            return True
    return False


@rule
def choose_free_piece(b, s, seat, target, piece, limit, pieces, log):
    """One piece of a reward on this space, then the next."""
    if pieces > 1:
        ask_for_free_piece(s, seat, piece, limit, pieces - 1)
    put_free_piece(b, s, seat, target, log)


@rule
def put_free_piece(b, s, seat, target, log):
    """A reward's piece: only the red border is paid."""
    tell(log, events.FREE_PIECE, s.company[seat], piece_of(target), target)
    pay_credits(s, seat, surcharge_of(b, s, target, 0), log)
    put_piece(b, s, seat, target, log)


# Effects of advanced tiles.


@rule
def score(s, seat, count, log):
    """Victory points."""
    s.vp[seat] += count
    tell(log, events.VP_SCORED, s.company[seat], count)


@rule
def produce_without_water(b, s, seat, energy, log):
    """Energy of a tile, a reward or a building: it moves the track and may fulfil one private contract (P-7)."""
    tell(log, events.TILE_PRODUCED, s.company[seat], energy)
    advance(s, seat, energy, log)
    flags = (n.WITH_NATIONAL | n.WITH_DISCOUNT) if b.tile_energy_all_contracts else 0
    ask_to_fulfil(s, seat, energy, flags if b.simone_energy_all_energy else flags | n.ONLY_ONE)


@rule
def tile_effect(b, s, seat, tile, target, log):
    """What an advanced tile does after its piece stands."""
    space = space_of(target)
    if tile == n.BASE_1:
        ask(s, n.ASK_FIRST_WATER, seat)
    elif tile == n.ELEVATION_1:
        turn_wheel(s, seat, s.built[seat, n.ELEVATION], log)
    elif tile == n.CONDUIT_1:
        gain_credits(s, seat, 2 * b.conduit_value[space])
        tell(log, events.CREDITS_GAINED, s.company[seat], 2 * b.conduit_value[space])
    elif tile == n.BASE_2:
        produce_without_water(b, s, seat, s.built[seat, n.BASE], log)
    elif tile == n.ELEVATION_2:
        fill_dam(s, seat, space, log)
    elif tile == n.POWERHOUSE_2:
        ask_to_produce(s, seat, POWERHOUSE_2_MODIFIER, n.OPTIONAL, 0)
    elif tile == n.CONDUIT_3:
        produce_without_water(b, s, seat, 2 * b.conduit_value[space], log)
    elif tile == n.BUILDING_1 and s.automa[seat] == 0:
        ask_for_building_action(s, seat, space)
    else:
        score_tile(b, s, seat, tile, space, log)


@rule
def score_tile(b, s, seat, tile, space, log):
    """The tiles that score: 3 VP per raised dam, powerhouse or advanced tile, or a building's own VP."""
    if tile == n.ELEVATION_3:
        score(s, seat, VP_PER_THING * raised_dams(s, seat), log)
    elif tile == n.POWERHOUSE_3:
        score(s, seat, VP_PER_THING * s.built[seat, n.POWERHOUSE], log)
    elif tile == n.ANY_3:
        score(s, seat, VP_PER_THING * advanced_tiles(s, seat), log)
    elif tile == n.BUILDING_3 or tile == n.BUILDING_1:
        score(s, seat, b.building_vp[space], log)


@rule
def raised_dams(s, seat):
    """Own dams of level 2 or 3."""
    count = 0
    for dam in range(n.DAMS):
        if s.dam_owner[dam] == seat + 1 and s.dam_level[dam] >= 2:
            count += 1
    return count


@rule
def fill_dam(s, seat, dam, log):
    """Fill a dam to its capacity from the supply."""
    room = max(0, dam_capacity(s, dam) - s.drops[dam])
    if room > 0:
        put_into_dam(s, dam, room)
        tell(log, events.DAM_FILLED, s.company[seat], dam, room)


@rule
def some_own_dam_is_empty(s, seat):
    """Whether tile base-1 has anything to give."""
    for dam in range(n.DAMS):
        if s.dam_owner[dam] == seat + 1 and s.drops[dam] == 0:
            return True
    return False


@rule
def give_first_water(s, seat, log):
    """Tile base-1: one drop into each own empty dam."""
    for dam in range(n.DAMS):
        if s.dam_owner[dam] == seat + 1 and s.drops[dam] == 0:
            put_into_dam(s, dam, 1)
            tell(log, events.DAM_FILLED, s.company[seat], dam, 1)
