"""Checkpoints: a training goes on from one as if it had never stopped.

`FILE` holds weights, optimiser, counters and generators, at most 16 MB; `FILE.league` the past versions. Both appear whole or not
at all. Adam's moments are rounded to 16 bits, in the training that goes on as well, so that both go on from the same numbers. Games
are kept when they take no more than `MOST_GAMES` bytes, as in small trainings; else they are dealt anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from megawatt.kernel.errors import OptionError

VERSION = 1
MOST_GAMES = 1_000_000
MOMENTS = ("exp_avg", "exp_avg_sq")


def write_checkpoint(file: Path, state: dict[str, Any], league: list[dict[str, object]]) -> None:
    """Both files; the one that says what the other belongs to comes last."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for path, content in ((league_file(file), {"lessons": state["progress"]["lessons"], "members": league}), (file, state)):
        part = path.with_name(f"{path.name}.part")
        torch.save(content, part)
        part.replace(path)


def read_checkpoint(file: Path, game: str) -> tuple[dict[str, Any], list[dict[str, object]]]:
    """State and league; OptionError if the file is no checkpoint, or one of another game."""
    try:
        state: dict[str, Any] = torch.load(file, map_location="cpu", weights_only=True)
        league = torch.load(league_file(file), map_location="cpu", weights_only=True)["members"]
        version, of = state["version"], state["game"]
    except Exception as fault:  # torch names a dozen kinds
        raise OptionError(f"{file.name} is no checkpoint: {fault}") from fault
    if (version, of) != (VERSION, game):
        raise OptionError(f"{file.name} is a checkpoint of {of}, version {version}; {game}, version {VERSION}, is trained here")
    return state, league


def league_file(file: Path) -> Path:
    """Where past versions are kept."""
    return file.with_name(f"{file.name}.league")


def optimizer_state(optimizer: torch.optim.Optimizer) -> dict[int, dict[str, Any]]:
    """Adam's moments in 16 bits and its steps; what the optimiser goes on with is rounded too."""
    found = {}
    for place, parameter in enumerate(optimizer.param_groups[0]["params"]):
        own = optimizer.state.get(parameter)
        if own:
            halves = {name: own[name].to(torch.bfloat16) for name in MOMENTS}
            for name, half in halves.items():
                own[name].copy_(half)
            found[place] = {"step": float(own["step"]), **{name: half.cpu() for name, half in halves.items()}}
    return found


def restore_optimizer(optimizer: torch.optim.Optimizer, saved: dict[int, dict[str, Any]]) -> None:
    """Go on with these moments."""
    parameters = optimizer.param_groups[0]["params"]
    fused = bool(optimizer.param_groups[0].get("fused"))
    for place, own in saved.items():
        like: Tensor = parameters[place]
        step = torch.tensor(own["step"], device=like.device if fused else "cpu")
        optimizer.state[like] = {"step": step, **{name: own[name].to(like.device, like.dtype) for name in MOMENTS}}
