"""The tree of a search, as generic hot code: `Engine.bind` fills the placeholders with one game's rules.

The tree is open-loop: a node stands for the moves that lead to it from the root, not for one position. Every playout redraws
what the searching seat cannot know, so one node gathers what follows those moves whatever lies face down. Only the moves that
are legal in a playout's own position are chosen from.

A playout has three parts, so that several can be under way at once with the same outcome on any number of cores: `descend`
walks down and records the path (its visits count at once, as if lost), `play_out` finishes the game by the policies, and
`back_up` adds the result to every node of the path.

How the other seats decide is unknown, so every playout draws one of the game's policies for each of them: a plan that works
against one kind of opponent only scores badly.

A network (inference.py), if the bot has one, contributes to the priors of moves, predicts the other seats and evaluates positions
where a playout is cut off.
"""

import math

from megawatt.bots.search.inference import chance_to_win, share_by_network
from megawatt.kernel.compilation.playing import MOST_POLICIES, choose
from megawatt.kernel.rng.bot_rng import MOST_SEATS
from megawatt.kernel.rng.luck import below, seed_chance
from megawatt.kernel.rules.records import Array, Record, i8, i32
from megawatt.kernel.rules.rule import rule, unbound

legal = unbound("legal")
apply = unbound("apply")
ranks = unbound("ranks")
resample = unbound("resample")
house = unbound("house")
weigh = unbound("weigh")

ROOT = 0
NONE = -1
WIN = 60
"""The value of a win; a shared win is divided, and 60 divides evenly by up to six."""
SHORT_LIST = 48
"""The longest list of moves that is searched whole."""
FINE = 1 << 20
"""The resolution of random numbers between 0 and 1."""
FIRST_AMOUNTS = 6
"""How many amounts of a long run are searched one by one; the others with growing gaps."""


class Node(Record):
    """A node of the tree."""

    action: int = i32
    """The move that leads here."""
    seat: int = i8
    """Whose move it was."""
    first: int = i32
    """The move tried last from here, or NONE; the others follow by `sibling`."""
    sibling: int = i32
    visits: int = i32
    total: Array = i32[MOST_SEATS]
    """The sum of the values of all playouts through here, per seat."""


class SearchParameters(Record):
    """The parameters of a search."""

    exploration: int = i32
    """The weight of exploration, in thousandths of a win."""
    house_share: int = i32
    """The share of the prior that goes to the house policy's choice, in per cent."""
    weight_share: int = i32
    """The share of the rest that is divided by `weigh`, in per cent; what is left is divided evenly."""
    policy_share: int = i32
    """How often other seats are assumed to play by a policy, in per cent; otherwise they do what is best for them."""
    own_policy: int = i32
    """The number of the policy that finishes playouts for the searching seat: the house policy."""
    policy_weights: Array = i32[MOST_POLICIES + 1]
    """How often another seat is assumed to play by the policy of each number, relative to their sum."""
    network_prior: int = i32
    """The network's share of the prior, in per cent; 0 without a network."""
    network_others: int = i32
    """How often other seats are assumed to play as the network would inside the tree, in per cent."""
    network_cut: int = i32
    """The number of decisions after which the network evaluates a playout; 0: playouts run to the end of the game."""


@rule
def begin_tree(nodes, used):
    """Start a tree with the root only."""
    used[0] = 0
    new_node(nodes, used, NONE, NONE)


@rule
def new_node(nodes, used, action, seat):
    """Add a node without visits; NONE when the tree is full."""
    if used[0] >= len(nodes):
        return NONE
    node = used[0]
    used[0] += 1
    nodes[node].action = action
    nodes[node].seat = seat
    nodes[node].first = NONE
    nodes[node].sibling = NONE
    nodes[node].visits = 0
    for each in range(MOST_SEATS):
        nodes[node].total[each] = 0
    return node


@rule
def child_of(nodes, node, action):
    """The child that a tried move leads to, or NONE."""
    child = nodes[node].first
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@rule
def add_child(nodes, used, node, action, seat):
    """Add a child for an untried move; NONE when the tree is full."""
    child = new_node(nodes, used, action, seat)
    if child != NONE:
        nodes[child].sibling = nodes[node].first
        nodes[node].first = child
    return child


@rule
def keep_subtree(nodes, other, used, action):
    """Copy the subtree of one move of the root into another tree, as its root; False when the move was never tried.

    Until a copied node is reached itself, its `first` still leads into the old tree.
    """
    start = child_of(nodes, ROOT, action)
    if start == NONE:
        return False
    used[0] = 1
    other[ROOT] = nodes[start]
    other[ROOT].sibling = NONE
    at = ROOT
    while at < used[0]:
        child = other[at].first
        other[at].first = NONE
        while child != NONE:
            place = used[0]
            used[0] += 1
            other[place] = nodes[child]
            other[place].sibling = other[at].first
            other[at].first = place
            child = nodes[child].sibling
        at += 1
    return True


@rule
def candidates(actions, count):
    """Thin out long runs of neighbouring amounts in a long list of moves. Returns how many moves are left."""
    if count <= SHORT_LIST:
        return count
    kept = 0
    run = 0
    gap = 1
    skipped = 0
    before = NONE
    for i in range(count):
        action = actions[i]
        run = run + 1 if action == before + 1 else 0
        before = action
        if run < FIRST_AMOUNTS:
            gap = 1
            skipped = 0
        else:
            skipped += 1
            if skipped < gap:
                continue
            gap = gap * 2
            skipped = 0
        actions[kept] = action
        kept += 1
    return kept


@rule
def mark_children(nodes, node, places, marked):
    """Set (or clear) the child of every tried move in `places`, which has an entry per action."""
    child = nodes[node].first
    while child != NONE:
        places[nodes[child].action] = child + 1 if marked else 0
        child = nodes[child].sibling


@rule
def share_by_weight(parameters, actions, count, expected, weights, shares):
    """The prior of every move, summing to one: most for the house policy's choice, then by weight."""
    most = weights[0]
    for i in range(count):
        most = max(most, weights[i])
    behind = 0.0
    for i in range(count):
        behind += most - weights[i]
    behind = behind / count + 1.0
    total = 0.0
    for i in range(count):
        shares[i] = 1.0 / (1.0 + (most - weights[i]) / behind)
        total += shares[i]
    rest = (100 - parameters.house_share) / 100.0
    by_weight = rest * parameters.weight_share / 100.0
    for i in range(count):
        shares[i] = by_weight * shares[i] / total + (rest - by_weight) / count
        if actions[i] == expected:
            shares[i] += parameters.house_share / 100.0


@rule
def best_child_action(parameters, nodes, node, seat, actions, count, shares, places):
    """The action with the highest value for this seat plus an exploration bonus (PUCT)."""
    mark_children(nodes, node, places, True)
    tried = 0
    for i in range(count):
        if places[actions[i]] > 0:
            tried += nodes[places[actions[i]] - 1].visits
    so_far = nodes[node].total[seat] / max(1, nodes[node].visits)
    reach = parameters.exploration * WIN / 1000.0 * math.sqrt(tried + 1)
    best = actions[0]
    best_worth = -1.0e18
    for i in range(count):
        worth = so_far
        visits = 0
        if places[actions[i]] > 0:
            child = places[actions[i]] - 1
            visits = nodes[child].visits
            worth = nodes[child].total[seat] / max(1, visits)
        worth += reach * shares[i] / (1 + visits)
        if worth > best_worth:
            best = actions[i]
            best_worth = worth
    mark_children(nodes, node, places, False)
    return best


@rule
def draw_policies(b, parameters, seat, luck, policies):
    """Draw the policy of every other seat for one playout; the searching seat has its own."""
    total = 0
    for number in range(len(parameters.policy_weights)):
        total += parameters.policy_weights[number]
    for each in range(b.seats):
        policies[each] = parameters.own_policy
        if each != seat:
            drawn = below(luck, total)
            number = 0
            while drawn >= parameters.policy_weights[number]:
                drawn -= parameters.policy_weights[number]
                number += 1
            policies[each] = number


@rule
def expected_shares(b, s, parameters, node, actions, count, weights, shares, network, luck):
    """The priors of the moves worth searching; returns how many there are, the first of `actions`."""
    last = actions[count - 1]
    if parameters.network_prior == 100:
        count = candidates(actions, count)
        share_by_network(b, s, node, actions, count, last, network, shares)
        return count
    expected = house(b, s, actions, count, luck)
    count = candidates(actions, count)
    weigh(b, s, actions, count, weights)
    share_by_weight(parameters, actions, count, expected, weights, shares)
    if parameters.network_prior > 0:
        mix_in_network(b, s, parameters, node, actions, count, last, network, shares)
    return count


@rule
def mix_in_network(b, s, parameters, node, actions, count, last, network, shares):
    """Mix the network's priors in."""
    priors = shares[len(shares) // 2 :]
    share_by_network(b, s, node, actions, count, last, network, priors)
    for i in range(count):
        shares[i] += (priors[i] - shares[i]) * parameters.network_prior / 100.0


@rule
def draw_by_network(b, s, node, actions, count, shares, network, luck):
    """A move drawn with the network's probabilities."""
    share_by_network(b, s, node, actions, count, actions[count - 1], network, shares)
    left = below(luck, FINE) / FINE
    for i in range(count):
        left -= shares[i]
        if left < 0.0:
            return actions[i]
    return actions[0]


@rule
def choose_in_tree(b, s, parameters, nodes, node, actions, count, places, weights, shares, network, luck, seat, policies):
    """The action of the seat to decide at a node; for other seats mostly that of their policy or of the network."""
    if s.seat != seat and below(luck, 100) < parameters.policy_share:
        if parameters.network_others > 0 and below(luck, 100) < parameters.network_others:
            return draw_by_network(b, s, node, actions, count, shares, network, luck)
        return choose(b, s, actions, count, luck, policies[s.seat])
    count = expected_shares(b, s, parameters, node, actions, count, weights, shares, network, luck)
    return best_child_action(parameters, nodes, node, s.seat, actions, count, shares, places)


@rule
def descend(b, s, parameters, nodes, used, actions, places, weights, shares, network, luck, seat, path, policies):
    """Walk from the root to the first untried move or the end of the game; records the path and returns its length."""
    resample(b, s, seat, luck)
    draw_policies(b, parameters, seat, luck, policies)
    node = ROOT
    path[0] = ROOT
    depth = 1
    nodes[ROOT].visits += 1
    while s.seat >= 0 and depth < len(path):
        count = legal(b, s, actions)
        if count == 1:
            apply(b, s, actions[0], None)
            continue
        mover = s.seat
        action = choose_in_tree(
            b, s, parameters, nodes, node, actions, count, places, weights, shares, network, luck, seat, policies
        )
        apply(b, s, action, None)
        child = child_of(nodes, node, action)
        fresh = child == NONE
        if fresh:
            child = add_child(nodes, used, node, action, mover)
        if child == NONE:
            break
        path[depth] = child
        depth += 1
        nodes[child].visits += 1
        node = child
        if fresh:
            break
    return depth


@rule
def play_out(b, s, parameters, actions, network, luck, policies, most, worth):
    """Finish the game by the seats' policies and write its value for every seat."""
    played = 0
    missing = b.seats
    for seat in range(b.seats):
        worth[seat] = NONE
    while s.seat >= 0 and played < most:
        count = legal(b, s, actions)
        if parameters.network_cut > 0 and played >= parameters.network_cut and count > 1 and worth[s.seat] == NONE:
            worth[s.seat] = round(WIN * chance_to_win(b, s, s.seat, network))
            missing -= 1
            if missing == 0:
                return
        apply(b, s, choose(b, s, actions, count, luck, policies[s.seat]), None)
        played += 1
    share_the_win(b, s, worth)


@rule
def share_the_win(b, s, worth):
    """The value of a finished game for every seat."""
    ranks(b, s, worth)
    winners = 0
    for seat in range(b.seats):
        winners += 1 if worth[seat] == 1 else 0
    for seat in range(b.seats):
        worth[seat] = WIN // winners if worth[seat] == 1 else 0


@rule
def back_up(nodes, path, depth, worth, seats):
    """Add the values of a playout to every node of its path."""
    for i in range(depth):
        for seat in range(seats):
            nodes[path[i]].total[seat] += worth[seat]


@rule
def begin_playouts(
    b, root, states, parameters, nodes, used, actions, places, weights, shares, network, luck, policies, seat,
    paths, depths, first, seed,
):  # fmt: skip
    """Descend the tree for a batch of playouts, one after the other; each has its own generator, seeded by its number."""
    for i in range(len(states)):
        states[i] = root[0]
        seed_chance(luck[i], seed + first + i)
        depths[i] = descend(
            b, states[i], parameters, nodes, used, actions, places, weights, shares, network, luck[i], seat, paths[i], policies[i]
        )


@rule
def finish_playouts(b, states, parameters, actions, network, luck, policies, most, worths, start, stop):
    """Finish a slice of a batch of playouts; other threads may finish other slices at the same time."""
    for i in range(start, stop):
        play_out(b, states[i], parameters, actions, network, luck[i], policies[i], most, worths[i])


@rule
def back_up_batch(b, nodes, paths, depths, worths):
    """Back up a finished batch, in its order."""
    for i in range(len(depths)):
        back_up(nodes, paths[i], depths[i], worths[i], b.seats)
