"""The game as a whole: from one decision to the next."""

from megawatt.author import rule, tell
from megawatt.games.template import events
from megawatt.games.template import names as n
from megawatt.games.template.rules.charging import all_fuses, load
from megawatt.games.template.rules.questions import answer
from megawatt.games.template.rules.setup import deal_fuses


@rule
def setup(b, s):
    """Deal the fuses; seat 0 begins."""
    deal_fuses(b, s)
    s.asked = n.ASK_CHARGE


@rule
def apply(b, s, action, log):
    """Play a legal action and go on to the next decision."""
    if not answer(b, s, action, log):
        go_on(b, s, log)


@rule
def go_on(b, s, log):
    """The next seat follows, unless the line burns out."""
    if load(b, s) > all_fuses(b, s):
        tell(log, events.BURNED_OUT, s.seat)
        s.culprit = s.seat + 1
        s.seat = -1
        s.asked = n.ASK_NOTHING
    else:
        s.seat = (s.seat + 1) % b.seats
