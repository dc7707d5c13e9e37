// Counting the solutions of an exact cover when nobody said how: with memory or by enumeration, whichever ends first.
//
// Memory wins by orders of magnitude where subproblems repeat, and drowns in states where they do not. Enumeration
// looks first, and how much of its tree lies behind then tells about how many nodes the rest will take: permutations,
// queens and Langford's pairs within a factor of two, packings far less well at first, so that it is asked again at
// every turn. Where it is little, enumeration goes on alone. Else memory gets its order; where that needs few states
// for so many nodes, it counts alone, otherwise both are searched in turns that double: long ones for enumeration when
// it has its end in sight, as long as memory's when not. The count is that of the one that ends. That costs little more
// than the better one, and stays deterministic.
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

/// Counts only: it never stops at a solution. Statistics are of both searches together, but for the solutions: those
/// met one by one so far, and at the end the count as far as 64 bits hold it; `count` has it whole. As memory does, it
/// allocates while it runs.
class Counting {
 public:
  /// Before `open`: the bytes that memory may take. Without enough of them enumeration counts alone.
  void bound_memory(std::size_t bytes) { most_bytes_ = bytes; }
  /// The problem must outlive the search.
  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel);
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  std::string count() const;
  /// What did the counting.
  std::string_view name() const { return winner_ == Winner::memory ? "memory" : "bits"; }
  /// What memory has taken so far.
  std::size_t bytes() const { return has_memory_ ? memory_.bytes() : 0; }

 private:
  enum class Winner : std::uint8_t { none, memory, enumeration };

  // Nodes and states cost about as much, a state rather more.
  static constexpr std::uint64_t first_look = 1 << 11;  // of enumeration
  static constexpr std::uint64_t first_turn = 1 << 10;  // of memory
  static constexpr std::uint64_t without_end = ~std::uint64_t{0};
  static constexpr double few_nodes =
      1 << 15;  // of the whole tree: a millisecond's, which making an order may take too
  static constexpr double near_nodes = 1 << 22;     // of the whole tree: its end is in sight
  static constexpr std::uint64_t near_share = 256;  // then, for each state of memory's
  static constexpr double few_states = 1 << 24;     // at most, about a second's: memory may count alone
  static constexpr double alone_share = 4;          // if each of them stands for so many nodes
  /// Problems of more entries get no order that suits memory.
  static constexpr std::size_t most_entries = 100'000;

  double nodes_expected() const;
  void change_turns();
  Step advance_enumeration(std::uint64_t& fuel);
  void add_up();

  std::size_t most_bytes_ = Frontier::usual_bytes;  // memory's
  const Problem* problem_ = nullptr;
  Frontier memory_;
  BitSets enumeration_;
  bool has_memory_ = false;  // it was opened
  bool memorys_turn_ = false;
  std::uint64_t turn_ = 0;  // memory's next
  std::uint64_t left_ = 0;  // of the present turn, whose ever it is
  Winner winner_ = Winner::none;
  Stats stats_;
};

}  // namespace quadrille::cover
