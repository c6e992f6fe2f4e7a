"""What stands in the braces of a lesson's text: numbers of the position, labels of buttons, names of things.

`{price}` is a number that lesson.toml declares with the moment, as in an example, and `{word:price}` the same number as a word
(`{Word:price}` at the beginning of a sentence). `{button:move-done}` is the label of a button, that is a message of the game.
`{city:essen}` is the name of a thing as the game's sentences say it: KIND is an argument of its messages (`city`, `place`, `tile`;
`tile_object` for another form of it), ID the name in moves and views. So a lesson never says what the table does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.text.words import LANGUAGES, Words
from megawatt.teaching.examples import Figure
from megawatt.teaching.markup import Fill, MarkupError

WORD, CAPITAL_WORD, BUTTON = "word", "Word", "button"


def names(game: Game, board: Any, language: str, numbers: Mapping[str, Figure]) -> Fill:
    """How the braces of one moment are filled in this language."""
    words = game.words(language)

    def fill(asked: str) -> str:
        kind, colon, name = asked.partition(":")
        if not colon:
            return str(_number(numbers, kind))
        if kind in (WORD, CAPITAL_WORD):
            word = words("number-word", number=_number(numbers, name))
            return word.capitalize() if kind == CAPITAL_WORD else word
        return _label(words, name) if kind == BUTTON else _thing(game, board, words, kind, name)

    return fill


def _number(numbers: Mapping[str, Figure], name: str) -> int:
    if name not in numbers:
        raise MarkupError(f"no number {name!r} is declared with this moment; there are: {', '.join(numbers) or 'none'}")
    return numbers[name].value


def _label(words: Words, message: str) -> str:
    try:
        return words(message)
    except KeyError as fault:
        raise MarkupError(f"{{button:{message}}} should name a message without arguments: {fault.args[0]}") from None


def _thing(game: Game, board: Any, words: Words, kind: str, name: str) -> str:
    """A thing by the argument that stands for it in the game's messages, or by one of its forms."""
    argument = kind.partition("_")[0]
    try:
        spelled = game.spell(board, words, {argument: name})
        is_known = any(game.spell(board, game.words(each), {argument: name})[argument] != name for each in LANGUAGES)
    except (KeyError, ValueError):
        is_known = False
    if not is_known or kind not in spelled:
        raise MarkupError(f"{{{kind}:{name}}} names nothing that this game knows in {words.language}")
    return str(spelled[kind])
