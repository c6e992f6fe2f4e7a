"""What beginning a turn is worth to the house bot: spaces, the wheel, water."""

from megawatt.games.barrage.house.energy import best_reward, worth_of_energy
from megawatt.games.barrage.house.habits import (
    ARCHITECT_FREED,
    BANKED,
    CONSTRUCT,
    CONSTRUCT_LAST,
    CONTRACT_SPACE,
    CREDIT,
    ENGINEER,
    MACHINE_SPACE,
    NEUTRAL_DROP,
    ON_THE_WHEEL,
    OWN_DROP,
    PAIR_SPACE,
    PATENT_SPACE,
)
from megawatt.games.barrage.moves import (
    ARCHITECT,
    BANK,
    ON_WHEEL,
    PLACE,
    WITHOUT,
)
from megawatt.games.barrage.names import (
    POWERHOUSE,
    ROUNDS,
    S_ANY,
    S_CONSTRUCT,
    S_EXCAVATOR,
    S_FLOW,
    S_HEADSTREAM,
    S_PAIR,
    S_PATENT,
    S_PRODUCE,
    S_ROTATE,
    S_TAKE,
    SEGMENTS,
)
from megawatt.games.barrage.rules.company import dam_room
from megawatt.games.barrage.rules.produce import best_energy
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for
from megawatt.kernel.rules import rule

WITH_DAMS = 10


@rule
def worth_of_turn(b, s, seat, action, drop, habits):
    """What a turn brings less its engineers and credits; a drop on the best headstream is worth so much."""
    if action >= ON_WHEEL:
        return 60
    if action >= WITHOUT:
        return 80
    if action >= BANK:
        return (habits[BANKED] - habits[ENGINEER]) * (action - BANK + 1)
    space = action - ARCHITECT if action >= ARCHITECT else action - PLACE
    extra = habits[ARCHITECT_FREED] if action >= ARCHITECT else 0
    credits = credits_to_place(b, s, space)
    cost = habits[ENGINEER] * engineers_for(b, s, space) + habits[CREDIT] * credits
    return extra + worth_of_space(b, s, seat, space, s.credits[seat] - credits, drop, habits) - cost


@rule
def worth_of_space(b, s, seat, space, credits, drop, habits):
    """What a space offers to a seat with so many credits left."""
    kind, amount = b.space_kind[space], b.space_amount[space]
    if kind == S_PRODUCE:
        energy = best_energy(b, s, seat, amount, 0, 0, credits)
        return worth_of_energy(s, seat, energy, habits) + best_reward(b, s, seat, energy, habits)
    if kind == S_CONSTRUCT:
        return habits[CONSTRUCT] if s.round_no < ROUNDS else habits[CONSTRUCT_LAST]
    if kind == S_ROTATE:
        return worth_of_turning(s, seat, amount, habits)
    if kind == S_EXCAVATOR or kind == S_ANY:
        return habits[MACHINE_SPACE] if s.round_no < ROUNDS else 2
    if kind == S_PAIR:
        return habits[PAIR_SPACE] if s.round_no < ROUNDS else 4
    if kind == S_TAKE:
        return habits[CONTRACT_SPACE] * amount if s.hand_count[seat] + amount <= 3 and s.built[seat, POWERHOUSE] > 0 else 0
    if kind == S_HEADSTREAM or kind == S_FLOW:
        return amount * drop
    if kind == S_PATENT:
        return habits[PATENT_SPACE] - 10 * s.round_no if credits >= 3 else 0
    return 20


@rule
def worth_of_turning(s, seat, count, habits):
    """What comes back by turning the wheel, and how much nearer the rest comes."""
    worth = 0
    for turns in range(1, SEGMENTS):
        at = (s.wheel_at[seat] + turns) % SEGMENTS
        content = s.wheel_excavators[seat, at] + s.wheel_mixers[seat, at]
        content = habits[ON_THE_WHEEL] * content + (10 if s.wheel_tile[seat, at] > 0 else 0)
        worth += content if turns <= count else content * count // 8
    return worth if s.round_no < ROUNDS else worth // 3


@rule
def worth_of_drop(b, s, seat, stream, habits):
    """Where a drop would end now: own dams are best, neutral ones useful."""
    basin = b.headstream_basin[stream]
    while 0 <= basin < WITH_DAMS:
        for dam in range(2 * basin, 2 * basin + 2):
            if dam_room(s, dam) > 0:
                if s.dam_owner[dam] == seat + 1:
                    return habits[OWN_DROP]
                return habits[NEUTRAL_DROP] if s.dam_owner[dam] > 4 else 0
        basin = b.next_basin[basin]
    return 0


@rule
def best_drop(b, s, seat, habits):
    """The worth of a drop on the best headstream."""
    best = 0
    for stream in range(4):
        best = max(best, worth_of_drop(b, s, seat, stream, habits))
    return best
