"""A fifth language is added with files alone, and a game may come in one language only: terminal, mail and booklets bear both."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .pseudo import GERMAN_GAME, PSEUDO, PSEUDO_NAME, UNWRITTEN, accented, environment, fluent, markdown, with_languages

ENGLISH = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_languages(tmp_path_factory.mktemp("package"))


def run(added: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env=environment(added), cwd=added, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_pseudo_language_is_longer_and_keeps_what_is_no_text() -> None:
    text = "Whoever powers the most cities at the end of the game wins."
    assert 1.3 < len(accented(text)) / len(text) < 1.5
    assert not ENGLISH.search(accented(text))
    source = 'plants = You own { $count ->\n    [one] one { -plant(case: "the") }\n   *[other] { $count } plants\n}\n'
    assert re.findall(r"[$-]\w+|\[\w+\]", fluent(source)) == ["$count", "[one]", "-plant", "[other]", "$count"]
    kept = ["# Ţĥéé", "{#end}", "{tables.a.0}", "](#goal)"]
    told = markdown("# The {#end}\n{tables.a.0} [goal](#goal)\n!plant 13 | Here\n+ map-usa\n::: example one\n| - | - |\n")
    assert all(each in told for each in kept)
    assert "!plant 13 | Ĥéééŕéé".replace("ééé", "éé") in told
    assert told.endswith("+ map-usa\n::: example one\n| - | - |\n")


ASKED = """
import json
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES, SHARED, fallbacks, missing
from megawatt.server.built_page import WORDS, languages_told
from megawatt.teaching import booklet, booklet_languages, has_booklet, lesson_texts, lessons
from megawatt.server.notifications.texts import _words
from megawatt.testing.languages import parts
folders = [SHARED, WORDS, *(game.folder / "words" for game in games())]
taught = [game for game in games() if has_booklet(game)]
print(json.dumps({
    "languages": LANGUAGES,
    "told": languages_told(),
    "missing": {code: sum(len(missing(folder, code)) for folder in folders) for code in LANGUAGES},
    "own": [len(fallbacks("PSEUDO", game.folder / "words")) for game in taught],
    "mail": [_words(code)("notice-off") for code in ("en", "PSEUDO", "UNWRITTEN")],
    "booklets": {game.name: [booklet(game, code).title for code in ("en", "PSEUDO", "UNWRITTEN")] for game in taught},
    "read_in": [booklet(taught[0], code).language for code in ("PSEUDO", "UNWRITTEN")],
    "lessons": [
        [[*lesson_texts(game, told.name, code)] for code in ("en", "PSEUDO", "UNWRITTEN")]
        for game in taught for told in lessons(game)
    ],
    "german": [game.words(code)("game-name") for game in games() if game.name == "GERMAN" for code in LANGUAGES],
    "checked": [sum(len(each.missing) for each in parts(code) if "GERMAN" not in each.file) for code in LANGUAGES],
    "untaught": [has_booklet(game) for game in games() if game.name == "GERMAN"],
}))
"""


def test_messages_mail_and_booklets_have_the_languages_that_files_were_added_for(added: Path) -> None:
    script = ASKED.replace("PSEUDO", PSEUDO).replace("UNWRITTEN", UNWRITTEN).replace("GERMAN", GERMAN_GAME)
    found = json.loads(run(added, "-c", script))
    assert found["languages"] == ["en", "de", "nl", "ja", PSEUDO, UNWRITTEN]
    assert PSEUDO_NAME in found["told"]
    german_only = 17
    assert {found["missing"][code] for code in ("en", "nl", "ja", PSEUDO)} == {german_only}
    assert found["missing"]["de"] == 0
    assert found["missing"][UNWRITTEN] > 2000
    assert set(found["own"]) == {0}
    english, pseudo, unwritten = found["mail"]
    assert (pseudo, unwritten) == (accented(english), english)
    for english, pseudo, unwritten in found["booklets"].values():
        assert (pseudo, unwritten) == (accented(english), english)
    assert found["read_in"] == [PSEUDO, "en"]
    assert all(texts[0] and set(texts[0]) == set(texts[1]) == set(texts[2]) for texts in found["lessons"])
    assert len(set(found["german"])) == 1
    *complete, terms, unwritten = found["checked"]
    assert complete == [0, 0, 0, 0]
    assert 20 < terms < 80, "the pseudo-language has terms, but no lines in the glossaries"
    assert unwritten > 2500
    assert found["untaught"] == [False]


PLAYED = """
import json
from typer.testing import CliRunner
from megawatt.cli.main import app
commands = json.loads('COMMANDS')
print(json.dumps([CliRunner().invoke(app, command.split()).output for command in commands]))
"""


def test_the_terminal_speaks_them(added: Path) -> None:
    play = "play --terminal --watch --seed 4"
    asked = [
        f"{play} overload --language {PSEUDO}",
        f"{play} overload --language {UNWRITTEN}",
        f"{play} {GERMAN_GAME}",
        "games --help",
    ]
    pseudo, unwritten, german, helped = json.loads(run(added, "-c", PLAYED.replace("COMMANDS", json.dumps(asked))))
    assert accented("The game is over.") in pseudo
    assert "The game is over." in unwritten
    assert "The game is over." in german
    assert "lädt" in german
    assert f"{PSEUDO} or {UNWRITTEN}." in helped
