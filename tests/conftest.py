"""What holds for the whole suite: no test fails because the machine is busy, or for bad luck."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from .luck import draw_from

settings.register_profile("luck", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("suite", settings.get_profile("luck"), derandomize=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--luck", type=int, default=0, help="draw other deals, ids and bots' moves than those of 0")


def pytest_configure(config: pytest.Config) -> None:
    """The suite tries the same examples every time; with another luck Hypothesis looks for new ones."""
    settings.load_profile("luck" if config.getoption("luck") else "suite")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    draw_from(f"{item.config.getoption('luck')} {item.nodeid}")
