#include "core/puzzles/sudoku/mask_search.hpp"

#include <algorithm>
#include <bit>

#include "core/search/rest.hpp"
#include "core/text/text.hpp"

namespace quadrille::sudoku {

void MaskSearch::lay_out(unsigned box) {
  if (box == box_) return;
  box_ = box;
  side_ = box * box;
  cells_ = side_ * side_;
  all_ = (Mask{1} << side_) - 1;
  units_of_.resize(cells_);
  cells_of_.assign(std::size_t{3} * cells_, 0);
  std::vector<Cell> filled(std::size_t{3} * side_);
  for (Cell cell = 0; cell < cells_; ++cell) {
    const Unit row = cell / side_, column = cell % side_;
    const Units units = {row, side_ + column, 2 * side_ + row / box * box + column / box};
    units_of_[cell] = units;
    for (const Unit unit : {units.row, units.column, units.box}) cells_of_[unit * side_ + filled[unit]++] = cell;
  }
  stride_ = cells_ + std::size_t{3} * side_;
  known_.assign(stride_ * (cells_ + 1), 0);
  frames_.assign(cells_ + 1, {});
  singles_.assign(cells_, 0);
}

std::optional<Error> MaskSearch::open(const Board& board) {
  lay_out(board.box);
  level_ = 0;
  start(cells_ / 8);
  clash_ = false;
  clear_queues();
  candidates_ = known_.data();
  placed_ = candidates_ + cells_;

  // First collects the givens of every unit, so that each blank cell is computed once.
  std::fill_n(placed_, 3 * side_, Mask{0});
  for (Cell cell = 0; cell < cells_; ++cell) {
    if (board.cells[cell] == 0) continue;
    const Mask value = Mask{1} << (board.cells[cell] - 1);
    const Units& units = units_of_[cell];
    for (const Unit unit : {units.row, units.column, units.box}) {
      clash_ |= (placed_[unit] & value) != 0;
      placed_[unit] |= value;
    }
  }
  for (Cell cell = 0; cell < cells_; ++cell) {
    if (board.cells[cell] != 0) {
      candidates_[cell] = Mask{1} << (board.cells[cell] - 1);
      continue;
    }
    const Units& units = units_of_[cell];
    candidates_[cell] = all_ & ~(placed_[units.row] | placed_[units.column] | placed_[units.box]);
    clash_ |= candidates_[cell] == 0;
    if (std::has_single_bit(candidates_[cell])) queue_single(cell);
    mark_dirty_units_of(cell);
  }
  return std::nullopt;
}

Step MaskSearch::advance(Fuel& fuel) { return walk(*this, fuel); }

Node MaskSearch::enter() {
  charge(1 + stride_ / 16);
  if (clash_ || !propagate()) {
    clear_queues();
    return Node::dead_end;
  }
  if constexpr (checks_rest) require_rest("masks of Sudoku", find_unrest());
  const Cell cell = fewest_candidates();
  if (cell == cells_) return Node::solution;
  frames_[level_] = {cell, candidates_[cell], 0, static_cast<unsigned>(std::popcount(candidates_[cell]))};
  descend();
  return Node::inner;
}

Next MaskSearch::leave() {
  if (is_root(level_)) return Next::nothing;
  --level_;
  candidates_ -= stride_;
  placed_ -= stride_;
  ++frames_[level_].tried;
  if (frames_[level_].untried == 0) return Next::leave;
  descend();
  return Next::enter;
}

// Copies what is known at the present node to the next level and makes the next choice there.
void MaskSearch::descend() {
  Frame& parent = frames_[level_++];
  const Mask choice = parent.untried & (~parent.untried + 1);
  parent.untried ^= choice;
  std::copy_n(candidates_, stride_, candidates_ + stride_);
  candidates_ += stride_;
  placed_ += stride_;
  candidates_[parent.cell] = choice;
  queue_single(parent.cell);
  mark_dirty_units_of(parent.cell);
  count_depth(level_);
}

// Returns false if a cell has no candidate left or a unit has no place for a value. The cheapest work comes first:
// units are searched for hidden singles only when no naked single is queued.
bool MaskSearch::propagate() {
  for (;;) {
    while (single_count_ > 0) {
      if (!place(singles_[--single_count_])) return false;
    }
    Unit unit = 0;
    if (dirty_[0] != 0) {
      unit = static_cast<Unit>(std::countr_zero(dirty_[0]));
      dirty_[0] &= dirty_[0] - 1;
    } else if (dirty_[1] != 0) {
      unit = 64 + static_cast<Unit>(std::countr_zero(dirty_[1]));
      dirty_[1] &= dirty_[1] - 1;
    } else {
      return true;
    }
    if (!find_hidden_singles(unit)) return false;
  }
}

// For checks: what is known once a value is the only one of a cell, or has one place in a unit.
std::string MaskSearch::find_unrest() const {
  for (Unit unit = 0; unit < 3 * side_; ++unit) {
    for (Mask value = 1; value <= all_; value <<= 1) {
      unsigned places = 0, singles = 0;
      for_cells(unit, [&](Cell cell) {
        places += (candidates_[cell] & value) != 0;
        singles += candidates_[cell] == value;
      });
      if (places == 0 || (places == 1 && singles == 0) || (places > 1 && singles > 0)) return "unit " + decimal(unit);
    }
  }
  return {};
}

// Removes the cell's only value from its peers. Meanwhile the cell has no candidate, so that it does not remove its
// own.
bool MaskSearch::place(Cell cell) {
  charge(1 + side_ / 4);
  const Mask value = candidates_[cell];
  const Units& units = units_of_[cell];
  if ((placed_[units.row] & value) != 0) return true;
  bool possible = true;
  candidates_[cell] = 0;
  for (const Unit unit : {units.row, units.column, units.box}) {
    placed_[unit] |= value;
    for_cells(unit, [&](Cell peer) {
      Mask& candidates = candidates_[peer];
      if ((candidates & value) == 0) return;
      candidates ^= value;
      possible &= candidates != 0;
      if (std::has_single_bit(candidates)) queue_single(peer);
      mark_dirty_units_of(peer);
    });
  }
  candidates_[cell] = value;
  return possible;
}

bool MaskSearch::find_hidden_singles(Unit unit) {
  charge(1 + side_ / 8);
  Mask once = 0, twice = 0;
  for_cells(unit, [&](Cell cell) {
    twice |= once & candidates_[cell];
    once |= candidates_[cell];
  });
  if (once != all_) return false;
  const Mask hidden = once & ~(twice | placed_[unit]);
  if (hidden == 0) return true;

  bool possible = true;
  for_cells(unit, [&](Cell cell) {
    const Mask found = candidates_[cell] & hidden;
    if (found == 0) return;
    possible &= is_single(found);  // else two values need this cell
    candidates_[cell] = found;
    if (is_single(found)) queue_single(cell);
    mark_dirty_units_of(cell);
  });
  return possible;
}

// The first cell with more than one candidate and the fewest of them; `cells_` if there is none.
MaskSearch::Cell MaskSearch::fewest_candidates() const {
  Cell best = cells_;
  unsigned fewest = side_ + 1;
  for (Cell cell = 0; cell < cells_ && fewest > 2; ++cell) {
    if (is_single(candidates_[cell])) continue;
    const auto count = static_cast<unsigned>(std::popcount(candidates_[cell]));
    if (count < fewest) {
      best = cell;
      fewest = count;
    }
  }
  return best;
}

template <class F>
void MaskSearch::for_cells(Unit unit, F&& visit) const {
  const Cell* const cells = &cells_of_[unit * side_];
  for (unsigned i = 0; i < side_; ++i) visit(cells[i]);
}

void MaskSearch::mark_dirty_units_of(Cell cell) {
  const Units& units = units_of_[cell];
  for (const Unit unit : {units.row, units.column, units.box}) dirty_[unit / 64] |= std::uint64_t{1} << (unit % 64);
}

void MaskSearch::clear_queues() {
  single_count_ = 0;
  dirty_ = {};
}

void MaskSearch::read(Board& answer) const {
  answer.box = box_;
  for (Cell cell = 0; cell < cells_; ++cell) {
    const Mask candidates = candidates_[cell];
    answer.cells[cell] =
        candidates != 0 && is_single(candidates) ? static_cast<std::uint8_t>(std::countr_zero(candidates) + 1) : 0;
  }
}

}  // namespace quadrille::sudoku
