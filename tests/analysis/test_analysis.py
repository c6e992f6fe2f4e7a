"""Analysis of whole matches: the same for a seed, luck apart from decisions, and a report that goes with the file."""

import random

import pytest

import megawatt
from megawatt.analysis import QUICK, Effort, analyse, parts_of
from megawatt.analysis.positions import PositionAnalyser
from megawatt.analysis.report import MOST_BYTES, dumps, loads
from megawatt.bots import bot
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.errors import FileError, OptionError
from megawatt.kernel.match.files import dumps as file_of
from megawatt.kernel.match.files import loads as read_file

GAMES = [game.name for game in megawatt.list_games()]
FEW = Effort(decision=8, comparing=4, stake=4, moment=4)


def finished(name, seats, seed, others="house"):
    """A game in which the first seat plays at random."""
    match = megawatt.new(name, seats, seed)
    compile_game(match.game)
    names = ["random"] + [others if others in match.game.rules.policies else "random"] * (seats - 1)
    bots = [bot(each, match.game, 3 + seat) for seat, each in enumerate(names)]
    while not match.over:
        match.play(bots[match.seat].choose(match))
    return match


def test_the_same_seed_finds_the_same_in_any_number_of_processes():
    match = finished("overload", 3, 5)
    heard = []
    alone = analyse(match, QUICK, 7, progress=lambda done, total: heard.append((done, total)))
    assert alone == analyse(match, QUICK, 7, processes=2)
    assert alone != analyse(match, QUICK, 8)
    assert heard[-1] == (match.ply + 1, match.ply + 1)


@pytest.mark.parametrize("name", GAMES)
def test_some_positions_of_every_game(name):
    """A part of a game: chances add up, places fit the seats, mistakes name legal moves with a better one."""
    match = finished(name, 3, 2)
    analyser = PositionAnalyser(match, FEW, 1)
    for first, last in random.Random(4).sample(parts_of(match), 3):
        for studied in analyser.analyse_positions(first, last):
            if studied.outlook:
                assert sum(studied.outlook.chances) == pytest.approx(1000, abs=2)
                assert all(100 <= place <= 300 for place in studied.outlook.places)
            if studied.choice and studied.choice.mistake:
                mistake = studied.choice.mistake
                legal = match.at(studied.ply).legal()
                assert mistake.played.text in legal
                assert mistake.better.text in legal
                assert mistake.played.text != mistake.better.text
                assert mistake.lost == studied.choice.lost > 0


def test_a_report_accounts_for_the_whole_game():
    match = finished("overload", 4, 9)
    report = analyse(match, QUICK)
    assert [moment.ply for moment in report.moments][:1] == [0]
    final = report.outlook(match.ply)
    assert [chance > 0 for chance in final.chances] == [rank == 1 for rank in match.ranking()]
    assert all(draw.ply in {ply for ply in range(1, match.ply + 1) if match.revealed(ply)} for draw in report.draws)
    assert [person.luck for person in report.people] == [sum(draw.change[seat] for draw in report.draws) for seat in range(4)]
    for turn in report.turns:
        assert turn.ply == (report.decisions if turn.kind == "decision" else report.draws)[turn.index].ply
    assert len(dumps(report)) < MOST_BYTES


def test_an_analysis_goes_with_the_file_until_somebody_plays_on():
    match = finished("overload", 2, 1)
    match.analysis = dumps(analyse(match, QUICK)).decode()
    again = read_file(file_of(match))
    assert loads(again.analysis) == loads(match.analysis)
    again.undo()
    assert again.analysis is None


@pytest.mark.parametrize("follows", ['{"analysis": 3}', '{"analysis": {}}\n{"analysis": {}}', '{"ply": 1}'])
def test_nothing_else_follows_the_closing_line(follows):
    text = file_of(finished("overload", 2, 1))
    with pytest.raises(FileError, match="follows the line that ends the match"):
        read_file(f"{text}{follows}\n")


@pytest.mark.parametrize("text", ["{}", "[]", '{"version": 99}', " " * (MOST_BYTES + 1)])
def test_what_is_no_report_is_refused(text):
    with pytest.raises(ValueError, match="analysis"):
        loads(text)


def test_a_match_without_moves_has_nothing_to_analyse():
    with pytest.raises(OptionError, match="no move"):
        analyse(megawatt.new("overload", 2, 1))
