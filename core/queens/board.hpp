// A board of N×N squares with some queens given, and the rules: N queens, no two in one row, column or diagonal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::queens {

/// The largest N that is read: every engine's memory stays within what a browser grants.
constexpr std::size_t largest_side = 2000;

struct Board {
  std::vector<std::uint16_t> columns;  ///< of the queen in each row, from 1; 0 where none is given. N entries

  std::size_t side() const { return columns.size(); }
  friend bool operator==(const Board&, const Board&) = default;
};

/// A square, rows and columns from 0.
struct Square {
  std::uint16_t row;
  std::uint16_t column;
};

/// Whether `answer` completes `board`: the givens stand, every row has a queen, and none attacks another.
bool obeys(const Board& board, const Board& answer);

/// Whether two of the queens that stand on `board` attack each other.
bool has_attack(const Board& board);

/// The `i`th of `side` lines counted from the middle outward: 2, 3, 1, 4, 0 for five lines.
constexpr std::size_t from_middle(std::size_t i, std::size_t side) {
  const std::size_t middle = (side - 1) / 2;
  return i % 2 == 1 ? middle + (i + 1) / 2 : middle - i / 2;
}

}  // namespace quadrille::queens
