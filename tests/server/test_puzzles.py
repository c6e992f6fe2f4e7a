"""Puzzles over HTTP: their list, one's own move rated beside the best one, and a table to play on from the position."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import megawatt
from megawatt.analysis.hints import compare
from megawatt.analysis.puzzles import COMPARING, Puzzle, puzzles
from megawatt.bots.search.budget import SearchedMove
from megawatt.kernel.match.match import Match
from megawatt.server.puzzles import positions, rated_moves
from megawatt.server.puzzles.rated_moves import MoveRater
from megawatt.server.thinking.pool import Pool, ThinkingFailed
from megawatt.server.thinking.process import CompareMoves, Hinted

from ..small_puzzle import SMALL, puzzle_of_small_game
from .conftest import Served
from .pages import Page, Refused, refusal

pytestmark = pytest.mark.anyio
GAMES = megawatt.list_games()


@pytest.fixture(autouse=True)
def nothing_kept(served: Served) -> None:
    """Tests share a server; what one of them had rated is forgotten before the next."""
    served.worker.core.services.get(MoveRater)._kept.clear()


@pytest.fixture
def small_puzzle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Puzzle]:
    """The server has a puzzle of a game that is compiled in a moment."""
    puzzle = puzzle_of_small_game()
    monkeypatch.setattr(positions, "count_puzzles", lambda known: 1 if known.name == SMALL else len(puzzles(known)))
    monkeypatch.setattr(positions, "puzzle", lambda known, index: puzzle if known.name == SMALL else puzzles(known)[index])
    for told in (positions.shown_puzzle, positions.answer_of):
        told.cache_clear()
    yield puzzle
    for told in (positions.shown_puzzle, positions.answer_of):
        told.cache_clear()


def unpublished(puzzle: Puzzle) -> list[str]:
    """The legal moves that the puzzle was not made with."""
    known = {hint.move.text for hint in (puzzle.answer, *puzzle.others)}
    return [move for move in puzzle.match().legal() if move not in known]


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> list[CompareMoves]:
    """What the bots' processes are asked for; they answer that both moves are as good as the best."""
    asked: list[CompareMoves] = []

    async def ask(self: Pool, wish: Any, timeout_s: float | None = None) -> Hinted:
        asked.append(wish)
        await asyncio.sleep(0)
        match = Match.from_position(megawatt.find(wish.game), wish.seats, json.loads(wish.options), wish.position)
        hint = puzzles(GAMES[0])[0].answer
        return Hinted([replace(hint, move=replace(hint.move, text=match.text(action))) for action in wish.actions])

    monkeypatch.setattr(Pool, "ask", ask)
    monkeypatch.setattr(rated_moves, "search_is_compiled", lambda game: True)
    return asked


async def test_every_game_with_puzzles_is_listed_and_its_first_and_last_can_be_read(page: Page) -> None:
    listed = (await page.get("/api/puzzles"))["games"]
    assert listed == [{"game": game.name, "count": len(puzzles(game))} for game in GAMES if puzzles(game)]
    assert {each["game"] for each in listed} == {game.name for game in GAMES}
    for each in listed:
        for number in (1, each["count"]):
            assert (await page.get(f"/api/puzzles/{each['game']}/{number}"))["count"] == each["count"]
        assert await refusal(page.get(f"/api/puzzles/{each['game']}/{each['count'] + 1}")) == "refused-no-such-puzzle"


async def test_an_answer_tells_the_costs_that_the_position_lists(page: Page) -> None:
    """Files keep what moves cost when they were made, without figures that messages have needed since."""
    compared = 0
    for game in GAMES:
        for number in range(1, len(puzzles(game)) + 1):
            answer = await page.get(f"/api/puzzles/{game.name}/{number}/answer")
            listed = (await page.get(f"/api/puzzles/{game.name}/{number}"))["table"]["moves"]["list"]
            costs = {move["text"]: move["costs"] for move in listed}
            for hint in (answer["answer"], *answer["others"]):
                move = hint["move"]
                assert move["costs"] == costs.get(move["text"], move["costs"]), (game.name, number)
                compared += move["text"] in costs
    assert compared > 100


async def test_costs_that_a_file_lacks_are_told_from_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES:
        kept = puzzles(game)[0]
        bare = replace(kept.answer, move=replace(kept.answer.move, costs=None))
        monkeypatch.setattr(positions, "puzzle", lambda known, index, kept=kept, bare=bare: replace(kept, answer=bare))
        positions.answer_of.cache_clear()
        assert positions.answer_of(game.name, 1).answer.move.costs == kept.answer.move.costs, game.name
    positions.answer_of.cache_clear()


async def test_ones_own_move_is_played_out_beside_the_best_one(page: Page, small_puzzle: Puzzle) -> None:
    address, move = f"/api/puzzles/{SMALL}/1/rating", unpublished(small_puzzle)[0]
    rated = await page.post(address, {"move": move})
    assert (rated["yours"]["move"]["text"], rated["best"]["move"]["text"]) == (move, small_puzzle.answer.move.text)
    assert rated["playouts"] == COMPARING
    match = small_puzzle.match()
    tried = [SearchedMove(match.action(text), 0, ()) for text in (small_puzzle.answer.move.text, move)]
    seed = rated_moves._wish(small_puzzle, move).seed
    hints, _ = compare(match.game, match.board, match.state, small_puzzle.ply, seed, tried, COMPARING)
    assert {(hint.move.text, hint.chance) for hint in hints} == {
        (rated[which]["move"]["text"], rated[which]["chance"]) for which in ("yours", "best")
    }


async def test_a_rating_is_cached_by_puzzle_and_move_for_everybody(
    page: Page, other: Page, small_puzzle: Puzzle, thinking: list[CompareMoves]
) -> None:
    wish = {"move": unpublished(small_puzzle)[0]}
    address = f"/api/puzzles/{SMALL}/1/rating"
    first, second = await asyncio.gather(page.post(address, wish), other.post(address, wish))
    assert first == second == await page.post(address, wish)
    assert len(thinking) == 1, "who asks while it is being thought about waits for the same answer"


async def test_no_more_ratings_are_kept_than_allowed(
    page: Page, served: Served, monkeypatch: pytest.MonkeyPatch, thinking: list[CompareMoves]
) -> None:
    monkeypatch.setattr(rated_moves, "MAX_KEPT", 1)
    number, puzzle = max(enumerate(puzzles(GAMES[0]), 1), key=lambda each: len(each[1].match().legal()))
    for move in unpublished(puzzle)[:2]:
        await page.post(f"/api/puzzles/{puzzle.game}/{number}/rating", {"move": move})
    assert len(thinking) == 2
    assert len(served.worker.core.services.get(MoveRater)._kept) == 1


async def test_published_moves_are_answered_without_thinking(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rated_moves, "search_is_compiled", lambda game: False)
    for game in GAMES:
        for number, puzzle in enumerate(puzzles(game)[:3], 1):
            for place, hint in enumerate((puzzle.answer, *puzzle.others)):
                rated = await page.post(f"/api/puzzles/{game.name}/{number}/rating", {"move": hint.move.text})
                assert (rated["yours"]["chance"], rated["best"]["chance"]) == (hint.chance, puzzle.answer.chance)
                assert bool(rated["gains"]) == (place <= 1), "the reasons were published against the next best move only"


async def test_a_published_move_is_known_however_it_is_spelled(page: Page, thinking: list[CompareMoves]) -> None:
    for game in GAMES:
        answer = puzzles(game)[0].answer
        for spelled in (answer.move.text.upper(), f"  {answer.move.text.replace(' ', '   ')} "):
            rated = await page.post(f"/api/puzzles/{game.name}/1/rating", {"move": spelled})
            assert rated["yours"]["move"]["text"] == rated["best"]["move"]["text"] == answer.move.text
    assert thinking == [], "the best move is not played out against itself"


async def test_ratings_of_no_such_game_puzzle_or_move_are_refused(page: Page, thinking: list[CompareMoves]) -> None:
    puzzle = puzzles(GAMES[0])[0]
    move, name = {"move": puzzle.answer.move.text}, puzzle.game
    other = next(text for text in (puzzles(GAMES[1])[0].match().legal()))
    assert await refusal(page.post("/api/puzzles/no-such-game/1/rating", move)) == "refused-no-such-game"
    for number in (0, len(puzzles(GAMES[0])) + 1, 100_000):
        assert await refusal(page.post(f"/api/puzzles/{name}/{number}/rating", move)) == "refused-no-such-puzzle"
    assert await refusal(page.post(f"/api/puzzles/{name}/1/rating", {"move": "no such move"})) == "refused-unreadable"
    assert await refusal(page.post(f"/api/puzzles/{name}/1/rating", {"move": other})) in ("refused-unreadable", "refused-illegal")
    for wish in ({}, {"move": ""}, {"move": 3}, {"move": "x" * 401}, {"move": "pass", "more": 1}):
        assert await refusal(page.post(f"/api/puzzles/{name}/1/rating", wish)) == "refused-bad-request"
    assert thinking == []


async def test_a_move_that_is_not_legal_in_the_position_is_never_played_out(page: Page, thinking: list[CompareMoves]) -> None:
    puzzle = puzzles(GAMES[0])[0]
    match = puzzle.match()
    elsewhere = {text for each in puzzles(GAMES[0])[:12] for text in each.match().legal()} - set(match.legal())
    address = f"/api/puzzles/{puzzle.game}/1/rating"
    reasons = {await refusal(page.post(address, {"move": move})) for move in sorted(elsewhere)[:40]}
    assert "refused-illegal" in reasons
    assert reasons <= {"refused-illegal", "refused-unreadable"}
    assert thinking == []


async def test_before_the_search_is_compiled_and_when_the_bots_fail_it_says_so(
    page: Page, small_puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish, address = {"move": unpublished(small_puzzle)[0]}, f"/api/puzzles/{SMALL}/1/rating"
    with monkeypatch.context() as patch:
        patch.setattr(rated_moves, "search_is_compiled", lambda game: False)
        assert await refusal(page.post(address, wish)) == "refused-not-ready"

    async def fails(self: Pool, wish: Any, timeout_s: float | None = None) -> Any:
        raise ThinkingFailed("no process could answer")

    monkeypatch.setattr(Pool, "ask", fails)
    assert await refusal(page.post(address, wish)) == "refused-busy"


async def test_ratings_and_tables_count_as_hints_and_forks(page: Page, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[str] = []
    limits = served.worker.core.limits
    monkeypatch.setattr(type(limits), "spend", lambda self, what, person, address: spent.append(what))
    puzzle = puzzles(GAMES[0])[0]
    await page.post(f"/api/puzzles/{puzzle.game}/1/rating", {"move": puzzle.answer.move.text})
    await page.post(f"/api/puzzles/{puzzle.game}/1/table")
    assert [what for what in spent if what in ("hint", "fork")] == ["hint", "fork"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_table_begins_in_the_puzzles_position_with_me_to_move_among_bots(page: Page, other: Page, game: Any) -> None:
    puzzle = puzzles(game)[0]
    table = (await page.post(f"/api/puzzles/{game.name}/1/table"))["id"]
    await page.watch(table)
    match = puzzle.match()
    assert (page.table["ply"], page.table["to_decide"]) == (0, match.seat)
    assert page.table["view"] == (await page.get(f"/api/puzzles/{game.name}/1"))["table"]["view"]
    kinds = ["person" if seat == match.seat else "bot" for seat in range(match.seats)]
    assert [seat["kind"] for seat in page.table["summary"]["seats"]] == kinds
    summary = page.table["summary"]
    assert (summary["public"], summary["rated"], summary["hints"]) == (False, False, True)
    await page.play(puzzle.answer.move.text)
    await page.until(lambda each: each.table["ply"] > 0)
    assert await refusal(other.post(f"/api/puzzles/{game.name}/0/table")) == "refused-no-such-puzzle"
    assert await refusal(other.post("/api/puzzles/no-such-game/1/table")) == "refused-no-such-game"


async def test_refusals_name_the_move_shortly(page: Page) -> None:
    with pytest.raises(Refused) as refused:
        await page.post(f"/api/puzzles/{GAMES[0].name}/1/rating", {"move": "x" * 300})
    assert len(refused.value.arguments["move"]) == 60
