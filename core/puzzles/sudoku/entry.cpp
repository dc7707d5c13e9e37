// Sudoku in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"

namespace quadrille::sudoku {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Sudoku, Members{.make_batch = true, .no_hints = true, .columns = true}>();

}  // namespace quadrille::sudoku
