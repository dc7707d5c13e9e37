#include "core/cells/symmetry.hpp"

#include <algorithm>

namespace quadrille {

std::vector<std::uint32_t> orbit_of(std::uint32_t cell, std::uint32_t rows, std::uint32_t columns, Symmetry symmetry) {
  std::vector<std::uint32_t> orbit = {cell};
  if (symmetry == Symmetry::none) return orbit;
  const auto add = [&](std::uint32_t row, std::uint32_t column) {
    const std::uint32_t image = row * columns + column;
    if (std::find(orbit.begin(), orbit.end(), image) == orbit.end()) orbit.push_back(image);
  };
  for (std::size_t i = 0; i < orbit.size(); ++i) {
    const std::uint32_t row = orbit[i] / columns, column = orbit[i] % columns;
    const std::uint32_t opposite_row = rows - 1 - row, opposite_column = columns - 1 - column;
    const bool is_full = symmetry == Symmetry::full;
    if (symmetry == Symmetry::rotational) add(opposite_row, opposite_column);
    if (symmetry == Symmetry::horizontal || is_full) add(opposite_row, column);
    if (symmetry == Symmetry::vertical || is_full) add(row, opposite_column);
    if (symmetry == Symmetry::diagonal || is_full) add(column, row);
  }
  return orbit;
}

std::vector<std::vector<std::uint32_t>> orbits_of(const std::vector<std::uint32_t>& order, std::uint32_t rows,
                                                  std::uint32_t columns, Symmetry symmetry) {
  std::vector<std::vector<std::uint32_t>> orbits;
  for (const std::uint32_t cell : order) {
    auto orbit = orbit_of(cell, rows, columns, symmetry);
    if (*std::min_element(orbit.begin(), orbit.end()) == cell) orbits.push_back(std::move(orbit));
  }
  return orbits;
}

}  // namespace quadrille
