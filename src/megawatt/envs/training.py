"""Teach a network to play: `python -m megawatt.envs.training power-grid --minutes 10 --out power-grid.npz --plot learning.svg`

Everything happens on the GPU: thousands of games in one batch, the network that plays them, and the house bots against it.
Two stages from nothing:

1. *Imitation*: the house policy says what it would do wherever the games go, and the network learns to say the same. Half of the
   games are played on by the network itself, so that it sees what its own mistakes lead to (DAgger, Ross, Gordon and Bagnell 2011).
2. *Reinforcement*: PPO (Schulman and others 2017) on whole games. In each game some seats are the learner's and the others are
   played by the house policy; in a quarter of them all are the learner's. A win is worth 1, a shared one its share.

Where there is no GPU the same code runs interpreted, which is good for looking at it and for tiny games only.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from megawatt.envs.cuda.batch import CudaBatch
from megawatt.kernel.engine import HOUSE, RANDOM, policy_names
from megawatt.kernel.game import Game
from megawatt.kernel.registry import find
from megawatt.kernel.rules import COMPILED, INTERPRETED

LEARNER = -1
IMPOSSIBLE = -1e9


@dataclass(frozen=True)
class Recipe:
    """How to train; the defaults are for one large GPU."""

    games: int = 16384
    plies: int = 64
    """How many of them make one lesson."""
    width: int = 384
    imitation: float = 0.3
    """The share of the time that imitation gets."""
    rate: float = 7e-4
    """How far every step of imitation goes."""
    careful_rate: float = 3e-4
    """The same for reinforcement, at first; it falls to a tenth."""
    warming: int = 60
    """So many lessons teach what to expect, before anything is made of surprises."""
    passes: int = 1
    pages: int = 16
    """Into how many parts a lesson is cut for each pass."""
    smoothing: float = 0.97
    """Of advantages (GAE's lambda)."""
    clip: float = 0.2
    entropy: float = 0.003
    self_play: float = 0.2
    """The share of games in which the learner has all seats."""
    seed: int = 1


class Net(nn.Module):
    """The network of bots/network.py: three layers, then one number per action and the expected share of a win."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.third = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """For rows of observations."""
        wide = numbers.float()
        squashed = torch.sign(wide) * torch.log1p(torch.abs(wide))
        hidden = functional.relu(self.first(squashed))
        hidden = hidden + functional.relu(self.second(hidden))
        hidden = hidden + functional.relu(self.third(hidden))
        return self.policy(hidden).float(), self.value(hidden).float().squeeze(-1)

    def export(self, file: Path) -> None:
        """Half as many bits are enough to play."""
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(
            file, **{name: each.detach().cpu().numpy().astype(np.float16) for name, each in self.state_dict().items()}
        )


class Table:
    """A batch as PyTorch sees it: tensors over its own memory."""

    def __init__(self, game: Game, games: int, seats: int, seed: int) -> None:
        on_gpu = torch.cuda.is_available()
        actions = "compact" if game.compact_names else "full"
        mode = COMPILED if on_gpu else INTERPRETED
        self.batch = CudaBatch(game, games, seats, device="cuda", actions=actions, reward="win", checking=False, mode=mode)
        self.batch.reset(seed)
        self.device = torch.device("cuda" if on_gpu else "cpu")
        self.rows = torch.arange(games, device=self.device)
        names = ("observations", "masks", "seat", "rewards", "ended", "policies", "choices", "views", "actions")
        self.seen, self._bits, self.seat, self.rewards, self.ended, self.policies, self.choices, self.views, self._actions = (
            tensor_of(getattr(self.batch, name)) for name in names
        )
        self._bit = torch.arange(8, device=self.device, dtype=torch.uint8)

    def masks(self) -> Tensor:
        """Whether an action is legal."""
        return (self._bits[:, :, None] >> self._bit & 1).flatten(1)[:, : self.batch.action_count].bool()

    def seated(self) -> Tensor:
        """The policy of each seat to decide; LEARNER for the network."""
        return self.policies[self.rows, self.seat.long()]

    def play(self, actions: Tensor) -> None:
        """One ply in every game."""
        self._actions.copy_(actions)
        self.batch.play()


def tensor_of(array: Any) -> Tensor:
    """The same memory."""
    found: Tensor = torch.from_numpy(array.values) if hasattr(array, "values") else torch.from_dlpack(array)  # type: ignore[attr-defined]
    return found


@dataclass
class Progress:
    """What is shown while training, and drawn afterwards."""

    minutes: float
    tell: Callable[[str], None] = print
    started: float = field(default_factory=time.monotonic)
    decisions: int = 0
    points: list[tuple[float, float, float]] = field(default_factory=list)
    """Minutes, share of wins against the house policy, and against random play."""

    def spent(self) -> float:
        """Minutes so far."""
        return (time.monotonic() - self.started) / 60

    def say(self, stage: str, text: str) -> None:
        """One line."""
        self.tell(f"{self.spent():5.2f} min  {self.decisions / 1e6:8.1f} M decisions  {stage}: {text}")


class Trainer:
    """One network, one game, one number of seats."""

    def __init__(self, game: Game, seats: int, recipe: Recipe, progress: Progress) -> None:
        self.game, self.seats, self.recipe, self.progress = game, seats, recipe, progress
        torch.manual_seed(recipe.seed)
        self.table = Table(game, recipe.games, seats, recipe.seed)
        self.device = self.table.device
        self.net = Net(game.observation_size, self.table.batch.action_count, recipe.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=recipe.rate, eps=1e-5)
        self.house = policy_names(game).index(HOUSE) if HOUSE in policy_names(game) else 0
        self._half = torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    def train(self) -> None:
        """Both stages, then a last measurement."""
        self.imitate()
        self.reinforce()
        self.measure("end", 4 * 4096 if self.device.type == "cuda" else 8)

    # Imitation.

    def imitate(self) -> None:
        """Learn what the house policy does."""
        table, until = self.table, self.progress.minutes * self.recipe.imitation
        table.policies[:] = self.house
        own = table.rows % 2 == 0
        lesson, right, asked = 0, 0.0, 0.0
        while self.progress.spent() < until:
            table.batch.choose()
            masks, wanted = table.masks(), table.views.clone()
            logits, _ = self.think(table.seen, masks)
            answered = wanted >= 0
            loss = functional.cross_entropy(logits, wanted.clamp(min=0), reduction="none")
            self._learn((loss * answered).sum() / answered.sum().clamp(min=1))
            drawn = sampled(logits.detach())
            right += float(((drawn == wanted) & answered).sum()) if lesson % 50 == 0 else 0.0
            asked += float(answered.sum()) if lesson % 50 == 0 else 0.0
            table.play(torch.where(own & answered, drawn, table.choices))
            lesson += 1
            self.progress.decisions += table.batch.n
            if lesson % 1000 == 0:
                self.progress.say("imitation", f"{100 * right / max(1.0, asked):.1f} % of its draws are the house policy's moves")
                right = asked = 0.0
        self.measure("imitation")

    # Reinforcement.

    def reinforce(self) -> None:
        """Lesson after lesson of games, until the time is up."""
        number = 0
        self.seat_everybody()
        while self.progress.spent() < self.progress.minutes:
            left = 1 - self.progress.spent() / self.progress.minutes
            self.optimizer.param_groups[0]["lr"] = self.recipe.careful_rate * max(0.1, min(1.0, left / (1 - self.recipe.imitation)))
            loss = self.study(self.play_lesson(), warming=number < self.recipe.warming)
            number += 1
            if number % 50 == 0:
                self.progress.say("reinforcement", f"lesson {number}, loss {loss:.3f}")
            if number % 150 == 0:
                self.measure("reinforcement")

    def seat_everybody(self) -> None:
        """The learner has all seats of some games, two of others, one of the rest; where it sits goes round."""
        table, rows = self.table, self.table.rows
        share = torch.rand(len(rows), device=self.device)
        two = (share >= self.recipe.self_play) & (share < self.recipe.self_play + 0.15)
        for seat in range(table.policies.shape[1]):
            learns = (share < self.recipe.self_play) | ((rows + seat) % self.seats == 0) | (two & ((rows + seat) % self.seats == 2))
            table.policies[:, seat] = torch.where(learns, LEARNER, self.house).to(table.policies.dtype)

    @torch.no_grad()
    def play_lesson(self) -> Lesson:
        """So many plies in every game, written down."""
        table, recipe = self.table, self.recipe
        lesson = Lesson.blank(recipe.plies, table)
        for ply in range(recipe.plies):
            table.batch.choose()
            masks, learns = table.masks(), table.seated() == LEARNER
            logits, values = self.think(table.seen, masks)
            drawn = sampled(logits)
            lesson.write(ply, table, masks, learns, drawn, log_chance(logits, drawn), values)
            table.play(torch.where(learns, drawn, table.choices))
            lesson.rewards[ply], lesson.ended[ply] = table.rewards, table.ended
        self.progress.decisions += int(lesson.learns.sum())
        lesson.judge(recipe.smoothing)
        return lesson

    def study(self, lesson: Lesson, warming: bool) -> float:
        """PPO on what was written down; only what to expect while `warming`."""
        recipe, last = self.recipe, 0.0
        for _ in range(recipe.passes):
            for page in torch.randperm(recipe.plies).chunk(recipe.pages):
                plies = page.to(self.device)
                use = lesson.use[plies].flatten()
                masks = lesson.masks[plies].flatten(0, 1)
                logits, values = self.think(lesson.seen[plies].transpose(1, 2).flatten(0, 1), masks)
                chances = functional.log_softmax(logits, -1)
                chosen = lesson.actions[plies].flatten()
                ratio = torch.exp(chances.gather(-1, chosen[:, None]).squeeze(-1) - lesson.chances[plies].flatten())
                gains = lesson.gains[plies].flatten()
                count = use.sum().clamp(min=1)
                mean = (gains * use).sum() / count
                spread = (((gains - mean) ** 2 * use).sum() / count).sqrt()
                gains = (gains - mean) / (spread + 1e-6)
                policy = -torch.minimum(ratio * gains, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gains)
                value = (values - lesson.returns[plies].flatten()) ** 2
                entropy = -(chances.exp() * chances.clamp(min=-30)).sum(-1)
                better = policy - recipe.entropy * entropy
                loss = ((value if warming else value + better) * use).sum() / count
                self._learn(loss)
                last = float(loss.detach())
        return last

    # Both.

    def think(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """How much the network likes every legal action, and what share of a win it expects."""
        with self._half:
            logits, values = self.net(seen)
        return logits.masked_fill(~masks, IMPOSSIBLE), values

    def _learn(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()

    def measure(self, stage: str, games: int = 4096) -> dict[str, float]:
        """Share of wins of one learner against house policies and random players on all other seats; equal would be 1 / seats."""
        games = games if self.device.type == "cuda" else 8
        found = {name: share_of_wins(self, name, games) for name in (HOUSE, RANDOM) if name in policy_names(self.game)}
        self.progress.points.append((self.progress.spent(), found.get(HOUSE, 0.0), found[RANDOM]))
        against = ", ".join(f"{100 * share:.1f} % against {name}" for name, share in found.items())
        self.progress.say(stage, f"wins {against} ({games} games, {self.seats} seats)")
        return found


@torch.no_grad()
def share_of_wins(trainer: Trainer, opponents: str, games: int) -> float:
    """One whole game in every row; the learner's seat goes round, and it plays what it likes best."""
    table = Table(trainer.game, games, trainer.seats, 10**6 + trainer.recipe.seed)
    own = table.rows % trainer.seats
    table.policies[:] = policy_names(trainer.game).index(opponents)
    table.policies[table.rows, own] = LEARNER
    won = torch.zeros(games, device=table.device)
    over = torch.zeros(games, dtype=torch.bool, device=table.device)
    for ply in range(trainer.game.longest):
        table.batch.choose()
        learns = table.seated() == LEARNER
        logits, _ = trainer.think(table.seen, table.masks())
        table.play(torch.where(learns, logits.argmax(-1), table.choices))
        just = table.ended & ~over
        won = torch.where(just, table.rewards[table.rows, own], won)
        over |= table.ended
        if ply % 32 == 0 and bool(over.all()):
            break
    return float(won.mean())


@dataclass
class Lesson:
    """What happened in `plies` plies of every game, ply by ply; `use` says which decisions can be learned from."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    learns: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor
    gains: Tensor
    returns: Tensor
    use: Tensor

    @classmethod
    def blank(cls, plies: int, table: Table) -> Lesson:
        """Room for it; observations are kept as they lie in memory, number by number."""
        games, actions = table.batch.n, table.batch.action_count

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(plies, *shape, dtype=dtype, device=table.device)

        numbers, masks = room(table.seen.shape[1], games, dtype=torch.int16), room(games, actions, dtype=torch.bool)
        seats, actions_ = room(games, dtype=torch.int64), room(games, dtype=torch.int64)
        flags = [room(games, dtype=torch.bool) for _ in range(3)]
        rewards = room(*table.rewards.shape)
        floats = [room(games) for _ in range(4)]
        return cls(
            numbers, masks, seats, flags[0], actions_, floats[0], floats[1], rewards, flags[1], floats[2], floats[3], flags[2]
        )

    def write(self, ply: int, table: Table, masks: Tensor, learns: Tensor, drawn: Tensor, chances: Tensor, values: Tensor) -> None:
        """Before the actions are played."""
        self.seen[ply] = table.seen.T
        self.masks[ply], self.learns[ply], self.actions[ply] = masks, learns, drawn
        self.seats[ply], self.chances[ply], self.values[ply] = table.seat, chances, values

    def judge(self, smoothing: float) -> None:
        """Backwards: how much better than expected each decision turned out, by its seat's next decision or the end of the game.

        The last decisions of a lesson whose outcome it doesn't show are left out.
        """
        games, seats = self.rewards.shape[1:]
        rows = torch.arange(games, device=self.seen.device)
        later = torch.zeros(games, seats, device=self.seen.device)
        gain, bonus = torch.zeros_like(later), torch.zeros_like(later)
        known = torch.zeros(games, seats, dtype=torch.bool, device=self.seen.device)
        for ply in reversed(range(len(self.seats))):
            over = self.ended[ply][:, None]
            later, gain = later.masked_fill(over, 0.0), gain.masked_fill(over, 0.0)
            bonus = torch.where(over, self.rewards[ply], bonus)
            known = known | over
            seat, value = self.seats[ply], self.values[ply]
            surprise = bonus[rows, seat] + later[rows, seat] - value
            self.gains[ply] = surprise + smoothing * gain[rows, seat]
            self.returns[ply] = self.gains[ply] + value
            self.use[ply] = known[rows, seat] & self.learns[ply]
            gain[rows, seat] = torch.where(known[rows, seat], self.gains[ply], 0.0)
            later[rows, seat], bonus[rows, seat], known[rows, seat] = value, 0.0, True


def sampled(logits: Tensor) -> Tensor:
    """One action a row, as likely as the network says (Gumbel's way: no sum is needed)."""
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + noise).argmax(-1)


def log_chance(logits: Tensor, actions: Tensor) -> Tensor:
    """How likely these actions were."""
    return functional.log_softmax(logits, -1).gather(-1, actions[:, None]).squeeze(-1)


def draw_curve(points: Sequence[tuple[float, float, float]], title: str, file: Path) -> None:
    """The share of wins over time as an SVG picture."""
    width, height, edge = 640, 360, 48
    last = max(1e-9, max(point[0] for point in points))

    def line(which: int, colour: str, name: str) -> str:
        at = [(edge + point[0] / last * (width - 2 * edge), height - edge - point[which] * (height - 2 * edge)) for point in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        label = f'<text x="{at[-1][0] - 4:.0f}" y="{at[-1][1] - 6:.0f}" text-anchor="end" fill="{colour}">{name}</text>'
        return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>{label}'

    ticks = "".join(
        f'<text x="{edge - 6}" y="{height - edge - share / 100 * (height - 2 * edge) + 4:.0f}" text-anchor="end">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
    )
    frame = f'<path d="M{edge} {edge}V{height - edge}H{width - edge}" fill="none" stroke="#888"/>'
    text = f'<text x="{width / 2:.0f}" y="28" text-anchor="middle">{title}</text>'
    text += f'<text x="{width - edge}" y="{height - 16}" text-anchor="end">{last:.1f} minutes</text>'
    lines = line(1, "#1b6ca8", "against house") + line(2, "#3c8d40", "against random")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">'
    file.write_text(f'{head}<rect width="100%" height="100%" fill="#fff"/>{frame}{ticks}{text}{lines}</svg>\n')


def train(
    game: Game | str, seats: int = 4, minutes: float = 10.0, recipe: Recipe | None = None, tell: Callable[[str], None] = print
) -> Trainer:
    """A trained network; `trainer.net.export(file)` writes it down."""
    trainer = Trainer(find(game) if isinstance(game, str) else game, seats, recipe or Recipe(), Progress(minutes, tell))
    trainer.train()
    return trainer


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=Recipe.games)
    parser.add_argument("--imitation", type=float, default=Recipe.imitation)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    trainer = train(given.game, given.seats, given.minutes, Recipe(games=given.games, imitation=given.imitation))
    if given.out:
        trainer.net.export(given.out)
    if given.plot:
        draw_curve(trainer.progress.points, f"{given.game}, {given.seats} seats: share of wins", given.plot)


if __name__ == "__main__":
    main()
