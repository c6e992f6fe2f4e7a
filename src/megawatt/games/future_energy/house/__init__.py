"""The house bot of Future Energy: greedy, one decision at a time, on what its seat can know.

Everything is measured in tenths of a victory point; every legal action gets a worth and the best one is played.
"""

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house.building import worth_of_moving, worth_of_site, worth_of_way
from megawatt.games.future_energy.house.habits import FIRST, NOW
from megawatt.games.future_energy.house.lines import forget_grids, number_grids, worth_of_lifting, worth_of_line
from megawatt.games.future_energy.house.planning import worth_of_buying, worth_of_card
from megawatt.games.future_energy.house.scale import NEVER, NOTHING
from megawatt.games.future_energy.moves import BUILD, CREW, EXTEND, GO, LIFT, PLACE, SELL, SHIFT, SITE, SWAP, USE
from megawatt.games.future_energy.rules.grids import most_plants_connected, most_regions_reached
from megawatt.kernel.chance import below
from megawatt.kernel.rules import rule


@rule
def house(b, s, actions, count, luck):
    """The house bot's choice among the listed actions."""
    return choose_by(b, s, actions, count, luck, NOW)


@rule
def house_1(b, s, actions, count, luck):
    """The choice of the house bot as it was before its numbers were tuned, for comparison."""
    return choose_by(b, s, actions, count, luck, FIRST)


@rule
def choose_by(b, s, actions, count, luck, habits):
    """The action of most worth by these numbers; of equals any."""
    grid = look_at_grids(b, s, s.seat)
    best, best_worth, equals = actions[0], NEVER - 1, 0
    for i in range(count):
        worth = worth_of(b, s, s.seat, actions[i], grid, habits)
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
        weights[i] = worth_of(b, s, s.seat, actions[i], grid, NOW)
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
def worth_of(b, s, seat, action, grid, habits):
    """What an action is worth to the seat that decides."""
    if action <= GO:
        return 1 if action == GO else NOTHING
    if action < USE:
        return worth_of_buying(b, s, seat, action, grid, habits)
    if action < PLACE:
        return worth_of_card(b, action - USE)
    if action < LIFT:
        return worth_of_line(b, s, seat, action - PLACE, grid)
    if action < CREW:
        return worth_of_lifting(b, s, seat, action - LIFT)
    if action < BUILD:
        return worth_of_way(b, s, seat, action, grid, habits)
    if action < SHIFT:
        return worth_of_moving(b, s, seat, action, habits)
    if SITE <= action < SWAP:
        return worth_of_site(b, s, seat, action - SITE, habits)
    if SELL <= action < EXTEND:
        return SELL - action
    return 1 if action == EXTEND else NOTHING
