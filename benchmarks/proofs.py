"""Everything that docs/bots.md claims about strength, in one run: all jobs share the cores until the time is over.

    python benchmarks/proofs.py FOLDER [--minutes 9] [--processes 15] [--games power-grid,barrage] [--only thinking]

FOLDER gets one file of results per job (`megawatt arena report` reads them) and `proofs.md`. A job gets processor time by its
weight until it has its games. Run again with the same folder, it goes on: give it hours for narrower intervals.
"""

from __future__ import annotations

import argparse
import multiprocessing
import tarfile
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from megawatt.arena.balance import balance_job
from megawatt.arena.job import Contest, Job, line_up, pool
from megawatt.arena.report import percent, wins_by_bot
from megawatt.arena.results import Results, open_results
from megawatt.arena.simulator import Outcome, play_contest, prepare
from megawatt.arena.statistics import ratings
from megawatt.bots.networks import has_network
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.rules.rule import COMPILED

LEVELS = ("watt", "kilowatt", "megawatt", "gigawatt", "terawatt")
POOL = ("watt", "kilowatt", "megawatt", "gigawatt", "search:100", "search:100:flat", "house", "house-1")
PRIOR, OTHERS, VALUE = "network-prior", "network-others", "network-value"
NETWORK_POOL = (
    *POOL,
    "network",
    f"search:100:{PRIOR}",
    f"search:100:{PRIOR}-80",
    f"search:100:{PRIOR}:{OTHERS}",
    f"search:100:{PRIOR}:{VALUE}",
    f"search:100:{PRIOR}:flat",
)
SNAPSHOT_SECONDS = 20


@dataclass
class Proof:
    """A job, what it is to show, and what it has used so far."""

    shows: str
    name: str
    job: Job
    weight: float
    results: Results | None = None
    waiting: list[Contest] = field(default_factory=list)
    used: float = 0.0
    expected: float = 2.0
    """Processor seconds that a game is expected to take."""


def proofs(game_name: str) -> list[Proof]:
    """What is to be shown of one game, with its share of the time."""
    game = find(game_name)
    made = [
        Proof("balance", "balance", balance_job(game, "house", game.usual_seats, 1000, 1, {}), 3),
        Proof("thinking", "4-seats", line_up(game, ["search:0.1s", *["house-1"] * 3], 200, 1, {}), 15),
        Proof("thinking", "2-seats", line_up(game, ["search:0.1s", "house-1"], 200, 2, {}), 4),
        Proof("budget", "four-times", line_up(game, ["search:200", *["search:50"] * 3], 200, 3, {}), 5),
        *budget_with_network(game),
        Proof("budget", "four-times-little", line_up(game, ["search:48", *["search:12"] * 3], 200, 3, {}), 2),
        Proof("pool", "pool", pool(game, 4, NETWORK_POOL if has_network(game) else POOL, 600, 28, {}), 8),
        Proof("pool", "pool-with-terawatt", line_up(game, ["terawatt", "gigawatt", *flat_and_tree(game)], 100, 29, {}), 8),
    ]
    for number, (lower, upper) in enumerate(pairwise(LEVELS)):
        heavy = {"gigawatt": 2.0, "terawatt": 3.0}.get(upper, 0.5)
        two = [level if level in ("watt", "kilowatt") else f"{level}:unhurried" for level in (upper, lower)]
        made.append(Proof("levels", f"{upper}-{lower}", line_up(game, two, 100, 5 + number, {}), heavy))
    return made + network_proofs(game)


def flat_and_tree(game: Game) -> list[str]:
    """Two of the pool that search in other ways: the only games of the pool in which Terawatt, which takes its time, plays."""
    return ["search:100:flat", f"search:100:{PRIOR}:{OTHERS}" if has_network(game) else "search:100"]


def budget_with_network(game: Game) -> list[Proof]:
    """Whether thinking more pays off where the network says what is expected."""
    if not has_network(game):
        return []
    bots = [f"search:200:{PRIOR}:{OTHERS}", *[f"search:50:{PRIOR}:{OTHERS}"] * 3]
    return [Proof("budget", "four-times-network", line_up(game, bots, 200, 3, {}), 3)]


def network_proofs(game: Game) -> list[Proof]:
    """What the network is worth to a search: two that rely on it against two that don't, at equal times and at equal playouts.

    At four seats 25 % are even for the first named.
    """
    if not has_network(game):
        return []

    def two_against_two(name: str, first: str, second: str, weight: float, seed: int) -> Proof:
        return Proof("network", name, line_up(game, [first] * 2 + [second] * 2, 200, seed, {}), weight)

    return [
        two_against_two("prior-in-time", f"search:0.05s:{PRIOR}", "search:0.05s", 6, 21),
        two_against_two("prior", f"search:100:{PRIOR}", "search:100", 4, 22),
        two_against_two("more-prior", f"search:100:{PRIOR}-80", f"search:100:{PRIOR}", 2, 23),
        two_against_two("others", f"search:100:{PRIOR}:{OTHERS}", f"search:100:{PRIOR}", 2, 24),
        two_against_two("value-in-time", f"search:0.05s:{PRIOR}:{VALUE}", f"search:0.05s:{PRIOR}", 2, 25),
        Proof("network", "prior-2-seats", line_up(game, [f"search:100:{PRIOR}", "search:100"], 200, 26, {}), 3),
        Proof("network", "alone", line_up(game, ["network", *["house-1"] * 3], 200, 27, {}), 0.5),
        Proof("network", "trained-against", line_up(game, ["network", *["house"] * 3], 200, 30, {}), 0.5),
    ]


def main() -> None:
    """Play until the time is over, and write what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--games", default="power-grid,future-energy,barrage")
    parser.add_argument("--only", default="thinking,budget,pool,levels,balance,network")
    parser.add_argument("--snapshot", type=Path, help="also pack the folder into this file, again and again")
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    asked.folder.mkdir(parents=True, exist_ok=True)
    todo = [proof for name in asked.games.split(",") for proof in proofs(name) if proof.shows in asked.only.split(",")]
    with ExitStack() as stack:
        for proof in todo:
            path = asked.folder / f"{proof.job.game}-{proof.name}.db"
            proof.results = stack.enter_context(open_results(path, proof.job))
            done = proof.results.done()
            proof.waiting = [contest for contest in proof.job.contests(COMPILED) if contest.number not in done][::-1]
        executor = ProcessPoolExecutor(asked.processes, multiprocessing.get_context("spawn"))
        try:
            play(executor, todo, asked.processes, end, asked.folder, asked.snapshot)
        finally:
            finish(todo, asked.folder, asked.snapshot)
            for process in executor._processes.values():
                process.terminate()


def play(executor: ProcessPoolExecutor, todo: list[Proof], processes: int, end: float, folder: Path, snapshot: Path | None) -> None:
    """Compile each game once, and hand out games of the compiled ones by weight until the time is over."""
    jobs: dict[str, list[Job]] = {}
    for proof in todo:
        jobs.setdefault(proof.job.game, []).append(proof.job)
    compiling = {executor.submit(prepare_all, each): game for game, each in jobs.items()}
    ready_games: set[str] = set()
    out: dict[Future[Outcome], tuple[Proof, Contest]] = {}
    packed = time.monotonic()
    while time.monotonic() < end:
        for future in [future for future in compiling if future.done()]:
            future.result()
            ready_games.add(compiling.pop(future))
            print(f"compiled {sorted(ready_games)}", flush=True)
        while len(out) < processes - len(compiling):
            proof = next_proof([proof for proof in todo if proof.waiting and proof.job.game in ready_games])
            if proof is None:
                break
            contest = proof.waiting.pop()
            proof.used += proof.expected
            out[executor.submit(play_contest, contest)] = (proof, contest)
        if not out and not compiling:
            break
        ready, _ = wait([*out, *compiling], timeout=max(0.0, min(5.0, end - time.monotonic())), return_when=FIRST_COMPLETED)
        for done in ready:
            if done in out:
                take(*out.pop(done), done.result())
        if time.monotonic() - packed > SNAPSHOT_SECONDS:
            packed = time.monotonic()
            finish(todo, folder, snapshot)


def prepare_all(jobs: list[Job]) -> None:
    """Compile all that one game's jobs need."""
    for job in jobs:
        prepare(job, COMPILED)


def next_proof(open_ones: list[Proof]) -> Proof | None:
    """The proof that is furthest below its share of the time."""
    return min(open_ones, key=lambda proof: proof.used / proof.weight, default=None)


def take(proof: Proof, contest: Contest, outcome: Outcome) -> None:
    """Keep a game, and learn how long games of this job take."""
    assert proof.results is not None
    proof.results.add(outcome)
    proof.used += outcome.processor - proof.expected
    proof.expected += (outcome.processor - proof.expected) / 4


def finish(todo: list[Proof], folder: Path, snapshot: Path | None) -> None:
    """Write the table, and pack everything where asked."""
    (folder / "proofs.md").write_text(told(todo), encoding="utf-8")
    if snapshot:
        part = snapshot.with_suffix(".part")
        with tarfile.open(part, "w:gz") as packed:
            packed.add(folder, folder.name)
        part.replace(snapshot)


def told(todo: list[Proof]) -> str:
    """One row per job, and the ratings of the pools."""
    lines = ["| shows | game | job | games | won by the first named | ms a decision |", "| --- | --- | --- | ---: | ---: | ---: |"]
    pools: dict[str, list[Outcome]] = {}
    for proof in todo:
        assert proof.results is not None
        outcomes = proof.results.outcomes()
        if not outcomes or proof.job.watched:
            continue
        if proof.shows == "pool":
            pools.setdefault(proof.job.game, []).extend(outcomes)
            continue
        first = proof.job.bots[0]
        seats = [seat for outcome in outcomes for seat in outcome.seats if seat.bot == first]
        pace = 1000 * sum(seat.seconds for seat in seats) / max(1, sum(seat.decisions for seat in seats))
        who = f"{first} against {', '.join(proof.job.bots[1:])}"
        share = percent(wins_by_bot(outcomes)[first])
        lines.append(f"| {proof.shows} | {proof.job.game} | {who} | {len(outcomes)} | {share} | {pace:.0f} |")
    for game, outcomes in pools.items():
        lines += [f"\n## {game}, {len(outcomes)} games\n", "| bot | rating | interval | games |", "| --- | ---: | ---: | ---: |"]
        for name, rating in ratings(outcomes).items():
            lines.append(f"| {name} | {rating.value:.0f} | {rating.low:.0f} to {rating.high:.0f} | {rating.count} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
