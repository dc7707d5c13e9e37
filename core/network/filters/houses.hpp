// Houses, and what two houses have in common, on masks: first the bands (bands.hpp), then what they do not say.
//
//     house   every value has a place; a value with one place is there ("hidden single")
//     pair    of two houses that share cells: what is left of one has the same values as what is left of the other,
//             since what they share has the same values in both ("locked candidates")
//
// Tested by tests/core/network_houses_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/bands.hpp"
#include "core/network/filters/filter.hpp"

namespace quadrille::network {

class Houses {
 public:
  /// A constraint: a house's variables are in `one`; `other` is empty.
  struct Group {
    std::uint32_t one, other, end;  // variables_[one … other) and [other … end)
    Values all;
  };

  static constexpr About about = {.name = "house", .has_reasons = false};
  void open(Opening& opening);

  const Bands& bands() const { return bands_; }
  std::size_t size() const { return bands_.size() + groups_.size(); }
  std::span<const Variable> variables(std::uint32_t index) const {
    if (index < bands_.size()) return bands_.variables(index);
    const Group& group = groups_[index - bands_.size()];
    return std::span(variables_).subspan(group.one, group.end - group.one);
  }
  /// What is about two houses follows from others.
  Schedule schedule(std::uint32_t index) const {
    const bool is_pair = index >= bands_.size() && is_of_two(groups_[index - bands_.size()]);
    return {.cost = 3 * variables(index).size(), .is_implied = is_pair};
  }

  template <class Masks>
  Outcome run(std::uint32_t index, const Masks& masks) {
    steps_ += variables(index).size();
    const auto set = [&](Variable variable, Values values) { masks.set(variable, values); };
    if (filter(index, masks.values().data(), masks.lanes(), set)) return Outcome::may_go_on;
    if (index < bands_.size()) masks.blame(houses_[bands_.culprit()]);
    return Outcome::impossible;
  }
  /// Computes what variables may have, and calls `set(variable, values)`, which must write the mask, for those that
  /// lose some. `lanes` (Bands::lane_words) must agree with `masks`. False at a contradiction.
  template <class Set>
  bool filter(std::uint32_t index, const Values* masks, const Values* lanes, Set&& set) {
    if (index < bands_.size()) return bands_.filter(index, masks, lanes, set);
    const Group& group = groups_[index - bands_.size()];
    return is_of_two(group) ? filter_pair(group, masks, set) : filter_house(group, masks, set);
  }
  std::size_t take_steps() { return std::exchange(steps_, 0); }

  /// Calls `visit(a, b, value)` for the values that have two places in a house.
  template <class Visit>
  void for_pairs(const Values* masks, Visit&& visit) const {
    for (const auto& house : houses_) {
      Values once = 0, twice = 0, more = 0;
      for (const Variable variable : house) {
        const Values values = masks[variable];
        more |= twice & values;
        twice |= once & values;
        once |= values;
      }
      for (Values left = twice & ~more; left != 0; left &= left - 1) {
        const Values value = left & (~left + 1);
        Variable places[2] = {};
        std::size_t found = 0;
        for (std::size_t at = 0; at < house.size() && found < 2; ++at)
          if ((masks[house[at]] & value) != 0) places[found++] = house[at];
        visit(places[0], places[1], value);
      }
    }
  }

 private:
  static bool is_of_two(const Group& group) { return group.other != group.end; }
  template <class Set>
  bool filter_house(const Group& group, const Values* masks, Set&& set) const {
    Values once = 0, twice = 0;
    for (std::uint32_t at = group.one; at < group.end; ++at) {
      const Values values = masks[variables_[at]];
      twice |= once & values;
      once |= values;
    }
    if (once != group.all) return false;
    const Values hidden = once & ~twice;
    if (hidden == 0) return true;
    for (std::uint32_t at = group.one; at < group.end; ++at) {
      const Values values = masks[variables_[at]] & hidden;
      if (values == 0 || values == masks[variables_[at]]) continue;
      if ((values & (values - 1)) != 0) return false;
      set(variables_[at], values);
    }
    return true;
  }
  template <class Set>
  bool filter_pair(const Group& group, const Values* masks, Set&& set) const {
    Values one = 0, other = 0;
    for (std::uint32_t at = group.one; at < group.other; ++at) one |= masks[variables_[at]];
    for (std::uint32_t at = group.other; at < group.end; ++at) other |= masks[variables_[at]];
    if (one == other) return true;
    const Values both = one & other;
    if (both == 0) return false;
    for (std::uint32_t at = group.one; at < group.end; ++at) {
      const Values values = masks[variables_[at]];
      if ((values & ~both) == 0) continue;
      if ((values & both) == 0) return false;
      set(variables_[at], values & both);
    }
    return true;
  }
  void add_pair(const std::vector<Variable>& a, const std::vector<Variable>& b);

  std::vector<std::vector<Variable>> houses_;
  Bands bands_;
  std::vector<Group> groups_;
  std::vector<Variable> variables_;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
