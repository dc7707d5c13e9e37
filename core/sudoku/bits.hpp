// Sudoku's own engine: the candidates of a cell as the bits of one word, for any box size.
//
// Propagates naked singles (a cell with one candidate) and hidden singles (a value with one place in a row, column or box)
// until nothing moves, then branches on the first cell with the fewest candidates, values ascending. A branch copies the
// frame, so taking it back costs nothing.
//
//     candidates[cell]   0 0 0 1 0 1 0 0 0   value 4 or 6 (bit v − 1)
//     placed[unit]       0 0 0 0 0 1 0 0 0   6 stands in that unit and is gone from its other cells
//
// Units are numbered rows, then columns, then boxes. The once/twice sweep for hidden singles is the bit-sliced counter
// that JCZSolve and its successors use.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "core/search/engine.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::sudoku {

/// Satisfies `Engine<Board, Board>`; `open` takes boards of box size `N` only.
template <unsigned N>
class Bits {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel);
  void read(Board& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;

 private:
  static constexpr unsigned side = N * N;
  static constexpr unsigned cells = side * side;
  static constexpr unsigned units = 3 * side;
  using Mask = std::conditional_t<(side <= 16), std::uint16_t, std::conditional_t<(side <= 32), std::uint32_t, std::uint64_t>>;
  static constexpr Mask all = static_cast<Mask>((std::uint64_t{1} << side) - 1);
  using Cell = std::uint16_t;

  // A position of the search: what is known at a node, and the choices below it.
  struct Frame {
    std::array<Mask, cells> candidates;
    std::array<Mask, units> placed;
    Cell cell;    // branched on
    Mask untried; // its candidates that are still to be tried
    unsigned tried;    // choices that lie behind, the present one not counted
    unsigned choices;
  };

  bool propagate(Frame& frame);
  bool place(Frame& frame, Cell cell);
  bool find_hidden_singles(Frame& frame, unsigned unit);
  Cell fewest_candidates(const Frame& frame) const;
  void descend();

  void queue_single(Cell cell) { singles_[single_count_++] = cell; }
  void mark(unsigned unit) { dirty_[unit / 64] |= std::uint64_t{1} << (unit % 64); }
  void forget_work();

  static bool is_single(Mask mask) { return (mask & (mask - 1)) == 0; }  // or empty

  enum class Next : std::uint8_t { enter, leave, nothing };

  std::vector<Frame> frames_;  // frames_[0 … level_] are the positions from the root down to the present one
  std::size_t level_ = 0;
  Next next_ = Next::nothing;
  Stats stats_;

  // What propagation has yet to look at. A cell is queued when its last candidate but one goes, so at most once a branch.
  std::array<Cell, cells + 1> singles_;
  std::size_t single_count_ = 0;
  std::array<std::uint64_t, 2> dirty_ = {};  // units whose candidates have changed, a bit each
  bool clash_ = false;                       // the givens contradict each other
};

extern template class Bits<2>;
extern template class Bits<3>;
extern template class Bits<4>;
extern template class Bits<5>;
extern template class Bits<6>;

}  // namespace quadrille::sudoku
