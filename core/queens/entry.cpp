// Queens in the catalog. A program that refers to this entry has the puzzle linked.
#include "core/job/make_entry.hpp"
#include "core/queens/queens.hpp"

namespace quadrille::queens {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Queens>();

}  // namespace quadrille::queens
