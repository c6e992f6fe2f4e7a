"""The house bot: weighs every offered move by a few plain rules of thumb. It looks at open things only.

Worths are tenths of a victory point.
"""

from megawatt.games.barrage.moves import (
    ACCEPT,
    ARCHITECT,
    BANK,
    BID,
    BUILD,
    COPY,
    DECLINE,
    DISCARD,
    DROP,
    FILL,
    FULFIL,
    GAIN,
    ON_WHEEL,
    PASS,
    PATENT,
    PAY,
    PICK,
    PLACE,
    PRODUCE,
    TAKE,
    TILE,
    WITHOUT,
)
from megawatt.games.barrage.names import (
    ASK_DROPS,
    ASK_FREE_PIECE,
    BASE,
    BUILDING,
    CONDUIT,
    DAMS,
    E_ANY,
    E_BASE,
    E_CONDUIT,
    E_CREDITS,
    E_ELEVATION,
    E_EXCAVATORS,
    E_FLOWING,
    E_HEADSTREAM,
    E_MIXERS,
    E_POWERHOUSE,
    E_ROTATE,
    E_STEPS,
    E_VP,
    ELEVATION,
    MOST_BID,
    MOST_MACHINES,
    NATIONALS,
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
    WITH_DISCOUNT,
    WITH_NATIONAL,
)
from megawatt.games.barrage.rules.automa_places import completes, has_usable_dam, leads_to_own_powerhouse
from megawatt.games.barrage.rules.company import dam_room
from megawatt.games.barrage.rules.contracts import energy_needed
from megawatt.games.barrage.rules.costs import mixers_needed, piece_of, space_of, surcharge_of
from megawatt.games.barrage.rules.pending import number
from megawatt.games.barrage.rules.produce import best_energy, conduit_of, drops_of, energy_of, fee_of
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for
from megawatt.kernel.chance import below
from megawatt.kernel.rules import rule

ENGINEER = 9
CREDIT = 7
BANKED = 8
COMPLETE = 90
WITH_DAMS = 10
GRAIN = 4
"""Worths are drawn apart by less than this, so that equal moves are chosen by lot."""


@rule
def house(b, s, actions, count, luck):
    """The offered move of the highest worth."""
    best, chosen = -100_000, 0
    for i in range(count):
        worth = GRAIN * worth_of(b, s, s.seat, actions[i]) + below(luck, GRAIN)
        if worth > best:
            best, chosen = worth, i
    return actions[chosen]


@rule
def worth_of(b, s, seat, action):
    """What a move is worth to the seat."""
    if PLACE <= action < COPY:
        return worth_of_turn(b, s, seat, action)
    if BUILD <= action < TILE:
        return worth_of_piece(b, s, seat, action - BUILD, s.asked == ASK_FREE_PIECE)
    if TILE <= action < PAY:
        return (action - TILE) % 26
    if PAY <= action < PRODUCE:
        paid = action - PAY
        return 10 * (paid // (MOST_MACHINES + 1)) + 8 * (paid % (MOST_MACHINES + 1))
    if PRODUCE <= action < FULFIL:
        return worth_of_production(b, s, seat, action - PRODUCE, number(s, 0), number(s, 1))
    if FULFIL <= action < TAKE:
        return 10 + worth_of_effect(b, action - FULFIL)
    return worth_of_other(b, s, seat, action)


@rule
def worth_of_other(b, s, seat, action):
    """Contracts, drops, machines, bids and short answers."""
    if TAKE <= action < DISCARD:
        return worth_of_contract(b, s, seat, action - TAKE)
    if DISCARD <= action < DROP:
        return -worth_of_contract(b, s, seat, action - DISCARD)
    if DROP <= action < GAIN:
        return worth_of_drop(b, s, seat, action - DROP)
    if GAIN <= action < FILL:
        held = s.excavators[seat] if action == GAIN else s.mixers[seat] + 2
        return 20 - held
    if FILL <= action < PATENT:
        return 10
    if BID <= action < PICK:
        return -((action - BID) % (MOST_BID + 1))
    if action == DECLINE:
        return 1 if s.asked == ASK_DROPS else -50
    if action == PASS:
        return 0
    return 5 if action >= ACCEPT else 0


@rule
def worth_of_effect(b, effect):
    """A reward or income."""
    worth = 10 * b.effect[effect, E_VP] + 7 * b.effect[effect, E_CREDITS] + 9 * b.effect[effect, E_EXCAVATORS]
    worth += 12 * b.effect[effect, E_MIXERS] + 11 * b.effect[effect, E_ANY] + 10 * b.effect[effect, E_ROTATE]
    worth += 6 * b.effect[effect, E_STEPS] + 4 * b.effect[effect, E_HEADSTREAM] + 6 * b.effect[effect, E_FLOWING]
    if b.effect[effect, E_BASE] + b.effect[effect, E_ELEVATION] + b.effect[effect, E_CONDUIT] + b.effect[effect, E_POWERHOUSE] > 0:
        worth += 70
    return worth


@rule
def reachable_energy(b, s, seat):
    """The energy that a good production would give now."""
    return max(0, best_energy(b, s, seat, 1, 0, 0, s.credits[seat]))


@rule
def worth_of_contract(b, s, seat, contract):
    """A contract is worth its reward, less for what is still out of reach."""
    gap = max(0, b.contract_energy[contract] - reachable_energy(b, s, seat))
    return worth_of_effect(b, contract) - 9 * gap


@rule
def best_reward(b, s, seat, energy):
    """The best reward among the contracts that this energy fulfils."""
    best = 0
    flags = WITH_NATIONAL | WITH_DISCOUNT
    for i in range(s.hand_count[seat]):
        contract = s.hand[seat, i]
        if energy_needed(b, s, seat, contract, flags) <= energy:
            best = max(best, worth_of_effect(b, contract))
    for i in range(NATIONALS):
        contract = s.national[i]
        if contract >= 0 and energy_needed(b, s, seat, contract, flags) <= energy:
            best = max(best, worth_of_effect(b, contract))
    return best


@rule
def worth_of_energy(s, seat, energy):
    """Steps on the track: the first ones count most, they lead to the bonus and away from the penalty."""
    if s.energy[seat] == 0:
        return 30 + 9 * energy
    return 9 * energy if s.energy[seat] < 6 * s.round_no else 5 * energy


@rule
def worth_of_production(b, s, seat, index, modifier, flags):
    """Energy and reward less the fee."""
    conduit, drops = conduit_of(index), drops_of(index)
    energy = energy_of(b, s, seat, conduit, drops, modifier, flags)
    return worth_of_energy(s, seat, energy) + best_reward(b, s, seat, energy) - 17 * fee_of(s, seat, conduit, drops) - 4 * drops


# Beginning a turn.


@rule
def worth_of_turn(b, s, seat, action):
    """What a turn brings less its engineers and credits."""
    if action >= ON_WHEEL:
        return 60
    if action >= WITHOUT:
        return 80
    if action >= BANK:
        return (BANKED - ENGINEER) * (action - BANK + 1)
    space = action - ARCHITECT if action >= ARCHITECT else action - PLACE
    extra = 15 if action >= ARCHITECT else 0
    cost = ENGINEER * engineers_for(b, s, space) + CREDIT * credits_to_place(b, s, space)
    return extra + worth_of_space(b, s, seat, space) - cost


@rule
def worth_of_space(b, s, seat, space):
    """What a space offers."""
    kind, amount = b.space_kind[space], b.space_amount[space]
    credits = s.credits[seat] - credits_to_place(b, s, space)
    if kind == S_PRODUCE:
        energy = best_energy(b, s, seat, amount, 0, 0, credits)
        return worth_of_energy(s, seat, energy) + best_reward(b, s, seat, energy)
    if kind == S_CONSTRUCT:
        return 85 if s.round_no < ROUNDS else 45
    if kind == S_ROTATE:
        return worth_of_turning(s, seat, amount)
    if kind == S_EXCAVATOR or kind == S_ANY:
        return 15 if s.round_no < ROUNDS else 2
    if kind == S_PAIR:
        return 34 if s.round_no < ROUNDS else 4
    if kind == S_TAKE:
        return 14 * amount if s.hand_count[seat] + amount <= 3 and s.built[seat, POWERHOUSE] > 0 else 0
    if kind == S_HEADSTREAM or kind == S_FLOW:
        return amount * best_drop(b, s, seat)
    if kind == S_PATENT:
        return 70 - 10 * s.round_no if credits >= 3 else 0
    return 20


@rule
def worth_of_turning(s, seat, count):
    """What comes back by turning the wheel, and how much nearer the rest comes."""
    worth = 0
    for turns in range(1, SEGMENTS):
        at = (s.wheel_at[seat] + turns) % SEGMENTS
        content = s.wheel_excavators[seat, at] + s.wheel_mixers[seat, at]
        content = 8 * content + (10 if s.wheel_tile[seat, at] > 0 else 0)
        worth += content if turns <= count else content * count // 8
    return worth if s.round_no < ROUNDS else worth // 3


# Water.


@rule
def worth_of_drop(b, s, seat, stream):
    """Where a drop would end now: own dams are best, neutral ones useful."""
    basin = b.headstream_basin[stream]
    while 0 <= basin < WITH_DAMS:
        for dam in range(2 * basin, 2 * basin + 2):
            if dam_room(s, dam) > 0:
                if s.dam_owner[dam] == seat + 1:
                    return 24
                return 8 if s.dam_owner[dam] > 4 else 0
        basin = b.next_basin[basin]
    return 0


@rule
def best_drop(b, s, seat):
    """The worth of a drop on the best headstream."""
    best = 0
    for stream in range(4):
        best = max(best, worth_of_drop(b, s, seat, stream))
    return best


# Pieces.


@rule
def worth_of_piece(b, s, seat, target, is_free):
    """A piece is worth most where it completes a system, then where it is half of one."""
    piece, space = piece_of(target), space_of(target)
    worth = 30 - 8 * surcharge_of(b, s, target, 0) + worth_of_row(s, seat, piece)
    if not is_free:
        worth -= 2 * mixers_needed(b, s, seat, target)
    if piece == BUILDING:
        return worth + 5 * b.building_vp[space] - 20
    if piece == ELEVATION:
        return worth + (15 if s.drops[space] >= s.dam_level[space] else 0)
    if completes(b, s, seat, piece, space):
        worth += COMPLETE
    if piece == BASE:
        return worth + worth_of_base(b, s, seat, space)
    if piece == CONDUIT:
        worth += 7 * b.conduit_value[space]
        worth += 25 if has_usable_dam(s, seat, space // 2) else -10
        return worth + (25 if leads_to_own_powerhouse(b, s, seat, space) else 0)
    return worth + worth_of_powerhouse(b, s, seat, b.powerhouse_basin[space])


@rule
def worth_of_row(s, seat, piece):
    """Pieces that uncover an income or switch something on."""
    built = s.built[seat, piece]
    if piece == POWERHOUSE:
        return 30 if built < 3 else 10
    return 20 if built == 1 or built >= 3 else 5


@rule
def worth_of_base(b, s, seat, dam):
    """Dams near the springs catch water first; conduits of the basin that lead home are good."""
    worth = 6 if dam % 2 == 0 else 0
    for conduit in range(dam & ~1, (dam & ~1) + 2):
        if leads_to_own_powerhouse(b, s, seat, conduit):
            worth += 15
        if s.conduit_owner[conduit] == seat + 1:
            worth += 15
    return worth


@rule
def worth_of_powerhouse(b, s, seat, basin):
    """Powerhouses where built conduits or conduits of usable dams end."""
    worth = 0
    for conduit in range(DAMS):
        if b.conduit_to[conduit] == basin:
            if s.conduit_owner[conduit] == seat + 1:
                worth = max(worth, 30 + 4 * b.conduit_value[conduit])
            elif s.conduit_owner[conduit] != 0:
                worth = max(worth, 15 + 2 * b.conduit_value[conduit])
            elif has_usable_dam(s, seat, conduit // 2):
                worth = max(worth, 4 * b.conduit_value[conduit])
    return worth
