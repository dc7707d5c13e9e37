#include "core/command/help.hpp"

#include <iterator>

#include "core/job/question.hpp"

namespace quadrille::command {

namespace {

constexpr HelpRow questions[] = {
    {"solve", "a solution, or none"},
    {"check", "is the solution the only one: unique, multiple or none"},
    {"count", "how many solutions"},
    {"list", "every solution"},
    {"candidates",
     "the values that are in some solution: a line \"cell: value×count ...\" for each cell. Cells count from 0, row "
     "by row, as do the options of a cover, and values from 1, also where 0 is the lowest of a variant. \"+\" means "
     "that a stop left open whether there are more"},
    {"hint",
     "the next value that is found without a search: \"found cell value rule\", or stuck, solved, none. \"because\" "
     "stands before what has to be eliminated first: \"look-ahead r4c4<>1\" is row 4, column 4 not 1, \"o2<>1\" is "
     "option 2. Of a variant also that alone: \"found Cage r2c3<>34\""},
    {"steps",
     "sudoku: the easiest steps of a person, a line each, as far as they lead. Grid puzzles, kakuro, variants: each "
     "value by one clue or rule (\"rule\") or by what would follow of the opposite (\"look-ahead\"), with its grade "
     "and what has to be eliminated first"},
    {"grade",
     "sudoku: a name for the hardest of these steps and its rating, which is Sudoku Explainer's; ratings from 9.5 on "
     "are estimates on that scale. Grid puzzles, kakuro, variants: a name and a number for what has to be seen "
     "together: 1 one clue or rule after another, 2 two, 3 up to four, 4 one supposition, 5 a longer one, or "
     "one within another"},
    {"why",
     "of a puzzle without a solution, a set of statements (givens, clues, rules, items, pieces) that contradict each "
     "other, none of which can be left out: a line each, \"line:column words\". Of one with a single solution, such "
     "a "
     "set that decides a value (--cell, --value) or the solution's value of a cell (--cell); without a cell, those "
     "that are not needed. Else open"},
    {"generate", "sudoku, variant, kakuro, queens, and each genre of grid puzzles: new puzzles with one solution"},
    {"convert", "the puzzle itself in another notation (--to)"},
    {"split", "parts of the search, for many machines: one JSON object a line, {\"part\", \"share\"} (--parts)"},
};
static_assert(std::size(questions) == std::size(question_names));

constexpr HelpRow other_words[] = {
    {"recognise",
     "which puzzle the first of a file is, and in which format: \"sudoku line\"; several lines where a person has to "
     "choose, the likeliest first"},
    {"join", "the answer of a puzzle from the answers of its parts: lines that were printed with --part and --json"},
    {"verify",
     "in Node: verify PUZZLE PROOF says whether the answer in a file that --proof has written follows from the puzzle "
     "in a file. Exit status 0 it does, 1 it does not, and the first line that does not follow is named. The name of "
     "the puzzle may stand before the files"},
    {"mcp", "in Node: serves assistants by the Model Context Protocol"},
    {"serve", "in Node: answers setters inside f-puzzles (--port N)"},
    {"completion", "what completes the words of this command in a shell: bash, zsh or fish"},
    {"manual", "this as a page of the manual, for man"},
};

}  // namespace

std::string puzzle_names(const Equipment& equipment) {
  std::string all;
  for (const PuzzleNames& puzzle : equipment.puzzles) all.append(all.empty() ? "" : ", ").append(puzzle.id);
  return all;
}

std::vector<HelpRow> help_on_words() {
  std::vector<HelpRow> all(std::begin(questions), std::end(questions));
  all.insert(all.end(), std::begin(other_words), std::end(other_words));
  return all;
}

std::string usage(const Equipment& equipment) {
  constexpr std::size_t column = 25;
  std::string out =
      "quadrille <question> [puzzle] [file ...]\nquadrille join [file ...]\n"
      "quadrille recognise [file ...]\n\n";
  std::string_view kind = "  question   ";
  for (const HelpRow& row : questions) {
    append_help(std::string(kind) + std::string(row.name), column, row.help, out);
    kind = "             ";
  }
  for (const HelpRow& row : other_words) append_help("  " + std::string(row.name), column, row.help, out);
  append_help("  puzzle", column,
              puzzle_names(equipment) + "; recognised when left out before the name of a file, or -", out);
  append_help("  file", column, "puzzles, one or many; standard input when left out, or where it is -", out);
  out += '\n' + help_on_options() +
         "\nExit status: 0 every puzzle answered, 1 some input could not be read or the output not be written, 2 wrong "
         "usage,\n3 a limit stopped some answer.\n";
  return out;
}

}  // namespace quadrille::command
