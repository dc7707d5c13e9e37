// Boards whose only rules are those of classic Sudoku, 9×9, with lists of candidates in their cells: Sudoku's own
// engine takes them, which is three times as fast as a search that knows any rules. Tested by
// tests/core/variant_test.cpp.
#pragma once

#include "core/puzzles/sudoku/band_search.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/search/engine.hpp"

namespace quadrille::variant {

class Classic {
 public:
  /// Whether the network says what classic Sudoku says, and no more.
  static bool can_take(const Network& network);

  /// `can_take` holds for the board's network.
  void open(const Board& board);
  Step advance(Fuel& fuel) { return search_.advance(fuel); }
  const Stats& stats() const { return search_.stats(); }
  double fraction() const { return search_.fraction(); }
  void read(Answer& answer) const;

 private:
  sudoku::BandSearch search_;
};

}  // namespace quadrille::variant
