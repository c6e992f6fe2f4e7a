"""What /openings says of this game: every kind of beginning has a word, and so has everything printed that one can begin with."""

from __future__ import annotations

from random import Random

import pytest

import megawatt
from megawatt.kernel.contract.registry import find
from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.ratings.openings import OpeningNotes


@pytest.mark.parametrize("language", LANGUAGES)
def test_beginnings_have_words_in_every_language(language: str) -> None:
    game = find("future-energy")
    words = game.words(language)
    printed = game.board(4, game.settle(4, {})).printed
    regions = {region.id for seats in (2, 4) for region in game.board(seats, game.settle(seats, {})).printed.side.regions}
    labels: dict[str, set[str]] = {"first-contract": set(), "starting-contract": set(), "strongest-region": regions}
    for contract in printed.contract_ids:
        labels["starting-contract" if contract.startswith("start-") else "first-contract"].add(contract)
    assert [len(known) for known in labels.values()] == [24, 4, len(regions)]
    for trait, known in labels.items():
        assert words(f"trait-{trait}")
        said = [words(f"{trait}-{label}") for label in sorted(known)]
        assert len(set(said)) == len(said), "two beginnings are called the same"
        assert not any("{" in each or each.startswith(trait) for each in said)


def test_a_finished_game_has_beginnings_that_are_shown() -> None:
    match, chance, notes = megawatt.new("future-energy", seats=2, seed=4), Random(4), OpeningNotes()
    while not match.over:
        match.play(chance.choice(match.legal()))
        notes.note(match)
    words = match.game.words("en")
    assert len(notes.traits) == 2
    for had in notes.traits:
        shown = {trait for trait, label in had if f"{trait.replace(' ', '-')}-{label}" in words}
        assert {"starting contract", "first contract", "strongest region"} <= shown
