"""Where the house bot builds."""

from megawatt.author import rule
from megawatt.games.barrage import names as n
from megawatt.games.barrage.house import bot_parameters as p
from megawatt.games.barrage.rules.automa_places import completes, has_usable_dam, leads_to_own_powerhouse
from megawatt.games.barrage.rules.costs import mixers_needed, piece_of, space_of, surcharge_of


@rule
def worth_of_piece(b, s, seat, target, is_free, parameters):
    """A piece is worth most where it completes a system, then where it is half of one."""
    piece, space = piece_of(target), space_of(target)
    worth = 30 - parameters[p.SURCHARGE] * surcharge_of(b, s, target, 0) + worth_of_row(s, seat, piece, parameters)
    if not is_free:
        worth -= 2 * mixers_needed(b, s, seat, target)
    if piece == n.BUILDING:
        return worth + 5 * b.building_vp[space] - 20
    if piece == n.ELEVATION:
        return worth + (15 if s.drops[space] >= s.dam_level[space] else 0)
    if completes(b, s, seat, piece, space):
        worth += parameters[p.COMPLETE]
    if piece == n.BASE:
        return worth + worth_of_base(b, s, seat, space, parameters)
    if piece == n.CONDUIT:
        worth += parameters[p.CONDUIT_UNIT] * b.conduit_value[space]
        worth += parameters[p.CONDUIT_END] if has_usable_dam(s, seat, space // 2) else -10
        return worth + (parameters[p.CONDUIT_END] if leads_to_own_powerhouse(b, s, seat, space) else 0)
    return worth + worth_of_powerhouse(b, s, seat, b.powerhouse_basin[space], parameters)


@rule
def worth_of_row(s, seat, piece, parameters):
    """Pieces that uncover an income or switch something on."""
    built = s.built[seat, piece]
    if piece == n.POWERHOUSE:
        return parameters[p.POWERHOUSE_ROW] if built < 3 else 10
    return 20 if built == 1 or built >= 3 else 5


@rule
def worth_of_base(b, s, seat, dam, parameters):
    """Dams near the springs catch water first; conduits of the basin that lead home are good."""
    worth = 6 if dam % 2 == 0 else 0
    for conduit in range(dam & ~1, (dam & ~1) + 2):
        if leads_to_own_powerhouse(b, s, seat, conduit):
            worth += parameters[p.BASE_CONDUIT]
        if s.conduit_owner[conduit] == seat + 1:
            worth += parameters[p.BASE_CONDUIT]
    return worth


@rule
def worth_of_powerhouse(b, s, seat, basin, parameters):
    """Powerhouses where built conduits or conduits of usable dams end."""
    worth = 0
    for conduit in range(n.DAMS):
        if b.conduit_to[conduit] == basin:
            if s.conduit_owner[conduit] == seat + 1:
                worth = max(worth, parameters[p.OWN_CONDUIT] + 4 * b.conduit_value[conduit])
            elif s.conduit_owner[conduit] != 0:
                worth = max(worth, parameters[p.OTHERS_CONDUIT] + 2 * b.conduit_value[conduit])
            elif has_usable_dam(s, seat, conduit // 2):
                worth = max(worth, 4 * b.conduit_value[conduit])
    return worth
