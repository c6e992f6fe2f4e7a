"""What holds for the whole suite: no test fails because the machine is busy, or for bad luck."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .luck import draw_from

settings.register_profile("luck", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("suite", settings.get_profile("luck"), derandomize=True)

TESTS = Path(__file__).parent
DEAR = (
    "server/test_week.py",
    "test_conformance.py",
    "browser/test_whole_games.py",
    "browser/test_coming_back.py",
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


def pytest_configure(config: pytest.Config) -> None:
    """The suite tries the same examples every time; with another luck Hypothesis looks for new ones."""
    settings.load_profile("luck" if config.getoption("luck") else "suite")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The dear ones first; a random order is drawn afterwards."""
    dear = {TESTS / file: place for place, file in enumerate(DEAR)}
    items.sort(key=lambda item: dear.get(item.path, len(dear)))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    draw_from(f"{item.config.getoption('luck')} {item.nodeid}")
