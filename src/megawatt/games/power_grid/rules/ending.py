"""The end of the game: when it comes, who has won (NOTES 5.4, 7.4, 8)."""

from megawatt.author import rule, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.bureaucracy import sell_uranium
from megawatt.games.power_grid.rules.market import begin_step, largest_network, remove_for_step_2
from megawatt.games.power_grid.rules.setup import cities_chosen
from megawatt.games.power_grid.rules.storage import most_cities_powered

BY_NETWORK = 1
BY_ROUND_LIMIT = 2
BY_FULL_BOARD = 3


@rule
def fix_end_number(b, s):
    """Once the areas are known: the end number, but never more cities than one player can join."""
    joined = 0
    if b.areas_apart or b.connection_at_most > 0:
        joined = cities_chosen(b, s)
    else:
        for city in range(b.cities):
            if s.in_play[city] and joined < b.end_at:
                joined = max(joined, cities_joined_with(b, s, city))
    s.end_at = min(b.end_at, joined)


@rule
def cities_joined_with(b, s, city):
    """How many cities in play hang together with this one."""
    joined = 0
    seen = 1 << city
    to_visit = seen
    while to_visit != 0:
        for here in range(b.cities):
            if to_visit >> here & 1:
                to_visit ^= 1 << here
                joined += 1
                for i in range(b.degree[here]):
                    there = b.neighbour[here, i]
                    if s.in_play[there] and not seen >> there & 1:
                        seen |= 1 << there
                        to_visit |= 1 << there
    return joined


@rule
def end_of_building(b, s, log):
    """After phase 4 the game ends (8.1), or step 2 begins (5.4). Returns True when it is over."""
    if largest_network(b, s) >= s.end_at:
        end_game(b, s, BY_NETWORK, log)
        return True
    if is_board_full(b, s):
        end_game(b, s, BY_FULL_BOARD, log)
        return True
    if s.round_no >= b.round_limit:
        tell(log, events.ROUND_LIMIT_REACHED, s.round_no)
        end_game(b, s, BY_ROUND_LIMIT, log)
        return True
    if s.step == 1 and b.step_2_at > 0 and largest_network(b, s) >= b.step_2_at:
        begin_step_2(b, s, log)
    return False


@rule
def is_board_full(b, s):
    """The introductory game knows step 1 only: with a house in every city nobody can build any more (8.4)."""
    if b.most_cities == 0:
        return False
    for city in range(b.cities):
        if s.in_play[city] and s.houses[city] < b.open_spaces[city, s.step]:
            return False
    return True


@rule
def begin_step_2(b, s, log):
    """Step 2 starts between phases 4 and 5; its removal is made even when step 3 is due as well (5.4, 7.4)."""
    begin_step(s, 2, log)
    remove_for_step_2(b, s, log)


@rule
def end_game(b, s, cause, log):
    """No phase 5: nobody is paid, nothing is resupplied (8.1); only Australia's mines sell once more."""
    sell_uranium(b, s, log)
    s.phase = n.GAME_OVER
    s.ended_by = cause
    for seat in range(b.seats):
        s.powered[seat] = most_cities_powered(b, s, seat)
    tell(log, events.GAME_ENDS)


@rule
def beats(b, s, seat, other):
    """Most cities powered now, then most money, then most cities; a further tie is a shared win (8.2)."""
    powered = most_cities_powered(b, s, seat)
    powered_by_other = most_cities_powered(b, s, other)
    if powered != powered_by_other:
        return powered > powered_by_other
    if s.cash[seat] != s.cash[other]:
        return s.cash[seat] > s.cash[other]
    return s.cities[seat] > s.cities[other]


@rule
def returns(b, s, points):
    """A seat's points are the cities it could power now."""
    for seat in range(b.seats):
        points[seat] = most_cities_powered(b, s, seat)


@rule
def ranks(b, s, places):
    """Places from 1; seats that cannot be told apart share one."""
    for seat in range(b.seats):
        places[seat] = 1
        for other in range(b.seats):
            if other != seat and beats(b, s, other, seat):
                places[seat] += 1
