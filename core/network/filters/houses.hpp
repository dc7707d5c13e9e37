// Houses, and what two houses have in common, on masks. What bands.hpp says about them is not said again.
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
#include <vector>

#include "core/network/filters/bands.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class Houses {
 public:
  /// A constraint: a house's variables are in `one`; `other` is empty.
  struct Group {
    std::uint32_t one, other, end;  // variables_[one … other) and [other … end)
    Values all;
  };

  /// The variables of a search may be more than the network's; those are in no house.
  void open(const Network& network, std::size_t variables);

  Bands& bands() { return bands_; }
  /// The house with that index in bands.
  std::span<const Variable> house(std::size_t index) const { return houses_[index]; }
  std::size_t size() const { return groups_.size(); }
  std::span<const Variable> variables(std::uint32_t index) const {
    return std::span(variables_).subspan(groups_[index].one, groups_[index].end - groups_[index].one);
  }
  /// Whether it is about two houses, and so follows from others.
  bool is_pair(std::uint32_t index) const { return groups_[index].other != groups_[index].end; }
  std::size_t cost(std::uint32_t index) const { return 3 * variables(index).size(); }  ///< nanoseconds, roughly

  /// Computes what variables may have, and calls `keep(variable, values)`, false at a contradiction, for those that
  /// lose some. False at a contradiction.
  template <class Keep>
  bool filter(std::uint32_t index, const Values* masks, Keep&& keep) const {
    const Group& group = groups_[index];
    return group.other == group.end ? filter_house(group, masks, keep) : filter_pair(group, masks, keep);
  }

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
  template <class Keep>
  bool filter_house(const Group& group, const Values* masks, Keep&& keep) const {
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
      if ((values & (values - 1)) != 0 || !keep(variables_[at], values)) return false;
    }
    return true;
  }
  template <class Keep>
  bool filter_pair(const Group& group, const Values* masks, Keep&& keep) const {
    Values one = 0, other = 0;
    for (std::uint32_t at = group.one; at < group.other; ++at) one |= masks[variables_[at]];
    for (std::uint32_t at = group.other; at < group.end; ++at) other |= masks[variables_[at]];
    if (one == other) return true;
    const Values both = one & other;
    if (both == 0) return false;
    for (std::uint32_t at = group.one; at < group.end; ++at) {
      const Values values = masks[variables_[at]];
      if ((values & ~both) != 0 && !keep(variables_[at], values & both)) return false;
    }
    return true;
  }
  void add_pair(const std::vector<Variable>& a, const std::vector<Variable>& b);

  std::vector<std::vector<Variable>> houses_;
  Bands bands_;
  std::vector<Group> groups_;
  std::vector<Variable> variables_;
};

}  // namespace quadrille::network
