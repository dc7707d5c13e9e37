// What a filter is: it knows what follows from the constraints of one kind. A search has a list of filters (list.hpp)
// and knows none of them by name. README.md of this folder says how to add one.
//
//     about        what all constraints of the kind have in common
//     open         takes its constraints from the network; they are numbered from 0 on
//     variables    of a constraint: it runs again when one of them changes
//     schedule     of a constraint: when it runs
//     run          on masks: takes away what cannot be
//     propagate    the same on a trail of literals, and `explain` why, for the search that learns
//
// Tested by tests/core/network_plain_test.cpp and network_engine_test.cpp.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/network/filters/distinct_cache.hpp"
#include "core/network/filters/neighbours.hpp"
#include "core/network/filters/simplify.hpp"
#include "core/network/filters/store.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

/// What a filter says about all of its constraints.
struct About {
  const char* name;              ///< of one constraint, for checks
  bool has_reasons;              ///< it says why: then it is a filter of the search that learns, too
  bool is_in_form = true;        ///< the network's form as a cover says the same: else form/watch.hpp asks it
  bool is_opened_first = false;  ///< it takes constraints out that filters before it in the list would have
};

/// What filters are opened with, one after the other: a network in its simplest form. A filter may take constraints out
/// that those behind it need not have.
struct Opening {
  Opening(const Network& network_, const Neighbours& neighbours_, std::vector<Values> masks_ = {})
      : Opening(network_, neighbours_, simplify(network_), std::move(masks_)) {}
  Opening(const Network& network_, const Neighbours& neighbours_, Simplified simplified,
          std::vector<Values> masks_ = {})
      : network(network_),
        neighbours(neighbours_),
        relations(std::move(simplified.relations)),
        sums(std::move(simplified.sums)),
        sequences(network.sequences),
        masks(std::move(masks_)) {}
  operator const Network&() const { return network; }  // for filters that need nothing else

  const Network& network;
  const Neighbours& neighbours;
  std::vector<Network::Relation> relations;
  std::vector<Network::Sum> sums;  ///< of three or more terms
  std::vector<Network::Sequence> sequences;
  std::vector<Values> masks;  ///< by variable of the plain search, to which a filter may add some; else empty
  std::shared_ptr<DistinctCache> fillings;  ///< what all filters of a search remember together; null at first
};

/// When a constraint runs, and what is to be done with it.
struct Schedule {
  std::size_t cost;         ///< of a run, in nanoseconds, roughly: cheap ones run first
  bool rests = false;       ///< what `propagate` has left, it would leave again: its own effects need not wake it
  bool is_implied = false;  ///< follows from others: the plain search drops it where it is of no use
  bool is_of_ends = false;  ///< the plain search wakes it for its variables' least and largest values only
  bool is_lazy = false;     ///< another run on masks may take values away though it rests, until each has one value
  /// By variable, if not empty: the learning search wakes it only when the variable has lost all values of the set, or
  /// all others.
  std::span<const Values> sets = {};
  std::span<const Variable> required_of = {};  ///< the variables that `Masks::exclude` is called for; none: it is not
};

/// What a run on masks has led to.
enum class Outcome : std::uint8_t {
  impossible,
  rests,     ///< another run would change nothing, although its own effects may have woken it
  may_go_on  ///< its own effects wake it
};

/// What a filter sees of the plain search; `MaskPropagator::Masks` is meant, which knows all filters.
struct AnyMasks {
  std::span<Values> values() const;                                          ///< by variable
  const Values* lanes() const;                                               ///< of bands
  void set(Variable variable, Values values) const;                          ///< fewer values, but some
  void note(Variable variable) const;                                        ///< it was changed in `values`
  bool keep(std::span<const Variable> variables, const Values* kept) const;  ///< false at a contradiction
  /// Takes values that some of the variables `Schedule::required_of` have from others that differ from all of those
  /// that may have it. `own` is what these may be. False at a contradiction.
  bool exclude(Values required, std::span<const Values> own) const;
  void blame(std::span<const Variable> variables) const;  ///< of a contradiction; else it is all of the constraint's
};

/// A filter. `run` is written for any type that has what `AnyMasks` has.
template <class F>
concept MaskFilter = requires(F filter, const F constant, Opening& opening, std::uint32_t constraint,
                              const AnyMasks& masks) {
  { F::about } -> std::convertible_to<About>;
  filter.open(opening);
  { constant.size() } -> std::convertible_to<std::size_t>;
  { constant.variables(constraint) } -> std::convertible_to<std::span<const Variable>>;
  { constant.schedule(constraint) } -> std::same_as<Schedule>;
  { filter.run(constraint, masks) } -> std::same_as<Outcome>;
  { filter.take_steps() } -> std::convertible_to<std::size_t>;  // work since the last call, in the search's steps
};

/// A filter that has reasons.
template <class F>
concept ReasonFilter = MaskFilter<F> &&
    requires(F filter, std::uint32_t constraint, Literal literal, std::uint32_t position, Store& store, Trail& trail,
             Reason reason, std::span<const Values> candidates) {
  // Removes what cannot be, for that reason. False at a contradiction.
  { filter.propagate(constraint, store, trail, reason) } -> std::same_as<bool>;
  // Literals, true when the trail had that length, from which follows that the constraint cannot hold if the literal, a
  // negative one, is false; or cannot hold at all, for `no_literal`.
  { filter.explain(constraint, literal, position, store, trail) } -> std::same_as<learning::Explanation>;
  // What the constraint allows of candidates, by variable, and what that has left, in the order of `variables`. False
  // if it cannot hold.
  { filter.filter(constraint, candidates) } -> std::same_as<bool>;
  { filter.kept() } -> std::same_as<const Values*>;
};

template <class F>
concept Filter = MaskFilter<F> && ReasonFilter<F>
== F::about.has_reasons;

/// A run that takes away all that `filter` does not keep. False at a contradiction.
template <class F, class Masks>
bool keep_filtered(F& filter, std::uint32_t constraint, const Masks& masks) {
  return filter.filter(constraint, masks.values()) && masks.keep(filter.variables(constraint), filter.kept());
}

/// In place of a literal, to explain a contradiction.
constexpr Literal no_literal = ~Literal{0};

/// Calls `visit` with the filter of a tuple that has that index.
template <std::size_t at = 0, class Filters, class Visit>
decltype(auto) with_filter(Filters& filters, std::size_t index, Visit&& visit) {
  if constexpr (at + 1 < std::tuple_size_v<std::remove_const_t<Filters>>) {
    if (index != at) return with_filter<at + 1>(filters, index, visit);
  }
  return visit(std::get<at>(filters));
}

/// Calls `visit` with each filter of a tuple and its index, from the first to the last.
template <class Filters, class Visit>
void for_filters(Filters& filters, Visit&& visit) {
  std::uint32_t index = 0;
  std::apply([&](auto&... each) { (visit(each, index++), ...); }, filters);
}

}  // namespace quadrille::network
