"""Future Energy as a whole: sizes, bots and words (tests/test_conformance.py plays it in every combination of modules)."""

import random

import pytest

import megawatt
from megawatt.games.future_energy.state import State
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.text.words import LANGUAGES

GAME = megawatt.find("future-energy")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_samples_of_the_conformance_test_are_all_eight_combinations_and_two_of_all_other_readings(seats):
    combinations = {tuple(sorted(options.items())) for options in GAME.sample_options(seats)}
    assert len(combinations) == 8 + 2


def test_a_position_fits_into_four_kilobytes():
    assert State.dtype.itemsize <= 4096


@pytest.mark.parametrize("options", GAME.sample_options(4))
def test_the_house_bot_beats_random_bots(options):
    eng, b = engine(GAME, "compiled"), GAME.board(4, GAME.settle(4, options))
    games, wins = 100, 0
    for seat in range(4):
        bots = ["random"] * 4
        bots[seat] = "house"
        _, _, places = eng.bot_games(b, bots, games, 1 + seat * games)
        wins += int((places[:, seat] == 1).sum())
    assert wins >= 0.95 * 4 * games


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_in_every_language(language):
    from rich.console import Console

    words = GAME.words(language)
    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    m, chooser = megawatt.new("future-energy", 4, 5, {f"module_{k}": True for k in (1, 2, 3)}), random.Random(1)
    while True:
        if m.ply % 25 == 0 or m.over:
            console.print(GAME.draw({**m.view(None), "names": ["Ada", "Ben", "Cy", "Di"]}, words))
        if m.over:
            break
        m.play(chooser.choice(m.legal_actions()))
    text = console.export_text()
    assert words("game-name") in text
    assert words("label-total") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_cost_can_be_said_in_every_language(language):
    """Seats and rivals are named by the table; everything else comes from the game's own words."""
    words = GAME.words(language)
    for seed in range(3):
        m, chooser = megawatt.new("future-energy", 3, seed, {f"module_{k}": True for k in (1, 2, 3)}), random.Random(seed)
        while not m.over:
            action = chooser.choice(m.legal_actions())
            costs = GAME.costs(m.board, m.state, action)
            if costs:
                assert words(f"cost-{GAME.actions.verb_of(action).name}", GAME.spell(m.board, words, costs))
            for event in m.play(action):
                arguments = {key: value for key, value in event.arguments.items() if key != "rival"}
                spelled = GAME.spell(m.board, words, arguments) | {"rival": "Ben", "seat": "Ada"}
                assert words(f"event-{event.name}", spelled)


def test_every_question_and_phase_has_words():
    from megawatt.games.future_energy import names as n
    from megawatt.games.future_energy.rules.questions import questions

    words = GAME.words("en")
    assert all(f"question-{name}" in words for name in questions.names)
    assert all(f"phase-{name}" in words for name in n.PHASE_NAMES)
