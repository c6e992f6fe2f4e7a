"""What a seat cannot know: stacks, removed tiles and contracts, other players' certificates (NOTES 3, 6)."""

from megawatt.games.future_energy import names as n
from megawatt.kernel.chance import below, shuffle
from megawatt.kernel.dealing import redraw_chance
from megawatt.kernel.rules import rule


@rule
def resample(b, s, seat, words):
    """Redraw everything hidden from this seat as it might be just as well."""
    redraw_contracts(s, words)
    shuffle(words, s.public_stack, 0, s.public_stack_size)
    redraw_tiles(b, s, words)
    if s.seat >= 0:
        redraw_certificates(s, seat, words)
    redraw_chance(s.chance, words)


@rule
def redraw_contracts(s, words):
    """The stack and the contracts removed unseen are one heap to everybody."""
    shuffle(words, s.stack, 0, s.stack_size)
    for place in range(s.removed_count):
        other = below(words, s.stack_size + s.removed_count - place)
        card = s.removed[place]
        if other < s.stack_size:
            s.removed[place] = s.stack[other]
            s.stack[other] = card
        else:
            s.removed[place] = s.removed[place + other - s.stack_size]
            s.removed[place + other - s.stack_size] = card


@rule
def redraw_tiles(b, s, words):
    """Which grounds were removed and which are left over, and which removed tiles lie face down, nobody knows."""
    grounds = 0
    for place in range(s.bag_size):
        grounds += 1 if s.bag[place] >= n.GROUND else 0
    for place in range(s.bag_size):
        if s.bag[place] >= n.GROUND:
            other = nth_ground(s, place, below(words, grounds))
            tile = s.bag[place]
            s.bag[place] = s.bag[other]
            s.bag[other] = tile
            grounds -= 1
    shuffle(words, s.bag, 0, n.SETUP_KINDS * b.tiles_removed_per_kind)


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
    """Whether this seat has never seen the certificate drawn (or to be drawn) in this place."""
    return s.certificate_holder[place] != seat and s.certificate_holder[place] != n.GONE


@rule
def redraw_certificates(s, seat, words):
    """The own ones and those sold openly are known; all others are mixed."""
    unknown = 0
    for place in range(len(s.certificate)):
        unknown += 1 if is_unknown(s, seat, place) else 0
    for place in range(len(s.certificate)):
        if is_unknown(s, seat, place):
            other = nth_unknown(s, seat, place, below(words, unknown))
            value = s.certificate[place]
            s.certificate[place] = s.certificate[other]
            s.certificate[other] = value
            unknown -= 1


@rule
def nth_unknown(s, seat, start, nth):
    """The place of the n-th unknown certificate from here on, counted from 0."""
    place = start
    while not is_unknown(s, seat, place) or nth > 0:
        if is_unknown(s, seat, place):
            nth -= 1
        place += 1
    return place
