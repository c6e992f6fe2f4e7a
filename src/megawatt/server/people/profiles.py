"""What the club shows of finished games: profiles, leaderboards, the archive, openings. Running games are not here."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from megawatt.server.people.accounts import name_key
from megawatt.server.people.ratings import is_provisional, shown, shown_doubt
from megawatt.server.refusals import Refusal
from megawatt.server.storage.accounts import AccountStore
from megawatt.server.storage.archive import MOST_COUNTED, MOST_SHOWN, Archive, FinishedRow, HistoryLine, OpeningRow, Search
from megawatt.server.storage.results import RatingRow
from megawatt.server.storage.storage import Storage
from megawatt.server.wire.club import (
    ArchiveShown,
    FinishedShown,
    LabelShown,
    Leader,
    Leaders,
    MomentOfRating,
    Openings,
    OpeningShown,
    Opponent,
    Played,
    PlayerShown,
    PoolShown,
    Profile,
    RatingMoved,
    RatingShown,
    RatingsMoved,
    Tally,
)

MOST_OPPONENTS = 12
MOST_LABELS = 40
MOST_FAVOURITES = 3
SURE = 1.96
"""Intervals that hold in 19 cases of 20."""


class Club:
    """Reads what is public about finished games, and what is one's own."""

    def __init__(self, storage: Storage) -> None:
        self._storage, self._archive = storage, Archive(storage.store)
        self._accounts = AccountStore(storage.store)

    async def profile(self, name: str, reader: str) -> Profile:
        """Somebody's page; Refusal when no account has this name."""
        found = await self._storage.read(self._archive.person_named, name_key(name))
        if found is None:
            raise Refusal("no-such-person", "nobody with an account is called so")
        person, written, since = found
        games = await self._storage.read(self._archive.found, Search(visible_to=reader, person=person), MOST_COUNTED)
        ratings = await self._storage.read(self._archive.ratings_of, person)
        lines = await self._storage.read(self._archive.history_of, person)
        openings = await self._storage.read(self._archive.openings_of, person, reader)
        names, accounts = await self._names(games)
        return Profile(
            name=written,
            since=int(since),
            you=person == reader,
            ratings=[_rating(row, lines) for row in ratings],
            tallies=_tallies(games, person),
            opponents=_opponents(games, person, names, accounts),
            openings=_favourites(openings),
            latest=[_shown(game, names, accounts, reader) for game in games[:MOST_SHOWN]],
        )

    async def person_named(self, name: str) -> str:
        """Who has an account of this name; Refusal when nobody has."""
        found = await self._storage.read(self._archive.person_named, name_key(name))
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
        games = await self._storage.read(self._archive.found, search, MOST_SHOWN + 1)
        names, accounts = await self._names(games)
        return ArchiveShown([_shown(game, names, accounts, reader) for game in games[:MOST_SHOWN]], len(games) > MOST_SHOWN)

    async def leaders(self, game: str, seats: int, reader: str) -> Leaders:
        """The best people and the best bots of a game with so many seats, and where else there are ratings."""
        pools = [pool.split("/") for pool in await self._storage.read(self._archive.pools)]
        known = sorted({(name, int(count)) for _, name, count in pools})
        people = await self._storage.read(self._archive.leaders, f"people/{game}/{seats}")
        bots = await self._storage.read(self._archive.leaders, f"bots/{game}/{seats}")
        return Leaders(
            pools=[PoolShown(name, count) for name, count in known],
            people=_leaders(((row, name) for row, name in people if name is not None), reader),
            bots=_leaders(((row, row.who) for row, _ in bots), None),
        )

    async def openings(self, game: str, game_map: str | None, seats: int | None, reader: str) -> Openings:
        """What seats began with in finished games that are public, rated or the reader's own, and how often they won."""
        rows = await self._storage.read(self._archive.openings, game, game_map, seats, reader)
        maps = await self._storage.read(self._archive.maps, game, reader)
        return Openings(maps, _openings(rows))

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
        found = await self._storage.read(self._archive.person_named, name_key(opponent))
        if found is not None:
            search.opponent = found[0]
        else:
            search.bot = opponent

    async def _names(self, games: Sequence[FinishedRow]) -> tuple[Mapping[str, str | None], set[str]]:
        people = {place.person for game in games for place in game.places if place.person is not None}
        names = await self._storage.read(self._storage.store.names_of, people)
        return names, await self._storage.read(self._accounts.accounts_among, people)


def _shown(game: FinishedRow, names: Mapping[str, str | None], accounts: set[str], reader: str) -> FinishedShown:
    players = [
        PlayerShown(
            name=names.get(place.person or ""),
            bot=place.bot,
            place=place.place,
            account=place.person in accounts,
            you=place.person == reader,
        )
        for place in game.places
    ]
    return FinishedShown(game.table_id, game.at, game.game, game.map, game.title, game.rated, players)


def _rating(row: RatingRow, lines: Sequence[HistoryLine]) -> RatingShown:
    _, game, seats = row.pool.split("/")
    history = [
        MomentOfRating(int(line.at), shown(line.mu), shown_doubt(line.sigma), line.table_id)
        for line in lines
        if line.pool == row.pool
    ]
    return RatingShown(
        game, int(seats), shown(row.mu), shown_doubt(row.sigma), is_provisional(row.sigma), row.games, history[-300:]
    )  # fmt: skip


def _leaders(rows: Iterable[tuple[RatingRow, str]], reader: str | None) -> list[Leader]:
    listed = [
        Leader(name, shown(row.mu), shown_doubt(row.sigma), is_provisional(row.sigma), row.games, row.who == reader)
        for row, name in rows
    ]
    return sorted(listed, key=lambda leader: leader.provisional)


def _tallies(games: Sequence[FinishedRow], person: str) -> list[Tally]:
    """How often which place, per game and seat count."""
    places: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for game in games:
        for place in game.places:
            if place.person == person and place.place is not None:
                places[game.game, game.seats][place.place] += 1
    listed = [
        Tally(name, seats, counts.total(), [counts[place] for place in range(1, seats + 1)])
        for (name, seats), counts in places.items()
    ]
    return sorted(listed, key=lambda tally: -tally.games)


def _opponents(games: Sequence[FinishedRow], person: str, names: Mapping[str, str | None], accounts: set[str]) -> list[Opponent]:
    """Whom somebody has met most often, and how often they came in ahead. Guests have no name that lasts."""
    met: Counter[tuple[str, bool]] = Counter()
    ahead: Counter[tuple[str, bool]] = Counter()
    for game in games:
        own = min((place.place for place in game.places if place.person == person and place.place is not None), default=None)
        if own is None:
            continue
        others = {place.person or place.bot: place for place in game.places if place.person != person}
        for who, place in others.items():
            if who is None or place.place is None or (place.person is not None and who not in accounts):
                continue
            met[who, place.bot is not None] += 1
            ahead[who, place.bot is not None] += own < place.place
    return [
        Opponent(who if is_bot else names.get(who) or "", is_bot, count, ahead[who, is_bot])
        for (who, is_bot), count in met.most_common(MOST_OPPONENTS)
    ]


def _openings(rows: Sequence[OpeningRow]) -> list[OpeningShown]:
    """Per trait: every label with its seats and wins, the most common ones first."""
    counted: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for row in rows:
        seen = counted[row.trait][row.label]
        seen[0] += 1
        seen[1] += row.place == 1
    return [
        OpeningShown(
            trait,
            [_label(label, *seen) for label, seen in sorted(labels.items(), key=lambda item: -item[1][0])[:MOST_LABELS]],
        )
        for trait, labels in counted.items()
    ]


def _label(label: str, seats: int, wins: int) -> LabelShown:
    """A share of wins with its interval (Wilson's), which is wide where little is known."""
    share, spread = wins / seats, SURE * SURE / seats
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * ((share * (1 - share) + spread / 4) / seats) ** 0.5 / (1 + spread)
    return LabelShown(label, seats, wins, max(0.0, middle - half), min(1.0, middle + half))


def _favourites(rows: Sequence[OpeningRow]) -> dict[str, list[OpeningShown]]:
    """What somebody begins with most often, per game."""
    by_game: dict[str, list[OpeningRow]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    return {
        game: [OpeningShown(opening.trait, opening.labels[:MOST_FAVOURITES]) for opening in _openings(own)]
        for game, own in by_game.items()
    }
