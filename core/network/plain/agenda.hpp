// Which constraints of a search wait, and which comes next.
//
//     order_    by rank, a constraint
//     rows_     by variable, the ranks that it wakes, and those among them that are not of ends, a word at a time
//     waiting_  the set of the ranks that wait
//
// At first the cheapest comes first. That is not the best order for a search: half of its nodes are dead ends, and what
// often fails should be asked early (Balafoutis, Stergiou, "Exploiting constraint weights for revision ordering in arc
// consistency algorithms", 2008). So the agenda counts how often each constraint runs and fails. After 32 failures, 64,
// 128, … it puts the constraints in the order of what finding a failure costs: the cost of a run, divided by the chance
// that it fails. Constraints that follow from others ("implied") and seldom take a value away are dropped. Tested by
// tests/core/network_agenda_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/network.hpp"
#include "core/network/waiting.hpp"

namespace quadrille::network {

class Agenda {
 private:
  struct Tally {
    std::uint32_t runs, effects, failures;  // halved at each new order
  };

 public:
  static constexpr std::uint32_t nothing = Ranks::none;

  /// What was learnt: the order, and what it comes from.
  struct Learnt {
    std::vector<Tally> tallies;        // by constraint
    std::vector<std::uint32_t> order;  // by rank, a constraint
    std::uint32_t contradictions = 0, next_ordering = first_ordering;
  };

  /// No constraints.
  void open(std::size_t variables);
  /// Adds a constraint on variables, which live as long; they are numbered from 0 on. `cost` is of a run, in
  /// nanoseconds, roughly. One that `is_of_ends` looks at the least and the largest values of its variables only.
  void add(std::span<const Variable> variables, std::size_t cost, bool is_implied, bool is_of_ends = false);
  /// All have been added: they all wait.
  void start();

  /// Every constraint on the variable waits; without `at_ends`, only those that are not of ends.
  void wake(Variable variable, bool at_ends = true) {
    for (const Woken& woken : rows_.of(variable)) {
      const std::uint64_t bits = at_ends ? woken.all : woken.inner;
      if (bits != 0) waiting_.add_bits(woken.word, bits);
    }
  }
  /// The constraint that comes next, or `nothing`. It waits no longer.
  std::uint32_t take() {
    const std::uint32_t rank = waiting_.take();
    if (rank == Ranks::none) return nothing;
    rank_ = rank;
    return learnt_.order[rank];
  }
  /// What `take` returned last waits no longer, although it may have woken itself.
  void rest() { waiting_.remove(rank_); }
  /// What `take` returned last was run.
  void note(bool has_effect) {
    Tally& tally = learnt_.tallies[learnt_.order[rank_]];
    ++tally.runs;
    tally.effects += has_effect ? 1 : 0;
  }
  /// What `take` returned last was run and met a contradiction.
  void note_failure() {
    Tally& tally = learnt_.tallies[learnt_.order[rank_]];
    ++tally.runs;
    ++tally.failures;
  }
  /// Whether the constraint is implied and was dropped.
  bool has_dropped(std::uint32_t constraint) const { return ranks_[constraint] == nothing; }
  /// There was a contradiction: nothing waits any more. From time to time that brings a new order.
  void forget();

  const Learnt& learnt() const { return learnt_; }
  /// Goes back to what was learnt before. Nothing waits.
  void recall(const Learnt& learnt);

 private:
  static constexpr std::uint32_t first_ordering = 32, most_between = 4096;  // contradictions

  struct Constraint {
    std::span<const Variable> variables;
    std::size_t cost;
    bool is_implied, is_of_ends;
  };
  struct Woken {
    std::uint32_t word;        // of a set of ranks
    std::uint64_t all, inner;  // its bits; of those that are not of ends
  };

  void order();
  void rank();

  std::size_t variables_ = 0;
  std::vector<Constraint> constraints_;
  Learnt learnt_;
  std::vector<std::uint32_t> ranks_;  // by constraint, or `nothing`
  Rows<Woken> rows_;
  Ranks waiting_;
  std::uint32_t rank_ = 0;               // of what `take` returned last
  std::vector<double> cost_of_failure_;  // scratch, by constraint
};

}  // namespace quadrille::network
