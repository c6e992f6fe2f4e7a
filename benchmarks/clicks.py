"""How many clicks a game takes: `python benchmarks/clicks.py [power-grid] [--seats 4] [--games 20]`.

House bots play whole games, and every decision of seat 0 is what a person would have clicked. *Before*: one click for every move.
*After*: the same decisions with what the page offers: one click for a shortcut that makes the same moves (of one question in a row,
in any order), one for deciding ahead and one more for its amount, none for a move without a choice, and none for the usual move
after one click in the whole game that leaves it to the page.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from typing import NamedTuple

from megawatt.bots.factory import bot
from megawatt.kernel.contract.plans import Plan
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.forced_moves import forced_move
from megawatt.kernel.match.match import Match


class Decision(NamedTuple):
    """A moment, what was decided, and whether the decision before was the same seat's on the same question."""

    match: Match
    action: int
    row: int
    """Decisions of the same row are of one question, and nobody decides between them."""


def game(name: str, seats: int, seed: int) -> tuple[int, int, Counter[str]]:
    """The clicks of seat 0 in one game: one for each move, with what the page offers, and the latter by question."""
    found = find(name)
    match = Match(found, seats, seed)
    bots = [bot("house", found, seed + seat) for seat in range(seats)]
    decisions: list[Decision] = []
    row, before = 0, None
    while not match.over:
        seat, asked = match.seat or 0, match.game.question(match.state)
        action = bots[seat].choose(match)
        row += (seat, asked) != before
        before = seat, asked
        if seat == 0:
            decisions.append(Decision(match.fork(), action, row))
        match.play(action)
    by_question = clicks(decisions)
    return len(decisions), sum(by_question.values()), by_question


def clicks(decisions: list[Decision]) -> Counter[str]:
    """Clicks for these decisions of one seat, by question."""
    count: Counter[str] = Counter()
    left_to_the_page = False
    usual = [each.match.game.usual(each.match.board, each.match.state) for each in decisions]
    leaves_it = all(wanted in (None, each.action) for wanted, each in zip(usual, decisions, strict=True))
    at = 0
    while at < len(decisions):
        match, action, _ = decisions[at]
        if is_unasked(decisions, at) or (usual[at] == action and leaves_it and left_to_the_page):
            at += 1
            continue
        left_to_the_page = left_to_the_page or usual[at] is not None
        price, made = best_way(decisions, at)
        count[match.game.question(match.state) or ""] += price
        at += made
    return count


def is_unasked(decisions: list[Decision], at: int) -> bool:
    """Whether there is no other move, and it does not end a turn in which this seat has just decided."""
    match, action, row = decisions[at]
    if forced_move(match) != action:
        return False
    begins = at == 0 or decisions[at - 1].row != row
    goes_on = at + 1 < len(decisions) and decisions[at + 1].row == row
    return begins or goes_on


def best_way(decisions: list[Decision], at: int) -> tuple[int, int]:
    """The clicks, and the moves made with them, of what saves most from here on."""
    match = decisions[at].match
    row = [each.action for each in decisions[at:] if each.row == decisions[at].row]
    ways = [(1, 1)]
    ways += [(1, made_by(row, list(each.actions), each.finish)) for each in match.game.shortcuts(match.board, match.state)]
    for offer in match.game.plans(match.board, match.state, 0):
        if offer.lowest is None or offer.highest is None:
            ways.append((1, decided_by(decisions[at:], Plan(offer.kind, offer.about))))
        else:
            amounts = range(offer.lowest, offer.highest + 1)
            ways.append((2, max(decided_by(decisions[at:], Plan(offer.kind, offer.about, amount)) for amount in amounts)))
    return max(ways, key=lambda way: (way[1] - way[0], way[1]))


def made_by(row: list[int], actions: list[int], finish: int | None) -> int:
    """How many of the moves of a row this shortcut makes, in whatever order; 0 when it makes others."""
    rest = Counter(row)
    if Counter(actions) - rest:
        return 0
    ends = finish is not None and list((rest - Counter(actions)).elements()) == [finish]
    return len(row) if ends else len(actions) if Counter(row[: len(actions)]) == Counter(actions) else 0


def decided_by(decisions: list[Decision], plan: Plan) -> int:
    """How many decisions in a row this plan makes as they were made."""
    made = 0
    for match, action, _ in decisions:
        stands = match.game.plan_stands(match.board, match.state, 0, plan)
        if not stands or match.game.planned(match.board, match.state, plan) != action:
            break
        made += 1
    return made


def main() -> None:
    """Print the figures of some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="power-grid")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    wish = parser.parse_args()
    games = [game(wish.game, wish.seats, seed) for seed in range(wish.games)]
    for label, values in (("before", [each[0] for each in games]), ("after", [each[1] for each in games])):
        low, middle, high = statistics.quantiles(values, n=4)
        print(f"{wish.game}, {wish.seats} seats, {label}: median {middle:.0f} clicks (quarters {low:.0f} to {high:.0f})")
    by_question = sum((each[2] for each in games), Counter[str]())
    print(", ".join(f"{question} {count / wish.games:.1f}" for question, count in by_question.most_common()))


if __name__ == "__main__":
    main()
