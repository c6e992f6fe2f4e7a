"""Teach a network to play: `python -m megawatt.envs.training power-grid --minutes 10 --out power-grid.npz --plot learning.svg`

Everything happens on the GPU: thousands of games in one batch, the network that plays them, and the house bots against it.
Three stages from nothing:

1. *Imitation*: the house policy says what it would do wherever the games go, and the network learns to say the same. Half of the
   games are played on by the network itself, so that it sees what its own mistakes lead to (DAgger, Ross, Gordon and Bagnell 2011).
2. *Reinforcement*: PPO (Schulman and others 2017) on whole games. In each game some seats are the learner's and the others are
   played by the house policy; in a fifth of them all are the learner's. A win is worth 1, a shared one its share.
3. *Teaching* (`--teacher-minutes`): while all that goes on, search bots play on the idle cores and write down what they found
   (teacher.py). At the end the network goes on with PPO and learns from these examples too. What it knew before is
   exported first, and kept if the teaching did no good.

Where there is no GPU the same code runs interpreted, which is good for looking at it and for tiny games only.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, fields
from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from torch import Tensor, nn
from torch.nn import functional

from megawatt.envs.learner_net import Net, log_chance, sampled
from megawatt.envs.lessons import LEARNER, Lesson, Shelf, Table
from megawatt.envs.progress import Progress, draw_curve
from megawatt.envs.teacher import NETWORK_FILE, Faculty
from megawatt.kernel.engine import HOUSE, RANDOM, policy_names
from megawatt.kernel.game import Game
from megawatt.kernel.registry import find

LAST_GAMES = 16384
"""What a network is judged by."""
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
    teachers: int = max(1, (os.cpu_count() or 1) - 2)
    """How many search bots play for examples, a core each."""
    playouts: int = 64
    """How long they think about a decision."""
    examples: int = 300_000
    """So many of their decisions are kept, the newest."""
    example_page: int = 1024
    """So many of them are learned from with every page of a lesson."""
    teaching: float = 0.5
    """How much examples count, beside what is learned from games."""
    seed: int = 1


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
        self.learning_from_examples = False
        self.faculty: Faculty | None = None
        self.shelf = Shelf(
            recipe.examples if progress.teacher_minutes else 1,
            self.net.first.in_features,
            self.net.policy.out_features,
            self.device,
        )

    def train(self, out: Path | None = None) -> None:
        """All stages; the network is written to `out` whenever it has been measured to be no worse."""
        with ExitStack() as stack:
            if self.progress.teacher_minutes:
                folder = Path(stack.enter_context(TemporaryDirectory(prefix="megawatt-teachers-")))
                self.faculty = stack.enter_context(
                    Faculty(self.game, folder, self.recipe.teachers, self.seats, self.recipe.playouts)
                )
            self.imitate()
            self.reinforce()
            before = self.measure("end of reinforcement", LAST_GAMES)
            if out:
                self.net.export(out)
            if self.faculty:
                self.be_taught(before, out)

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
            if lesson % 100 == 0:
                self._visit_faculty()
            if lesson % 1000 == 0:
                self.progress.say("imitation", f"{100 * right / max(1.0, asked):.1f} % of its draws are the house policy's moves")
                right = asked = 0.0
        self.measure("imitation")

    # Reinforcement.

    def reinforce(self) -> None:
        """Lesson after lesson of games, until the time is up."""
        until = self.progress.minutes - self.progress.teacher_minutes
        self._lessons("reinforcement", until, self.recipe.warming)

    def _lessons(self, stage: str, until: float, warming: int) -> None:
        """PPO until so many minutes are spent; every step goes less far than the one before."""
        began, number = self.progress.spent(), 0
        self.seat_everybody()
        while self.progress.spent() < until:
            left = (until - self.progress.spent()) / (until - began)
            self.optimizer.param_groups[0]["lr"] = self.recipe.careful_rate * max(0.1, left)
            loss = self.study(self.play_lesson(), warming=number < warming)
            self._visit_faculty()
            number += 1
            if number % 50 == 0:
                self.progress.say(stage, f"lesson {number}, loss {loss:.3f}, {self.shelf.count} examples")
            if number % 150 == 0:
                self.measure(stage)

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
                self._learn(loss + recipe.teaching * self.taught() if self.learning_from_examples else loss)
                last = float(loss.detach())
        return last

    # Teaching.

    def be_taught(self, before: dict[str, float], out: Path | None) -> None:
        """Go on with lessons, and learn from the teachers' examples; forget it all where that was no improvement."""
        assert self.faculty is not None
        self._visit_faculty()
        kept = {name: each.clone() for name, each in self.net.state_dict().items()}
        self.net.export(self.faculty.folder / NETWORK_FILE)
        self.progress.say("teaching", f"{self.shelf.count} examples, {self.faculty.at_work()} teachers at work")
        self.learning_from_examples = self.shelf.count > 0
        self._lessons("teaching", self.progress.minutes, warming=0)
        self.learning_from_examples = False
        after = self.measure("end of teaching", LAST_GAMES)
        judge = HOUSE if HOUSE in after else RANDOM
        if after[judge] < before[judge]:
            self.net.load_state_dict(kept)
            self.progress.say("teaching", "was no improvement; the network stays as it was")
        elif out:
            self.net.export(out)

    def taught(self) -> Tensor:
        """How far the network is from some of the teachers' examples."""
        seen, legal, shares, won = self.shelf.page(self.recipe.example_page)
        logits, values = self.think(seen, legal)
        policy = -(shares * functional.log_softmax(logits, -1)).sum(-1)
        return (policy + (values - won) ** 2).mean()

    def _visit_faculty(self) -> None:
        """Fetch what has been written."""
        if self.faculty:
            self.faculty.tend()
            for examples in self.faculty.collect():
                self.shelf.put(examples)

    # All stages.

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


def train(
    game: Game | str,
    seats: int = 4,
    minutes: float = 10.0,
    recipe: Recipe | None = None,
    tell: Callable[[str], None] = print,
    teacher_minutes: float = 0.0,
    out: Path | None = None,
) -> Trainer:
    """A trained network, written to `out`; `trainer.net.export(file)` writes it once more."""
    progress = Progress(minutes, tell, teacher_minutes=teacher_minutes)
    trainer = Trainer(find(game) if isinstance(game, str) else game, seats, recipe or Recipe(), progress)
    trainer.train(out)
    return trainer


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0, help="all stages together")
    parser.add_argument("--teacher-minutes", type=float, default=0.0, help="the last stage's part of them")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--plot", type=Path)
    for name in ("games", "imitation", "warming", "passes", "teachers", "playouts", "teaching"):
        usual = getattr(Recipe, name)
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    given = vars(parser.parse_args())
    own = {each.name: given[each.name] for each in fields(Recipe) if each.name in given}
    trainer = train(
        given["game"], given["seats"], given["minutes"], Recipe(**own), _flushed, given["teacher_minutes"], given["out"]
    )
    if given["plot"]:
        draw_curve(trainer.progress.points, f"{given['game']}, {given['seats']} seats: share of wins", given["plot"])


def _flushed(line: str) -> None:
    """At once, also where the output is a file."""
    print(line, flush=True)


if __name__ == "__main__":
    main()
