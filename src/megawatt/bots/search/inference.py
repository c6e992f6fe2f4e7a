"""What a network thinks of a position, as generic hot code: its weights come as arrays (`Opinion`), a game brings `observe`.

Layers are added up input by input: most numbers of an observation are 0 and cost nothing, and neighbouring numbers of a row are
added at once. So one answer takes tens of microseconds, a fraction of a playout.

In the tree the answer about a node is remembered: its moves are expected by the first position seen there, whatever is redrawn
later.
"""

import math

import numpy as np

from megawatt.bots.search.opinion import LOWEST
from megawatt.kernel.rules import rule, unbound

observe = unbound("observe")
compact = unbound("compact")

LEFT_OUT = -1
"""What `compact` says of a move that the network doesn't know."""
UNKNOWN = -1.0e9
LEAST = -60.0
"""How much less than the best a move is liked at most: nothing, nearly."""


@rule
def look(b, s, seat, opinion):
    """Think about a position as one seat sees it, up to the last layer but one."""
    hidden, added, numbers = opinion.hidden, opinion.added, opinion.numbers
    width = len(hidden)
    for i in range(len(numbers)):
        numbers[i] = 0
    observe(b, s, seat, numbers)
    for j in range(width):
        hidden[j] = opinion.biases[0, j]
    for i in range(len(numbers)):
        if numbers[i] != 0:
            add_row(hidden, opinion.squashed[int(numbers[i]) + LOWEST], opinion.first, i)
    for j in range(width):
        hidden[j] = max(hidden[j], np.float32(0.0))
    add_layer(hidden, added, opinion.second, opinion.biases[1])
    add_layer(hidden, added, opinion.third, opinion.biases[2])


@rule
def add_row(sums, given, rows, i):
    """One input's share of a layer."""
    row = rows[i]
    for j in range(len(sums)):
        sums[j] += given * row[j]


@rule
def add_layer(hidden, added, rows, bias):
    """A layer that adds what it finds to what it was given."""
    for j in range(len(added)):
        added[j] = bias[j]
    for i in range(len(hidden)):
        if hidden[i] != 0:
            add_row(added, hidden[i], rows, i)
    for j in range(len(hidden)):
        hidden[j] += max(added[j], np.float32(0.0))


@rule
def chance_to_win(b, s, seat, opinion):
    """The share of a win that the network expects for the seat to decide."""
    look(b, s, seat, opinion)
    expected = opinion.biases[3, 0]
    for j in range(len(opinion.hidden)):
        expected += opinion.hidden[j] * opinion.value[j]
    return min(1.0, max(0.0, expected))


@rule
def liked_at(b, s, node, opinion):
    """The row that says how much the seat to decide likes its actions at a node: remembered, or thought of now."""
    row = min(node, len(opinion.asked) - 1)
    if row < len(opinion.asked) - 1 and opinion.asked[row] == s.seat + 1:
        return row
    look(b, s, s.seat, opinion)
    liked = opinion.liked[row]
    for j in range(len(liked)):
        liked[j] = opinion.policy_bias[j]
    for i in range(len(opinion.hidden)):
        if opinion.hidden[i] != 0:
            add_row(liked, opinion.hidden[i], opinion.policy, i)
    opinion.asked[row] = s.seat + 1
    return row


@rule
def share_by_opinion(b, s, node, actions, count, last, opinion, shares):
    """How likely the network finds every listed move, together one; moves that it doesn't know get nothing."""
    liked = opinion.liked[liked_at(b, s, node, opinion)]
    most = UNKNOWN
    for i in range(count):
        view = compact(b, s, actions[i], last)
        shares[i] = UNKNOWN if view == LEFT_OUT else liked[view]
        most = max(most, shares[i])
    total = 0.0
    for i in range(count):
        shares[i] = math.exp(max(LEAST, shares[i] - most))
        total += shares[i]
    for i in range(count):
        shares[i] = shares[i] / total
