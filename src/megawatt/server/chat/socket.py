"""The messages of pages about the chat."""

from __future__ import annotations

from megawatt.server.chat.broadcast import LOBBY
from megawatt.server.chat.lobby_chat import LobbyChat
from megawatt.server.chat.messages import EarlierChat, HearLobby, Mute, Report, Say, Unmute
from megawatt.server.chat.service import ChatService
from megawatt.server.live.connection import Connection
from megawatt.server.live.handlers import MessageHandlers
from megawatt.server.live.messages import Done
from megawatt.server.tables.open_tables import OpenTables


class ChatMessages:
    """Handles these messages."""

    def __init__(self, tables: OpenTables, chat: ChatService, lobby: LobbyChat) -> None:
        self._tables, self._chat, self._lobby = tables, chat, lobby

    def register(self, handlers: MessageHandlers) -> None:
        """Handle the messages of every connection from now on."""
        handlers.add(HearLobby, self._hear_lobby, for_banned=True)
        handlers.on_disconnect.append(self._lobby.leave)
        handlers.add(EarlierChat, self._earlier, for_banned=True)
        handlers.add(Say, self._say)
        handlers.add(Mute, self._mute)
        handlers.add(Unmute, self._unmute)
        handlers.add(Report, self._report)

    async def _hear_lobby(self, connection: Connection, message: HearLobby) -> Done:
        await self._lobby.listen(connection)
        return Done()

    async def _say(self, connection: Connection, message: Say) -> Done:
        if message.room == LOBBY:
            await self._lobby.say(connection, message)
            return Done()
        await self._chat.say(self._tables.watched_by(connection), connection, message)
        return Done()

    async def _earlier(self, connection: Connection, message: EarlierChat) -> Done:
        if message.room == LOBBY:
            return await self._lobby.earlier(connection, message)
        return await self._chat.earlier(self._tables.watched_by(connection), connection, message)

    async def _mute(self, connection: Connection, message: Mute) -> Done:
        if message.room == LOBBY:
            await self._lobby.mute(connection, message)
            return Done()
        await self._chat.mute(self._tables.watched_by(connection), connection, message)
        return Done()

    async def _unmute(self, connection: Connection, message: Unmute) -> Done:
        await self._chat.unmute(connection, message)
        return Done()

    async def _report(self, connection: Connection, message: Report) -> Done:
        if message.room == LOBBY:
            await self._lobby.report(connection, message)
            return Done()
        await self._chat.report(self._tables.watched_by(connection), connection, message)
        return Done()
