// Cover in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/catalog_entry.hpp"
#include "core/cover/puzzle/cover.hpp"

namespace quadrille::cover {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Cover>();

}  // namespace quadrille::cover
