"""The house bot moves the crew and builds: what stands on contracts, what tiles bring, what regions bring."""

from megawatt.author import rule
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house import bot_parameters as p
from megawatt.games.future_energy.house.planning import worth_of_buying_lines
from megawatt.games.future_energy.house.scale import NEVER, NOTHING, ON_THE_WAY, rounds_left
from megawatt.games.future_energy.rules.contracts import all_contracts, holds_plants
from megawatt.games.future_energy.rules.ending import score_region


@rule
def worth_of_way(b, s, seat, action, reached, parameters):
    """What can be built at the end of the way, less its price."""
    if action >= m.FREE or (action >= m.STEP and s.tile[action - m.STEP] == n.NO_TILE):
        return NOTHING
    site = action - m.STEP if action >= m.STEP else action - m.CREW
    way = s.way[s.extensions[seat], site]
    price = 0
    if action < m.STEP and way < n.NOWHERE:
        price = way // n.PRICE * parameters[p.MILLION] + way % n.PRICE // n.RIVALS * parameters[p.TO_RIVALS]
    plant = best_plant_for(b, s, seat, s.tile[site], parameters)
    worth = worth_of_plant(b, s, plant, parameters) + worth_of_tile(b, s, seat, s.tile[site], plant, reached, parameters)
    return ON_THE_WAY + worth + worth_of_site(b, s, seat, site, parameters) - price


@rule
def best_plant_for(b, s, seat, tile, parameters):
    """The own plant most worth building on this tile."""
    best, best_worth = 0, NEVER
    for card in range(all_contracts(b)):
        if holds_plants(s, seat, card):
            for space in range(b.spaces[card]):
                plant = card * n.SPACES + space
                if s.plants_on[card] >> space & 1 and (tile >= n.GROUND or b.icons[card, space] == tile):
                    worth = worth_of_plant(b, s, plant, parameters)
                    if worth > best_worth:
                        best, best_worth = plant, worth
    return best


@rule
def worth_of_plant(b, s, plant, parameters):
    """Its share of the contract's points, more for contracts that are nearly done; rare icons go first on open ground."""
    card = plant // n.SPACES
    left = s.second[card]
    for space in range(b.spaces[card]):
        left += s.plants_on[card] >> space & 1
    rare = parameters[p.RARE] if s.ready[s.holder[card], b.icons[card, plant % n.SPACES]] == 1 else 0
    nearly_done = parameters[p.NEARLY_DONE] // left if left > 0 else 0
    return b.tenths_per_space[card] + nearly_done - rare


@rule
def worth_of_tile(b, s, seat, tile, plant, reached, parameters):
    """What the action of a tile brings."""
    rounds = rounds_left(b, s, parameters) - 1
    if tile == n.INVESTOR:
        return rounds * parameters[p.MILLION] if s.investors[seat] < n.MOST_INVESTORS else NOTHING
    if tile == n.ENGINEER:
        per_round = parameters[p.ENGINEER] - parameters[p.NEXT_ENGINEER_LESS] * s.engineers[seat]
        return rounds * per_round if s.engineers[seat] < n.MOST_ENGINEERS else NOTHING
    if tile == n.NUCLEAR:
        return 5 * rounds if b.module_3 else worth_of_buying_lines(b, s, seat, 1, reached, parameters) + parameters[p.MILLION]
    if tile == n.GAS:
        return parameters[p.GAS_TILE]
    if tile == n.COAL:
        return parameters[p.COAL_TILE] if s.on_contracts[seat] > 1 else NOTHING
    if tile == n.OIL:
        return parameters[p.OIL_TILE] * min(2, s.ready[seat, n.OIL] - 1)
    if tile == n.GROUND_POINTS:
        return parameters[p.POINTS_GROUND]
    if tile == n.GROUND_CONTRACT:
        return parameters[p.CONTRACT_GROUND]
    if tile == n.GROUND_LINES:
        return worth_of_buying_lines(b, s, seat, 1, reached, parameters) + parameters[p.MILLION]
    if tile == n.GROUND_PLANT:
        return parameters[p.PLANT_GROUND] if s.on_contracts[seat] > 1 else NOTHING
    spent_too_late = 0 if rounds > 0 else parameters[p.LAST_MONEY]
    return b.ground_money[tile] * parameters[p.MILLION] - spent_too_late - worth_of_plant(b, s, plant, parameters) // 8


@rule
def worth_of_site(b, s, seat, site, parameters):
    """What one more plant changes in the region's points, against the best rival."""
    region = b.region[site]
    before = margin_in(b, s, seat, region)
    s.in_region[seat, region] += 1
    after = margin_in(b, s, seat, region)
    s.in_region[seat, region] -= 1
    return parameters[p.REGION_POINT] * (after - before) + 4


@rule
def margin_in(b, s, seat, region):
    """Own points in a region and half of what the rivals do not get."""
    rivals = 0
    for other in range(b.seats):
        if other != seat:
            rivals += score_region(b, s, other, region)
    return score_region(b, s, seat, region) - rivals // (b.seats - 1)


@rule
def worth_of_moving(b, s, seat, action, parameters):
    """Building, returning and joining: the plant's worth, and joining only at its price."""
    if action >= m.JOIN:
        worth = worth_of_plant(b, s, action - m.JOIN, parameters) + worth_of_site(b, s, seat, s.target, parameters)
        return parameters[p.JOINT_PLANT] + worth - b.joint_price * (parameters[p.MILLION] + parameters[p.TO_RIVALS])
    if action >= m.RETURN:
        return worth_of_plant(b, s, action - m.RETURN, parameters) - 10
    return worth_of_plant(b, s, action - m.BUILD, parameters)
