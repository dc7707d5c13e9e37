// Grid puzzles in the catalog. A program that refers to this entry has them linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/grid/grade_task.hpp"
#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/making/maker.hpp"

namespace quadrille::grid {

namespace {

struct MakingGrid : Grid {
  using Maker = making::Maker;

  static std::unique_ptr<Task> make_task(const Request& request, AnyPuzzle& puzzle, const Board& board,
                                         Records& records) {
    return make_grade_task(request, puzzle, board, records);
  }
};

}  // namespace

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<MakingGrid, Members{.genres = true,
                                                          .make_task = true,
                                                          .maker = true,
                                                          .statements = true,
                                                          .statement_obeys = true,
                                                          .columns = true,
                                                          .search_hint = true}>();

}  // namespace quadrille::grid
