// The catalog of a module with one puzzle: QUADRILLE_PUZZLE, its id, is set by CMakeLists.txt for each module.
#include "core/catalog.hpp"

namespace quadrille {

namespace QUADRILLE_PUZZLE {
extern const CatalogEntry entry;
}

std::span<const CatalogEntry* const> catalog() {
  static constexpr const CatalogEntry* puzzles[] = {&QUADRILLE_PUZZLE::entry};
  return puzzles;
}

}  // namespace quadrille
