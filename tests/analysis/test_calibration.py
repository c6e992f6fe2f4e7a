"""Chances to win: sharp where outcomes are sure, fitted to what happened, and true to it for games that were not fitted to."""

import numpy as np
import pytest

import megawatt
from megawatt.analysis import calibrate
from megawatt.analysis.calibrate import (
    SAMPLES,
    Sample,
    calibration_error,
    calibration_key,
    fit,
    held_out,
    loss,
    predictions,
    reliability,
)
from megawatt.analysis.playouts import Outcomes, lead
from megawatt.bots.calibration import UNCALIBRATED, Calibration
from megawatt.bots.calibration import calibration as calibration_of
from megawatt.bots.calibration_files import read_calibration
from megawatt.bots.networks import has_network

GAMES = [game for game in megawatt.list_games() if has_network(game)]


def name(game):
    return game.name


def test_chances_add_up_keep_their_order_and_are_the_playouts_without_a_calibration():
    shares = np.array([0.7, 0.2, 0.1, 0.0])
    assert UNCALIBRATED.chances(shares) == pytest.approx([0.7, 0.2, 0.1, 0.0], abs=0.002)
    found = Calibration(0.4, 0.6).chances(shares, np.array([0.5, 0.3, 0.1, 0.1]))
    assert found.sum() == pytest.approx(1)
    assert list(np.argsort(-found)) == [0, 1, 2, 3]
    assert found[0] < 0.7


def test_even_chances_stay_even():
    assert Calibration(0.3, 0.9).chances(np.full(4, 0.25), np.full(4, 0.1)) == pytest.approx([0.25] * 4)


def imagined_samples(count, seats=3, seed=1):
    """Games in which the playouts are surer than they should be, and the network is right up to a factor."""
    luck = np.random.default_rng(seed)
    found = []
    for number in range(count):
        true = luck.dirichlet(np.ones(seats))
        sure = true**2.5 / (true**2.5).sum()
        won = [0.0] * seats
        won[luck.choice(seats, p=true)] = 1.0
        found.append(Sample(number, 1, 2, list(sure), list(1.6 * true), won))
    return found


def test_fitting_finds_what_was_true_and_predicts_games_that_it_has_not_seen():
    samples = imagined_samples(1500)
    fitted = fit(samples)
    assert fitted.playouts * 2.5 + fitted.network == pytest.approx(1, abs=0.12)
    before = calibration_error(reliability(samples, predictions(samples, UNCALIBRATED)))
    after = calibration_error(reliability(samples, held_out(samples)))
    assert before > 0.06
    assert after < 0.03


def test_a_position_is_predicted_by_the_other_half_of_the_games():
    """Were a game's outcome used for itself, impossible winners would be predicted well."""
    samples = [Sample(number, 1, 2, [0.9, 0.1], [0.9, 0.1], [float(number % 2), float(1 - number % 2)]) for number in range(40)]
    even, odd = held_out(samples)[0], held_out(samples)[1]
    assert even[0] > 0.9 > 0.5 >= odd[0]


def test_the_interval_of_a_lead_is_that_of_paired_playouts():
    luck = np.random.default_rng(4)
    cards = luck.random(400)[:, None] < 0.5
    wins = np.hstack([cards, ~cards]).astype(float)
    same, other = Outcomes(wins, np.ones((400, 2)), []), Outcomes(wins[luck.permutation(400)], np.ones((400, 2)), [])
    assert lead(same, same, 0) == (0.0, 0.0)
    by, error = lead(same, other, 0)
    assert by == 0.0
    assert 0.01 < error < 0.09


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_calibration_of_a_game_is_that_of_its_samples_rules_and_bots(game):
    """After a change of rules, search or network: collect samples again (docs/analysis.md)."""
    kept = read_calibration(game)
    assert kept is not None
    folder = calibrate.Path(__file__).parents[2] / SAMPLES
    assert kept.key == calibration_key(game), f"python -m megawatt.analysis.calibrate {game.name}"
    assert kept == calibrate.fitted(game, folder)
    assert str(game.usual_seats) in kept.seats
    for seats in game.seat_counts:
        assert calibration_of(game, seats) in [Calibration(*each) for each in kept.seats.values()]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_calibrated_chances_hold_for_games_that_were_held_out(game):
    folder = calibrate.Path(__file__).parents[2] / SAMPLES
    samples = calibrate.read_samples(calibrate.sample_file(game, game.usual_seats, folder))
    held, plain = held_out(samples), predictions(samples, UNCALIBRATED)
    assert loss(samples, held) < 0.97 * loss(samples, plain)
    assert calibration_error(reliability(samples, held)) < 0.03


def test_samples_are_of_positions_that_strong_bots_played_on_from(tmp_path, monkeypatch):
    monkeypatch.setattr(calibrate, "STRONG", "house")
    monkeypatch.setattr(calibrate, "PLAYOUTS", 16)
    game = megawatt.find("future-energy")
    samples = list(calibrate.collect(game, 2, range(2), 5))
    assert samples == list(calibrate.collect(game, 2, range(2), 5))
    assert {each.game for each in samples} == {0, 1}
    for each in samples:
        assert 0 <= each.ply <= each.plies
        assert sum(each.won) == pytest.approx(1)
        assert sum(each.playouts) == pytest.approx(1, abs=0.001)
    calibrate.write_samples(tmp_path / "kept.gz", samples)
    assert calibrate.read_samples(tmp_path / "kept.gz") == samples
