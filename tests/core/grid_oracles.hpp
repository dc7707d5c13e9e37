// Genres of grid puzzles as brute force sees them: random small texts, and the rules, written from the genre's
// description alone. Shares no code with core.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/random.hpp"

namespace quadrille::test {

struct GridOracle {
  std::string_view id;
  /// A puzzle of few cells, in the notation `grid`; often with one solution or several.
  std::string (*random_text)(Random& random);
  /// What a cell of an answer may be. Empty where that is the name of a piece: then answers are checked, not counted.
  std::vector<std::string> tokens;
  /// Whether the cells, row by row, are an answer to the text.
  bool (*obeys)(const std::string& text, const std::vector<std::string>& cells, std::size_t rows, std::size_t columns);
  /// Boards among which all answers are, each once; null: every token in every cell.
  std::vector<std::vector<std::string>> (*boards)(const std::string& text, std::size_t rows,
                                                  std::size_t columns) = nullptr;
};

std::span<const GridOracle> grid_oracles();
std::span<const GridOracle> grid_oracles_a();
std::span<const GridOracle> grid_oracles_b();
std::span<const GridOracle> grid_oracles_pieces();
std::span<const GridOracle> grid_oracles_numbers();
std::span<const GridOracle> grid_oracles_shading();
std::span<const GridOracle> grid_oracles_lines();
std::span<const GridOracle> grid_oracles_regions();
/// Those of all these files.
std::vector<GridOracle> all_grid_oracles();

/// Whether each white area is a rectangle, upright or on its corner. Cells are walls `#`, white, or half filled at the
/// corner of their name, `nw`, `ne`, `sw` or `se`.
bool are_white_rectangles(const std::vector<std::string>& cells, std::size_t rows, std::size_t columns);

/// The tokens of a section's rows, or of a parameter's one.
std::vector<std::vector<std::string>> section_of(const std::string& text, std::string_view name);

}  // namespace quadrille::test
