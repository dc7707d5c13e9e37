// Sudoku's own engine for boards other than 9×9: the candidates of each cell as the bits of one word, for any box size.
//
// Propagates naked singles (a cell with one candidate) and hidden singles (a value with one place in a row, column or
// box) until nothing changes, then branches on the first cell with the fewest candidates, values ascending. A branch
// works on a copy of what is known, so nothing has to be undone.
//
//     candidates[cell]   … 0 0 0 1 0 1 0 0 0   value 4 or 6 (bit v − 1)
//     placed[unit]       … 0 0 0 1 0 0 0 0 0   6 has its cell in the unit and is removed from the other cells
//
// Units are numbered rows, then columns, then boxes. The once/twice sweep for hidden singles is the bit-sliced counter
// that JCZSolve and its successors use. Tested by tests/core/sudoku_test.cpp.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/puzzles/sudoku/board.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::sudoku {

/// Satisfies `Engine<Board, Board>`.
class MaskSearch : public DepthFirst {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  void read(Board& answer) const;
  auto frames() const { return std::span(frames_.data(), level_); }
  double fraction() const { return fraction_of(frames()); }

 private:
  friend DepthFirst;
  using Mask = std::uint64_t;
  using Cell = std::uint32_t;
  using Unit = std::uint32_t;

  // The choices at a node.
  struct Frame {
    Cell cell = 0;       // the cell to branch on
    Mask untried = 0;    // its candidates that have not been tried yet
    unsigned tried = 0;  // number of choices tried before the present one
    unsigned choices = 1;
  };

  // The units of a cell.
  struct Units {
    Unit row, column, box;
  };

  void lay_out(unsigned box);
  bool propagate();
  std::string find_unrest() const;
  bool place(Cell cell);
  bool find_hidden_singles(Unit unit);
  Cell fewest_candidates() const;
  Node enter();
  Next leave();
  void descend();

  template <class F>
  void for_cells(Unit unit, F&& visit) const;
  void mark_dirty_units_of(Cell cell);
  void queue_single(Cell cell) {
    assert(single_count_ < singles_.size());
    singles_[single_count_++] = cell;
  }
  void clear_queues();

  static bool is_single(Mask mask) { return (mask & (mask - 1)) == 0; }  // or empty

  // The board's shape; `lay_out` changes it.
  unsigned box_ = 0;
  unsigned side_ = 0;
  Cell cells_ = 0;
  Mask all_ = 0;
  std::vector<Units> units_of_;  // by cell
  std::vector<Cell> cells_of_;   // by unit, `side_` cells each

  // What is known at the nodes from the root to the present one, `stride_` words each: the candidates of every cell,
  // then the values placed in every unit. `candidates_` and `placed_` point to the present node's.
  std::vector<Mask> known_;
  std::size_t stride_ = 0;
  Mask* candidates_ = nullptr;
  Mask* placed_ = nullptr;
  std::vector<Frame> frames_;
  std::size_t level_ = 0;

  // The work of propagation. A cell is queued when it has one candidate left: at most once along a branch, so there is
  // room for every cell once. A cell that loses its last candidate ends the branch and is not queued again.
  std::vector<Cell> singles_;
  std::size_t single_count_ = 0;
  std::array<std::uint64_t, 2> dirty_ = {};  // a bit for each unit with a cell whose candidates have changed
  bool clash_ = false;                       // the givens contradict each other
};

}  // namespace quadrille::sudoku
