// Cover in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/cover/puzzle/cover.hpp"
#include "core/job/make_entry.hpp"

namespace quadrille::cover {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Cover>();

}  // namespace quadrille::cover
