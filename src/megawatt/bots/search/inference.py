"""Network inference as generic hot code: weights come as arrays (`NetworkArrays`), a game brings `observe`.

Layers are summed input by input: most numbers of an observation are 0 and cost nothing, and neighbouring numbers of a row are
added at once, so one evaluation takes tens of microseconds, a fraction of a playout.

In the tree the policy of a node is cached: priors come from the first position seen there, whatever is redrawn later.
"""

import math

import numpy as np

from megawatt.bots.search.network_arrays import LOWEST
from megawatt.kernel.rules.rule import rule, unbound

observe = unbound("observe")
compact = unbound("compact")

LEFT_OUT = -1
"""What `compact` returns for a move that the network doesn't know."""
UNKNOWN = -1.0e9
SMALLEST = 1e-5
"""Added to a mean square (bots/network.py)."""
LARGEST = 30.0
"""Of logits: more is as good as certain."""
LEAST = -60.0
"""The lowest logit relative to the best move's: a probability of nearly 0."""
LOG2_E = 1.4426950408889634
LN_2, LN_2_REST = 0.693147180369123816490, 1.90821492927058770002e-10
"""The natural logarithm of 2 in two parts: multiples of the first are exact."""
SERIES = tuple(1.0 / math.factorial(power) for power in range(14))


@rule
def exponential(x):
    """e to the power of x, for x within 60 of 0, from additions and multiplications alone: the same bits on every machine.

    The exponential functions of processors' and browsers' libraries differ in their last bit, and so would searches.
    """
    doublings = round(x * LOG2_E)
    rest = x - doublings * LN_2 - doublings * LN_2_REST
    found = 0.0
    for power in range(len(SERIES) - 1, -1, -1):
        found = found * rest + SERIES[power]
    for _ in range(doublings):
        found *= 2.0
    for _ in range(-doublings):
        found *= 0.5
    return found


@rule
def evaluate(b, s, seat, network):
    """Compute the hidden layers for a position as one seat sees it."""
    hidden, added, numbers = network.hidden, network.added, network.numbers
    width = len(hidden)
    for i in range(len(numbers)):
        numbers[i] = 0
    observe(b, s, seat, numbers)
    for j in range(width):
        hidden[j] = network.biases[0, j]
    for i in range(len(numbers)):
        if numbers[i] != 0:
            add_row(hidden, network.squashed[int(numbers[i]) + LOWEST], network.first, i)
    for j in range(width):
        hidden[j] = max(hidden[j], np.float32(0.0))
    for layer in range(len(network.layers)):
        normalise(hidden, network.given, network.normed[0])
        add_layer(network.given, added, network.layers[layer], network.biases[1 + layer])
        for j in range(width):
            hidden[j] += max(added[j], np.float32(0.0))
    normalise(hidden, network.given, network.normed[0])


@rule
def add_row(sums, given, rows, i):
    """Add one input's contribution to a layer."""
    row = rows[i]
    for j in range(len(sums)):
        sums[j] += given * row[j]


@rule
def normalise(hidden, given, normed):
    """What the next layer looks at: the numbers divided by the root of their mean square, or as they are."""
    scale = np.float32(1.0)
    if normed:
        total = np.float32(0.0)
        for j in range(len(hidden)):
            total += hidden[j] * hidden[j]
        scale = np.float32(1.0 / math.sqrt(total / len(hidden) + SMALLEST))
    for j in range(len(hidden)):
        given[j] = hidden[j] * scale


@rule
def add_layer(given, added, rows, bias):
    """What a layer finds in what it is given."""
    for j in range(len(added)):
        added[j] = bias[j]
    for i in range(len(given)):
        if given[i] != 0:
            add_row(added, given[i], rows, i)


@rule
def chance_to_win(b, s, seat, network):
    """The network's estimate of a seat's chance of winning."""
    evaluate(b, s, seat, network)
    expected = float(network.biases[len(network.biases) - 1, 0])
    for j in range(len(network.given)):
        expected += float(network.given[j]) * float(network.value[j])
    if network.normed[0]:
        return 1.0 / (1.0 + exponential(-min(LARGEST, max(-LARGEST, expected))))
    return min(1.0, max(0.0, expected))


@rule
def logits_at(b, s, node, network):
    """The row of logits for the seat to decide at a node, from the cache or computed."""
    row = min(node, len(network.cached_for) - 1)
    if row < len(network.cached_for) - 1 and network.cached_for[row] == s.seat + 1:
        return row
    evaluate(b, s, s.seat, network)
    logits = network.logits[row]
    for j in range(len(logits)):
        logits[j] = network.policy_bias[j]
    for i in range(len(network.given)):
        if network.given[i] != 0:
            add_row(logits, network.given[i], network.policy, i)
    network.cached_for[row] = s.seat + 1
    return row


@rule
def share_by_network(b, s, node, actions, count, last, network, shares):
    """The network's probabilities of the listed moves; moves that it doesn't know get 0."""
    logits = network.logits[logits_at(b, s, node, network)]
    most = UNKNOWN
    for i in range(count):
        view = compact(b, s, actions[i], last)
        shares[i] = UNKNOWN if view == LEFT_OUT else logits[view]
        most = max(most, shares[i])
    total = 0.0
    for i in range(count):
        shares[i] = exponential(max(LEAST, shares[i] - most))
        total += shares[i]
    for i in range(count):
        shares[i] = shares[i] / total
