"""Profiles, leaderboards, the archive and openings, as one person may read them. Running games are not here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megawatt.server.accounts.people import PeopleStore
from megawatt.server.accounts.service import name_key
from megawatt.server.accounts.store import AccountStore
from megawatt.server.db.database import Storage
from megawatt.server.ratings.archive import MAX_COUNTED, MAX_SHOWN, Archive, FinishedRow, Search
from megawatt.server.ratings.leaderboards import favourite_openings, leader_lines, opening_lines
from megawatt.server.ratings.messages import ArchiveShown, Leaders, Openings, Played, PoolShown, Profile, RatingMoved, RatingsMoved
from megawatt.server.ratings.model import shown
from megawatt.server.ratings.profiles import finished_game, opponents, rating_with_history, tallies
from megawatt.server.refusals import Refusal


class Club:
    """Reads what is public about finished games, and what is one's own."""

    def __init__(self, storage: Storage) -> None:
        self._storage, self._archive = storage, Archive(storage.store)
        self._people = PeopleStore(storage.store)
        self._accounts = AccountStore(storage.store)

    async def profile(self, name: str, reader: str) -> Profile:
        """Somebody's page; Refusal when no account has this name."""
        found = await self._storage.read(self._accounts.person_named, name_key(name))
        if found is None:
            raise Refusal("no-such-person", "nobody with an account is called so")
        person, written, since = found
        games = await self._storage.read(self._archive.found, Search(visible_to=reader, person=person), MAX_COUNTED)
        ratings = await self._storage.read(self._archive.ratings_of, person)
        lines = await self._storage.read(self._archive.history_of, person)
        openings = await self._storage.read(self._archive.openings_of, person, reader)
        names, accounts = await self._names(games)
        return Profile(
            name=written,
            since=int(since),
            you=person == reader,
            ratings=[rating_with_history(row, lines) for row in ratings],
            tallies=tallies(games, person),
            opponents=opponents(games, person, names, accounts),
            openings=favourite_openings(openings),
            latest=[finished_game(game, names, accounts, reader) for game in games[:MAX_SHOWN]],
        )

    async def person_named(self, name: str) -> str:
        """Who has an account of this name; Refusal when nobody has."""
        found = await self._storage.read(self._accounts.person_named, name_key(name))
        if found is None:
            raise Refusal("no-such-person", "nobody with an account is called so")
        return found[0]

    async def archive(self, reader: str, wish: Mapping[str, str], *, mine: bool, before: float | None) -> ArchiveShown:
        """Finished games that fit: mine, or all that I may see."""
        search = Search(visible_to=reader, person=reader if mine else None, before=before)
        search.game, search.map = wish.get("game"), wish.get("map")
        if mine and wish.get("result") in ("won", "lost"):
            search.won = wish["result"] == "won"
        if opponent := wish.get("opponent"):
            await self._narrow(search, opponent)
        games = await self._storage.read(self._archive.found, search, MAX_SHOWN + 1)
        names, accounts = await self._names(games)
        return ArchiveShown([finished_game(game, names, accounts, reader) for game in games[:MAX_SHOWN]], len(games) > MAX_SHOWN)

    async def leaders(self, game: str, seats: int, reader: str) -> Leaders:
        """The best people and the best bots of a game with so many seats, and where else there are ratings."""
        pools = [pool.split("/") for pool in await self._storage.read(self._archive.pools)]
        known = sorted({(name, int(count)) for _, name, count in pools})
        people = await self._storage.read(self._archive.leaders, f"people/{game}/{seats}")
        bots = await self._storage.read(self._archive.leaders, f"bots/{game}/{seats}")
        return Leaders(
            pools=[PoolShown(name, count) for name, count in known],
            people=leader_lines(((row, name) for row, name in people if name is not None), reader),
            bots=leader_lines(((row, row.who) for row, _ in bots), None),
        )

    async def openings(self, game: str, game_map: str | None, seats: int | None, reader: str) -> Openings:
        """What seats began with in finished games that are public, rated or the reader's own, and how often they won."""
        rows = await self._storage.read(self._archive.openings, game, game_map, seats, reader)
        maps = await self._storage.read(self._archive.maps, game, reader)
        return Openings(maps, opening_lines(rows))

    async def played(self) -> Played:
        """Where leaderboards and openings have the most to show."""
        pool = await self._storage.read(self._archive.fullest_pool)
        rated = PoolShown(pool.split("/")[1], int(pool.split("/")[2])) if pool else None
        return Played(rated, await self._storage.read(self._archive.game_with_openings))

    async def ratings_moved(self, table: str) -> RatingsMoved:
        """What a game did to ratings; rated games are everybody's to see when they are over."""
        lines = await self._storage.read(self._archive.ratings_after, table)
        return RatingsMoved([RatingMoved(seat, shown(mu), shown(mu) - shown(mu - change)) for seat, mu, change in lines])

    async def _narrow(self, search: Search, opponent: str) -> None:
        """Look for games with the person, or else the bot, of this name."""
        found = await self._storage.read(self._accounts.person_named, name_key(opponent))
        if found is not None:
            search.opponent = found[0]
        else:
            search.bot = opponent

    async def _names(self, games: Sequence[FinishedRow]) -> tuple[Mapping[str, str | None], set[str]]:
        people = {place.person for game in games for place in game.places if place.person is not None}
        names = await self._storage.read(self._people.names_of, people)
        return names, await self._storage.read(self._accounts.accounts_among, people)
