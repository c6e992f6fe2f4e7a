"""The command line of a training."""

from __future__ import annotations

import argparse
import logging
from pathlib import Path
from typing import Any

import torch

from megawatt.envs.training import Progress, Recipe, Trainer
from megawatt.envs.training import __doc__ as about
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import OptionError

SMALL = {"games": "512", "plies": "32", "batch": "2048", "width": "64", "depth": "2"}
"""A recipe small enough for a processor."""


def parser() -> argparse.ArgumentParser:
    """All options."""
    found = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("game")
    found.add_argument("--minutes", type=float, default=10.0, help="of this piece")
    found.add_argument("--total-minutes", type=float, help="of all pieces together; schedules follow them (usual: this piece)")
    found.add_argument("--checkpoint", type=Path, help="written every minute and at the end; FILE.league beside it")
    found.add_argument("--resume", type=Path, help="a checkpoint to go on from")
    found.add_argument("--out", type=Path, help="the network to play with")
    found.add_argument("--record", type=Path, help="a folder for log, curve and recipe; further pieces are appended")
    found.add_argument("--seats", type=int, help="train for this number of seats, with usual options; else for all tables")
    found.add_argument(
        "--start", type=Path, help="a network to begin with instead of nothing; it must have the recipe's width and depth"
    )
    found.add_argument("--exploit", type=Path, help="a network to find the weaknesses of: it plays all other seats")
    found.add_argument("--examples", type=Path, help="a folder of decisions recorded by megawatt.envs.teacher")
    found.add_argument("--device", choices=("cuda", "cpu"), help="usual: the GPU if there is one")
    found.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="another number in the recipe (recipe.py)")
    return found


def main(arguments: list[str] | None = None) -> None:
    """Train."""
    logging.basicConfig(format="%(levelname)s: %(message)s")
    given = vars(parser().parse_args(arguments))
    changes = dict(_pair(text) for text in given["set"])
    game = find(given["game"])
    device = given["device"] or ("cuda" if torch.cuda.is_available() else "cpu")
    if device == "cpu":
        logging.getLogger(__name__).warning(
            "no GPU: training runs on the processor, about a hundred times slower; good for looking at it and for tiny games"
        )
        changes = changes if given["resume"] else SMALL | changes
    progress = Progress(given["minutes"], given["total_minutes"], output=_flushed, record=given["record"])
    more: dict[str, Any] = {"exploited": given["exploit"], "examples": given["examples"], "device": device}
    if given["resume"]:
        trainer = Trainer.resumed(given["resume"], game, progress, changes, **more)
    else:
        recipe = Recipe().changed(changes)
        trainer = Trainer(game, recipe, progress, seats=given["seats"], start=given["start"], **more)
    trainer.checkpoint = given["checkpoint"] or given["resume"]
    name = torch.cuda.get_device_name() if device == "cuda" else "processor"
    progress.write_recipe(game.name, trainer.recipe, seats=trainer.seats, device=name, torch=torch.__version__)
    trainer.train(given["out"])


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise OptionError(f"--set {text}: should be NAME=NUMBER")
    return name, value


def _flushed(line: str) -> None:
    """At once, also where the output is a file."""
    print(line, flush=True)


if __name__ == "__main__":
    main()
