// Grid puzzles in the catalog. A program that refers to this entry has them linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/grid/grid.hpp"

namespace quadrille::grid {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Grid>();

}  // namespace quadrille::grid
