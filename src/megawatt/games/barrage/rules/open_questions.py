"""Whether a pending question has any answer; one without is passed over."""

from megawatt.games.barrage.names import (
    ALLOWED,
    ASK_ADVANCED,
    ASK_BUILDING_ACTION,
    ASK_FILL,
    ASK_FIRST_WATER,
    ASK_FREE_PIECE,
    ASK_FULFIL,
    ASK_FULFIL_UNPRODUCED,
    ASK_PRODUCE,
    ASK_TAKE,
    DAMS,
    OPEN_TILES,
    OPTIONAL,
)
from megawatt.games.barrage.rules.asking import why_not_fill
from megawatt.games.barrage.rules.buildings import why_not_act
from megawatt.games.barrage.rules.company import purse
from megawatt.games.barrage.rules.construct import some_own_dam_is_empty, why_not_free_piece
from megawatt.games.barrage.rules.contracts import can_fulfil, can_fulfil_unproduced, open_contracts
from megawatt.games.barrage.rules.costs import first_target
from megawatt.games.barrage.rules.pending import top_x, top_y, top_z
from megawatt.games.barrage.rules.produce import best_energy
from megawatt.kernel.rules import rule


@rule
def has_answer(b, s, seat, kind):
    """Whether the uppermost question can be answered other than by declining."""
    if kind == ASK_FULFIL:
        return can_fulfil(b, s, seat, top_x(s), top_y(s))
    if kind == ASK_PRODUCE:
        return not top_y(s) & OPTIONAL or best_energy(b, s, seat, top_x(s), top_y(s), top_z(s), purse(s, seat)) >= 1
    if kind == ASK_FREE_PIECE:
        return some_free_space(b, s, seat, top_x(s), top_y(s))
    if kind == ASK_TAKE:
        return open_contracts(s) > 0
    if kind == ASK_FIRST_WATER:
        return some_own_dam_is_empty(s, seat)
    if kind == ASK_FILL:
        return some_dam_to_fill(s, seat, top_x(s), top_y(s))
    if kind == ASK_ADVANCED:
        return some_open_tile(s)
    if kind == ASK_FULFIL_UNPRODUCED:
        return can_fulfil_unproduced(b, s, seat, top_x(s))
    if kind == ASK_BUILDING_ACTION:
        return why_not_act(b, s, seat, top_x(s), purse(s, seat)) == ALLOWED
    return True


@rule
def some_free_space(b, s, seat, piece, limit):
    """Whether a reward's piece can stand anywhere."""
    for target in range(first_target(piece), first_target(piece + 1)):
        if why_not_free_piece(b, s, seat, target, piece, limit) == ALLOWED:
            return True
    return False


@rule
def some_dam_to_fill(s, seat, kind, excluded):
    """Whether a drop fits straight into any dam."""
    for dam in range(DAMS):
        if why_not_fill(s, seat, dam, kind, excluded) == ALLOWED:
            return True
    return False


@rule
def some_open_tile(s):
    """Whether any advanced tile is open."""
    for place in range(OPEN_TILES):
        if s.open_tile[place] >= 0:
            return True
    return False
