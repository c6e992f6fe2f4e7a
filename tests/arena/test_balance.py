"""Balance reports: what each game notes of itself, and what wins with it."""

import re

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.arena.balance import balance_job, wins_by_trait
from megawatt.arena.recorder import Recorder
from megawatt.arena.simulator import Outcome, SeatOutcome, play_contest
from megawatt.cli.main import app

GAMES = megawatt.list_games()
LOOKED_AT = {
    "power-grid": ["first plant", "first area", "plant at the end"],
    "future-energy": ["starting contract", "first contract", "completed contract", "strongest region"],
    "barrage": ["company", "officer", "first contract", "first turn order", "building"],
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_tells_what_each_seat_had_and_numbers_over_the_rounds(game):
    job = balance_job(game, "random", game.usual_seats, 1, 3, {})
    outcome = play_contest(next(job.contests("interpreted")))
    for seat in outcome.seats:
        known = {trait for trait, _ in seat.traits}
        assert known <= set(LOOKED_AT[game.name])
        assert LOOKED_AT[game.name][0] in known
    rounds = {number for _, number, _ in outcome.curves}
    assert rounds >= set(range(1, outcome.rounds + 1))


def test_first_plants_are_those_of_the_first_round():
    """Seats give plants up later; the first answer of the game counts."""
    match = megawatt.new("power-grid", 3, 6)
    recorder = Recorder(match)
    bots = [megawatt.bots.bot("house", match.game, 6) for _ in range(3)]
    bought = {}
    while not match.over:
        seat, before = match.seat, [player["plants"] for player in match.view()["players"]]
        match.play(bots[seat].choose(match))
        for who, player in enumerate(match.view()["players"]):
            if player["plants"] and not before[who]:
                bought[who] = str(player["plants"][0]["number"])
        recorder.record()
    assert {who: dict(recorder.traits[who])["first plant"] for who in range(3)} == bought


def test_a_label_wins_with_the_seats_that_had_it():
    def game(*seats):
        return Outcome(0, 0, 1, 0, 0.0, 0.0, [SeatOutcome("house", place, 0, 1, 0.0, 0.0, traits) for place, *traits in seats])

    red, blue = ("area", "red"), ("area", "blue")
    won = wins_by_trait([game((1, red), (2, blue)), game((1, red), (1, blue)), game((2, red), (1, red))])["area"]
    assert (won["red"].value, won["red"].count) == (2.5 / 4, 4)
    assert (won["blue"].value, won["blue"].count) == (0.25, 2)
    assert list(won) == ["red", "blue"]


def test_the_command_writes_a_report_for_any_options(tmp_path):
    out = tmp_path / "valley.db"
    asked = ["balance", "overload", "--option", "open_fuses=yes", "--bot", "random", "--games", "40", "--processes", "1"]
    result = CliRunner().invoke(app, [*asked, "--out", str(out)])
    assert result.exit_code == 0, result.output
    text = (tmp_path / "valley.md").read_text(encoding="utf-8")
    assert "open_fuses=True" in text
    assert "megawatt balance overload --seats 4 --bot random --games 40 --seed 1 --option open_fuses=yes" in text
    for heading in ("Seats", "Scores", "Lengths"):
        assert f"## {heading}" in text
    for picture in re.findall(r"\]\((valley-plots/.*?)\)", text):
        assert (tmp_path / picture).read_text(encoding="utf-8").startswith("<svg")
    again = CliRunner().invoke(app, ["arena", "report", str(out), "--out", str(tmp_path / "again")])
    assert again.exit_code == 0
    assert "Balance of overload" in (tmp_path / "again.md").read_text(encoding="utf-8")
