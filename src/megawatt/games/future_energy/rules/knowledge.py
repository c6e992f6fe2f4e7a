"""What a seat cannot know: stacks, removed tiles and contracts, other players' certificates (NOTES 3, 6)."""

from megawatt.author import below, put_in_order, redraw_chance, rule, shuffle
from megawatt.games.future_energy import names as n


@rule
def resample(b, s, seat, luck):
    """Redraw everything hidden from this seat as it might be just as well."""
    order_heaps(b, s)
    redraw_contracts(s, luck)
    shuffle(luck, s.public_stack, 0, s.public_stack_size)
    redraw_tiles(b, s, luck)
    redraw_certificates(s, seat, luck)
    redraw_chance(s.chance, luck)


@rule
def order_heaps(b, s):
    """Leave no trace of how contracts and tiles lay: what is redrawn depends on what could be there, not on what is."""
    for place in range(s.stack_size, len(s.stack)):
        s.stack[place] = 0
    order_contracts(s)
    put_in_order(s.public_stack, 0, s.public_stack_size)
    removed = n.SETUP_KINDS * b.tiles_removed_per_kind
    put_in_order(s.bag, 0, removed)
    put_in_order(s.bag, removed, s.bag_size - removed)
    for place in range(s.bag_size):
        if s.bag[place] >= n.GROUND:
            for later in range(place + 1, s.bag_size):
                if n.GROUND <= s.bag[later] < s.bag[place]:
                    tile = s.bag[place]
                    s.bag[place] = s.bag[later]
                    s.bag[later] = tile


@rule
def order_contracts(s):
    """The lowest numbers to the contracts removed unseen, the others in order on the stack."""
    for place in range(s.removed_count):
        for other in range(s.stack_size):
            if s.stack[other] < s.removed[place]:
                card = s.removed[place]
                s.removed[place] = s.stack[other]
                s.stack[other] = card
    put_in_order(s.removed, 0, s.removed_count)
    put_in_order(s.stack, 0, s.stack_size)


@rule
def redraw_contracts(s, luck):
    """The stack and the contracts removed unseen are one heap to everybody."""
    shuffle(luck, s.stack, 0, s.stack_size)
    for place in range(s.removed_count):
        other = below(luck, s.stack_size + s.removed_count - place)
        card = s.removed[place]
        if other < s.stack_size:
            s.removed[place] = s.stack[other]
            s.stack[other] = card
        else:
            s.removed[place] = s.removed[place + other - s.stack_size]
            s.removed[place + other - s.stack_size] = card


@rule
def redraw_tiles(b, s, luck):
    """Which grounds were removed and which are left over, and which removed tiles lie face down, nobody knows."""
    grounds = 0
    for place in range(s.bag_size):
        grounds += 1 if s.bag[place] >= n.GROUND else 0
    for place in range(s.bag_size):
        if s.bag[place] >= n.GROUND:
            other = nth_ground(s, place, below(luck, grounds))
            tile = s.bag[place]
            s.bag[place] = s.bag[other]
            s.bag[other] = tile
            grounds -= 1
    shuffle(luck, s.bag, 0, n.SETUP_KINDS * b.tiles_removed_per_kind)


@rule
def nth_ground(s, start, nth):
    """The place of the n-th ground in the bag from here on, counted from 0."""
    place = start
    while s.bag[place] < n.GROUND or nth > 0:
        if s.bag[place] >= n.GROUND:
            nth -= 1
        place += 1
    return place


@rule
def is_unknown(s, seat, place):
    """Whether this seat has never seen the certificate in this place: not drawn, or another's until the game is over."""
    holder = s.certificate_holder[place]
    return holder == n.UNDRAWN or (s.seat >= 0 and holder != seat and holder != n.GONE)


@rule
def redraw_certificates(s, seat, luck):
    """The own ones and those sold openly are known; all others are mixed."""
    unknown = order_certificates(s, seat)
    for place in range(len(s.certificate)):
        if is_unknown(s, seat, place):
            other = nth_unknown(s, seat, place, below(luck, unknown))
            value = s.certificate[place]
            s.certificate[place] = s.certificate[other]
            s.certificate[other] = value
            unknown -= 1


@rule
def order_certificates(s, seat):
    """Put the unknown ones in order; returns how many they are."""
    unknown = 0
    for place in range(len(s.certificate)):
        if is_unknown(s, seat, place):
            unknown += 1
            for later in range(place + 1, len(s.certificate)):
                if is_unknown(s, seat, later) and s.certificate[later] < s.certificate[place]:
                    value = s.certificate[place]
                    s.certificate[place] = s.certificate[later]
                    s.certificate[later] = value
    return unknown


@rule
def nth_unknown(s, seat, start, nth):
    """The place of the n-th unknown certificate from here on, counted from 0."""
    place = start
    while not is_unknown(s, seat, place) or nth > 0:
        if is_unknown(s, seat, place):
            nth -= 1
        place += 1
    return place
