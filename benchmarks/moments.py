"""How long a page waits for any moment of a long game: `look` over a real WebSocket, in random order, nothing asked for twice.

python benchmarks/moments.py [--plies 1000] [--looks 200]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookies import SimpleCookie

from websockets.asyncio.client import connect

import megawatt
from megawatt.kernel.match.files import dumps


def long_game(plies: int) -> megawatt.Match:
    """A game of Power Grid whose players buy all the time and never build, so that it does not end."""
    match, chance = megawatt.new("power-grid", seats=6, seed=1, options={"round_limit": 200}), random.Random(1)
    while match.ply < plies:
        done = [move for move in match.legal() if move == "done" and match.view()["asked"] == "build"]
        match.play(done[0] if done else chance.choice(match.legal_actions()))
    return match


def ask(address: str, path: str, body: str | None = None, cookie: str = "") -> tuple[dict[str, str], str]:
    """One request; the answer and the cookie to go on with."""
    headers = {"cookie": cookie, "origin": address, "content-type": "text/plain"}
    request = urllib.request.Request(address + path, None if body is None else body.encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        given = SimpleCookie(answer.headers.get("set-cookie", ""))
        return json.load(answer), "; ".join(f"{key}={value.value}" for key, value in given.items()) or cookie


async def looks(address: str, table: str, cookie: str, plies: list[int]) -> list[float]:
    """Milliseconds from asking for a moment to having it."""
    times = []
    async with connect(
        address.replace("http", "ws") + "/ws", additional_headers={"cookie": cookie}, origin=address, max_size=None
    ) as line:
        await line.send(json.dumps({"type": "watch", "id": 0, "table": table}))
        while json.loads(await line.recv())["type"] != "table":
            pass
        for number, ply in enumerate(plies, 1):
            started = time.perf_counter()
            await line.send(json.dumps({"type": "look", "id": number, "ply": ply}))
            while json.loads(await line.recv()).get("id") != number:
                pass
            times.append((time.perf_counter() - started) * 1000)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plies", type=int, default=1000)
    parser.add_argument("--looks", type=int, default=200)
    arguments = parser.parse_args()
    match = long_game(arguments.plies)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "megawatt",
            "serve",
            "--port",
            str(port),
            "--database",
            f"sqlite:///{folder}/t.db",
            "--no-compile",
        ]
        started = time.perf_counter()
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            while True:
                try:
                    _, cookie = ask(address, "/api/me")
                    break
                except OSError:
                    time.sleep(0.02)
            print(f"server answers after                     {time.perf_counter() - started:6.2f} s")
            made, cookie = ask(address, "/api/files", dumps(match), cookie)
            plies = random.Random(2).sample(range(match.ply), arguments.looks)
            times = sorted(asyncio.run(looks(address, made["id"], cookie, plies)))
        finally:
            server.terminate()
            server.wait(20)
    print(f"any moment of a game of {match.ply:,} moves       p50 {statistics.median(times):.1f} ms, "
          f"p99 {times[int(0.99 * len(times))]:.1f} ms, longest {times[-1]:.1f} ms")  # fmt: skip


if __name__ == "__main__":
    main()
