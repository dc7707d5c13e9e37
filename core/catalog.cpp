#include "core/catalog.hpp"

namespace quadrille {

const CatalogEntry* find_puzzle(std::string_view id) {
  for (const CatalogEntry* puzzle : catalog()) {
    if (puzzle->id == id) return puzzle;
  }
  return nullptr;
}

std::string catalog_json() {
  std::string text;
  Json json(text);
  json.open('[');
  for (const CatalogEntry* puzzle : catalog()) puzzle->describe(json);
  json.close(']');
  return text;
}

}  // namespace quadrille
