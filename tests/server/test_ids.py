"""Ids of tables and people go into addresses and into commands."""

from __future__ import annotations

import secrets

import pytest

from megawatt.server.ids import drawn_id


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-w9Xk", "--help", "_w9Xk"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert drawn_id() == "_w9Xk"


def test_ids_differ() -> None:
    assert len({drawn_id() for _ in range(1000)}) == 1000
