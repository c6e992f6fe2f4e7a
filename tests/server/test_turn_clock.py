"""The clock of a table: a turn is what a seat decides in a row, the bank pays for what goes beyond, vacations do not count."""

from __future__ import annotations

from megawatt.server.tables.turn_clock import TurnClock


def clock(per_turn: int = 60, bank: int = 100) -> TurnClock:
    """Two seats, begun at 1000; seat 0 is to decide."""
    return TurnClock(per_turn, bank, 2, 1000.0)


def test_the_time_for_a_turn_and_the_bank_make_the_deadline() -> None:
    assert clock().deadline(0) == 1160


def test_several_steps_in_a_row_are_one_turn() -> None:
    played = clock()
    played.play(0, 1030)
    assert played.deadline(0) == 1160
    played.play(0, 1050)
    assert played.deadline(1) == 1050 + 160
    assert played.banks(1) == [100, 100]


def test_the_bank_pays_only_for_what_goes_beyond_the_turn() -> None:
    played = clock()
    played.play(0, 1080)
    assert played.banks(1) == [80, 100]
    played.play(1, 1100)
    assert played.banks(0) == [80, 100]
    assert played.deadline(0) == 1100 + 60 + 80


def test_an_empty_bank_stays_empty() -> None:
    played = clock()
    played.play(0, 9000)
    played.play(1, 9001)
    assert played.banks(0) == [0, 100]
    assert played.deadline(0) == 9061


def test_taking_back_ones_own_step_gives_no_new_time() -> None:
    played = clock()
    played.play(0, 1050)
    assert played.deadline(1) == 1210
    played.take_back(1090, by_consent=False)
    assert played.deadline(0) == 1160 + 40, "the 40 seconds that the other thought are given back, the 50 of one's own are not"


def test_what_everybody_agreed_to_take_back_begins_a_new_turn() -> None:
    played = clock()
    played.play(0, 1080)
    played.take_back(1100, by_consent=True)
    assert played.deadline(0) == 1100 + 60 + 80


def test_whoever_takes_a_seat_over_begins_a_new_turn() -> None:
    played = clock()
    played.seat_taken(0, 1500)
    assert played.deadline(0) == 1660


def test_a_vacation_stops_the_clock_and_costs_no_bank() -> None:
    played = clock()
    played.away(0, 1010, 2010)
    assert played.deadline(0) == 1160 + 1000
    assert (played.deadline(1), played.away_until(0)) == (1160, 2010)
    played.away(0, 1010, 1510)
    assert (played.deadline(0), played.away_until(0)) == (1160 + 500, 1510)
    played.play(0, 1570)
    assert played.banks(1) == [90, 100], "70 seconds without the vacation, 60 of them free"


def test_a_vacation_that_begins_after_the_deadline_helps_nobody() -> None:
    played = clock()
    played.away(0, 1200, 5000)
    assert played.deadline(0) == 1160


def test_a_copy_goes_its_own_way() -> None:
    played = clock()
    other = played.copy()
    other.play(0, 1080)
    other.away(1, 1080, 2000)
    assert (played.deadline(0), played.deadline(1)) == (1160, 1160)
