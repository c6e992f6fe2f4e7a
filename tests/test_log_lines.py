"""Every line of the log agrees with the game: who acts, and what money and points it brings, over whole games."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import defaultdict
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import megawatt
from megawatt.bots import bot
from megawatt.server.tables.serialize import played_entry

WEB = Path(__file__).parents[1] / "web"
BUNDLE = """
const { build } = await import('vite')
const bundle = await build({
  configFile: false, logLevel: 'silent',
  resolve: { alias: { $lib: `${process.cwd()}/src/lib`, $games: `${process.cwd()}/src/games` } },
  build: { write: false, minify: false, lib: { entry: 'fixtures/log-lines.ts', formats: ['es'] } },
})
const { linesOf } = await import('data:text/javascript;base64,' + Buffer.from(bundle[0].output[0].code).toString('base64'))
let text = ''
for await (const part of process.stdin) text += part
process.stdout.write(JSON.stringify(JSON.parse(text).map(linesOf)))
"""
pytestmark = pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules").is_dir(), reason="the page's tools are not installed"
)

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("power-grid", 4, {}),
    ("power-grid", 3, {"map": "japan"}),
    ("power-grid", 3, {"map": "south-africa"}),
    ("future-energy", 3, {}),
    ("future-energy", 4, {"module_1": True, "module_2": True, "module_3": True}),
    ("barrage", 4, {}),
    ("barrage", 3, {"leeghwater": True, "new_officers": True}),
]
each_game = pytest.mark.parametrize(
    "number", range(len(GAMES)), ids=[f"{name}-{seats}-{' '.join(str(each) for each in options)}" for name, seats, options in GAMES]
)


def holdings(view: dict[str, Any]) -> dict[int, tuple[int, int]]:
    """Everybody's money and points, as the table shows them."""
    if "companies" in view:
        return {each["seat"]: (each["credits"], each["vp"]) for each in view["companies"] if each["seat"] >= 0}
    return {each["seat"]: (each.get("cash", each.get("money", 0)), each.get("score", 0)) for each in view["players"]}


@cache
def played() -> tuple[list[list[dict[int, tuple[int, int]]]], list[list[dict[str, Any]]]]:
    """The holdings after every ply of the games, and the lines that the page makes of their logs."""
    states, logs = [], []
    for seed, (name, seats, options) in enumerate(GAMES):
        match = megawatt.new(name, seats, seed=seed + 3, options=options)
        house = bot("house", match.game, seed)
        held = [holdings(match.view(None))]
        while not match.over:
            match.play(house.choose(match))
            held.append(holdings(match.view(None)))
        entries = [played_entry(each, None, False) for each in match.history()]
        states.append(held)
        logs.append({"game": name, "view": match.view(None), "entries": msgspec.to_builtins(entries)})
    run = subprocess.run(
        ["node", "--input-type=module", "-e", BUNDLE], cwd=WEB, input=json.dumps(logs), capture_output=True, text=True, check=True
    )
    return states, json.loads(run.stdout)


@each_game
def test_what_events_bring_is_what_everybody_has_more_or_less_afterwards(number: int) -> None:
    states, lines = played()[0][number], played()[1][number]
    told: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
    names: dict[int, set[str]] = defaultdict(set)
    for line in lines:
        for step in line["steps"]:
            names[step["ply"]].add(step["event"]["name"] if step["event"] else "")
            for seat, gains in step["balance"]:
                told[step["ply"], seat][0] += gains.get("money", 0)
                told[step["ply"], seat][1] += gains.get("points", 0)
    wrong = []
    for ply, (before, after) in enumerate(pairwise(states), 1):
        for seat, had in before.items():
            truth = [after[seat][0] - had[0], after[seat][1] - had[1]]
            if told[ply, seat] != truth:
                wrong.append((ply, seat, told[ply, seat], truth, sorted(names[ply])))
    assert wrong == []


@each_game
def test_a_line_is_about_one_seat_and_shows_what_that_seat_got_of_it(number: int) -> None:
    for line in played()[1][number]:
        own = [step["seat"] for step in line["steps"] if step["seat"] is not None and not step["aside"]]
        if line["kind"] == "turn" and line["scene"] is None:
            assert set(own) <= {line["seat"]}, line
        if line["kind"] == "turn" and line["seat"] is not None:
            got = [gains for step in line["steps"] for seat, gains in step["balance"] if seat == line["seat"]]
            assert line["shown"]["money"] == sum(gains.get("money", 0) for gains in got), line
            assert line["shown"]["points"] == sum(gains.get("points", 0) for gains in got), line


@each_game
def test_one_line_tells_one_kind_of_action(number: int) -> None:
    """No line sums up the price of one thing with the income of another."""
    for line in played()[1][number]:
        sums = [gains.get("money", 0) for step in line["steps"] for seat, gains in step["balance"] if seat == line["seat"]]
        if GAMES[number][0] == "power-grid":
            assert not (min(sums, default=0) < 0 < max(sums, default=0)), line
