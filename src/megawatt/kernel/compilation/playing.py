"""Generic hot code: bots play whole games, at both speeds. `Engine` binds it to one game's rules."""

from megawatt.kernel.rng.bot_rng import begin_bots, begin_decision
from megawatt.kernel.rng.deal_rng import begin_deal
from megawatt.kernel.rng.luck import below
from megawatt.kernel.rules.rule import rule, unbound

setup = unbound("setup")
legal = unbound("legal")
apply = unbound("apply")
returns = unbound("returns")
ranks = unbound("ranks")
policy_1 = unbound("policy_1")
policy_2 = unbound("policy_2")
policy_3 = unbound("policy_3")
policy_4 = unbound("policy_4")

MOST_POLICIES = 4
"""A game's own; number 0 is the random choice."""


@rule
def random_choice(b, s, actions, count, luck):
    """Any legal action, all equally likely."""
    return actions[below(luck, count)]


@rule
def full_action(b, s, action, last):
    """The compact view of a game that has none: every action as it is."""
    return action


@rule
def weigh_evenly(b, s, actions, count, weights):
    """For a game that does not say what its policy thinks of the moves."""
    for i in range(count):
        weights[i] = 0


@rule
def choose(b, s, actions, count, luck, policy):
    """The action of the policy of this number, which is not asked where there is but one."""
    if count == 1:
        return actions[0]
    if policy == 1:
        return policy_1(b, s, actions, count, luck)
    if policy == 2:
        return policy_2(b, s, actions, count, luck)
    if policy == 3:
        return policy_3(b, s, actions, count, luck)
    if policy == 4:
        return policy_4(b, s, actions, count, luck)
    return random_choice(b, s, actions, count, luck)


@rule
def play_out(b, s, actions, luck, key, policies, most):
    """Every seat's policy decides until the game is over; returns the number of decisions."""
    played = 0
    while s.seat >= 0 and played < most:
        count = legal(b, s, actions)
        begin_decision(luck, key, s.seat, played)
        apply(b, s, choose(b, s, actions, count, luck, policies[s.seat]), None)
        played += 1
    return played


@rule
def bot_games(b, s, blank, actions, luck, key, policies, seed, bots_seed, games, most, plies, points, places):
    """Whole games between policies (one number per seat) from consecutive seeds, all played in `s[0]`.

    The last three arrays take the results game by game.
    """
    for game in range(games):
        s[0] = blank[0]
        begin_deal(s[0].chance, seed, game)
        setup(b, s[0])
        begin_bots(key, bots_seed + game)
        plies[game] = play_out(b, s[0], actions, luck, key, policies, most)
        returns(b, s[0], points[game])
        ranks(b, s[0], places[game])
