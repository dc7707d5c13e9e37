#include "core/catalog.hpp"

#include <algorithm>

namespace quadrille {

namespace {

bool has_genre(const CatalogEntry& puzzle, std::string_view word) {
  return std::find(puzzle.genres.begin(), puzzle.genres.end(), word) != puzzle.genres.end();
}

}  // namespace

const CatalogEntry* find_puzzle(std::string_view word) {
  for (const CatalogEntry* puzzle : catalog())
    if (puzzle->id == word || has_genre(*puzzle, word)) return puzzle;
  return nullptr;
}

std::string_view notation_by_word(std::string_view word) {
  const CatalogEntry* const puzzle = find_puzzle(word);
  return puzzle != nullptr && puzzle->id != word ? word : std::string_view();
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
