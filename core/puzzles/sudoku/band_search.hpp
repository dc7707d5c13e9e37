// Sudoku's own engine for 9×9 boards: the candidates of each digit as bits, with the three bands of the board in one
// vector.
//
// A lane holds the cells of one band (three rows of the board) for one digit, a bit for each cell, box by box:
//
//     bit   9·box + 3·row + column          lane 0 ┌ 0 1 2 │  9 10 11 │ 18 19 20 ┐
//     box 0…2 in the band, row and                 │ 3 4 5 │ 12 13 14 │ 21 22 23 │   the same in lanes 1 and 2 for the
//     column 0…2 in the box                        └ 6 7 8 │ 15 16 17 │ 24 25 26 ┘   bands below; lane 3 is always zero
//
// A *minirow* is the three cells of a row in a box. In a band a digit takes three minirows, one in each row and each
// box: one of six permutations. For every set of minirows that still have a candidate, a table of 512 entries has the
// minirows that some permutation uses; rows and boxes imply no more than that inside a band. The same table serves the
// stacks: in a stack a digit takes three columns, one in each band. A cell is *settled* when its digit is known and has
// been removed from the other digits. Bit-sliced counters find the cells with one candidate, for the whole board in one
// pass.
//
// Bands by digit are zhouyundong's idea (JCZSolve, 2012). The table of permutations and the rule for stacks are known
// from its successors. With the cells in this order both rules are a few shifts, and the vector treats three bands
// together.
//
// Branches on a cell with two candidates, on the one that sees most unsettled cells; if there is none, on a cell with
// three candidates, and then on any unsettled cell. Tested by tests/core/sudoku_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/puzzles/sudoku/board.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"
#include "core/simd.hpp"

namespace quadrille::sudoku {

/// Satisfies `Engine<Board, Board>`; `open` takes 9×9 boards only.
class BandSearch : public DepthFirst {
 public:
  std::optional<Error> open(const Board& board);
  /// After `open`: a cell does not have this digit, from 1.
  void exclude(std::size_t cell, std::uint8_t digit);
  Step advance(Fuel& fuel);
  void read(Board& answer) const;
  auto frames() const { return std::span(frames_.data(), level_); }
  double fraction() const { return fraction_of(frames()); }

 private:
  friend DepthFirst;
  using Cells = simd::Uint32x4;  // a set of cells of the board

  // A node of the search: what is known there, and its choices.
  struct Frame {
    std::array<Cells, 9> candidates;  // by digit
    Cells unsettled;                  // cells whose digit has not been removed from the other digits
    std::uint32_t dirty;              // a bit for each digit whose candidates changed after its rules were applied
    std::uint32_t untried;            // digits still to try in the chosen cell
    std::uint32_t tried;
    std::uint32_t choices;
    std::uint32_t lane;  // of the chosen cell
    std::uint32_t cell;  // its bit
  };

  Node enter();
  Next leave();
  bool propagate(Frame& frame);
  std::string find_unrest(const Frame& frame);
  bool settle_digit(Frame& frame, std::size_t digit, std::uint32_t& dirty);
  bool place_naked_singles(Frame& frame, bool& found);
  bool choose_cell(Frame& frame) const;
  void descend();

  std::vector<Frame> frames_;  // frames_[0 … level_] are the nodes from the root to the present one
  std::size_t level_ = 0;

  // Set by `place_naked_singles`: the cells with exactly two and exactly three candidates.
  Cells pairs_ = {};
  Cells triples_ = {};
};

}  // namespace quadrille::sudoku
