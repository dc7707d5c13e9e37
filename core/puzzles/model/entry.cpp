// Models in the catalog. A program that refers to this entry has them linked.
#include "core/job/make_entry.hpp"
#include "core/puzzles/model/model.hpp"

namespace quadrille::model {

extern const CatalogEntry entry;
const CatalogEntry entry = make_entry<Model, Members{.work_to_check = true,
                                                     .make_task = true,
                                                     .no_hints = true,
                                                     .statements = true,
                                                     .keep_text = true,
                                                     .columns = true,
                                                     .cell_names = true}>();

}  // namespace quadrille::model
