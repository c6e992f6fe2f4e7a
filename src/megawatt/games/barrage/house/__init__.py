"""The house bot: weighs every offered move by a few plain rules of thumb. It looks at open things only.

Worths are tenths of a victory point.
"""

from megawatt.games.barrage.house.energy import reachable_energy, worth_of_contract, worth_of_effect, worth_of_production
from megawatt.games.barrage.house.habits import FIRST, NOW
from megawatt.games.barrage.house.pieces import worth_of_piece
from megawatt.games.barrage.house.turns import best_drop, worth_of_drop, worth_of_turn
from megawatt.games.barrage.moves import (
    ACCEPT,
    BID,
    BUILD,
    COPY,
    DECLINE,
    DISCARD,
    DROP,
    FILL,
    FULFIL,
    GAIN,
    PASS,
    PATENT,
    PAY,
    PICK,
    PLACE,
    PRODUCE,
    TAKE,
    TILE,
)
from megawatt.games.barrage.names import (
    ASK_DISCARD,
    ASK_DROPS,
    ASK_FREE_PIECE,
    ASK_TAKE,
    ASK_TURN,
    MOST_BID,
    MOST_MACHINES,
)
from megawatt.games.barrage.rules.pending import number
from megawatt.kernel.chance import below
from megawatt.kernel.rules import rule

GRAIN = 4
"""Worths are drawn apart by less than this, so that equal moves are chosen by lot."""


@rule
def house(b, s, actions, count, luck):
    """The house bot's choice among the offered moves."""
    return choose_by(b, s, actions, count, luck, NOW)


@rule
def house_1(b, s, actions, count, luck):
    """The choice of the house bot as it was before its numbers were tuned, for comparison."""
    return choose_by(b, s, actions, count, luck, FIRST)


@rule
def choose_by(b, s, actions, count, luck, habits):
    """The offered move of the highest worth by these numbers."""
    best, chosen = -100_000, 0
    known = known_before(b, s, s.seat, habits)
    for i in range(count):
        worth = GRAIN * worth_of(b, s, s.seat, actions[i], known, habits) + below(luck, GRAIN)
        if worth > best:
            best, chosen = worth, i
    return actions[chosen]


@rule
def weigh(b, s, actions, count, weights):
    """What every offered move is worth to the house bot."""
    known = known_before(b, s, s.seat, NOW)
    for i in range(count):
        weights[i] = worth_of(b, s, s.seat, actions[i], known, NOW)


@rule
def known_before(b, s, seat, habits):
    """What is the same for all offered moves: a drop's worth where a turn begins, the energy within reach at contracts."""
    if s.asked == ASK_TURN:
        return best_drop(b, s, seat, habits)
    if s.asked == ASK_TAKE or s.asked == ASK_DISCARD:
        return reachable_energy(b, s, seat)
    return 0


@rule
def worth_of(b, s, seat, action, known, habits):
    """What a move is worth to the seat; `known` is the same for all of them."""
    if PLACE <= action < COPY:
        return worth_of_turn(b, s, seat, action, known, habits)
    if BUILD <= action < TILE:
        return worth_of_piece(b, s, seat, action - BUILD, s.asked == ASK_FREE_PIECE, habits)
    if TILE <= action < PAY:
        return (action - TILE) % 26
    if PAY <= action < PRODUCE:
        paid = action - PAY
        return 10 * (paid // (MOST_MACHINES + 1)) + 8 * (paid % (MOST_MACHINES + 1))
    if PRODUCE <= action < FULFIL:
        return worth_of_production(b, s, seat, action - PRODUCE, number(s, 0), number(s, 1), habits)
    if FULFIL <= action < TAKE:
        return 10 + worth_of_effect(b, action - FULFIL, habits)
    return worth_of_other(b, s, seat, action, known, habits)


@rule
def worth_of_other(b, s, seat, action, reach, habits):
    """Contracts, drops, machines, bids and short answers."""
    if TAKE <= action < DISCARD:
        return worth_of_contract(b, action - TAKE, reach, habits)
    if DISCARD <= action < DROP:
        return -worth_of_contract(b, action - DISCARD, reach, habits)
    if DROP <= action < GAIN:
        return worth_of_drop(b, s, seat, action - DROP, habits)
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
