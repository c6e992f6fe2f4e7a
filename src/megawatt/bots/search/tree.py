"""The tree of a search, as generic hot code: `Engine.bind` fills the placeholders with one game's rules.

The tree is open-loop: a node stands for the moves that lead to it from the root, not for one position. Every playout redraws
what the searching seat cannot know, so one node gathers what follows those moves whatever lies face down. Only the moves that
are legal in a playout's own position are chosen from.

A playout has three parts, so that several can be under way at once with the same outcome on any number of cores: `descend`
walks down and notes the path (its visits count at once, as if lost), `play_out` finishes the game by the policies, and
`back_up` adds what came of it.

Nobody knows how the other seats decide. So every playout draws for each of them one of the policies that the game knows: a plan
that is good against one kind of opponent only is found out.

A network's opinion (inference.py), where there is one, says which moves are expected, of the seat itself and of the others, and
what a position is worth where a playout is cut.
"""

from megawatt.bots.search.inference import chance_to_win, share_by_opinion
from megawatt.kernel.chance import below, seed_chance
from megawatt.kernel.choosing import MOST_SEATS
from megawatt.kernel.playing import MOST_POLICIES, choose
from megawatt.kernel.records import Array, Record, i8, i32
from megawatt.kernel.rules import rule, unbound

legal = unbound("legal")
apply = unbound("apply")
ranks = unbound("ranks")
resample = unbound("resample")
house = unbound("house")
weigh = unbound("weigh")

ROOT = 0
NONE = -1
WIN = 60
"""What a win alone is worth; a shared one is shared, and 60 can be shared evenly by up to six."""
SHORT_LIST = 48
"""A list of moves up to this length is looked at whole."""
FINE = 1 << 20
"""Chances are drawn in so many parts."""
FIRST_AMOUNTS = 6
"""Of a long row of amounts so many are looked at one by one, the others ever wider apart."""


class Node(Record):
    """One place of the tree."""

    action: int = i32
    """The move that leads here."""
    seat: int = i8
    """Whose move it was."""
    first: int = i32
    """The move tried last from here, or NONE; the others follow by `sibling`."""
    sibling: int = i32
    visits: int = i32
    total: Array = i32[MOST_SEATS]
    """What the playouts through here were worth to each seat."""


class Manner(Record):
    """How a search goes about it."""

    explore: int = i32
    """How much is given for trying what has been tried little, in thousandths of a win."""
    trust: int = i32
    """The share of the first expectation that goes to the house policy's choice, in per cent."""
    weighed: int = i32
    """The share of the rest that goes to the moves by what they weigh, in per cent; what is left is spread evenly."""
    model: int = i32
    """How often other seats are taken to play by a policy, in per cent; else they do what is best for them."""
    own: int = i32
    """The number of the policy by which the seat itself goes on, and from which it expects its moves: the house policy."""
    others: Array = i32[MOST_POLICIES + 1]
    """How often another seat is taken to play by the policy of each number, in shares of their sum."""
    learned: int = i32
    """The share of the first expectation that comes from the network's opinion, in per cent; 0 without a network."""
    foreign: int = i32
    """How often other seats are taken to play as the network would, while in the tree, in per cent."""
    cut: int = i32
    """After so many decisions of a playout the network says what the position is worth; 0: playouts are complete."""


@rule
def begin_tree(nodes, used):
    """A tree of its root alone."""
    used[0] = 0
    new_node(nodes, used, NONE, NONE)


@rule
def new_node(nodes, used, action, seat):
    """A node without visits; NONE when the tree is full."""
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
    """Where a tried move leads, or NONE."""
    child = nodes[node].first
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@rule
def grow(nodes, used, node, action, seat):
    """Add a move that had not been tried; NONE when the tree is full."""
    child = new_node(nodes, used, action, seat)
    if child != NONE:
        nodes[child].sibling = nodes[node].first
        nodes[node].first = child
    return child


@rule
def keep_below(nodes, other, used, action):
    """Copy what lies below one move of the root into another tree, as its root; False when the move was never tried.

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
    """All of a short list; of the long rows of neighbouring amounts in a long one, ever fewer. Returns how many are left."""
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
    """Note (or forget) where each tried move leads, in a row with a place for every action."""
    child = nodes[node].first
    while child != NONE:
        places[nodes[child].action] = child + 1 if marked else 0
        child = nodes[child].sibling


@rule
def share_out(manner, actions, count, expected, weights, shares):
    """How much is expected of every move before it is tried, together one: the house policy's choice, then what weighs much."""
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
    rest = (100 - manner.trust) / 100.0
    by_weight = rest * manner.weighed / 100.0
    for i in range(count):
        shares[i] = by_weight * shares[i] / total + (rest - by_weight) / count
        if actions[i] == expected:
            shares[i] += manner.trust / 100.0


@rule
def most_promising(manner, nodes, node, seat, actions, count, shares, places):
    """The move that promises most to this seat: what it has brought so far, and more for what is expected and little tried."""
    mark_children(nodes, node, places, True)
    tried = 0
    for i in range(count):
        if places[actions[i]] > 0:
            tried += nodes[places[actions[i]] - 1].visits
    so_far = nodes[node].total[seat] / max(1, nodes[node].visits)
    reach = manner.explore * WIN / 1000.0 * (tried + 1) ** 0.5
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
def draw_policies(b, manner, seat, luck, policies):
    """By which policy every seat plays in one playout: this one by its own, the others by whichever is drawn."""
    total = 0
    for number in range(len(manner.others)):
        total += manner.others[number]
    for each in range(b.seats):
        policies[each] = manner.own
        if each != seat:
            drawn = below(luck, total)
            number = 0
            while drawn >= manner.others[number]:
                drawn -= manner.others[number]
                number += 1
            policies[each] = number


@rule
def expect(b, s, manner, node, actions, count, weights, shares, opinion, luck):
    """How much is expected of every move worth a look; returns how many those are, the first of `actions`."""
    last = actions[count - 1]
    if manner.learned == 100:
        count = candidates(actions, count)
        share_by_opinion(b, s, node, actions, count, last, opinion, shares)
        return count
    expected = house(b, s, actions, count, luck)
    count = candidates(actions, count)
    weigh(b, s, actions, count, weights)
    share_out(manner, actions, count, expected, weights, shares)
    if manner.learned > 0:
        mix_in_opinion(b, s, manner, node, actions, count, last, opinion, shares)
    return count


@rule
def mix_in_opinion(b, s, manner, node, actions, count, last, opinion, shares):
    """Let the network say its part of what is expected."""
    learned = shares[len(shares) // 2 :]
    share_by_opinion(b, s, node, actions, count, last, opinion, learned)
    for i in range(count):
        shares[i] += (learned[i] - shares[i]) * manner.learned / 100.0


@rule
def drawn_by_opinion(b, s, node, actions, count, shares, opinion, luck):
    """A move as likely as the network finds it."""
    share_by_opinion(b, s, node, actions, count, actions[count - 1], opinion, shares)
    left = below(luck, FINE) / FINE
    for i in range(count):
        left -= shares[i]
        if left < 0.0:
            return actions[i]
    return actions[0]


@rule
def choose_in_tree(b, s, manner, nodes, node, actions, count, places, weights, shares, opinion, luck, seat, policies):
    """What the seat to decide does at a node: another seat mostly what its policy or the network would."""
    if s.seat != seat and below(luck, 100) < manner.model:
        if manner.foreign > 0 and below(luck, 100) < manner.foreign:
            return drawn_by_opinion(b, s, node, actions, count, shares, opinion, luck)
        return choose(b, s, actions, count, luck, policies[s.seat])
    count = expect(b, s, manner, node, actions, count, weights, shares, opinion, luck)
    return most_promising(manner, nodes, node, s.seat, actions, count, shares, places)


@rule
def descend(b, s, manner, nodes, used, actions, places, weights, shares, opinion, luck, seat, path, policies):
    """Walk from the root to the first move that had not been tried, or to the end; notes the path and returns its length."""
    resample(b, s, seat, luck)
    draw_policies(b, manner, seat, luck, policies)
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
        action = choose_in_tree(b, s, manner, nodes, node, actions, count, places, weights, shares, opinion, luck, seat, policies)
        apply(b, s, action, None)
        child = child_of(nodes, node, action)
        fresh = child == NONE
        if fresh:
            child = grow(nodes, used, node, action, mover)
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
def play_out(b, s, manner, actions, opinion, luck, policies, most, worth):
    """Finish the game by the seats' policies; what it is worth to every seat."""
    played = 0
    missing = b.seats
    for seat in range(b.seats):
        worth[seat] = NONE
    while s.seat >= 0 and played < most:
        count = legal(b, s, actions)
        if manner.cut > 0 and played >= manner.cut and count > 1 and worth[s.seat] == NONE:
            worth[s.seat] = round(WIN * chance_to_win(b, s, s.seat, opinion))
            missing -= 1
            if missing == 0:
                return
        apply(b, s, choose(b, s, actions, count, luck, policies[s.seat]), None)
        played += 1
    share_the_win(b, s, worth)


@rule
def share_the_win(b, s, worth):
    """What a game that is over is worth to every seat."""
    ranks(b, s, worth)
    winners = 0
    for seat in range(b.seats):
        winners += 1 if worth[seat] == 1 else 0
    for seat in range(b.seats):
        worth[seat] = WIN // winners if worth[seat] == 1 else 0


@rule
def back_up(nodes, path, depth, worth, seats):
    """Add what a playout brought to every node of its path."""
    for i in range(depth):
        for seat in range(seats):
            nodes[path[i]].total[seat] += worth[seat]


@rule
def set_out(
    b, root, states, manner, nodes, used, actions, places, weights, shares, opinion, luck, policies, seat,
    paths, depths, first, seed,
):  # fmt: skip
    """Begin a batch of playouts, one after the other; each has a generator of its own, by its number."""
    for i in range(len(states)):
        states[i] = root[0]
        seed_chance(luck[i], seed + first + i)
        depths[i] = descend(
            b, states[i], manner, nodes, used, actions, places, weights, shares, opinion, luck[i], seat, paths[i], policies[i]
        )


@rule
def play_out_some(b, states, manner, actions, opinion, luck, policies, most, worths, start, stop):
    """Finish these playouts of a batch; others may be finished at the same time elsewhere."""
    for i in range(start, stop):
        play_out(b, states[i], manner, actions, opinion, luck[i], policies[i], most, worths[i])


@rule
def gather(b, nodes, paths, depths, worths):
    """Take in a finished batch, in its order."""
    for i in range(len(depths)):
        back_up(nodes, paths[i], depths[i], worths[i], b.seats)
