"""A test that has passed passes again."""

from __future__ import annotations

import secrets
import subprocess
import sys

from .luck import draw_from, hand_on

FOLLOWS = """
import secrets, sys
from tests.luck import follow
follow()
for line in sys.stdin:
    print(secrets.token_hex(8), secrets.randbits(53), secrets.choice(range(1000)), flush=True)
"""


def drawn() -> tuple[str, int, int, int]:
    return secrets.token_urlsafe(12), secrets.randbits(53), secrets.choice(range(1000)), secrets.randbelow(1000)


def test_what_is_drawn_follows_from_the_name_of_the_test() -> None:
    draw_from("one")
    first, second = drawn(), drawn()
    draw_from("another")
    assert drawn() not in (first, second)
    draw_from("one")
    assert (drawn(), drawn()) == (first, second)
    assert first != second


def test_a_server_in_a_process_of_its_own_follows_and_one_after_it_draws_otherwise() -> None:
    def told(started: int, *names: str) -> list[str]:
        draw_from("before")
        with subprocess.Popen(
            [sys.executable, "-c", FOLLOWS], env=hand_on(started), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            lines = []
            for name in names:
                draw_from(name)
                process.stdin.write("draw\n")
                process.stdin.flush()
                lines.append(process.stdout.readline())
            process.stdin.close()
        return lines

    assert told(0, "one", "another")[1:] == told(0, "another")
    assert len({*told(0, "one", "one"), *told(1, "one", "another")}) == 4
