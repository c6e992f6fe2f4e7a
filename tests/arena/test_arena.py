"""Tournaments: who meets whom, what is kept, what a kill cannot harm, and what the numbers mean."""

import multiprocessing
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.arena.job import Job, line_up, pool
from megawatt.arena.processes import ArenaError, LocalProcesses
from megawatt.arena.results import open_results
from megawatt.arena.runner import run_job
from megawatt.arena.simulator import Outcome, SeatOutcome, play_contest
from megawatt.arena.statistics import ratings, wilson
from megawatt.cli.main import app

GAME = megawatt.find("overload")


def run(*arguments):
    return CliRunner().invoke(app, ["arena", *map(str, arguments)])


def told(outcome):
    """A game without the times it took."""
    return outcome.number, outcome.seed, outcome.plies, [(seat.bot, seat.place, seat.points) for seat in outcome.seats]


def test_everybody_sits_on_every_seat_equally_often():
    job = line_up(GAME, ["house", "random", "random", "random"], 40, 3, {})
    seats = Counter(contest.bots.index("house") for contest in job.contests("interpreted"))
    assert seats == {0: 10, 1: 10, 2: 10, 3: 10}


@pytest.mark.parametrize(("names", "seats"), [("abcde", 4), ("abcd", 2), ("abc", 3), ("ab", 3)])
def test_a_pool_lets_everybody_play_equally_often_and_nobody_against_himself(names, seats):
    job = Job("overload", seats, {}, tuple(names), True, 60 * seats, 1)
    contests = list(job.contests("interpreted"))
    played = Counter(name for contest in contests for name in contest.bots)
    assert max(played.values()) - min(played.values()) <= seats
    for name in names:
        on_seats = Counter(seat for contest in contests for seat, each in enumerate(contest.bots) if each == name)
        assert len(set(on_seats.values())) == 1
    if len(names) >= seats:
        assert all(len(set(contest.bots)) == seats for contest in contests)


def test_every_game_has_a_seed_of_its_own_and_more_games_begin_with_the_same():
    job = pool(GAME, 3, ["house", "random", "kilowatt"], 30, 7, {})
    fewer, more = (list(replace(job, games=games).contests("interpreted")) for games in (30, 50))
    assert more[:30] == fewer
    assert len({contest.seed for contest in more}) == 50
    assert {contest.seed for contest in replace(job, seed=8).contests("interpreted")}.isdisjoint(c.seed for c in more)


def test_the_games_are_the_same_on_any_number_of_processes(tmp_path):
    job = line_up(GAME, ["house", "random"], 6, 1, {})
    played = []
    for count in (1, 2):
        with open_results(tmp_path / f"{count}.db", job) as results:
            assert run_job(job, results, LocalProcesses(count)) == 6
            played.append([told(outcome) for outcome in results.outcomes()])
    assert played[0] == played[1]


def test_a_policy_decides_alike_at_both_speeds():
    job = line_up(GAME, ["house", "random", "kilowatt"], 6, 2, {})
    for contest in job.contests("interpreted"):
        assert told(play_contest(contest)) == told(play_contest(replace(contest, mode="compiled")))


class FlakyPlayers:
    """Loses its way after some games, as a killed run does."""

    count = 1

    def __init__(self, games):
        self.games = games

    def prepare(self, job, mode):
        pass

    def play(self, contests):
        for contest in list(contests)[: self.games]:
            yield play_contest(contest)
        raise KeyboardInterrupt


def test_a_run_goes_on_where_it_was_stopped(tmp_path):
    job = line_up(GAME, ["house", "random"], 9, 1, {})
    with open_results(tmp_path / "a.db", job) as results, pytest.raises(KeyboardInterrupt):
        run_job(job, results, FlakyPlayers(4))
    heard = []
    with open_results(tmp_path / "a.db", job) as results:
        assert len(results.done()) == 4
        assert run_job(job, results, LocalProcesses(1), heard.append) == 5
        assert [outcome.number for outcome in heard] == [4, 5, 6, 7, 8]
        assert run_job(job, results, LocalProcesses(1)) == 0
        assert not results.add(heard[0])
        assert [told(outcome) for outcome in results.outcomes()] == [told(play_contest(c)) for c in job.contests("interpreted")]


def test_no_game_is_lost_or_doubled_when_a_run_is_killed(tmp_path):
    """A real process is killed in the middle, without a chance to tidy up."""
    path = tmp_path / "killed.db"
    asked = ["arena", "run", "overload", "--bots", "house,random", "--games", "100000", "--processes", "1", "--out", str(path)]
    process = subprocess.Popen([sys.executable, "-m", "megawatt", *asked], stderr=subprocess.DEVNULL)
    try:
        while process.poll() is None and games_in(path) < 10:
            time.sleep(0.05)
    finally:
        process.kill()
        process.wait()
    kept = games_in(path)
    assert kept >= 10
    with open_results(path) as results:
        contests = results.job.contests("interpreted")
        assert [told(outcome) for outcome in results.outcomes()] == [told(play_contest(next(contests))) for _ in range(kept)]


def games_in(path):
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as reader:
            return reader.execute("SELECT COUNT(*) FROM games").fetchone()[0]
    except sqlite3.OperationalError:
        return 0


def test_a_lost_process_is_replaced_and_its_game_played_again():
    job = line_up(GAME, ["house", "random"], 30, 1, {})
    others = set(multiprocessing.active_children())
    playing = LocalProcesses(2).play(job.contests("interpreted"))
    outcomes = [next(playing)]
    lost = next(child for child in multiprocessing.active_children() if child not in others)
    lost.kill()
    lost.join()
    outcomes += playing
    assert lost.exitcode == -signal.SIGKILL
    assert sorted(outcome.number for outcome in outcomes) == list(range(30))


def test_a_run_whose_processes_are_always_lost_ends(monkeypatch):
    def lose(self, function, tasks):
        raise BrokenProcessPool

    monkeypatch.setattr(LocalProcesses, "_with_fresh_processes", lose)
    with pytest.raises(ArenaError, match="lost 21 times without finishing a game"):
        list(LocalProcesses(2).play(line_up(GAME, ["house", "random"], 4, 1, {}).contests("interpreted")))


# What the numbers mean.


def games_between(*results):
    """Made-up games: each a list of bots in the order of their places; a tuple shares a place."""
    for number, result in enumerate(results):
        seats = []
        for group in result:
            names = group if isinstance(group, tuple) else (group,)
            seats += [SeatOutcome(name, len(seats) + 1, 0, 1, 0.0, 0.0) for name in names]
        yield Outcome(number, 0, 1, 0, 0.0, 0.0, seats)


def test_ten_times_as_likely_is_400_points():
    rated = ratings(list(games_between(*[["a", "b"]] * 1000, *[["b", "a"]] * 100)))
    assert rated["a"].value - rated["b"].value == pytest.approx(400, abs=2)
    assert rated["a"].low < rated["a"].value < rated["a"].high


def test_equal_places_bring_bots_together_and_order_does_not_matter():
    shared = ratings(list(games_between(*[[("a", "b"), "c"]] * 50, *[[("b", "a"), "c"]] * 50)))
    assert shared["a"].value == pytest.approx(shared["b"].value)
    assert shared["a"].value > shared["c"].value


def test_more_games_make_intervals_narrower_and_perfect_scores_stay_finite():
    few, many = (ratings(list(games_between(*[["a", "b", "c"], ["a", "c", "b"]] * times))) for times in (5, 50))
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert 1500 < many["a"].value < 3500


def test_wilson_intervals_as_in_the_books():
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-3)
    assert wilson(81, 263).low == pytest.approx(0.2553, abs=1e-3)
    assert (wilson(0, 10).low, wilson(10, 10).high) == (0.0, pytest.approx(1.0))


# The commands.


def test_run_and_report(tmp_path):
    path = tmp_path / "pool.db"
    pooled = ["overload", "--pool", "house,random,kilowatt", "--seats", "2", "--games", "12", "--processes", "1", "--out", path]
    result = run("run", *pooled)
    assert result.exit_code == 0, result.output
    assert "12 of 12 games" in result.output
    assert "12 of 12 games are there already" in run("run", *pooled).output
    assert run("report", path).exit_code == 0
    markdown, page = (tmp_path / f"pool.{kind}" for kind in ("md", "html"))
    text = markdown.read_text(encoding="utf-8")
    for heading in ("Ratings", "Wins", "Meetings", "Seats", "Lengths", "Time"):
        assert f"## {heading}" in text
    for name in ("house", "random", "kilowatt"):
        assert f"| {name} |" in text
    assert page.read_text(encoding="utf-8").count("<svg") == len(list((tmp_path / "pool-plots").glob("*.svg"))) == 4


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["overlod", "--bots", "house,house"], "no game is called 'overlod'"),
        (["overload"], "--bots, or those to draw from with --pool"),
        (["overload", "--bots", "house", "--pool", "house,random"], "--bots, or those to draw from with --pool"),
        (["overload", "--bots", "hose,random"], "did you mean 'house'"),
        (["overload", "--bots", "house,random", "--seats", "3"], "2 bots for 3 seats"),
        (["overload", "--bots", "house,random", "--against", "house"], "--against goes with one bot, not with 2"),
        (["overload", "--pool", "house,random", "--against", "house"], "--against goes with --bots"),
        (["overload", "--pool", "house,house"], "house: named twice in the pool"),
        (["overload", "--pool", "house"], "a pool of 1"),
        (["overload", "--bots", "house,random", "--games", "0"], "0 games: should be 1 to"),
        (["overload", "--bots", "house,random", "--seed", "-1"], "should be a number from 0 to"),
        (["overload", "--bots", "house,random", "--processes", "0"], "0 processes: at least one"),
        (["overload", "--bots", "search:x,random"], "setting 'x' should be a number of playouts"),
        (["overload", "--bots", "house,random", "--option", "open_fuse=yes"], "did you mean 'open_fuses'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_told_in_one_line(tmp_path, arguments, says):
    result = run("run", *arguments, "--out", tmp_path / "a.db")
    assert (result.exit_code, says in result.output, "Traceback" in result.output) == (2, True, False), result.output


def test_one_bot_against_the_same_on_all_other_seats(tmp_path):
    run("run", "overload", "--bots", "random", "--against", "house", "--games", "4", "--processes", "1", "--out", tmp_path / "a.db")
    with open_results(tmp_path / "a.db") as results:
        assert results.job.bots == ("random", "house", "house", "house")


def test_a_file_of_another_job_or_of_something_else_is_refused(tmp_path):
    path, other, none = tmp_path / "a.db", tmp_path / "b.db", tmp_path / "none.db"
    asked = ["run", "overload", "--games", "1", "--processes", "1", "--out", path]
    assert run(*asked, "--bots", "house,random").exit_code == 0
    assert "holds another job" in run(*asked, "--bots", "house,house").output
    assert "holds another job: its seed is 1, not 2" in run(*asked, "--bots", "house,random", "--seed", "2").output
    with sqlite3.connect(path) as writer:
        writer.execute("UPDATE job SET program = 'older'")
    assert "rules or bots have changed" in run(*asked, "--bots", "house,random").output
    other.write_text("no database at all" * 100)
    assert "cannot be used as a file of results" in run("report", other).output
    assert "there is no such file" in run("report", none).output
    assert not none.exists()
