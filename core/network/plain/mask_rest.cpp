// What would still follow from masks at rest: a check of what is claimed of filters (search/rest.hpp).
//
// A constraint that *rests* is not run again after its own effects. What it has left is then either all that it would
// leave again, or, where it is lazy, at least right once each variable has one value. What proves it:
//
//     sequence       leaves what paths have, and all of these are paths of what is left. Not with repeated variables:
//                    there one step may lose what another one keeps, so it does not rest.
//     set            leaves exactly the values of all fillings, by brute force (network_sets_test.cpp), and all of
//                    these are fillings of what is left. Not with repeated variables.
//     set, lazy      (one_of, sandwich) one round of the rules for singles, for each set of digits (cells/lanes.hpp).
//                    When each cell has one digit left, all of them are of a set that holds, which has as many digits;
//                    and since cage neighbours differ, no two are the same. So they are that set.
//     sum            lazy, and rests only where SumPart::is_settled says so: filters that are exact, or where several
//                    variables have several values left
//     graph, labels  repeat their steps until none has an effect
//
// Bands, houses, rankings, lines and disjunctions run again until they have no effect. Of the other engines, runs of a
// Kakuro leave exactly the digits of all fillings (kakuro_run_test.cpp); sums of the learning search rest where they
// are exact, and its sequences as above; Sudoku marks a digit or a unit again with each effect, but for the bands of a
// digit, whose table has exactly the minirows of all matchings. Engines for covers have no filters: they follow items
// that have one option.
#include <algorithm>
#include <string>
#include <vector>

#include "core/network/plain/mask_propagator.hpp"

namespace quadrille::network {

namespace {

bool are_single(std::span<const Variable> variables, std::span<const Values> masks) {
  return std::all_of(variables.begin(), variables.end(), [&](Variable variable) { return is_single(masks[variable]); });
}

}  // namespace

[[clang::minsize]] std::string MaskPropagator::find_unrest(std::span<const Values> masks) {
  const Agenda::Learnt order = agenda_.learnt();
  const std::size_t steps = take_steps();
  const auto culprits = culprits_;
  std::vector<Values> again(masks.begin(), masks.end());
  std::string fault;
  const auto judge = [&](const char* what, std::size_t index, bool is_possible) {
    const bool changes = !std::equal(again.begin(), again.end(), masks.begin());
    if (!is_possible || changes)
      fault = std::string(what) + " " + std::to_string(index) + (is_possible ? " takes values away" : " refuses");
    if (changes) again.assign(masks.begin(), masks.end());
  };
  for (Variable variable = 0; variable < variables_ && fault.empty(); ++variable)
    judge("variable", variable, spread(variable, again));
  for (std::uint32_t i = 0; i < constraints_.size() && fault.empty(); ++i) {
    const Constraint& constraint = constraints_[i];
    const auto [name, is_lazy] = with_filter(filters_, constraint.filter, [&](const auto& filter) {
      return std::pair(filter.about.name, filter.schedule(constraint.index).is_lazy);
    });
    if (!are_single(constraint.variables, masks) && (agenda_.has_dropped(i) || is_lazy)) continue;
    judge(name, constraint.index, run(i, again) != Outcome::impossible);
  }
  recall(order);
  take_steps();
  steps_ = steps;
  culprits_ = culprits;
  return fault;
}

}  // namespace quadrille::network
