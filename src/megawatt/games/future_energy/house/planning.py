"""The house bot while planning: lines while regions are missing, contracts while there is time to build them."""

from megawatt.author import rule
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house import bot_parameters as p
from megawatt.games.future_energy.house.scale import NEVER, NOTHING, SCORING_NOW, rounds_left


@rule
def worth_of_buying(b, s, seat, action, reached, parameters):
    """A planning action; `reached` are the regions of the best own grid."""
    if action == m.LINE or action == m.LINES:
        return worth_of_buying_lines(b, s, seat, 1 + action - m.LINE, reached, parameters)
    if action < m.PUBLIC:
        slot = action - m.CONTRACT
        price = 0 if s.asked == n.ASK_TAKE_CONTRACT else b.contract_price[slot]
        return worth_of_contract(b, s, seat, s.display[slot], parameters) - price * parameters[p.MILLION]
    if action == m.BLIND:
        return NEVER if s.asked != n.ASK_REPEAT else NOTHING
    return worth_of_public(b, s, seat, s.public_display[action - m.PUBLIC], parameters)


@rule
def worth_of_buying_lines(b, s, seat, count, reached, parameters):
    """Every region not reached yet is worth its points; two lines at once are dear."""
    missing = b.regions - reached
    if missing == 0:
        return (8 if b.module_1 else 1) - 6 * (count - 1) * parameters[p.MILLION] + (s.cash[seat] - 5)
    step = b.grid_points[reached + 1] - b.grid_points[reached]
    worth = parameters[p.FIRST_LINE] + parameters[p.GRID_POINT] * step
    if count == 2:
        if missing == 1:
            return NEVER
        worth += parameters[p.GRID_POINT] * (b.grid_points[reached + 2] - b.grid_points[reached + 1])
    return worth - b.line_price[count - 1] * parameters[p.MILLION]


@rule
def worth_of_contract(b, s, seat, card, parameters):
    """Its points as far as there will be time to build all that stands on contracts then."""
    time = rounds_left(b, s, parameters) * parameters[p.BUILDS_PER_ROUND]
    load = 10 * (s.on_contracts[seat] + b.spaces[card])
    worth = 10 * b.points[card]
    if load > time:
        worth -= parameters[p.LATE_CONTRACT] * (load - time)
    fresh = 0
    for space in range(b.spaces[card]):
        if s.ready[seat, b.icons[card, space]] == 0:
            fresh += 1
    return worth + parameters[p.FRESH_ICON] * fresh - parameters[p.CONTRACT_COST]


@rule
def worth_of_public(b, s, seat, card, parameters):
    """Its points as far as the tiles for it are there."""
    missing = 0
    for energy in range(n.ENERGIES):
        if b.public_energies[card] >> energy & 1 and s.kept[seat, energy] == 0:
            missing += 1
    if missing > rounds_left(b, s, parameters):
        return NEVER
    return 10 * b.public_points[card] - parameters[p.PUBLIC_MISSING] * missing + 10 - parameters[p.MILLION]


@rule
def worth_of_card(b, use):
    """Public contracts are used when they score."""
    replaced = use & ((1 << n.ENERGIES) - 1)
    if replaced:
        return NEVER
    return SCORING_NOW + b.public_points[use >> n.ENERGIES]
