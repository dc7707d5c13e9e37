// Kakuro in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/kakuro/kakuro.hpp"
#include "core/puzzles/kakuro/recipe.hpp"

namespace quadrille::kakuro {

namespace {

struct MakingKakuro : Kakuro {
  using Maker = RecipeMaker<kakuro::Recipe>;
};

}  // namespace

extern const CatalogEntry entry;
const CatalogEntry entry =
    make_entry<MakingKakuro,
               Members{.maker = true, .statements = true, .columns = true, .search_hint = true, .reasoning = true}>();

}  // namespace quadrille::kakuro
