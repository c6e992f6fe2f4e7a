"""Programs that play, and their tokens, as a feature of the server."""

from __future__ import annotations

from megawatt.server.accounts.sessions import Sessions
from megawatt.server.clients import routes, token_routes
from megawatt.server.clients.revocation import Revocation
from megawatt.server.clients.tokens import Tokens
from megawatt.server.core import Core, Feature
from megawatt.server.jobs import Job, each_sweep


def set_up(core: Core) -> None:
    """Add the tokens, and disconnect those whose token or session has ended."""
    hooks = core.account_hooks
    tokens = Tokens(core.storage, core.background, core.limits, hooks.person_changed, lambda: core.pubsub.hears_all)
    revocation = Revocation(core.pages, core.background, tokens, lambda: core.services.get(Sessions))
    core.services.add(tokens)
    core.services.add(revocation)
    hooks.changed += [tokens.forget, revocation.person_changed]
    core.jobs.append(Job("tokens", revocation.end_revoked, each_sweep))


FEATURE = Feature((token_routes, routes), set_up)
