"""The booklet's paragraphs, what leads to them, and the guided games, as the table gets them."""

from __future__ import annotations

from functools import lru_cache

from megawatt.kernel.contract.game import Game
from megawatt.server.booklets.messages import GuidedGame, GuidedMoment, RuleParagraph, Teaching
from megawatt.server.encoding import encode
from megawatt.teaching import Lesson, Moment, booklet, has_booklet, lesson_texts, lessons, links


@lru_cache(64)
def teaching_of(game: Game, language: str) -> bytes:
    """All that teaches a game in one language, encoded."""
    written = booklet(game, language).paragraphs if has_booklet(game) else ()
    paragraphs = [RuleParagraph(each.id, each.level, each.title, each.html, each.language) for each in written]
    known = {each.id for each in paragraphs}
    led = {topic: paragraph for topic, paragraph in links(game.folder).items() if paragraph in known}
    return encode(Teaching(paragraphs, led, [_guided(game, lesson, language) for lesson in lessons(game)]))


def _guided(game: Game, lesson: Lesson, language: str) -> GuidedGame:
    moments, comments = ([_moment(each) for each in those] for those in (lesson.moments, lesson.comments))
    texts = dict(lesson_texts(game, lesson.name, language))
    seats, options = list(lesson.seats), dict(lesson.options)
    return GuidedGame(
        lesson.name, seats, options, lesson.seed, lesson.file, lesson.begins, lesson.minutes, moments, comments, texts
    )


def _moment(lesson: Moment) -> GuidedMoment:
    return GuidedMoment(lesson.id, list(lesson.expect), lesson.asked, lesson.point, lesson.event, lesson.topic)
