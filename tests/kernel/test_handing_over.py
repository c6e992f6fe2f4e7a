"""What a child has taken over is done once, by whomever; nothing is lost with a child that dies."""

import subprocess
import sys

import pytest

PROGRAM = """
import os, signal, sys, threading
from megawatt.kernel.handing_over import Apprentices, hand_over

os.sched_getaffinity = lambda _: {0, 1}
parent = os.getpid()

def say(*words):
    os.write(1, (" ".join(words) + "\\n").encode())

def step(name, fate):
    say(name, "begun")
    hand_over()
    if os.getpid() != parent:
        fate()
    say(name, "by", "parent" if os.getpid() == parent else "child")

def fall():
    os.kill(os.getpid(), signal.SIGKILL)

def fail():
    raise ArithmeticError

if "threads" in sys.argv:
    threading.Thread(target=threading.Event().wait, daemon=True).start()
with Apprentices() as apprentices:
    for name, fate in {"first": dict, "second": fall, "third": fail, "fourth": dict}.items():
        apprentices.do(lambda name=name, fate=fate: step(name, fate))
say("end", "by", "parent" if os.getpid() == parent else "child")
"""


def told(*arguments):
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True)
    return sorted(line for line in done.stdout.splitlines() if "begun" not in line)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks here")
def test_children_finish_the_steps_and_the_parent_makes_up_for_those_that_died():
    assert told() == ["end by parent", "first by child", "fourth by child", "second by parent", "third by parent"]


def test_beside_other_threads_nothing_is_handed_over():
    steps = [f"{name} by parent" for name in ("end", "first", "fourth", "second", "third")]
    assert told("threads") == steps
