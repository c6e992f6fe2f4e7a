"""The same job on a real Ray cluster of this machine, with a worker killed in the middle."""

import os
import signal
import socket

import pytest
import ray
from ray.cluster_utils import Cluster

import megawatt
from megawatt.arena.cluster import RayCluster
from megawatt.arena.job import line_up
from megawatt.arena.results import open_results
from megawatt.arena.runner import run_job
from megawatt.arena.simulator import play_contest
from tests.arena.test_arena import told

GAME = megawatt.find("overload")
WORKERS = 2
PATIENCE = 300
BUSY_MACHINE = {
    "RAY_gcs_server_port_wait_time_s": str(PATIENCE),
    "RAY_worker_register_timeout_seconds": str(PATIENCE),
    "RAY_memory_monitor_refresh_ms": "0",
}
"""Ray waits half a minute for each of its processes, and kills workers while others of the machine use much memory."""


@pytest.fixture(scope="module")
def address():
    """A cluster that listens on the loopback only (127.0.0.1 Ray would take for the outer address) and sends nothing anywhere."""
    os.environ.update(BUSY_MACHINE, RAY_USAGE_STATS_ENABLED="0", RAY_DISABLE_IMPORT_WARNING="1")
    head = {"num_cpus": WORKERS, "node_ip_address": "127.0.0.2", "include_dashboard": False, "object_store_memory": 80_000_000}
    cluster = Cluster()
    cluster.add_node(wait=False, **head)
    cluster.wait_for_nodes(PATIENCE)
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def test_no_game_is_lost_or_doubled_when_a_worker_is_killed(address, tmp_path):
    job = line_up(GAME, ["house", "random", "kilowatt"], 60, 5, {})
    killed = []

    def kill_one_worker(outcome):
        if outcome.number == 10:
            killed.append(ray.get(ray.remote(lambda: os.getpid()).remote()))
            os.kill(killed[0], signal.SIGKILL)

    with open_results(tmp_path / "ray.db", job) as results:
        assert run_job(job, results, RayCluster(address), kill_one_worker) == 60
        played = [told(outcome) for outcome in results.outcomes()]
    assert len(killed) == 1
    assert played == [told(play_contest(contest)) for contest in job.contests("interpreted")]


def test_a_cluster_that_does_not_answer_is_told():
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        with pytest.raises(megawatt.OptionError, match="no Ray cluster answers at"):
            RayCluster(f"127.0.0.1:{nobody.getsockname()[1]}")
