// Latin squares in a catalog. A puzzle of the project adds this entry to core/all_puzzles.cpp.
#include "core/job/make_entry.hpp"
#include "tests/template/latin.hpp"

namespace quadrille::latin {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Latin, Members{.columns = true}>();

}  // namespace quadrille::latin
