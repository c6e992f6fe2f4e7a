"""What a report concludes from studied positions, on numbers that can be checked by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from megawatt.analysis.build_report import _draws, _final
from megawatt.analysis.report import ChartMoment, Outlook


def test_winners_share_the_chance_of_a_shared_win() -> None:
    shared: Any = SimpleNamespace(ranking=lambda: [1, 3, 1])
    assert _final(shared).chances == [500, 0, 500]


def test_luck_is_what_a_draw_added_to_the_chances() -> None:
    moments = [ChartMoment(0, Outlook([400, 600], [150, 150])), ChartMoment(1, Outlook([700, 300], [130, 170]))]
    studied: Any = [SimpleNamespace(ply=0, revealed=True, intended=None), SimpleNamespace(ply=1, revealed=False, intended=None)]
    [draw] = _draws(studied, moments)
    assert (draw.ply, draw.change) == (1, [300, -300])
