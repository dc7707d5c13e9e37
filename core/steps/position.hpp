// The candidates of a board that is partly solved. Kept both ways: the values left for a cell, and the places left for
// a value in a house, so that a technique reads whichever is shorter. Filled cells have no candidates.
//
// Tested by tests/core/steps_position_test.cpp.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/steps/layout.hpp"

namespace quadrille::steps {

/// Calls `visit` with the number of each bit of `mask`, from the lowest.
template <class Visit>
void for_bits(Mask mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(static_cast<std::uint32_t>(std::countr_zero(mask)));
}
inline std::uint32_t lowest(Mask mask) { return static_cast<std::uint32_t>(std::countr_zero(mask)); }
inline unsigned count(Mask mask) { return static_cast<unsigned>(std::popcount(mask)); }

class Position {
 public:
  /// `layout` must live as long as the position.
  explicit Position(const Layout& layout) : layout_(&layout) {}

  /// Begins with values from 1 for each cell, 0 for a blank one. False if two of them contradict each other.
  bool begin(std::span<const std::uint8_t> givens);

  const Layout& layout() const { return *layout_; }
  /// The value of a filled cell, from 1; 0 for an open one.
  std::uint32_t filled(Cell cell) const { return filled_[cell]; }
  /// The values left for a cell; none for a filled one. Bit v stands for the value v + 1.
  Mask values(Cell cell) const { return values_[cell]; }
  /// The values left for all cells.
  std::span<const Mask> all_values() const { return values_; }
  /// The places left for the value v + 1 in a house; none where it is filled in.
  Mask places(House house, std::uint32_t v) const { return places_[house * layout_->values() + v]; }
  /// The open places of a house.
  Mask open(House house) const { return open_[house]; }
  bool has(Cell cell, std::uint32_t v) const { return (values_[cell] & bit(v)) != 0; }
  std::uint32_t open_cells() const { return open_cells_; }

  /// Fills an open cell with v + 1, and removes what that excludes.
  void place(Cell cell, std::uint32_t v);
  /// Removes a candidate that is there.
  void eliminate(Cell cell, std::uint32_t v) {
    eliminate(cell, v, [](House, Mask) {});
  }
  /// Calls `visit` with each house of the cell and the places that it has left for the value.
  template <class Visit>
  void eliminate(Cell cell, std::uint32_t v, Visit&& visit) {
    values_[cell] &= ~bit(v);
    for (const Seat seat : layout_->seats(cell)) {
      Mask& places = places_[seat.house * layout_->values() + v];
      places &= ~bit(seat.place);
      visit(seat.house, places);
    }
  }
  /// An open cell without candidates, or an open value of a house without places.
  bool is_contradictory() const;

 private:
  const Layout* layout_;
  std::uint32_t open_cells_ = 0;
  std::vector<std::uint8_t> filled_;  // by cell
  std::vector<Mask> values_;          // by cell
  std::vector<Mask> places_;          // by house and value
  std::vector<Mask> open_;            // by house
};

}  // namespace quadrille::steps
