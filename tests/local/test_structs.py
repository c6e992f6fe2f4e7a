"""The page's own part of msgspec reads and writes all that tables say and keep as msgspec does."""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from megawatt.local import structs
from megawatt.server.tables.steps import AnyStep, Closed, Played, Undone, Wakes

MODULES = (
    "megawatt.server.live.messages",
    "megawatt.server.live.requests",
    "megawatt.server.tables.messages",
    "megawatt.server.tables.steps",
    "megawatt.server.db.rows",
    "megawatt.server.booklets.messages",
    "megawatt.server.accounts.messages",
)


IN_A_PAGE = """
import importlib, json, sys
from megawatt.local import structs
structs.install()
import msgspec
outcomes = []
for module, name, text in json.load(sys.stdin):
    kind = getattr(importlib.import_module(module), name)
    try:
        outcomes.append(json.loads(msgspec.json.encode(msgspec.json.decode(text, type=kind))))
    except msgspec.DecodeError:
        outcomes.append("refused")
json.dump(outcomes, sys.stdout)
"""
"""Reads texts as the page does: in a process of its own, where modules are made with the page's structs."""


def structs_of(name: str) -> list[str]:
    module = importlib.import_module(name)
    return sorted(
        each
        for each, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == name
    )


EVERY = [(module, name) for module in MODULES for name in structs_of(module)]


def drawn(kind: Any, chance: random.Random, depth: int = 0) -> Any:
    """A plain value that may be one of this type, or nearly."""
    about = kind if isinstance(kind, msgspec.inspect.Type) else msgspec.inspect.type_info(kind)
    match about:
        case msgspec.inspect.StructType():
            made = {} if about.tag is None else {about.tag_field: about.tag}
            for field in about.fields:
                if field.required or chance.random() < 0.6:
                    made[field.encode_name] = drawn(field.type, chance, depth + 1)
            return made
        case msgspec.inspect.UnionType():
            return drawn(chance.choice(list(about.types)), chance, depth)
        case (
            msgspec.inspect.ListType()
            | msgspec.inspect.SetType()
            | msgspec.inspect.VarTupleType()
            | msgspec.inspect.CollectionType()
        ):
            return [drawn(about.item_type, chance, depth + 1) for _ in range(chance.randrange(3))]
        case msgspec.inspect.DictType():
            return {str(drawn(about.key_type, chance, depth + 1)): drawn(about.value_type, chance, depth + 1) for _ in range(2)}
        case msgspec.inspect.LiteralType():
            return chance.choice(about.values)
        case msgspec.inspect.IntType():
            return chance.choice([0, 1, -1, 7, 2**31, 3.0])
        case msgspec.inspect.FloatType():
            return chance.choice([0.0, 1.5, 4])
        case msgspec.inspect.BoolType():
            return chance.random() < 0.5
        case msgspec.inspect.NoneType():
            return None
        case msgspec.inspect.BytesType():
            return "AAEC"
        case msgspec.inspect.StrType():
            return chance.choice(["", "a", "näive 日本", "7", "x" * 70])
        case _:
            return chance.choice([None, 3, "text", [1, {"a": None}]])


def spoiled(value: Any, chance: random.Random) -> Any:
    """The same with something wrong somewhere, perhaps."""
    if isinstance(value, dict) and value:
        name = chance.choice(list(value))
        changed = chance.choice(["gone", "else", "inside", "more"])
        if changed == "gone":
            return {each: inside for each, inside in value.items() if each != name}
        if changed == "more":
            return {**value, "unknown": 1}
        return {**value, name: chance.choice([None, True, "no", -5, [], {}]) if changed == "else" else spoiled(value[name], chance)}
    if isinstance(value, list) and value:
        return [spoiled(value[0], chance), *value[1:]]
    return chance.choice([None, "other", 12, True, 1.5, [], {}])


def outcome(text: str, kind: Any) -> Any:
    try:
        return json.loads(msgspec.json.encode(msgspec.json.decode(text, type=kind)))
    except msgspec.DecodeError:
        return "refused"


def in_a_page(asked: list[tuple[str, str, str]]) -> list[Any]:
    command = [sys.executable, "-c", IN_A_PAGE]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    outcomes: list[Any] = json.loads(done.stdout)
    return outcomes


def test_every_record_is_read_and_written_alike() -> None:
    asked, expected, accepted = [], [], set()
    for module, name in EVERY:
        kind, chance = getattr(importlib.import_module(module), name), random.Random(name)
        for number in range(300):
            value = drawn(kind, chance)
            text = json.dumps(spoiled(value, chance) if number % 2 else value)
            asked.append((module, name, text))
            expected.append(outcome(text, kind))
            if expected[-1] != "refused":
                accepted.add((module, name))
    assert {name for _, name in set(EVERY) - accepted} <= NEVER_DRAWN
    different = [
        (each, ours, theirs) for each, ours, theirs in zip(asked, in_a_page(asked), expected, strict=True) if ours != theirs
    ]
    assert different == []


NEVER_DRAWN: set[str] = set()
"""Records of which no value that is drawn is one: their texts have patterns."""


def test_steps_of_a_journal_are_told_apart_alike() -> None:
    journal = [Played(1, 2, "pass", 0), Undone(4, 2, 1), Closed(), Wakes(0, True)]
    texts = [msgspec.json.encode(step).decode() for step in journal] + ["", "{}", '{"kind":"no"}', '{"kind":"move","seat":"x"}']
    asked = [("megawatt.server.tables.steps", "AnyStep", text) for text in texts]
    assert in_a_page(asked) == [outcome(text, AnyStep) for text in texts]


def test_an_encoded_part_goes_into_a_message_as_it_is() -> None:
    part = structs.Raw(structs.encode({"wide": ["ä", None, 1.5]}))
    assert (
        structs.encode({"a": [part, part], "b": "\\u0000"})
        == b'{"a":[{"wide":["\xc3\xa4",null,1.5]},{"wide":["\xc3\xa4",null,1.5]}],"b":"\\\\u0000"}'
    )
    assert part == structs.Raw(part.encoded) != structs.Raw(b"{}")


def test_a_frozen_record_stays_and_a_list_by_default_is_ones_own() -> None:
    class Frozen(structs.Struct, frozen=True):
        number: int
        more: list[int] = []  # noqa: RUF012

    one, other = Frozen(1), Frozen(1)
    one.more.append(3)
    assert other.more == []
    assert structs.replace(one, number=2).number == 2
    assert Frozen(2) != Frozen(1)
    with pytest.raises(AttributeError):
        one.number = 5
    with pytest.raises(TypeError):
        Frozen()
    with pytest.raises(TypeError):
        Frozen(1, other=3)
