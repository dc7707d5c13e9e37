// Cover in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/cover/cover.hpp"

namespace quadrille::cover {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Cover, Members{.tally = true,
                                                     .statements = true,
                                                     .append_others = true,
                                                     .exclude = true,
                                                     .add_supposed = true,
                                                     .note = true,
                                                     .names = true}>();

}  // namespace quadrille::cover
