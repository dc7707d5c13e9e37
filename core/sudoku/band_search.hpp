// Sudoku's own engine for 9×9: candidates as bits by digit, the three bands of the board side by side in one vector.
//
// A lane holds one band (three rows of the board) for one digit, a bit a cell, box by box:
//
//     bit   9·box + 3·row + column          lane 0 ┌ 0 1 2 │  9 10 11 │ 18 19 20 ┐
//     box 0…2 in the band, row and                 │ 3 4 5 │ 12 13 14 │ 21 22 23 │   the same in lanes 1 and 2 for the
//     column 0…2 in the box                        └ 6 7 8 │ 15 16 17 │ 24 25 26 ┘   bands below; lane 3 is always zero
//
// A *minirow* is the three cells of a row in a box. In a band a digit takes three minirows, one in each row and each
// box: one of six permutations. A table of 512 entries knows, for every set of minirows that still have a candidate,
// those that some permutation uses; that is all that rows and boxes have to say inside a band. The same table serves
// the stacks: there a digit takes one column of each box, three columns of three boxes, one in each band. What a digit
// has settled is struck from the other digits; cells with one candidate are found for the whole board at once by
// counters of bits.
//
// Bands by digit are zhouyundong's idea (JCZSolve, 2012), the permutations as a closed table and the rule for stacks
// are known from its successors; boxes in the lane's order make both rules a few shifts, and the vector does three
// bands in one.
//
// Branches on a cell with two candidates, the one that sees most unsettled cells; else on one with the fewest. Tested
// by tests/core/sudoku_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/engine.hpp"
#include "core/search/walk.hpp"
#include "core/simd.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::sudoku {

/// Satisfies `Engine<Board, Board>`; `open` takes 9×9 boards only.
class BandSearch {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel);
  void read(Board& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;

 private:
  using Cells = simd::Uint32x4;  // a set of cells of the board

  // A position of the search: what is known at a node, and the choices below it.
  struct Frame {
    std::array<Cells, 9> candidates;  // by digit
    Cells unsettled;                  // cells whose digit has not been struck from the others yet
    std::uint32_t dirty;              // digits whose candidates have changed since their rules were applied, a bit each
    std::uint32_t untried;            // digits that the chosen cell may still be given
    std::uint32_t tried;
    std::uint32_t choices;
    std::uint32_t lane;  // of the chosen cell
    std::uint32_t cell;  // its bit
  };

  Node enter();
  Next leave();
  bool propagate(Frame& frame);
  bool settle_digit(Frame& frame, std::size_t digit);
  bool place_naked_singles(Frame& frame, bool& found);
  bool choose_cell(Frame& frame) const;
  void descend();

  std::vector<Frame> frames_;  // frames_[0 … level_] are the positions from the root down to the present one
  std::size_t level_ = 0;
  Next next_ = Next::nothing;
  Stats stats_;

  // Left by the last sweep for naked singles: cells with exactly two and exactly three candidates.
  Cells pairs_ = {};
  Cells triples_ = {};
};

}  // namespace quadrille::sudoku
