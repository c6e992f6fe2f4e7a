"""Leeghwater: private buildings, what they do, and external works."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import (
    copies,
    dam_room,
    gain_credits,
    has_officer,
    load_wheel,
    on_wheel,
    owns_tile,
    pay_credits,
    purse,
    turn_wheel,
)
from megawatt.games.barrage.rules.construct import produce_without_water
from megawatt.games.barrage.rules.contracts import can_fulfil_unproduced
from megawatt.games.barrage.rules.pending import (
    ask,
    ask_for_machines,
    ask_to_fill,
    ask_to_fulfil_unproduced,
    ask_to_produce,
    ask_to_recover,
    gain_later,
)
from megawatt.games.barrage.rules.produce import best_energy
from megawatt.games.barrage.rules.water import advance, is_own_or_neutral

STATION_MODIFIER = 3
RELAY_STEPS = 4
DIVISION_CREDITS = 5
FACTORY_MACHINES = 2
WIND_ENERGY = 5
LOAN_PER_MACHINE = 2
ANY_CONTRACT = 99


@rule
def has_built(s, seat, building):
    """Whether a company has built a private building."""
    return s.building_owners[building] >> seat & 1 == 1


@rule
def why_not_act(b, s, seat, building, credits):
    """The first rule that keeps a building's action from being carried out with these credits, or ALLOWED."""
    if b.building_price[building] > credits:
        return n.TOO_DEAR
    possible = True
    if building == n.COFFERDAM:
        possible = some_dam_has_room(s, seat)
    elif building == n.CONTROL_STATION:
        possible = best_energy(b, s, seat, STATION_MODIFIER, 0, 0, credits) >= 1
    elif building == n.CUSTOMER_OFFICE:
        possible = can_fulfil_unproduced(b, s, seat, ANY_CONTRACT)
    elif building == n.DEVELOPMENT_OFFICE:
        possible = some_tile_on_wheel(s, seat)
    elif building == n.LOAN_AGENCY:
        possible = some_work_on_loan(b, s, credits)
    elif building == n.RESEARCH_LAB:
        possible = some_segment_to_halve(s, seat)
    return n.ALLOWED if possible else n.BUILDING_IDLE


@rule
def act(b, s, seat, building, log):
    """Carry out a building's action."""
    tell(log, events.BUILDING_USED, s.company[seat], building)
    pay_credits(s, seat, b.building_price[building], log)
    if building == n.COFFERDAM:
        ask_to_fill(s, seat, 1, 0)
    elif building == n.CONTROL_STATION:
        ask_to_produce(s, seat, STATION_MODIFIER, 0, 0)
    elif building == n.CUSTOMER_OFFICE:
        ask_to_fulfil_unproduced(s, seat, ANY_CONTRACT, 1)
    elif building == n.DEVELOPMENT_OFFICE:
        ask(s, n.ASK_RETRIEVE, seat)
    elif building == n.ENERGY_RELAY:
        advance(s, seat, RELAY_STEPS, log)
    elif building == n.FINANCIAL_DIVISION:
        gain_credits(s, seat, DIVISION_CREDITS)
        tell(log, events.CREDITS_GAINED, s.company[seat], DIVISION_CREDITS)
    elif building == n.LOAN_AGENCY:
        ask(s, n.ASK_WORK, seat)
    elif building == n.RESEARCH_LAB:
        ask(s, n.ASK_SEGMENT, seat)
    elif building == n.ROBOT_FACTORY:
        ask_for_machines(s, seat, FACTORY_MACHINES)
    else:
        produce_without_water(b, s, seat, WIND_ENERGY, log)


@rule
def can_act(b, s, seat, building):
    """Whether a new building could act at once."""
    return why_not_act(b, s, seat, building, purse(s, seat)) == n.ALLOWED


@rule
def why_not_perform(b, s, seat, building):
    """The first rule that forbids Margot the action of this building, or ALLOWED."""
    return why_not_act(b, s, seat, building, s.credits[seat]) if has_built(s, seat, building) else n.BUILDING_NOT_YOURS


@rule
def some_building_acts(b, s, seat, credits):
    """Whether any building of this company could act with these credits."""
    for building in range(n.BUILDINGS):
        if has_built(s, seat, building) and why_not_act(b, s, seat, building, credits) == n.ALLOWED:
            return True
    return False


@rule
def some_dam_has_room(s, seat):
    """Whether an own or neutral dam takes another drop."""
    for dam in range(n.DAMS):
        if is_own_or_neutral(s, seat, dam) and dam_room(s, dam) > 0:
            return True
    return False


@rule
def some_tile_on_wheel(s, seat):
    """Whether any technology tile lies on the wheel."""
    for segment in range(n.SEGMENTS):
        if s.wheel_tile[seat, segment] > 0:
            return True
    return False


@rule
def why_not_retrieve(s, seat, tile):
    """Development office: only tiles on the wheel come back."""
    return n.ALLOWED if on_wheel(s, seat, tile) else n.NOT_ON_WHEEL


@rule
def retrieve_tile(s, seat, tile, log):
    """Development office: a tile comes back without its machines."""
    for segment in range(n.SEGMENTS):
        if s.wheel_tile[seat, segment] == tile + 1:
            s.wheel_tile[seat, segment] = 0
    s.tiles[seat] += 1 << tile
    tell(log, events.TILE_RETRIEVED, s.company[seat], tile)


@rule
def machines_in_segment(s, seat, segment):
    """The machines of one wheel segment."""
    return s.wheel_excavators[seat, segment] + s.wheel_mixers[seat, segment]


@rule
def segment_after(s, seat, turns):
    """The segment that arrives after this many turns."""
    return (s.wheel_at[seat] + turns) % n.SEGMENTS


@rule
def some_segment_to_halve(s, seat):
    """Whether any segment holds two machines."""
    for segment in range(n.SEGMENTS):
        if machines_in_segment(s, seat, segment) >= 2:
            return True
    return False


@rule
def why_not_segment(s, seat, turns):
    """Research lab: half the machines of a segment, rounded down, so it takes two."""
    return n.ALLOWED if machines_in_segment(s, seat, segment_after(s, seat, turns)) >= 2 else n.NOTHING_IN_SEGMENT


@rule
def choose_segment(s, seat, turns):
    """Research lab: half of this segment's machines come back, one by one."""
    segment = segment_after(s, seat, turns)
    ask_to_recover(s, seat, segment, machines_in_segment(s, seat, segment) // 2)


@rule
def why_not_recover(s, seat, segment, machine):
    """Only machines that lie there."""
    held = s.wheel_excavators[seat, segment] if machine == 0 else s.wheel_mixers[seat, segment]
    return n.ALLOWED if held > 0 else n.NOTHING_IN_SEGMENT


@rule
def recover(s, seat, segment, machines, machine):
    """Research lab: one machine comes back from a wheel segment, then the next."""
    if machines > 1:
        ask_to_recover(s, seat, segment, machines - 1)
    if machine == 0:
        s.wheel_excavators[seat, segment] -= 1
        s.excavators[seat] += 1
    else:
        s.wheel_mixers[seat, segment] -= 1
        s.mixers[seat] += 1


# External works.


@rule
def why_not_work(b, s, seat, place):
    """The first rule that forbids paying for this open work with machines, or ALLOWED."""
    work = s.open_work[place]
    if work < 0:
        return n.NO_WORK_THERE
    if b.work_excavators[work] > s.excavators[seat] or b.work_mixers[work] > s.mixers[seat]:
        return n.TOO_FEW_MACHINES
    return n.ALLOWED


@rule
def why_not_work_on_wheel(b, s, seat, place):
    """Leslie: the machines go on the wheel with her tile; Mahiri does the same without a tile."""
    if not has_officer(s, seat, n.LESLIE):
        return n.TILE_NOT_AVAILABLE
    if not copies(s, seat, n.LESLIE) and not owns_tile(s, seat, n.LESLIE_TILE):
        return n.TILE_NOT_AVAILABLE
    return why_not_work(b, s, seat, place)


@rule
def loan_for(b, work):
    """Loan agency: 2 credits per machine."""
    return LOAN_PER_MACHINE * (b.work_excavators[work] + b.work_mixers[work])


@rule
def why_not_work_on_loan(b, s, place, credits):
    """The first rule that forbids this open work on loan, or ALLOWED."""
    if s.open_work[place] < 0:
        return n.NO_WORK_THERE
    return n.TOO_DEAR if loan_for(b, s.open_work[place]) > credits else n.ALLOWED


@rule
def why_not_borrow(b, s, seat, place):
    """The same with all credits of a company."""
    return why_not_work_on_loan(b, s, place, s.credits[seat])


@rule
def some_work_on_loan(b, s, credits):
    """Whether any open work can be paid with these credits."""
    for place in range(n.OPEN_TILES):
        if why_not_work_on_loan(b, s, place, credits) == n.ALLOWED:
            return True
    return False


@rule
def do_work(s, seat, place, log):
    """The tile is kept face down and its reward taken."""
    work = s.open_work[place]
    s.open_work[place] = -1
    s.works_done[seat] += 1
    tell(log, events.WORK_DONE, s.company[seat], work)
    gain_later(s, seat, n.FIRST_WORK + work)


@rule
def work_with_machines(b, s, seat, place, log):
    """The machines go back to the bank."""
    work = s.open_work[place]
    s.excavators[seat] -= b.work_excavators[work]
    s.mixers[seat] -= b.work_mixers[work]
    do_work(s, seat, place, log)


@rule
def work_on_wheel(b, s, seat, place, log):
    """The machines go on the wheel, which turns by one."""
    work = s.open_work[place]
    tile = n.NO_TILE if copies(s, seat, n.LESLIE) else n.LESLIE_TILE
    load_wheel(s, seat, tile, b.work_excavators[work], b.work_mixers[work])
    turn_wheel(s, seat, 1, log)
    do_work(s, seat, place, log)


@rule
def work_on_loan(b, s, seat, place, log):
    """Credits instead of machines."""
    pay_credits(s, seat, loan_for(b, s.open_work[place]), log)
    do_work(s, seat, place, log)
