// Counts the solutions of an exact cover when the caller names no method: with memory or by enumeration, whichever ends
// first.
//
// Memory is faster by orders of magnitude where subproblems repeat; where they do not, it has far too many states.
// Enumeration runs first for a while. The part of its tree that is done then gives an estimate of all its nodes: for
// permutations, queens and Langford's pairs it is right within a factor of two; for packings it is much less exact at
// first, so it is computed again at every turn. If the estimate is small, enumeration continues alone. Otherwise memory
// chooses its order of items. If it then needs few states for so many nodes, it counts alone; if not, both run in turns
// whose length doubles. Enumeration's turns are longer than memory's when the estimate says that it is near its end.
// The count is that of the method that ends first. The whole costs little more than the better method alone, and it is
// deterministic.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// Only counts: never stops at a solution. The statistics are the sums of both searches, except `solutions`: that is
/// the number of solutions that enumeration has found so far, and at the end the count, or the greatest number if 64
/// bits cannot hold it; `count` returns it exactly. Memory allocates while it runs.
class Counting {
 public:
  /// To call before `open`: the number of bytes that memory may take. If that is too little, enumeration counts alone.
  void bound_memory(std::size_t bytes) { most_bytes_ = bytes; }
  /// `problem` must not change during the search.
  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  std::string count() const;
  /// The method that has found the count.
  std::string_view name() const { return winner_ == Winner::memory ? "memory" : "bits"; }
  /// The number of bytes that memory has taken so far.
  std::size_t bytes() const { return has_memory_ ? memory_.bytes() : 0; }

 private:
  enum class Winner : std::uint8_t { none, memory, enumeration };

  // A node and a state cost about the same time, a state rather more.
  static constexpr std::uint64_t first_look = 1 << 11;  // nodes of enumeration before its first estimate
  static constexpr std::uint64_t first_turn = 1 << 10;  // states of memory's first turn
  static constexpr std::uint64_t unbounded = ~std::uint64_t{0};
  // Numbers of nodes of enumeration's whole tree. With few, enumeration continues alone: it takes about a millisecond,
  // and choosing an order may take as long. Up to `near_end_nodes` it is near its end.
  static constexpr double few_nodes = 1 << 15;
  static constexpr double near_end_nodes = 1 << 22;
  static constexpr std::uint64_t near_end_factor = 256;  // nodes for each state of memory, near enumeration's end
  // Memory counts alone if it needs at most this number of states, about a second's work, and each of them replaces
  // `alone_factor` nodes.
  static constexpr double few_states = 1 << 24;
  static constexpr double alone_factor = 4;
  // Problems of more entries are counted by enumeration alone: no order is computed for them.
  static constexpr std::size_t most_entries = 100'000;

  double nodes_expected() const;
  void start_next_turn();
  Step advance_enumeration(Fuel& fuel);
  void sum_stats();

  std::size_t most_bytes_ = Frontier::usual_bytes;  // for memory
  const Problem* problem_ = nullptr;
  Frontier memory_;
  BitSets enumeration_;
  bool has_memory_ = false;  // memory has been opened
  bool is_memorys_turn_ = false;
  std::uint64_t turn_ = 0;  // length of memory's next turn
  std::uint64_t left_ = 0;  // fuel left of the current turn
  Winner winner_ = Winner::none;
  Stats stats_;
};

}  // namespace quadrille::cover
