"""What the documentation says, runs."""

import re
import runpy
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.text.words import LANGUAGES

ROOT = Path(__file__).parents[1]


def examples(path):
    return re.findall(r"```python\n(.*?)```", (ROOT / path).read_text(encoding="utf-8"), re.DOTALL)


UNPLANTED = 32
"""Promises of docs/security.md for which no bug is planted yet; the number may only fall."""


def test_the_readme_example_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, refusal = examples("README.md")
    names = {}
    exec(code, names)
    assert names["again"].moves() == ["nominate 4"]
    said = re.search(r"IllegalMove: (.*)", refusal)[1]
    with pytest.raises(megawatt.IllegalMove) as refused:
        names["m"].play("build essen")
    assert str(refused.value) == said


def test_the_comments_of_the_readme_example_are_true():
    m = megawatt.new("power-grid", seats=4, seed=7, options={"map": "germany"})
    code = examples("README.md")[0]
    assert f"whose turn it is: {m.seat}" in code
    assert str(m.legal()) in code


def test_the_examples_of_the_python_page_run():
    names = {}
    for code in examples("docs/python.md"):
        exec(code, names)
    assert names["m"].ply == 2


def test_the_examples_of_the_environments_page_run(capsys):
    names = {}
    for code in examples("docs/environments.md"):
        exec(code, names)
    assert names["m"].game.view(names["m"].board, names["state"], names["m"].seat) == names["m"].view(names["m"].seat)
    assert "owners: you" in capsys.readouterr().out


def test_the_examples_of_the_learning_page_run():
    names = {}
    for code in examples("docs/learning.md"):
        exec(code, names)
    assert names["trainer"].progress.decisions > 0
    assert names["m"].seat is None


def test_the_example_map_of_the_maps_page_is_good(tmp_path):
    text = re.search(r"```toml\n(id = .*?)```", (ROOT / "docs/power-grid-maps.md").read_text(encoding="utf-8"), re.DOTALL)[1]
    path = tmp_path / "my-valley.toml"
    path.write_text(text, encoding="utf-8")
    m = megawatt.new("power-grid", seats=2, seed=1, options={"map": str(path)})
    assert m.view()["areas"] == ["north", "south"]


def test_the_pages_of_the_observations_are_those_of_the_command():
    from typer.testing import CliRunner

    from megawatt.cli.main import app

    for game in megawatt.list_games():
        printed = CliRunner().invoke(app, ["observations", game.name]).output
        assert printed == (ROOT / f"docs/observations/{game.name}.md").read_text(encoding="utf-8"), "make observations"


def test_the_tables_of_strength_are_those_of_the_stored_games():
    written = runpy.run_path(str(ROOT / "benchmarks/strength.py"))
    assert written["page"]() == (ROOT / "docs/bots.md").read_text(encoding="utf-8"), "run `make strength`"
    for table in sorted((ROOT / "benchmarks/arena").iterdir()):
        assert f"<!-- arena: {table.name}, written" in written["page"](), f"{table.name} is in no table"


def test_the_calibrations_of_the_documentation_are_those_of_the_samples():
    from megawatt.analysis.calibrate import SAMPLES, described

    text = (ROOT / "docs/analysis.md").read_text(encoding="utf-8")
    for game in megawatt.list_games():
        for row in described(game, ROOT / SAMPLES):
            assert row in text, f"python -m megawatt.analysis.calibrate {game.name}"


def test_the_booklets_of_the_documentation_are_those_of_the_table():
    written = runpy.run_path(str(ROOT / "docs/write_rules.py"))["pages"]()
    kept = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs/rules").glob("*.md")}
    assert len(written) == 3 * len(LANGUAGES)
    assert kept == written, "run `make rules`"


def test_the_page_of_planted_bugs_lists_them_all():
    written = runpy.run_path(str(ROOT / "docs/write_planted_bugs.py"))["page"]()
    assert written == (ROOT / "docs/planted-bugs.md").read_text(encoding="utf-8"), "run `make planted`"


def test_every_promise_names_its_tests_and_the_planted_bugs_that_they_catch():
    written = runpy.run_path(str(ROOT / "docs/write_promises.py"))
    assert written["page"]() == (ROOT / "docs/security.md").read_text(encoding="utf-8"), "run `make planted`"
    promises = written["promises"]()
    assert len(promises) > 85
    unplanted = [promise for promise, bugs in promises.items() if not bugs]
    assert len(unplanted) <= UNPLANTED, f"a new promise needs a planted bug: {unplanted}"


@pytest.mark.parametrize(
    ("shown_by", "address", "is_run"),
    [
        ("`test_chat.py`", "tests/server/test_chat.py::test_a", True),
        ("`test_chat.py`", "tests/browser/test_chat.py::test_a", False),
        ("`test_chat.py`: `test_a`, `test_b`", "tests/server/test_chat.py::test_b[1]", True),
        ("`test_chat.py`: `test_a`, `test_b`", "tests/server/test_chat.py::test_c", False),
        ("`test_chat.py`: `test_a`; `tests/test_x.py`", "tests/test_x.py::test_c", True),
        ("`tests/barrage`", "tests/barrage/test_1_water.py::test_c", True),
    ],
)
def test_a_promise_and_a_planted_bug_meet_in_a_test(shown_by: str, address: str, is_run: bool):
    caught = runpy.run_path(str(ROOT / "docs/write_promises.py"))["caught"]
    assert caught(shown_by, {"bug": [address]}) == (["bug"] if is_run else [])


def test_the_rulebooks_line_by_line_are_those_of_the_statements():
    written = runpy.run_path(str(ROOT / "docs/write_rulebooks.py"))["pages"]()
    kept = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs/rulebook").glob("*.md")}
    assert set(written) == {"power-grid.md", "future-energy.md", "barrage.md"}
    assert kept == written, "run `make rules`"


@pytest.mark.parametrize("game", megawatt.list_games(), ids=lambda game: game.name)
def test_every_option_and_verb_is_documented(game):
    page = (ROOT / f"docs/{game.name}.md").read_text(encoding="utf-8")
    for option in game.options:
        assert f"| `{option.name}` |" in page
    for verb in game.actions.verbs:
        assert f"`{verb}" in page, verb


@pytest.mark.parametrize("page", sorted(path.relative_to(ROOT) for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]))
def test_links_between_pages_lead_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert (ROOT / page.parent / target).exists(), f"{page}: {target}"


def test_the_bot_of_the_programs_page_is_the_example_that_is_tested():
    (shown,) = examples("docs/programs.md")
    assert shown == (ROOT / "examples/bot.py").read_text(encoding="utf-8")
    assert len(shown.splitlines()) <= 32
