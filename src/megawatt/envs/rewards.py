"""What a seat is rewarded with: at the end by its place, by winning or by its points, and on the way by a potential if one likes.

All three sum up to the same over the seats whatever happens (0, 1 and 0), so nobody gains by a longer game. A lone seat (Barrage
against automas) is always first: let it learn from its points.

The potential of a position is `shaping` times how far a seat's points are ahead of the others', and 0 when the game is over. A
step is rewarded with `discount * after - before`, which leaves the best way to play what it is (Ng, Harada and Russell 1999).
"""

from megawatt.kernel.rules.rule import rule

RANK, WIN, SCORE = range(3)
REWARDS = ("rank", "win", "score")
"""By their numbers: 1 for the first to -1 for the last; 1 for the winner; one's points less the mean of the others' points."""


@rule
def reward_at_end(seats, seat, kind, points, places):
    """What the end of a game is worth to a seat; equal places share what they would have got together."""
    if kind == SCORE:
        return lead(seats, seat, points)
    if seats == 1:
        return 0.0
    equals = 0
    for other in range(seats):
        equals += 1 if places[other] == places[seat] else 0
    if kind == WIN:
        return 1.0 / equals if places[seat] == 1 else 0.0
    return (seats - 2 * places[seat] - equals + 2) / (seats - 1.0)


@rule
def lead(seats, seat, points):
    """A seat's points less the mean of the others'; its points alone where it plays alone."""
    others = 0
    for other in range(seats):
        others += points[other] if other != seat else 0
    return points[seat] - others / max(1.0, seats - 1.0)
