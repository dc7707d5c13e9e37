// Sudoku variants in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/variant/variant.hpp"

namespace quadrille::variant {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Variant>();

}  // namespace quadrille::variant
