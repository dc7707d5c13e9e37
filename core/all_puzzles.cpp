// The list of all puzzles of the project: a new one adds its entry here.
#include "core/catalog.hpp"

namespace quadrille {

// Sudoku, with steps and grades.
namespace grading {
extern const CatalogEntry entry;
}
namespace variant {
extern const CatalogEntry entry;
}
namespace queens {
extern const CatalogEntry entry;
}
namespace kakuro {
extern const CatalogEntry entry;
}
namespace tiling {
extern const CatalogEntry entry;
}
namespace grid {
extern const CatalogEntry entry;
}
namespace cover {
extern const CatalogEntry entry;
}
namespace model {
extern const CatalogEntry entry;
}

std::span<const CatalogEntry* const> catalog() {
  static constexpr const CatalogEntry* puzzles[] = {
      &grading::entry, &variant::entry, &queens::entry, &kakuro::entry,
      &grid::entry,    &tiling::entry,  &cover::entry,  &model::entry,
  };
  return puzzles;
}

}  // namespace quadrille
