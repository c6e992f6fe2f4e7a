"""Verbs with arguments and their action numbers: `build essen` and 2183 are the same move.

A game declares its action space once, verb by verb; each verb owns a run of numbers:

    actions = ActionSpace()
    PASS = actions.verb("pass")
    BUILD = actions.verb("build", argument=CityName(), city=CITIES)    # BUILD + 0, BUILD + 1, ...

The numbers of a verb have names: rules that decide about a `build` are given its `city` (kernel/contract/questions.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from megawatt.kernel.errors import IllegalMove, Unreadable
from megawatt.kernel.text.words import shared_words

LONGEST_NUMBER = 18
"""More digits than any amount has; Python refuses to read thousands of them."""
NO_NUMBER = -1
T = TypeVar("T")


class Argument(Protocol):
    """How a verb's argument is written and read; both may look at the position."""

    def write(self, b: Any, s: Any, index: int) -> str:
        """The words for this index, such as `essen`. Must be readable back in the same position."""

    def read(self, b: Any, s: Any, typed: str) -> int:
        """The index of what was typed; raises Unreadable with what would have been right."""


@dataclass(frozen=True)
class Verb:
    """One kind of move and the run of action numbers it owns."""

    name: str
    first: int
    count: int
    argument: Argument | None
    numbers: Mapping[str, range]
    """What the run of numbers is made of, the slowest first: name → the values it takes."""
    secret: bool = False
    """Whether others learn only that a seat has moved, as long as the move lies face down (`Game.face_down`)."""

    def text(self, b: Any, s: Any, action: int) -> str:
        """One of its moves as people write it."""
        return self.texts(b, s, (action,))[0]

    def texts(self, b: Any, s: Any, actions: Sequence[int]) -> list[str]:
        """Several of its moves, in their order."""
        name, first = self.name, self.first
        if self.argument is None:
            return [name for _ in actions]
        return [f"{name} {argument}".rstrip() for argument in self.written(b, s, [action - first for action in actions])]

    def written(self, b: Any, s: Any, indices: Sequence[int]) -> list[str]:
        """Its argument for several indices; one that has all of them at hand gives them together (`write_all`): lists are long."""
        assert self.argument is not None
        if (write_all := getattr(self.argument, "write_all", None)) is not None:
            together: list[str] = write_all(b, s, indices)
            return together
        write = self.argument.write
        return [write(b, s, index) for index in indices]

    def step(self, name: str) -> int:
        """How far apart two actions lie whose number `name` differs by one."""
        names = list(self.numbers)
        return prod(len(self.numbers[faster]) for faster in names[names.index(name) + 1 :])


class ActionSpace:
    """All verbs of a game, in the order of their numbers."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.count = 0
        self.has_secrets = False
        """Whether some moves are secret."""
        self._by_action: list[Verb] = []

    def verb(
        self, name: str, count: int = 1, argument: Argument | None = None, *, secret: bool = False, **numbers: int | range
    ) -> int:
        """Declare a verb with its named numbers (how many values, or which); returns the number of its first action."""
        if name in self.verbs:
            raise ValueError(f"verb {name!r} is declared twice")
        if numbers and count != 1:
            raise ValueError(f"verb {name!r}: its numbers {', '.join(numbers)} say how many actions it has, not {count}")
        first = self.count
        named = {each: range(values) if isinstance(values, int) else values for each, values in numbers.items()}
        count = count if not named else prod(len(values) for values in named.values())
        self.verbs[name] = Verb(name, first, count, argument, named, secret)
        self.has_secrets |= secret
        self._by_action += [self.verbs[name]] * count
        self.count += count
        return first

    def verb_of(self, action: int) -> Verb:
        """The verb that owns this number."""
        if not 0 <= action < self.count:
            raise IllegalMove(str(action), f"there are only actions 0 to {self.count - 1}")
        return self._by_action[action]

    def text(self, b: Any, s: Any, action: int) -> str:
        """The move as people write it."""
        return self.verb_of(action).text(b, s, action)

    def parse(self, b: Any, s: Any, text: str) -> int:
        """The action number of a move that a person typed; IllegalMove if it cannot be read."""
        name, _, rest = " ".join(text.lower().split()).partition(" ")
        verb = self.verbs.get(name)
        if verb is None:
            raise unreadable(text, Unreadable("verb", name, sorted(self.verbs)))
        if verb.argument is None:
            if rest:
                raise unreadable(text, Unreadable("alone", rest), verb=name)
            return verb.first
        try:
            index = verb.argument.read(b, s, rest)
        except Unreadable as fault:
            raise unreadable(text, fault, verb=name) from None
        return verb.first + index


class ByVerb(Generic[T]):
    """Facts about moves, such as their prices, declared verb by verb; `nothing` is the value for verbs that are not named.

    Called with an action. For a whole list of moves, `of_all` is faster: looking up the verb of each action takes as long as most
    prices, and the moves of the verbs in `together` share most of the work.
    """

    def __init__(
        self,
        actions: ActionSpace,
        nothing: Callable[[], T],
        each: Mapping[str, Callable[[Any, Any, int], T]],
        together: Mapping[str, Callable[[Any, Any, Sequence[int]], list[T]]] = MappingProxyType({}),
    ) -> None:
        """Functions of board, state and the index of a move among those of its verb; of several such indices, in `together`."""
        if unknown := (each.keys() | together.keys()) - actions.verbs.keys():
            raise ValueError(f"there is no verb {', '.join(sorted(unknown))}")
        self._actions = actions
        self._nothing = nothing
        self._each = each
        self._together = together

    def __call__(self, b: Any, s: Any, action: int) -> T:
        """The value for this action."""
        return self.of_all(b, s, self._actions.verb_of(action), (action,))[0]

    def of_all(self, b: Any, s: Any, verb: Verb, actions: Sequence[int]) -> list[T]:
        """The values for these actions of one verb, in their order."""
        first = verb.first
        if (value_of := self._each.get(verb.name)) is not None:
            return [value_of(b, s, action - first) for action in actions]
        if (value_of_all := self._together.get(verb.name)) is not None:
            return value_of_all(b, s, [action - first for action in actions])
        return [self._nothing() for _ in actions]


def values_of_verb(value: Callable[[Any, Any, int], T], b: Any, s: Any, verb: Verb, actions: Sequence[int]) -> list[T]:
    """The values for these actions of one verb, whether or not the function is a `ByVerb`."""
    if isinstance(value, ByVerb):
        return value.of_all(b, s, verb, actions)
    return [value(b, s, action) for action in actions]


def verb_numbers(verb: Verb, action: int) -> dict[str, int]:
    """The numbers of an action by their names; the index of a verb whose numbers have no names is called `number`."""
    index = action - verb.first
    if not verb.numbers:
        return {"number": index} if verb.count > 1 else {}
    return {name: values[index // verb.step(name) % len(values)] for name, values in verb.numbers.items()}


def verb_names(actions: ActionSpace) -> list[str]:
    """A name for every action, whatever the position: `build 12`, `pay 3 1`."""
    names = []
    for verb in actions.verbs.values():
        values = list(verb.numbers.values()) or ([range(verb.count)] if verb.count > 1 else [])
        names += [" ".join([verb.name, *map(str, numbers)]) for numbers in product(*values)]
    return names


def unreadable(text: str, fault: Unreadable, **arguments: str) -> IllegalMove:
    """The refusal of a move that cannot be read, in English and as messages for other languages."""
    sentences = fault.sentences(**arguments)
    english = shared_words("en")
    return IllegalMove(text, " ".join(english(message, said) for message, said in sentences), sentences=sentences)


@dataclass(frozen=True)
class Amount:
    """A plain number from `lowest` upwards."""

    lowest: int
    count: int

    def write(self, b: Any, s: Any, index: int) -> str:
        return str(self.lowest + index)

    def read(self, b: Any, s: Any, typed: str) -> int:
        highest = self.lowest + self.count - 1
        number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_NUMBER else NO_NUMBER
        if not self.lowest <= number <= highest:
            raise Unreadable("number", typed, lowest=str(self.lowest), highest=str(highest))
        return number - self.lowest


@dataclass(frozen=True)
class Word:
    """One word out of a fixed list."""

    words: tuple[str, ...]

    def write(self, b: Any, s: Any, index: int) -> str:
        return self.words[index]

    def read(self, b: Any, s: Any, typed: str) -> int:
        if typed not in self.words:
            raise Unreadable("argument", typed, self.words)
        return self.words.index(typed)
