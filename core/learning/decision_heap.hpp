// The order in which an engine that learns branches on things (cells, options), which are numbered from 0: those that
// recent conflicts hung on first ("VSIDS" of Chaff, DAC 2001, in the smoothed form of MiniSat), and the lower number
// among equals. A binary heap, of which decided things are dropped when they come to the top and taken in again when
// the search forgets what they are. Tested by tests/core/kakuro_learning_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille {

class Order {
 public:
  /// Begins anew with `things` things, none more active than another; keeps memory. A conflict weighs `decay`, below 1,
  /// of the one after it.
  void open(std::size_t things, double decay);

  bool empty() const { return heap_.empty(); }
  std::uint32_t first() const { return heap_.front(); }
  void drop_first();
  /// Takes the thing in again if it was dropped.
  void restore(std::uint32_t thing);

  /// The thing had its part in the present conflict.
  void bump(std::uint32_t thing);
  /// Makes the conflicts so far weigh less than the next.
  void age();

 private:
  static constexpr std::uint32_t dropped = ~std::uint32_t{0};

  bool before(std::uint32_t a, std::uint32_t b) const {
    return activity_[a] != activity_[b] ? activity_[a] > activity_[b] : a < b;
  }
  void put(std::uint32_t thing, std::size_t at);
  void rise(std::uint32_t thing, std::size_t at);
  void sink(std::uint32_t thing, std::size_t at);

  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> places_;  // of each thing in the heap, or `dropped`
  std::vector<double> activity_;
  double bump_ = 1;
  double decay_ = 1;
};

}  // namespace quadrille
