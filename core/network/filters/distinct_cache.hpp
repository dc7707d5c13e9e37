// Remembers what cells that all differ can have (core/cells/distinct.hpp): a search asks for the same candidates again
// and again, in one group or another. A table without chains: a new entry replaces the one that was at its place.
// Tested by tests/core/network_sum_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cells/distinct.hpp"

namespace quadrille::network {

class DistinctCache {
 public:
  struct Filling {
    cells::Sums sums = 0;                                         ///< of the fillings; 0: there is none
    std::array<cells::Digits, cells::most_distinct> digits = {};  ///< by cell, what fillings have
  };

  /// What two or more cells can have if their sum is one of `sums`. Valid until the next call.
  const Filling& find(std::span<const cells::Digits> candidates, cells::Sums sums);
  /// Whether the last call has computed it, which takes about a hundred times as long.
  bool was_computed() const { return was_computed_; }

  /// Forgets all: the work of a search must not depend on those before it.
  void open() { ++search_; }
  /// Comes before the first call of `find`.
  void allocate() { entries_.resize(std::size_t{1} << size_bits); }

 private:
  static constexpr unsigned size_bits = 12;

  // Ten bits for each cell; none has no candidates, so the number of cells is in them too.
  struct Key {
    std::uint64_t first = 0, second = 0;
    cells::Sums sums = 0;
    std::uint64_t search = 0;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Entry {
    Key key;
    Filling filling;
  };

  std::vector<Entry> entries_;
  std::uint64_t search_ = 0;  // the number of the search
  bool was_computed_ = false;
};

}  // namespace quadrille::network
