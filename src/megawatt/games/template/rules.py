"""Overload, the whole of its rules.

Everybody secretly holds a fuse of 1 to 6. In turn, each seat charges the common line with 1 to 3 units. When the
line carries more than all fuses together can bear it burns out: who did that scores nothing, everybody
else scores what he charged.
"""

from megawatt.games.template.names import ALLOWED, BURNED_OUT, CHARGE, CHARGED, IS_OVER, LARGEST_FUSE, MOST_CHARGE, NO_SUCH_CHARGE
from megawatt.kernel.chance import below
from megawatt.kernel.dealing import draw_below, redraw_chance
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule


@rule
def setup(b, s):
    """Deal the fuses; seat 0 begins."""
    for seat in range(b.seats):
        s.fuse[seat] = 1 + draw_below(s.chance, LARGEST_FUSE)


@rule
def all_fuses(b, s):
    """What the line can bear."""
    total = 0
    for seat in range(b.seats):
        total += s.fuse[seat]
    return total


@rule
def load(b, s):
    """What the line carries."""
    total = 0
    for seat in range(b.seats):
        total += s.charged[seat]
    return total


@rule
def why_not(b, s, action):
    """The first rule that forbids an action, or ALLOWED."""
    if s.seat < 0:
        return IS_OVER
    if action < CHARGE or action >= CHARGE + MOST_CHARGE:
        return NO_SUCH_CHARGE
    return ALLOWED


@rule
def legal(b, s, actions):
    """Every legal action, ascending."""
    count = 0
    for action in range(CHARGE, CHARGE + MOST_CHARGE):
        if why_not(b, s, action) == ALLOWED:
            actions[count] = action
            count += 1
    return count


@rule
def apply(b, s, action, log):
    """Charge the line; the next seat follows, unless the line burns out."""
    units = action - CHARGE + 1
    s.charged[s.seat] += units
    tell(log, CHARGED, s.seat, units)
    if load(b, s) > all_fuses(b, s):
        tell(log, BURNED_OUT, s.seat)
        s.culprit = s.seat + 1
        s.seat = -1
    else:
        s.seat = (s.seat + 1) % b.seats


@rule
def returns(b, s, points):
    """What a seat has charged; nothing for the one who burned the line out."""
    for seat in range(b.seats):
        points[seat] = 0 if s.culprit == seat + 1 else s.charged[seat]


@rule
def ranks(b, s, places):
    """Most points first; equal points share a place."""
    for seat in range(b.seats):
        places[seat] = 1
        for other in range(b.seats):
            mine = 0 if s.culprit == seat + 1 else s.charged[seat]
            theirs = 0 if s.culprit == other + 1 else s.charged[other]
            if theirs > mine:
                places[seat] += 1


@rule
def resample(b, s, seat, words):
    """Deal the others' fuses anew until they bear what the line carries, unless all fuses are open anyway."""
    while s.seat >= 0 and not b.open_fuses:
        for other in range(b.seats):
            if other != seat:
                s.fuse[other] = 1 + below(words, LARGEST_FUSE)
        if all_fuses(b, s) >= load(b, s):
            break
    redraw_chance(s.chance, words)


@rule
def observe(b, s, seat, numbers):
    """The own fuse, then what everybody has charged, the observer first."""
    numbers[0] = s.fuse[seat]
    for i in range(b.seats):
        numbers[1 + i] = s.charged[(seat + i) % b.seats]


@rule
def house(b, s, actions, count, words):
    """Charge as much as the line bears if the others hold average fuses, but never less than one."""
    expected = s.fuse[s.seat] + (b.seats - 1) * (LARGEST_FUSE + 1) // 2
    units = min(max(expected - load(b, s), 1), MOST_CHARGE)
    return actions[units - 1]
