"""Small changes drawn at random by the operators of cosmic-ray, over rules, hidden information, accounts and HTTP.

`make mutants-sampled SAMPLE=500 SEED=7` plants each in a copy and runs the closest tests (`AREAS`). A place in the sources is drawn
first and one of the operators that fit there second: else the many ways to replace one operator by another would be most of the
sample. The rules run interpreted, as they do in these tests.
"""

from __future__ import annotations

import argparse
import difflib
import math
import queue
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from .__main__ import BROKEN, CAUGHT, SURVIVED, TIMEOUT, VERDICTS
from .copies import Copy
from .planted import ROOT

SECONDS = 240.0
REPORT = ROOT / "build" / "mutants-survivors.txt"
NOT_APPLIED = (
    "RemoveDecorator", "ExceptionReplacer", "VariableInserter", "VariableReplacer",
    "ReplaceComparisonOperator_Eq_Is", "ReplaceComparisonOperator_NotEq_Is",
)  # fmt: skip
"""Operators that break every rule at once (a rule without its decorator), need to be told what to insert, or change nothing:
small numbers that are equal are the same object."""
SURE = 1.96
"""The interval holds the true share in 95 of 100 samples."""


@dataclass(frozen=True)
class Area:
    """Files, and the tests that are closest to them, the closest first."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()

    def found(self) -> list[str]:
        """The tests as paths that pytest takes."""
        found = []
        for pattern in self.tests:
            found += sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern))
        return [path for path in dict.fromkeys(found) if not any(fnmatch(path, pattern) for pattern in self.without)]


GAME = "src/megawatt/games/{}/rules/*.py"
AREAS = (
    Area(
        "hidden information",
        ("src/megawatt/games/power_grid/rules/knowledge.py",),
        ("tests/test_hidden_information.py", "tests/power_grid/test_*.py"),
        ("*/test_conservation.py",),
    ),
    Area(
        "hidden information",
        ("src/megawatt/games/barrage/rules/knowledge.py",),
        ("tests/test_hidden_information.py", "tests/barrage/test_*.py"),
    ),
    Area(
        "hidden information",
        ("src/megawatt/games/future_energy/rules/knowledge.py",),
        ("tests/test_hidden_information.py", "tests/future_energy/test_hidden_information.py", "tests/future_energy/test_*.py"),
        ("*/test_laws.py", "*/test_house.py"),
    ),
    Area(
        "rules",
        (GAME.format("power_grid"),),
        (
            "tests/power_grid/test_[0-9]*.py",
            "tests/power_grid/maps/test_*.py",
            "tests/power_grid/test_*.py",
            "tests/test_golden.py",
        ),
        ("*/test_conservation.py",),
    ),
    Area("rules", (GAME.format("barrage"),), ("tests/barrage/test_[0-9]*.py", "tests/barrage/test_*.py", "tests/test_golden.py")),
    Area(
        "rules",
        (GAME.format("future_energy"),),
        ("tests/future_energy/test_[0-9]*.py", "tests/future_energy/test_*.py", "tests/test_golden.py"),
        ("*/test_laws.py", "*/test_house.py"),
    ),
    Area(
        "accounts",
        (
            "src/megawatt/server/accounts/*.py",
            "src/megawatt/server/accounts/routes.py",
            "src/megawatt/server/clients/token_routes.py",
        ),
        (
            "tests/server/test_accounts.py",
            "tests/server/test_cookies.py",
            "tests/server/test_account_email.py",
            "tests/server/test_programs.py",
            "tests/server/test_club.py",
            "tests/server/test_ratings.py",
            "tests/server/test_admin.py",
            "tests/server/test_uploads.py",
            "tests/server/test_tournament*.py",
        ),
    ),
    Area(
        "HTTP",
        ("src/megawatt/server/http/*.py",),
        (
            "tests/server/test_http.py",
            "tests/server/test_bad_input.py",
            "tests/server/test_files.py",
            "tests/server/test_club.py",
            "tests/server/test_programs.py",
            "tests/server/test_table_page.py",
            "tests/server/test_first_board.py",
            "tests/server/test_connections.py",
            "tests/server/test_metrics.py",
            "tests/server/test_half_requests.py",
            "tests/server/test_notifications.py",
            "tests/server/test_tournaments.py",
            "tests/server/test_undo.py",
            "tests/server/test_seats.py",
            "tests/server/test_playing.py",
            "tests/server/test_new_tables.py",
            "tests/server/test_analyses.py",
            "tests/test_teaching.py",
        ),
    ),
)


@dataclass(frozen=True)
class Drawn:
    """One change of one file."""

    area: Area
    file: str
    operator: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        shown = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), self.file, self.file, lineterm="", n=2)
        return "\n".join(shown)


def area_of(file: str) -> Area | None:
    """The first area that a file belongs to."""
    return next((area for area in AREAS if any(fnmatch(file, pattern) for pattern in area.files)), None)


def files() -> dict[str, int]:
    """All files of all areas, with how long they are."""
    found = {path.relative_to(ROOT).as_posix(): path for area in AREAS for pattern in area.files for path in ROOT.glob(pattern)}
    return {name: path.stat().st_size for name, path in sorted(found.items()) if path.name != "__init__.py"}


@cache
def places(file: str) -> dict[tuple[Any, Any], list[tuple[str, int]]]:
    """Where a file can be changed, and by which operators: the name of each, and its how-manieth place this is."""
    from cosmic_ray.ast import ast_nodes, get_ast

    tree = get_ast((ROOT / file).read_text(encoding="utf-8"))
    nodes = list(ast_nodes(tree))
    found: dict[tuple[Any, Any], list[tuple[str, int]]] = {}
    for name, operator in _operators():
        occurrence = 0
        for node in nodes:
            for start, end in operator.mutation_positions(node):
                if not _is_annotation(node):
                    found.setdefault((start, end), []).append((name, occurrence))
                occurrence += 1
    return found


@cache
def _operators() -> list[tuple[str, Any]]:
    from cosmic_ray import plugins

    usable = [name for name in plugins.operator_names() if not name.split("/")[1].startswith(NOT_APPLIED)]
    return [(name, kind()) for name in sorted(usable) if not (kind := plugins.get_operator(name)).arguments()]


def _is_annotation(node: Any) -> bool:
    """Types are not looked at when the program runs: nothing that is changed in them can be noticed."""
    while node is not None:
        if node.type in ("annassign", "tfpdef") or (node.type == "operator" and node.value == "->"):
            return True
        parent = node.parent
        if parent is not None and parent.type == "funcdef" and parent.annotation is node:
            return True
        if parent is not None and parent.type == "param" and parent.annotation is node:
            return True
        node = parent
    return False


def draw(count: int, seed: int) -> Iterator[Drawn]:
    """This number of different changes, drawn by a seed."""
    from cosmic_ray import plugins
    from cosmic_ray.mutating import mutate_code

    chance, known, tried = random.Random(seed), files(), set()
    names, weights = list(known), list(known.values())
    drawn = 0
    for _ in range(50 * count):
        file = chance.choices(names, weights)[0]
        if not places(file):
            continue
        place = chance.choice(sorted(places(file)))
        operator, occurrence = chance.choice(places(file)[place])
        if (file, place) in tried:
            continue
        tried.add((file, place))
        before = (ROOT / file).read_text(encoding="utf-8")
        after = mutate_code(before, plugins.get_operator(operator)(), occurrence)
        area = area_of(file)
        if after is None or after == before or area is None:
            continue
        yield Drawn(area, file, operator, place[0][0], before, after)
        drawn += 1
        if drawn == count:
            return


def interval(caught: int, counted: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    if not counted:
        return 0.0, 1.0
    share, z = caught / counted, SURE**2 / counted
    middle, half = share + z / 2, SURE * math.sqrt((share * (1 - share) + z / 4) / counted)
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


def report(tried: Sequence[tuple[Drawn, str]]) -> str:
    """The share that was caught, in all and by area."""
    lines = []
    for name in (*dict.fromkeys(area.name for area in AREAS), None):
        counted = Counter(verdict for drawn, verdict in tried if name in (None, drawn.area.name))
        caught = counted[CAUGHT] + counted[TIMEOUT]
        of = caught + counted[SURVIVED]
        low, high = interval(caught, of)
        share = f"{100 * caught / of:5.1f} % ({100 * low:.0f} to {100 * high:.0f})" if of else "nothing"
        more = f", {counted[TIMEOUT]} of them by a timeout" if counted[TIMEOUT] else ""
        broken = f"; {counted[BROKEN]} cannot be imported and are not counted" if counted[BROKEN] else ""
        lines.append(f"{name or 'all':<20} {caught:4} of {of:4} caught: {share}{more}{broken}")
    return "\n".join(lines)


def try_sample(sample: Sequence[Drawn], jobs: int, seconds: float, until: float) -> list[tuple[Drawn, str]]:
    """Try all of a sample that can be begun in time, several at a time."""
    done: list[tuple[Drawn, str]] = []
    with tempfile.TemporaryDirectory(prefix="megawatt-mutants-", ignore_cleanup_errors=True) as folder:
        copies: queue.Queue[Copy] = queue.Queue()
        for number in range(min(jobs, len(sample))):
            copies.put(Copy(Path(folder) / str(number)))

        def one(drawn: Drawn) -> None:
            if time.monotonic() > until:
                return
            copy, started = copies.get(), time.monotonic()
            try:
                with copy.changed(drawn.file, drawn.after):
                    outcome = copy.test(drawn.area.found(), seconds)
            finally:
                copies.put(copy)
            verdict = VERDICTS.get(outcome.code, BROKEN)
            done.append((drawn, verdict))
            took = time.monotonic() - started
            print(
                f"{len(done):4}/{len(sample)}  {verdict:<16} {took:6.1f} s  {drawn.file}:{drawn.line} {drawn.operator}", flush=True
            )

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(one, sample))
    return done


def main() -> None:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.sampled", description=__doc__)
    parser.add_argument("--sample", type=int, default=500, help="how many changes are drawn")
    parser.add_argument("--seed", type=int, help="that they are drawn by; a new one unless given")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long the tests of one change may take")
    parser.add_argument("--minutes", type=float, default=math.inf, help="none is begun after so long")
    parser.add_argument("--least", type=float, default=0.0, help="fail when less is caught, in per cent")
    given = parser.parse_args()
    seed = random.SystemRandom().randint(1, 2**31) if given.seed is None else given.seed
    print(
        f"{given.sample} changes drawn by seed {seed}; the same again: make mutants-sampled SAMPLE={given.sample} SEED={seed}",
        flush=True,
    )
    started = time.monotonic()
    tried = try_sample(list(draw(given.sample, seed)), given.jobs, given.seconds, started + 60 * given.minutes)
    survivors = [drawn for drawn, verdict in tried if verdict == SURVIVED]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(f"seed {seed}\n\n" + "\n\n".join(f"{each.operator}\n{each}" for each in survivors) + "\n", encoding="utf-8")
    print(f"\n{report(tried)}\n{len(survivors)} survivors in {REPORT.relative_to(ROOT)}, {time.monotonic() - started:.0f} s")
    counted = [verdict for _, verdict in tried if verdict != BROKEN]
    if 100 * sum(verdict != SURVIVED for verdict in counted) < given.least * len(counted):
        sys.exit(f"fewer than {given.least:g} % were caught")


if __name__ == "__main__":
    main()
