// A board of N×N squares with some queens given, and the rules: N queens, no two in one row, column or diagonal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::queens {

/// The largest N that is read: up to it every engine's memory stays below what a browser allows.
constexpr std::size_t largest_side = 2000;

struct Board {
  std::vector<std::uint16_t> columns;  ///< by row, N entries: the column of its queen, from 1; 0: none is given

  std::size_t side() const { return columns.size(); }
  friend bool operator==(const Board&, const Board&) = default;
};

/// A square, rows and columns from 0.
struct Square {
  std::uint16_t row;
  std::uint16_t column;
};

/// Whether `answer` solves `board`: it has the givens and a queen in every row, and no queen attacks another.
bool obeys(const Board& board, const Board& answer);

/// Whether two queens on `board` attack each other.
bool has_attack(const Board& board);

/// Line number `i` of `side` lines in the order from the middle outward: 2, 3, 1, 4, 0 for five lines.
constexpr std::size_t from_middle(std::size_t i, std::size_t side) {
  const std::size_t middle = (side - 1) / 2;
  return i % 2 == 1 ? middle + (i + 1) / 2 : middle - i / 2;
}

}  // namespace quadrille::queens
