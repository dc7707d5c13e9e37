// The order in which cells are branched on: those that recent conflicts hung on first ("VSIDS" of Chaff, DAC 2001, in the
// smoothed form of MiniSat), and the board's order among equals. A binary heap of cells, of which decided ones are dropped when they
// come to the top and taken in again when the search forgets what they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::kakuro {

class Order {
 public:
  /// Begins anew with `cells` cells, none more active than another; keeps memory.
  void open(std::size_t cells);

  bool empty() const { return heap_.empty(); }
  std::uint32_t first() const { return heap_.front(); }
  void drop_first();
  /// Takes the cell in again if it was dropped.
  void restore(std::uint32_t cell);

  /// The cell had its part in the present conflict.
  void bump(std::uint32_t cell);
  /// Makes the conflicts so far weigh less than the next.
  void age();

 private:
  static constexpr std::uint32_t dropped = ~std::uint32_t{0};

  bool before(std::uint32_t a, std::uint32_t b) const {
    return activity_[a] != activity_[b] ? activity_[a] > activity_[b] : a < b;
  }
  void put(std::uint32_t cell, std::size_t at);
  void rise(std::uint32_t cell, std::size_t at);
  void sink(std::uint32_t cell, std::size_t at);

  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> places_;  // of each cell in the heap, or `dropped`
  std::vector<double> activity_;
  double bump_ = 1;
};

}  // namespace quadrille::kakuro
