// Sudoku variants in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/variant/making/variant_recipe.hpp"
#include "core/puzzles/variant/variant.hpp"

namespace quadrille::variant {

namespace {

struct MakingVariant : Variant {
  using Maker = RecipeMaker<VariantRecipe>;
};

}  // namespace

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<MakingVariant, Members{.work_to_check = true,
                                                             .make_task = true,
                                                             .maker = true,
                                                             .statements = true,
                                                             .statement_obeys = true,
                                                             .keep_text = true,
                                                             .note = true,
                                                             .columns = true,
                                                             .search_hint = true,
                                                             .reasoning = true}>();

}  // namespace quadrille::variant
