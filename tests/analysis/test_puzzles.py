"""What would you do? Every puzzle loads, its answer is legal, and the search finds it again."""

import shutil
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

import megawatt
from megawatt.analysis import make_puzzles, verdicts
from megawatt.analysis.puzzles import count_puzzles, in_turn, of_the_day, packed, puzzles
from megawatt.analysis.puzzles import puzzle as one_puzzle
from megawatt.analysis.verdicts import bots_key, evaluate, evaluators, good, is_found, puzzle_key, read_verdicts, rules_key, stale
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.text.words import LANGUAGES

GAMES = megawatt.list_games()
LEAST = 30


def name(game):
    return game.name


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_puzzle_loads_and_its_answer_can_be_played_and_said(game):
    assert len(puzzles(game)) == count_puzzles(game) >= LEAST
    assert puzzles(game) == tuple(one_puzzle(game, index) for index in range(count_puzzles(game)))
    assert len({puzzle.position for puzzle in puzzles(game)}) == len(puzzles(game))
    for puzzle in puzzles(game):
        match = puzzle.match()
        legal = match.legal()
        offered = [puzzle.answer, *puzzle.others]
        assert len(legal) >= make_puzzles.LEAST_CHOICE
        assert {hint.move.text for hint in offered} <= set(legal)
        lead = puzzle.answer.chance - puzzle.others[0].chance
        assert lead >= make_puzzles.LEAST_LEAD - 1  # both chances are rounded
        assert lead >= puzzle.interval
        assert any((gain.tenths > 0) == (gain.seat is None) for gain in puzzle.answer.gains), "no reason can be given"
        for language in LANGUAGES:
            assert game.say_move(match.board, match.state, match.action(puzzle.answer.move.text), game.words(language))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_no_two_puzzles_are_from_one_moment(game):
    """Two decisions of one round of one game of bots would be nearly the same question."""
    moments = [(puzzle.seats, str(puzzle.options), game.round_of(m.board, m.state), drawn_things(m)) for puzzle, m in
               ((puzzle, puzzle.match()) for puzzle in puzzles(game))]  # fmt: skip
    assert len(set(moments)) == len(moments)


def drawn_things(match):
    """All public figures of all seats."""
    return str(match.game.figures(match.board, match.state))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_evaluators_have_four_budgets_and_two_kinds(game):
    assert {each.playouts for each in evaluators(game)} == {100, 200, 400, 800}
    assert {each.reliance.prior for each in evaluators(game)} == {0, 50}
    assert len({each.seed for each in evaluators(game)}) == len(evaluators(game)) == 8


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_search_finds_an_answer_again(game):
    compile_game(game)
    puzzle = puzzles(game)[len(puzzles(game)) // 2]
    assert is_found(puzzle, evaluators(game)[0])


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_search_finds_every_answer_again(game):
    assert evaluate(game, puzzles(game)) == read_verdicts(game)


# Verdicts: what the search found, for as long as rules, bots and puzzles stay as they were


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_search_found_every_answer_with_the_rules_and_bots_of_today(game):
    """After a change of rules, bots or puzzles: `python -m megawatt.analysis.verdicts` evaluates them again."""
    assert stale(game, puzzles(game), read_verdicts(game)) == []


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_no_verdict_is_about_a_puzzle_that_is_gone(game):
    assert set(read_verdicts(game).found) == {puzzle_key(puzzle) for puzzle in puzzles(game)}


def reason(offered, found):
    told = stale(GAMES[0], offered, found)
    assert len(told) == 1
    return told[0]


def test_verdicts_of_other_rules_bots_evaluators_or_puzzles_are_stale_and_say_how_to_evaluate_again():
    offered, found = puzzles(GAMES[0]), read_verdicts(GAMES[0])
    again = f"evaluate again: python -m megawatt.analysis.verdicts {GAMES[0].name}"
    assert reason(offered, None).endswith(again)
    assert reason(offered, replace(found, rules="0-other")).endswith(again)
    assert reason(offered, replace(found, bots="other")).endswith(again)
    assert reason(offered, replace(found, evaluators=["search:100"])).endswith(again)
    assert reason([*offered, replace(offered[0], ply=offered[0].ply + 1)], found).endswith(again)
    assert reason([replace(offered[0], seats=offered[0].seats + 1), *offered[1:]], found).endswith(again)
    other = replace(offered[0], answer=offered[0].others[0])
    assert reason([other, *offered[1:]], found).endswith(again)
    first = puzzle_key(offered[0])
    lost = replace(found, found={**found.found, first: [*[True] * (len(found.evaluators) - 1), False]})
    assert reason(offered, lost).endswith(f"puzzle 1 of {GAMES[0].name} is not found by {found.evaluators[-1]}")
    assert good(offered, lost) == list(offered[1:])
    assert "is not found by some evaluator" in reason(offered, replace(found, found={**found.found, first: []}))


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("part", ["rules/play.py", "house/bot_parameters.py", "board.py", "data"])
def test_every_part_that_decides_how_a_position_is_played_on_belongs_to_the_key(game, part, tmp_path, monkeypatch):
    folder = tmp_path / game.folder.name
    shutil.copytree(game.folder, folder, ignore=shutil.ignore_patterns("__pycache__", "words", "teaching"))
    known = rules_key(game)
    monkeypatch.setattr(type(game), "folder", folder)
    assert rules_key(game) == known
    (folder / "view.py").write_text("shown otherwise")
    (folder / "data" / "map_words").mkdir(exist_ok=True)
    (folder / "data" / "map_words" / "xx.toml").write_text("called otherwise")
    assert rules_key(game) == known
    changed = folder / part if part != "data" else min((folder / "data").glob("*.toml"))
    changed.write_text(changed.read_text() + "\n# changed\n")
    assert rules_key(game) != known


@pytest.mark.parametrize("part", ["bots/search/tree.py", "bots/search/budget.py", "kernel/compilation/playing.py"])
def test_every_part_of_the_search_belongs_to_the_key(part, tmp_path, monkeypatch):
    known, package = bots_key(GAMES[0]), Path(megawatt.__file__).parent
    for folder in ("bots", "kernel"):
        shutil.copytree(package / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(verdicts, "PACKAGE", tmp_path)
    assert bots_key(GAMES[0]) == known
    (tmp_path / part).write_text((tmp_path / part).read_text() + "\n# changed\n")
    assert bots_key(GAMES[0]) != known


def test_the_parameters_of_the_search_belong_to_the_key(monkeypatch):
    known, usual = bots_key(GAMES[0]), verdicts.default_parameters

    def bolder(*given):
        parameters = usual(*given)
        parameters.exploration += 1
        return parameters

    monkeypatch.setattr(verdicts, "default_parameters", bolder)
    assert bots_key(GAMES[0]) != known


def test_a_puzzle_is_evaluated_by_every_evaluator():
    puzzle = puzzles(GAMES[0])[0]
    wrong = replace(puzzle, answer=puzzle.others[-1])
    found = evaluate(GAMES[0], [puzzle, wrong])
    count = len(evaluators(GAMES[0]))
    assert found.found == {puzzle_key(puzzle): [True] * count, puzzle_key(wrong): [False] * count}
    assert stale(GAMES[0], [puzzle], found) == []


# The puzzle of the day


def test_everybody_gets_the_same_puzzle_on_a_day_and_none_again_before_all_were_shown():
    first, every = date(2026, 1, 1), sum(len(puzzles(game)) for game in GAMES)
    days = [of_the_day(first + timedelta(days=day)) for day in range(2 * every)]
    assert days[0] == of_the_day(first)
    assert len(set(days[:every])) == every
    assert days[every:] == days[:every]


@pytest.mark.parametrize("counts", [(10, 36, 25), (1, 40), (3, 3, 3), (0, 5), (7,), ()])
def test_a_small_collection_lies_evenly_among_the_others(counts):
    turns = in_turn(counts)
    assert sorted(turns) == [(number, item) for number, count in enumerate(counts) for item in range(count)]
    for number, count in enumerate(counts):
        places = [place for place, turn in enumerate(turns) if turn[0] == number]
        between = [later - earlier for earlier, later in pairwise(places)]
        assert all(abs(gap - len(turns) / count) < len(counts) for gap in between)


def test_without_puzzles_there_is_none_of_the_day(monkeypatch):
    monkeypatch.setattr("megawatt.analysis.puzzles.count_puzzles", lambda game: 0)
    assert of_the_day(date(2026, 1, 1)) is None


def test_a_position_goes_into_a_puzzle_and_comes_out_again():
    puzzle = puzzles(GAMES[0])[0]
    assert packed(puzzle.match().state.save()) == puzzle.position
