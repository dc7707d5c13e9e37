// What a learning search (solver.hpp) needs to know of a puzzle: its rules, as a propagator. An *element* is what a
// decision is about: an option of a cover, a cell of a board.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/learning/analyze.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::learning {

/// A propagator has `explain` (analyze.hpp) and
///
///     open(model, trail)           opens the trail and assigns what the model gives; reuses memory
///     elements()                   the number of elements, which is also the largest number of decisions
///     element_of(variable)
///     is_decided(element, trail)   needed if the policy does not weigh domains
///     decide(element, trail)       the literal to decide of an undecided element; needed if the policy neither weighs
///                                  domains nor has phases
///     assign(trail, literal, reason)    makes an unassigned literal true, and assigns what follows directly
///     propagate(trail, size)       applies cheap rules to the first `size` literals of the trail; false at a conflict
///     take_steps()                 the work since the last call, in steps of about `ns_of_step` nanoseconds
///     has_work()                   whether costly rules wait
///     propagate_next(trail)        applies one of these; false at a conflict
///     explain_conflict(trail)      explains the last conflict of `propagate` or `propagate_next`
///     unassign(literal, trail, heap)    as in `Trail::backtrack`; pushes elements that may be undecided again
///     backtracked(trail)           is called after the last `unassign` of a backtrack
///     find_unrest(trail)           optional: a fault where propagation should be at rest, or nothing (search/rest.hpp)
///     choose(heap, trail)          needed if the policy weighs domains: the element to decide, by the heap's weights;
///                                  ~0 if there is none
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
