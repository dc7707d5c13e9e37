"""Puzzles as data. What goes in as data comes out as data; the library is given texts."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Union

from ._library import Error
from ._model import Model

# A puzzle: a text, or data as the package's description says.
Given = Union[str, bytes, Mapping[str, Any], Sequence[Any], Any]

# By value, in the notation `line`.
_SYMBOLS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa"
_MOST_TIMES = 2**53 - 1


@dataclass
class Form:
    """What stands for a puzzle in the library: its text and notation; what makes a solution of the puzzle's form; and
    the items of an exact cover, whose names in the text are their places here."""

    text: bytes
    read: Callable[[str], Any] = field(default=lambda solution: solution)
    format: str | None = None
    items: list[Any] | None = None


def form_of(puzzle: str, given: Given) -> Form:
    if isinstance(given, str):
        return Form(given.encode())
    if isinstance(given, (bytes, bytearray, memoryview)):
        return Form(bytes(given))
    if puzzle not in _FORMS:
        raise Error(f"a puzzle of the kind {puzzle} is a text")
    if given is None:
        raise Error(f"{puzzle}: None is no puzzle")
    if not hasattr(given, "tolist"):
        return _FORMS[puzzle](given)
    form = _FORMS[puzzle](given.tolist() if puzzle != "cover" else {"matrix": given.tolist()})
    if puzzle != "cover":
        import numpy  # it is there: the puzzle is an array

        form.read = lambda solution, plain=form.read: numpy.array(plain(solution))  # type: ignore[misc]
    return form


def _number(value: Any, most: int, place: str) -> int:
    if value is None:
        return 0
    if value not in range(most + 1):
        raise Error(f"{place}: {value!r} is not a whole number from 0 to {most}")
    return int(value)


def _rows(given: Any) -> list[list[Any]]:
    rows = [[*row] for row in given]
    if not rows:
        raise Error("a board has rows of cells")
    for r, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise Error(f"row {r + 1} has {len(row)} cells, the first has {len(rows[0])}")
    return rows


def _sudoku(given: Any) -> Form:
    cells: list[Any] = [*given]
    is_flat = all(cell is None or isinstance(cell, int) for cell in cells)
    width = math.isqrt(len(cells)) if is_flat else len(cells)
    rows = [cells[first:first + width] for first in range(0, len(cells), max(width, 1))] if is_flat else _rows(cells)
    size = len(rows)
    if size == 0 or len(rows[0]) != size or len(rows[-1]) != size or size != math.isqrt(size)**2 or size > 36:
        raise Error("a Sudoku has 4, 9, 16, 25 or 36 rows, and as many columns as rows")
    text = "".join(_SYMBOLS[_number(value, size, f"row {r + 1}, column {c + 1}")]
                   for r, row in enumerate(rows) for c, value in enumerate(row))

    def read(solution: str) -> Any:
        values = [_SYMBOLS.index(symbol) for symbol in solution]
        if is_flat:
            return values
        return [values[first:first + size] for first in range(0, size * size, size)]

    return Form(text.encode(), read, "line")


def _queens(given: Any) -> Form:
    columns = [*given]
    numbers = [_number(column, len(columns), f"row {r + 1}") for r, column in enumerate(columns)]
    text = " ".join(map(str, [len(numbers), *numbers]))
    return Form(text.encode(), lambda solution: [int(word) for word in solution.split()], "spoj1771")


def _kakuro(given: Any) -> Form:
    def word(cell: Any, place: str) -> str:
        if cell is None:
            return "#"
        if isinstance(cell, (list, tuple)):
            if len(cell) != 2:
                raise Error(f"{place}: {cell!r} is not (down, across)")
            return "\\".join(str(_number(total, 45, place) or "") for total in cell)
        return str(_number(cell, 9, place) or ".")

    def cell_of(written: str) -> Any:
        if written == "#":
            return None
        return tuple(int(total or 0) for total in written.split("\\")) if "\\" in written else int(written)

    lines = [" ".join(word(cell, f"row {r + 1}, column {c + 1}") for c, cell in enumerate(row))
             for r, row in enumerate(_rows(given))]
    return Form("\n".join(lines).encode(),
                lambda solution: [[cell_of(word) for word in line.split()] for line in solution.splitlines()], "grid")


def _cover(given: Any) -> Form:
    if not isinstance(given, Mapping):
        raise Error('an exact cover is a dict with "options", or with "matrix", or a NumPy array of 0 and 1')
    known = {"options", "items", "secondary"} if "options" in given else {"matrix"}
    if wrong := [key for key in given if key not in known]:
        raise Error(f"an exact cover has no {wrong[0]!r}; it has " + ", ".join(sorted(known)))
    if "matrix" in given:
        return _matrix(_rows(given["matrix"]))
    options = [_option(option, f"options[{i}]") for i, option in enumerate(given["options"])]
    secondary = [*given.get("secondary", [])]
    times = given.get("items")
    if times is None:
        others = set(secondary)
        times = dict.fromkeys(item for option in options for item in option if item not in others)
    primary = [*times]
    return _numbered([_bounds(times[item] if isinstance(times, Mapping) else None, item) for item in primary],
                     primary, secondary, options)


def _matrix(rows: list[list[Any]]) -> Form:
    for r, row in enumerate(rows):
        for value in row:
            _number(value, 1, f"row {r + 1}")
    options = [_option([c for c, value in enumerate(row) if value], f"row {r + 1}") for r, row in enumerate(rows)]
    columns = [*range(len(rows[0]))]
    return _numbered(["" for _ in columns], columns, [], options)


def _option(option: Any, place: str) -> dict[Any, Any]:
    """The colour of each item, or None."""
    if isinstance(option, (str, bytes)):
        raise Error(f"{place}: {option!r} is not a list of items")
    items = [*option]
    if not items:
        raise Error(f"{place}: it has no item")
    colours = dict(option) if isinstance(option, Mapping) else dict.fromkeys(items)
    if len(colours) != len(items):
        double = next(item for i, item in enumerate(items) if item in items[:i])
        raise Error(f"{place}: {double!r} is there twice")
    return colours


def _bounds(times: Any, item: Any) -> str:
    """As they stand before an item's name."""
    if times is None or times == 1:
        return ""
    least, most = times if isinstance(times, tuple) else (times, times)
    most = _number(most, _MOST_TIMES, f"items[{item!r}]")
    return f"{_number(least, most, f'items[{item!r}]')}:{most}|"


def _numbered(bounds: list[str], primary: list[Any], secondary: list[Any], options: list[dict[Any, Any]]) -> Form:
    """The text in Knuth's notation. Items are named by their numbers, colours by theirs."""
    items = [*primary, *secondary]
    numbers = {item: number for number, item in enumerate(items)}
    if len(numbers) != len(items):
        double = next(item for number, item in enumerate(items) if numbers[item] != number)
        raise Error(f"items: {double!r} is there twice")
    if not primary:
        raise Error("items: there is none that has to be covered")
    colours: dict[Any, int] = {}

    def word(item: Any, colour: Any, place: str) -> str:
        if item not in numbers:
            raise Error(f"{place}: {item!r} is none of the items")
        if colour is None:
            return str(numbers[item])
        if numbers[item] < len(primary):
            raise Error(f"{place}: {item!r} has a colour, which only secondary items have")
        return f"{numbers[item]}:{colours.setdefault(colour, len(colours))}"

    lines = [" ".join(word(item, colour, f"options[{i}]") for item, colour in option.items())
             for i, option in enumerate(options)]
    head = " ".join(bound + str(number) for number, bound in enumerate(bounds))
    if secondary:
        head += " | " + " ".join(str(number) for number in range(len(primary), len(items)))
    return Form("\n".join([head, *lines, ""]).encode(),
                lambda solution: [int(line.partition(":")[0]) - 1 for line in solution.splitlines()], "dlx", items)


def _model(given: Any) -> Form:
    if not isinstance(given, Model):
        raise Error("a model is a text or a Model")
    return Form(str(given).encode(), given.read, "model")


_FORMS: dict[str, Callable[[Any], Form]] = {"sudoku": _sudoku, "queens": _queens, "kakuro": _kakuro, "cover": _cover,
                                            "model": _model}
