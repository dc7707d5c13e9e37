"""Models as data: a `Model` collects variables and statements and writes them as a text, which has all the meaning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Union

from ._library import Error


@dataclass(frozen=True)
class Variable:
    """A variable of a model, by its name in the text."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Grid:
    """Rows and columns of variables, counted from 0: `x[2, 0]`, `x.row(2)`, `x.column(0)`."""

    name: str
    rows: int
    columns: int

    def __str__(self) -> str:
        return self.name

    def __getitem__(self, at: tuple[int, int]) -> Variable:
        row, column = at
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise IndexError(f"{self.name} has no row {row} with a column {column}")
        return Variable(f"{self.name}[{row + 1},{column + 1}]")

    def __iter__(self) -> Any:
        return iter(self.block(0, 0, self.rows, self.columns))

    def block(self, row: int, column: int, rows: int, columns: int) -> list[Variable]:
        """The variables of a block, row by row."""
        return [self[row + r, column + c] for r in range(rows) for c in range(columns)]

    def row(self, row: int) -> list[Variable]:
        return self.block(row, 0, 1, self.columns)

    def column(self, column: int) -> list[Variable]:
        return self.block(0, column, self.rows, 1)


# Variables and numbers, in any lists.
Items = Union[Variable, Grid, int, Iterable[Any]]
# A number, or as in a text: "1 3 5..9".
Numbers = Union[int, str]
Right = Union[int, Variable]


def _words(items: Items) -> str:
    if isinstance(items, (Variable, Grid, int, str)):
        return str(items)
    return " ".join(_words(each) for each in items)


def _linear(terms: Iterable[Any]) -> str:
    written = []
    for term in terms:
        factor, of = term if isinstance(term, tuple) else (1, term)
        number = "" if abs(factor) == 1 else f"{abs(factor)} "
        written += [f"{'-' if factor < 0 else '+'} {number}{each}" for each in _words(of).split()]
    return " ".join(written).removeprefix("+ ") or "0"


class Model:
    """Variables and statements about them.

        >>> m = Model()
        >>> x = m.grid(3, 3, 1, 9, name="x")
        >>> m.different(x)
        >>> for i in range(3):
        ...     m.sum(x.row(i), "=", 15)

    `different`, `sum` and so on add a statement of the text, which the document about notations explains; `add` adds a
    line as it is. A term of a sum is a variable or a pair (factor, items). Solutions are dicts: numbers by name, of a
    list a list, of a grid a list of rows.
    """

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._sides: dict[str, int] = {}  # by name: how many sides

    def __str__(self) -> str:
        return "\n".join(self._lines)

    def add(self, line: str) -> None:
        self._lines.append(line)

    def _declare(self, name: str | None, sides: Sequence[int], low: Numbers, high: int | None) -> str:
        name = name or f"v{len(self._sides) + 1}"
        if not re.fullmatch(r"[A-Za-z_\x80-\U0010ffff][\w\x80-\U0010ffff]*", name):
            raise Error(f"{name!r} is no name: a letter or _, then letters, digits and _")
        if name in self._sides:
            raise Error(f"{name} is declared twice")
        self._sides[name] = len(sides)
        numbers = low if high is None else f"{low}..{high}"
        shape = f"[{','.join(map(str, sides))}]" if sides else ""
        self.add(f"var {name}{shape}: {numbers}")
        return name

    def variable(self, low: Numbers, high: int | None = None, name: str | None = None) -> Variable:
        """With the numbers from low to high; or with others, as in `variable("1 3 5..9")`."""
        return Variable(self._declare(name, [], low, high))

    def list(self, size: int, low: Numbers, high: int | None = None, name: str | None = None) -> Any:
        name = self._declare(name, [size], low, high)
        return [Variable(f"{name}[{i + 1}]") for i in range(size)]

    def grid(self, rows: int, columns: int, low: Numbers, high: int | None = None, name: str | None = None) -> Grid:
        return Grid(self._declare(name, [rows, columns], low, high), rows, columns)

    def equal(self, variable: Variable, number: int) -> None:
        self.add(f"{variable} = {number}")

    def different(self, items: Items, labels: Items | None = None) -> None:
        self.add(f"alldifferent {_words(items)}" + ("" if labels is None else f" by {_words(labels)}"))

    def all_equal(self, items: Items) -> None:
        self.add(f"all_equal {_words(items)}")

    def increasing(self, items: Items) -> None:
        self.add(f"increasing {_words(items)}")

    def strictly_increasing(self, items: Items) -> None:
        self.add(f"strictly_increasing {_words(items)}")

    def sum(self, terms: Iterable[Any], relation: str, right: Right | Iterable[Any]) -> None:
        other = str(right) if isinstance(right, (int, Variable)) else _linear(right)
        self.add(f"sum {_linear(terms)} {relation} {other}")

    def count(self, items: Items, numbers: Numbers, relation: str, right: Right) -> None:
        self.add(f"count {_words(items)} in {numbers} {relation} {right}")

    def nvalue(self, items: Items, relation: str, right: Right) -> None:
        self.add(f"nvalue {_words(items)} {relation} {right}")

    def maximum(self, items: Items, relation: str, right: Right) -> None:
        self.add(f"maximum {_words(items)} {relation} {right}")

    def minimum(self, items: Items, relation: str, right: Right) -> None:
        self.add(f"minimum {_words(items)} {relation} {right}")

    def product(self, a: Right, b: Right, relation: str, right: Right) -> None:
        self.add(f"product {a} {b} {relation} {right}")

    def distance(self, a: Right, b: Right, relation: str, right: Right) -> None:
        self.add(f"distance {a} {b} {relation} {right}")

    def element(self, items: Items, index: Variable, relation: str, right: Right) -> None:
        """The item at the place that `index` says, from 1."""
        self.add(f"element {_words(items)} at {index} {relation} {right}")

    def lex(self, a: Items, relation: str, b: Items) -> None:
        self.add(f"lex {_words(a)} {relation} {_words(b)}")

    def inverse(self, f: Items, g: Items) -> None:
        self.add(f"inverse {_words(f)} | {_words(g)}")

    def table(self, items: Items, rows: Iterable[Iterable[Numbers]]) -> None:
        self.add(f"table {_words(items)}: " + " | ".join(map(_words, rows)))

    def conflicts(self, items: Items, rows: Iterable[Iterable[Numbers]]) -> None:
        self.add(f"conflicts {_words(items)}: " + " | ".join(map(_words, rows)))

    def regular(self, items: Items, start: object, ends: Iterable[object],
                steps: Iterable[tuple[object, Numbers, object]]) -> None:
        """An automaton accepts the items. States are words or numbers."""
        written = " | ".join(" ".join(map(str, step)) for step in steps)
        self.add(f"regular {_words(items)} from {start} to {' '.join(map(str, ends))}: {written}")

    def connected(self, items: Items, numbers: Numbers,
                  links: Iterable[tuple[Variable, Variable]] | None = None) -> None:
        """Those with one of the numbers are one piece. Without links the items are a grid."""
        written = "" if links is None else ": " + " | ".join(map(_words, links))
        self.add(f"connected {_words(items)} in {numbers}{written}")

    def loop(self, edges: Iterable[tuple[str, str, Variable]]) -> None:
        """The edges whose variable is 1 are one loop."""
        self.add("loop " + " | ".join(map(_words, edges)))

    def forest(self, edges: Iterable[tuple[str, str, Variable]]) -> None:
        self.add("forest " + " | ".join(map(_words, edges)))

    def circuit(self, items: Items) -> None:
        self.add(f"circuit {_words(items)}")

    def either(self, *statements: Callable[["Model"], object]) -> None:
        """At least one holds: `m.either(lambda m: m.equal(a, 1), lambda m: m.equal(b, 1))`."""
        lines = []
        for statement in statements:
            one = Model()
            statement(one)
            lines.append(str(one))
        self.add(" or ".join(lines))

    def read(self, solution: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for line in solution.splitlines():
            name, _, numbers = line.partition(" = ")
            rows = [[int(number) for number in row.split()] for row in numbers.split(" | ")]
            sides = self._sides.get(name, 2)
            found[name] = rows[0][0] if sides == 0 else rows[0] if sides == 1 else rows
        return found
