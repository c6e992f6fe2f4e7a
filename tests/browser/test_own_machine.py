"""The page thinks itself: rules and searches as WebAssembly in Chromium, and hints without the server's bots."""

from __future__ import annotations

import subprocess
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import expect

from megawatt.bots.search.compilation import compile_game
from megawatt.bots.webassembly import write_wasm
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.rules.rule import COMPILED

from ..rotations import shown
from ..webassembly.conftest import BUNDLER, WEB
from ..webassembly.test_same_games import MOST_PLIES, THOROUGH, boards, played
from .people import BOT, ME, Person

GAMES = 3


@pytest.fixture(scope="module")
def tracer(tmp_path_factory: pytest.TempPathFactory) -> str:
    bundle = tmp_path_factory.mktemp("engine") / "trace.js"
    source = WEB / "tests" / "engine-trace.ts"
    subprocess.run([BUNDLER, source, "-o", bundle, "-f", "iife", "-n", "tracing"], cwd=WEB, check=True, capture_output=True)
    return bundle.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", shown("games in Chromium", [game.name for game in games()], ["power-grid"]))
def test_games_in_chromium_are_the_same_to_the_byte(person: Person, tracer: str, name: str) -> None:
    game = find(name)
    compile_game(game)
    write_wasm(game)
    board, seeds = boards(game, 0)[0], [3**40 + number for number in range(GAMES)]
    person.opens()
    run = f"({{wasm, board, seeds, traced}}) => {{ {tracer}; return tracing.traceInPage(wasm, board, seeds, traced) }}"
    told = person.page.evaluate(run, {
        "wasm": f"/wasm/{name}.wasm", "board": b64encode(board.save()).decode(), "seeds": [str(seed) for seed in seeds],
        "traced": {"most": MOST_PLIES, "thorough": THOROUGH},
    })  # fmt: skip
    assert told == list(played(engine(game, COMPILED), board, seeds))


def test_hints_are_thought_out_in_the_page_and_the_server_only_words_them(person: Person) -> None:
    write_wasm(find("power-grid"))
    person.lays_table("power-grid", [ME, BOT, BOT])
    person.is_to_decide()
    page, asked = person.page, []
    page.on("request", lambda request: asked.append(Path(request.url.partition("?")[0]).name))
    page.locator("[data-hint]").click()
    expect(page.locator("[data-hinted]").first).to_be_visible(timeout=60_000)
    assert "described" in asked
    assert "hint" not in asked, "the server's own bots were not asked"
