"""Training: what is minimised, how decisions are judged, who plays, and that a training goes on as if it had never stopped."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import numpy as np
import pytest
import torch

import megawatt
from megawatt.bots.network import Network, NetworkBot
from megawatt.bots.search import inference
from megawatt.bots.search.network_arrays import CACHED_NODES, arrays_of
from megawatt.envs.training import Progress, Recipe, Trainer, losses
from megawatt.envs.training.__main__ import main
from megawatt.envs.training.compiling import Compiled
from megawatt.envs.training.evaluation import Evaluation
from megawatt.envs.training.games import LEARNER, MEMBER, Games, lay_roles
from megawatt.envs.training.league import League, Member, member_weight, pack, unpack_weights
from megawatt.envs.training.network import Net, log_policy, normalised, padded, read_net, sample, squash_anew, unpack
from megawatt.envs.training.progress import draw_curve
from megawatt.envs.training.recipe import CRITIC, IMITATION, REINFORCEMENT
from megawatt.envs.training.rollouts import Rollout
from megawatt.envs.training.settings import mixture, other_settings, usual_setting
from megawatt.kernel.compilation.engine import engine

OVERLOAD = megawatt.find("overload")
SMALL = Recipe(
    games=48, plies=16, width=16, depth=2, batch=128, imitation=0.2, critic=0.1, snapshots=5, switch=2, past=0.3, usual=0.5
)  # fmt: skip
CPU = torch.device("cpu")


@pytest.fixture(autouse=True, scope="module")
def as_many_threads_as_before():
    """Training on a processor leaves PyTorch one thread."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def silent(line: str) -> None:
    """Print nothing."""


def trainer(planned=10, here=None, recipe=SMALL, **more) -> Trainer:
    return Trainer(
        OVERLOAD, recipe, Progress(0.0, iterations_planned=planned, iterations_here=here, output=silent), device="cpu", **more
    )


def play_on(training: Trainer, resumed: bool = False) -> Trainer:
    """Lessons until the piece is over."""
    if not resumed:
        training.deal()
    training.measured = 2.0
    while not training.progress.over():
        training.iterate()
    return training


# Judging decisions.


def rollout_of(seats, values, ended, rewards) -> Rollout:
    """One game of two seats, a decision a ply."""
    plies = len(seats)
    zeros = {name: torch.zeros(plies, 1) for name in ("seen", "bits", "actions", "chances", "gains", "returns")}
    return Rollout(
        **zeros,
        seats=torch.tensor(seats)[:, None],
        values=torch.tensor(values)[:, None],
        ended=torch.tensor(ended)[:, None],
        rewards=torch.tensor(rewards)[:, None, :],
        wanted=torch.ones(plies, 1, dtype=torch.bool),
        known=torch.zeros(plies, 1, dtype=torch.bool),
    )


def test_a_decision_is_judged_by_the_seats_own_next_one_and_by_the_end():
    rollout = rollout_of(
        seats=[0, 1, 0, 1, 0],
        values=[0.5, 0.4, 0.6, 0.3, 0.9],
        ended=[False, False, True, False, False],
        rewards=[[0.0, 0.0], [0.0, 0.0], [1.0, 0.0], [0.0, 0.0], [0.0, 0.0]],
    )
    rollout.judge(smoothing=0.5)
    assert rollout.gains[2, 0] == pytest.approx(1.0 - 0.6)
    assert rollout.gains[0, 0] == pytest.approx(0.6 - 0.5 + 0.5 * 0.4)
    assert rollout.gains[1, 0] == pytest.approx(0.0 - 0.4)
    assert rollout.returns[1, 0] == pytest.approx(0.0)
    assert rollout.use[:, 0].tolist() == [True, True, True, False, False]


# Losses.


def weights(policy=1.0, value=0.0, entropy=0.0, anchor=0.0) -> losses.Weights:
    return losses.Weights(*(torch.tensor(each) for each in (policy, value, entropy, anchor)))


def test_a_probability_gains_nothing_beyond_the_clip():
    logs = torch.log(torch.tensor([[0.8, 0.2]])).requires_grad_()
    before, actions = torch.log(torch.tensor([0.5])), torch.tensor([0])
    loss, _ = losses.ppo_loss(
        logs, torch.zeros(1), actions, before, torch.tensor([1.0]), torch.zeros(1), None, weights(), clip=0.2
    )  # fmt: skip
    assert float(loss.detach()) == pytest.approx(-1.2)
    loss.backward()
    assert (logs.grad == 0).all()


def test_the_parts_of_the_loss_are_entropy_and_both_divergences():
    chances, anchor = torch.tensor([[0.75, 0.25]]), torch.tensor([[0.5, 0.5]])
    before = torch.log(torch.tensor([0.5]))
    _, parts = losses.ppo_loss(
        chances.log(), torch.zeros(1), torch.tensor([0]), before, torch.ones(1), torch.ones(1), anchor.log(), weights(), 0.2
    )  # fmt: skip
    policy, value, entropy, moved, away = parts.tolist()
    assert policy == pytest.approx(-1.2)
    assert value == pytest.approx(math.log(2))
    assert entropy == pytest.approx(-0.75 * math.log(0.75) - 0.25 * math.log(0.25))
    assert moved == pytest.approx(0.5 - math.log(1.5))
    assert away == pytest.approx(0.75 * math.log(1.5) + 0.25 * math.log(0.5))


def test_illegal_actions_cost_nothing_and_are_never_drawn():
    bits = torch.tensor([[0b00000101, 0, 0, 0]] * 2000, dtype=torch.uint8)
    logits = torch.zeros(2000, 32)
    logits[:, 1] = 50.0
    assert unpack(bits)[0].nonzero().flatten().tolist() == [0, 2]
    drawn, chances = sample(logits, bits)
    assert set(drawn.tolist()) == {0, 2}
    assert chances.exp().mean() == pytest.approx(0.5)
    logs = log_policy(logits.requires_grad_(), bits)
    assert losses.divergence(logs, logs.detach()).abs().max() == 0
    losses.ppo_loss(
        logs, logs[:, 0], drawn, chances, torch.ones(2000), torch.zeros(2000), logs.detach(), weights(1, 0, 1, 1), 0.2
    )[0].backward()  # fmt: skip
    assert torch.isfinite(logits.grad).all()
    assert (logits.grad[:, 1] == 0).all()


def test_gains_are_normalised_over_the_decisions_that_are_learned_from():
    gains = losses.normalised_gains(torch.tensor([1.0, 2.0, 3.0, 1000.0]), torch.tensor([0, 1, 2]))
    assert gains.tolist() == pytest.approx([-1.0, 0.0, 1.0], abs=1e-3)


def test_imitation_counts_values_only_where_they_are_known():
    logs = torch.log(torch.tensor([[0.9, 0.1], [0.4, 0.6]]))
    known = torch.tensor([1.0, 0.0])
    loss, parts = losses.imitation_loss(logs, torch.tensor([0.0, 9.0]), torch.tensor([0, 0]), torch.tensor([1.0, 0.0]), known)
    assert parts.tolist() == pytest.approx([-(math.log(0.9) + math.log(0.4)) / 2, math.log(2), 0.5])
    assert float(loss) == pytest.approx(float(parts[:2].sum()))


# Schedules.


def test_stages_and_rates_follow_the_share_of_the_training_that_is_done():
    recipe = Recipe(imitation=0.1, critic=0.1, ramp=0.1, anchored=0.5, last_rate=0.1)
    assert [recipe.stage(done) for done in (0.0, 0.099, 0.1, 0.199, 0.2, 1.0)] == [
        IMITATION, IMITATION, CRITIC, CRITIC, REINFORCEMENT, REINFORCEMENT,
    ]  # fmt: skip
    assert recipe.rate_at(0.2) < 0.1 * recipe.rate < recipe.rate_at(0.3)
    assert recipe.rate_at(1.0) == pytest.approx(0.1 * recipe.rate)
    assert recipe.anchor_at(0.2) == recipe.anchor
    assert recipe.anchor_at(0.4) == pytest.approx(recipe.anchor / 2)
    assert recipe.anchor_at(0.61) == recipe.anchor_at(1.0) == 0
    assert recipe.entropy_at(1.0) == pytest.approx(recipe.last_entropy)


def test_numbers_of_a_recipe_are_given_as_text():
    changed = Recipe().changed({"games": "64", "rate": "1e-3", "compile": "false"})
    assert (changed.games, changed.rate, changed.compile) == (64, 1e-3, False)
    with pytest.raises(megawatt.OptionError, match="a recipe has no 'gamse'"):
        Recipe().changed({"gamse": 3})
    with pytest.raises(megawatt.OptionError, match="games=many: should be a number"):
        Recipe().changed({"games": "many"})


def test_an_iteration_that_moves_the_policy_too_far_lowers_the_rate():
    training = trainer()
    training.learner._adapt(10 * SMALL.change)
    assert training.learner.rate_scale == pytest.approx(0.8)
    for _ in range(10):
        training.learner._adapt(0.0)
    assert training.learner.rate_scale == 1.0


# Tables and seats.


@pytest.mark.parametrize("name", ["power-grid", "future-energy", "barrage", "overload"])
def test_the_mixture_has_every_number_of_seats_every_map_and_the_usual_table_most_often(name):
    game = megawatt.find(name)
    found = mixture(game, 0.6)
    assert {seats for seats, _ in found} == {seats for seats in game.seat_counts if seats > 1}
    assert found.count(usual_setting(game)) / len(found) == pytest.approx(0.6, abs=0.05)
    assert len({repr(each) for each in found}) <= 62
    for option in game.options:
        if option.offered and not option.disputed and not option.lowest:
            values = {str(options.get(option.name, option.default)) for _, options in found}
            missing = set(option.choices) - values
            assert not missing or (name, missing) == ("barrage", {"3"})  # three automas need a lone player
    assert mixture(game, 0.6, seats=3) == [(3, {})]
    assert usual_setting(game) in mixture(game, 0.1)
    assert usual_setting(game) not in other_settings(game)


def test_games_of_all_settings_are_played_in_one_batch():
    games = Games(OVERLOAD, 40, [(4, {}), (2, {}), (3, {"open_fuses": True})], CPU, "interpreted")
    assert set(games.seats_of.tolist()) == {2, 3, 4}
    games.deal(1)
    games.policies.fill_(0)
    for _ in range(30):
        games.batch.choose()
        games.play(games.choices)
        assert (games.seat < games.seats_of).all()
    assert int(games.batch.lengths.get().max()) > 0


def test_the_learner_sits_where_the_recipe_says():
    games = Games(OVERLOAD, 400, mixture(OVERLOAD, 0.5), CPU, "interpreted")
    roles, shared = lay_roles(games, 0.25, 0.25, 0, [], 0.0)
    assert shared == 100
    places = torch.arange(roles.shape[1])[None] < games.seats_of[:, None]
    learns = ((roles == LEARNER) & places).sum(1)
    assert (learns[:300] >= 1).all()
    assert (learns[:300] < games.seats_of[:300]).all()
    assert (learns[300:] == games.seats_of[300:]).all()
    assert (((roles == MEMBER) & places).sum(1)[:shared] > 0).all()
    assert not (roles[shared:] == MEMBER).any()
    assert {int((roles[row] == LEARNER).nonzero()[0]) for row in range(100, 300)} == {0, 1, 2, 3}


def test_games_spread_so_that_they_are_not_in_step():
    games = Games(OVERLOAD, 64, [(4, {})], CPU, "processor")
    games.deal(1)
    games.spread(0, plies=20, steps=5)
    assert len(set(games.plies.tolist())) > 3


# League.


def test_harder_opponents_are_met_more_often_and_the_easiest_leaves():
    league = League(3)
    for name in ("imitation", "easy", "hard"):
        league.add(name, {"weight": torch.ones(2, 2)})
    league.members[0].score, league.members[1].score, league.members[2].score = 2.0, 1.8, 0.6
    luck = random.Random(1)
    drawn = [league.draw(luck).name for _ in range(300)]
    assert drawn.count("hard") > 2 * drawn.count("easy")
    assert member_weight(Member("even", {}, 1.0)) > 2 * member_weight(Member("easy", {}, 1.6))
    league.add("new", {"weight": torch.ones(2, 2)})
    assert [member.name for member in league.members] == ["imitation", "hard", "new"]


def test_recent_games_say_most_about_an_opponent():
    member = Member("past", {})
    member.meet(0.5, 10)
    assert (member.score, member.games) == (0.5, 10)
    member.meet(1.5, 10)
    assert member.score == pytest.approx(0.6)


def test_packed_weights_are_nearly_the_same():
    net = Net(20, 5, 16, 2)
    found = unpack_weights(pack(net.state_dict()))
    for name, each in net.state_dict().items():
        assert found[name] == pytest.approx(each.numpy(), abs=float(each.abs().max()) / 200)


# The network.


def taught_net(game=OVERLOAD, width=16, depth=3) -> Net:
    """One that has opinions."""
    torch.manual_seed(3)
    net = Net(game.observation_size, len(game.compact_names) or game.actions.count, width, depth)
    for layer in (net.policy, net.value):
        torch.nn.init.normal_(layer.weight, std=0.3)
    return net


@pytest.mark.parametrize("name", ["overload", "barrage"])
def test_pytorch_numpy_and_the_search_think_the_same(name, tmp_path):
    game = megawatt.find(name)
    net = taught_net(game)
    net.export(tmp_path / "mine.npz")
    network = Network.read(tmp_path / "mine.npz", game)
    compiled = engine(game, "compiled")
    value, logits_at, arrays = compiled.bind(inference.chance_to_win), compiled.bind(inference.logits_at), arrays_of(network)
    match = megawatt.new(name, seats=3, seed=5)
    for _ in range(5):
        numbers = compiled.observe(match.board, match.state, match.seat)
        logits, expected = net(squash_anew(torch.from_numpy(numbers)[None], torch.float32))
        liked, share = network.answer(numbers)
        assert liked == pytest.approx(logits[0, : net.actions].detach().numpy(), abs=0.03)
        assert share == pytest.approx(float(torch.sigmoid(expected.detach())), abs=0.01)
        row = logits_at(match.board.record, match.state.record, CACHED_NODES + 7, arrays)
        assert arrays.logits[row] == pytest.approx(liked, abs=1e-3)
        assert value(match.board.record, match.state.record, match.seat, arrays) == pytest.approx(share, abs=1e-3)
        match.play(match.legal_actions()[0])


def test_padding_changes_nothing(tmp_path):
    net = taught_net()
    assert net.first.in_features == padded(OVERLOAD.observation_size) == 32
    net.export(tmp_path / "mine.npz")
    again = read_net(tmp_path / "mine.npz", OVERLOAD)
    numbers = squash_anew(torch.arange(-8, 8, dtype=torch.int16)[None], torch.float32)
    assert again(numbers)[0][0, :3].detach().numpy() == pytest.approx(net(numbers)[0][0, :3].detach().numpy(), abs=0.02)
    assert again.policy.weight[3:].abs().max() == 0


def test_networks_of_the_first_format_can_be_played_against():
    game = megawatt.find("power-grid")
    file = Path(megawatt.bots.networks.WEIGHTS) / "power-grid.npz"
    numbers = np.arange(game.observation_size, dtype=np.int16) % 7
    liked, _ = Network.read(file, game).answer(numbers)
    logits, _ = read_net(file, game)(squash_anew(torch.from_numpy(numbers)[None], torch.float32))
    assert logits[0, : len(liked)].detach().numpy() == pytest.approx(liked, abs=1e-2)


def test_rows_are_normalised():
    assert normalised(torch.tensor([[3.0, -4.0]])).square().mean() == pytest.approx(1.0, abs=1e-4)


# Lessons, checkpoints, records.


def test_the_critic_leaves_the_policy_alone():
    training = trainer(planned=10, here=2)
    play_on(training)
    training.progress.iterations_here = 3
    before = {name: each.clone() for name, each in training.net.state_dict().items()}
    training.iterate()
    assert training.stage == CRITIC
    changed = {name for name, each in training.net.state_dict().items() if (each != before[name]).any()}
    assert changed == {"value.weight", "value.bias"}


def test_a_policy_that_moved_too_far_takes_no_further_steps_in_an_iteration():
    training = play_on(trainer(planned=10, here=4))
    rollout = training.collect_rollout(REINFORCEMENT)
    rows = training._rows(rollout, REINFORCEMENT)
    rollout.chances -= 3.0  # as if another policy had played
    lengths = []
    inner = training.learner._step

    def spied(loss_of, arguments, frozen=False):
        lengths.append(float(arguments[-1].policy))
        return inner(loss_of, arguments, frozen)

    training.learner._step = spied
    training.learner.reinforce(rollout, rows, REINFORCEMENT, 0.5, anchored=True)
    assert lengths[0] == 1.0
    assert lengths[1:]
    assert set(lengths[1:]) == {0.0}


def test_a_training_goes_on_as_if_it_had_never_stopped(tmp_path):
    straight = trainer(planned=12)
    straight.deal()
    straight.measured = 2.0
    while not straight.progress.over():
        straight.iterate()
        if straight.progress.iterations == 6:
            straight.checkpoint = tmp_path / "straight.pt"
            straight.save()
    first = play_on(trainer(planned=12, here=6))
    first.checkpoint = tmp_path / "first.pt"
    first.save()
    resumed = Trainer.resumed(tmp_path / "first.pt", OVERLOAD, Progress(0.0, iterations_planned=12, output=silent), device="cpu")
    assert resumed.progress.iterations == 6
    play_on(resumed, resumed=True)
    for name, each in straight.net.state_dict().items():
        assert (resumed.net.state_dict()[name] == each).all(), name
    assert [vars(member) | {"weights": 0} for member in resumed.league.members] == [
        vars(member) | {"weights": 0} for member in straight.league.members
    ]
    assert resumed.progress.decisions == straight.progress.decisions


def test_a_checkpoint_that_is_none_or_of_another_game_is_refused(tmp_path):
    (tmp_path / "bad.pt").write_bytes(b"nothing")
    progress = Progress(0.0, output=silent)
    with pytest.raises(megawatt.OptionError, match=r"bad\.pt is no checkpoint"):
        Trainer.resumed(tmp_path / "bad.pt", OVERLOAD, progress)
    training = play_on(trainer(planned=10, here=1))
    training.checkpoint = tmp_path / "good.pt"
    training.save()
    with pytest.raises(megawatt.OptionError, match="is a checkpoint of overload"):
        Trainer.resumed(tmp_path / "good.pt", megawatt.find("barrage"), progress)


@pytest.mark.parametrize(("name", "width"), [("power-grid", 512), ("future-energy", 384), ("barrage", 384)])
def test_checkpoints_and_leagues_of_the_games_stay_below_16_mb(name, width):
    game, recipe = megawatt.find(name), Recipe()
    net = Net(game.observation_size, len(game.compact_names), width, recipe.depth)
    numbers = sum(each.numel() for each in net.parameters())
    assert (4 + 2 * 2) * numbers < 15_900_000
    assert recipe.pool * numbers < 15_500_000


def test_reinforcement_keeps_what_imitation_brought():
    recipe = Recipe(games=192, plies=32, width=32, depth=2, batch=512, imitation=0.25, critic=0.05, usual=1.0, rate=2e-3)
    training = trainer(planned=40, recipe=recipe)
    training.deal()
    training.measured = 2.0
    evaluation = Evaluation(OVERLOAD, 1024, [(4, {})], CPU, "processor", 99)
    shares = []
    while not training.progress.over():
        training.iterate()
        if training.progress.iterations in (10, 14, 18, 24, 32, 40):
            won = evaluation.shares(training._chooser(training.net), training.house)
            shares.append(float(won.mean()))
    noise = 2 * math.sqrt(0.25 * 0.75 / 1024)
    assert min(shares) >= shares[0] - noise, shares


def test_a_function_that_cannot_be_compiled_runs_as_it_is(caplog):
    made = Compiled(lambda number: number + 1, enabled=False)
    made._fast = lambda number: 1 / 0
    assert made(2) == 3
    assert not made.compiled
    assert "runs uncompiled: ZeroDivisionError" in caplog.text


def test_the_command_line_trains_records_and_goes_on(tmp_path, capsys, caplog):
    common = ["overload", "--device", "cpu", "--set", "games=32", "--set", "plies=8", "--set", "width=16", "--set", "batch=64"]
    files = ["--checkpoint", str(tmp_path / "c.pt"), "--out", str(tmp_path / "mine.npz"), "--record", str(tmp_path / "record")]
    main([*common, *files, "--minutes", "0.04", "--total-minutes", "0.08"])
    assert "no GPU" in caplog.text
    main(["overload", "--device", "cpu", "--resume", str(tmp_path / "c.pt"), *files[2:], "--minutes", "0.04"])
    pieces = json.loads((tmp_path / "record" / "recipe.json").read_text())
    assert [piece["recipe"]["games"] for piece in pieces] == [32, 32]
    assert pieces[1]["total_minutes"] == 0.08
    assert pieces[1]["from_minute"] > 0
    lines = [json.loads(line) for line in (tmp_path / "record" / "log.jsonl").read_text().splitlines()]
    assert {"end, measured", "by setting"} <= {line["stage"] for line in lines}
    minutes = [line["minutes"] for line in lines]
    assert minutes == sorted(minutes)
    assert "against house" in (tmp_path / "record" / "curve.svg").read_text()
    assert "decisions" in capsys.readouterr().out
    bot = NetworkBot.of(tmp_path / "mine.npz", OVERLOAD)
    match = megawatt.new("overload", seats=3, seed=5)
    while match.seat is not None:
        match.play(bot.choose(match))
    assert match.ply > 0
    main([*common, "--minutes", "0.03", "--exploit", str(tmp_path / "mine.npz"), "--seats", "3"])
    assert "against exploited" in capsys.readouterr().out


def test_the_curve_is_drawn(tmp_path):
    draw_curve([(0.0, 0.1, 0.3), (1.0, 0.5, 1.0)], "overload", tmp_path / "curve.svg")
    assert "against house" in (tmp_path / "curve.svg").read_text()
