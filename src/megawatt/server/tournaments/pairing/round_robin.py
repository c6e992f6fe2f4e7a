"""All rounds of a tournament in which everybody meets everybody, as evenly as possible.

- Tables of two: the circle of Berger's tables; everybody meets everybody once, and has both seats equally often or once more.
- Everybody at one table: as many rounds as seats, everybody has every seat once.
- As many tables as seats, 3, 4 or 5: the lines of a finite plane; everybody meets everybody exactly once.
- Otherwise as many rounds as are needed at least are drawn several times, and improved by exchanging people so that those sit
  together who meet least often. When somebody still does not meet somebody in any of them, there is one round more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import combinations, pairwise
from random import Random

from megawatt.server.tournaments.pairing.tables import Costs, Round, SeatsHad, Table, pairs_of, table_sizes

DRAWN_PEOPLE = 100
"""Schedules are drawn so often: the fewer people, the more often."""
MAX_SWEEPS = 20
NOT_THE_FIRST = 2
PLANES = (3, 4, 5)
TIMES_IN_FIELD_OF_FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


def round_robin(people: int, sizes: Collection[int], seed: int, most_rounds: int) -> list[Round]:
    """Every round for so many people, who are numbered from 0; never more than `most_rounds`."""
    chance = Random(f"round robin {seed}")
    numbers = list(range(people))
    chance.shuffle(numbers)
    largest = max(sizes)
    if people in sizes and people <= largest:
        return [Round([numbers[turn:] + numbers[:turn]], []) for turn in range(min(people, most_rounds))]
    if set(table_sizes(people, sizes)[0]) == {2}:
        rounds = _circle(numbers)
    elif largest in PLANES and people == largest * largest:
        rounds = _rotated(_plane(numbers, largest), chance)
    else:
        rounds = _rotated(_shortest(numbers, sizes, chance, most_rounds), chance)
    return rounds[:most_rounds]


def _circle(numbers: list[int]) -> list[Round]:
    """One stands still, the others move on by one; the seats change with every step away from the middle."""
    circle = numbers if len(numbers) % 2 else numbers[:-1]
    fixed = None if len(numbers) % 2 else numbers[-1]
    length, rounds = len(circle), []
    for turn in range(length):
        middle = circle[turn]
        tables = [] if fixed is None else [[middle, fixed] if turn % 2 else [fixed, middle]]
        for step in range(1, (length + 1) // 2):
            pair = [circle[(turn + step) % length], circle[(turn - step) % length]]
            tables.append(pair if step % 2 else pair[::-1])
        rounds.append(Round(tables, [middle] if fixed is None else []))
    return rounds


def _plane(numbers: list[int], order: int) -> list[Round]:
    """The points of a plane with so many points on a line; the lines of one direction are the tables of one round."""

    def line_of(x: int, y: int, slope: int) -> int:
        if order == 4:
            return y ^ TIMES_IN_FIELD_OF_FOUR[slope][x]
        return (y + slope * x) % order

    rounds = [Round([numbers[row * order : (row + 1) * order] for row in range(order)], [])]
    for slope in range(order):
        tables: list[Table] = [[] for _ in range(order)]
        for place, who in enumerate(numbers):
            tables[line_of(place // order, place % order, slope)].append(who)
        rounds.append(Round(tables, []))
    return rounds


def _shortest(numbers: list[int], sizes: Collection[int], chance: Random, most_rounds: int) -> list[Round]:
    """The shortest schedule found in which everybody meets everybody: one more round whenever no drawing of fewer does it."""
    tries = max(2, DRAWN_PEOPLE // len(numbers))
    for count in range(fewest_rounds(len(numbers), max(sizes)), most_rounds + 1):
        drawn = [_drawn(numbers, sizes, chance, count) for _ in range(tries)]
        whole = [rounds for rounds in drawn if _all_have_met(rounds, numbers)]
        if whole or count == most_rounds:
            return min(whole or drawn, key=_unequal)
    return []


def _drawn(numbers: list[int], sizes: Collection[int], chance: Random, count: int) -> list[Round]:
    """This many rounds, drawn, and then improved one after the other as long as that helps any of them."""
    wanted, left_over = table_sizes(len(numbers), sizes)
    rested: Counter[int] = Counter()
    rounds: list[Round] = []
    for _ in range(count):
        order = list(numbers)
        chance.shuffle(order)
        order.sort(key=lambda who: rested[who])
        resting, playing = order[:left_over], order[left_over:]
        rested.update(resting)
        chance.shuffle(playing)
        cuts = [sum(wanted[:place]) for place in range(len(wanted) + 1)]
        rounds.append(Round([playing[low:high] for low, high in pairwise(cuts)], sorted(resting)))
        _costs(numbers, rounds[:-1]).improve(rounds[-1].tables)
    for _ in range(MAX_SWEEPS):
        before = _unequal(rounds)
        for place, each in enumerate(rounds):
            _costs(numbers, rounds[:place] + rounds[place + 1 :]).improve(each.tables)
        if _unequal(rounds) == before:
            break
    return rounds


def _costs(numbers: list[int], rounds: list[Round]) -> Costs:
    """Meeting again costs by how often it was; never having met is worth something of its own."""
    met = pairs_of(table for each in rounds for table in each.tables)
    return Costs(numbers, {pair: times + NOT_THE_FIRST for pair, times in met.items()})


def _all_have_met(rounds: list[Round], numbers: list[int]) -> bool:
    return len(pairs_of(table for each in rounds for table in each.tables)) == len(numbers) * (len(numbers) - 1) // 2


def _unequal(rounds: list[Round]) -> tuple[int, int]:
    """How many have not met (the fewer pairs, the more), then how uneven the meetings are."""
    met = pairs_of(table for each in rounds for table in each.tables)
    return -len(met), sum(times * times for times in met.values())


def _rotated(rounds: list[Round], chance: Random) -> list[Round]:
    """The same tables with seats that everybody has as equally often as possible: each is seated anew until nothing improves."""
    had = SeatsHad()
    seated: list[list[Table]] = []
    for each in rounds:
        seated.append([])
        for people in each.tables:
            seated[-1].append(had.rotated(people, chance))
            had.add(seated[-1][-1])
    for _ in range(MAX_SWEEPS):
        before = _unevenness(had, seated)
        for tables in seated:
            for place, table in enumerate(tables):
                had.add(table, -1)
                tables[place] = had.rotated(table, chance)
                had.add(tables[place])
        if _unevenness(had, seated) == before:
            break
    return [Round(tables, each.byes) for tables, each in zip(seated, rounds, strict=True)]


def _unevenness(had: SeatsHad, seated: list[list[Table]]) -> int:
    people = {who for tables in seated for table in tables for who in table}
    seats = max((len(table) for tables in seated for table in tables), default=0)
    return sum(had.of(who, seat) ** 2 for who in people for seat in range(seats))


def fewest_rounds(people: int, seats: int) -> int:
    """Nobody can have met everybody in fewer rounds than this."""
    return -(-(people - 1) // (seats - 1))


def meetings(rounds: list[Round]) -> dict[frozenset[int], int]:
    """How often each two meet in these rounds; two who never meet are there, too."""
    met = pairs_of(table for each in rounds for table in each.tables)
    people = sorted({who for each in rounds for who in (*each.byes, *(one for table in each.tables for one in table))})
    return {frozenset(pair): met[frozenset(pair)] for pair in combinations(people, 2)}
