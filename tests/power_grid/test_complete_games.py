"""Complete games, replayed: every way a game can end, and the step 3 card in every phase.

The match files in games/ were written by record_games.py; what became of each game is noted here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import megawatt
from megawatt import Match

from .record_games import ended, nothing_sold_rounds, phase_of_step_3_card, rounds

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Game:
    """The result of a recorded game and the features it was recorded for."""

    places: list[int]
    powered: list[int]
    ended: tuple[str, int]
    """By what, and in which step."""
    card: int | None
    """The phase in which the step 3 card was drawn."""
    nothing_sold: int
    """Rounds in which nobody bought a plant."""
    steps: tuple[int, ...] = ()
    """The steps that began."""


GAMES = {
    "introductory": Game([2, 1], [3, 7], ("network", 1), card=None, nothing_sold=1),
    "ends-in-step-1": Game([3, 4, 2, 5, 1], [2, 1, 2, 0, 3], ("network", 1), card=None, nothing_sold=8),
    "ends-in-step-2": Game([6, 3, 5, 4, 1, 2], [0, 4, 4, 4, 5, 5], ("network", 2), card=None, nothing_sold=1, steps=(2,)),
    "ends-with-step-3-due": Game([5, 1, 3, 4, 2, 6], [3, 10, 5, 4, 8, 2], ("network", 2), card=4, nothing_sold=0, steps=(2,)),
    "ends-by-round-limit": Game([2, 1, 3, 4], [6, 7, 3, 0], ("round-limit", 1), card=None, nothing_sold=1),
    "step-3-in-phase-2": Game([2, 1], [15, 18], ("network", 3), card=2, nothing_sold=1, steps=(2, 3)),
    "step-3-in-phase-4": Game([3, 1, 2], [8, 14, 12], ("network", 3), card=4, nothing_sold=1, steps=(2, 3)),
    "step-3-in-phase-5": Game([1, 3, 2], [14, 10, 12], ("network", 3), card=5, nothing_sold=2, steps=(2, 3)),
    "nothing-sold": Game([1, 2, 3], [6, 4, 2], ("network", 3), card=5, nothing_sold=8, steps=(2, 3)),
    "both-decks": Game([1, 3, 2], [14, 3, 10], ("network", 3), card=2, nothing_sold=0, steps=(2, 3)),
    "shared-win": Game([1, 1], [1, 1], ("round-limit", 1), card=None, nothing_sold=0),
}


@cache
def replayed(name: str) -> Match:
    return megawatt.load(FOLDER / f"{name}.mw")


def names(m: Match, ply: int) -> list[str]:
    return [event.name for event in m.events(ply)]


def ply_of(m: Match, event: str) -> int:
    """The first move that made this happen."""
    return next(ply for ply in range(1, m.ply + 1) if event in names(m, ply))


def test_every_recorded_game_is_noted() -> None:
    assert {path.stem for path in FOLDER.glob("*.mw")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_ends_as_noted(name: str) -> None:
    m, noted = replayed(name), GAMES[name]
    assert m.over
    assert ended(m) == noted.ended
    assert m.ranking() == noted.places
    assert m.scores() == noted.powered


@pytest.mark.parametrize("name", GAMES)
def test_what_the_game_was_recorded_for_occurs(name: str) -> None:
    m, noted = replayed(name), GAMES[name]
    begun = [e.arguments["step"] for events in rounds(m) for e in events if e.name == "step-begins"]
    assert tuple(begun) == noted.steps
    assert phase_of_step_3_card(m) == noted.card
    assert nothing_sold_rounds(m) == noted.nothing_sold


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_paid_in_the_last_round_and_everybody_in_all_others(name: str) -> None:
    m = replayed(name)
    paid = [[event.name for event in events].count("powered") for events in rounds(m)]
    assert paid == [m.seats] * (len(paid) - 1) + [0]


def test_games_end_in_every_way() -> None:
    assert {noted.ended for noted in GAMES.values()} == {("network", 1), ("network", 2), ("network", 3), ("round-limit", 1)}
    assert {noted.card for noted in GAMES.values()} == {None, 2, 4, 5}


def test_the_network_that_ends_the_game_has_the_end_number_of_cities() -> None:
    for name, noted in GAMES.items():
        view = replayed(name).view()
        reached = max(row["cities"] for row in view["players"]) >= view["end_at"]
        assert reached == (noted.ended[0] == "network"), name


def test_the_game_that_ends_in_step_1_passes_the_step_2_trigger_in_its_last_phase() -> None:
    m = replayed("ends-in-step-1")
    assert max(row["cities"] for row in m.view()["players"]) >= 15 > m.view()["step_2_at"] == 7
    assert m.view()["plants"]["step_3_seen"] is False


def test_a_step_3_card_drawn_in_the_last_phase_4_brings_no_step_3() -> None:
    m = replayed("ends-with-step-3-due")
    assert (m.view()["step"], m.view()["plants"]["step_3_seen"]) == (2, True)


def test_the_card_drawn_in_phase_2_waits_and_step_3_begins_with_phase_3() -> None:
    m = replayed("step-3-in-phase-2")
    drawn, begun = ply_of(m, "step-3-card-drawn"), None
    for ply in range(drawn, m.ply + 1):
        if any(event.arguments.get("step") == 3 for event in m.events(ply)):
            begun = m.at(ply).view()
            break
        assert m.at(ply).view()["plants"]["step_3_card"]
        assert m.at(ply).view()["step"] == 2
    assert begun is not None
    assert begun["phase"] in ("resources", "building")
    assert begun["step"] == 3
    assert len(begun["plants"]["offered"]) == 6


def test_the_card_drawn_in_phase_4_brings_step_3_with_phase_5() -> None:
    m = replayed("step-3-in-phase-4")
    drawn = ply_of(m, "step-3-card-drawn")
    assert m.at(drawn - 1).view()["phase"] == "building"
    after = m.at(drawn).view()
    in_force = next(ply for ply in range(drawn, m.ply + 1) if m.at(ply).view()["step"] == 3)
    assert m.at(in_force).view()["phase"] == "bureaucracy"
    assert len(after["plants"]["offered"]) + len(after["plants"]["future"]) == 6


def test_the_card_drawn_in_phase_5_brings_step_3_with_the_next_round() -> None:
    m = replayed("step-3-in-phase-5")
    drawn = ply_of(m, "step-3-card-drawn")
    told = names(m, drawn)
    assert told.index("resupplied") < told.index("plant-buried") < told.index("step-3-card-drawn") < told.index("step-begins")
    assert told.index("step-begins") < told.index("round-begins")
    view = m.at(drawn).view()
    assert (view["phase"], view["step"], len(view["plants"]["offered"])) == ("auction", 3, 6)


def test_in_every_round_with_nothing_sold_a_plant_leaves() -> None:
    for events in rounds(replayed("nothing-sold")):
        told = [event.name for event in events]
        if "plant-bought" not in told:
            assert "plant-leaves" in told[told.index("passed-phase") :]


def test_the_shared_win_is_a_tie_in_all_three_points() -> None:
    rows = replayed("shared-win").view()["result"]["rows"]
    assert [(row["place"], row["powered"], row["cash"], row["cities"]) for row in rows] == [(1, 1, 28, 1), (1, 1, 28, 1)]


def test_with_both_decks_a_plant_enters_after_its_twin_has_left() -> None:
    m = replayed("both-decks")
    left: set[str] = set()
    for event in (event for events in rounds(m) for event in events):
        number = str(event.arguments.get("card", "")).removesuffix("+")
        if event.name == "twin-leaves":
            assert number not in left
            left.add(number)
        elif event.name == "plant-drawn" and int(number) > 8:  # of 01-08 the twins left before the first round
            assert number in left
    assert len(left) > 10
