"""The house bot moves the crew and builds: what stands on contracts, what tiles bring, what regions bring."""

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house.planning import worth_of_buying_lines
from megawatt.games.future_energy.house.scale import MILLION, NEVER, NOTHING, ON_THE_WAY, TO_RIVALS, rounds_left
from megawatt.games.future_energy.moves import BUILD, CREW, FREE, JOIN, RETURN, STEP
from megawatt.games.future_energy.rules.contracts import all_contracts, holds_plants
from megawatt.games.future_energy.rules.ending import score_region
from megawatt.kernel.rules import rule

NEARLY_DONE = (0, 36, 18, 12, 9, 7, 6)
"""What a plant is worth because so few are left on its contract."""


@rule
def worth_of_way(b, s, seat, action, reached):
    """What can be built at the end of the way, less its price."""
    if action >= FREE or (action >= STEP and s.tile[action - STEP] == n.NO_TILE):
        return NOTHING
    site = action - STEP if action >= STEP else action - CREW
    way = s.way[s.extensions[seat], site]
    price = 0
    if action < STEP and way < n.NOWHERE:
        price = way // n.PRICE * MILLION + way % n.PRICE // n.RIVALS * TO_RIVALS
    plant = best_plant_for(b, s, seat, s.tile[site])
    worth = worth_of_plant(b, s, plant) + worth_of_tile(b, s, seat, s.tile[site], plant, reached)
    return ON_THE_WAY + worth + worth_of_site(b, s, seat, site) - price


@rule
def best_plant_for(b, s, seat, tile):
    """The own plant most worth building on this tile."""
    best, best_worth = 0, NEVER
    for card in range(all_contracts(b)):
        if holds_plants(s, seat, card):
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
    return b.tenths_per_space[card] + NEARLY_DONE[left] - rare


@rule
def worth_of_tile(b, s, seat, tile, plant, reached):
    """What the action of a tile brings."""
    rounds = rounds_left(b, s) - 1
    if tile == n.INVESTOR:
        return rounds * MILLION if s.investors[seat] < n.MOST_INVESTORS else NOTHING
    if tile == n.ENGINEER:
        return rounds * (10 - 3 * s.engineers[seat]) if s.engineers[seat] < n.MOST_ENGINEERS else NOTHING
    if tile == n.NUCLEAR:
        return 5 * rounds if b.module_3 else worth_of_buying_lines(b, s, seat, 1, reached) + MILLION
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
        return worth_of_buying_lines(b, s, seat, 1, reached) + MILLION
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
