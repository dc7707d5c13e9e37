// Smallest hitting sets: the fewest elements of which every set of a family has one.
//
// Depth-first: the unhit set with the fewest allowed elements is hit by each of them in turn, and one that was tried
// before is not allowed behind it. A branch ends where the unhit sets that have no allowed element in common are more
// than may still be chosen. The size goes up from the last answer, since a larger family needs no fewer elements.
//
// Tested by tests/core/why_search_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/engine.hpp"
#include "core/why/statement.hpp"

namespace quadrille::why {

class HittingSets {
 public:
  /// An empty family over the elements 0 … `elements` - 1.
  void open(std::size_t elements);
  /// Adds a set, which is not empty. No search may be under way.
  void add(const Numbers& set);

  /// Searches for a hitting set with fewer than `bound` elements and as few as possible, until the fuel is spent
  /// (false) or the answer is known.
  bool advance(std::size_t bound, Fuel& fuel);
  /// Whether there is one.
  bool has_found() const { return has_found_; }
  /// That, ascending.
  const Numbers& found() const { return found_; }

 private:
  // A set that is being hit by its element at `at`. Those before it are not allowed.
  struct Frame {
    std::size_t set;
    std::size_t at;
  };

  bool search(Fuel& fuel);
  std::size_t next_set(Fuel& fuel);
  bool choose(Frame& frame);
  void go_back();
  void change_hits(Number element, std::uint32_t by);

  std::vector<Numbers> sets_;
  std::vector<Numbers> sets_of_;       // by element
  std::vector<std::uint32_t> hits_;    // by set: its elements that are chosen
  std::vector<std::uint32_t> barred_;  // by element: the frames that do not allow it
  std::vector<Frame> frames_;
  std::size_t size_ = 0;  // that is searched: there is no smaller hitting set
  bool is_under_way_ = false;
  bool has_found_ = false;
  Numbers found_;

  // For the bound of a node.
  std::vector<std::uint32_t> seen_in_;  // by element: the last node whose bound has a set with it
  std::uint32_t node_ = 0;
};

}  // namespace quadrille::why
