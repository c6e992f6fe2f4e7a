"""What beginning a turn is worth to the house bot: spaces, the wheel, water."""

from megawatt.author import rule
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.house import bot_parameters as p
from megawatt.games.barrage.house.energy import best_reward, worth_of_energy
from megawatt.games.barrage.rules.company import dam_room
from megawatt.games.barrage.rules.produce import best_energy
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for

WITH_DAMS = 10


@rule
def worth_of_turn(b, s, seat, action, drop, parameters):
    """What a turn brings less its engineers and credits; a drop on the best headstream is worth so much."""
    if action >= m.ON_WHEEL:
        return 60
    if action >= m.WITHOUT:
        return 80
    if action >= m.BANK:
        return (parameters[p.BANKED] - parameters[p.ENGINEER]) * (action - m.BANK + 1)
    space = action - m.ARCHITECT if action >= m.ARCHITECT else action - m.PLACE
    extra = parameters[p.ARCHITECT_FREED] if action >= m.ARCHITECT else 0
    credits = credits_to_place(b, s, space)
    cost = parameters[p.ENGINEER] * engineers_for(b, s, space) + parameters[p.CREDIT] * credits
    return extra + worth_of_space(b, s, seat, space, s.credits[seat] - credits, drop, parameters) - cost


@rule
def worth_of_space(b, s, seat, space, credits, drop, parameters):
    """What a space offers to a seat with so many credits left."""
    kind, amount = b.space_kind[space], b.space_amount[space]
    if kind == n.S_PRODUCE:
        energy = best_energy(b, s, seat, amount, 0, 0, credits)
        return worth_of_energy(s, seat, energy, parameters) + best_reward(b, s, seat, energy, parameters)
    if kind == n.S_CONSTRUCT:
        return parameters[p.CONSTRUCT] if s.round_no < n.ROUNDS else parameters[p.CONSTRUCT_LAST]
    if kind == n.S_ROTATE:
        return worth_of_turning(s, seat, amount, parameters)
    if kind == n.S_EXCAVATOR or kind == n.S_ANY:
        return parameters[p.MACHINE_SPACE] if s.round_no < n.ROUNDS else 2
    if kind == n.S_PAIR:
        return parameters[p.PAIR_SPACE] if s.round_no < n.ROUNDS else 4
    if kind == n.S_TAKE:
        return parameters[p.CONTRACT_SPACE] * amount if s.hand_count[seat] + amount <= 3 and s.built[seat, n.POWERHOUSE] > 0 else 0
    if kind == n.S_HEADSTREAM or kind == n.S_FLOW:
        return amount * drop
    if kind == n.S_PATENT:
        return parameters[p.PATENT_SPACE] - 10 * s.round_no if credits >= 3 else 0
    return 20


@rule
def worth_of_turning(s, seat, count, parameters):
    """What comes back by turning the wheel, and how much nearer the rest comes."""
    worth = 0
    for turns in range(1, n.SEGMENTS):
        at = (s.wheel_at[seat] + turns) % n.SEGMENTS
        content = s.wheel_excavators[seat, at] + s.wheel_mixers[seat, at]
        content = parameters[p.ON_THE_WHEEL] * content + (10 if s.wheel_tile[seat, at] > 0 else 0)
        worth += content if turns <= count else content * count // 8
    return worth if s.round_no < n.ROUNDS else worth // 3


@rule
def worth_of_drop(b, s, seat, stream, parameters):
    """Where a drop would end now: own dams are best, neutral ones useful."""
    basin = b.headstream_basin[stream]
    while 0 <= basin < WITH_DAMS:
        for dam in range(2 * basin, 2 * basin + 2):
            if dam_room(s, dam) > 0:
                if s.dam_owner[dam] == seat + 1:
                    return parameters[p.OWN_DROP]
                return parameters[p.NEUTRAL_DROP] if s.dam_owner[dam] > 4 else 0
        basin = b.next_basin[basin]
    return 0


@rule
def best_drop(b, s, seat, parameters):
    """The worth of a drop on the best headstream."""
    best = 0
    for stream in range(4):
        best = max(best, worth_of_drop(b, s, seat, stream, parameters))
    return best
