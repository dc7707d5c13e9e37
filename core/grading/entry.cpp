// Sudoku in the catalog, with the questions about steps and new puzzles. A program that refers to this entry has both
// linked.
#include "core/grading/generate.hpp"
#include "core/grading/steps_task.hpp"
#include "core/job/make_entry.hpp"
#include "core/sudoku/sudoku.hpp"

namespace quadrille::grading {

namespace {

struct GradedSudoku : Sudoku {
  using Maker = grading::Maker;

  static std::unique_ptr<Task> make_task(const Request& request, const Board& board, Records& records) {
    return make_steps_task(request, board, records);
  }
};

}  // namespace

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<GradedSudoku>();

}  // namespace quadrille::grading
