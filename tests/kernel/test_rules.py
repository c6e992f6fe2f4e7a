"""Rules run as plain Python or as compiled copies, and the cache is found again."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.compilation.code_cache import OURS, code_sources, source_digest, sources_digest
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.rules.rule import RuleCopies, default_mode, rule, unbound

PROGRAM = """
import sys, time
import megawatt
from megawatt.kernel.compilation.engine import engine
game = megawatt.find("overload")
eng = engine(game, "compiled")
eng.compile_all()
hits = sum(sum(root.stats.cache_hits.values()) for root in (eng._setup, eng._legal, eng._apply, eng._bot_games))
misses = sum(sum(root.stats.cache_misses.values()) for root in (eng._setup, eng._legal, eng._apply, eng._bot_games))
print(hits, misses)
"""


def run(program, **environment):
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_a_second_process_loads_everything_hot_from_the_cache(tmp_path):
    assert run(PROGRAM, MEGAWATT_CACHE=str(tmp_path)) == ["0", "4"]
    assert run(PROGRAM, MEGAWATT_CACHE=str(tmp_path)) == ["4", "0"]


def test_interpreted_play_never_loads_the_compiler():
    program = (
        "import sys, megawatt; m = megawatt.new('power-grid', seats=3, seed=1); m.play(m.legal()[0]); print('numba' in sys.modules)"
    )
    assert run(program) == ["False"]


def test_generic_code_must_be_bound_first():
    legal = unbound("legal")
    with pytest.raises(TypeError, match="legal is a placeholder"):
        legal(1, 2)


def test_a_rule_stays_a_plain_function():
    @rule
    def twice(x):
        return 2 * x

    assert twice(4) == 8


def test_the_mode_is_asked_for_by_the_environment(monkeypatch):
    monkeypatch.setenv("MEGAWATT_MODE", "compiled")
    assert default_mode() == "compiled"
    monkeypatch.setenv("MEGAWATT_MODE", "quick")
    with pytest.raises(ValueError, match="interpreted, compiled"):
        default_mode()


def test_an_unknown_mode_is_refused():
    with pytest.raises(ValueError, match="interpreted, compiled"):
        engine(megawatt.find("overload"), "fast")


def test_a_policy_that_there_is_not_is_refused():
    game = megawatt.find("overload")
    with pytest.raises(ValueError, match="no policy called 'hose'; did you mean 'house'"):
        engine(game, "interpreted").bot_games(game.board(2, game.settle(2, {})), ["hose", "random"], 1, 1)


def forget_digests():
    source_digest.cache_clear()
    sources_digest.cache_clear()


def test_the_digest_changes_with_the_sources_of_the_game(tmp_path):
    (tmp_path / "rules.py").write_text("a = 1")
    first = source_digest(tmp_path)
    forget_digests()
    (tmp_path / "rules.py").write_text("a = 2")
    assert source_digest(tmp_path) != first


PACKAGES = ("kernel/compilation", "kernel/contract", "kernel/rng", "kernel/rules")
FILES = [
    OURS / "envs/batch_steps.py",
    OURS / "bots/search/tree.py",
    *(path for each in PACKAGES for path in (OURS / each).rglob("*.py")),
]


@pytest.mark.parametrize("path", sorted(FILES), ids=lambda path: str(path.relative_to(OURS)))
def test_the_digest_changes_with_every_file_that_compiled_code_depends_on(tmp_path, monkeypatch, path):
    """Otherwise a corrected compiler would find the machine code that the faulty one has made."""
    read = Path.read_bytes
    before = source_digest(tmp_path)
    monkeypatch.setattr(Path, "read_bytes", lambda self: read(self) + (b"# changed" if self == path else b""))
    forget_digests()
    assert source_digest(tmp_path) != before
    monkeypatch.undo()
    forget_digests()
    assert source_digest(tmp_path) == before


def test_the_digest_of_a_game_stays_when_another_game_changes():
    others = [path for path in code_sources(OURS / "games" / "template") if "power_grid" in path.parts]
    assert others == []


def test_a_thread_never_finds_globals_that_another_is_still_filling():
    """As several cores do that begin their first games at once."""
    filling, copied = threading.Event(), threading.Event()

    def wrap(function):
        filling.set()
        copied.wait(0.2)  # as long as this takes, the globals of the module lack copies
        return function.__name__

    copies = RuleCopies({}, wrap)
    found = []

    def copy_meanwhile():
        filling.wait()
        found.append(dict(copies.copy(caller).__globals__))
        copied.set()

    other = threading.Thread(target=copy_meanwhile)
    other.start()
    copies.of(caller)
    other.join()
    assert (found[0]["called"], found[0]["called_too"]) == ("called", "called_too")


@rule
def called():
    return 1


@rule
def called_too():
    return 2


@rule
def caller():
    return called() + called_too()
