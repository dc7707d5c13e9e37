// Smallest hitting sets: the fewest elements of which every set of a family has one.
//
// The search is depth-first: it takes the unhit set with the fewest allowed elements and hits it with each of them in
// turn. An element that was tried is not allowed in the branches after it. A branch ends where more unhit sets are
// pairwise disjoint than elements may still be chosen. Sizes are tried upward from that of the last answer, since a
// larger family never needs fewer elements.
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
  /// Starts with an empty family of sets over the elements 0 … `elements` - 1.
  void open(std::size_t elements);
  /// Adds a set that is not empty. May not be called during a search.
  void add(const Numbers& set);

  /// Searches for a hitting set with fewer than `bound` elements and as few as possible, until the fuel is spent
  /// (false) or the answer is known.
  bool advance(std::size_t bound, Fuel& fuel);
  /// Whether the last search found a hitting set.
  bool has_found() const { return has_found_; }
  /// The hitting set, ascending.
  const Numbers& found() const { return found_; }

 private:
  // A set that is being hit by its element number `at`. Its elements before that one are not allowed any more.
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
  std::size_t size_ = 0;  // of the hitting sets that are searched for: there is no smaller one
  bool is_under_way_ = false;
  bool has_found_ = false;
  Numbers found_;

  // For the count of disjoint sets at a node.
  std::vector<std::uint32_t> seen_in_;  // by element: the last node at which a counted set had it
  std::uint32_t node_ = 0;
};

}  // namespace quadrille::why
