// A network of constraints as a propagator of core/learning: the store of what variables may be, and a part for each
// kind of constraint.
//
// What is cheap is done literal by literal, with the clauses: neighbours, hidden singles, relations. What is costly
// waits in a queue until there is nothing cheap left: first locked candidates, then the constraints of the list of
// filters (filters/list.hpp), the cheaper ones first. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"
#include "core/network/filters/different.hpp"
#include "core/network/filters/explanations.hpp"
#include "core/network/filters/filter.hpp"
#include "core/network/filters/list.hpp"
#include "core/network/filters/relation.hpp"
#include "core/network/filters/store.hpp"
#include "core/network/learning/disjunctions.hpp"
#include "core/network/network.hpp"
#include "core/network/waiting.hpp"

namespace quadrille::network {

class NetworkPropagator final : public learning::Explainer {
 public:
  /// The network has no rankings, and its disjunctions have selectors (compile/learnable.hpp). `fillings` is what the
  /// propagator around it remembers, if there is one.
  void open(const Problem& problem, Trail& trail, std::shared_ptr<DistinctCache> fillings = nullptr);

  /// The variables of the network.
  std::size_t elements() const { return store_.variables(); }
  std::uint32_t element_of(Pair pair) const { return store_.variable_of(pair); }
  /// The choice with the highest weight per alternative: the least value of an undecided variable, or a value in one of
  /// its two places in a house. ~0 if all variables are decided.
  Literal choose(const learning::DecisionHeap& heap, const Trail& trail) const;
  bool is_decided(Variable variable, const Trail&) const { return is_single(store_.candidates(variable)); }
  Literal decide(Variable variable, const Trail&) const { return store_.decide(variable); }
  void assign(Trail& trail, Literal literal, Reason reason) { store_.assign(trail, literal, reason); }

  bool propagate(Trail& trail, std::uint32_t size);
  bool has_work() const { return different_.has_work() || !waiting_.is_empty(); }
  bool propagate_next(Trail& trail);
  static constexpr std::size_t ns_of_step = 4;
  std::size_t take_steps();

  learning::Explanation explain_conflict(const Trail& trail);
  learning::Explanation explain(const Trail& trail, Pair pair, std::uint32_t rule) override;

  void unassign(Literal literal, const Trail& trail, learning::DecisionHeap& heap);
  void take_back(Literal literal, const Trail& trail);  ///< as `unassign`, where nothing is decided by weight
  void backtracked(const Trail& trail);

  /// For checks (search/rest.hpp): a constraint of a filter that would still take something away; empty if there is
  /// none.
  std::string find_unrest(const Trail& trail);

  const Store& store() const { return store_; }
  /// For proofs: whether the network is seen to be impossible before any decision, and what met the last conflict: the
  /// number of a filter and of its constraint, or nothing where that is neighbours, a house or a relation.
  bool is_impossible() const { return is_impossible_; }
  std::optional<std::pair<std::size_t, std::uint32_t>> conflict_constraint() const {
    if (culprit_ != Culprit::constraint) return std::nullopt;
    return std::pair(std::size_t{constraints_[conflict_].filter}, constraints_[conflict_].index);
  }

 private:
  struct Constraint {
    std::uint32_t filter;  // an index into filters_
    std::uint32_t index;
    bool rests;  // what it removes does not wake it
    std::size_t cost;
    std::span<const Variable> variables;
    std::span<const Values> sets;  // as in `Schedule`

    std::uint32_t rule() const { return reason_of(static_cast<Part>(first_filter + filter), index).index; }
  };
  struct Waiter {
    std::uint32_t constraint;  // an index into constraints_
    Values set;                // of the variable's values, of which it has to lose all or all others
  };
  static constexpr auto first_filter = static_cast<std::uint8_t>(Part::filter);
  using ReasonFilters = Filters::WithReasonsAnd<LearningDisjunctions<NetworkPropagator>>;
  static_assert(first_filter + std::tuple_size_v<ReasonFilters> <= parts);

  void open_queue();
  void queue_for(Variable variable, Values lost, Reason reason);

  Store store_;
  DifferentPart different_;
  RelationPart relations_;
  ReasonFilters filters_;

  std::uint32_t propagated_ = 0;  // literals of the trail that the cheap parts have seen
  bool is_impossible_ = false;    // before any decision
  bool has_graphs_ = false;
  std::uint64_t conflicts_ = 0;  // and other reasons to go back

  std::vector<Constraint> constraints_;  // the cheap ones first
  Rows<Waiter> waiters_;
  std::vector<std::uint32_t> own_rule_;  // by constraint: the rule whose assignments do not wake it
  Ranks waiting_;                        // of constraints_

  // What met the last conflict.
  enum class Culprit : std::uint8_t { different, relation, constraint };
  Culprit culprit_ = Culprit::different;
  std::uint32_t conflict_ = 0;  // an index into constraints_

  Explanations known_;
  std::vector<Literal> literals_;  // scratch: an explanation
};

}  // namespace quadrille::network
