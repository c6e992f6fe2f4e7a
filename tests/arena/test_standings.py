"""What a tournament tells while it is played."""

import io
from types import SimpleNamespace

import megawatt
from megawatt.arena.job import line_up
from megawatt.cli import standings


def test_bots_with_settings_are_told_by_their_names(monkeypatch):
    told, kind = io.StringIO(), standings.Console
    monkeypatch.setattr(standings, "Console", lambda **given: kind(**{**given, "stderr": False, "file": told}))
    job = line_up(megawatt.find("overload"), ["search:100:flat", "house"], 2, 1, {})
    with standings.Standings(job, SimpleNamespace(outcomes=list), 1):
        pass
    assert "search:100:flat 0%" in told.getvalue()
