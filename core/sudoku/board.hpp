// A Sudoku board of n²×n² cells and its rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::sudoku {

constexpr unsigned smallest_box = 2;
constexpr unsigned largest_box = 6;
constexpr std::size_t most_cells = 36 * 36;

/// How the text of a board wrote its values; an answer is written alike. Means nothing to the solver.
enum class Style : std::uint8_t { compact, spaced, numbers };

struct Board {
  unsigned box = 3;  ///< n: boxes are n×n, values 1 … n²
  Style style = Style::compact;
  std::array<std::uint8_t, most_cells> cells = {};  ///< row by row, 0 blank; the first n⁴ count

  unsigned side() const { return box * box; }
  std::size_t size() const { return side() * side(); }
  friend bool operator==(const Board&, const Board&) = default;
};

/// Whether `answer` fills `board`: the givens stand, and every row, column and box has each value once.
bool obeys(const Board& board, const Board& answer);

}  // namespace quadrille::sudoku
