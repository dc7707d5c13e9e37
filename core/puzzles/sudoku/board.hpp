// A Sudoku board of n²×n² cells and its rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::sudoku {

constexpr unsigned smallest_box = 2;
constexpr unsigned largest_box = 6;
constexpr std::size_t most_cells = 36 * 36;

/// How the text of a board writes its values; its answer is written in the same style. Engines do not use it.
enum class Style : std::uint8_t { compact, spaced, numbers };

struct Board {
  unsigned box = 3;  ///< n: boxes are n×n, values 1 … n²
  Style style = Style::compact;
  std::array<std::uint8_t, most_cells> cells = {};  ///< row by row, 0: blank; only the first n⁴ are used

  unsigned side() const { return box * box; }
  std::size_t size() const { return side() * side(); }
  friend bool operator==(const Board&, const Board&) = default;
};

/// Whether `answer` solves `board`: it has the board's givens, and each value once in every row, column and box.
bool obeys(const Board& board, const Board& answer);

}  // namespace quadrille::sudoku
