"""The house bot: weighs every offered move by a few plain rules of thumb. It looks at open things only.

Worths are tenths of a victory point.
"""

from megawatt.author import below, rule
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.house import bot_parameters as p
from megawatt.games.barrage.house.energy import reachable_energy, worth_of_contract, worth_of_effect, worth_of_production
from megawatt.games.barrage.house.pieces import worth_of_piece
from megawatt.games.barrage.house.turns import best_drop, worth_of_drop, worth_of_turn
from megawatt.games.barrage.rules.pending import number

GRAIN = 4
"""Worths are drawn apart by less than this, so that equal moves are chosen by lot."""


@rule
def house(b, s, actions, count, luck):
    """The house bot's choice among the offered moves."""
    return choose_by(b, s, actions, count, luck, p.NOW)


@rule
def house_1(b, s, actions, count, luck):
    """The choice of the house bot as it was before its numbers were tuned, for comparison."""
    return choose_by(b, s, actions, count, luck, p.FIRST)


@rule
def choose_by(b, s, actions, count, luck, parameters):
    """The offered move of the highest worth by these numbers."""
    best, chosen = -100_000, 0
    known = known_before(b, s, s.seat, parameters)
    for i in range(count):
        worth = GRAIN * worth_of(b, s, s.seat, actions[i], known, parameters) + below(luck, GRAIN)
        if worth > best:
            best, chosen = worth, i
    return actions[chosen]


@rule
def weigh(b, s, actions, count, weights):
    """What every offered move is worth to the house bot."""
    known = known_before(b, s, s.seat, p.NOW)
    for i in range(count):
        weights[i] = worth_of(b, s, s.seat, actions[i], known, p.NOW)


@rule
def known_before(b, s, seat, parameters):
    """What is the same for all offered moves: a drop's worth where a turn begins, the energy within reach at contracts."""
    if s.asked == n.ASK_TURN:
        return best_drop(b, s, seat, parameters)
    if s.asked == n.ASK_TAKE or s.asked == n.ASK_DISCARD:
        return reachable_energy(b, s, seat)
    return 0


@rule
def worth_of(b, s, seat, action, known, parameters):
    """What a move is worth to the seat; `known` is the same for all of them."""
    if m.PLACE <= action < m.COPY:
        return worth_of_turn(b, s, seat, action, known, parameters)
    if m.BUILD <= action < m.TILE:
        return worth_of_piece(b, s, seat, action - m.BUILD, s.asked == n.ASK_FREE_PIECE, parameters)
    if m.TILE <= action < m.PAY:
        return (action - m.TILE) % 26
    if m.PAY <= action < m.PRODUCE:
        paid = action - m.PAY
        return 10 * (paid // (n.MOST_MACHINES + 1)) + 8 * (paid % (n.MOST_MACHINES + 1))
    if m.PRODUCE <= action < m.FULFIL:
        return worth_of_production(b, s, seat, action - m.PRODUCE, number(s, 0), number(s, 1), parameters)
    if m.FULFIL <= action < m.TAKE:
        return 10 + worth_of_effect(b, action - m.FULFIL, parameters)
    return worth_of_other(b, s, seat, action, known, parameters)


@rule
def worth_of_other(b, s, seat, action, reach, parameters):
    """Contracts, drops, machines, bids and short answers."""
    if m.TAKE <= action < m.DISCARD:
        return worth_of_contract(b, action - m.TAKE, reach, parameters)
    if m.DISCARD <= action < m.DROP:
        return -worth_of_contract(b, action - m.DISCARD, reach, parameters)
    if m.DROP <= action < m.GAIN:
        return worth_of_drop(b, s, seat, action - m.DROP, parameters)
    if m.GAIN <= action < m.FILL:
        held = s.excavators[seat] if action == m.GAIN else s.mixers[seat] + 2
        return 20 - held
    if m.FILL <= action < m.PATENT:
        return 10
    if m.BID <= action < m.PICK:
        return -((action - m.BID) % (n.MOST_BID + 1))
    if action == m.DECLINE:
        return 1 if s.asked == n.ASK_DROPS else -50
    if action == m.PASS:
        return 0
    return 5 if action >= m.ACCEPT else 0
