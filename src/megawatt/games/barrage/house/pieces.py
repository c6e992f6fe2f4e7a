"""Where the house bot builds."""

from megawatt.games.barrage.house.habits import (
    BASE_CONDUIT,
    COMPLETE,
    CONDUIT_END,
    CONDUIT_UNIT,
    OTHERS_CONDUIT,
    OWN_CONDUIT,
    POWERHOUSE_ROW,
    SURCHARGE,
)
from megawatt.games.barrage.names import (
    BASE,
    BUILDING,
    CONDUIT,
    DAMS,
    ELEVATION,
    POWERHOUSE,
)
from megawatt.games.barrage.rules.automa_places import completes, has_usable_dam, leads_to_own_powerhouse
from megawatt.games.barrage.rules.costs import mixers_needed, piece_of, space_of, surcharge_of
from megawatt.kernel.rules import rule


@rule
def worth_of_piece(b, s, seat, target, is_free, habits):
    """A piece is worth most where it completes a system, then where it is half of one."""
    piece, space = piece_of(target), space_of(target)
    worth = 30 - habits[SURCHARGE] * surcharge_of(b, s, target, 0) + worth_of_row(s, seat, piece, habits)
    if not is_free:
        worth -= 2 * mixers_needed(b, s, seat, target)
    if piece == BUILDING:
        return worth + 5 * b.building_vp[space] - 20
    if piece == ELEVATION:
        return worth + (15 if s.drops[space] >= s.dam_level[space] else 0)
    if completes(b, s, seat, piece, space):
        worth += habits[COMPLETE]
    if piece == BASE:
        return worth + worth_of_base(b, s, seat, space, habits)
    if piece == CONDUIT:
        worth += habits[CONDUIT_UNIT] * b.conduit_value[space]
        worth += habits[CONDUIT_END] if has_usable_dam(s, seat, space // 2) else -10
        return worth + (habits[CONDUIT_END] if leads_to_own_powerhouse(b, s, seat, space) else 0)
    return worth + worth_of_powerhouse(b, s, seat, b.powerhouse_basin[space], habits)


@rule
def worth_of_row(s, seat, piece, habits):
    """Pieces that uncover an income or switch something on."""
    built = s.built[seat, piece]
    if piece == POWERHOUSE:
        return habits[POWERHOUSE_ROW] if built < 3 else 10
    return 20 if built == 1 or built >= 3 else 5


@rule
def worth_of_base(b, s, seat, dam, habits):
    """Dams near the springs catch water first; conduits of the basin that lead home are good."""
    worth = 6 if dam % 2 == 0 else 0
    for conduit in range(dam & ~1, (dam & ~1) + 2):
        if leads_to_own_powerhouse(b, s, seat, conduit):
            worth += habits[BASE_CONDUIT]
        if s.conduit_owner[conduit] == seat + 1:
            worth += habits[BASE_CONDUIT]
    return worth


@rule
def worth_of_powerhouse(b, s, seat, basin, habits):
    """Powerhouses where built conduits or conduits of usable dams end."""
    worth = 0
    for conduit in range(DAMS):
        if b.conduit_to[conduit] == basin:
            if s.conduit_owner[conduit] == seat + 1:
                worth = max(worth, habits[OWN_CONDUIT] + 4 * b.conduit_value[conduit])
            elif s.conduit_owner[conduit] != 0:
                worth = max(worth, habits[OTHERS_CONDUIT] + 2 * b.conduit_value[conduit])
            elif has_usable_dam(s, seat, conduit // 2):
                worth = max(worth, 4 * b.conduit_value[conduit])
    return worth
