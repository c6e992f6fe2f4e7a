"""The house bot's choices and the observations, game by game, as digests: making them faster may not change one of them.

After a change that is meant, `MEGAWATT_WRITE_GOLDEN=1 pytest tests/future_energy/test_house.py` writes the file anew.
"""

import os
from hashlib import sha256
from pathlib import Path

import megawatt
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.rng.bot_rng import decision_rng

GAME = megawatt.find("future-energy")
RECORDED = Path(__file__).parent / "house_choices.txt"
EVERY = 10
"""The plies after which observations are compared."""


def digests(seats, options, seed):
    """What the house bot chooses for every seat of one game, and what the seats observe on the way."""
    eng, house = engine(GAME, "interpreted"), GAME.rules.policies["house"]
    b = GAME.board(seats, GAME.settle(seats, options))
    s = eng.setup(b, seed)
    choices, seen, ply = sha256(), sha256(), 0
    while s.seat >= 0:
        listed, before = eng.legal(b, s), bytes(s.memory)
        action = int(house(b, s, listed, len(listed), decision_rng(seed, s.seat, ply)))
        assert bytes(s.memory) == before
        choices.update(action.to_bytes(2, "little"))
        if ply % EVERY == 0:
            seen.update(b"".join(eng.observe(b, s, seat).astype("<i4").tobytes() for seat in range(seats)))
        eng.apply(b, s, action)
        ply += 1
    return f"{ply} plies, choices {choices.hexdigest()[:16]}, observations {seen.hexdigest()[:16]}"


def test_the_house_bot_chooses_and_everybody_observes_as_recorded():
    games = [(seats, options) for seats in (2, 3, 4) for options in GAME.sample_options(seats)]
    text = "".join(f"{seats} seats {options}: {digests(seats, options, seed)}\n" for seed, (seats, options) in enumerate(games))
    if os.environ.get("MEGAWATT_WRITE_GOLDEN"):
        RECORDED.write_text(text, encoding="utf-8")
    assert text == RECORDED.read_text(encoding="utf-8")
