"""Every step is done once, by a child or the parent; nothing is lost with a child that dies."""

import subprocess
import sys

import pytest

LONG_AND_SHORT = """
import os, pathlib, sys, time
from megawatt.kernel.compilation.parallel_compile import CompileJobs

os.sched_getaffinity = lambda _: {0, 1}
begun = pathlib.Path(sys.argv[1])

def wait_for_the_third():
    for _ in range(6000):
        if begun.exists():
            os.write(1, b"the third came meanwhile")
            return
        time.sleep(0.01)

with CompileJobs() as jobs:
    for step in (wait_for_the_third, dict, begun.touch):
        jobs.run(step, whole=True)
"""

PROGRAM = """
import os, signal, sys, threading
from megawatt.kernel.compilation.parallel_compile import CompileJobs, fork_compile

os.sched_getaffinity = lambda _: {0, 1}
parent = os.getpid()

def say(*words):
    os.write(1, (" ".join(words) + "\\n").encode())

def step(name, fate):
    say(name, "begun by", "parent" if os.getpid() == parent else "child")
    fork_compile()
    if os.getpid() != parent:
        fate()
    say(name, "by", "parent" if os.getpid() == parent else "child")

def fall():
    os.kill(os.getpid(), signal.SIGKILL)

def fail():
    raise ArithmeticError

if "threads" in sys.argv:
    threading.Thread(target=threading.Event().wait, daemon=True).start()
with CompileJobs() as jobs:
    for name, fate in {"first": dict, "second": fall, "third": fail, "fourth": dict}.items():
        jobs.run(lambda name=name, fate=fate: step(name, fate), whole="whole" in sys.argv)
say("end", "by", "parent" if os.getpid() == parent else "child")
"""


def lines_of(*arguments):
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True)
    return sorted(done.stdout.splitlines())


def told(*arguments):
    return [line for line in lines_of(*arguments) if "begun" not in line]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks here")
def test_a_child_takes_a_whole_step_and_the_parent_makes_up_for_it_if_it_dies():
    begun = [line for line in lines_of("whole") if "begun" in line]
    again = ["second begun by parent", "third begun by parent"]
    assert begun == sorted([f"{name} begun by child" for name in ("first", "second", "third", "fourth")] + again)
    assert told("whole") == told()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks here")
def test_children_finish_the_steps_and_the_parent_makes_up_for_those_that_died():
    assert told() == ["end by parent", "first by child", "fourth by child", "second by parent", "third by parent"]


def test_beside_other_threads_nothing_is_handed_over():
    steps = [f"{name} by parent" for name in ("end", "first", "fourth", "second", "third")]
    assert told("threads") == steps


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks here")
def test_whoever_is_done_first_makes_room(tmp_path):
    program = [sys.executable, "-c", LONG_AND_SHORT, str(tmp_path / "third")]
    assert subprocess.run(program, capture_output=True, text=True, check=True).stdout == "the third came meanwhile"
