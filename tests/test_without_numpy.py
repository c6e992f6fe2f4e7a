"""What the page's own Python needs: whole interpreted games, views, prices, words and teaching with the standard library and a few
small packages of pure Python."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from megawatt.kernel.contract.registry import games

COMPILED_ONLY = ("llvmlite", "msgspec", "numba", "numpy")
"""What only compiled play, batches, searches and the server may import."""
PURE = {"attr", "attrs", "babel", "fluent", "platformdirs", "pytz", "typing_extensions"}
"""All that a table in the page needs beside the standard library, each in pure Python."""

BLOCKED = f"""
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {COMPILED_ONLY!r}:
            raise ImportError(f"{{name}} is blocked in this test")

sys.meta_path.insert(0, Blocked())
"""

WHOLE_GAME = """
import json
import megawatt
from megawatt.bots import bot
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match import files
from megawatt.kernel.text.words import LANGUAGES
from megawatt.teaching.booklet import booklet, has_booklet
from megawatt.teaching.lessons import lessons

game = find(sys.argv[1])
words = game.words("de")
match = megawatt.new(game.name, game.seat_counts[0], seed=11)
player, told = bot("kilowatt", game, 1), 0
while not match.over:
    if match.ply % 20 == 0:
        b, s, seat = match.board, match.state, match.seat
        for action in match.legal_actions()[:20]:
            json.dumps([dict(game.costs(b, s, action)), game.warning(b, s, action), game.say_move(b, s, action, words)])
        json.dumps([match.view(seat), match.view(None)])
        match.imagine(seat)
    told += len(match.play(player.choose(match)))
again = files.loads(files.dumps(match))
assert again.digest() == match.digest()
for language in LANGUAGES:
    assert game.words(language)("game-name")
    assert not has_booklet(game) or booklet(game, language).paragraphs
lessons(game)
third = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(json.dumps({"plies": match.ply, "events": told, "digest": match.digest(), "third": sorted(third)}))
"""


def without_numpy(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", BLOCKED + program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", [game.name for game in games(all_of_them=True)])
def test_a_whole_interpreted_game_needs_nothing_compiled(game: str) -> None:
    found = json.loads(without_numpy(WHOLE_GAME, game))
    assert found["plies"] > 0
    assert found["events"] > 0
    assert {name for name in found["third"] if not name.startswith("_")} <= PURE | {"megawatt"}
