// What `--help` prints.
#include "core/cli/arguments.hpp"
#include "core/cli/words.hpp"

namespace quadrille::cli {

std::string puzzle_names() {
  std::vector<std::string_view> names;
  for (const CatalogEntry* puzzle : catalog()) names.push_back(puzzle->id);
  return joined(names, ", ");
}

std::string usage() {
  return R"(quadrille <question> <puzzle> [file]
quadrille join [file]

  question   solve    a solution, or none
             check    is the solution the only one: unique, multiple or none
             count    how many solutions
             list     every solution
             candidates   the values that are in some solution: a line "cell: value×count ..." for each cell. Cells
                      count from 0, row by row, as do the options of a cover, and values from 1, also where 0 is the
                      lowest of a variant. "+" means that a stop left open whether there are more
             hint     the next value that is found without a search: "found cell value rule", or stuck, solved, none.
                      "because" stands before what has to be eliminated first: "look-ahead r4c4<>1" is row 4, column 4
                      not 1, "o2<>1" is option 2. Of a variant also that alone: "found Cage r2c3<>34"
             steps    sudoku: the easiest steps of a person, a line each, as far as they lead
             grade    sudoku: a name for the hardest of these steps and its rating, which is Sudoku Explainer's;
                      ratings from 9.5 on are estimates on that scale
             generate   sudoku, variant, kakuro, queens: new puzzles with one solution
             convert  the puzzle itself in another notation (--to)
             split    parts of the search, for many machines: one JSON object a line, {"part", "share"} (--parts)
  join       the answer of a puzzle from the answers of its parts: lines that were printed with --part and --json
  puzzle     )" +
         puzzle_names() + R"(
  file       puzzles, one or many; standard input when left out

  --format NAME            the input's notation; detected when left out
  --to NAME                the output's notation; the input's when left out
  --engine )" +
         joined(engine_choice_names, "|") + R"(   dancing links, or the puzzle's own bitmask engine
  --limit N                stop at N solutions
  --cap N                  candidates: count up to N solutions of each; 1 when left out
  --memory MB              count: remember subproblems in this much memory, 1 to 3500; 200 when left out
  --seconds S, --nodes N   stop each puzzle after this time, or after this many nodes
  --parts N                split: at least N parts
  --part P                 only the part P of the search: one that split has printed
  --checkpoint FILE        count: write down how far it has come, and go on from there the next time
  --threads N              worker threads; one per core when left out
  --count N, --seed S      generate: N puzzles; the same seed makes the same ones
  --size N                 generate: the side of the board; kakuro: N or ROWSxCOLUMNS, with the clues
  --grade NAME             generate, sudoku: Easy, Medium, Hard, Expert, Extreme, or ratings as in 3.0-4.4
  --symmetry NAME          generate, sudoku, variant: rotational, horizontal, vertical, diagonal, full; none when left
                           out
  --givens N               generate, sudoku, variant: N givens; as few as the puzzle lets be when left out
  --rules TEXT             generate, variant: rules such as .AntiKnight.Diagonal~1, which givens are found for
  --jigsaw, --killer       generate, variant: random regions; random cages with their sums, and no givens
  --density N              generate, kakuro: the percentage of white cells
  --up-to-symmetry         queens, tiling: one of the solutions that symmetries of the board turn into each other
  --json                   one JSON object a line
  --help, --version

Exit status: 0 every puzzle answered, 1 some input could not be read or the output not be written, 2 wrong usage,
3 a limit stopped some answer.
)";
}

}  // namespace quadrille::cli
