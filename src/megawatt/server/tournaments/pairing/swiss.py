"""The next round of a swiss tournament: nobody meets anybody again while that can be avoided, and neighbours in the standings meet.

Tables of two are an exact minimum (a matching of least weight). Larger tables are filled from the top and improved by
exchanging people, several times from different drawings, and the best is taken.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from random import Random

from megawatt.server.tournaments.pairing.tables import Costs, Round, SeatsHad, Table, pairs_of, table_sizes

AGAIN = 10**12
"""What meeting again costs: more than all differences of a round together."""
STEP = 120
"""A point of the standings; it can be divided by 2, 3, 4 and 5."""
SEAT_TWICE = 8000
"""What it costs that one of two has to have a seat that they have had more often than the other seat."""
DRAWINGS = 40
ENOUGH = 8
"""Drawings without a repeated meeting that are compared: the one with the closest scores is taken."""
NOBODY = -1


def next_round(
    scores: Mapping[int, float],
    played: Sequence[Sequence[int]],
    byes: Sequence[int],
    sizes: Collection[int],
    seed: int,
) -> Round:
    """Pair everybody who has a score; `played` are the tables so far, `byes` who had one, `sizes` how large tables may be."""
    chance = Random(f"swiss {seed} {len(played)} {len(byes)}")
    wanted, left_over = table_sizes(len(scores), sizes)
    if not wanted:
        return Round([], sorted(scores))
    if max(wanted) == 2:
        return _pairs(scores, played, byes, left_over, chance)
    resting = sorted(_order(scores, chance), key=lambda who: (byes.count(who), scores[who]))[:left_over]
    playing = {who: score for who, score in scores.items() if who not in resting}
    met = pairs_of(played)
    costs = Costs(playing, {frozenset(pair): _cost(playing, *pair, met[frozenset(pair)]) for pair in combinations(playing, 2)})
    tables = _best(playing, wanted, costs, chance)
    had = SeatsHad(played)
    return Round([had.rotated(table, chance) for table in tables], sorted(resting))


def _best(scores: Mapping[int, float], sizes: Sequence[int], costs: Costs, chance: Random) -> list[Table]:
    """The best of several drawings; the tables with the higher scores first."""
    found: list[tuple[int, list[Table]]] = []
    for _ in range(DRAWINGS):
        order, tables = _order(scores, chance), []
        for size in sizes:
            tables.append(order[:size])
            order = order[size:]
        costs.improve(tables)
        found.append((sum(costs.at(table) for table in tables), tables))
        if sum(cost < AGAIN for cost, _ in found) >= ENOUGH:
            break
    best = min(found, key=lambda drawing: drawing[0])[1]
    return sorted(best, key=lambda table: sorted(-scores[who] for who in table))


def _pairs(
    scores: Mapping[int, float], played: Sequence[Sequence[int]], byes: Sequence[int], left_over: int, chance: Random
) -> Round:
    """Tables of two, all at once as cheaply as possible; a bye is a table with nobody."""
    import networkx  # a tenth of what a server imports, for one kind of tournament

    met, had, lowest = pairs_of(played), SeatsHad(played), min(scores.values())
    graph = networkx.Graph()
    order = _order(scores, chance)
    for one, other in combinations(order, 2):
        again = met[frozenset((one, other))]
        graph.add_edge(one, other, weight=_cost(scores, one, other, again) + _seat_cost(had, one, other))
    for who in order if left_over else ():
        graph.add_edge(who, NOBODY, weight=AGAIN * byes.count(who) + _apart(scores[who], lowest))
    matching = [set(pair) for pair in networkx.min_weight_matching(graph)]
    tables = [pair for pair in matching if NOBODY not in pair]
    tables.sort(key=lambda pair: (-sum(scores[who] for who in pair), min(order.index(who) for who in pair)))
    resting = [who for pair in matching if NOBODY in pair for who in pair if who != NOBODY]
    return Round([had.rotated(pair, chance) for pair in tables], resting)


def _order(scores: Mapping[int, float], chance: Random) -> list[int]:
    """By scores, drawn among equals."""
    order = sorted(scores)
    chance.shuffle(order)
    return sorted(order, key=lambda who: -round(scores[who] * STEP))


def _cost(scores: Mapping[int, float], one: int, other: int, again: int) -> int:
    return AGAIN * again * again + _apart(scores[one], scores[other])


def _apart(score: float, other: float) -> int:
    return round((score - other) * STEP) ** 2


def _seat_cost(had: SeatsHad, one: int, other: int) -> int:
    """Two who both need the same seat should rather not meet: how uneven the better of the two ways would leave them."""

    def uneven(first: int, second: int) -> int:
        lean = had.of(first, 0) + 1 - had.of(first, 1), had.of(second, 0) - had.of(second, 1) - 1
        return sum(max(0, abs(each) - 1) ** 2 for each in lean)

    return SEAT_TWICE * min(uneven(one, other), uneven(other, one))
