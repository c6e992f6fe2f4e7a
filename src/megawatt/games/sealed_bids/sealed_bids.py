"""Sealed Bids, all of it: power plants worth 1 to 6 come up for sale one by one, and everybody bids with one of the cards 1 to 6.

All bid at the same time, face down, and each card only once. The highest bid wins the plant; if it is tied, the plant stays and is
sold together with the next one. What nobody has won at the end is lost.

Three declarations make secret and simultaneous moves of the bids: `secret=True`, `deciders` and `face_down`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from megawatt.author import (
    ALLOWED,
    CHANCE,
    NOBODY,
    ActionSpace,
    Amount,
    Array,
    Bits,
    Draws,
    EventKinds,
    Game,
    Number,
    Observation,
    Place,
    Reasons,
    Record,
    Rules,
    Seat,
    Special,
    Table,
    below,
    by_seat,
    card,
    draw_below,
    hand,
    i8,
    i16,
    players,
    redraw_chance,
    rule,
    tell,
)  # fmt: skip

SEATS = 4
CARDS = 6
"""The bids that everybody holds, and the plants for sale."""
ALL = (1 << CARDS) - 1
NAMES = [str(number) for number in range(1, CARDS + 1)]


class Board(Record):
    """What is agreed before the first move."""

    seats: int = i8


class State(Record):
    """What has happened since. Cards and plants are sets: bit 0 is the card 1."""

    chance: Array = CHANCE
    seat: int = i8
    asked: int = i8
    to_come: int = i8
    """The plants that have not come up yet."""
    offer: int = i8
    """What is for sale now is worth."""
    held: Array = i8[SEATS]
    """Everybody's cards; one that lies face down counts until it is shown."""
    bid: Array = i8[SEATS]
    """The card that lies before a seat, or 0."""
    points: Array = i16[SEATS]


reasons = Reasons()
GAME_OVER, NO_SUCH_THING = (reasons.names.index(name) for name in ("game-over", "no-such-thing"))
ALREADY_PLAYED = reasons.why("already-played")

events = EventKinds()
OFFERED = events.kind("offered", "offer")
SHOWN = events.kind("shown", "seat", "card")
WON = events.kind("won", "seat", "offer")
TIED = events.kind("tied", "offer")

actions = ActionSpace()
BID = actions.verb("bid", argument=Amount(1, CARDS), secret=True, card=range(1, CARDS + 1))


# The rules.


@rule
def setup(b, s):
    """Everybody holds all cards; the first plant comes up."""
    s.to_come = ALL
    for seat in range(b.seats):
        s.held[seat] = ALL
    offer_next(s, None)


@rule
def offer_next(s, log):
    """Draw a plant; it is added to those that nobody has won yet."""
    count = 0
    for plant in range(CARDS):
        count += s.to_come >> plant & 1
    drawn = draw_below(s.chance, count)
    for plant in range(CARDS):
        if s.to_come >> plant & 1:
            if drawn == 0:
                s.to_come ^= 1 << plant
                s.offer += plant + 1
            drawn -= 1
    tell(log, OFFERED, s.offer)


@rule
def why_not(b, s, action):
    """The first rule that forbids this bid, or ALLOWED."""
    if s.seat == NOBODY:
        return GAME_OVER
    if action < 0 or action >= CARDS:
        return NO_SUCH_THING
    return ALLOWED if s.held[s.seat] >> action & 1 else ALREADY_PLAYED


@rule
def apply(b, s, action, log):
    """Lay the card face down. The first seat without a bid is asked next; when all have bid, the cards are shown."""
    s.bid[s.seat] = action + 1
    s.seat = first_without_bid(b, s)
    if s.seat == NOBODY:
        show_bids(b, s, log)
        if s.to_come:
            offer_next(s, log)
            s.seat = 0


@rule
def first_without_bid(b, s):
    """Who is asked next, whoever answered last: so the order of the answers leaves no trace."""
    for seat in range(b.seats):
        if s.bid[seat] == 0:
            return seat
    return NOBODY


@rule
def show_bids(b, s, log):
    """The highest bid wins; all cards shown are used up."""
    highest = 0
    winner = NOBODY
    for seat in range(b.seats):
        bid = s.bid[seat]
        tell(log, SHOWN, seat, bid)
        if bid > highest:
            highest = bid
            winner = seat
        elif bid == highest:
            winner = NOBODY
        s.held[seat] ^= 1 << bid - 1
        s.bid[seat] = 0
    if winner == NOBODY:
        tell(log, TIED, s.offer)
    else:
        tell(log, WON, winner, s.offer)
        s.points[winner] += s.offer
        s.offer = 0


@rule
def returns(b, s, points):
    """Every seat's points."""
    for seat in range(b.seats):
        points[seat] = s.points[seat]


@rule
def resample(b, s, seat, luck):
    """Whoever has bid may have bid with any card in hand."""
    for other in range(b.seats):
        if other != seat and s.bid[other] != 0:
            s.bid[other] = any_card(s.held[other], luck)
    redraw_chance(s.chance, luck)


@rule
def any_card(held, luck):
    """One of these cards, all equally likely."""
    count = 0
    for number in range(CARDS):
        count += held >> number & 1
    drawn = below(luck, count)
    for number in range(CARDS):
        if held >> number & 1:
            if drawn == 0:
                return number + 1
            drawn -= 1
    return 0


@rule
def house(b, s, actions, count, luck):
    """Bid about as much as the offer is worth: the lowest card that is no less, or else the highest one."""
    for i in range(count):
        if actions[i] + 1 >= s.offer:
            return actions[i]
    return actions[count - 1]


# Who knows what.


def bids_of_others(b: Any, s: Any, seat: int) -> Iterable[Place]:
    """The cards that lie face down before others; that they lie there is known."""
    return [("bid", other) for other in range(b.seats) if other != seat and s.bid[other] != 0]


def are_held(b: Any, s: Any, seat: int, bids: Sequence[int]) -> bool:
    """Nobody bids with a card that has been played."""
    others = [place[1] for place in bids_of_others(b, s, seat)]
    return all(s.held[other] >> bid - 1 & 1 for other, bid in zip(others, bids, strict=True))


@rule
def observe_bid(s, seat, row, numbers, at):
    """One's own bid, or 1 for a bid of another that lies there."""
    if s.bid[row] != 0:
        numbers[at] = 1
        if row == seat:
            numbers[at + 1] = s.bid[row]


def read_bid(s, row, numbers):
    """The way back; a bid of another is some card."""
    s.bid[row] = int(numbers[1]) if numbers[1] else int(numbers[0])


observation = Observation(__name__, State, SEATS, [
    Table("general", 1, [Seat("seat"), Number("offer"), Bits("to_come", names=NAMES)]),
    players([Number("points"), Bits("held", names=NAMES), Special("bid", observe_bid, read_bid, ("has bid", "card"))], SEATS),
])  # fmt: skip


class SealedBids(Game):
    """Bid for power plants, all at the same time and face down."""

    name = "sealed-bids"
    seat_counts = range(2, SEATS + 1)
    Board = Board
    State = State
    actions = actions
    reasons = reasons.names
    events = events
    observation = observation
    rules = Rules(setup=setup, why_not=why_not, apply=apply, returns=returns, resample=resample, policies={"house": house})
    hidden = (Draws("the bids of the others", bids_of_others, range(1, CARDS + 1), are_held),)
    longest = SEATS * CARDS
    hidden_from_lobby = True

    def deciders(self, b: Any, s: Any) -> Sequence[int]:
        """Everybody who has not bid yet."""
        return () if s.seat == NOBODY else [seat for seat in range(b.seats) if s.bid[seat] == 0]

    def face_down(self, b: Any, s: Any, seat: int) -> int:
        """A bid lies face down until all are shown."""
        return int(s.bid[seat] != 0)

    def view(self, b: Any, s: Any, seat: int | None) -> dict[str, Any]:
        """What this seat sees."""
        return {
            "game": self.name,
            "seat": None if s.seat == NOBODY else s.seat,
            "you": seat,
            "offer": s.offer,
            "to_come": hand(in_set(s.to_come)),
            "points": by_seat([s.points[who] for who in range(b.seats)]),
            "hands": by_seat([hand(in_set(s.held[who])) for who in range(b.seats)]),
            "bids": by_seat([shown_bid(s, who, seat) for who in range(b.seats)]),
        }


def in_set(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    return [number + 1 for number in range(CARDS) if cards >> number & 1]


def shown_bid(s: Any, who: int, seat: int | None) -> dict[str, Any]:
    """No card, one face down, or one's own."""
    if s.bid[who] == 0:
        return hand([])
    return card(s.bid[who] if who == seat else None)


GAME = SealedBids()
