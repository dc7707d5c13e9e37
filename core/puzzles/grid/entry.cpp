// Grid puzzles in the catalog. A program that refers to this entry has them linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/making/grid_recipe.hpp"

namespace quadrille::grid {

namespace {

struct MakingGrid : Grid {
  using Maker = RecipeMaker<making::GridRecipe>;
};

}  // namespace

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<MakingGrid, Members{.genres = true,
                                                          .maker = true,
                                                          .statements = true,
                                                          .obeys_together = true,
                                                          .keep_text = true,
                                                          .symmetries = true,
                                                          .append_marks = true,
                                                          .columns = true,
                                                          .reasoning = true}>();

}  // namespace quadrille::grid
