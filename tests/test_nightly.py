"""A night has its seeds from one, keeps within its time, and fails when any part does."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from . import nightly
from .nightly import FAILED, MOST_MINUTES, OUT_OF_TIME, PASSED, PLANTED, SECONDS_A_BUG, Part, plan, run, summary


def test_a_night_fits_into_two_hours() -> None:
    assert sum(part.minutes for part in plan(1, 3, 2)) <= MOST_MINUTES == 120


def test_the_planted_bugs_of_a_night_fit_into_their_time_and_are_drawn_by_its_seed() -> None:
    (part,) = [part for part in plan(1, 3, 2) if part.name == "planted bugs"]
    assert part.minutes >= PLANTED * SECONDS_A_BUG / 60
    command = list(part.command)
    assert command[command.index("--sample") + 1] == str(PLANTED)
    (other,) = [part for part in plan(2, 3, 2) if part.name == "planted bugs"]
    assert other.command != part.command


def test_all_seeds_follow_from_that_of_the_night() -> None:
    assert plan(5, 3, 2) == plan(5, 3, 2)
    ours = {each for part in plan(5, 3, 2) for each in part.command if any(digit in each for digit in "23456789") and "=" in each}
    theirs = {each for part in plan(6, 3, 2) for each in part.command if "=" in each}
    assert len(ours) >= 5
    assert not {each for each in ours & theirs if not each.startswith("--rotation")}


def test_a_night_has_the_soak_random_orders_and_both_kinds_of_bugs() -> None:
    names = [part.name for part in plan(1, 3, 2)]
    assert names == ["soak", "random order 1", "random order 2", "planted bugs", "sampled bugs"]


def python(code: str, minutes: float = 1.0) -> Part:
    return Part("a part", (sys.executable, "-c", code), minutes)


def test_a_part_passes_fails_or_runs_out_of_time(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nightly, "GRACE", 0.5)
    passed = run(python("print('heard')"))
    failed = run(python("raise SystemExit(3)"))
    late = run(python("import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); time.sleep(600)", 0.02))
    assert [each.verdict for each in (passed, failed, late)] == [PASSED, FAILED, OUT_OF_TIME]
    told = capfd.readouterr().out
    assert "heard" in told
    assert "a part: at most 1 minutes" in told
    assert "OUT OF TIME after" in told
    lines = summary(77, [passed, failed, late]).splitlines()
    assert [line.split()[2] for line in lines[:2]] == [PASSED, FAILED]
    assert lines[-1].endswith("of 120 minutes; the same seeds again with `make nightly SEED=77`")


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="looks for processes in /proc")
def test_whatever_a_part_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    child = "import time; time.sleep(600)"
    run(
        python(
            f"import subprocess, sys; open({str(note)!r}, 'w').write(str(subprocess.Popen([sys.executable, '-c', {child!r}]).pid))"
        )
    )
    status = Path(f"/proc/{note.read_text()}/status")
    for _ in range(500):
        if not status.exists() or "State:\tZ" in status.read_text():
            return
        time.sleep(0.02)
    raise AssertionError("it still runs")


def test_a_night_with_a_failed_part_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["nightly", "--seed", "9"])
    monkeypatch.setattr(nightly, "plan", lambda *_: [python("pass"), python("raise SystemExit(1)"), python("pass")])
    with pytest.raises(SystemExit) as end:
        nightly.main()
    assert end.value.code == 1
    assert capsys.readouterr().out.startswith("The seed of this night is 9.")
    monkeypatch.setattr(nightly, "plan", lambda *_: [python("pass")])
    nightly.main()
