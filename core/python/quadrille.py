"""Quadrille: exact-cover and grid puzzles, solved, counted and explained.

    >>> import quadrille
    >>> quadrille.count("queens", "8 0 0 0 0 0 0 0 0").count
    92
    >>> quadrille.check("sudoku", "1.....3..4.....2").verdict
    'unique'

A puzzle is a text in any notation of the command line, or data: a Sudoku is rows of numbers (0: blank), queens are the
column of each row (0: none), an exact cover is a dict of "options", "items" and "secondary". Solutions come in the form
of the puzzle: texts, numbers, the indices of options, and NumPy arrays where the puzzle was one.

Options are those of the command, with _ for -: limit=5, engine="dlx", format="grid", up_to_symmetry=True, cell="r3c5";
and seconds, after which the answer is "stopped", with what was found.

This is Python's side of the shared library libquadrille, which it looks for where the environment's QUADRILLE_LIBRARY
says, where it was installed, and where the system has its libraries.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator

__all__ = ["Answer", "Error", "batch", "candidates", "check", "count", "generate", "list", "solve", "version", "why"]

_END, _PENDING, _SOLUTION, _ANSWER, _ERROR = range(5)
# For so long an interrupt from the keyboard waits.
_SLICE_MS = 50
# By value, in the notation `line`.
_SYMBOLS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa"


class Error(ValueError):
    """A puzzle that could not be read or answered: `code` is "bad-input", "too-large" or "internal"; `line` and
    `column` count from 1, and are 0 where the error has no place."""

    def __init__(self, message: str, code: str = "bad-input", line: int = 0, column: int = 0):
        super().__init__(message)
        self.code, self.line, self.column = code, line, column


@dataclass
class Answer:
    """The answer to one puzzle.

    `verdict`: what is claimed, as the command prints it; `solutions`: those that were found, in the puzzle's form;
    `count`: how many; `nodes`: positions searched; `engine`: what searched; `note`: what you should know of the answer,
    mostly empty; `statements`: (why) dicts with text, line, column and cells."""

    verdict: str
    count: int = 0
    solutions: Any = field(default_factory=lambda: [])
    statements: Any = field(default_factory=lambda: [])
    nodes: int = 0
    engine: str = ""
    note: str = ""

    @property
    def solution(self) -> Any:
        """The first solution, or None."""
        return self.solutions[0] if self.solutions else None


def _load() -> ctypes.CDLL:
    beside = Path(__file__).resolve().parent
    named = os.environ.get("QUADRILLE_LIBRARY")
    # <prefix>/share/quadrille/python is three folders below the prefix, and so is core/python of a checkout's build.
    near = [path for pattern in ("lib*/libquadrille.so*", "lib*/*/libquadrille.so*", "build/native/libquadrille.so*")
            for root in (beside.parents[2], beside.parents[1]) for path in sorted(root.glob(pattern))]
    for path in [named] if named else [*map(str, near), ctypes.util.find_library("quadrille")]:
        if path:
            return ctypes.CDLL(path)
    raise ImportError("libquadrille is not found: install it (cmake --install), or set QUADRILLE_LIBRARY to its file")


_library = _load()


def _function(name: str, result: Any, *arguments: Any) -> Any:
    function = getattr(_library, f"quadrille_{name}")
    function.restype, function.argtypes = result, arguments
    return function


_handle, _text, _size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
_c_version = _function("version", _text)
_c_ask = _function("ask", _handle, ctypes.POINTER(_text), _size, _text, _size, ctypes.c_int)
_c_next = _function("next", ctypes.c_int, _handle, ctypes.c_uint)
_c_text = _function("text", ctypes.c_void_p, _handle, ctypes.POINTER(_size))
_c_verdict = _function("verdict", _text, _handle)
_c_count = _function("count", _text, _handle)
_c_engine = _function("engine", _text, _handle)
_c_nodes = _function("nodes", ctypes.c_uint64, _handle)
_c_place = _function("place", _text, _handle, ctypes.POINTER(ctypes.c_uint32), ctypes.POINTER(ctypes.c_uint32))
_c_stop = _function("stop", None, _handle)
_c_close = _function("close", None, _handle)


def version() -> str:
    """The version of the library."""
    return _c_version().decode()


def _words(options: dict[str, Any]) -> Iterator[str]:
    for name, value in options.items():
        if value is None or value is False:
            continue
        yield "--" + name.replace("_", "-")
        if value is not True:
            yield str(value)


def _found(question: str, puzzle: str, text: str, single: bool, seconds: float | None,
           options: dict[str, Any]) -> Iterator[str | Answer | Error]:
    """All that a question finds, in order: the texts of solutions, and behind those of a puzzle its answer."""
    words = [word.encode() for word in (question, puzzle, *_words(options))]
    data = text.encode()
    answers = _c_ask((_text * len(words))(*words), len(words), data, len(data), single)
    try:
        begun = time.monotonic()
        while (kind := _c_next(answers, _SLICE_MS)) != _END:
            if kind == _PENDING:
                if seconds is not None and time.monotonic() - begun >= seconds:
                    _c_stop(answers)
                continue
            size = _size()
            said = ctypes.string_at(_c_text(answers, ctypes.byref(size)), size.value).decode()
            if kind == _SOLUTION:
                yield said
                continue
            if kind == _ERROR:
                line, column = ctypes.c_uint32(), ctypes.c_uint32()
                code = _c_place(answers, ctypes.byref(line), ctypes.byref(column)).decode()
                yield Error(said, code, line.value, column.value)
            else:
                yield Answer(_c_verdict(answers).decode(), _number(_c_count(answers).decode()),
                             nodes=_c_nodes(answers), engine=_c_engine(answers).decode(), note=said)
            begun = time.monotonic()
    finally:
        _c_close(answers)


def _number(count: str) -> int:
    whole, _, divisor = count.partition("/")  # of solutions up to symmetry while the count is not done
    return int(whole or 0) // int(divisor or 1)


def _answers(question: str, puzzle: str, given: Any, single: bool, seconds: float | None,
             options: dict[str, Any]) -> Iterator[Answer | Error]:
    text, read, own_options = _form(puzzle, given)
    found: Any = []
    for each in _found(question, puzzle, text, single, seconds, {**own_options, **options}):
        if isinstance(each, str):
            found.append(each)
            continue
        if isinstance(each, Answer):
            if question == "why":
                each.statements = [statement for text in found for statement in json.loads(text)["statements"]]
            else:
                each.solutions = [read(text) for text in found]
        found = []
        yield each


def _ask(question: str, puzzle: str, given: Any, seconds: float | None, options: dict[str, Any]) -> Answer:
    for answer in _answers(question, puzzle, given, True, seconds, options):
        if isinstance(answer, Error):
            raise answer
        return answer
    raise Error("there is no puzzle in the text")


def solve(puzzle: str, given: Any, *, seconds: float | None = None, **options: Any) -> Answer:
    """A solution ("solved"), or "none"."""
    return _ask("solve", puzzle, given, seconds, options)


def check(puzzle: str, given: Any, *, seconds: float | None = None, **options: Any) -> Answer:
    """Whether there is exactly one solution: "unique", "multiple" (with two of them) or "none"."""
    return _ask("check", puzzle, given, seconds, options)


def count(puzzle: str, given: Any, *, seconds: float | None = None, **options: Any) -> Answer:
    """The number of solutions, exact however large it is."""
    return _ask("count", puzzle, given, seconds, options)


def why(puzzle: str, given: Any, *, seconds: float | None = None, **options: Any) -> Answer:
    """The statements that contradict each other ("conflict"), that decide a value (`cell="r3c5", value=7`: "because"),
    or that are not needed ("spare"); none of a conflict and of a "because" can be left out."""
    return _ask("why", puzzle, given, seconds, options)


def candidates(puzzle: str, given: Any, *, seconds: float | None = None, **options: Any) -> Answer:
    """Which values occur in some solution; the text that tells it is the answer's solution."""
    return _ask("candidates", puzzle, given if isinstance(given, str) else _form(puzzle, given)[0], seconds, options)


def list(puzzle: str, given: Any, **options: Any) -> Iterator[Any]:  # noqa: A001, the command's word
    """Every solution, each as soon as it is found."""
    text, read, own_options = _form(puzzle, given)
    for each in _found("list", puzzle, text, True, None, {**own_options, **options}):
        if isinstance(each, Error):
            raise each
        if isinstance(each, str):
            yield read(each)


def batch(question: str, puzzle: str, text: str, *, seconds: float | None = None,
          **options: Any) -> Iterator[Answer | Error]:
    """The answer to every puzzle of a text, in order; an Error in the place of one that could not be read."""
    return _answers(question, puzzle, text, False, seconds, options)


def generate(puzzle: str, **options: Any) -> Iterator[str]:
    """New puzzles with one solution; the same `seed` gives the same ones. `count` says how many, 1 when left out."""
    for each in _found("generate", puzzle, "", False, None, options):
        if isinstance(each, Error):
            raise each
        if isinstance(each, str):
            yield each


def _form(puzzle: str, given: Any) -> tuple[str, Any, dict[str, str]]:
    """What stands for a puzzle: its text, what makes a solution of the same form from a text, and its notation."""
    if isinstance(given, str):
        return given, lambda solution: solution, {}
    make_like = _like(given)
    if hasattr(given, "tolist"):
        given = given.tolist()
    if puzzle == "cover":
        text = _cover_text(given)

        def indices(solution: str) -> Any:
            return [int(line.partition(":")[0]) - 1 for line in solution.splitlines()]

        return text, indices, {"format": "dlx"}
    if puzzle == "queens":
        text = " ".join(str(int(column)) for column in [len(given), *given])
        return text, lambda solution: make_like([int(word) for word in solution.split()]), {"format": "spoj1771"}
    if puzzle == "sudoku":
        size = len(given)
        if any(len(row) != size for row in given) or size >= len(_SYMBOLS):
            raise Error("a Sudoku has as many columns as rows, 36 at most")
        if wrong := [value for row in given for value in row if value not in range(size + 1)]:
            raise Error(f"{wrong[0]!r} is not a whole number from 0 to {size}")
        text = "".join(_SYMBOLS[int(value)] for row in given for value in row)

        def rows(solution: str) -> Any:
            values = [_SYMBOLS.index(symbol) for symbol in solution]
            return make_like([values[first:first + size] for first in range(0, size * size, size)])

        return text, rows, {"format": "line"}
    raise Error(f"a puzzle of the kind {puzzle} is a text")


def _like(given: Any) -> Any:
    """Makes a NumPy array of numbers where the puzzle was one; NumPy is there then."""
    if not hasattr(given, "tolist"):
        return lambda numbers: numbers
    import numpy

    return numpy.array


def _cover_text(given: dict[str, Any]) -> str:
    options = [[str(item) for item in option] for option in given["options"]]
    secondary = [str(item) for item in given.get("secondary", [])]
    named = {item: None for option in options for item in option if item.partition(":")[0] not in secondary}
    items = [str(item) for item in given.get("items", named)]
    head = " ".join(items) + (" | " + " ".join(secondary) if secondary else "")
    return "\n".join([head, *(" ".join(option) for option in options)]) + "\n"
