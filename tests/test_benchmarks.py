"""What the benchmarks make of what they measure: a flattering count would be believed for long."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


def benchmark(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"benchmark_{name}", BENCHMARKS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # its records look up their types there
    spec.loader.exec_module(module)
    return module


def frame(number: int, state: str, noticed: bool = True) -> dict[str, Any]:
    """A frame as Chromium's trace reports it."""
    return {"args": {"frame_reporter": {"frame_sequence": number, "state": f"STATE_{state}", "affects_smoothness": noticed}}}


def test_a_partial_frame_is_not_counted_as_shown() -> None:
    """Six whole frames, three partial ones, one dropped; what was reported twice counts once, what nobody noticed not at all."""
    whole = [frame(number, "PRESENTED_ALL") for number in range(6)]
    partial = [frame(number, "PRESENTED_PARTIAL") for number in (0, 6, 7, 8)]
    dropped = [frame(1, "DROPPED"), frame(6, "DROPPED"), frame(9, "DROPPED"), frame(10, "DROPPED", noticed=False)]
    told = benchmark("frames").told("power-grid", [*whole, *partial, *dropped])
    assert told.startswith("power-grid: 36.0 frames a second (6 shown, 3 partial, 1 dropped)")


@pytest.mark.parametrize(("name", "met"), [("FastAPI", "missed"), ("bare ASGI", "met")])
def test_tables_are_compared_with_both_echoes_by_clock_and_by_processor(name: str, met: str) -> None:
    """Three of ten messages, each of which takes four times as long: under a third, and a quarter by processor time."""
    tables = benchmark("tables")
    ours, echo = tables.Rate(100, 3000.0, 40e-6, 1000), tables.Rate(0, 10_000.0, 10e-6, 1000)
    told = tables.compared(name, [ours], [echo])
    assert told[f"ratio to {name}, by clock"] == 0.3
    assert told[f"ratio to {name}, by processor"] == 0.25
    assert f"{met} by clock, {met} by processor" in told.values()


def test_neither_echo_is_anything_but_an_echo() -> None:
    """The bare one knows no framework, and both run as our server does."""
    tables = benchmark("tables")
    assert "fastapi" not in tables.BARE_ECHO.lower()
    assert "starlette" not in tables.BARE_ECHO.lower()
    for program, _ in tables.ECHOES.values():
        assert "uvicorn_options(settings)" in program
