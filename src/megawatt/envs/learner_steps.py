"""Generic hot code of games in which one seat learns and policies play the others, from `start` to before `stop`.

As in stepping.py, `Engine` binds it to one game's rules, and any number of threads may share the games.
"""

from megawatt.envs.batch_steps import list_game
from megawatt.envs.rewards import reward_at_end
from megawatt.kernel.compilation.playing import choose
from megawatt.kernel.rng.bot_rng import begin_bots, begin_decision
from megawatt.kernel.rng.deal_rng import begin_deal
from megawatt.kernel.rules.rule import rule, unbound

setup = unbound("setup")
legal = unbound("legal")
apply = unbound("apply")
returns = unbound("returns")
ranks = unbound("ranks")
observe = unbound("observe")

ILLEGAL = -1.0
"""The reward of an illegal action: what the last place is worth."""
PLAYED, REFUSED, DEALT, LEFT = range(4)
"""What a step did with a game; LEFT: nothing."""
ASKED = -1
"""The policy of a seat for which somebody outside decides: the game waits there."""


@rule
def deal_game(b, s, blank, i, seeds, bot_seeds, keys, plies):
    """The first position of the game of this seed."""
    s[i] = blank[0]
    begin_deal(s[i].chance, seeds[i], 0)
    setup(b, s[i])
    begin_bots(keys[i], int(bot_seeds[i]))
    plies[i] = 0


@rule
def let_others_play(b, s, i, seat, policies, keys, luck, plies, theirs):
    """Policies decide for the others until a seat without one is asked or the game is over; `theirs` takes what they could do."""
    while s[i].seat >= 0 and s[i].seat != seat and policies[s[i].seat] != ASKED:
        count = legal(b, s[i], theirs[i])
        begin_decision(luck[i], keys[i], int(s[i].seat), int(plies[i]))
        apply(b, s[i], int(choose(b, s[i], theirs[i], count, luck[i], policies[s[i].seat])), None)
        plies[i] += 1


@rule
def wipe_mask(i, listed, counts, masks):
    """Forget what the learner could do; the others' moves may be listed in the same row next."""
    for k in range(counts[i]):
        masks[i, listed[i, k]] = False
    counts[i] = 0


@rule
def observe_asked(b, s, i, seat, observations):
    """The position for the seat that is asked, at the end of a game for the learner."""
    for k in range(observations.shape[1]):
        observations[i, k] = 0
    observe(b, s[i], int(s[i].seat) if s[i].seat >= 0 else seat, observations[i])


@rule
def reward_learner(b, s, i, seat, kind, points, places):
    """What the end of the game is worth to the learner."""
    returns(b, s[i], points[i])
    ranks(b, s[i], places[i])
    return reward_at_end(b.seats, seat, kind, points[i], places[i])


@rule
def step_learner(
    boards, s, blank, start, stop, actions, wanted, seat, kind, compacted, policies, seeds, bot_seeds, keys, luck, plies,
    theirs, listed, counts, masks, moves, observations, rewards, ended, points, places,
):  # fmt: skip
    """Play an action of the seat that is asked in every game, and those of policies until somebody without one is asked.

    `wanted` says where a new game is dealt instead, and which games are left alone; an action that is not legal is marked there and
    ends the game unplayed.
    """
    b = boards[0]
    for i in range(start, stop):
        if wanted[i] == LEFT:
            continue
        rewards[i] = 0.0
        action = int(actions[i])
        if wanted[i] == DEALT:
            wipe_mask(i, listed, counts, masks)
            deal_game(b, s, blank, i, seeds, bot_seeds, keys, plies)
        elif not 0 <= action < masks.shape[1] or not masks[i, action]:
            wanted[i] = REFUSED
            rewards[i] = ILLEGAL
            ended[i] = True
            continue
        else:
            wipe_mask(i, listed, counts, masks)
            apply(b, s[i], int(moves[i, action]) if compacted else action, None)
            plies[i] += 1
        let_others_play(b, s, i, seat, policies, keys, luck, plies, theirs)
        list_game(b, s, i, compacted, listed, counts, masks, moves)
        observe_asked(b, s, i, seat, observations)
        ended[i] = wanted[i] == PLAYED and s[i].seat < 0
        if ended[i]:
            rewards[i] = reward_learner(b, s, i, seat, kind, points, places)
