"""Records the complete games in `games/` anew: `python -m tests.future_energy.record_games`."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import megawatt
from megawatt import Match
from megawatt.kernel.compilation.engine import generator

FOLDER = Path(__file__).parent / "games"
Chooser = Callable[[Match], int]


def at_random(seed: int) -> Chooser:
    chooser = random.Random(seed)
    return lambda m: chooser.choice(m.legal_actions())


def like_the_house(seed: int) -> Chooser:
    luck = [int(number) for number in generator(seed)]

    def choose(m: Match) -> int:
        actions = m.legal_actions()
        return int(m.game.rules.policies["house"](m.board, m.state, actions, len(actions), luck))

    return choose


def eager_for_lines(seed: int) -> Chooser:
    """Seat 0 buys lines whenever it can; nobody buys contracts without need."""
    chooser = random.Random(seed)

    def choose(m: Match) -> int:
        actions = m.legal_actions()
        verbs = {action: m.text(action).split()[0] for action in actions}
        lines = [action for action in actions if verbs[action] in ("line", "lines", "place")]
        others = [action for action in actions if verbs[action] != "contract"]
        return chooser.choice((lines if m.seat == 0 else others) or others or actions)

    return choose


def played(seats: int, seed: int, modules: tuple[int, ...], choose: Chooser) -> Match:
    m = megawatt.new("future-energy", seats, seed, {f"module_{number}": True for number in modules})
    while not m.over:
        m.play(choose(m))
    return m


def first(seats: int, modules: tuple[int, ...], style: Callable[[int], Chooser], wanted: Callable[[Match], bool]) -> Match:
    """The first game from consecutive seeds that shows what is wanted."""
    seed = 0
    while True:
        seed += 1
        m = played(seats, seed, modules, style(seed))
        if wanted(m):
            return m


def ends_by(cause: str, winners: int = 1) -> Callable[[Match], bool]:
    return lambda m: m.view()["result"]["ended_by"] == cause and m.ranking().count(1) == winners


def record() -> None:
    """Write all files."""
    first(4, (), eager_for_lines, ends_by("lines")).save(str(FOLDER / "ends-by-lines.mw"))
    first(4, (), like_the_house, ends_by("contracts")).save(str(FOLDER / "ends-by-contracts.mw"))
    first(2, (), like_the_house, ends_by("contracts")).save(str(FOLDER / "two-players.mw"))
    first(3, (), at_random, ends_by("contracts")).save(str(FOLDER / "three-players.mw"))
    for number in (1, 2, 3):
        first(4, (number,), like_the_house, ends_by("contracts")).save(str(FOLDER / f"module-{number}.mw"))
    first(4, (1, 2, 3), at_random, ends_by("contracts")).save(str(FOLDER / "all-modules.mw"))
    first(2, (), at_random, ends_by("contracts", winners=2)).save(str(FOLDER / "shared-victory.mw"))


if __name__ == "__main__":
    record()
