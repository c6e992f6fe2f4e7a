"""The house bot: greedy, one decision at a time, on what its seat can know.

Everything is measured in tenths of a victory point; every legal action gets a worth and the best one is played.
"""

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.moves import (
    BLIND,
    BUILD,
    CONTRACT,
    CREW,
    EXTEND,
    FREE,
    GO,
    JOIN,
    LIFT,
    LINE,
    LINES,
    PLACE,
    PUBLIC,
    RETURN,
    SELL,
    SHIFT,
    SITE,
    STEP,
    SWAP,
    USE,
)
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.games.future_energy.rules.ending import score_region
from megawatt.games.future_energy.rules.grids import grid_with, most_plants_connected, most_regions_reached, regions_reached
from megawatt.kernel.chance import below
from megawatt.kernel.rules import rule

MILLION = 9
"""What a million is worth while there is something to spend it on."""
TO_RIVALS = 2
"""What every million paid to a rival costs on top."""
NOTHING = 0
ON_THE_WAY = 300
"""Building comes before everything that can wait."""
SCORING_NOW = 500
NEVER = -10_000
BUILDS_PER_ROUND_IN_TENTHS = 16
"""Plants a seat gets rid of per round, with oil, coal and joint construction."""


@rule
def house(b, s, actions, count, words):
    """The action of most worth; of equals any."""
    best, best_worth, equals = actions[0], NEVER - 1, 0
    for i in range(count):
        worth = worth_of(b, s, s.seat, actions[i])
        if worth == best_worth:
            equals += 1
            if below(words, equals) == 0:
                best = actions[i]
        elif worth > best_worth:
            best, best_worth, equals = actions[i], worth, 1
    return best


@rule
def worth_of(b, s, seat, action):
    """What an action is worth to the seat that decides."""
    if action <= GO:
        return 1 if action == GO else NOTHING
    if action < USE:
        return worth_of_buying(b, s, seat, action)
    if action < PLACE:
        return worth_of_card(b, action - USE)
    if action < CREW:
        return worth_of_line(b, s, seat, action)
    if action < BUILD:
        return worth_of_way(b, s, seat, action)
    if action < SHIFT:
        return worth_of_moving(b, s, seat, action)
    if SITE <= action < SWAP:
        return worth_of_site(b, s, seat, action - SITE)
    if SELL <= action < EXTEND:
        return SELL - action
    return 1 if action == EXTEND else NOTHING


# How long the game still lasts.


@rule
def rounds_left(b, s):
    """A guess: somewhat more than half of the seats take a contract per round."""
    if s.ended_by != n.STILL_PLAYING:
        return 1
    return 1 + s.stack_size * 10 // (b.seats * 6)


# Planning.


@rule
def worth_of_buying(b, s, seat, action):
    """Lines while regions are missing, contracts while there is time to build them."""
    if action == LINE or action == LINES:
        return worth_of_buying_lines(b, s, seat, 1 + action - LINE)
    if action < PUBLIC:
        slot = action - CONTRACT
        price = 0 if s.asked == n.ASK_TAKE_CONTRACT else b.contract_price[slot]
        return worth_of_contract(b, s, seat, s.display[slot]) - price * MILLION
    if action == BLIND:
        return NEVER if s.asked != n.ASK_REPEAT else NOTHING
    return worth_of_public(b, s, seat, s.public_display[action - PUBLIC])


@rule
def worth_of_buying_lines(b, s, seat, count):
    """Every region not reached yet is worth its points; two lines at once are dear."""
    reached = most_regions_reached(b, s, seat)
    missing = b.regions - reached
    if missing == 0:
        return (8 if b.module_1 else 1) - 6 * (count - 1) * MILLION + (s.cash[seat] - 5)
    step = b.grid_points[reached + 1] - b.grid_points[reached]
    worth = 20 + 8 * step
    if count == 2:
        if missing == 1:
            return NEVER
        worth += 8 * (b.grid_points[reached + 2] - b.grid_points[reached + 1])
    return worth - b.line_price[count - 1] * MILLION


@rule
def worth_of_contract(b, s, seat, card):
    """Its points as far as there will be time to build all that stands on contracts then."""
    time = rounds_left(b, s) * BUILDS_PER_ROUND_IN_TENTHS
    load = 10 * (s.on_contracts[seat] + b.spaces[card])
    worth = 10 * b.points[card]
    if load > time:
        worth -= 3 * (load - time)
    fresh = 0
    for space in range(b.spaces[card]):
        if s.ready[seat, b.icons[card, space]] == 0:
            fresh += 1
    return worth + 6 * fresh - 20


@rule
def worth_of_public(b, s, seat, card):
    """Its points as far as the tiles for it are there."""
    missing = 0
    for energy in range(n.ENERGIES):
        if b.public_energies[card] >> energy & 1 and s.kept[seat, energy] == 0:
            missing += 1
    if missing > rounds_left(b, s):
        return NEVER
    return 10 * b.public_points[card] - 14 * missing + 10 - MILLION


@rule
def worth_of_card(b, use):
    """Public contracts are used when they score."""
    replaced = use & ((1 << n.ENERGIES) - 1)
    if replaced:
        return NEVER
    return SCORING_NOW + b.public_points[use >> n.ENERGIES]


# Lines.


@rule
def worth_of_line(b, s, seat, action):
    """The regions the grid reaches with (or without) this line, then how near it comes to others."""
    if action >= LIFT:
        link = action - LIFT
        s.lines[link] &= ~(1 << seat)
        worth = 100 * most_regions_reached(b, s, seat)
        s.lines[link] |= 1 << seat
        return worth
    link = action - PLACE
    s.lines[link] |= 1 << seat
    grid = grid_with(b, s, seat, link)
    worth = 100 * regions_reached(b, grid) + worth_of_outlook(b, grid)
    if b.module_1:
        worth += 8 * most_plants_connected(b, s, seat)
    s.lines[link] &= ~(1 << seat)
    if b.link_a[link] == s.crew or b.link_b[link] == s.crew:
        worth += 3
    return worth


@rule
def worth_of_outlook(b, grid):
    """How many regions lie one link beyond this grid; beginning at the start space has the best view."""
    beyond = 0
    for place in range(b.places):
        if grid >> place & 1:
            for i in range(b.degree[place]):
                there = b.neighbour[place, i]
                if b.region[there] >= 0:
                    beyond |= 1 << b.region[there]
    count = 0
    for region in range(b.regions):
        count += beyond >> region & 1
    return 10 * count


# The crew.


@rule
def worth_of_way(b, s, seat, action):
    """What can be built at the end of the way, less its price."""
    if action >= FREE or (action >= STEP and s.tile[action - STEP] == n.NO_TILE):
        return NOTHING
    site = action - STEP if action >= STEP else action - CREW
    way = s.way[s.extensions[seat], site]
    price = 0
    if action < STEP and way < n.NOWHERE:
        price = way // n.PRICE * MILLION + way % n.PRICE // n.RIVALS * TO_RIVALS
    plant = best_plant_for(b, s, seat, s.tile[site])
    worth = worth_of_plant(b, s, plant) + worth_of_tile(b, s, seat, s.tile[site], plant)
    return ON_THE_WAY + worth + worth_of_site(b, s, seat, site) - price


@rule
def best_plant_for(b, s, seat, tile):
    """The own plant most worth building on this tile."""
    best, best_worth = 0, NEVER
    for card in range(all_contracts(b)):
        if s.holder[card] == seat:
            for space in range(b.spaces[card]):
                plant = card * n.SPACES + space
                if s.plants_on[card] >> space & 1 and (tile >= n.GROUND or b.icons[card, space] == tile):
                    worth = worth_of_plant(b, s, plant)
                    if worth > best_worth:
                        best, best_worth = plant, worth
    return best


@rule
def worth_of_plant(b, s, plant):
    """Its share of the contract's points, more for contracts that are nearly done; rare icons go first on open ground."""
    card = plant // n.SPACES
    left = s.second[card]
    for space in range(b.spaces[card]):
        left += s.plants_on[card] >> space & 1
    rare = 6 if s.ready[s.holder[card], b.icons[card, plant % n.SPACES]] == 1 else 0
    return 10 * b.points[card] // b.spaces[card] + 36 // left - rare


@rule
def worth_of_tile(b, s, seat, tile, plant):
    """What the action of a tile brings."""
    rounds = rounds_left(b, s) - 1
    if tile == n.INVESTOR:
        return rounds * MILLION if s.investors[seat] < n.MOST_INVESTORS else NOTHING
    if tile == n.ENGINEER:
        return rounds * (10 - 3 * s.engineers[seat]) if s.engineers[seat] < n.MOST_ENGINEERS else NOTHING
    if tile == n.NUCLEAR:
        return 5 * rounds if b.module_3 else worth_of_buying_lines(b, s, seat, 1) + MILLION
    if tile == n.GAS:
        return 35
    if tile == n.COAL:
        return 26 if s.on_contracts[seat] > 1 else NOTHING
    if tile == n.OIL:
        return 28 * min(2, s.ready[seat, n.OIL] - 1)
    if tile == n.GROUND_POINTS:
        return 50
    if tile == n.GROUND_CONTRACT:
        return 40
    if tile == n.GROUND_LINES:
        return worth_of_buying_lines(b, s, seat, 1) + MILLION
    if tile == n.GROUND_PLANT:
        return 30 if s.on_contracts[seat] > 1 else NOTHING
    return b.ground_money[tile] * MILLION - (0 if rounds > 0 else 20) - worth_of_plant(b, s, plant) // 8


@rule
def worth_of_site(b, s, seat, site):
    """What one more plant changes in the region's points, against the best rival."""
    region = b.region[site]
    before = margin_in(b, s, seat, region)
    s.in_region[seat, region] += 1
    after = margin_in(b, s, seat, region)
    s.in_region[seat, region] -= 1
    return 5 * (after - before) + 4


@rule
def margin_in(b, s, seat, region):
    """Own points in a region and half of what the rivals do not get."""
    rivals = 0
    for other in range(b.seats):
        if other != seat:
            rivals += score_region(b, s, other, region)
    return score_region(b, s, seat, region) - rivals // (b.seats - 1)


@rule
def worth_of_moving(b, s, seat, action):
    """Building, returning and joining: the plant's worth, and joining only at its price."""
    if action >= JOIN:
        worth = worth_of_plant(b, s, action - JOIN) + worth_of_site(b, s, seat, s.target)
        return worth - b.joint_price * (MILLION + TO_RIVALS)
    if action >= RETURN:
        return worth_of_plant(b, s, action - RETURN) - 10
    return worth_of_plant(b, s, action - BUILD)
