// The variables of a network and what they may still be. A *pair* is a variable and one of its values: the variable of
// core/learning, true when the variable has that value, false when it has not.
//
// An assignment is made with all that it says about its variable: when it has a value, it has no other; when one value
// is left, it has that.
//
//     trail  … │ "x is 7"  "x is not 1"  "x is not 9" … "y is not 7" │ …
//                decision   because it is 7              because x is 7
//
// Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/learning/trail.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

using learning::Literal;
using learning::Reason;
using learning::Trail;

using Pair = learning::Variable;  ///< of a variable and a value

/// Parts of the propagator; each explains what it has assigned. Those from `filter` on are the filters with reasons
/// (list.hpp). A rule's number, as in `Reason`, is the index of the constraint in its part, and the part.
enum class Part : std::uint8_t { value, house, locked, relation, filter };
constexpr std::uint32_t parts = 16;
constexpr Reason reason_of(Part part, std::uint32_t index) {
  return {Reason::Kind::rule, index * parts + static_cast<std::uint32_t>(part)};
}
constexpr Part part_of(std::uint32_t rule) { return static_cast<Part>(rule % parts); }
constexpr std::uint32_t index_of(std::uint32_t rule) { return rule / parts; }

constexpr bool is_single(Values set) { return set != 0 && (set & (set - 1)) == 0; }
constexpr unsigned first_of(Values set) { return static_cast<unsigned>(std::countr_zero(set)); }
constexpr Values value_bit(unsigned value) { return Values{1} << value; }

class Store {
 public:
  /// Opens the trail, with room for as many levels as pairs, and two without a literal, and assigns what `candidates`,
  /// by cell, leave out. Returns false if a variable has no value at all.
  bool open(const Network& network, std::span<const Values> candidates, Trail& trail);

  std::size_t variables() const { return candidates_.size(); }
  Values candidates(Variable variable) const { return candidates_[variable]; }
  std::span<const Values> candidates() const { return candidates_; }  ///< by variable
  Values all(Variable variable) const { return all_values(values_[variable]); }
  /// The candidates of a variable when the trail was `length` long.
  Values candidates_at(Variable variable, std::uint32_t length, const Trail& trail) const {
    Values candidates = candidates_[variable];
    for_values(all(variable) & ~candidates, [&](unsigned value) {
      if (trail.position_of(pair(variable, value)) >= length) candidates |= value_bit(value);
    });
    return candidates;
  }

  Pair pair(Variable variable, unsigned value) const { return first_pair_[variable] + value; }
  Literal is(Variable variable, unsigned value) const { return learning::positive(pair(variable, value)); }
  Literal is_not(Variable variable, unsigned value) const { return learning::negation(is(variable, value)); }
  Variable variable_of(Pair pair) const { return variable_of_[pair]; }
  unsigned value_of(Pair pair) const { return pair - first_pair_[variable_of_[pair]]; }

  /// Makes an unassigned literal true, with all that it says about its variable.
  void assign(Trail& trail, Literal literal, Reason reason);
  void unassign(Literal literal) {
    const Pair pair = learning::variable_of(literal);
    const Variable variable = variable_of_[pair];
    const Pair value = pair - first_pair_[variable];
    if (learning::is_negative(literal)) {
      candidates_[variable] |= value_bit(value);
    } else {
      last_[variable] = static_cast<std::uint8_t>(value);
    }
  }
  /// Whether `decide` prefers the value that a variable had last.
  void recall_values(bool recalls) { recalls_ = recalls; }
  /// The least value, unless the one that the variable had last is preferred and still there.
  Literal decide(Variable variable) const {
    const Values last = recalls_ ? value_bit(last_[variable]) & candidates_[variable] : 0;
    return is(variable, first_of(last != 0 ? last : candidates_[variable]));
  }

  /// Takes values away from a variable. False, without an assignment, if none would be left.
  bool remove(Trail& trail, Variable variable, Values values, Reason reason);

 private:
  std::vector<Values> candidates_;          // never empty: what would empty one is a conflict instead
  std::vector<std::uint8_t> values_;        // by variable: their number
  std::vector<std::uint8_t> last_;          // by variable: the value that it had last, or 0
  std::vector<std::uint32_t> first_pair_;   // by variable
  std::vector<std::uint32_t> variable_of_;  // by pair
  bool recalls_ = false;
};

}  // namespace quadrille::network
