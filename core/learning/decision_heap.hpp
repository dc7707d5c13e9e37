// What a learning search decides next: the element with the highest activity, and the lower number among equals. An
// element is what a decision is about, an option or a cell. Each conflict adds to the activity of the elements that it
// involves, and recent conflicts count more ("VSIDS" of Chaff, DAC 2001, in MiniSat's exponential form). A binary heap.
// Elements that are decided are popped when they come to the top, and pushed again when the search backtracks. Tested
// by tests/core/learning_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::learning {

class DecisionHeap {
 public:
  /// Starts with `elements` elements of equal activity; reuses memory. Each conflict counts `decay` (below 1) times as
  /// much as the next one.
  void open(std::size_t elements, double decay);

  bool empty() const { return heap_.empty(); }
  /// The activity that an element would have after one more conflict that involves it.
  double weight(std::uint32_t element) const { return activity_[element] + increment_; }
  std::uint32_t top() const { return heap_.front(); }
  void pop();
  /// Adds the element unless it is in the heap.
  void push(std::uint32_t element) {
    if (places_[element] == popped) insert(element);
  }

  /// Adds to the activity of an element that the current conflict involves; `share` (0 to 1) of the usual amount.
  void bump(std::uint32_t element, double share = 1);
  /// Makes all conflicts so far count less than the next one.
  void decay();

 private:
  static constexpr std::uint32_t popped = ~std::uint32_t{0};

  bool precedes(std::uint32_t a, std::uint32_t b) const {
    return activity_[a] != activity_[b] ? activity_[a] > activity_[b] : a < b;
  }
  void insert(std::uint32_t element);
  void put(std::uint32_t element, std::size_t at);
  void sift_up(std::uint32_t element, std::size_t at);
  void sift_down(std::uint32_t element, std::size_t at);

  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> places_;  // by element: its place in the heap, or `popped`
  std::vector<double> activity_;
  double increment_ = 1;
  double decay_ = 1;
};

}  // namespace quadrille::learning
