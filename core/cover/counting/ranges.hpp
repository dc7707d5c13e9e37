// How often the items of an exact cover are covered, for counting along a frontier. Tested by
// tests/core/cover_bounded_counting_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

/// How often primary items are covered: their bounds, where that is not exactly once, with `high` at most the number of
/// the item's options that may be chosen. Options of an item whose `high` is 0 are never chosen, nor are options of
/// secondary items alone.
class Ranges {
 public:
  explicit Ranges(const Problem& problem);

  bool may_choose(const Problem& problem, Option option) const;
  /// Whether the item is covered exactly once, or is secondary.
  bool is_exact(Item item) const { return item >= ranges_.size() || ranges_[item] == Bounds(); }
  Bounds operator[](Item item) const { return ranges_[item]; }
  /// For an item that is not exact: whether every number of its options is right.
  bool is_free(Item item) const { return is_free_[item]; }
  /// For an item that is not exact: the bits of its counter (layers.hpp); 0 if it needs none.
  std::uint32_t bits(Item item) const;

 private:
  std::vector<Bounds> ranges_;  // by primary item; empty if all are covered exactly once
  std::vector<bool> is_free_;
};

}  // namespace quadrille::cover
