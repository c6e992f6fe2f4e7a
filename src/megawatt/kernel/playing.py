"""Generic hot code: whole games at compiled speed. `Engine` binds it to one game's rules."""

from megawatt.kernel.chance import below
from megawatt.kernel.rules import rule, unbound

setup = unbound("setup")
legal = unbound("legal")
apply = unbound("apply")
returns = unbound("returns")
ranks = unbound("ranks")
house = unbound("house")

RANDOM = 0
HOUSE = 1


@rule
def random_plies(b, s, actions, words, most):
    """Uniformly random legal play from this position; stops at the end or after `most` plies. Returns the plies."""
    plies = 0
    while s.seat >= 0 and plies < most:
        count = legal(b, s, actions)
        apply(b, s, actions[below(words, count)], None)
        plies += 1
    return plies


@rule
def random_games(b, s, blank, actions, words, first_seed, games, most):
    """Whole random games from consecutive seeds, one after the other in `s[0]`. Returns all plies together."""
    plies = 0
    for game in range(games):
        s[0] = blank[0]
        setup(b, s[0], first_seed + game)
        plies += random_plies(b, s[0], actions, words, most)
    return plies


@rule
def choose(b, s, actions, count, words, bot):
    """The action of a house bot (HOUSE) or of the random bot."""
    if bot == HOUSE:
        return house(b, s, actions, count, words)
    return actions[below(words, count)]


@rule
def bot_games(b, s, blank, actions, words, bots, first_seed, games, most, plies, points, places):
    """Whole games between bots (one code per seat), the results game by game in the last three arrays."""
    for game in range(games):
        s[0] = blank[0]
        setup(b, s[0], first_seed + game)
        plies[game] = 0
        while s[0].seat >= 0 and plies[game] < most:
            count = legal(b, s[0], actions)
            action = choose(b, s[0], actions, count, words, bots[s[0].seat])
            apply(b, s[0], action, None)
            plies[game] += 1
        returns(b, s[0], points[game])
        ranks(b, s[0], places[game])
