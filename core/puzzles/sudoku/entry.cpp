// Sudoku in the catalog, without the questions that core/grading answers. A program that refers to this entry has the
// puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"

namespace quadrille::sudoku {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Sudoku, Members{.searches_only = true, .columns = true}>();

}  // namespace quadrille::sudoku
