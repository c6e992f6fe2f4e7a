"""Bots, hints and analyses as a feature of the server."""

from __future__ import annotations

from megawatt.server.bots import routes
from megawatt.server.bots.analyses import Analyses
from megawatt.server.bots.hints import HintGiver
from megawatt.server.bots.rules_compiler import RulesCompiler
from megawatt.server.bots.turns import BotTurns
from megawatt.server.core import Core, Feature
from megawatt.server.jobs import Job, each_sweep
from megawatt.server.thinking.pool import Pool

COMPILE_RETRY_S = 600.0


def set_up(core: Core) -> None:
    """Add the processes that think, and what they are asked for."""
    pool = Pool(core.settings.bot_processes, core.settings.bot_timeout_s)
    turns = BotTurns(core.worker, core.settings, core.storage, core.background, core.tables, core.journal, pool)
    compiler = RulesCompiler(core.pages.send, core.background.note)
    analyses = Analyses(core.storage, core.background, pool)
    for service in (pool, turns, HintGiver(pool, core.settings.rate_limits), analyses, compiler):
        core.services.add(service)
    core.table_changed.append(turns.wake)
    core.is_needed.append(lambda live: turns.are_near(live.table.id))
    core.jobs.append(Job("taking over", turns.take_over, each_sweep))
    if core.settings.compile_rules:
        core.jobs.append(Job("compiling", compiler.run, None, COMPILE_RETRY_S))
    core.at_shutdown += [turns.forget_late_answers, pool.close, turns.give_up_claims]


FEATURE = Feature((routes,), set_up)
