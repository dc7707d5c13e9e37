// Sudoku in the catalog, with all questions, and new puzzles. A program that refers to this entry has all of them
// linked.
#include "core/grading/hint_task.hpp"
#include "core/grading/recipe.hpp"
#include "core/grading/steps_task.hpp"
#include "core/job/make_entry.hpp"
#include "core/puzzles/sudoku/lanes/line_batch.hpp"
#include "core/puzzles/sudoku/statements.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"

namespace quadrille::grading {

namespace {

struct GradedSudoku : Sudoku {
  using Maker = RecipeMaker<grading::Recipe>;
  using Statements = sudoku::Statements;
  static constexpr bool searches_only = false;

  static std::unique_ptr<Batch> make_batch(const Request& request, std::string_view from, std::string_view to) {
    return sudoku::make_line_batch(request, from, to);
  }

  static std::unique_ptr<Task> make_task(const Request& request, AnyPuzzle& puzzle, const Board& board,
                                         Records& records) {
    if (request.question == Question::hint) return make_hint_task(request, puzzle, board, records);
    return make_steps_task(request, board, records);
  }
};

}  // namespace

extern const CatalogEntry entry;
const CatalogEntry entry =
    make_entry<GradedSudoku,
               Members{.make_batch = true, .make_task = true, .maker = true, .statements = true, .columns = true}>();

}  // namespace quadrille::grading
