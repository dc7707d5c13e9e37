// The runs of a board as a propagator of core/learning. A variable is a pair of a cell and a digit: true when the cell
// is that digit, false when it is not.
//
// Every cell keeps its candidates as a mask. An assignment is made with all that it says about its cell. A run that
// lost a candidate waits to be filtered (run_filter.hpp), which takes from its cells the digits that no filling uses.
// That is costly, so runs wait in a queue until clauses have nothing to do, which may spare some filtering.
//
//     trail   … │ "cell 4 is 7"  "cell 4 is not 1"  "cell 4 is not 9" … "cell 8 is not 7" │ "cell 8 is 2" …
//                 a decision      because it is 7                        by a run           a decision
//               └─ level 1 ──────────────────────────────────────────────────────────────┘└─ level 2 …
//
// Tested by tests/core/kakuro_learning_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"
#include "core/puzzles/kakuro/digit_sets.hpp"
#include "core/puzzles/kakuro/runs.hpp"

namespace quadrille::kakuro {

using learning::Literal;
using learning::Reason;
using learning::Trail;

using Pair = learning::Variable;  ///< of a cell and a digit: digits * cell + digit − 1
constexpr Pair pair_of(std::uint32_t cell, unsigned digit) { return digits * cell + digit - 1; }
constexpr Literal is(Pair pair) { return learning::positive(pair); }
constexpr Literal is_not(Pair pair) { return learning::negation(is(pair)); }
constexpr Pair pair_of(Literal literal) { return learning::variable_of(literal); }
constexpr std::uint32_t cell_of(Literal literal) { return literal / (2 * digits); }
constexpr unsigned digit_of(Literal literal) { return literal / 2 % digits + 1; }

class RunPropagator final : public learning::Explainer {
 public:
  void open(const Board& board, Trail& trail);

  std::size_t elements() const { return candidates_.size(); }
  static std::uint32_t element_of(Pair pair) { return pair / digits; }
  bool is_decided(std::uint32_t cell, const Trail&) const { return is_single(candidates_[cell]); }
  /// The digit that the cell was last, if it may be that; else the least.
  Literal decide(std::uint32_t cell, const Trail&) const;
  void assign(Trail& trail, Literal literal, Reason reason);

  /// Queues the runs that lost candidates.
  bool propagate(const Trail& trail, std::uint32_t size);
  bool has_work() const { return waiting_count_ > 0; }
  /// Filters the next run that waits.
  bool propagate_next(Trail& trail);
  static constexpr std::size_t ns_of_step = 50;
  /// What was done since the last call, in steps: a cell of a run that was filtered or explained.
  std::size_t take_steps() { return std::exchange(steps_, 0); }

  learning::Explanation explain_conflict(const Trail& trail);
  /// Rule number i is run i if the variable was made false by it, and that a cell has a digit if it was made true.
  learning::Explanation explain(const Trail& trail, Pair pair, std::uint32_t run) override;

  void unassign(Literal literal, const Trail& trail, learning::DecisionHeap& heap);
  void backtracked(const Trail& trail);

  /// For checks (search/rest.hpp): a run whose filter would still take something away; empty if there is none.
  std::string find_unrest(const Trail& trail) const;

  const Runs& runs() const { return runs_; }
  Digits candidates(std::uint32_t cell) const { return candidates_[cell]; }
  /// The candidates of a cell when the trail was `length` long.
  Digits candidates_at(std::uint32_t cell, std::size_t length, const Trail& trail) const;

 private:
  // A cell of a run that is explained.
  struct Member {
    std::uint32_t cell;
    Digits candidates;
    Digits missing;
    std::uint32_t latest;  // the position in the trail at which it last lost a digit that is missing
  };

  void queue_run(std::uint32_t run);
  std::uint32_t next_run();
  Member member_of(std::uint32_t cell, Literal literal, std::uint32_t position, const Trail& trail) const;
  learning::Explanation explain_run(std::uint32_t run, Literal literal, std::uint32_t position, const Trail& trail);

  static constexpr Literal no_literal = ~Literal{0};

  Runs runs_;
  std::vector<Digits> candidates_;      // never empty: what would empty a cell is a conflict instead
  std::vector<std::uint8_t> phases_;    // the digit that each cell was last, 0 before
  std::uint32_t propagated_ = 0;        // literals of the trail whose runs were queued
  std::vector<std::uint32_t> waiting_;  // runs to be filtered, a ring of as many places as there are runs
  std::size_t waiting_first_ = 0;
  std::size_t waiting_count_ = 0;
  std::vector<std::uint8_t> is_waiting_;
  std::uint32_t conflict_ = 0;  // a run without a filling
  std::size_t steps_ = 0;

  std::array<Literal, digits * digits> explanation_;
};

}  // namespace quadrille::kakuro
