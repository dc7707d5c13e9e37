// Queens in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/queens/queens.hpp"
#include "core/puzzles/queens/recipe.hpp"

namespace quadrille::queens {

namespace {

struct MakingQueens : Queens {
  using Maker = RecipeMaker<queens::Recipe>;
};

}  // namespace

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<MakingQueens, Members{.maker = true,
                                                            .statements = true,
                                                            .append_others = true,
                                                            .symmetries = true,
                                                            .columns = true,
                                                            .search_hint = true}>();

}  // namespace quadrille::queens
