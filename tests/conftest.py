"""What holds for the whole suite: no test fails because the machine is busy, or for bad luck."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from . import seeds
from .luck import draw_from
from .rotations import ROTATION, ROTATIONS, rotation, rotation_of_commits

settings.register_profile("luck", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("suite", settings.get_profile("luck"), derandomize=True)

TESTS = Path(__file__).parent
REGRESSIONS = seeds.read()
LUCK = "luck_of_this_test"
DEAR = (
    "server/test_week.py",
    "test_conformance.py",
    "browser/test_whole_games.py",
    "browser/test_reconnecting.py",
    "test_commands.py",
    "server/test_sigkill.py",
    "server/test_workers.py",
    "server/test_programs_at_two_workers.py",
    "server/test_power_loss.py",
    "server/test_production.py",
    "arena/test_cluster.py",
    "kernel/test_compiler.py",
)
"""Single tests of these take many seconds, and come first: one that begins last keeps its worker busy while the others have
nothing left."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--luck", type=int, default=0, help="draw other deals, ids and bots' moves than those of 0")
    parser.addoption(
        "--draw", type=int, default=None, help="the seed that laws are tried with; a new one for every run unless given"
    )
    parser.addoption(
        "--rotation", type=int, default=None,
        help=f"which cases of large tables are shown, 0 to {ROTATIONS - 1}; follows from the number of commits unless given",
    )  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """The suite tries the same examples every time; with another luck Hypothesis looks for new ones."""
    settings.load_profile("luck" if config.getoption("luck") else "suite")
    try:
        seeds.seed_of_this_run(config.getoption("draw"))
    except ValueError as fault:
        raise pytest.UsageError(str(fault)) from None
    turn = config.getoption("rotation")
    if turn is None:
        turn = int(os.environ.get(ROTATION) or rotation_of_commits())
    if turn not in range(ROTATIONS):
        raise pytest.UsageError(f"--rotation {turn}: must be a number from 0 to {ROTATIONS - 1}")
    os.environ[ROTATION] = str(turn)


def pytest_report_header() -> str:
    return f"rotation {rotation()} of {ROTATIONS} (--rotation), drawn seed {os.environ[seeds.DRAW]} (--draw)"


# Seeds: the one of the run, and those that failed once


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `draw` is run with the seed of the run and with those it failed with once."""
    function = metafunc.definition.nodeid
    kept = seeds.of_function(REGRESSIONS, function)
    if "draw" in metafunc.fixturenames:
        drawn = [each for each in kept if each.draw is not None]
        values = [int(os.environ[seeds.DRAW]), *(each.draw for each in drawn)]
        metafunc.parametrize("draw", values, ids=[seeds.OF_THE_RUN, *(each.id for each in drawn)])
    lucky = [each for each in kept if each.luck is not None]
    if lucky:
        metafunc.fixturenames.append(LUCK)
        metafunc.parametrize(
            LUCK, [None, *(each.luck for each in lucky)], ids=["usual", *(each.id for each in lucky)], indirect=True
        )


@pytest.fixture(name=LUCK)
def _luck(request: pytest.FixtureRequest) -> int | None:
    """The luck of this test where it is another than that of the run."""
    found: int | None = request.param
    return found


def is_asked_for(item: pytest.Item) -> bool:
    """Whether nobody kept this seed, or kept it for a test with these parameters."""
    callspec = getattr(item, "callspec", None)
    for each in seeds.of_function(REGRESSIONS, item.nodeid.split("[", 1)[0]) if callspec else []:
        if each.id in callspec.id.split("-") or f"-{each.id}-" in f"-{callspec.id}-":
            return base_id(item) == each.test or "[" not in each.test
    return True


def base_id(item: pytest.Item) -> str:
    """A test's id without seeds: what it draws depends on nothing else."""
    name = item.nodeid
    if hasattr(item, "callspec"):
        kept = seeds.of_function(REGRESSIONS, name.split("[", 1)[0])
        for id in (seeds.OF_THE_RUN, "usual", *(each.id for each in kept)):
            name = seeds.without_seed(name, id)
    return name


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The dear ones first; a random order is drawn afterwards."""
    dear = {TESTS / file: place for place, file in enumerate(DEAR)}
    items[:] = [item for item in items if is_asked_for(item)]
    items.sort(key=lambda item: dear.get(item.path, len(dear)))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    luck = parameters.get(LUCK) or item.config.getoption("luck")
    draw_from(f"{luck} {base_id(item)}")
    item.user_properties.append(("base", base_id(item)))
    if luck:
        item.user_properties.append(("luck", luck))
    if "draw" in parameters:
        item.user_properties.append(("draw", parameters["draw"]))


# The last lines: what was left out, and how whatever failed is seen again


class Tally:
    """What the processes of a run tell about it."""

    def __init__(self) -> None:
        self.left_out: dict[str, int] = {}
        """How many cases of every file the run did not show, because only the soak or another rotation does."""


TALLY = Tally()


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak"):
            file = item.nodeid.split("::", 1)[0]
            TALLY.left_out[file] = TALLY.left_out.get(file, 0) + 1


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process of pytest-xdist hands on what it knows."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = TALLY.left_out


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    TALLY.left_out = getattr(node, "workeroutput", {}).get("left_out") or TALLY.left_out


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Which cases this run showed, which it did not, and how to see failures again."""
    for line in summary(terminalreporter.stats, TALLY.left_out, config.getoption("luck")):
        terminalreporter.write_line(line)


def summary(stats: dict[str, list[Any]], left_out: dict[str, int], luck: int) -> list[str]:
    """The last lines of a run."""
    turn, draw = rotation(), os.environ[seeds.DRAW]
    lines = [
        f"Rotation {turn} of 0 to {ROTATIONS - 1}, drawn seed {draw}, luck {luck}: the same again with "
        f"`make test ROTATION={turn} DRAW={draw}` or `pytest --rotation={turn} --draw={draw} --luck={luck}`."
    ]
    if left_out:
        files = ", ".join(f"{name.removeprefix('tests/')} {count}" for name, count in sorted(left_out.items()))
        lines.append(f"Left out: {sum(left_out.values())} cases that only other rotations or `make soak` show ({files}).")
    lines += [
        text for report in stats.get("passed", []) for name, text in seeds.properties(report).items() if name == seeds.MEASURED
    ]
    for report in [*stats.get("failed", []), *stats.get("error", [])]:
        lines += how_to_repeat(report, turn)
    return lines


def how_to_repeat(report: Any, turn: int) -> list[str]:
    """For a failure that depends on what was drawn: the command that shows it again and the lines that keep it."""
    noted = seeds.properties(report)
    lines = []
    for what in ("draw", "luck"):
        if what in noted:
            command = f"pytest '{report.nodeid}' --rotation={turn} --draw={noted.get('draw', 0)} --luck={noted.get('luck', 0)}"
            lines += [f"To see it again: {command}", "To keep it, add to tests/regression_seeds.toml:"]
            lines += seeds.entry(noted["base"], what, noted[what]).splitlines()
    return lines
