"""What teaches a game: its booklet, where everything on the table is explained, its examples and its guided games.

All content lies in a game's folder `teaching/` (docs/teaching.md tells how it is written); here it is read and checked.
"""

from megawatt.teaching.booklet import Booklet, Paragraph, booklet, booklet_languages, has_booklet
from megawatt.teaching.examples import Example, examples
from megawatt.teaching.lessons import FirstGame, Lesson, Moment, first_game, lesson_texts, lessons
from megawatt.teaching.links import linkable, links

__all__ = [
    "Booklet", "Example", "FirstGame", "Lesson", "Moment", "Paragraph",
    "booklet", "booklet_languages", "examples", "first_game", "has_booklet", "lesson_texts", "lessons", "linkable", "links",
]  # fmt: skip
