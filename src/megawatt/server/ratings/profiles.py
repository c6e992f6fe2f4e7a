"""What a person's page is made of: ratings with their history, tallies, opponents, and lists of finished games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from megawatt.server.ratings.archive import FinishedRow, HistoryLine
from megawatt.server.ratings.messages import FinishedShown, MomentOfRating, Opponent, PlayerShown, RatingShown, Tally
from megawatt.server.ratings.model import is_provisional, shown, shown_doubt
from megawatt.server.ratings.store import RatingRow

MAX_OPPONENTS = 12
MAX_HISTORY = 300
"""Lines of the history of a rating."""


def finished_game(game: FinishedRow, names: Mapping[str, str | None], accounts: set[str], reader: str) -> FinishedShown:
    """A finished game as somebody reads it in a list."""
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


def rating_with_history(row: RatingRow, lines: Sequence[HistoryLine]) -> RatingShown:
    """A rating with its history."""
    _, game, seats = row.pool.split("/")
    history = [
        MomentOfRating(int(line.at), shown(line.mu), shown_doubt(line.sigma), line.table_id)
        for line in lines
        if line.pool == row.pool
    ]
    return RatingShown(
        game, int(seats), shown(row.mu), shown_doubt(row.sigma), is_provisional(row.sigma), row.games, history[-MAX_HISTORY:]
    )  # fmt: skip


def tallies(games: Sequence[FinishedRow], person: str) -> list[Tally]:
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


def opponents(games: Sequence[FinishedRow], person: str, names: Mapping[str, str | None], accounts: set[str]) -> list[Opponent]:
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
        for (who, is_bot), count in met.most_common(MAX_OPPONENTS)
    ]
