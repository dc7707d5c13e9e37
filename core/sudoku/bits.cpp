#include "core/sudoku/bits.hpp"

#include <algorithm>
#include <span>

namespace quadrille::sudoku {

namespace {

template <unsigned N>
struct Grid {
  static constexpr unsigned side = N * N;
  static constexpr unsigned row_of(unsigned cell) { return cell / side; }
  static constexpr unsigned column_of(unsigned cell) { return side + cell % side; }
  static constexpr unsigned box_of(unsigned cell) { return 2 * side + cell / side / N * N + cell % side / N; }

  // Calls `visit(cell)` for each cell of a unit, in order.
  template <class F>
  static void for_cells(unsigned unit, F&& visit) {
    if (unit < side) {
      for (unsigned i = 0; i < side; ++i) visit(unit * side + i);
    } else if (unit < 2 * side) {
      for (unsigned i = 0; i < side; ++i) visit(i * side + unit - side);
    } else {
      const unsigned box = unit - 2 * side, corner = box / N * N * side + box % N * N;
      for (unsigned i = 0; i < N; ++i) {
        for (unsigned j = 0; j < N; ++j) visit(corner + i * side + j);
      }
    }
  }
};

}  // namespace

template <unsigned N>
std::optional<Error> Bits<N>::open(const Board& board) {
  if (frames_.empty()) frames_.resize(cells + 1);
  level_ = 0;
  stats_ = {};
  next_ = Next::enter;
  clash_ = false;
  forget_work();

  // The givens of a unit are gathered first, so that every blank cell is looked at once.
  Frame& root = frames_[0];
  root.placed.fill(0);
  for (unsigned cell = 0; cell < cells; ++cell) {
    if (board.cells[cell] == 0) continue;
    const auto value = static_cast<Mask>(Mask{1} << (board.cells[cell] - 1));
    for (const unsigned unit : {Grid<N>::row_of(cell), Grid<N>::column_of(cell), Grid<N>::box_of(cell)}) {
      clash_ |= (root.placed[unit] & value) != 0;
      root.placed[unit] |= value;
    }
  }
  for (unsigned cell = 0; cell < cells; ++cell) {
    if (board.cells[cell] != 0) {
      root.candidates[cell] = static_cast<Mask>(Mask{1} << (board.cells[cell] - 1));
      continue;
    }
    const Mask seen = root.placed[Grid<N>::row_of(cell)] | root.placed[Grid<N>::column_of(cell)] | root.placed[Grid<N>::box_of(cell)];
    root.candidates[cell] = all & static_cast<Mask>(~seen);
    clash_ |= root.candidates[cell] == 0;
    if (is_single(root.candidates[cell])) queue_single(static_cast<Cell>(cell));
  }
  for (unsigned unit = 0; unit < units; ++unit) mark(unit);
  return std::nullopt;
}

template <unsigned N>
Step Bits<N>::advance(std::uint64_t& fuel) {
  for (;;) {
    switch (next_) {
      case Next::nothing: return Step::finished;
      case Next::leave: {
        if (level_ == 0) {
          next_ = Next::nothing;
          break;
        }
        Frame& parent = frames_[--level_];
        ++parent.tried;
        if (parent.untried != 0) descend();
        break;
      }
      case Next::enter: {
        if (fuel == 0) return Step::paused;
        --fuel;
        ++stats_.nodes;
        next_ = Next::leave;
        Frame& frame = frames_[level_];
        if (clash_ || !propagate(frame)) {
          ++stats_.dead_ends;
          forget_work();
          break;
        }
        frame.cell = fewest_candidates(frame);
        if (frame.cell == cells) {
          ++stats_.solutions;
          return Step::solution;
        }
        frame.untried = frame.candidates[frame.cell];
        frame.tried = 0;
        frame.choices = static_cast<unsigned>(std::popcount(frame.untried));
        descend();
        break;
      }
    }
  }
}

// Makes the next choice of the present frame in a copy of it, one level down.
template <unsigned N>
void Bits<N>::descend() {
  Frame& parent = frames_[level_];
  Frame& child = frames_[++level_];
  const Mask choice = parent.untried & static_cast<Mask>(-parent.untried);
  parent.untried ^= choice;
  child.candidates = parent.candidates;
  child.placed = parent.placed;
  child.candidates[parent.cell] = choice;
  queue_single(parent.cell);
  for (const unsigned unit : {Grid<N>::row_of(parent.cell), Grid<N>::column_of(parent.cell), Grid<N>::box_of(parent.cell)}) mark(unit);
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(level_));
  next_ = Next::enter;
}

// False when a cell has no candidate left or a unit no place for a value. Cheapest work first: units are swept for hidden
// singles only when no naked single waits.
template <unsigned N>
bool Bits<N>::propagate(Frame& frame) {
  for (;;) {
    while (single_count_ > 0) {
      if (!place(frame, singles_[--single_count_])) return false;
    }
    unsigned unit;
    if (dirty_[0] != 0) {
      unit = static_cast<unsigned>(std::countr_zero(dirty_[0]));
      dirty_[0] &= dirty_[0] - 1;
    } else if (dirty_[1] != 0) {
      unit = 64 + static_cast<unsigned>(std::countr_zero(dirty_[1]));
      dirty_[1] &= dirty_[1] - 1;
    } else {
      return true;
    }
    if (!find_hidden_singles(frame, unit)) return false;
  }
}

// Takes the cell's one value from its peers. While that runs the cell shows no candidate, so that it is not its own peer.
template <unsigned N>
bool Bits<N>::place(Frame& frame, Cell cell) {
  const Mask value = frame.candidates[cell];
  const unsigned row = Grid<N>::row_of(cell), column = Grid<N>::column_of(cell), box = Grid<N>::box_of(cell);
  if ((frame.placed[row] & value) != 0) return true;
  frame.placed[row] |= value;
  frame.placed[column] |= value;
  frame.placed[box] |= value;

  bool possible = true;
  const auto strike = [&](unsigned peer) {
    Mask& candidates = frame.candidates[peer];
    if ((candidates & value) == 0) return;
    candidates ^= value;
    possible &= candidates != 0;
    if (is_single(candidates)) queue_single(static_cast<Cell>(peer));
    mark(Grid<N>::row_of(peer));
    mark(Grid<N>::column_of(peer));
    mark(Grid<N>::box_of(peer));
  };
  frame.candidates[cell] = 0;
  Grid<N>::for_cells(row, strike);
  Grid<N>::for_cells(column, strike);
  Grid<N>::for_cells(box, strike);
  frame.candidates[cell] = value;
  return possible;
}

template <unsigned N>
bool Bits<N>::find_hidden_singles(Frame& frame, unsigned unit) {
  Mask once = 0, twice = 0;
  Grid<N>::for_cells(unit, [&](unsigned cell) {
    const Mask candidates = frame.candidates[cell];
    twice = static_cast<Mask>(twice | (once & candidates));
    once |= candidates;
  });
  if (once != all) return false;
  const Mask hidden = once & static_cast<Mask>(~(twice | frame.placed[unit]));
  if (hidden == 0) return true;

  bool possible = true;
  Grid<N>::for_cells(unit, [&](unsigned cell) {
    const Mask found = frame.candidates[cell] & hidden;
    if (found == 0 || found == frame.candidates[cell]) return;
    possible &= is_single(found);  // two values that both need this cell
    frame.candidates[cell] = found;
    queue_single(static_cast<Cell>(cell));
    mark(Grid<N>::row_of(cell));
    mark(Grid<N>::column_of(cell));
    mark(Grid<N>::box_of(cell));
  });
  return possible;
}

/// The first open cell with the fewest candidates; `cells` when none is open.
template <unsigned N>
typename Bits<N>::Cell Bits<N>::fewest_candidates(const Frame& frame) const {
  unsigned best = cells, fewest = side + 1;
  for (unsigned cell = 0; cell < cells && fewest > 2; ++cell) {
    const Mask candidates = frame.candidates[cell];
    if (is_single(candidates)) continue;
    const auto count = static_cast<unsigned>(std::popcount(candidates));
    if (count < fewest) {
      best = cell;
      fewest = count;
    }
  }
  return static_cast<Cell>(best);
}

template <unsigned N>
void Bits<N>::forget_work() {
  single_count_ = 0;
  dirty_ = {};
}

template <unsigned N>
void Bits<N>::read(Board& answer) const {
  answer.box = N;
  const Frame& frame = frames_[level_];
  for (unsigned cell = 0; cell < cells; ++cell) {
    const Mask candidates = frame.candidates[cell];
    answer.cells[cell] = candidates != 0 && is_single(candidates) ? static_cast<std::uint8_t>(std::countr_zero(candidates) + 1) : 0;
  }
}

template <unsigned N>
double Bits<N>::fraction() const {
  return next_ == Next::nothing ? 1 : fraction_behind(std::span(frames_.data(), level_));
}

template class Bits<2>;
template class Bits<3>;
template class Bits<4>;
template class Bits<5>;
template class Bits<6>;

}  // namespace quadrille::sudoku
