"""The smallest game: only the names that every game gives. Nim: who takes the last coin wins."""

from megawatt.author import ALLOWED, CHANCE, ActionSpace, Amount, Array, Game, Record, Rules, i8, rule

COINS, MOST = 13, 3


class State(Record):
    """Coins on the table, and who took the last one."""

    chance: Array = CHANCE
    seat: int = i8
    asked: int = i8
    coins: int = i8
    winner: int = i8


actions = ActionSpace()
TAKE = actions.verb("take", argument=Amount(1, MOST), coins=range(1, MOST + 1))


@rule
def setup(b, s):
    s.coins = COINS
    s.winner = -1


@rule
def why_not(b, s, action):
    if s.seat < 0:
        return 2  # the game is over
    return ALLOWED if 0 <= action < min(MOST, s.coins) else 3  # no such thing


@rule
def apply(b, s, action, log):
    s.coins -= action + 1
    if s.coins == 0:
        s.winner = s.seat
        s.seat = -1
    else:
        s.seat = (s.seat + 1) % b.seats


@rule
def returns(b, s, points):
    for seat in range(b.seats):
        points[seat] = 1 if seat == s.winner else 0


class Nim(Game):
    """Take one, two or three coins; the last one wins."""

    name = "nim"
    seat_counts = range(2, 4)
    State = State
    actions = actions
    rules = Rules(setup=setup, why_not=why_not, apply=apply, returns=returns)


GAME = Nim()
