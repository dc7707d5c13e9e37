"""The questions, each a function of the package."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from ._forms import Form, Given, form_of
from ._library import End, Error, ask


@dataclass
class Answer:
    """The answer to one puzzle: the verdict, and what the question asks for; the rest is empty.

    Cells count from 0, row by row, and values from 1. The dicts have the properties that the package for JavaScript
    has, and that `--json` prints."""

    #: what is claimed, as the command prints it: "unique", "none", "stopped", …
    verdict: str
    #: how many solutions there are, or were found
    count: int = 0
    #: those that were found, in the puzzle's form
    solutions: list[Any] = field(default_factory=list)
    #: of each solution of a variant, the numbers of the variables beside the board
    variables: list[dict[str, int]] = field(default_factory=list)
    #: (why) with text, line, column and cells; of an exact cover as data, the item
    statements: list[dict[str, Any]] = field(default_factory=list)
    #: (why) whether none of the statements can be left out, and whether there is no smaller set
    minimal: bool = False
    smallest: bool = False
    #: (hint) the next step, or None where none is known
    hint: dict[str, Any] | None = None
    #: (steps)
    steps: list[dict[str, Any]] = field(default_factory=list)
    #: (grade) the name, the number and the hardest technique
    grade: str | None = None
    rating: float | None = None
    technique: str | None = None
    #: (candidates) by cell, of an exact cover by option: {"value", "count", "open"}; open where there may be more
    candidates: list[list[dict[str, Any]]] = field(default_factory=list)
    #: (candidates of a model) the names of the variables, in the order of `candidates`
    names: list[str] = field(default_factory=list)
    #: (split) {"part", "share"}: the option `part` of another question, and the expected share of the work
    parts: list[dict[str, Any]] = field(default_factory=list)
    #: positions searched
    nodes: int = 0
    #: what searched
    engine: str = ""
    #: what you should know of the answer, mostly empty
    note: str = ""

    def __repr__(self) -> str:
        """What the question asked for: fields that say nothing are left out."""
        said = [(each.name, getattr(self, each.name)) for each in fields(self)]
        return f"Answer({', '.join(f'{name}={value!r}' for name, value in said if value or name == 'count')})"

    @property
    def solution(self) -> Any:
        """The first solution, or None."""
        return self.solutions[0] if self.solutions else None


class Solutions(Iterator[Any]):
    """What a question finds, each as soon as it is found. After the last one, `answer` says whether these are all: its
    verdict is "stopped" where a limit or the time stopped the search. Until then it is None."""

    def __init__(self, found: Iterator[Any]) -> None:
        self._found = found
        self.answer: Answer | None = None

    def __next__(self) -> Any:
        for each in self._found:
            if isinstance(each, Error):
                raise each
            if not isinstance(each, End):
                return each
            # With several new puzzles: the first that was stopped.
            if self.answer is None or self.answer.verdict != "stopped":
                self.answer = _answer(each)
        raise StopIteration


def _answer(end: End) -> Answer:
    return Answer(end.verdict, end.count, nodes=end.nodes, engine=end.engine, note=end.note)


def _words(question: str, puzzle: str, form: Form, options: dict[str, Any]) -> list[str]:
    words = [question, puzzle]
    given: dict[str, Any] = {"format": form.format, **options}
    for name, value in given.items():
        if value is None or value is False:
            continue
        words.append("--" + name.replace("_", "-"))
        if value is not True:
            words.append(str(value))
    return words


def _found(question: str, puzzle: str, form: Form, single: bool, seconds: float | None,
           options: dict[str, Any]) -> Iterator[str | End | Error]:
    if seconds is not None and not seconds >= 0:
        raise Error(f"seconds: {seconds!r} is not a number of 0 or more")
    return ask(_words(question, puzzle, form, options), form.text, single, seconds)


def _fill(answer: Answer, question: str, texts: list[str], form: Form) -> None:
    """Puts into an answer what was found."""
    if question == "candidates":
        if texts:
            answer.candidates, answer.names = _candidates(texts[0])
    elif question in ("solve", "check", "list"):
        answer.solutions = [form.read(text.partition("\t")[0]) for text in texts]
        answer.variables = [_variables(text.partition("\t")[2]) for text in texts if "\t" in text]
    elif question in ("hint", "steps", "grade", "why", "split"):
        data = [json.loads(text) for text in texts]
        if form.items is not None:
            data = [_with_items(each, form.items) for each in data]
        _FILL[question](answer, data)


def _fill_why(answer: Answer, data: list[dict[str, Any]]) -> None:
    for each in data:
        answer.statements, answer.minimal, answer.smallest = each["statements"], each["minimal"], each["smallest"]


def _fill_hint(answer: Answer, data: list[dict[str, Any]]) -> None:
    if answer.verdict == "found":
        answer.hint = data[0]


def _fill_grade(answer: Answer, data: list[dict[str, Any]]) -> None:
    for each in data:
        answer.grade, answer.rating, answer.technique = each.get("grade"), each.get("rating"), each.get("technique")


_FILL: dict[str, Any] = {
    "why": _fill_why,
    "hint": _fill_hint,
    "grade": _fill_grade,
    "steps": lambda answer, data: answer.steps.extend(data),
    "split": lambda answer, data: answer.parts.extend(data),
}


def _variables(text: str) -> dict[str, int]:
    return {name: int(value) for name, _, value in (word.partition("=") for word in text.split())}


def _with_items(found: dict[str, Any], items: list[Any]) -> dict[str, Any]:
    """Statements and hints about an exact cover, with its items in place of their numbers in the text."""
    for statement in found.get("statements", []):
        item = items[int(statement["text"].split()[-1])]
        statement.update(item=item, text=f"item {item!r}")
        for key in ("line", "column", "rest"):  # places in a text that nobody has
            statement.pop(key, None)
    unit = found.get("unit")
    if unit:
        unit["name"] = items[int(unit["name"])]
    return found


def _candidates(text: str) -> tuple[list[list[dict[str, Any]]], list[str]]:
    """From `cells values`, then `place count` for each, with a + where there may be more; of a model then a tab and
    `name=least` of each variable."""
    text, _, named = text.partition("\t")
    names = _variables(named)
    least = list(names.values())
    size, *placings = text.split(",")
    cells, values = map(int, size.split())
    found: list[list[dict[str, Any]]] = [[] for _ in range(cells)]
    for placing in placings:
        place, count = placing.split()
        cell, value = divmod(int(place), values)
        number = value + (least[cell] if least else 1)
        found[cell].append({"value": number, "count": int(count.rstrip("+")), "open": count.endswith("+")})
    return found, list(names)


def _answers(question: str, puzzle: str, form: Form, single: bool, seconds: float | None,
             options: dict[str, Any]) -> Iterator[Answer | Error]:
    texts: list[str] = []
    for each in _found(question, puzzle, form, single, seconds, options):
        if isinstance(each, str):
            texts.append(each)
            continue
        if isinstance(each, End):
            answer = _answer(each)
            _fill(answer, question, texts, form)
            yield answer
        else:
            yield each
        texts = []


def _ask(question: str, puzzle: str, given: Given, seconds: float | None, options: dict[str, Any]) -> Answer:
    for answer in _answers(question, puzzle, form_of(puzzle, given), True, seconds, options):
        if isinstance(answer, Error):
            raise answer
        return answer
    raise Error("there is no puzzle in the text")


def solve(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """A solution ("solved"), or "none"."""
    return _ask("solve", puzzle, given, seconds, options)


def check(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """Whether there is exactly one solution: "unique", "multiple" (with two of them) or "none"."""
    return _ask("check", puzzle, given, seconds, options)


def count(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """The number of solutions, exact however large it is."""
    return _ask("count", puzzle, given, seconds, options)


def why(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """The statements that contradict each other ("conflict"), that decide a value (`cell="r3c5", value=7`: "because"),
    or that are not needed ("spare"); none of a conflict and of a "because" can be left out."""
    return _ask("why", puzzle, given, seconds, options)


def candidates(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """Which values occur in some solution, and in how many, up to `cap`."""
    return _ask("candidates", puzzle, given, seconds, options)


def hint(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """The next step that a person can see ("found"), or "stuck", or "none"."""
    return _ask("hint", puzzle, given, seconds, options)


def steps(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """Such steps to the solution ("solved"), or as far as they lead ("stuck")."""
    return _ask("steps", puzzle, given, seconds, options)


def grade(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Answer:
    """The name and number of the hardest of these steps."""
    return _ask("grade", puzzle, given, seconds, options)


def split(puzzle: str, given: Given, *, parts: int, seconds: float | None = None, **options: Any) -> Answer:
    """At least this number of parts of the search, for several processes or machines: `count(…, part=each["part"])`."""
    return _ask("split", puzzle, given, seconds, {"parts": parts, **options})


def recognise(text: str | bytes) -> dict[str, Any]:
    """Which puzzle a text is: {"puzzle", "format", "sure"}, or {"choices": [{"puzzle", "format"}]}, likely ones first,
    where a person has to choose; no choices if the text is unknown."""
    for found in ask(["recognise"], text.encode() if isinstance(text, str) else text, True, None):
        return json.loads(str(found))
    raise Error("nothing was found")


def convert(puzzle: str, given: Given, *, to: str, **options: Any) -> str:
    """The puzzle's text in another notation."""
    for text in Solutions(_found("convert", puzzle, form_of(puzzle, given), True, None, {"to": to, **options})):
        return str(text)
    raise Error("there is no puzzle in the text")


def solutions(puzzle: str, given: Given, *, seconds: float | None = None, **options: Any) -> Solutions:
    """Every solution, each as soon as it is found. `quadrille.list` is the same."""
    form = form_of(puzzle, given)
    found = _found("list", puzzle, form, True, seconds, options)
    return Solutions(form.read(each.partition("\t")[0]) if isinstance(each, str) else each for each in found)


def batch(question: str, puzzle: str, given: str | bytes | Iterable[Given], *, seconds: float | None = None,
          **options: Any) -> Iterator[Answer | Error]:
    """The answer to every puzzle of a text, or to each of several texts or data, in order; an Error in the place of one
    that could not be read. `seconds` are those of one puzzle."""
    if isinstance(given, (str, bytes)):
        yield from _answers(question, puzzle, form_of(puzzle, given), False, seconds, options)
        return
    for each in given:
        try:
            yield _ask(question, puzzle, each, seconds, options)
        except Error as error:
            yield error


def generate(puzzle: str, *, seconds: float | None = None, **options: Any) -> Solutions:
    """New puzzles with one solution; the same `seed` makes the same ones. `count` says how many, 1 when left out;
    `seconds` are those of one puzzle, which is left out when they are over."""
    return Solutions(_found("generate", puzzle, Form(b""), False, seconds, options))
