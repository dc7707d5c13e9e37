// Counting the solutions of an exact cover when nobody said how: with memory or by enumeration, whichever ends first.
//
// Which of the two is better shows only in the doing: memory wins by orders of magnitude where subproblems repeat, and drowns in
// states where they do not. Where the states are known to be few, memory does it alone; else both are searched in turns that double,
// memory first, and the count is that of the one that ends. That costs at most a small multiple of the better one, and stays
// deterministic.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/bits.hpp"
#include "core/cover/frontier.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// Counts only: it never stops at a solution. Statistics are of both searches together, but for the solutions: those met one by
/// one so far, and at the end the count as far as 64 bits hold it; `count` has it whole.
class Counting {
 public:
  /// Before `open`: the bytes that memory may take. Without enough of them enumeration counts alone.
  void bound_memory(std::size_t bytes) { most_bytes_ = bytes; }
  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel);
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  std::string count() const;
  /// What did the counting.
  std::string_view name() const { return winner_ == Winner::memory ? "memory" : "bits"; }
  /// What memory has taken so far.
  std::size_t bytes() const { return memory_.bytes(); }

 private:
  enum class Winner : std::uint8_t { none, memory, enumeration };

  /// The first turn of memory: less than a millisecond. Enumeration's turns are twice as long.
  static constexpr std::uint64_t first_turn = 1 << 13;
  static constexpr std::uint64_t without_end = ~std::uint64_t{0};
  /// So many states at most, about a second's, are memory's alone.
  static constexpr double few_states = 1 << 24;
  /// Problems of more entries get no order that suits memory.
  static constexpr std::size_t most_entries = 100'000;

  Step advance_enumeration(std::uint64_t& fuel);
  void add_up();

  std::size_t most_bytes_ = Frontier::usual_bytes;  // memory's
  Frontier memory_;
  Bits enumeration_;
  bool has_memory_ = false;
  bool memorys_turn_ = false;
  std::uint64_t turn_ = 0;  // memory's
  std::uint64_t left_ = 0;  // of the present turn, whose ever it is
  Winner winner_ = Winner::none;
  Stats stats_;
};

}  // namespace quadrille::cover
