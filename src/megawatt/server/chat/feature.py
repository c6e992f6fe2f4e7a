"""The chat of tables, and notes, as a feature of the server."""

from __future__ import annotations

from functools import partial

from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.accounts.mutes import MUTED
from megawatt.server.chat import notes_routes, routes
from megawatt.server.chat.lobby_chat import LobbyChat
from megawatt.server.chat.service import ChatService
from megawatt.server.chat.socket import ChatMessages
from megawatt.server.chat.store import CHANGED, SAID, ChatStore
from megawatt.server.core import Core, Feature
from megawatt.server.db.store import Store
from megawatt.server.jobs import Job, each_sweep


def set_up(core: Core) -> None:
    """Add the chat, and follow what other workers and the host change."""
    chat = ChatService(core.storage, core.background, core.tables.live, core.pages, core.limits)
    core.services.add(chat)
    core.table_changed.append(chat.table_changed)
    core.watchers.on_join.append(chat.send_chat_soon)
    lobby = LobbyChat(core.storage, core.background, core.limits, core.settings, chat.store, chat)
    core.services.add(lobby)
    ChatMessages(core.tables, chat, lobby).register(core.handlers)
    core.pubsub.on_connect.append(chat.catch_up_everywhere)
    for kind in (SAID, CHANGED, MUTED):
        core.pubsub.subscribe(kind, partial(chat.hear, kind))
    for kind in (SAID, CHANGED):
        core.pubsub.subscribe(kind, lobby.hear)
    core.jobs.append(Job("chat changed by the host", chat.apply_host_changes, each_sweep))
    core.jobs.append(Job("lobby chat", lobby.refresh, each_sweep))


def keep_accounts(store: Store, hooks: AccountHooks) -> None:
    """Lines follow their authors' accounts."""
    chat = ChatStore(store)
    hooks.erase.append(lambda connection, person, now: chat.forget(connection, person))
    hooks.merge.append(chat.move)
    hooks.forget_name.append(chat.take_name)


FEATURE = Feature((notes_routes, routes), set_up, keep_accounts)
