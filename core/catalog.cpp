#include "core/catalog.hpp"

namespace quadrille {

const CatalogEntry* find_puzzle(std::string_view id) {
  for (const CatalogEntry* puzzle : catalog()) {
    if (puzzle->id == id) return puzzle;
  }
  return nullptr;
}

std::string catalog_json() {
  std::string json = "[";
  for (const CatalogEntry* puzzle : catalog()) {
    if (json.size() > 1) json += ',';
    puzzle->describe(json);
  }
  return json + "]";
}

}  // namespace quadrille
