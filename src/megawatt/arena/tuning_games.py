"""Generic hot code for tuning: whole games in which one seat plays by a row of numbers and all others by another row."""

from megawatt.kernel.rng.bot_rng import begin_bots, begin_decision
from megawatt.kernel.rng.deal_rng import begin_deal
from megawatt.kernel.rules.rule import rule, unbound

setup = unbound("setup")
legal = unbound("legal")
apply = unbound("apply")
ranks = unbound("ranks")
choose_by = unbound("choose_by")

TRIED, OTHERS = 0, 1


@rule
def tried_games(b, s, blank, actions, luck, key, rows, seed, bots_seed, games, most, places, won):
    """Games from consecutive seeds, the tried row one seat further on in each; `won` takes its share of every win in sixtieths."""
    for game in range(games):
        s[0] = blank[0]
        begin_deal(s[0].chance, seed, game)
        setup(b, s[0])
        begin_bots(key, bots_seed + game)
        tried = game % b.seats
        play_by_rows(b, s[0], actions, luck, key, rows, tried, most)
        ranks(b, s[0], places)
        won[game] = share_of_win(places, b.seats, tried)


@rule
def play_by_rows(b, s, actions, luck, key, rows, tried, most):
    """One game to its end."""
    played = 0
    while s.seat >= 0 and played < most:
        count = legal(b, s, actions)
        begin_decision(luck, key, s.seat, played)
        row = rows[TRIED] if s.seat == tried else rows[OTHERS]
        apply(b, s, choose_by(b, s, actions, count, luck, row), None)
        played += 1


@rule
def share_of_win(places, seats, seat):
    """Sixty for a win alone, shared where it is shared."""
    winners = 0
    for each in range(seats):
        winners += 1 if places[each] == 1 else 0
    return 60 // winners if places[seat] == 1 else 0
