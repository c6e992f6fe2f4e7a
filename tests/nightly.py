"""What is too long for every change: the soak, random orders with new draws, and planted bugs (`make nightly`).

Every part has its share of two hours on two cores. The seed of the night is drawn, printed and decides all others, so that
`make nightly SEED=…` draws the same again.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from .rotations import ROTATIONS

MOST_MINUTES = 120
PLANTED = 220
"""Planted bugs of a night, drawn by its seed: all of them take most of an hour (`make mutants`)."""
SECONDS_A_BUG = 6.3
"""With two jobs on two cores, measured over 316 of them (1,981 s)."""
GRACE = 20.0
"""How long a part that is out of time may take to end and to report what it has found."""
PASSED, FAILED, OUT_OF_TIME = "passed", "FAILED", "OUT OF TIME"


@dataclass(frozen=True)
class Part:
    """One command of the night, and how long it may take."""

    name: str
    command: tuple[str, ...]
    minutes: float


@dataclass(frozen=True)
class Done:
    """How a part ended."""

    part: Part
    verdict: str
    minutes: float


def plan(seed: int, workers: int, jobs: int) -> list[Part]:
    """The parts of a night, with seeds that follow from its own."""
    chance = random.Random(seed)

    def drawn() -> int:
        return chance.randint(1, 2**31 - 1)

    pytest = (sys.executable, "-m", "pytest", "-n", str(workers), "--dist", "worksteal")
    parts = [Part("soak", (*pytest, "-m", "soak", f"--draw={drawn()}"), 49)]
    for number in (1, 2):
        order = f"--random-order-seed={drawn()}"
        luck, draw, turn = f"--luck={drawn()}", f"--draw={drawn()}", f"--rotation={chance.randrange(ROTATIONS)}"
        parts.append(Part(f"random order {number}", (*pytest, "--random-order-bucket=global", order, luck, draw, turn), 15))
    planted = ("--sample", str(PLANTED), "--seed", str(drawn()), "--jobs", str(jobs))
    parts.append(Part("planted bugs", (sys.executable, "-m", "tests.mutants", *planted), 26))
    sample = ("--sample", "200", "--seed", str(drawn()), "--jobs", str(jobs), "--minutes", "10", "--seconds", "120")
    parts.append(Part("sampled bugs", (sys.executable, "-m", "tests.mutants.sampled", *sample), 14))
    return parts


def run(part: Part) -> Done:
    """Run a part until it ends or its time is over; whatever it started ends with it."""
    print(f"\n== {part.name}: at most {part.minutes:g} minutes\n   {' '.join(part.command)}", flush=True)
    started = time.monotonic()
    process = subprocess.Popen(part.command, stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        verdict = PASSED if process.wait(60 * part.minutes) == 0 else FAILED
    except subprocess.TimeoutExpired:
        verdict = OUT_OF_TIME
        process.send_signal(signal.SIGINT)  # pytest tells what it has found
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
    finally:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    done = Done(part, verdict, (time.monotonic() - started) / 60)
    print(f"== {part.name}: {verdict} after {done.minutes:.1f} of {part.minutes:g} minutes", flush=True)
    return done


def summary(seed: int, done: Sequence[Done]) -> str:
    """How every part ended, and how long it took."""
    lines = [f"{each.part.name:<16} {each.verdict:<12} {each.minutes:6.1f} of {each.part.minutes:4g} minutes" for each in done]
    total = sum(each.minutes for each in done)
    return "\n".join([*lines, f"{total:.1f} of {MOST_MINUTES} minutes; the same seeds again with `make nightly SEED={seed}`"])


def main() -> None:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.nightly", description=__doc__)
    parser.add_argument("--seed", type=int, help="of the night; a new one unless given")
    parser.add_argument("--workers", type=int, default=3, help="processes of pytest")
    parser.add_argument("--jobs", type=int, default=2, help="bugs that are tried at the same time")
    given = parser.parse_args()
    seed = random.SystemRandom().randint(1, 2**31 - 1) if given.seed is None else given.seed
    print(f"The seed of this night is {seed}.", flush=True)
    done = [run(part) for part in plan(seed, given.workers, given.jobs)]
    print(f"\n{summary(seed, done)}")
    if any(each.verdict != PASSED for each in done):
        sys.exit(1)


if __name__ == "__main__":
    main()
