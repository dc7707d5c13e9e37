#include "core/puzzles/grid/kinds/named.hpp"

#include <vector>

#include "core/puzzles/grid/kinds/reader.hpp"

namespace quadrille::grid::kinds {

namespace {

// Null if there is none of this name.
std::shared_ptr<Kind> read_one(std::span<const std::string_view> names, std::span<const std::string_view> texts,
                               std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return nullptr;
  std::vector<Line> lines;
  Cursor cursor(texts[static_cast<std::size_t>(found - names.begin())], true);
  for (Line line; line.number = cursor.next_line(), cursor.take(line.text) == Read::puzzle;) lines.push_back(line);
  Error error;
  return read_kind(lines, error);
}

}  // namespace

std::shared_ptr<const Kind> named_kind(std::string_view name) {
  auto kind = read_one(named(), named_texts(), name);
  if (kind != nullptr) kind->source = kind->name;
  return kind;
}

std::shared_ptr<const Genre> written_genre(std::string_view id) {
  auto kind = read_one(written(), written_texts(), id);
  if (kind == nullptr) return nullptr;
  kind->genre.id = kind->name;
  return {kind, &kind->genre};
}

}  // namespace quadrille::grid::kinds
