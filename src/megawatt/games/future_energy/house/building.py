"""The house bot moves the crew and builds: what stands on contracts, what tiles bring, what regions bring."""

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house.habits import (
    COAL_TILE,
    CONTRACT_GROUND,
    ENGINEER,
    GAS_TILE,
    JOINT_PLANT,
    LAST_MONEY,
    MILLION,
    NEARLY_DONE,
    NEXT_ENGINEER_LESS,
    OIL_TILE,
    PLANT_GROUND,
    POINTS_GROUND,
    RARE,
    REGION_POINT,
    TO_RIVALS,
)
from megawatt.games.future_energy.house.planning import worth_of_buying_lines
from megawatt.games.future_energy.house.scale import NEVER, NOTHING, ON_THE_WAY, rounds_left
from megawatt.games.future_energy.moves import BUILD, CREW, FREE, JOIN, RETURN, STEP
from megawatt.games.future_energy.rules.contracts import all_contracts, holds_plants
from megawatt.games.future_energy.rules.ending import score_region
from megawatt.kernel.rules import rule


@rule
def worth_of_way(b, s, seat, action, reached, habits):
    """What can be built at the end of the way, less its price."""
    if action >= FREE or (action >= STEP and s.tile[action - STEP] == n.NO_TILE):
        return NOTHING
    site = action - STEP if action >= STEP else action - CREW
    way = s.way[s.extensions[seat], site]
    price = 0
    if action < STEP and way < n.NOWHERE:
        price = way // n.PRICE * habits[MILLION] + way % n.PRICE // n.RIVALS * habits[TO_RIVALS]
    plant = best_plant_for(b, s, seat, s.tile[site], habits)
    worth = worth_of_plant(b, s, plant, habits) + worth_of_tile(b, s, seat, s.tile[site], plant, reached, habits)
    return ON_THE_WAY + worth + worth_of_site(b, s, seat, site, habits) - price


@rule
def best_plant_for(b, s, seat, tile, habits):
    """The own plant most worth building on this tile."""
    best, best_worth = 0, NEVER
    for card in range(all_contracts(b)):
        if holds_plants(s, seat, card):
            for space in range(b.spaces[card]):
                plant = card * n.SPACES + space
                if s.plants_on[card] >> space & 1 and (tile >= n.GROUND or b.icons[card, space] == tile):
                    worth = worth_of_plant(b, s, plant, habits)
                    if worth > best_worth:
                        best, best_worth = plant, worth
    return best


@rule
def worth_of_plant(b, s, plant, habits):
    """Its share of the contract's points, more for contracts that are nearly done; rare icons go first on open ground."""
    card = plant // n.SPACES
    left = s.second[card]
    for space in range(b.spaces[card]):
        left += s.plants_on[card] >> space & 1
    rare = habits[RARE] if s.ready[s.holder[card], b.icons[card, plant % n.SPACES]] == 1 else 0
    nearly_done = habits[NEARLY_DONE] // left if left > 0 else 0
    return b.tenths_per_space[card] + nearly_done - rare


@rule
def worth_of_tile(b, s, seat, tile, plant, reached, habits):
    """What the action of a tile brings."""
    rounds = rounds_left(b, s, habits) - 1
    if tile == n.INVESTOR:
        return rounds * habits[MILLION] if s.investors[seat] < n.MOST_INVESTORS else NOTHING
    if tile == n.ENGINEER:
        per_round = habits[ENGINEER] - habits[NEXT_ENGINEER_LESS] * s.engineers[seat]
        return rounds * per_round if s.engineers[seat] < n.MOST_ENGINEERS else NOTHING
    if tile == n.NUCLEAR:
        return 5 * rounds if b.module_3 else worth_of_buying_lines(b, s, seat, 1, reached, habits) + habits[MILLION]
    if tile == n.GAS:
        return habits[GAS_TILE]
    if tile == n.COAL:
        return habits[COAL_TILE] if s.on_contracts[seat] > 1 else NOTHING
    if tile == n.OIL:
        return habits[OIL_TILE] * min(2, s.ready[seat, n.OIL] - 1)
    if tile == n.GROUND_POINTS:
        return habits[POINTS_GROUND]
    if tile == n.GROUND_CONTRACT:
        return habits[CONTRACT_GROUND]
    if tile == n.GROUND_LINES:
        return worth_of_buying_lines(b, s, seat, 1, reached, habits) + habits[MILLION]
    if tile == n.GROUND_PLANT:
        return habits[PLANT_GROUND] if s.on_contracts[seat] > 1 else NOTHING
    spent_too_late = 0 if rounds > 0 else habits[LAST_MONEY]
    return b.ground_money[tile] * habits[MILLION] - spent_too_late - worth_of_plant(b, s, plant, habits) // 8


@rule
def worth_of_site(b, s, seat, site, habits):
    """What one more plant changes in the region's points, against the best rival."""
    region = b.region[site]
    before = margin_in(b, s, seat, region)
    s.in_region[seat, region] += 1
    after = margin_in(b, s, seat, region)
    s.in_region[seat, region] -= 1
    return habits[REGION_POINT] * (after - before) + 4


@rule
def margin_in(b, s, seat, region):
    """Own points in a region and half of what the rivals do not get."""
    rivals = 0
    for other in range(b.seats):
        if other != seat:
            rivals += score_region(b, s, other, region)
    return score_region(b, s, seat, region) - rivals // (b.seats - 1)


@rule
def worth_of_moving(b, s, seat, action, habits):
    """Building, returning and joining: the plant's worth, and joining only at its price."""
    if action >= JOIN:
        worth = worth_of_plant(b, s, action - JOIN, habits) + worth_of_site(b, s, seat, s.target, habits)
        return habits[JOINT_PLANT] + worth - b.joint_price * (habits[MILLION] + habits[TO_RIVALS])
    if action >= RETURN:
        return worth_of_plant(b, s, action - RETURN, habits) - 10
    return worth_of_plant(b, s, action - BUILD, habits)
