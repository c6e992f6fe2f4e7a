"""How a network is trained: every number of it, and how the numbers change with the share of the training that is done."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from megawatt.kernel.errors import OptionError, did_you_mean

IMITATION, CRITIC, REINFORCEMENT = "imitation", "critic", "reinforcement"
"""The stages: learn what the house policy does; then only what to expect of one's own play; then PPO."""


@dataclass(frozen=True)
class Recipe:
    """The defaults are for one large GPU. Shares are of the whole training that is planned, however many pieces it is run in."""

    games: int = 32768
    plies: int = 64
    """Played in all games before learning: one iteration."""
    width: int = 384
    depth: int = 3
    """How many layers follow the first one."""
    batch: int = 32768
    """Decisions per step of the optimiser."""
    passes: int = 1
    """How often the decisions of an iteration are learned from."""
    usual: float = 0.6
    """The share of games with the usual seats and options; the others have every number of seats, map and option in turn."""

    imitation: float = 0.06
    """The share of the training that imitation gets."""
    critic: float = 0.01
    """The share in which only the value is learned, the policy standing still."""
    imitation_rate: float = 1e-3
    rate: float = 5e-4
    """The learning rate of reinforcement at its highest."""
    ramp: float = 0.01
    """The share of each stage in which the rate rises from 0."""
    last_rate: float = 0.05
    """What part of the rate is left at the end; it falls in a straight line."""
    smoothing: float = 0.97
    """Of advantages (GAE's lambda)."""
    clip: float = 0.2
    """How far a probability may move in an iteration before it gains nothing more."""
    entropy: float = 0.005
    last_entropy: float = 0.0005
    anchor: float = 0.1
    """The weight of the divergence from the imitated policy when reinforcement begins."""
    anchored: float = 0.15
    """The share of reinforcement at which that weight has fallen to 0."""
    change: float = 0.02
    """The divergence from the policy that played an iteration beyond which the rate is lowered; three times that ends the policy
    steps of the iteration."""

    self_play: float = 0.3
    """The share of games in which the learner has all seats."""
    past: float = 0.1
    """The share of games against past versions of the learner; the others are against policies of the game."""
    others: float = 0.1
    """In games against policies: how often it is another one than the house policy."""
    pool: int = 8
    """How many past versions are kept."""
    snapshots: int = 16
    """How many versions a whole training hands to the pool."""
    switch: int = 25
    """Iterations against one past version before another one is drawn."""
    examples: int = 1024
    """Recorded decisions of search bots per step of the optimiser, where there are any."""
    teaching: float = 0.5
    """Their weight."""
    compile: bool = True
    """Whether PyTorch may compile; where it can't, the same runs uncompiled."""
    seed: int = 1

    def changed(self, given: dict[str, Any]) -> Recipe:
        """With other numbers, given as text or as numbers; OptionError names one that doesn't exist."""
        kinds = {each.name: type(each.default) for each in fields(self)}
        for name in given:
            if name not in kinds:
                raise OptionError(f"a recipe has no {name!r}{did_you_mean(name, list(kinds))}")
        return replace(self, **{name: _read(kinds[name], name, value) for name, value in given.items()})

    def stage(self, done: float) -> str:
        """What is trained when so much of the training is done (0 to 1)."""
        if done < self.imitation:
            return IMITATION
        return CRITIC if done < self.imitation + self.critic else REINFORCEMENT

    def reinforced(self, done: float) -> float:
        """How much of reinforcement is done."""
        start = self.imitation + self.critic
        return min(1.0, max(0.0, (done - start) / max(1e-9, 1 - start)))

    def rate_at(self, done: float) -> float:
        """The learning rate."""
        stage, ramp = self.stage(done), max(1e-9, self.ramp)
        if stage == IMITATION:
            return self.imitation_rate * _falling(done / max(1e-9, self.imitation), ramp, 0.1)
        if stage == CRITIC:
            return self.rate
        return self.rate * _falling(self.reinforced(done), ramp, self.last_rate)

    def anchor_at(self, done: float) -> float:
        """The weight of the divergence from the imitated policy."""
        return self.anchor * max(0.0, 1 - self.reinforced(done) / max(1e-9, self.anchored))

    def entropy_at(self, done: float) -> float:
        """The weight of the policy's entropy."""
        return self.entropy + (self.last_entropy - self.entropy) * self.reinforced(done)


def _falling(done: float, ramp: float, last: float) -> float:
    """Up in a straight line, and down in another to what is left at the end."""
    return min(1.0, (done + 0.02 * ramp) / ramp) * max(last, 1 - (1 - last) * done)


def _read(kind: type, name: str, value: Any) -> Any:
    if kind is bool:
        if str(value).lower() not in ("true", "false"):
            raise OptionError(f"{name}={value}: should be true or false")
        return str(value).lower() == "true"
    try:
        return kind(value)
    except ValueError as fault:
        raise OptionError(f"{name}={value}: should be a number") from fault
