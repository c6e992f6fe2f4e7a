"""The course of a training: who plays, when it is measured, and the checkpoints between; learner.py learns."""

from __future__ import annotations

import random
import time
from ast import literal_eval
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from megawatt.envs.training.checkpoints import MOST_GAMES, VERSION, read_checkpoint, write_checkpoint
from megawatt.envs.training.evaluation import Evaluation
from megawatt.envs.training.examples import Examples
from megawatt.envs.training.games import LEARNER, MEMBER, SPREAD, Games, lay_roles, mode_of
from megawatt.envs.training.league import League, Member, unpack_weights
from megawatt.envs.training.learner import Learner
from megawatt.envs.training.network import Net, best, read_net, sample, squash_anew
from megawatt.envs.training.progress import Progress
from megawatt.envs.training.recipe import IMITATION, REINFORCEMENT, Recipe
from megawatt.envs.training.rollouts import Rollout
from megawatt.envs.training.settings import mixture, usual_setting
from megawatt.kernel.compilation.engine import HOUSE, RANDOM, policy_names
from megawatt.kernel.contract.game import Game

LAST_GAMES = 16384
"""What a network is judged by on a GPU; `QUICK_GAMES` on the way."""
QUICK_GAMES = 4096
SMALL_GAMES = 256
"""Both without one."""
SMALL_SPREAD = 64
MEASURED_EVERY = 0.05
"""Share of the training between two measurements."""
CHECKPOINT_MINUTES = 1.0
EVALUATION_SEED = 10**6
REPORT_EVERY_S = 5.0
PPO_PARTS = ("policy", "value", "entropy", "change", "from_anchor")
IMITATION_PARTS = ("surprise", "value", "equal")


class Trainer:
    """A training, or a piece of one."""

    def __init__(
        self,
        game: Game,
        recipe: Recipe,
        progress: Progress,
        *,
        seats: int | None = None,
        exploited: Path | None = None,
        start: Path | None = None,
        examples: Path | None = None,
        device: str | None = None,
    ) -> None:
        """`seats` trains for one number of seats; else all. `exploited` is a network whose weaknesses are to be found, `start` one
        to begin with, `examples` a folder of recorded decisions of search bots."""
        self.game, self.recipe, self.progress, self.seats = game, recipe, progress, seats
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.on_gpu = self.device.type == "cuda"
        torch.set_float32_matmul_precision("high")
        if not self.on_gpu:
            torch.set_num_threads(1)  # tensors are small here: threads would wait for each other longer than they work
        torch.manual_seed(recipe.seed)
        self.luck = random.Random(recipe.seed)
        self.mode = mode_of(self.device)
        self.games = Games(game, recipe.games, mixture(game, recipe.usual, seats), self.device, self.mode)
        self.actions = self.games.batch.action_count
        recorded = Examples.read(examples, game, self.device) if examples else None
        self.learner = Learner(recipe, self.games.seen.shape[1], self.actions, self.device, recorded)
        self.net, self.dtype = self.learner.net, self.learner.dtype
        self.actor = self._new_net()
        self.policies = policy_names(game)
        self.house = self.policies.index(HOUSE) if HOUSE in self.policies else 0
        self.league = League(recipe.pool)
        self.member: Member | None = None
        self.member_net = self._new_net()
        self.exploited = read_net(exploited, game).to(self.device, self.dtype) if exploited else None
        self.stage, self.shared = "", 0
        self.seconds = {"acting": 0.0, "learning": 0.0}
        """Spent in iterations so far."""
        self.measured = 0.0
        self.snapshots = 0
        self.checkpoint: Path | None = None
        self._evaluations: dict[Any, Evaluation] = {}
        self._rollout: Rollout | None = None
        if start:
            self.net.take(read_net(start, game).bare())
        self.seed = recipe.seed
        """The games were dealt from it."""
        self._dealt = False
        self._start_clock()

    def _new_net(self) -> Net:
        """A network that plays."""
        net = Net(self.games.seen.shape[1], self.actions, self.recipe.width, self.recipe.depth)
        return net.to(self.device, self.dtype)

    # The course of a training.

    def train(self, out: Path | None = None) -> None:
        """Lessons until this piece is over; checkpoints and measurements between, the network to `out` with each checkpoint."""
        if not self._dealt:
            self.deal()
        if self.on_gpu:
            self.warm_up()
        self.progress.begin()
        written = time.monotonic()
        self._start_clock()
        while not self.progress.over():
            self.iterate()
            if time.monotonic() - written > 60 * CHECKPOINT_MINUTES:
                self.save(out)
                written = time.monotonic()
        self.save(out)
        self.measure("end", LAST_GAMES, last=True)
        if self.seats is None:
            self.measure_settings()
        self.save(out)

    def iterate(self) -> None:
        """Play some plies in all games, and learn from them."""
        progress, recipe = self.progress, self.recipe
        stage = recipe.stage(progress.done())
        if stage != self.stage:
            self._begin_stage(stage)
        done = progress.done()
        self.learner.set_rate(stage, done)
        started = time.perf_counter()
        rollout = self.collect_rollout(stage)
        rows = self._rows(rollout, stage)
        played = time.perf_counter()
        parts = self._learn(rollout, rows, stage, done)
        if self.on_gpu:
            torch.cuda.synchronize()
        self.seconds["acting"] += played - started
        self.seconds["learning"] += time.perf_counter() - played
        progress.iterations += 1
        progress.decisions += len(rows)
        self._learned += len(rows)
        self._report(stage, parts, len(rows))
        self._score_member(rollout)
        self._snapshot(stage, done)
        if done >= self.measured + MEASURED_EVERY:
            self.measured = done
            self.measure(stage)

    def deal(self, seed: int | None = None) -> None:
        """Deal all games, from other seeds in each piece by default, and let them get out of step."""
        self.seed = self.recipe.seed + 1000 * self.progress.iterations if seed is None else seed
        self.games.deal(self.seed)
        self.games.spread(self.house, SPREAD if self.on_gpu else SMALL_SPREAD)
        self._dealt = True
        if self.stage:
            self._assign(self.stage)

    def warm_up(self) -> None:
        """Let PyTorch compile all that it may before the training's clock runs; nothing is learned."""
        games = self.games
        seen = torch.zeros(games.count, self.net.first.in_features, dtype=self.dtype, device=self.device)
        with torch.no_grad():
            self.learner.squash(games.seen, seen)
            logits, _ = self.actor(seen)
            self.learner.sample(logits, games.bits)
        rows = torch.arange(self.recipe.batch, device=self.device) % games.count
        self.learner.compile_losses(seen[rows], games.bits[rows], self.progress.done())

    def _learn(self, rollout: Rollout, rows: Tensor, stage: str, done: float) -> Tensor:
        """Returns the parts of the loss."""
        if stage == IMITATION:
            return self.learner.imitate(rollout, rows)
        return self.learner.reinforce(rollout, rows, stage, done, anchored=not self.exploited)

    def _begin_stage(self, stage: str) -> None:
        """Measure what the last one has brought, and seat everybody for the next."""
        if stage != IMITATION and not self.league.members:
            if self.stage == IMITATION:
                self.measure(IMITATION)
            self.league.add("imitation", self.net.state_dict())
            self.learner.anchor(self.league.members[0].weights)
        self.stage = stage
        self._assign(stage)

    def _assign(self, stage: str) -> None:
        """Who plays which seats."""
        recipe, games = self.recipe, self.games
        if stage == IMITATION:
            roles = torch.full_like(games.policies, self.house)
            self.shared = 0
        elif self.exploited:
            roles, self.shared = lay_roles(games, 0.0, 1.0, self.house, [], 0.0)
        else:
            others = [place for place, name in enumerate(self.policies) if name not in (HOUSE, RANDOM)]
            roles, self.shared = lay_roles(games, recipe.self_play, recipe.past, self.house, others, recipe.others)
        games.assign(roles)

    # Acting.

    @torch.no_grad()
    def collect_rollout(self, stage: str) -> Rollout:
        """Play the recipe's number of plies in every game."""
        games, recipe = self.games, self.recipe
        self.actor.load_state_dict(self.net.state_dict())
        self._choose_member(stage)
        if self._rollout is None:
            self._rollout = Rollout.blank(recipe.plies, games, self.dtype)
        rollout = self._rollout
        own = games.rows % 2 == 0
        for ply in range(recipe.plies):
            games.batch.choose()
            seen = rollout.seen[ply]
            self.learner.squash(games.seen, seen)
            logits, values = self.actor(seen)
            drawn, chances = self.learner.sample(logits, games.bits)
            rollout.bits[ply], rollout.seats[ply] = games.bits, games.seat
            rollout.values[ply], rollout.chances[ply] = torch.sigmoid(values), chances
            if stage == IMITATION:
                rollout.wanted[ply] = (games.views >= 0) & (games.counts > 1)
                rollout.actions[ply] = games.views.clamp(min=0)
                actions = torch.where(own & (games.views >= 0), drawn, games.choices)
            else:
                role = games.role()
                rollout.wanted[ply], rollout.actions[ply] = (role == LEARNER) & (games.counts > 1), drawn
                actions = torch.where(role == LEARNER, drawn, games.choices)
                if self.shared:
                    actions[: self.shared] = self._members_move(seen, role, actions)
            games.play(actions)
            rollout.rewards[ply], rollout.ended[ply] = games.rewards, games.ended
        rollout.judge(recipe.smoothing)
        return rollout

    def _members_move(self, seen: Tensor, role: Tensor, actions: Tensor) -> Tensor:
        """The actions of the games with past versions, theirs filled in."""
        shared = slice(0, self.shared)
        net = self.exploited or self.member_net
        logits, _ = net(seen[shared])
        theirs, _ = sample(logits, self.games.bits[shared])
        return torch.where(role[shared] == MEMBER, theirs, actions[shared])

    def _choose_member(self, stage: str) -> None:
        """Now and then, another past version to play against."""
        if stage == IMITATION or self.exploited or not self.shared:
            return
        if self.member is None or self.progress.iterations % self.recipe.switch == 0:
            self.member = self.league.draw(self.luck)
            self.member_net.load_state_dict(unpack_weights(self.member.weights))

    def _rows(self, rollout: Rollout, stage: str) -> Tensor:
        """The places of the decisions to learn from; the processor waits for the games here, and nowhere else in an iteration."""
        use = rollout.wanted if stage == IMITATION else rollout.use
        return use.flatten().nonzero().squeeze(1)

    def _score_member(self, rollout: Rollout) -> None:
        """How the games with a past version went."""
        if self.member is None or not self.shared or self.exploited:
            return
        shared = slice(0, self.shared)
        learns = (self.games.roles[shared] == LEARNER)[:, : rollout.rewards.shape[-1]].float()
        each = (rollout.rewards[:, shared] * learns).sum(-1) * (self.games.seats_of[shared] / learns.sum(-1).clamp(min=1))
        ended = rollout.ended[:, shared]
        games, score = ended.sum(), (each * ended).sum()
        if int(games):
            self.member.meet(float(score / games), int(games))

    # The league, measurements, checkpoints.

    def _snapshot(self, stage: str, done: float) -> None:
        """Hand a version to the pool now and then."""
        if stage != REINFORCEMENT or self.exploited:
            return
        due = int(self.recipe.reinforced(done) * self.recipe.snapshots)
        if due > self.snapshots:
            self.snapshots = due
            self.league.add(f"at {100 * done:.0f} %", self.net.state_dict())

    def _evaluation(self, kind: str, games: int) -> Evaluation:
        """Games to measure by, laid out once."""
        count = games if self.on_gpu else SMALL_GAMES
        if (kind, count) not in self._evaluations:
            settings = [usual_setting(self.game, self.seats)] if kind == "usual" else mixture(self.game, 0.1)
            made = Evaluation(self.game, count, settings, self.device, self.mode, EVALUATION_SEED + self.recipe.seed)
            self._evaluations[kind, count] = made
        return self._evaluations[kind, count]

    def _chooser(self, net: Net) -> Callable[[Tensor, Tensor], Tensor]:
        return partial(choose_best, net, self.dtype)

    def measure(self, stage: str, games: int = QUICK_GAMES, last: bool = False) -> dict[str, float]:
        """Share of wins of one learner against the house policy (and random players at the last) on all other seats."""
        evaluation = self._evaluation("usual", games)
        self.actor.load_state_dict(self.net.state_dict())
        learner, found = self._chooser(self.actor), {}
        names = [HOUSE, RANDOM] if last or HOUSE not in self.policies else [HOUSE]
        for name in names:
            if name in self.policies:
                found[name] = float(evaluation.shares(learner, self.policies.index(name)).mean())
        if self.exploited:
            found["exploited"] = float(evaluation.shares(learner, MEMBER, self._chooser(self.exploited)).mean())
        random_share = found.get(RANDOM, self.progress.points[-1][2] if self.progress.points else 0.0)
        self.progress.points.append((self.progress.spent(), found.get(HOUSE, 0.0), random_share))
        against = ", ".join(f"{100 * share:.1f} % against {name}" for name, share in found.items())
        count = evaluation.games.count
        seats = int(evaluation.games.seats_of[0])
        self.progress.say(f"{stage}, measured", f"wins {against} ({count} games, {seats} seats)", wins=found, games=count)
        self.progress.draw(f"{self.game.name}: share of wins at {seats} seats")
        return found

    def measure_settings(self) -> dict[str, tuple[float, int]]:
        """Share of wins against the house policy at every number of seats, map and option."""
        evaluation = self._evaluation("mixed", LAST_GAMES)
        self.actor.load_state_dict(self.net.state_dict())
        found = evaluation.by_setting(evaluation.shares(self._chooser(self.actor), self.house))
        for name, (share, games) in found.items():
            self.progress.say("by setting", f"{name}: {100 * share:.1f} % of {games}", setting=name, share=share, games=games)
        return found

    def save(self, out: Path | None = None) -> None:
        """A checkpoint, and the network."""
        if out:
            self.net.export(out)
        if self.checkpoint:
            write_checkpoint(self.checkpoint, self.state(), self.league.state())

    def state(self) -> dict[str, Any]:
        """Everything but the league."""
        games = self.games.save() if self.games.count * self.game.State.dtype.itemsize <= MOST_GAMES else None
        return {
            "version": VERSION,
            "game": self.game.name,
            "recipe": vars(self.recipe),
            "seats": self.seats,
            "total_minutes": self.progress.total_minutes or self.progress.minutes,
            "lessons_planned": self.progress.iterations_planned,
            **self.learner.state(),
            "progress": self.progress.state(),
            "stage": self.stage,
            "seed": self.seed,
            "measured": self.measured,
            "snapshots": self.snapshots,
            "member": self.league.members.index(self.member) if self.member in self.league.members else None,
            "luck": repr(self.luck.getstate()),
            "torch_luck": torch.get_rng_state(),
            "device_luck": torch.cuda.get_rng_state() if self.on_gpu else None,
            "games": games,
        }

    @classmethod
    def resumed(cls, file: Path, game: Game, progress: Progress, changes: dict[str, Any] | None = None, **more: Any) -> Trainer:
        """Go on from a checkpoint, with other numbers in its recipe where `changes` names some."""
        state, league = read_checkpoint(file, game.name)
        progress.total_minutes = progress.total_minutes or state["total_minutes"]
        progress.iterations_planned = progress.iterations_planned or state["lessons_planned"]
        progress.go_on(state["progress"])
        trainer = cls(game, Recipe(**state["recipe"]).changed(changes or {}), progress, seats=state["seats"], **more)
        trainer._restore(state, league)
        return trainer

    def _restore(self, state: dict[str, Any], league: list[dict[str, object]]) -> None:
        self.learner.restore(state)
        self.league = League.of(self.recipe.pool, league)
        if self.league.members:
            self.learner.anchor(self.league.members[0].weights)
        if state["member"] is not None:
            self.member = self.league.members[state["member"]]
            self.member_net.load_state_dict(unpack_weights(self.member.weights))
        self.stage, self.measured, self.snapshots = state["stage"], state["measured"], state["snapshots"]
        if state["games"] and state["recipe"]["games"] == self.recipe.games:
            self.deal(state["seed"])
            self.games.restore(state["games"])
        else:
            self.deal()
        self.luck.setstate(literal_eval(state["luck"]))
        torch.set_rng_state(state["torch_luck"])
        if self.on_gpu and state["device_luck"] is not None:
            torch.cuda.set_rng_state(state["device_luck"])

    # Progress.

    def _start_clock(self) -> None:
        self._reported, self._learned = time.monotonic(), 0
        self._seconds_reported = dict(self.seconds)

    def _report(self, stage: str, parts: Tensor, rows: int) -> None:
        """Every few seconds: how fast, and what the loss is made of."""
        elapsed = time.monotonic() - self._reported
        if elapsed < REPORT_EVERY_S:
            return
        names = IMITATION_PARTS if stage == IMITATION else PPO_PARTS
        numbers = dict(zip(names, (round(float(part), 4) for part in parts), strict=True))
        seconds = {name: spent - self._seconds_reported[name] for name, spent in self.seconds.items()}
        speed, acting = self._learned / sum(seconds.values()), seconds["acting"] / sum(seconds.values())
        shares = f"{speed / 1e6:.2f} M decisions/s learned from ({100 * acting:.0f} % acting, {100 - 100 * acting:.0f} % learning)"
        rate = self.learner.rate
        losses = ", ".join(f"{name} {number:.4f}" for name, number in numbers.items())
        text = f"iteration {self.progress.iterations}, {shares}, {rows} an iteration, rate {rate:.1e}, {losses}"
        against = {member.name: round(member.score, 3) for member in self.league.members if member.games}
        self.progress.say(stage, text, speed=round(speed), acting=round(acting, 3), rate=rate, **numbers, league=against)
        self._start_clock()


@torch.no_grad()
def choose_best(net: Net, dtype: torch.dtype, seen: Tensor, bits: Tensor) -> Tensor:
    """The actions that a network likes best."""
    logits, _ = net(squash_anew(seen, dtype))
    return best(logits, bits)
