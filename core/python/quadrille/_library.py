"""Python's side of the shared library's C interface (core/library/quadrille.h)."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_END, _PENDING, _SOLUTION, _ANSWER, _ERROR = range(5)
# An interrupt from the keyboard waits for so long at most.
_SLICE_MS = 50


class Error(ValueError):
    """A puzzle that could not be read or answered: `code` is "bad-input", "too-large" or "internal"; `line` and
    `column` count from 1, and are 0 where the error has no place."""

    code: str
    line: int
    column: int

    def __init__(self, message: str, code: str = "bad-input", line: int = 0, column: int = 0) -> None:
        super().__init__(message)
        self.code, self.line, self.column = code, line, column


@dataclass
class End:
    """What the library says behind the solutions of a puzzle."""

    verdict: str
    count: int
    nodes: int
    engine: str
    note: str


def _places() -> Iterator[str]:
    """Where the library may be: named by the environment, in a wheel, installed by CMake, where the system looks."""
    if named := os.environ.get("QUADRILLE_LIBRARY"):
        yield named
        return
    here = Path(__file__).resolve().parent
    ending = {"darwin": "*.dylib", "win32": "*.dll"}.get(sys.platform, ".so*")
    # The module is <prefix>/share/quadrille/python/quadrille, or core/python/quadrille of a checkout.
    folders = [(here, "")] + [(here.parents[above], inside) for above in (3, 2)
                              for inside in ("lib*/", "lib*/*/", "build/native/")]
    for folder, inside in folders:
        yield from map(str, sorted(folder.glob(f"{inside}libquadrille{ending}")))
    yield {"darwin": "libquadrille.dylib", "win32": "quadrille.dll"}.get(sys.platform, "libquadrille.so")


def _load() -> ctypes.CDLL:
    failures = []
    for place in _places():
        try:
            return ctypes.CDLL(place)
        except OSError as failure:
            failures.append(str(failure))
    raise ImportError("libquadrille is not found: install it (cmake --install), or set QUADRILLE_LIBRARY to its file; "
                      + "; ".join(failures))


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
    return str(_c_version().decode())


def ask(words: list[str], text: bytes, single: bool, seconds: float | None) -> Iterator[str | End | Error]:
    """All that a question finds, in order: the texts of solutions, and behind those of a puzzle its end."""
    encoded = [word.encode() for word in words]
    answers = _c_ask((_text * len(encoded))(*encoded), len(encoded), text, len(text), single)
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
                if seconds is not None and time.monotonic() - begun >= seconds:
                    _c_stop(answers)
                yield said
                continue
            if kind == _ERROR:
                line, column = ctypes.c_uint32(), ctypes.c_uint32()
                code = _c_place(answers, ctypes.byref(line), ctypes.byref(column)).decode()
                yield Error(said, code, line.value, column.value)
            else:
                yield End(_c_verdict(answers).decode(), _number(_c_count(answers).decode()), _c_nodes(answers),
                          _c_engine(answers).decode(), said)
            begun = time.monotonic()
    finally:
        _c_close(answers)


def _number(count: str) -> int:
    whole, _, divisor = count.partition("/")  # of solutions up to symmetry while the count is not done
    return int(whole or 0) // int(divisor or 1)
