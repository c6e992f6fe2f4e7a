"""The version in an environment's id changes with its results: a few games are compared with what they were at that version.

After a change that is meant, raise `environment_version` of the game and write the digests again:
`MEGAWATT_WRITE_VERSIONS=1 pytest tests/envs/test_versions.py`.
"""

from __future__ import annotations

import os
import random
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

import megawatt
from megawatt.envs.single import SingleGame, Table
from megawatt.kernel.contract.game import Game

FILE = Path(__file__).with_name("versions.toml")
GAMES = megawatt.list_games(all_of_them=True)


def digest(game: Game) -> str:
    """Observations, masks and rewards of three games of random moves, in both views of the actions."""
    found = sha256(repr((game.observation_size, game.actions.count, list(game.compact_names))).encode())
    for seed, actions in ((1, "full"), (2, "compact" if game.compact_names else "full"), (3, "full")):
        single, luck = SingleGame(Table(game, actions=actions, mode="interpreted")), random.Random(seed)
        single.reset(seed)
        while single.seat >= 0:
            mask = single.mask()
            found.update(mask.tobytes())
            if single.ply % 8 == 0:
                found.update(single.observe(single.seat).tobytes())
            single.play(luck.choice([action for action, legal in enumerate(mask.tolist()) if legal]))
        found.update(repr(single.rewards()).encode())
    return found.hexdigest()[:16]


def kept() -> dict[str, dict[str, str]]:
    return tomllib.loads(FILE.read_text()) if FILE.exists() else {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_results_belong_to_the_version_of_the_environment(game):
    versions = kept()
    version = str(game.environment_version)
    if os.environ.get("MEGAWATT_WRITE_VERSIONS"):
        versions.setdefault(game.name, {})[version] = digest(game)
        FILE.write_text("".join(
            f"[{name}]\n" + "".join(f'{number} = "{found}"\n' for number, found in sorted(each.items())) + "\n"
            for name, each in sorted(versions.items())
        ))  # fmt: skip
    assert digest(game) == kept()[game.name][version], f"raise environment_version of {game.name}: its results are others"
