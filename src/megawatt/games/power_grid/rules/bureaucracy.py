"""Phase 5: power cities and collect, resupply, change the market (NOTES 6)."""

from megawatt.author import rule, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.market import begin_step_if_due, change_market, turn_market_over
from megawatt.games.power_grid.rules.resources import put_on_track
from megawatt.games.power_grid.rules.storage import (
    can_run,
    cities_powered,
    coal_for_hybrids,
    most_cities_powered,
    needs,
    part_of,
)


@rule
def begin_bureaucracy(b, s, log):
    """A step that is due is in force from here on; in China the plant market is turned over."""
    begin_step_if_due(s, log)
    s.phase = n.BUREAUCRACY
    s.turn = 0
    turn_market_over(b, s, log)
    if has_outage(b, s):
        tell(log, events.OUTAGE, s.built_this_round)


# Powering.


@rule
def why_not_run(b, s, seat, plants):
    """The first rule that forbids running exactly these plants, or ALLOWED (6.2)."""
    if plants >> s.plant_count[seat] != 0:
        return n.NOT_YOUR_PLANTS
    if not can_run(b, s, seat, plants):
        return n.NO_FUEL
    if b.must_power_most and cities_powered(b, s, seat, plants) < most_cities_powered(b, s, seat):
        return n.MUST_POWER_MOST
    return n.ALLOWED


@rule
def plants_that_cannot_run(b, s, seat):
    """The own plants without the fuel to run even alone, one bit per slot."""
    idle = 0
    for slot in range(s.plant_count[seat]):
        if not can_run(b, s, seat, 1 << slot):
            idle |= 1 << slot
    return idle


@rule
def can_run_any(b, s, seat):
    """Whether this seat has a plant that could run; plants are chosen freely, whether or not there is a city (6.2)."""
    if s.cities[seat] == 0 and not b.run_without_cities:
        return False
    return plants_that_cannot_run(b, s, seat) != (1 << s.plant_count[seat]) - 1


@rule
def ask_next_to_power(b, s, log):
    """In player order; who cannot run anything collects at once. Returns False when all have."""
    while s.turn < b.seats:
        seat = s.order[s.turn]
        if can_run_any(b, s, seat):
            s.seat = seat
            s.asked = n.ASK_RUN
            return True
        collect(b, s, seat, 0, log)
        s.turn += 1
    return False


@rule
def run_plants(b, s, plants, log):
    """Run these plants. True when the owner is asked what the hybrids burn."""
    least, most = coal_for_hybrids(b, s, s.seat, plants)
    s.running = plants
    if least < most:
        s.asked = n.ASK_BURN
        return True
    burn(b, s, least, log)
    return False


@rule
def why_not_burn(b, s, seat, coal):
    """Whether the running hybrids can burn this much coal and oil for the rest (6.3)."""
    least, most = coal_for_hybrids(b, s, seat, s.running)
    return n.ALLOWED if least <= coal <= most else n.NOT_BURNABLE


@rule
def burn(b, s, coal, log):
    """The running plants burn exactly their need, the hybrids this much coal; cities are lit, the seat is paid (6.2)."""
    seat = s.seat
    need = needs(b, s, seat, s.running)
    burn_fuel(b, s, seat, n.COAL, part_of(need, n.COAL) + coal, log)
    burn_fuel(b, s, seat, n.OIL, part_of(need, n.OIL) + part_of(need, n.HYBRID) - coal, log)
    burn_fuel(b, s, seat, n.GARBAGE, part_of(need, n.GARBAGE), log)
    burn_fuel(b, s, seat, n.URANIUM, part_of(need, n.URANIUM), log)
    collect(b, s, seat, cities_powered(b, s, seat, s.running), log)
    s.running = 0
    s.turn += 1


@rule
def burn_fuel(b, s, seat, fuel, count, log):
    """Burned tokens are back in the supply before the resupply (6.1); in South Africa coal lies in its own storage."""
    if count == 0:
        return
    s.fuel[seat, fuel] -= count
    if fuel == n.COAL and b.storage_price > 0:
        s.storage += count
    else:
        s.supply[fuel] += count
    tell(log, events.FUEL_BURNED, seat, fuel, count)


@rule
def has_outage(b, s):
    """India: more houses were built this round than two per player."""
    return b.outage_fine > 0 and s.built_this_round > 2 * b.seats


@rule
def income_for(b, s, seat, powered):
    """The payment table; 20 or more cities pay the same (6.2). After an outage India takes 3 per own city."""
    income = b.income[min(powered, len(b.income) - 1)]
    if has_outage(b, s):
        income = max(0, income - b.outage_fine * s.cities[seat])
    return income


@rule
def collect(b, s, seat, powered, log):
    """The bank pays for the cities supplied; nobody goes without the ten for none."""
    income = income_for(b, s, seat, powered)
    s.powered[seat] = powered
    s.earned[seat] = income
    s.cash[seat] += income
    tell(log, events.POWERED, seat, powered, income)


# Mines (Australia).


@rule
def mine_price(b, s):
    """The highest price on the uranium market that still has a free space; 0 when the market is full."""
    spaces = len(b.mine_track)
    while spaces > 0 and b.mine_track[spaces - 1] == 0:
        spaces -= 1
    free = spaces - s.mine_tokens
    return b.mine_track[free - 1] if free > 0 else 0


@rule
def sell_uranium(b, s, log):
    """Last player first: the highest free price times the cities printed on the mines, then one token per mine."""
    if not b.mines_sell:
        return
    for place in range(b.seats - 1, -1, -1):
        seat = s.order[place]
        price = mine_price(b, s)
        income = 0
        for i in range(s.mine_count[seat]):
            income += price * b.card_cities[s.mines[seat, i]]
        for _ in range(s.mine_count[seat]):
            if mine_price(b, s) > 0:
                s.mine_tokens += 1
        if income > 0:
            s.cash[seat] += income
            tell(log, events.MINES_SOLD, seat, income)


@rule
def use_up_uranium(b, s):
    """The mines' market is emptied from the cheap end, according to the step."""
    s.mine_tokens = max(0, s.mine_tokens - b.mine_refill[s.step])


# Resupply (6.4).


@rule
def resupply_fuel(b, s, source, fuel, log):
    """Dearest free space first, limited by the tokens beside the board and by the track (6.4)."""
    wanted = b.resupply[source, fuel, s.step]
    if fuel == n.COAL and b.storage_price > 0:
        take_from_storage(b, s, wanted)
    if fuel == n.OIL and s.tokens[source, fuel] == 0:
        s.oil_shift = 0
    placed = put_on_track(b, s, source, fuel, wanted)
    if placed > 0:
        tell(log, events.RESUPPLIED, fuel, placed)
    if b.oil_slides and fuel == n.OIL and s.tokens[source, fuel] > 0:
        slide_oil(b, s, wanted - placed, log)


@rule
def slide_oil(b, s, missing, log):
    """Middle East: the oil in the market slides one space down for every token that is missing, until all lies at 1."""
    spaces = min(missing, b.track_size[n.MAIN, n.OIL] - s.oil_shift)
    if spaces > 0:
        s.oil_shift += spaces
        tell(log, events.OIL_CHEAPER, spaces)


@rule
def take_from_storage(b, s, wanted):
    """South Africa: the refill takes from the storage first, so hand it what it may need."""
    free = b.track_size[n.MAIN, n.COAL] - s.tokens[n.MAIN, n.COAL]
    moved = min(min(wanted, free), s.storage)
    s.storage -= moved
    s.supply[n.COAL] += moved


@rule
def resupply(b, s, log):
    """All fuels, by player count and step; where there are two markets the side one comes first (Korea)."""
    for source in range(b.sources - 1, -1, -1):
        for fuel in range(n.FUELS):
            resupply_fuel(b, s, source, fuel, log)


@rule
def end_bureaucracy(b, s, log):
    """After powering: mines, resupply, market change; a step that came up meanwhile begins with the next round (7.3)."""
    sell_uranium(b, s, log)
    use_up_uranium(b, s)
    resupply(b, s, log)
    change_market(b, s, log)
    begin_step_if_due(s, log)
