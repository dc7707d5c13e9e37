// Tilings in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/tiling/tiling.hpp"

namespace quadrille::tiling {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Tiling, Members{.statements = true,
                                                      .append_others = true,
                                                      .exclude = true,
                                                      .symmetries = true,
                                                      .break_symmetry = true,
                                                      .note = true,
                                                      .names = true}>();

}  // namespace quadrille::tiling
