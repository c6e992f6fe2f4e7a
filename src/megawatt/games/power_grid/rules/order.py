"""Phase 1: determine player order (NOTES 2)."""

from megawatt.author import rule, tell
from megawatt.games.power_grid import events


@rule
def largest_plant(s, seat):
    """The highest card this seat owns, mines included; -1 without any."""
    largest = -1
    if s.plant_count[seat] > 0:
        largest = s.plants[seat, s.plant_count[seat] - 1]
    for i in range(s.mine_count[seat]):
        largest = max(largest, s.mines[seat, i])
    return largest


@rule
def goes_before(s, seat, other):
    """Most cities first; ties by the largest own plant (2.1)."""
    if s.cities[seat] != s.cities[other]:
        return s.cities[seat] > s.cities[other]
    return largest_plant(s, seat) > largest_plant(s, other)


@rule
def determine_player_order(b, s, log):
    """Sort the player-order track; the seats round the table stay (1.5)."""
    for i in range(1, b.seats):
        seat = s.order[i]
        place = i
        while place > 0 and goes_before(s, seat, s.order[place - 1]):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    tell(log, events.ORDER_SET)
