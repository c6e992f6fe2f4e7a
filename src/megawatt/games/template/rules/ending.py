"""Points and places."""

from megawatt.author import rule


@rule
def points_of(s, seat):
    """What a seat has charged; nothing for the one who burned the line out."""
    return 0 if s.culprit == seat + 1 else s.charged[seat]


@rule
def returns(b, s, points):
    """Every seat's points."""
    for seat in range(b.seats):
        points[seat] = points_of(s, seat)


@rule
def ranks(b, s, places):
    """Most points first; equal points share a place."""
    for seat in range(b.seats):
        places[seat] = 1
        for other in range(b.seats):
            if points_of(s, other) > points_of(s, seat):
                places[seat] += 1
