"""The house bot of Future Energy: greedy, one decision at a time, on what its seat can know.

Everything is measured in tenths of a victory point; every legal action gets a worth and the best one is played.
"""

from megawatt.author import below, rule
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house import bot_parameters as p
from megawatt.games.future_energy.house.building import worth_of_moving, worth_of_site, worth_of_way
from megawatt.games.future_energy.house.lines import forget_grids, number_grids, worth_of_lifting, worth_of_line
from megawatt.games.future_energy.house.planning import worth_of_buying, worth_of_card
from megawatt.games.future_energy.house.scale import NEVER, NOTHING, UNWANTED
from megawatt.games.future_energy.rules.grids import most_plants_connected, most_regions_reached


@rule
def house(b, s, actions, count, luck):
    """The house bot's choice among the listed actions."""
    return choose_by(b, s, actions, count, luck, p.NOW)


@rule
def house_1(b, s, actions, count, luck):
    """The choice of the house bot as it was before its numbers were tuned, for comparison."""
    return choose_by(b, s, actions, count, luck, p.FIRST)


@rule
def choose_by(b, s, actions, count, luck, parameters):
    """The action of most worth by these numbers; of equals any."""
    grid = look_at_grids(b, s, s.seat)
    best, best_worth, equals = actions[0], NEVER - 1, 0
    for i in range(count):
        worth = worth_of(b, s, s.seat, actions[i], grid, parameters)
        if worth == best_worth:
            equals += 1
            if below(luck, equals) == 0:
                best = actions[i]
        elif worth > best_worth:
            best, best_worth, equals = actions[i], worth, 1
    if s.asked == n.ASK_PLACE_LINE:
        forget_grids(b, s)
    return best


@rule
def weigh(b, s, actions, count, weights):
    """What every listed action is worth to the house bot."""
    grid = look_at_grids(b, s, s.seat)
    for i in range(count):
        weights[i] = worth_of(b, s, s.seat, actions[i], grid, p.NOW)
    if s.asked == n.ASK_PLACE_LINE:
        forget_grids(b, s)


@rule
def look_at_grids(b, s, seat):
    """What the best own grid has now, measured once per decision: plants when a line is placed, regions when more are planned."""
    if s.asked == n.ASK_PLACE_LINE:
        number_grids(b, s, seat)
        return most_plants_connected(b, s, seat) if b.module_1 else 0
    plans = s.asked == n.ASK_PLAN or s.asked == n.ASK_REPEAT
    moves = s.asked == n.ASK_CREW or s.asked == n.ASK_MOVE_CREW
    return most_regions_reached(b, s, seat) if plans or (moves and may_get_lines(b, s, seat)) else 0


@rule
def may_get_lines(b, s, seat):
    """Whether a tile that the crew can go to may bring a line: a nuclear one, or with module 3 a construction ground."""
    return s.ready[seat, n.NUCLEAR] > 0 or b.module_3 > 0


@rule
def worth_of(b, s, seat, action, grid, parameters):
    """What an action is worth to the seat that decides."""
    if action <= m.GO:
        return 1 if action == m.GO else NOTHING
    if action < m.USE:
        return worth_of_buying(b, s, seat, action, grid, parameters)
    if action < m.PLACE:
        return worth_of_card(b, action - m.USE)
    if action < m.LIFT:
        return worth_of_line(b, s, seat, action - m.PLACE, grid)
    if action < m.CREW:
        return worth_of_lifting(b, s, seat, action - m.LIFT)
    if action < m.BUILD:
        return worth_of_way(b, s, seat, action, grid, parameters)
    if action < m.SHIFT:
        return worth_of_moving(b, s, seat, action, parameters)
    if m.SITE <= action < m.SWAP:
        return worth_of_site(b, s, seat, action - m.SITE, parameters)
    if m.SELL <= action < m.EXTEND:
        return m.SELL - action
    if action == m.DECIDE:
        return UNWANTED
    return 1 if action == m.EXTEND or action == m.TAKE else NOTHING
