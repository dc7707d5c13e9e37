// What a learning search (solver.hpp) needs to know of a puzzle: a propagator has its rules. Elements are what is
// decided: the options of a cover, the cells of a board.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/learning/analyze.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::learning {

/// Beside `explain` (analyze.hpp) it has:
///
///     open(model, trail)           opens the trail and assigns what the model gives; keeps memory
///     elements()                   their number; decisions number at most as many
///     element_of(variable)
///     is_decided(element, trail)   if the policy does not weigh domains
///     decide(element, trail)       the literal to decide of an undecided element, if the policy has no phases either
///     assign(trail, literal, reason)    makes an unassigned literal true, with what must follow directly
///     propagate(trail, size)       cheap rules for the first `size` literals of the trail; false at a conflict
///     take_steps()                 what was done since the last call, in steps of about `ns_of_step` nanoseconds
///     has_work()                   costly rules wait; `propagate_next(trail)` takes one, false at a conflict
///     explain_conflict(trail)      the conflict that one of the two met last
///     unassign(literal, trail, heap)    as in `Trail::backtrack`; pushes elements that may be undecided again
///     backtracked(trail)           after the last of them
///     find_unrest(trail)           may be missing: a fault where propagation is at rest, or nothing (search/rest.hpp)
///     choose(heap, trail)          if the policy weighs domains: what to decide by the heap's weights; ~0: nothing
template <class P>
concept Propagator = std::is_base_of_v<Explainer, P> &&
    requires(P rules, Trail& trail, DecisionHeap& heap, Literal literal, Variable variable, Reason reason,
             std::uint32_t size) {
  { rules.elements() } -> std::convertible_to<std::size_t>;
  { rules.element_of(variable) } -> std::convertible_to<std::uint32_t>;
  rules.assign(trail, literal, reason);
  { rules.propagate(trail, size) } -> std::same_as<bool>;
  { rules.take_steps() } -> std::convertible_to<std::size_t>;
  { P::ns_of_step } -> std::convertible_to<std::size_t>;
  { rules.has_work() } -> std::same_as<bool>;
  { rules.propagate_next(trail) } -> std::same_as<bool>;
  { rules.explain_conflict(trail) } -> std::convertible_to<Explanation>;
  rules.unassign(literal, trail, heap);
  rules.backtracked(trail);
};

}  // namespace quadrille::learning
