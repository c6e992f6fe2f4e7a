"""Before the first round: bidding for positions and drafting pairs and starting contracts."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.setup import give_pair, give_start, pair_of, start_of

# The auction of positions.


@rule
def why_not_bid(b, s, place, amount):
    """The first rule that forbids a bid on a place of the turn order, or ALLOWED."""
    if place >= b.seats:
        return n.NOT_IN_THIS_GAME
    if s.bidder[place] != 0 and amount <= s.bid[place]:
        return n.BID_TOO_LOW
    return n.ALLOWED


@rule
def people(b):
    """One place in the turn order for every person; automas come first without a bid."""
    return b.seats


@rule
def has_position(b, s, seat):
    """Whether a seat's bid stands somewhere."""
    for place in range(b.seats):
        if s.bidder[place] == seat + 1:
            return True
    return False


@rule
def ask_for_bid(b, s):
    """The next seat without a standing bid, in turn; False when every place has its bidder."""
    for i in range(b.seats):
        at = (s.picks + i) % b.seats
        seat = s.order[b.automas + at]
        if not has_position(b, s, seat):
            s.picks = at
            s.seat = seat
            s.asked = n.ASK_BID
            return True
    return False


@rule
def make_bid(s, seat, place, amount, log):
    """A bid replaces the one that stood there."""
    s.bidder[place] = seat + 1
    s.bid[place] = amount
    tell(log, events.BID_MADE, seat, place + 1, amount)


@rule
def pay_bids(b, s, log):
    """Bids are paid in VP and the draft begins."""
    for place in range(b.seats):
        seat = s.bidder[place] - 1
        s.order[b.automas + place] = seat
        s.vp[seat] -= s.bid[place]
    tell(log, events.POSITIONS_SETTLED)
    s.picks = 0
    s.phase = n.DRAFT


# The draft.


@rule
def why_not_pick(b, s, company):
    """The first rule that forbids taking this company's pair, or ALLOWED."""
    return n.PAIR_TAKEN if pair_of(b, s, company) < 0 else n.ALLOWED


@rule
def why_not_start_with(b, s, contract):
    """The first rule that forbids taking this starting contract, or ALLOWED."""
    return n.CONTRACT_TAKEN if start_of(b, s, contract) < 0 else n.ALLOWED


@rule
def pairs_left(b, s):
    """How many pairs nobody has taken."""
    count = 0
    for pair in range(b.companies):
        count += 1 if s.pair_owner[pair] == 0 else 0
    return count


@rule
def starts_left(b, s):
    """How many starting contracts nobody has taken."""
    count = 0
    for start in range(b.companies):
        count += 1 if s.start_owner[start] == 0 else 0
    return count


@rule
def ask_for_pick(b, s):
    """In reverse turn order a pair, then a contract; what is left over needs no question. False when the draft is over."""
    while s.picks < 2 * b.seats:
        if s.picks % 2 == 0 and pairs_left(b, s) == 1:
            return False
        if s.picks % 2 == 0 or starts_left(b, s) > 1:
            s.seat = s.order[b.companies - 1 - s.picks // 2]
            s.asked = n.ASK_PAIR if s.picks % 2 == 0 else n.ASK_STARTING_CONTRACT
            return True
        s.picks += 1
    return False


@rule
def pick_pair(b, s, seat, company, log):
    """Take a company and its officer."""
    give_pair(b, s, seat, pair_of(b, s, company), log)
    s.picks += 1


@rule
def pick_start(b, s, seat, contract, log):
    """Take a starting contract."""
    give_start(s, seat, start_of(b, s, contract), log)
    s.picks += 1
