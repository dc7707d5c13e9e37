// Symmetries of the givens of new puzzles: which cells are given together. Tested by tests/core/generate_test.cpp and
// variant_generate_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace quadrille {

enum class Symmetry : std::uint8_t { none, rotational, horizontal, vertical, diagonal, full };
constexpr std::string_view symmetry_names[] = {"none", "rotational", "horizontal", "vertical", "diagonal", "full"};

/// The largest number of cells in an orbit.
constexpr std::uint32_t most_in_orbit(Symmetry symmetry) { return symmetry == Symmetry::none ? 1 : 8; }

/// Whether it turns rows into columns, which takes as many rows as columns.
constexpr bool turns_rows_into_columns(Symmetry symmetry) {
  return symmetry == Symmetry::diagonal || symmetry == Symmetry::full;
}

/// The cells that `symmetry` turns into each other, those of `cell` first. Cells are numbered row by row.
std::vector<std::uint32_t> orbit_of(std::uint32_t cell, std::uint32_t rows, std::uint32_t columns, Symmetry symmetry);

/// All orbits, those of cells that come first in this order first; each stands at the place of its lowest cell.
std::vector<std::vector<std::uint32_t>> orbits_of(const std::vector<std::uint32_t>& order, std::uint32_t rows,
                                                  std::uint32_t columns, Symmetry symmetry);

}  // namespace quadrille
