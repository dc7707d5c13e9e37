"""Quadrille: exact-cover and grid puzzles, solved, counted and explained.

    >>> import quadrille
    >>> quadrille.count("queens", "8 0 0 0 0 0 0 0 0").count
    92
    >>> quadrille.check("sudoku", "1.....3..4.....2").verdict
    'unique'
    >>> [*quadrille.solutions("cover", {"options": [["Ann", (1, 2)], ["Ann"], [(1, 2)]]})]
    [[0], [1, 2]]

A puzzle is a text (str, or bytes in UTF-8) in any notation of the command line, or data, and solutions have its form:

- a Sudoku: rows of numbers, or all cells in one list; 0 or None is blank;
- queens: the column of each row, from 1; 0 or None is none;
- a Kakuro: rows of cells: None is black, (down, across) the sums of the runs that begin there (0: none), 0 is blank;
- an exact cover: {"options": …, "items": …, "secondary": …}, of which solutions are the indices of options. An item is
  any hashable value. An option is a list of items, or a dict with the colour of each, None without one. "items" are
  covered once each, or, as a dict, {item: times} or {item: (least, most)}; without it, they are all that options name.
  "secondary" items are covered at most once, or by any number of options in one colour;
- an exact cover as a matrix of 0 and 1, a row an option: {"matrix": rows}, or a NumPy array;
- a model: a Model, of which solutions are dicts of numbers by name.

NumPy arrays are taken for numbers, and solutions of numbers are arrays then.

Options are those of the command, with _ for -: limit=5, engine="dlx", format="grid", up_to_symmetry=True, cell="r3c5".
Every question takes `seconds`, after which the answer is "stopped", with what was found.
"""

from ._library import Error, version
from ._model import Model
from ._questions import (Answer, Solutions, batch, candidates, check, convert, count, generate, grade, hint, recognise,
                         solutions, solve, split, steps, why)

# The command's word. `from quadrille import *` leaves it out, and Python's own `list` as it is.
from ._questions import solutions as list

__all__ = ["Answer", "Error", "Model", "Solutions", "batch", "candidates", "check", "convert", "count", "generate",
           "grade", "hint", "recognise", "solutions", "solve", "split", "steps", "version", "why"]
