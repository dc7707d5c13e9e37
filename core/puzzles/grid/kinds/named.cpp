#include "core/puzzles/grid/kinds/named.hpp"

#include <vector>

#include "core/puzzles/grid/kinds/reader.hpp"

namespace quadrille::grid::kinds {

std::shared_ptr<const Kind> named_kind(std::string_view name) {
  const auto names = named();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return nullptr;
  std::vector<Line> lines;
  Cursor cursor(named_texts()[static_cast<std::size_t>(found - names.begin())], true);
  for (Line line; line.number = cursor.next_line(), cursor.take(line.text) == Read::puzzle;) lines.push_back(line);
  Error error;
  auto kind = read_kind(lines, error);
  if (kind != nullptr) kind->source = kind->name;
  return kind;
}

}  // namespace quadrille::grid::kinds
