"""Record the complete games of tests/power_grid/games anew, after a change of rules that is meant:

    .venv/bin/python tests/power_grid/record_games.py

Every game is played by simple seeded players, seed after seed until one game has the feature that its file name
promises; the shared win is scripted. Prints the results to be noted in test_complete_games.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import megawatt
from megawatt import Event, Match

FOLDER = Path(__file__).parent / "games"


# What a recorded game shows.


def rounds(m: Match) -> list[list[Event]]:
    """The events of the whole match, round by round; the first list is round 1."""
    found: list[list[Event]] = [[]]
    for ply in range(1, m.ply + 1):
        for event in m.events(ply):
            if event.name == "round-begins":
                found.append([])
            found[-1].append(event)
    return found


def nothing_sold_rounds(m: Match) -> int:
    """Rounds in which everybody passed instead of nominating, so that the lowest plant left (NOTES 3.10)."""
    names = [[event.name for event in events] for events in rounds(m)]
    return sum("plant-bought" not in told and told.count("passed-phase") == m.seats for told in names)


def phase_of_step_3_card(m: Match) -> int | None:
    """The phase in which the step 3 card was drawn, 2, 4 or 5; None if it never was."""
    for ply in range(1, m.ply + 1):
        names = [event.name for event in m.events(ply)]
        if "step-3-card-drawn" in names:
            before = names[: names.index("step-3-card-drawn")]
            if "round-begins" in before:
                return 2
            if "plant-buried" in before:
                return 5
            return 2 if m.at(ply - 1).view()["phase"] == "auction" and "step-begins" not in before else 4
    return None


def ended(m: Match) -> tuple[str, int]:
    """What ended the game, and the step in which it did."""
    return m.view()["result"]["ended_by"], m.view()["step"]


# Simple players.


@dataclass(frozen=True)
class Style:
    """How all players of a game play."""

    wants_plants: int = 3
    renews: bool = True
    """Buys clearly larger plants even with as many as it wants."""
    passes: float = 0.3
    """How often somebody who still wants a plant passes instead of nominating."""
    raises: float = 0.3
    pauses_at: int = 99
    """Stops building at this many cities ..."""
    until_cash: int = 0
    """... until there is this much money."""


def decide(m: Match, style: Style, rng: Random) -> str:
    """The move of the seat to decide."""
    view = m.view(m.seat)
    me = view["players"][m.seat]
    asked, moves = view["asked"], m.legal()
    if asked == "nominate":
        largest = view["plants"]["offered"][-1]["number"]
        full = len(me["plants"]) >= style.wants_plants and (not style.renews or me["plants"][0]["number"] + 8 > largest)
        content = full or rng.random() < style.passes
        return "pass" if "pass" in moves and content else moves[-1]
    if asked == "open":
        return moves[0]
    if asked == "raise":
        return moves[1] if rng.random() < style.raises else "pass"
    if asked == "buy":
        enough = me["can_power"] >= me["cities"] > 0 or rng.random() < 0.1
        return "done" if enough or len(moves) == 1 else rng.choice(moves[1:])
    if asked == "build":
        if me["cities"] == style.pauses_at and me["cash"] < style.until_cash:
            return "done"
        prices = {f"build {city['id']}": city["price"] for city in view["cities"] if f"build {city['id']}" in moves}
        return min(prices, key=lambda move: prices[move], default="done")
    if asked == "run":
        return max(moves, key=lambda move: m.game.costs(m.board, m.state, m.action(move))["powered"])
    return moves[0]


def play_out(seats: int, seed: int, style: Style, options: dict[str, Any]) -> Match:
    """A whole game in this style."""
    m = megawatt.new("power-grid", seats=seats, seed=seed, options=options)
    rng = Random(seed)
    while not m.over:
        m.play(decide(m, style, rng))
    return m


# The games.


@dataclass(frozen=True)
class Scenario:
    """Seats, options and style that are likely to give a game with the wanted feature."""

    seats: int
    wanted: Callable[[Match], bool]
    style: Style = Style()
    options: dict[str, Any] = field(default_factory=dict)


SCENARIOS = {
    "introductory": Scenario(2, lambda m: ended(m) == ("network", 1), options={"introductory": True}),
    "ends-in-step-1": Scenario(5, lambda m: ended(m) == ("network", 1), Style(2, False, pauses_at=4, until_cash=330)),
    "ends-in-step-2": Scenario(6, lambda m: ended(m) == ("network", 2) and phase_of_step_3_card(m) is None, Style(2)),
    "ends-with-step-3-due": Scenario(6, lambda m: ended(m) == ("network", 2) and phase_of_step_3_card(m) == 4),
    "ends-by-round-limit": Scenario(4, lambda m: ended(m)[0] == "round-limit", options={"round_limit": 6}),
    "step-3-in-phase-2": Scenario(2, lambda m: ended(m) == ("network", 3) and phase_of_step_3_card(m) == 2),
    "step-3-in-phase-4": Scenario(3, lambda m: ended(m) == ("network", 3) and phase_of_step_3_card(m) == 4),
    "step-3-in-phase-5": Scenario(3, lambda m: ended(m) == ("network", 3) and phase_of_step_3_card(m) == 5),
    "nothing-sold": Scenario(3, lambda m: nothing_sold_rounds(m) >= 3 and ended(m) == ("network", 3), Style(2, False, passes=0.8)),
    "both-decks": Scenario(3, lambda m: ended(m) == ("network", 3), options={"deck": "variant-2"}),
}


def shared_win() -> Match:
    """Two players, one round: both power one city, and both have 28 Elektro and one city left."""
    m = megawatt.new("power-grid", seats=2, seed=1, options={"round_limit": 1})
    m.play_all(["nominate 4", "bid 10", "pass", "nominate 3"])  # 10 for the one, 3 for the other
    m.play_all(["buy oil", "buy oil", "buy oil", "done"])  # the owner of plant 3 buys first: 9
    m.play_all(["buy coal", "buy coal", "done"])  # 2
    while not m.over:
        m.play_all([m.legal()[1], "done"])  # a first city for 10
    return m


def record() -> dict[str, Match]:
    """All games by the names of their files."""
    games = {}
    for name, scenario in SCENARIOS.items():
        seed = 0
        while not scenario.wanted(m := play_out(scenario.seats, seed, scenario.style, scenario.options)):
            seed += 1
        games[name] = m
    return {**games, "shared-win": shared_win()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, m in record().items():
        m.save(str(FOLDER / f"{name}.mw"))
        card, idle = phase_of_step_3_card(m), nothing_sold_rounds(m)
        print(f'    "{name}": Game({m.ranking()}, {m.scores()}, {ended(m)!r}, card={card}, nothing_sold={idle}),  # {m.ply} plies')
