"""Cuts puzzles from games of bots: `python -m megawatt.analysis.cutting power-grid --want 36`.

A position makes a puzzle when its best move is found by the search from several seeds, is clearly better than every other under
the same cards, and is not what rules of thumb would do. Puzzles whose answer is not found any more give way to new ones
(`python -m megawatt.analysis.verdicts --drop` only removes them).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from megawatt.analysis.hinting import Hint, Thought, hints
from megawatt.analysis.puzzles import FOLDER, Puzzle, packed, puzzles, write
from megawatt.analysis.verdicts import SEEDS, evaluate, good, write_verdicts
from megawatt.bots import bot, imagined
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import Budget
from megawatt.kernel.engine import HOUSE, RANDOM, policy_names
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.registry import find

PLAYOUTS = 400
GLANCE = 80
"""So many show whether a position is worth a closer look."""
LEAST_CHOICE, MOST_CHOICE = 3, 40
CLEARLY, LEAST_CHANCE = 60, 150
"""By how much the answer is better than the next best, and how likely it wins, in thousandths."""
A_GAME = 4
"""So many puzzles of one game of bots at most."""
LOOKED_AT = 160
"""So many positions of a game are looked at."""


def cut(game: Game, first_seed: int) -> Iterator[Puzzle]:
    """Puzzles, for as long as anybody wants more."""
    seed = first_seed
    while True:
        yield from _of_one_game(game, seed)
        seed += 1


def _of_one_game(game: Game, seed: int) -> Iterator[Puzzle]:
    chooser = random.Random(seed)
    match = _played(game, seed, chooser)
    plies = [ply for ply in range(match.ply) if LEAST_CHOICE <= len(match.at(ply).legal_actions()) <= MOST_CHOICE]
    found = 0
    for ply in chooser.sample(plies, min(LOOKED_AT, len(plies))):
        puzzle = _puzzle(match.at(ply), seed)
        if puzzle is not None:
            found += 1
            yield puzzle
        if found == A_GAME:
            return


def _played(game: Game, seed: int, chooser: random.Random) -> Match:
    """A game of policies, with a slip now and then so that positions differ from what rules of thumb lead to."""
    match = Match(game, chooser.choice(list(game.seat_counts)[-3:]), seed)
    house = bot(HOUSE if HOUSE in policy_names(game) else RANDOM, game, seed)
    while not match.over:
        slip = chooser.random() < 0.04
        match.play(chooser.choice(match.legal_actions()) if slip else house.choose(match))
    return match


def _puzzle(match: Match, seed: int) -> Puzzle | None:
    """The puzzle of this position, if it is one."""
    game, b, s = match.game, match.board, imagined(match, seed)
    glance = SearchBot(SEARCH, game, seed, Budget(GLANCE)).consider(b, s, match.ply).moves[0].action
    if glance == PolicyBot(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed).decide(b, s.copy(), match.ply):
        return None
    best = {SearchBot(SEARCH, game, each, Budget(PLAYOUTS)).consider(b, s, match.ply).moves[0].action for each in SEEDS}
    if best != {glance}:
        return None
    told = hints(game, b, s, match.ply, seed, Thought(PLAYOUTS, comparing=400))
    answer, others = told[0], told[1:]
    if match.action(answer.move.text) not in best or not _is_clear(answer, others):
        return None
    return Puzzle(
        game.name, game.rules_version, match.seats, match.options, packed(s.save()), match.ply, PLAYOUTS, SEEDS[0], answer, others
    )


def _is_clear(answer: Hint, others: list[Hint]) -> bool:
    return bool(others) and answer.chance >= LEAST_CHANCE and answer.chance - others[0].chance >= CLEARLY


def main() -> None:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--want", type=int, default=36, help="how many puzzles the file shall have")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of bots")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the file is written")
    given = parser.parse_args()
    game = find(given.game)
    offered = puzzles(game)
    kept = good(offered, evaluate(game, offered))
    print(f"{game.name}: {len(kept)} of {len(offered)} answers are found again", flush=True)
    for puzzle in cut(game, given.seed):
        if len(kept) >= given.want:
            break
        kept.append(puzzle)
        write(game, kept, given.folder)
        print(f"{game.name} {len(kept)}: {puzzle.answer.move.text} {puzzle.answer.chance}", flush=True)
    write_verdicts(game, evaluate(game, kept), given.folder)
    print(f"{len(kept)} puzzles in {write(game, kept, given.folder)}")


if __name__ == "__main__":
    main()
