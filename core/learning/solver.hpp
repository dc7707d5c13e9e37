// The search loop of conflict-driven learning, which finds every solution once.
//
// A node decides an element and propagates what follows by the rules of the puzzle (a propagator) and by the learnt
// clauses. A conflict teaches a clause (analyze.hpp) and takes the search back to the level where that clause implies
// something. Restarts and reductions come as the policy says.
//
// Every solution is found exactly once, because solutions divide the search (Gebser, Kaufmann, Neumann, Schaub,
// "Conflict-driven answer set enumeration", LPNMR 2007). After a solution the negation of the last decision is assigned
// on the level below. That level is the *floor*: the search never jumps back below it, and the floor only goes down,
// one level at a time, when the part above it is done. The same step is taken when the store has no room for a learnt
// clause; so memory is bounded.
//
//     level    0 ────── 1 ────── 2 ────── 3 ────── 4 ────── 5
//     decision   a is 4   b is 1   c is 7   d is 9   e is 3
//                         └─ floor: "c is not 6" and others   └─ a conflict may jump back to any level from 2 on
//                            were assigned here
//
// A negated decision counts as a choice and a node: the other side of that decision. `fraction` is the part of the tree
// that is done for good: 0 until there is a floor, then half of its parent's share for each negated decision.
// Tested by tests/core/learning_solver_test.cpp, and by the tests of the puzzles that use it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/no_proof.hpp"
#include "core/learning/phases.hpp"
#include "core/learning/policy.hpp"
#include "core/learning/propagator.hpp"
#include "core/learning/restart.hpp"
#include "core/learning/trail.hpp"
#include "core/search/engine.hpp"
#include "core/search/rest.hpp"
#include "core/search/walk.hpp"

namespace quadrille::learning {

/// Searches with this propagator as the policy says. `Proof` gets what the search concludes (no_proof.hpp).
template <Propagator Rules, const auto& policy, class Proof = NoProof>
class Solver : public DepthFirst {
 public:
  /// Starts the search for the solutions of a model, with clauses of at most `most_words` words of 4 bytes. With less
  /// room the search is as complete, only longer.
  template <class Model>
  [[clang::minsize]] void open(const Model& model, std::size_t most_words) {
    propagator_.open(model, trail_);
    const std::size_t variables = trail_.variables(), elements = propagator_.elements();
    clauses_.open(variables,
                  static_cast<std::size_t>(std::min<std::uint64_t>(most_words, policy.words_per_element * elements)));
    analyzer_.open(variables, elements, policy.minimizes, policy.reason_steps);
    heap_.open(elements, policy.decay);
    restarts_.open(policy.restart_unit);
    if (policy.has_phases) phases_.open(variables);
    propagated_ = settled_ = 0;
    units_.clear();
    units_.reserve(variables);
    units_assigned_ = 0;
    sides_below_.clear();
    sides_below_.reserve(elements);
    sides_.clear();
    sides_.reserve(variables);
    floor_ = 0;
    done_ = {};
    conflicts_ = reduces_ = 0;
    next_reduce_ = policy.first_reduce;
    if constexpr (Proof::is_on) proof_.open(trail_, propagator_);
    start();
  }

  Step advance(Fuel& fuel) { return walk(*this, fuel); }
  double fraction() const { return fraction_of(sides_); }

  const Trail& trail() const { return trail_; }
  const Rules& propagator() const { return propagator_; }
  Proof& proof() { return proof_; }

 private:
  friend DepthFirst;
  // Measured nanoseconds of what takes most of the time. A unit of work is ten.
  static constexpr std::size_t ns_of_node = 60;      // apart from what follows
  static constexpr std::size_t ns_of_literal = 5;    // to propagate one by the clauses, and to unassign it
  static constexpr std::size_t ns_of_decided = 60;   // to pop an element that is decided, and to push it again
  static constexpr std::size_t ns_of_weighed = 2;    // for each element, when one is to be decided
  static constexpr std::size_t ns_of_involved = 22;  // for each variable of a conflict
  static constexpr std::size_t ns_of_clause_step = 2;
  static constexpr std::size_t ns_in_unit = 10;
  static constexpr std::uint32_t turns_between_looks = 32;  // at how long propagation has taken

  static constexpr Literal no_literal = ~Literal{0};

  // A decision in force, or its negation: the first and the second side of a node.
  struct Side {
    std::uint8_t tried;    // sides that are done: 0 or 1
    std::uint8_t choices;  // 2
  };

  Node enter() {
    const Node node = examine();
    charge_done();
    return node;
  }

  Node examine() {
    const Settling settled = settle();
    if (settled == Settling::goes_on) return Node::unsettled;
    if (settled == Settling::impossible) return Node::dead_end;
    const Literal decision = choose();
    if (decision == no_literal) {
      if constexpr (Proof::is_on) proof_.found({trail_, clauses_, propagator_});
      return Node::solution;
    }
    decide(decision);
    return Node::inner;
  }

  // The literal to decide, or `no_literal` if everything is decided.
  Literal choose() {
    if constexpr (policy.weighs_domains) {
      done_.weighed += propagator_.elements();
      return propagator_.choose(heap_, trail_);
    }
    for (; !heap_.empty() && propagator_.is_decided(heap_.top(), trail_); heap_.pop()) ++done_.popped;
    if (heap_.empty()) return no_literal;
    if constexpr (policy.has_phases) {
      return phases_.decide(heap_.top());
    } else {
      return propagator_.decide(heap_.top(), trail_);
    }
  }

  void charge_done() {
    if constexpr (Proof::is_on) done_.steps += proof_.take_steps();
    charge(ns_done() / ns_in_unit);
    done_ = {};
  }

  // The work since the last charge.
  std::size_t ns_done() {
    done_.clause_steps += clauses_.take_steps();
    done_.steps += propagator_.take_steps();
    return ns_of_node + ns_of_literal * done_.literals + ns_of_decided * done_.popped + ns_of_weighed * done_.weighed +
           ns_of_involved * done_.involved + ns_of_clause_step * done_.clause_steps + Rules::ns_of_step * done_.steps;
  }

  // Propagates all that follows at the node. A learnt clause may take the search to a lower level, where it goes on
  // with the node of that level.
  Settling settle() {
    for (;;) {
      const Settling settled = propagate();
      if (settled == Settling::goes_on) return settled;
      if (settled == Settling::rests) break;
      note_conflict();
      if (trail_.level() == floor_ || !learn()) {
        if constexpr (Proof::is_on) proof_.refuted({trail_, clauses_, propagator_});
        return Settling::impossible;
      }
      ++stats_.dead_ends;
    }
    settled_ = trail_.size();
    if (restarts_.is_due() && trail_.level() > floor_) {
      restarts_.note_restart();
      backtrack(floor_);
    }
    if (policy.has_phases && phases_.is_due()) {
      backtrack(floor_);
      phases_.rephase();
    }
    if (conflicts_ >= next_reduce_) {
      next_reduce_ = conflicts_ + policy.first_reduce + policy.reduce_grows * ++reduces_;
      clauses_.reduce(trail_);
      if constexpr (Proof::is_on) proof_.reduced(clauses_);
    }
    return Settling::rests;
  }

  void note_conflict() {
    if constexpr (Proof::is_on) proof_.note_conflict({trail_, clauses_, propagator_}, conflict_);
  }

  // Rules and clauses take turns, literal by literal. If all rules came before the first clause, conflicts would have
  // other reasons, and 25×25 Sudoku would take 1.5 times as many conflicts.
  Settling propagate() {
    conflict_ = {};
    if (!assign_units()) return Settling::impossible;
    while (++done_.turns % turns_between_looks != 0 || ns_done() < most_ns_at_once) {
      if (!propagator_.propagate(trail_, std::min(propagated_ + 1, trail_.size()))) return Settling::impossible;
      if (propagated_ < trail_.size()) {
        ++done_.literals;
        if (!propagate_clauses(trail_[propagated_++])) return Settling::impossible;
      } else {
        if (!propagator_.has_work()) {
          check_rest();
          return Settling::rests;
        }
        if (!propagator_.propagate_next(trail_)) return Settling::impossible;
      }
    }
    return Settling::goes_on;
  }

  // Does nothing but in a build that checks where propagation rests (search/rest.hpp).
  void check_rest() {
    if constexpr (checks_rest && requires { propagator_.find_unrest(trail_); }) {
      done_.steps += propagator_.take_steps();
      require_rest("learning", propagator_.find_unrest(trail_));
      propagator_.take_steps();
    }
  }

  // This and the next one return false at a conflict.
  bool assign_units() {
    for (; units_assigned_ < units_.size(); ++units_assigned_) {
      const Literal& unit = units_[units_assigned_];
      if (trail_.is_false(unit)) {
        conflict_ = {&unit, 1};
        return false;
      }
      if (!trail_.is_true(unit)) assign(unit, {});
    }
    return true;
  }

  bool propagate_clauses(Literal literal) {
    const auto imply = [this](Literal implied, Reason reason) { assign(implied, reason); };
    if (clauses_.propagate(negation(literal), trail_, imply)) return true;
    conflict_ = clauses_.literals(clauses_.conflict());
    return false;
  }

  // Backtracks to the level where the learnt clause implies something. False if the store has no room for the clause.
  bool learn() {
    analyzer_.analyze(trail_, clauses_, propagator_,
                      conflict_.empty() ? propagator_.explain_conflict(trail_) : conflict_);
    for (const Variable variable : analyzer_.involved()) heap_.bump(propagator_.element_of(variable));
    heap_.decay();
    done_.involved += analyzer_.involved().size();
    const auto literals = analyzer_.literals();
    Reason reason;
    if constexpr (Proof::is_on) proof_.learned({trail_, clauses_, propagator_}, literals);
    if (literals.size() > 1) {
      [[maybe_unused]] const std::size_t words = clauses_.words();
      const bool has_room = clauses_.make_room(literals.size(), trail_);
      if constexpr (Proof::is_on) {
        if (clauses_.words() < words) proof_.reduced(clauses_, literals);
      }
      if (!has_room) return false;
      reason = {Reason::Kind::clause, clauses_.add(literals, analyzer_.glue())};
    } else if (policy.repropagates) {
      units_.push_back(literals[0]);
      ++units_assigned_;
    }
    backtrack(std::max(analyzer_.level(), floor_));
    assign(literals[0], reason);
    ++conflicts_;
    restarts_.note_conflict();
    if (policy.has_phases) phases_.note_conflict();
    return true;
  }

  void assign(Literal literal, Reason reason) { propagator_.assign(trail_, literal, reason); }

  void decide(Literal decision) {
    sides_below_.push_back(static_cast<std::uint32_t>(sides_.size()));
    trail_.begin_level();
    assign(decision, {});
    note_side(0);
  }

  // Turns to the other side of the last decision, which becomes part of the level below and of the floor.
  Next leave() {
    if (trail_.level() == 0) return Next::nothing;
    const Literal decision = trail_.decision_of(trail_.level());
    floor_ = trail_.level() - 1;
    backtrack(floor_);
    if (policy.repropagates) units_assigned_ = propagated_ = 0;
    assign(negation(decision), {});
    note_side(1);
    return Next::enter;
  }

  void note_side(std::uint8_t tried) {
    sides_.push_back({tried, 2});
    count_depth(sides_.size());
  }

  void backtrack(std::uint32_t level) {
    if (level >= trail_.level()) return;
    if (policy.has_phases) phases_.note_trail(trail_, settled_);
    trail_.backtrack(level, [this](Literal literal) {
      if (policy.has_phases) phases_.save(literal);
      propagator_.unassign(literal, trail_, heap_);
    });
    propagator_.backtracked(trail_);
    propagated_ = std::min(propagated_, trail_.size());
    settled_ = std::min(settled_, trail_.size());
    sides_.resize(sides_below_[level]);
    sides_below_.resize(level);
  }

  // Work that was done and is not charged yet.
  struct Done {
    std::size_t turns = 0;                    // of propagation
    std::size_t literals = 0;                 // propagated
    std::size_t popped = 0;                   // decided elements
    std::size_t weighed = 0;                  // elements that were compared
    std::size_t involved = 0;                 // variables of conflicts
    std::size_t clause_steps = 0, steps = 0;  // of the clauses, of the propagator
  };

  Trail trail_;
  Rules propagator_;
  Clauses clauses_;
  Analyzer analyzer_;
  DecisionHeap heap_;
  Restarts restarts_;
  Phases phases_;
  [[no_unique_address]] Proof proof_;  // the last of these members, so that an empty one takes no room

  std::uint32_t propagated_ = 0;    // literals of the trail that the clauses were visited for
  std::uint32_t settled_ = 0;       // literals of the trail that led to no conflict
  std::vector<Literal> units_;      // learnt clauses of one literal; kept if the policy repropagates
  std::size_t units_assigned_ = 0;  // how many of them are on the trail
  Explanation conflict_;            // the false clause or unit; empty if the conflict is the propagator's

  std::vector<std::uint32_t> sides_below_;  // by level from 1: the number of sides_ before its decision
  std::vector<Side> sides_;                 // root first
  std::uint32_t floor_ = 0;

  Done done_;
  std::uint64_t conflicts_ = 0;
  std::uint64_t next_reduce_ = 0;
  std::uint64_t reduces_ = 0;
};

}  // namespace quadrille::learning
