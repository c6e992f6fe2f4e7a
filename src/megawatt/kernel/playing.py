"""Generic hot code: whole games at compiled speed. `Engine` binds it to one game's rules."""

from megawatt.kernel.chance import below
from megawatt.kernel.dealing import begin_deal
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
def random_choice(b, s, actions, count, words):
    """Any legal action, all equally likely."""
    return actions[below(words, count)]


@rule
def random_games(b, s, blank, actions, words, seed, games, most):
    """Whole games of uniformly random legal play from consecutive seeds, all in `s[0]`. Returns the plies together."""
    total = 0
    for game in range(games):
        s[0] = blank[0]
        begin_deal(s[0].chance, seed, game)
        setup(b, s[0])
        played = 0
        while s[0].seat >= 0 and played < most:
            count = legal(b, s[0], actions)
            apply(b, s[0], random_choice(b, s[0], actions, count, words), None)
            played += 1
        total += played
    return total


@rule
def choose(b, s, actions, count, words, bot):
    """The action of a house bot (HOUSE) or of the random bot."""
    if bot == HOUSE:
        return house(b, s, actions, count, words)
    return random_choice(b, s, actions, count, words)


@rule
def bot_games(b, s, blank, actions, words, bots, seed, games, most, plies, points, places):
    """Whole games between bots (one code per seat) from consecutive seeds, all played in `s[0]`.

    The last three arrays take the results game by game.
    """
    for game in range(games):
        s[0] = blank[0]
        begin_deal(s[0].chance, seed, game)
        setup(b, s[0])
        played = 0
        while s[0].seat >= 0 and played < most:
            count = legal(b, s[0], actions)
            apply(b, s[0], choose(b, s[0], actions, count, words, bots[s[0].seat]), None)
            played += 1
        plies[game] = played
        returns(b, s[0], points[game])
        ranks(b, s[0], places[game])
