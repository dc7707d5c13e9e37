#include "core/puzzles/grid/division.hpp"

namespace quadrille::grid {

namespace {

bool is_joined(const Answer& answer, std::size_t cell, unsigned side) {
  return answer[cell] != 0 && ((answer[cell] - 1u) & side) != 0;
}

}  // namespace

CellEdges add_joined_edges(Maker& maker) {
  const Text& text = maker.text;
  CellEdges edges;
  edges.right.resize(text.cells());
  edges.below.resize(text.cells());
  for (Variable cell = 0; cell < text.cells(); ++cell)
    for (const unsigned side : {leftward, above}) {
      if (maker.is_left_out(cell)) continue;
      const Values joined = side == leftward ? joined_left : joined_upper;
      if (const auto other = neighbour_to(text, cell, side); other && !maker.is_left_out(*other)) {
        (side == leftward ? edges.right : edges.below)[*other] = maker.has(cell, joined);
      } else {
        maker.allow(cell, ~joined);
      }
    }
  return edges;
}

std::vector<std::size_t> joined_parts(const Text& text, const Answer& answer) {
  std::vector<std::size_t> before(answer.size());  // by cell: itself, or an earlier one of its part
  const auto first_of = [&](std::size_t cell) {
    while (before[cell] != cell) cell = before[cell] = before[before[cell]];
    return cell;
  };
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    before[cell] = cell;
    const auto join = [&](std::size_t other) {
      const auto [first, last] = std::minmax({first_of(cell), first_of(other)});
      before[last] = first;
    };
    if (is_joined(answer, cell, with_left) && cell % text.columns > 0) join(cell - 1);
    if (is_joined(answer, cell, with_upper) && cell >= text.columns) join(cell - text.columns);
  }
  std::vector<std::size_t> parts;
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    parts.push_back(answer[cell] == 0 ? no_part : first_of(cell));
  return parts;
}

bool are_joined_by(const Text& text, const Answer& answer, const std::vector<std::size_t>& parts) {
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const bool is_known = parts[cell] != no_part;
    const bool has_left = is_known && cell % text.columns > 0 && parts[cell - 1] == parts[cell];
    const bool has_upper = is_known && cell >= text.columns && parts[cell - text.columns] == parts[cell];
    if (has_left != is_joined(answer, cell, with_left) || has_upper != is_joined(answer, cell, with_upper))
      return false;
  }
  return true;
}

std::optional<unsigned> joined_value(unsigned neighbours) {
  return ((neighbours & 2) != 0 ? with_left : 0u) | ((neighbours & 1) != 0 ? with_upper : 0u);
}

}  // namespace quadrille::grid
