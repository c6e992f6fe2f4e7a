"""Notifications as a feature of the server."""

from __future__ import annotations

from megawatt.server.core import IDLE_SECONDS, Core, Feature
from megawatt.server.jobs import Job, each_look_at_pages, each_sweep
from megawatt.server.notifications import routes
from megawatt.server.notifications.delivery import NotificationSender
from megawatt.server.notifications.outbound import Outbound
from megawatt.server.notifications.preferences import NotificationPreferences
from megawatt.server.notifications.push import Push
from megawatt.server.notifications.texts import Texts


def set_up(core: Core) -> None:
    """Add preferences and sender; both send by mail, web push and webhooks."""
    outbound = Outbound()
    push = Push(core.storage, outbound, core.settings.contact)
    ways = core.mailer, outbound, push, Texts(core.settings.address)
    preferences = NotificationPreferences(core.storage, *ways, core.now)
    sender = NotificationSender(core.storage, *ways, core.now, core.is_invited)
    for service in (outbound, push, preferences, sender):
        core.services.add(service)
    core.account_hooks.signed_in.append(preferences.bring_along)
    core.jobs.append(Job("notices", sender.send_due, each_sweep))
    core.jobs.append(Job("who is here", lambda: sender.note_seen(core.pages.people(IDLE_SECONDS)), each_look_at_pages))


FEATURE = Feature((routes,), set_up)
