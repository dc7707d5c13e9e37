// The catalog of a module with one puzzle: QUADRILLE_PUZZLE, its id, is set by CMakeLists.txt for each module.
//
// The schema is left empty, and core/schema.cpp is not linked: it would be a kilobyte in each module, and the build
// asks the module with all puzzles. So is what recognises texts: reading.wasm does. The bindings are the same in all
// modules, since what JavaScript Emscripten makes, and how it names imports, depends on them.
#include "core/catalog.hpp"
#include "core/reading/recognise.hpp"
#include "core/schema.hpp"

namespace quadrille {

namespace QUADRILLE_PUZZLE {
extern const CatalogEntry entry;
}

std::span<const CatalogEntry* const> catalog() {
  static constexpr const CatalogEntry* puzzles[] = {&QUADRILLE_PUZZLE::entry};
  return puzzles;
}

std::string schema_json() { return "{}"; }

std::string reading::recognition_json(std::string_view) { return "{}"; }

}  // namespace quadrille
