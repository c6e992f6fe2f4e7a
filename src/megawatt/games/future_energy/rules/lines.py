"""Power lines: where one may be placed and why it is placed (NOTES 4, 6, 9)."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.stock import last_line_is_placed


@rule
def count_lines(lines):
    """How many seats have a line, from one bit per seat."""
    return (lines & 1) + (lines >> 1 & 1) + (lines >> 2 & 1) + (lines >> 3 & 1)


@rule
def is_relocation(purpose):
    """Whether the line comes from another link and not from the supply."""
    return purpose >= n.RELOCATED_TO_EMPTY


@rule
def why_not_place(b, s, seat, link):
    """The first rule that forbids this seat's line here, or ALLOWED; bought lines need an empty link (4, 6)."""
    if link >= b.links:
        return n.NO_SUCH_THING
    if not b.link_open[link]:
        return n.OUT_OF_PLAY
    if is_relocation(s.line_purpose) and link == s.lifted:
        return n.SAME_LINK
    lines = s.lines[link]
    if lines == 0:
        return n.ALLOWED
    if lines >> seat & 1:
        return n.OWN_LINE_THERE
    if s.line_purpose == n.BOUGHT or s.line_purpose == n.RELOCATED_TO_EMPTY:
        return n.LINK_TAKEN
    if count_lines(lines) >= n.LINES_PER_LINK:
        return n.LINK_FULL
    return n.ALLOWED


@rule
def can_place(b, s, seat):
    """Whether there is a link for the line that is due."""
    for link in range(b.links):
        if why_not_place(b, s, seat, link) == n.ALLOWED:
            return True
    return False


@rule
def lines_become_due(s, count, purpose):
    """Ask for this number of lines to be placed."""
    s.lines_due = count
    s.line_purpose = purpose


@rule
def ask_for_line(b, s):
    """Where does the next line go? Returns False when none is left or no link takes it."""
    seat = s.active
    has_line = s.line_supply[seat] > 0 or is_relocation(s.line_purpose)
    if has_line and can_place(b, s, seat):
        s.seat = seat
        s.asked = n.ASK_PLACE_LINE
        return True
    s.lines_due = 0
    return False


@rule
def place_line(b, s, seat, link, log):
    """A line from the supply (or a lifted one) goes on this link; the last one of a supply triggers the end (8)."""
    if s.lines[link] == 0:
        s.empty_links -= 1
    s.lines[link] |= 1 << seat
    s.lines_due -= 1
    tell(log, events.LINE_PLACED, seat, link)
    if not is_relocation(s.line_purpose):
        s.stirred = 1
        s.line_supply[seat] -= 1
        if s.line_supply[seat] == 0:
            last_line_is_placed(s, seat, log)


@rule
def why_not_decline_line(b, s):
    """The line of a nuclear tile is an offer, that of a construction ground unless agreed otherwise (6, 9, 10)."""
    if s.line_purpose == n.BY_NUCLEAR or (s.line_purpose == n.BY_GROUND and not b.ground_gifts_must_take):
        return n.ALLOWED
    return n.MUST_PLACE


@rule
def decline_lines(s):
    """No line is placed any more."""
    s.lines_due = 0


@rule
def why_not_lift(b, s, seat, link):
    """Only own lines can be relocated (9)."""
    if link >= b.links:
        return n.NO_SUCH_THING
    if not s.lines[link] >> seat & 1:
        return n.NOT_YOUR_LINE
    return n.ALLOWED


@rule
def lift_line(s, seat, link, purpose, log):
    """An own line leaves its link and is placed elsewhere at once."""
    s.lines[link] &= ~(1 << seat)
    if s.lines[link] == 0:
        s.empty_links += 1
    s.lifted = link
    lines_become_due(s, 1, purpose)
    tell(log, events.LINE_LIFTED, seat, link)
