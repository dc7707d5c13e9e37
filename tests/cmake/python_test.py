"""The Python module: every question, every form of a puzzle, and errors."""

import itertools
import random
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

    def test_models(self):
        m = quadrille.Model()
        x = m.grid(3, 3, 1, 9, name="x")
        m.different(x)
        for i in range(3):
            m.sum(x.row(i), "=", 15)
            m.sum(x.column(i), "=", 15)
        m.sum([x[i, i] for i in range(3)], "=", 15)
        m.sum([x[i, 2 - i] for i in range(3)], "=", 15)
        self.assertEqual(quadrille.count("model", m).count, 8)  # one magic square, turned and reflected
        squares = [solution["x"] for solution in quadrille.solutions("model", m)]
        self.assertIn([[2, 7, 6], [9, 5, 1], [4, 3, 8]], squares)
        a, b = m.variable(0, 3, name="a"), m.list(2, 0, 1, name="b")
        m.sum([a, (-2, b)], ">", 2)
        m.either(lambda one: one.equal(b[0], 1), lambda one: one.count(b, 1, ">=", 2))
        self.assertEqual(quadrille.check("model", m).verdict, "none")  # a - 2 is at most 1
        with self.assertRaisesRegex(quadrille.Error, "declared twice"):
            m.variable(0, 1, name="a")
        with self.assertRaisesRegex(quadrille.Error, "'Ann Lee' is no name"):
            m.variable(0, 1, name="Ann Lee")

    def test_variables_of_a_model_have_their_names_and_numbers(self):
        m = quadrille.Model()
        a, b = m.variable(-3, 0, name="a"), m.list(2, 5, 7, name="b")
        m.sum([a, b[0]], "=", 4)  # -1 + 5, or -2 + 6, or -3 + 7
        m.sum([b[0]], ">", 5)
        m.sum([b[1]], "=", 7)
        found = quadrille.candidates("model", m)
        self.assertEqual(found.names, ["a", "b[1]", "b[2]"])
        self.assertEqual([[each["value"] for each in one] for one in found.candidates], [[-3, -2], [6, 7], [7]])
        m.sum([a], "<", -2)
        why = quadrille.why("model", m, cell="a", value=-3)
        self.assertEqual((why.verdict, [each["text"] for each in why.statements]), ("because", ["sum a < -2"]))

    def test_an_answer_shows_what_it_has(self):
        self.assertRegex(repr(quadrille.count("queens", empty(6))),
                         r"^Answer\(verdict='counted', count=4, nodes=\d+, engine='\w+'\)$")

    def test_options(self):
        self.assertEqual(quadrille.count("queens", empty(8), up_to_symmetry=True).count, 12)
        self.assertEqual(quadrille.solve("sudoku", PUZZLE, engine="dlx").engine, "dlx")
        self.assertEqual(quadrille.count("queens", empty(8), limit=3).verdict, "stopped")

    def test_recognise(self):
        self.assertEqual(quadrille.recognise(PUZZLE), {"puzzle": "sudoku", "format": "line", "sure": True})
        choices = quadrille.recognise(b".2.3\n..1.\n2...\n.3..")["choices"]
        sudoku, slitherlink = {"puzzle": "sudoku", "format": "grid"}, {"puzzle": "grid", "format": "slitherlink"}
        self.assertEqual(choices[:2], [sudoku, slitherlink])

    def test_links(self):
        link = ("https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSTiBdZQiu86285qms9ikANwEMAbA"
                "K5x4AJlRoIXGADsEAFwxCilaiADWEPnxgYAxjzTDCIXTC1h8IAEoBGAMI2QqW3ZEhVvQcJABWEMtRsCAMAe2l+AGp5RRgiIA")
        self.assertEqual(quadrille.recognise(link), {"puzzle": "variant", "format": "fpuzzles", "sure": True})
        self.assertEqual(quadrille.convert("variant", link, to="iss"), ".Shape~4x4.Cage~5~R1C1~R1C2.Diagonal~1.~R4C4_2")
        self.assertEqual(quadrille.check("variant", link).verdict, "multiple")

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

    def test_many_texts_and_data(self):
        answers = list(quadrille.batch("solve", "queens", [[2, 0, 0, 0], "4 1 0 0 0", [9]]))
        self.assertEqual(answers[0].solution, [2, 4, 1, 3])
        self.assertEqual(answers[1].verdict, "none")
        self.assertIsInstance(answers[2], quadrille.Error)

    def test_bytes(self):
        self.assertEqual(quadrille.solve("sudoku", PUZZLE.encode()).solution, SOLUTION)
        self.assertEqual([a.count for a in quadrille.batch("count", "sudoku", b"." * 16 + b"\n" + b"." * 16)],
                         [288, 288])

    def test_hints_steps_and_grades(self):
        hint = quadrille.hint("sudoku", PUZZLE).hint
        self.assertEqual(int(SOLUTION[hint["cell"]]), hint["value"])
        self.assertEqual(PUZZLE[hint["cell"]], ".")
        answer = quadrille.steps("sudoku", ROWS)
        self.assertEqual(answer.verdict, "solved")
        board = [*PUZZLE]
        for step in answer.steps:
            if step.get("placed"):
                board[step["placed"]["cell"]] = str(step["placed"]["value"])
        self.assertEqual("".join(board), SOLUTION)
        grade = quadrille.grade("sudoku", PUZZLE)
        self.assertEqual(grade.rating, max(step["rating"] for step in answer.steps))
        self.assertIsInstance(grade.grade, str)

    def test_candidates(self):
        # The four queens' two solutions are 2 4 1 3 and 3 1 4 2.
        found = quadrille.candidates("queens", [0] * 4).candidates
        self.assertEqual([cell for cell, values in enumerate(found) if values], [1, 2, 4, 7, 8, 11, 13, 14])
        self.assertEqual(found[1], [{"value": 1, "count": 1, "open": False}])

    def test_conversions(self):
        rows = [PUZZLE[first:first + 9] for first in range(0, 81, 9)]
        self.assertEqual(quadrille.convert("sudoku", ROWS, to="grid").split(), rows)

    def test_parts_add_up(self):
        parts = quadrille.split("queens", [0] * 8, parts=6).parts
        self.assertGreaterEqual(len(parts), 6)
        self.assertEqual(sum(quadrille.count("queens", [0] * 8, part=each["part"]).count for each in parts), 92)

    def test_a_list_says_whether_it_is_whole(self):
        found = quadrille.solutions("queens", [0] * 8)
        self.assertIsNone(found.answer)
        self.assertEqual(len(list(found)), 92)
        self.assertEqual((found.answer.verdict, found.answer.count), ("listed", 92))
        stopped = quadrille.solutions("queens", [0] * 8, limit=3)
        self.assertEqual((len(list(stopped)), stopped.answer.verdict), (3, "stopped"))
        late = quadrille.list("queens", [0] * 20, seconds=0)
        self.assertLess(len(list(late)), 39029188884)  # OEIS A000170
        self.assertEqual(late.answer.verdict, "stopped")

    def test_a_variant_has_variables(self):
        text = ".Shape~4x4.Var~A~label~2.Cage~3~R1C1~R1C2"
        found = quadrille.solve("variant", text)
        self.assertEqual(len(found.solution), 16)
        self.assertEqual([*found.variables[0]], ["VA1", "VA2"])

    def test_the_builtin_list_stays(self):
        names = {}
        exec("from quadrille import *", names)
        self.assertNotIn("list", names)
        self.assertIs(names["solutions"], quadrille.list)

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

    def test_flat_boards_and_none(self):
        flat = [value or None for row in ROWS for value in row]
        self.assertEqual(quadrille.solve("sudoku", flat).solution, [value for row in SOLVED for value in row])

    def test_kakuro(self):
        board = [[None, (3, 0), (4, 0)], [(0, 3), 0, 0], [(0, 4), 0, 0]]
        self.assertEqual(quadrille.solve("kakuro", board).solution,
                         [[None, (3, 0), (4, 0)], [(0, 3), 2, 1], [(0, 4), 1, 3]])

    def test_matrices(self):
        rows = [[0, 1, 1], [1, 0, 0], [1, 1, 1]]
        self.assertEqual(sorted(map(sorted, quadrille.list("cover", {"matrix": rows}))), [[0, 1], [2]])

    def test_arrays(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("NumPy is not there")
        solution = quadrille.solve("sudoku", numpy.array(ROWS)).solution
        self.assertIsInstance(solution, numpy.ndarray)
        self.assertEqual(solution.tolist(), SOLVED)
        matrix = numpy.array([[0, 1], [1, 0], [1, 1]], dtype=bool)
        self.assertEqual(sorted(map(sorted, quadrille.list("cover", matrix))), [[0, 1], [2]])


def covers(options, items, secondary=()):
    """All exact covers, by trying every set of options. An option is a dict of items and colours, an item has the least
    and the most times."""
    found = []
    for chosen in itertools.product([False, True], repeat=len(options)):
        taken = [option for option, is_chosen in zip(options, chosen) if is_chosen]
        colours = {item: [option[item] for option in taken if item in option] for item in [*items, *secondary]}
        if all(least <= len(colours[item]) <= most for item, (least, most) in items.items()) and all(
                len(colours[item]) <= 1 or None not in colours[item] and len(set(colours[item])) == 1
                for item in secondary):
            found.append([i for i, is_chosen in enumerate(chosen) if is_chosen])
    return sorted(found)


class Covers(unittest.TestCase):
    def found(self, problem):
        return sorted(sorted(cover) for cover in quadrille.list("cover", problem))

    def test_any_hashable_value_is_an_item(self):
        for items in ("|a", ["a b", "c:d"], [(1, 2), "(1, 2)"], [1, "1"], [None, frozenset()], ["", "\n"]):
            first, second = items
            options = [[first, second], [first], [second], [first]]
            self.assertEqual(self.found({"options": options}), [[0], [1, 2], [2, 3]], items)

    def test_random_problems(self):
        chance = random.Random(54)
        names = [(0, 0), "a b", "|", ":", 7, "7", None]
        for _ in range(100):
            size = chance.randint(2, 5)
            items = {item: chance.choice([(1, 1), (1, 1), (0, 2), (2, 2)]) for item in names[:size]}
            secondary = names[size:size + 2]
            options = []
            for _ in range(chance.randint(2, 7)):
                chosen = chance.sample([*items], chance.randint(1, size))
                others = chance.sample(secondary, chance.randint(0, 2))
                options.append({**dict.fromkeys(chosen), **{item: chance.choice([None, "r", (0,)]) for item in others}})
            problem = {"options": options, "items": items, "secondary": secondary}
            self.assertEqual(self.found(problem), covers(options, items, secondary), problem)

    def test_an_item_that_no_option_has_is_not_covered(self):
        problem = {"options": [["a"]], "items": ["a", ("b", 1)]}
        self.assertEqual(quadrille.check("cover", problem).verdict, "none")
        statements = quadrille.why("cover", problem).statements
        self.assertEqual([(each["item"], each["text"]) for each in statements], [(("b", 1), "item ('b', 1)")])

    def test_a_hint_names_the_item(self):
        hint = quadrille.hint("cover", {"options": [["a", "b"], ["b", (9,)], ["a"]]}).hint
        self.assertEqual((hint["cell"], hint["unit"]["name"]), (1, (9,)))

    def test_faults(self):
        for problem, words in (
            ({"options": [["a"], [], ["b"]]}, "options[1]: it has no item"),
            ({"options": [["a", "b", "a"]]}, "options[0]: 'a' is there twice"),
            ({"options": ["ab"]}, "options[0]: 'ab' is not a list of items"),
            ({"options": [["a"]], "items": ["a", "a"]}, "items: 'a' is there twice"),
            ({"options": [["a"]], "items": ["a"], "secondary": ["a"]}, "items: 'a' is there twice"),
            ({"options": [["b"]], "items": ["a"]}, "options[0]: 'b' is none of the items"),
            ({"options": [{"a": "red"}]}, "options[0]: 'a' has a colour"),
            ({"options": []}, "none that has to be covered"),
            ({"options": [["a"]], "items": {"a": (2, 1)}}, "items['a']: 2 is not a whole number from 0 to 1"),
            ({"options": [["a"]], "item": ["a"]}, "no 'item'"),
            ({"matrix": [[0, 2]]}, "row 1: 2 is not"),
            ({"matrix": [[0, 0], [1, 1]]}, "row 1: it has no item"),
            ([["a"]], 'a dict with "options"'),
        ):
            with self.assertRaises(quadrille.Error) as caught:
                quadrille.check("cover", problem)
            self.assertIn(words, str(caught.exception))


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
        self.assertIn("row 2 has 1 cells", str(self.refusal("kakuro", [[None, 0], [0]])))
        self.assertIn("is a text", str(self.refusal("nonogram", [[0]])))
        self.assertIn("seconds", str(self.refusal("sudoku", PUZZLE, seconds=-1)))


if __name__ == "__main__":
    unittest.main()
