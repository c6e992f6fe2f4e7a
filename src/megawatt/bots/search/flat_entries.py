"""The search with plain parameters, for code on other machines: every array by itself, and no result but what arrays take."""

from megawatt.bots.search.network_arrays import NetworkArrays
from megawatt.bots.search.tree import (
    back_up_batch,
    begin_playouts,
    begin_tree,
    finish_playouts,
    keep_subtree,
    play_out,
)
from megawatt.kernel.compilation.playing import choose
from megawatt.kernel.rng.bot_rng import begin_bots, begin_decision
from megawatt.kernel.rng.luck import below, seed_chance
from megawatt.kernel.rules.rule import rule, unbound

legal = unbound("legal")
apply = unbound("apply")
ranks = unbound("ranks")
resample = unbound("resample")
weigh = unbound("weigh")


@rule
def start_tree(nodes, used):
    """See `begin_tree`."""
    begin_tree(nodes, used)


@rule
def follow_move(nodes, other, used, action, kept):
    """See `keep_subtree`; whether the move was known goes into an array of one."""
    kept[0] = 1 if keep_subtree(nodes, other, used, action) else 0


@rule
def search_batch(
    b, root, states, parameters, nodes, used, actions, child_places, weights, shares, luck, policies, paths, depths,
    worths,
    squashed, first_layer, layers, policy_layer, value_layer, biases, normed, policy_bias, numbers, hidden, added, given, logits,
    cached_for, seat, first, seed, most,
):  # fmt: skip
    """One batch of playouts from the root, as `Searcher` plays it."""
    network = NetworkArrays(
        squashed, first_layer, layers, policy_layer, value_layer, biases, normed, policy_bias, numbers, hidden, added, given,
        logits, cached_for,
    )  # fmt: skip
    begin_playouts(
        b, root, states, parameters, nodes, used, actions, child_places, weights, shares, network, luck, policies, seat, paths,
        depths, first, seed,
    )  # fmt: skip
    finish_playouts(b, states, parameters, actions, network, luck, policies, most, worths, 0, len(states))
    back_up_batch(b, nodes, paths, depths, worths)


@rule
def finish_batch(
    b, root, states, parameters, actions, luck, policies, worths, ranked, tried,
    squashed, first_layer, layers, policy_layer, value_layer, biases, normed, policy_bias, numbers, hidden, added, given, logits,
    cached_for, viewer, first, seed, most, alternatives,
):  # fmt: skip
    """A batch of games finished by the house policy from what `viewer` knows of the root, as `Playouts.play` plays it.

    Of several actions in `tried` each begins its share.
    """
    network = NetworkArrays(
        squashed, first_layer, layers, policy_layer, value_layer, biases, normed, policy_bias, numbers, hidden, added, given,
        logits, cached_for,
    )  # fmt: skip
    for i in range(len(states)):
        states[i] = root[0]
        seed_chance(luck[i], seed + first + i)
        resample(b, states[i], viewer, luck[i])
        if alternatives > 0:
            apply(b, states[i], tried[(first + i) % alternatives], None)
        for each in range(policies.shape[1]):
            policies[i, each] = parameters.own_policy
        play_out(b, states[i], parameters, actions, network, luck[i], policies[i], most, worths[i])
        ranks(b, states[i], ranked[i])


@rule
def choose_by_policy(b, s, actions, luck, policy, chosen):
    """The action of the policy of this number with the generator as it stands; see `PolicyBot`."""
    count = legal(b[0], s[0], actions)
    if count > 1:
        chosen[0] = choose(b[0], s[0], actions, count, luck, policy)
    else:
        chosen[0] = actions[0]


@rule
def weigh_moves(b, s, actions, weights, listed):
    """The legal actions and what each is worth to the policy `house`; how many there are goes into an array of one."""
    listed[0] = legal(b[0], s[0], actions)
    weigh(b[0], s[0], actions, listed[0], weights)


@rule
def start_decision(luck, key, seed, seat, ply):
    """The generator of one decision; see `decision_rng`."""
    begin_bots(key, seed)
    begin_decision(luck, key, seat, ply)


@rule
def draw(luck, n, drawn):
    """See `below`; the number goes into an array of one."""
    drawn[0] = below(luck, n)
