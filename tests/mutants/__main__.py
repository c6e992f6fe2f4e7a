"""Plants every listed bug in a copy and runs the tests that it names: `make mutants`, or `python -m tests.mutants --only NAME`."""

from __future__ import annotations

import argparse
import queue
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .copies import FAILED, INTERRUPTED, NOT_FOUND, NOTHING_RUN, PASSED, TOO_LONG, Copy, Outcome
from .planted import FOLDER, Mutant, read, read_file

CAUGHT, SURVIVED, STALE, BROKEN, FAILS_ANYWAY, TIMEOUT = (
    "caught", "SURVIVED", "STALE ANCHOR", "TESTS DO NOT RUN", "TESTS FAIL WITHOUT IT", "TIMEOUT",
)  # fmt: skip
VERDICTS = {PASSED: SURVIVED, FAILED: CAUGHT, TOO_LONG: TIMEOUT, INTERRUPTED: BROKEN, NOT_FOUND: BROKEN, NOTHING_RUN: BROKEN}
SECONDS = 300.0
"""How long the tests of one bug may take."""


@dataclass(frozen=True)
class Tried:
    """What became of a bug."""

    mutant: Mutant
    verdict: str
    seconds: float
    output: str = ""


def verdict_on(mutant: Mutant, copy: Copy, seconds: float = SECONDS) -> Tried:
    """Plant a bug in a copy and run its tests; they must fail with it and pass without it."""
    started = time.monotonic()
    path = copy.root / mutant.file
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    if not mutant.find or source.count(mutant.find) != 1:
        return Tried(mutant, STALE, 0.0, f"the text to be replaced must occur exactly once in {mutant.file}")
    with copy.changed(mutant.file, mutant.planted(source)):
        outcome = (copy.test_page if mutant.is_in_the_page else copy.test)(mutant.tests, seconds)
    verdict = VERDICTS.get(outcome.code, BROKEN)
    return Tried(mutant, verdict, time.monotonic() - started, outcome.output)


class Baseline:
    """Whether tests pass without any bug: each set of them is run once, when it is first asked for."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._known: dict[tuple[str, ...], Outcome] = {}

    def checked(self, tried: Tried, copy: Copy) -> Tried:
        """The same, unless the tests fail without the bug too: then they say nothing about it."""
        if tried.verdict not in (CAUGHT, TIMEOUT, BROKEN):
            return tried
        tests = tried.mutant.tests
        if tests not in self._known:
            self._known[tests] = copy.test(tests, self._seconds)
        outcome = self._known[tests]
        return tried if outcome.code == PASSED else Tried(tried.mutant, FAILS_ANYWAY, tried.seconds, outcome.output)


def try_all(mutants: Sequence[Mutant], jobs: int, tell: Callable[[Tried], None], seconds: float = SECONDS) -> list[Tried]:
    """Try every bug, several at a time, each job in a copy of its own."""
    baseline = Baseline(2 * seconds)
    with tempfile.TemporaryDirectory(prefix="megawatt-mutants-", ignore_cleanup_errors=True) as folder:
        copies: queue.Queue[Copy] = queue.Queue()
        for number in range(min(jobs, len(mutants))):
            copies.put(Copy(Path(folder) / str(number)))

        def one(mutant: Mutant) -> Tried:
            copy = copies.get()
            try:
                tried = baseline.checked(verdict_on(mutant, copy, seconds), copy)
            finally:
                copies.put(copy)
            tell(tried)
            return tried

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, mutants))


def table_of(tried: Sequence[Tried]) -> str:
    """The bugs that were not caught, with why they matter, and how many there were of each kind."""
    lines = []
    for each in tried:
        if each.verdict != CAUGHT:
            told = "\n".join(f"    {line}" for line in each.output.strip().splitlines()[-12:])
            lines.append(f"{each.verdict}: {each.mutant.name} ({each.mutant.listed_in})\n    {each.mutant.why}\n{told}")
    counted = Counter(each.verdict for each in tried)
    lines.append(f"{len(tried)} bugs: " + ", ".join(f"{times} {verdict}" for verdict, times in counted.most_common()))
    return "\n".join(lines)


def chosen(given: argparse.Namespace) -> list[Mutant]:
    """The bugs that the command line asks for."""
    mutants = [mutant for file in given.file for mutant in read_file(_listed(file))] if given.file else read()
    if given.only:
        unknown = set(given.only) - {mutant.name for mutant in mutants}
        if unknown:
            sys.exit(f"there is no planted bug {', '.join(sorted(unknown))}; known are {', '.join(m.name for m in mutants)}")
        mutants = [mutant for mutant in mutants if mutant.name in given.only]
    if given.sample is not None:
        mutants = random.Random(given.seed).sample(mutants, min(given.sample, len(mutants)))
    return mutants


def without_sample(given: argparse.Namespace) -> argparse.Namespace:
    """The same command line, for all bugs that it could draw from."""
    return argparse.Namespace(**{**vars(given), "sample": None})


def _listed(file: Path) -> Path:
    for path in (file, FOLDER / file, FOLDER / f"{file}.toml"):
        if path.is_file():
            return path
    sys.exit(f"there is no list {file}; there are {', '.join(path.stem for path in sorted(FOLDER.glob('*.toml')))}")


def main() -> None:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", action="append", metavar="NAME", help="only the bug of this name (may be given often)")
    parser.add_argument(
        "--file", action="append", type=Path, metavar="LIST", help="only the bugs of this list (may be given often)"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many, drawn by --seed")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long the tests of one bug may take")
    given = parser.parse_args()
    mutants = chosen(given)
    if not mutants or given.jobs < 1:
        sys.exit("there is nothing to be tried: at least one bug and one job are needed")
    done: list[str] = []
    started = time.monotonic()

    def tell(tried: Tried) -> None:
        done.append(tried.mutant.name)
        print(f"{len(done):4}/{len(mutants)}  {tried.verdict:<12} {tried.seconds:6.1f} s  {tried.mutant.name}", flush=True)

    tried = try_all(mutants, given.jobs, tell, given.seconds)
    print(f"\n{table_of(tried)}\n{time.monotonic() - started:.0f} s")
    if given.sample is not None and (left := len(chosen(without_sample(given))) - len(tried)):
        print(f"{left} others were not drawn with --seed {given.seed}; `make mutants` tries all.")
    if any(each.verdict != CAUGHT for each in tried):
        sys.exit(1)


if __name__ == "__main__":
    main()
