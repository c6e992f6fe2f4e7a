"""Makes puzzles from games of bots: `python -m megawatt.analysis.make_puzzles power-grid --want 36`.

A position makes a puzzle when all evaluators (verdicts.py) find the same best move, that move leads clearly under the same cards,
the difference shows in figures of the game, so that a reason can be given, and it is not what rules of thumb would do. Puzzles
whose answer is no longer found are replaced (`python -m megawatt.analysis.verdicts --drop` only removes them).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from zlib import crc32

from msgspec.structs import replace

from megawatt.analysis.hints import compare
from megawatt.analysis.playouts import Outcomes, lead
from megawatt.analysis.puzzles import COMPARING, FOLDER, Puzzle, packed, puzzles, write
from megawatt.analysis.report import THOUSANDTHS
from megawatt.analysis.verdicts import (
    BUDGETS,
    evaluate,
    evaluators,
    good,
    judging_key,
    puzzle_key,
    read_verdicts,
    write_verdicts,
)
from megawatt.bots import bot, imagined
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import Budget, SearchedMove
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.compilation.engine import HOUSE, RANDOM, policy_names
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.match import Match

FIRST_LOOK_PLAYOUTS = 80
"""Playouts of the first, cheap check of a position."""
ALTERNATIVES = 3
NORMAL_95 = 1.96
LEAST_CHOICE, MOST_CHOICE = 3, 40
LEAST_LEAD, LEAST_CHANCE = 30, 100
"""The least lead of the answer over the next best move, and its least chance of winning, in thousandths."""
PUZZLES_PER_GAME = 3
"""The most puzzles from one game of bots, each from another round."""
POSITIONS_PER_GAME = 160
"""How many positions of a game are tried."""


def generate(game: Game, first_seed: int) -> Iterator[Puzzle]:
    """Puzzles without end."""
    seed = first_seed
    while True:
        yield from _of_one_game(game, seed)
        seed += 1


def _of_one_game(game: Game, seed: int) -> Iterator[Puzzle]:
    rng = random.Random(seed)
    match = _play(game, seed, rng)
    plies = [ply for ply in range(match.ply) if LEAST_CHOICE <= len(match.at(ply).legal_actions()) <= MOST_CHOICE]
    rounds: set[int] = set()
    for ply in rng.sample(plies, min(POSITIONS_PER_GAME, len(plies))):
        past = match.at(ply)
        round_no = game.round_of(past.board, past.state)
        puzzle = None if round_no in rounds else _puzzle(past, seed)
        if puzzle is not None:
            rounds.add(round_no)
            yield puzzle
        if len(rounds) == PUZZLES_PER_GAME:
            return


def _play(game: Game, seed: int, rng: random.Random) -> Match:
    """A game of policies, with a slip now and then so that positions differ from what rules of thumb lead to."""
    match = Match(game, rng.choice(list(game.seat_counts)[-3:]), seed)
    house = bot(HOUSE if HOUSE in policy_names(game) else RANDOM, game, seed)
    while not match.over:
        slip = rng.random() < 0.04
        match.play(rng.choice(match.legal_actions()) if slip else house.choose(match))
    return match


def _puzzle(match: Match, seed: int) -> Puzzle | None:
    """The puzzle of this position, if it is one."""
    game, b, s = match.game, match.board, imagined(match, seed)
    looked = SearchBot(SEARCH, game, seed, Budget(FIRST_LOOK_PLAYOUTS)).consider(b, s, match.ply).moves
    best = looked[0].action
    house = PolicyBot(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed).decide(b, s.copy(), match.ply)
    if best == house or any(each.best(game, b, s, match.ply) != best for each in evaluators(game)):
        return None
    others = [move for move in looked[1:] if move.action != house][: ALTERNATIVES - 1]
    return _judged(match, seed, [looked[0], SearchedMove(house, 0, ()), *others])


def _judged(match: Match, seed: int, tried: Sequence[SearchedMove]) -> Puzzle | None:
    """The puzzle with the first of these moves as its answer, if it leads clearly and a reason can be given.

    The position is as the seat to decide knows it.
    """
    game, b, s = match.game, match.board, imagined(match, seed)
    moves, ends = compare(game, b, s, match.ply, seed, tried, COMPARING)
    ahead, interval = _lead(ends, match.state.seat)  # type: ignore[attr-defined]
    answer = moves[0]
    if match.action(answer.move.text) != tried[0].action or answer.chance < LEAST_CHANCE or not answer.gains:
        return None
    if ahead < LEAST_LEAD or ahead <= interval:
        return None
    packed_state, strongest = packed(s.save()), BUDGETS[-1]
    rules, seats, options = game.rules_version, match.seats, match.options
    return Puzzle(game.name, rules, seats, options, packed_state, match.ply, strongest, answer, moves[1:], interval)


def judged_again(puzzle: Puzzle) -> Puzzle | None:
    """The same puzzle with chances as they are judged today; None if its answer no longer leads clearly."""
    match = puzzle.match()
    tried = [SearchedMove(match.action(hint.move.text), 0, ()) for hint in (puzzle.answer, *puzzle.others)]
    found = _judged(match, crc32(puzzle.position.encode()), tried)
    if found is None:
        return None
    lines = {hint.move.text: hint.line for hint in (puzzle.answer, *puzzle.others)}
    answer, *others = (replace(hint, line=lines[hint.move.text]) for hint in (found.answer, *found.others))
    return replace(puzzle, answer=answer, others=others, interval=found.interval)


def _judge(game: Game, folder: Path) -> None:
    """Judge all puzzles again, and drop those whose answer no longer leads clearly."""
    offered = list(puzzles(game))
    kept = [again for puzzle in offered if (again := judged_again(puzzle)) is not None]
    write(game, kept, folder)
    verdicts = read_verdicts(game)
    assert verdicts is not None
    still_found = {puzzle_key(each): verdicts.found[puzzle_key(each)] for each in kept}
    write_verdicts(game, replace(verdicts, found=still_found, judged=judging_key(game)), folder)
    print(f"{game.name}: {len(kept)} of {len(offered)} answers lead as clearly as before")


def _lead(ends: Sequence[Outcomes], seat: int) -> tuple[int, int]:
    """How far the first move leads over the second, in thousandths, and the half of its 95 % interval."""
    by, error = lead(ends[0], ends[1], seat)
    return round(by * THOUSANDTHS), round(NORMAL_95 * error * THOUSANDTHS)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--want", type=int, default=36, help="how many puzzles the file shall have")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of bots")
    parser.add_argument(
        "--judge", action="store_true", help="only judge the chances of the puzzles again; drop those that do not lead"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the file is written")
    given = parser.parse_args()
    game = find(given.game)
    compile_game(game)
    if given.judge:
        _judge(game, given.folder)
    else:
        _make(game, given.want, given.seed, given.folder)


def _make(game: Game, want: int, seed: int, folder: Path) -> None:
    """Add puzzles until there are as many as wanted, and evaluate all of them."""
    offered = list(puzzles(game))
    kept = good(offered, evaluate(game, offered))
    print(f"{game.name}: {len(kept)} of {len(offered)} answers are found again", flush=True)
    for puzzle in generate(game, seed):
        if len(kept) >= want:
            break
        kept.append(puzzle)
        write(game, kept, folder)
        print(f"{game.name} {len(kept)}: {puzzle.answer.move.text} {puzzle.answer.chance}", flush=True)
    write_verdicts(game, evaluate(game, kept, judged=judging_key(game)), folder)
    print(f"{len(kept)} puzzles in {write(game, kept, folder)}")


if __name__ == "__main__":
    main()
