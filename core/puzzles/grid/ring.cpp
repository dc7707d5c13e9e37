#include "core/puzzles/grid/ring.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::grid {

std::array<std::optional<Variable>, 8> ring_of(const Text& text, std::size_t cell) {
  static constexpr std::pair<int, int> steps[] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}};
  std::array<std::optional<Variable>, 8> ring;
  for (std::size_t i = 0; i < 8; ++i) {
    const auto row = static_cast<int>(cell / text.columns) + steps[i].first;
    const auto column = static_cast<int>(cell % text.columns) + steps[i].second;
    if (row >= 0 && column >= 0 && row < static_cast<int>(text.rows) && column < static_cast<int>(text.columns))
      ring[i] = static_cast<Variable>(row * static_cast<int>(text.columns) + column);
  }
  return ring;
}

std::string runs_of(unsigned circle) {
  if (circle == 255) return "8";
  std::string runs;
  unsigned start = 0;
  while ((circle >> start & 1) != 0) ++start;
  char length = '0';
  for (unsigned i = 1; i <= 8; ++i) {
    if ((circle >> (start + i) % 8 & 1) != 0) {
      ++length;
    } else if (length > '0') {
      runs += length;
      length = '0';
    }
  }
  std::sort(runs.rbegin(), runs.rend());
  return runs.empty() ? "0" : runs;
}

}  // namespace quadrille::grid
