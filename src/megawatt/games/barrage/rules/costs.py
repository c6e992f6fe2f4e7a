"""What a piece costs: where it may stand, which tiles build it, and every way to pay (notes, section 2)."""

from megawatt.author import rule
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import copies, has_officer, owns_tile, purse
from megawatt.games.barrage.rules.water import owns_powerhouse_in

WILHELM_COST = 3
CHEAP_CONDUIT = 5
CREDITS_PER_MACHINE = 3
BUILDING_SURCHARGE = 3
DEAREST_BORDER = 4
"""More than any red border costs."""


@rule
def piece_of(target):
    """Which piece a target number means."""
    if target < n.FIRST_ELEVATION:
        return n.BASE
    if target < n.FIRST_CONDUIT:
        return n.ELEVATION
    if target < n.FIRST_POWERHOUSE:
        return n.CONDUIT
    if target < n.FIRST_BUILDING:
        return n.POWERHOUSE
    return n.BUILDING


@rule
def space_of(target):
    """The dam, conduit, powerhouse space or building of a target number."""
    if target < n.FIRST_ELEVATION:
        return target
    if target < n.FIRST_CONDUIT:
        return target - n.FIRST_ELEVATION
    if target < n.FIRST_POWERHOUSE:
        return target - n.FIRST_CONDUIT
    if target < n.FIRST_BUILDING:
        return target - n.FIRST_POWERHOUSE
    return target - n.FIRST_BUILDING


@rule
def why_not_stand(b, s, seat, target):
    """The first rule of the map that forbids this piece on this space, or ALLOWED."""
    piece, space = piece_of(target), space_of(target)
    if s.built[seat, piece] >= b.pieces[piece]:
        return n.NO_PIECE_LEFT
    if piece == n.BASE:
        if s.dam_owner[space] != 0:
            return n.SPACE_TAKEN
        return n.BASIN_TAKEN if s.dam_owner[space ^ 1] == seat + 1 else n.ALLOWED
    if piece == n.ELEVATION:
        if s.dam_owner[space] != seat + 1:
            return n.NOT_YOUR_DAM
        return n.DAM_FULL_HEIGHT if s.dam_level[space] >= 3 else n.ALLOWED
    if piece == n.CONDUIT:
        return n.SPACE_TAKEN if s.conduit_owner[space] != 0 else n.ALLOWED
    if piece == n.POWERHOUSE:
        if s.powerhouse_owner[space] != 0:
            return n.SPACE_TAKEN
        return n.BASIN_TAKEN if owns_powerhouse_in(b, s, seat, b.powerhouse_basin[space]) else n.ALLOWED
    return why_not_building(b, s, seat, space)


@rule
def why_not_building(b, s, seat, building):
    """A private building: in play, with a slot left, once per company."""
    if not s.building_in_play[building]:
        return n.NOT_IN_THIS_GAME
    if s.building_owners[building] >> seat & 1:
        return n.BUILDING_NOT_YOURS
    return n.SPACE_TAKEN if building_pieces(s, building) >= building_slots(b) else n.ALLOWED


@rule
def building_pieces(s, building):
    """How many companies have built this building."""
    owners = s.building_owners[building]
    return (owners & 1) + (owners >> 1 & 1) + (owners >> 2 & 1) + (owners >> 3 & 1)


@rule
def building_slots(b):
    """Four slots with four companies, otherwise three: the second free one is missing."""
    return 4 if b.companies == 4 else 3


@rule
def surcharge_of(b, s, target, tile):
    """Credits for the red border of a map space (K-6, K-7) or a dearer building slot."""
    piece, space = piece_of(target), space_of(target)
    if tile & (n.COPIED - 1) == n.ANY_1 and (piece != n.BUILDING or b.any_1_buildings_free):
        return 0
    if piece == n.BUILDING:
        return BUILDING_SURCHARGE if building_pieces(s, space) >= building_slots(b) - 2 else 0
    if piece == n.BASE:
        return b.dam_cost[space]
    if piece == n.POWERHOUSE:
        return b.powerhouse_cost[space]
    return 0


@rule
def excavators_needed(b, s, seat, target, tile):
    """Excavators by area or value; first the officer, then the tile (K-10)."""
    piece, space = piece_of(target), space_of(target)
    if piece == n.BUILDING:
        return b.building_excavators[space]
    if piece == n.BASE:
        if tile == n.BASE_3:
            return 0
        return WILHELM_COST if has_officer(s, seat, n.WILHELM) else b.base_cost[b.basin_area[space // 2]]
    if piece == n.CONDUIT:
        cost = 2 * b.conduit_value[space]
        return CHEAP_CONDUIT if tile == n.CONDUIT_2 and cost > CHEAP_CONDUIT else cost
    return 0


@rule
def mixers_needed(b, s, seat, target):
    """Mixers by area, or by the powerhouses already built (K-8)."""
    piece, space = piece_of(target), space_of(target)
    if piece == n.BUILDING:
        return b.building_mixers[space]
    if piece == n.ELEVATION:
        return b.elevation_cost[b.basin_area[space // 2]]
    if piece == n.POWERHOUSE:
        return 2 + s.built[seat, n.POWERHOUSE]
    return 0


@rule
def way_exists(b, s, seat, target, tile, way):
    """Ways to pay: 0 the usual one; 1 a conduit in mixers (Jill), or a building in excavators alone; 2 in mixers alone."""
    building_2 = tile == n.BUILDING_2 and piece_of(target) == n.BUILDING
    if way == 0:
        return not building_2
    if way == 1:
        jill = has_officer(s, seat, n.JILL) and not (tile == n.ANY_2 and b.jill_any_2 == n.FULL_MIX)
        return building_2 or (piece_of(target) == n.CONDUIT and jill)
    return building_2


@rule
def may_mix(b, target, tile, way):
    """Whether machines replace each other (tile any-2); in Jill's way to pay a conduit only where that was agreed."""
    return tile == n.ANY_2 and (way == 0 or piece_of(target) != n.CONDUIT or b.jill_any_2 == n.HALF_MIX)


@rule
def way_excavators(b, s, seat, target, tile, way):
    """The excavators of one way to pay."""
    if way == 0 or (way == 1 and piece_of(target) == n.BUILDING):
        return excavators_needed(b, s, seat, target, tile)
    return 0


@rule
def way_mixers(b, s, seat, target, way):
    """The mixers of one way to pay."""
    if way == 1 and piece_of(target) == n.CONDUIT:
        return b.conduit_value[space_of(target)]
    if way == 1:
        return 0
    return mixers_needed(b, s, seat, target)


@rule
def credits_for(b, s, seat, target, tile, excavators, mixers):
    """The credits that complete a payment of these machines (Solomon), or NOT_POSSIBLE when it pays nothing exactly."""
    least = n.NOT_POSSIBLE
    tile = tile & (n.COPIED - 1)
    for way in range(3):
        if way_exists(b, s, seat, target, tile, way):
            due_excavators = way_excavators(b, s, seat, target, tile, way)
            due_mixers = way_mixers(b, s, seat, target, way)
            rest = due_excavators + due_mixers - excavators - mixers
            fits = may_mix(b, target, tile, way) or (excavators <= due_excavators and mixers <= due_mixers)
            if fits and (rest == 0 or (rest > 0 and has_officer(s, seat, n.SOLOMON))):
                if least == n.NOT_POSSIBLE or CREDITS_PER_MACHINE * rest < least:
                    least = CREDITS_PER_MACHINE * rest
    return least


@rule
def least_credits(b, s, seat, target, tile):
    """The least credits with which this tile can be paid from the supply, surcharge not counted; or NOT_POSSIBLE."""
    least = n.NOT_POSSIBLE
    tile = tile & (n.COPIED - 1)
    for way in range(3):
        if way_exists(b, s, seat, target, tile, way):
            excavators = way_excavators(b, s, seat, target, tile, way)
            mixers = way_mixers(b, s, seat, target, way)
            if may_mix(b, target, tile, way):
                paid = min(excavators + mixers, s.excavators[seat] + s.mixers[seat])
            else:
                paid = min(excavators, s.excavators[seat]) + min(mixers, s.mixers[seat])
            rest = excavators + mixers - paid
            if rest == 0 or has_officer(s, seat, n.SOLOMON):
                if least == n.NOT_POSSIBLE or CREDITS_PER_MACHINE * rest < least:
                    least = CREDITS_PER_MACHINE * rest
    return least


@rule
def tile_builds(tile, piece):
    """Whether a technology tile builds this piece."""
    return tile < n.ANTON_TILE and (tile % 6 == piece or tile % 6 == n.WILD)


@rule
def may_copy(s, seat):
    """Whether a tile on the wheel can be copied: with Anton's tile, or by Mahiri without any (V-7)."""
    return has_officer(s, seat, n.ANTON) and (copies(s, seat, n.ANTON) or owns_tile(s, seat, n.ANTON_TILE))


@rule
def can_pay_with(b, s, seat, target, tile, credits):
    """Whether this tile and these credits are enough for the piece."""
    least = least_credits(b, s, seat, target, tile)
    return least != n.NOT_POSSIBLE and least + surcharge_of(b, s, target, tile) <= credits


@rule
def some_tile_pays(b, s, seat, target, credits):
    """Whether any tile of the company builds this piece here with these credits."""
    piece = piece_of(target)
    for i in range(n.TILES_PER_PIECE):
        tile = b.tiles_for[piece, i]
        if owns_tile(s, seat, tile) and can_pay_with(b, s, seat, target, tile, credits):
            return True
    if may_copy(s, seat):
        for segment in range(n.SEGMENTS):
            tile = s.wheel_tile[seat, segment] - 1
            if tile >= 0 and tile_builds(tile, piece) and can_pay_with(b, s, seat, target, tile + n.COPIED, credits):
                return True
    return False


@rule
def has_tile_for(b, s, seat, piece):
    """Whether any tile of the company builds this kind of piece."""
    for i in range(n.TILES_PER_PIECE):
        if owns_tile(s, seat, b.tiles_for[piece, i]):
            return True
    if may_copy(s, seat):
        for segment in range(n.SEGMENTS):
            tile = s.wheel_tile[seat, segment] - 1
            if tile >= 0 and tile_builds(tile, piece):
                return True
    return False


@rule
def why_not_construct(b, s, seat, target, credits):
    """The first rule that forbids constructing this with these credits, or ALLOWED."""
    reason = why_not_stand(b, s, seat, target)
    if reason != n.ALLOWED:
        return reason
    if not has_tile_for(b, s, seat, piece_of(target)):
        return n.NO_TILE_FOR_IT
    if not some_tile_pays(b, s, seat, target, credits):
        return n.CANNOT_PAY
    return n.ALLOWED


@rule
def why_not_construct_with(b, s, seat, target, tile):
    """The first rule that forbids constructing this with one certain tile, or ALLOWED."""
    if not tile_builds(tile & (n.COPIED - 1), piece_of(target)):
        return n.TILE_BUILDS_OTHER
    reason = why_not_stand(b, s, seat, target)
    if reason != n.ALLOWED:
        return reason
    return n.ALLOWED if can_pay_with(b, s, seat, target, tile, purse(s, seat)) else n.CANNOT_PAY


@rule
def price_class(b, target):
    """Targets of one piece in the same class cost the same, whatever the tile: by area, value and red border."""
    piece, space = piece_of(target), space_of(target)
    if piece == n.BASE:
        return DEAREST_BORDER * b.basin_area[space // 2] + b.dam_cost[space]
    if piece == n.ELEVATION:
        return b.basin_area[space // 2]
    if piece == n.CONDUIT:
        return b.conduit_value[space]
    return b.powerhouse_cost[space] if piece == n.POWERHOUSE else space


@rule
def has_piece_and_tile(b, s, seat, piece):
    """Whether a piece of this kind is left, and a tile for it."""
    return piece != n.WILD and s.built[seat, piece] < b.pieces[piece] and has_tile_for(b, s, seat, piece)


@rule
def can_construct(b, s, seat, credits):
    """Whether the company can construct anything at all with these credits; each class of targets is tried once."""
    for piece in range(6):
        if has_piece_and_tile(b, s, seat, piece):
            too_dear = 0
            for target in range(first_target(piece), first_target(piece + 1)):
                like_it = 1 << price_class(b, target)
                if not too_dear & like_it and why_not_stand(b, s, seat, target) == n.ALLOWED:
                    if some_tile_pays(b, s, seat, target, credits):
                        return True
                    too_dear |= like_it
    return False


@rule
def first_target(piece):
    """The first target number of a kind of piece; the next kind's ends it."""
    if piece <= n.POWERHOUSE:
        return 20 * piece
    return n.FIRST_BUILDING if piece <= n.BUILDING else n.TARGETS


@rule
def can_construct_with(b, s, seat, tile):
    """Whether one certain tile can build anything now."""
    piece = (tile & (n.COPIED - 1)) % 6
    for target in range(first_target(piece), first_target(piece + 1)):
        if why_not_construct_with(b, s, seat, target, tile) == n.ALLOWED:
            return True
    return False
