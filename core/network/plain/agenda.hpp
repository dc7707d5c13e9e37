// Which constraints of a search wait, and which comes next.
//
//     order_    by rank, a constraint
//     wakes_    by variable, the set of the ranks that it wakes, and of those among them that are not of ends
//     waiting_  the set of the ranks that wait
//
// At first the cheapest comes first. That is not the best order for a search: half of its nodes are dead ends, and what
// often fails should be asked early (Balafoutis, Stergiou, "Exploiting constraint weights for revision ordering in arc
// consistency algorithms", 2008). So the agenda counts how often each constraint runs and fails. After 32 failures, 64,
// 128, … it puts the constraints in the order of what finding a failure costs: the cost of a run, divided by the chance
// that it fails. Constraints that follow from others ("implied") and seldom take a value away are dropped. Tested by
// tests/core/network_agenda_test.cpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

class Agenda {
 public:
  static constexpr std::uint32_t nothing = ~std::uint32_t{0};

  /// No constraints.
  void open(std::size_t variables);
  /// Adds a constraint on variables; they are numbered from 0 on. `cost` is of a run, in nanoseconds, roughly. One that
  /// `is_of_ends` looks at the least and the largest values of its variables only.
  void add(std::span<const Variable> variables, std::size_t cost, bool is_implied, bool is_of_ends = false);
  /// All have been added: they all wait.
  void start();

  /// Every constraint on the variable waits; without `at_ends`, only those that are not of ends.
  void wake(Variable variable, bool at_ends = true) {
    const std::uint64_t* const wakes = wakes_.data() + (2 * variable + (at_ends ? 0 : 1)) * words_;  // perhaps none
    for (std::size_t word = 0; word < words_; ++word) waiting_[word] |= wakes[word];
  }
  /// The constraint that comes next, or `nothing`. It waits no longer.
  std::uint32_t take() {
    for (std::size_t word = 0; word < words_; ++word) {
      if (waiting_[word] == 0) continue;
      rank_ = static_cast<std::uint32_t>(64 * word) + static_cast<std::uint32_t>(std::countr_zero(waiting_[word]));
      waiting_[word] &= waiting_[word] - 1;
      return order_[rank_];
    }
    return nothing;
  }
  /// What `take` returned last waits no longer, although it may have woken itself.
  void rest() { waiting_[rank_ / 64] &= ~(std::uint64_t{1} << rank_ % 64); }
  /// What `take` returned last was run.
  void note(bool has_effect) {
    Entry& entry = entries_[order_[rank_]];
    ++entry.runs;
    entry.effects += has_effect ? 1 : 0;
  }
  /// What `take` returned last was run and met a contradiction.
  void note_failure() {
    Entry& entry = entries_[order_[rank_]];
    ++entry.runs;
    ++entry.failures;
  }
  /// Whether the constraint is implied and was dropped.
  bool has_dropped(std::uint32_t constraint) const {
    return std::find(order_.begin(), order_.end(), constraint) == order_.end();
  }
  /// There was a contradiction: nothing waits any more. From time to time that brings a new order.
  void forget();

 private:
  static constexpr std::uint32_t first_ordering = 32, most_between = 4096;  // contradictions

  struct Entry {
    std::size_t cost;
    bool is_implied, is_of_ends;
    std::uint32_t runs, effects, failures;  // halved at each new order
  };

  void order();

  std::vector<Entry> entries_;  // by constraint
  std::vector<std::uint32_t> order_;
  std::vector<std::pair<Variable, std::uint32_t>> pairs_;  // a variable and a constraint on it
  std::size_t variables_ = 0, words_ = 0;                  // words of a set of ranks
  std::vector<std::uint64_t> wakes_, waiting_;
  std::uint32_t rank_ = 0;  // of what `take` returned last
  std::uint32_t contradictions_ = 0, next_ordering_ = first_ordering;
};

}  // namespace quadrille::network
