"""A game from elsewhere with everything a table must show without knowing it: numbers with gaps, several runs of them for one verb,
long names, cards, hands, a track, a grid, a picture, and English alone."""

from __future__ import annotations

from pathlib import Path

from megawatt.author import (
    ALLOWED,
    CHANCE,
    NOBODY,
    ActionSpace,
    Amount,
    Array,
    Game,
    Reasons,
    Record,
    Rules,
    Word,
    by_seat,
    card,
    grid,
    hand,
    i8,
    mark,
    rule,
    svg,
    track,
)  # fmt: skip

SEATS, CARDS = 3, 17
START = (1, 7, 8, 9, 17)
"""The cards everybody holds: with gaps between them."""
PLACES = ("the-old-transformer-station-behind-the-harbour", "substation-at-the-quay-of-the-seven-thousand-lanterns")


class Table(Record):
    seats: int = i8


class State(Record):
    chance: Array = CHANCE
    seat: int = i8
    asked: int = i8
    held: Array = i8[SEATS, CARDS + 1]
    points: Array = i8[SEATS]
    taken: Array = i8[len(PLACES)]
    turns: int = i8


reasons = Reasons()
NOT_HELD = reasons.why("not-held")
actions = ActionSpace()
BID = actions.verb("bid", argument=Amount(1, CARDS), card=range(1, CARDS + 1))
CONNECT = actions.verb("connect", argument=Word(PLACES), place=len(PLACES))


@rule
def setup(b, s):
    for seat in range(b.seats):
        for i in range(5):
            s.held[seat, 1 if i == 0 else 6 + i if i < 4 else 17] = 1


@rule
def why_not(b, s, action):
    if s.seat < 0:
        return 2
    if action < 0 or action >= CARDS + 2:
        return 3
    if action < CARDS:
        return ALLOWED if s.held[s.seat, action + 1] else NOT_HELD
    return ALLOWED if s.taken[action - CARDS] == 0 else NOT_HELD


@rule
def apply(b, s, action, log):
    if action < CARDS:
        s.held[s.seat, action + 1] = 0
        s.points[s.seat] += 1
    else:
        s.taken[action - CARDS] = s.seat + 1
        s.points[s.seat] += 2
    s.turns += 1
    s.seat = -1 if s.turns == 2 * b.seats else (s.seat + 1) % b.seats


@rule
def returns(b, s, points):
    for seat in range(b.seats):
        points[seat] = s.points[seat]


class Lanterns(Game):
    """Bid cards and connect the quay."""

    name = "lanterns"
    seat_counts = range(2, SEATS + 1)
    State = State
    Board = Table
    actions = actions
    reasons = reasons.names
    rules = Rules(setup=setup, why_not=why_not, apply=apply, returns=returns)
    longest = 6
    words_folder = Path(__file__).parent / "gap_words"

    def view(self, b, s, seat):
        over = s.seat == NOBODY
        return {
            "game": self.name, "you": seat, "seat": None if over else s.seat, "turns": s.turns,
            "hands": by_seat([
                hand([card(number) for number in range(CARDS + 1) if s.held[who, number]]) for who in range(b.seats)
            ]),
            "points": track([s.points[who] for who in range(b.seats)], 9),
            "quay": grid([[PLACES[i], mark(s.taken[i] - 1) if s.taken[i] else None] for i in range(len(PLACES))]),
            "offer": hand([card(12, "the-cost"), card(None)]),
        }  # fmt: skip

    def picture(self, printed, view, words):
        sheet = svg.Sheet()
        sheet.add("rect", x=10, y=10, width=300, height=100, rx=12, fill="#cfe3ee", stroke=svg.EDGE)
        sheet.add("text", words("view-quay"), x=160, y=66, text_anchor="middle", font_family=svg.FONT, font_size=22)
        return svg.Picture(0, 0, 320, 120, sheet, words("game-name"))


GAME = Lanterns()
