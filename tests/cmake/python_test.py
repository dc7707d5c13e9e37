"""The Python module: every question, every form of a puzzle, and errors."""

import unittest

import quadrille

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ROWS = [[int(c) if c != "." else 0 for c in PUZZLE[first:first + 9]] for first in range(0, 81, 9)]
SOLVED = [[int(c) for c in SOLUTION[first:first + 9]] for first in range(0, 81, 9)]


def empty(size):
    return " ".join([str(size)] + ["0"] * size)


class Questions(unittest.TestCase):
    def test_texts(self):
        self.assertEqual(quadrille.solve("sudoku", PUZZLE).solution, SOLUTION)
        self.assertEqual(quadrille.check("sudoku", "." * 16).verdict, "multiple")
        self.assertEqual(quadrille.count("sudoku", "." * 16).count, 288)
        self.assertEqual(sorted(quadrille.list("queens", empty(6), limit=9)),
                         ["2 4 6 1 3 5", "3 6 2 5 1 4", "4 1 5 2 6 3", "5 3 1 6 4 2"])

    def test_counts_past_64_bits(self):
        # Domino tilings of the 16 x 16 board, by Kasteleyn's formula (OEIS A004003).
        board = "grid square\nboard\n" + ("." * 16 + "\n") * 16 + "pieces\n* I2\n"
        self.assertEqual(quadrille.count("tiling", board).count, 2444888770250892795802079170816)

    def test_options(self):
        self.assertEqual(quadrille.count("queens", empty(8), up_to_symmetry=True).count, 12)
        self.assertEqual(quadrille.solve("sudoku", PUZZLE, engine="dlx").engine, "dlx")
        self.assertEqual(quadrille.count("queens", empty(8), limit=3).verdict, "stopped")

    def test_why(self):
        conflict = quadrille.why("sudoku", "1.1." + "." * 12)
        self.assertEqual(conflict.verdict, "conflict")
        self.assertEqual([each["column"] for each in conflict.statements], [1, 3])
        reason = quadrille.why("sudoku", PUZZLE, cell="r1c3", value=4)
        self.assertEqual(reason.verdict, "because")
        for statement in reason.statements:
            self.assertEqual(PUZZLE[statement["cells"][0]], statement["text"][0])

    def test_a_time_limit_keeps_what_was_found(self):
        answer = quadrille.count("queens", empty(25), seconds=0)
        self.assertEqual(answer.verdict, "stopped")

    def test_many_puzzles(self):
        answers = list(quadrille.batch("check", "sudoku", f"{PUZZLE}\nno board\n{PUZZLE}\n"))
        self.assertEqual([getattr(answer, "verdict", None) for answer in answers], ["unique", None, "unique"])
        self.assertEqual((answers[1].code, answers[1].line), ("bad-input", 2))

    def test_new_puzzles(self):
        made = list(quadrille.generate("sudoku", count=2, seed=1))
        self.assertEqual(made, list(quadrille.generate("sudoku", count=2, seed=1)))
        self.assertEqual([quadrille.check("sudoku", each).verdict for each in made], ["unique", "unique"])


class Data(unittest.TestCase):
    def test_rows_of_numbers(self):
        self.assertEqual(quadrille.solve("sudoku", ROWS).solution, SOLVED)

    def test_columns_of_queens(self):
        self.assertEqual(quadrille.solve("queens", [2, 0, 0, 0]).solution, [2, 4, 1, 3])

    def test_exact_covers(self):
        # Knuth's first example (TAOCP 7.2.2.1): only options 1, 4 and 5 cover every item once.
        options = ["ce", "adg", "bcf", "adf", "bg", "deg"]
        problem = {"options": [list(option) for option in options]}
        self.assertEqual([sorted(cover) for cover in quadrille.list("cover", problem)], [[0, 3, 4]])

    def test_arrays(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("NumPy is not there")
        solution = quadrille.solve("sudoku", numpy.array(ROWS)).solution
        self.assertIsInstance(solution, numpy.ndarray)
        self.assertEqual(solution.tolist(), SOLVED)


class Errors(unittest.TestCase):
    def refusal(self, *arguments, **options):
        with self.assertRaises(quadrille.Error) as caught:
            quadrille.solve(*arguments, **options)
        return caught.exception

    def test_texts(self):
        error = self.refusal("sudoku", "5x")
        self.assertEqual((error.code, error.line, error.column), ("bad-input", 1, 1))
        self.assertIn('"5x"', str(error))
        self.assertIn("a second puzzle follows", str(self.refusal("sudoku", f"{PUZZLE}\n{PUZZLE}")))
        self.assertIn("no puzzle", str(self.refusal("sudoku", "")))

    def test_words(self):
        self.assertIn('"--limt"', str(self.refusal("sudoku", PUZZLE, limt=3)))
        self.assertIn('"sudoko"', str(self.refusal("sudoko", PUZZLE)))

    def test_data(self):
        self.assertIn("10", str(self.refusal("sudoku", [[10] * 9] * 9)))
        self.assertIn("as many columns as rows", str(self.refusal("sudoku", [[0] * 9] * 8)))
        self.assertIn("is a text", str(self.refusal("kakuro", [[0]])))


if __name__ == "__main__":
    unittest.main()
