"""What can be asked, declared question by question. Lists of legal moves, refusals and answers are made from it.

    questions = Questions(__name__, actions, [
        Question(ASK_BUILD, "build",
            Answer("done", always, finish_building),
            Answer("build", why_not_build, build_house, among=cities_on_map)),
        ...
    ])
    legal, why_not, answer = questions.legal, questions.why_not, questions.answer

A rule is called with what its parameters are named after: `b`, `s`, `seat` (the one to decide), `log`; the numbers of the
verb as the action space names them (`city`); and what a pending question is about (`Question.about`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from megawatt.kernel.contract.moves import ActionSpace, Verb
from megawatt.kernel.contract.reasons import ALLOWED, IS_OVER, NO_SUCH_THING, NOT_ASKED
from megawatt.kernel.rules.rule import Function, rule
from megawatt.kernel.rules.rule_codegen import RuleModule


@rule
def always():  # type: ignore[no-untyped-def]
    """The predicate of an answer that nothing forbids once its question is asked."""
    return ALLOWED


@dataclass(frozen=True)
class Answer:
    """One verb as an answer to a question."""

    verb: str
    why_not: Function
    """why_not(…) → the first rule that forbids this action, or ALLOWED."""
    play: Function
    """play(…, log): what the answer does. It returns True when it has already asked somebody (the same again, or what
    follows from it); otherwise the game goes on."""
    among: Function | None = None
    """among(…) → how many of the verb's (first) numbers are worth trying in this position; all by default."""
    where: Function | None = None
    """where(…, first number) → whether this first number is worth trying at all: only contracts that lie before the seat, …"""
    listing: Function | None = None
    """listing(…, actions, count) → count: write the legal actions of this verb, ascending, in a way faster than trying each."""


@dataclass(frozen=True, init=False)
class Question:
    """One thing that the seat to decide can be asked: its number (`s.asked`), its name for people, and its answers."""

    number: int
    name: str
    """The message `question-NAME` asks it; views show the name."""
    answers: tuple[Answer, ...]
    about: tuple[str, ...] | None
    """What the numbers mean that lie with the question while it is pending; None for one that is never pending."""
    show: Callable[..., Mapping[str, Any]] | None
    """show(b, …) → what the view shows of these numbers; by default each as it is."""
    worth_asking: Function | None
    """worth_asking(…) → whether there is anything to answer; a pending question without that may be passed over."""
    automatic: Function | None
    """automatic(…, log): how the rules themselves answer it for a seat that nobody plays."""

    def __init__(
        self, number: int, name: str, *answers: Answer, about: Sequence[str] | None = None,
        show: Callable[..., Mapping[str, Any]] | None = None, worth_asking: Function | None = None,
        automatic: Function | None = None,
    ) -> None:  # fmt: skip
        fields = {"number": number, "name": name, "answers": answers, "show": show}
        fields |= {"worth_asking": worth_asking, "automatic": automatic}
        for field, value in {**fields, "about": None if about is None else tuple(about)}.items():
            object.__setattr__(self, field, value)


class Questions:
    """All questions of a game, and the rules that are made from them."""

    def __init__(
        self, module: str, actions: ActionSpace, declared: Sequence[Question], *, number: Function | None = None,
        take: Function | None = None,
    ) -> None:  # fmt: skip
        """Where questions are pending on a stack, `number(s, place)` reads a number of the uppermost, `take(s)` takes it off."""
        self.declared = {question.number: question for question in declared}
        if sorted(self.declared) != list(range(len(declared))):
            raise ValueError(f"questions are numbered {sorted(q.number for q in declared)}, not 0 to {len(declared) - 1}")
        self.names = tuple(self.declared[asked].name for asked in range(len(declared)))
        self._number = number
        self._take = take
        self._made = RuleModule(f"{module}.dispatch")
        self._write_list(actions)
        self._write_refusals(actions)
        self._write_answers(actions)
        self._write_worth()
        self._write_automatic()
        made = self._made.load()
        self.legal: Function = made["legal"]
        self.why_not: Function = made["why_not"]
        self.answer: Function = made["answer"]
        self.worth_asking: Function = made["worth_asking"]
        """worth_asking(b, s, seat, asked) → whether a pending question has anything to answer (Question.worth_asking)."""
        self.automatic: Function = made["automatic"]
        """automatic(b, s, seat, asked, log): answer a pending question without asking anybody (Question.automatic)."""

    def shown(self, b: Any, asked: int, numbers: Sequence[int]) -> Mapping[str, Any]:
        """What a pending question is about, for the view."""
        question = self.declared[asked]
        about = dict(zip(question.about or (), numbers, strict=False))
        return question.show(b, **about) if question.show else about

    def _write_list(self, actions: ActionSpace) -> None:
        write = self._made
        write.begin("legal", "b, s, actions", "Write every legal action, ascending, and return how many there are.")
        write.line(1, "asked, seat, count = s.asked, s.seat, 0")
        write.line(1, "if seat < 0:")
        write.line(2, "return 0")
        for asked, question in self._alike():
            write.line(1, f"if {asked}:  # {question.name}")
            known = {**_standing("b", "s", "seat", "actions", "count"), **self._about(question)}
            for verb, answer in _in_order(question, actions):
                self._write_verb(question, verb, answer, known)
            write.line(2, "return count")
        write.line(1, "return 0")

    def _write_verb(self, question: Question, verb: Verb, answer: Answer, known: Mapping[str, str]) -> None:
        """The legal actions of one verb: by the game's own listing, or by trying each."""
        write, where = self._made, f"question {question.name!r}, answer {answer.verb!r}"
        if answer.listing:
            write.line(2, f"count = {write.call(answer.listing, known, where)}")
            return
        depth, number = 2, str(verb.first)
        for place, (name, values) in enumerate(verb.numbers.items()):
            tried = f"{values.start}, {values.stop}" if values.start else str(values.stop)
            if place == 0 and answer.among:
                most = write.call(answer.among, known, where)
                tried = f"{values.start}, {values.start} + {most}" if values.start else most
            write.line(depth, f"for {name} in range({tried}):")
            number += f" + {_scaled(name, values, verb.step(name))}"
            depth += 1
            if place == 0 and answer.where:
                write.line(depth, f"if {write.call(answer.where, {**known, name: name}, where)}:")
                depth += 1
        allowed = "1"
        if answer.why_not is not always:
            known = {**known, **_standing(*verb.numbers)}
            allowed = f"{write.call(answer.why_not, known, where)} == {ALLOWED}"
        write.line(depth, f"actions[count] = {number}")  # kept only if it counts: lists without jumps are faster
        write.line(depth, f"count += {allowed}")

    def _write_refusals(self, actions: ActionSpace) -> None:
        write = self._made
        write.begin("why_not", "b, s, action", "The first rule that forbids an action now, or ALLOWED.")
        write.line(1, "asked, seat = s.asked, s.seat")
        write.line(1, "if seat < 0:")
        write.line(2, f"return {IS_OVER}")
        write.line(1, f"if action < 0 or action >= {actions.count}:")
        write.line(2, f"return {NO_SUCH_THING}")
        for asked, question in self._alike():
            write.line(1, f"if {asked}:  # {question.name}")
            known = {**_standing("b", "s", "seat", "action"), **self._about(question)}
            for verb, answer in _in_order(question, actions):
                where = f"question {question.name!r}, answer {answer.verb!r}"
                write.line(2, f"if {_owns(verb)}:  # {verb.name}")
                call = write.call(answer.why_not, {**known, **_numbers(verb)}, where)
                write.line(3, f"return {ALLOWED if answer.why_not is always else call}")
        write.line(1, f"return {NOT_ASKED}")

    def _write_answers(self, actions: ActionSpace) -> None:
        write = self._made
        write.begin("answer", "b, s, action, log", "Carry out a legal answer. True when somebody has been asked already.")
        write.line(1, "asked, seat = s.asked, s.seat")
        for asked, question in self._alike():
            write.line(1, f"if {asked}:  # {question.name}")
            known = self._write_taking(question, _standing("b", "s", "seat", "action", "log"))
            last = _in_order(question, actions)[-1][0]
            for verb, answer in _in_order(question, actions):
                where = f"question {question.name!r}, answer {answer.verb!r}"
                depth = 2
                if verb is not last:  # a legal answer: the first verb that reaches so far owns it
                    write.line(2, f"if action < {verb.first + verb.count}:  # {verb.name}")
                    depth = 3
                write.line(depth, f"if {write.call(answer.play, {**known, **_numbers(verb)}, where)}:")
                write.line(depth + 1, "return True")
                write.line(depth, "return False")
        write.line(1, "return False")

    def _write_worth(self) -> None:
        write, doc = self._made, "Whether there is anything to answer if a pending question is asked."
        write.begin("worth_asking", "b, s, seat, asked", doc)
        for question in self.declared.values():
            if question.worth_asking:
                write.line(1, f"if asked == {question.number}:  # {question.name}")
                known = {**_standing("b", "s", "seat"), **self._about(question)}
                write.line(2, f"return {write.call(question.worth_asking, known, f'question {question.name!r}')}")
        write.line(1, "return True")

    def _write_automatic(self) -> None:
        write, doc = self._made, "Take a pending question and answer it as nobody but the rules would; one without an answer goes."
        write.begin("automatic", "b, s, seat, asked, log", doc)
        for question in self.declared.values():
            if question.automatic:
                write.line(1, f"if asked == {question.number}:  # {question.name}")
                known = self._write_taking(question, _standing("b", "s", "seat", "log"))
                write.line(2, write.call(question.automatic, known, f"question {question.name!r}"))
                write.line(2, "return")
        if self._take:
            write.line(1, write.call(self._take, _standing("s"), "take"))

    def _write_taking(self, question: Question, known: dict[str, str]) -> dict[str, str]:
        """Take a pending question off its stack, its numbers kept; returns all that is known then."""
        if question.about is None or not self._take:
            return {**known, **self._about(question)}
        for name, read in self._about(question).items():
            self._made.line(2, f"{name} = {read}")
        self._made.line(2, self._made.call(self._take, known, f"question {question.name!r}"))
        return {**known, **_standing(*question.about)}

    def _about(self, question: Question) -> dict[str, str]:
        """How to read the numbers that lie with a pending question."""
        if not question.about:
            return {}
        if self._number is None:
            raise ValueError(f"question {question.name!r} is about {question.about}, but Questions got no `number` to read them")
        places = enumerate(question.about)
        return {name: self._made.call(self._number, {"s": "s", "place": str(place)}, question.name) for place, name in places}

    def _alike(self) -> list[tuple[str, Question]]:
        """The questions with a condition for each; questions with the same answers share one, and their code."""
        alike: dict[tuple[tuple[Answer, ...], tuple[str, ...] | None], list[Question]] = {}
        for question in self.declared.values():
            if question.answers:
                alike.setdefault((question.answers, question.about), []).append(question)
        return [(" or ".join(f"asked == {each.number}" for each in group), group[0]) for group in alike.values()]


def _in_order(question: Question, actions: ActionSpace) -> list[tuple[Verb, Answer]]:
    """The answers in the order of their numbers, so that lists ascend."""
    unknown = [answer.verb for answer in question.answers if answer.verb not in actions.verbs]
    if unknown:
        raise ValueError(f"question {question.name!r}: no verb is called {unknown[0]!r}")
    answers = [(actions.verbs[answer.verb], answer) for answer in question.answers]
    return sorted(answers, key=lambda each: each[0].first)


def _standing(*names: str) -> dict[str, str]:
    """Parameters that are variables of the same name."""
    return {name: name for name in names}


def _owns(verb: Verb) -> str:
    """The condition that an action belongs to a verb."""
    return f"action == {verb.first}" if verb.count == 1 else f"{verb.first} <= action < {verb.first + verb.count}"


def _numbers(verb: Verb) -> dict[str, str]:
    """How to read a verb's numbers from an action."""
    read = {}
    for place, (name, values) in enumerate(verb.numbers.items()):
        step = verb.step(name)
        if len(verb.numbers) == 1:
            read[name] = _plus("action", values.start - verb.first)
            continue
        number = f"({_plus('action', -verb.first)})" + (f" // {step}" if step > 1 else "")
        if place > 0:
            number += f" % {len(values)}"
        read[name] = _plus(number, values.start)
    return read


def _plus(number: str, more: int) -> str:
    """A sum, without adding nothing."""
    if more == 0:
        return number
    return f"{number} + {more}" if more > 0 else f"{number} - {-more}"


def _scaled(name: str, values: range, step: int) -> str:
    """What one number adds to the action."""
    number = f"({name} - {values.start})" if values.start else name
    return number if step == 1 else f"{number} * {step}"
