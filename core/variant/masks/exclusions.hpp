// What other variables lose when a constraint says that some of its variables has a value, but not which.
//
// A variable that differs from those at some of the constraint's positions, its pattern, loses such a value if no other
// position may have it. Variables outside with the same pattern are one class:
//
//     positions 0 1 2 3     pattern 1 1 0 0: loses what is required and neither 2 nor 3 may have
//
// Tested by tests/core/variant_masks_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/variant/network.hpp"
#include "core/variant/search/neighbours.hpp"

namespace quadrille::variant {

class Exclusions {
 public:
  static constexpr std::size_t most_positions = 32;

  void open();
  /// Adds a constraint; they are numbered from 0 on. One of more than `most_positions` variables has no exclusions.
  void add(std::span<const Variable> variables, const Neighbours& neighbours);

  /// Calls `lose(variable, values)`, false at a contradiction, for variables that lose some. `required` is what some
  /// variables of the constraint have. False at a contradiction.
  template <class Lose>
  bool apply(std::uint32_t constraint, Values required, std::span<const Variable> variables,
             std::span<const Values> masks, Lose&& lose) const {
    for (std::uint32_t at = first_class_[constraint]; at < first_class_[constraint + 1]; ++at) {
      const Class& each = classes_[at];
      Values elsewhere = 0;
      for (std::uint32_t left = each.others; left != 0; left &= left - 1)
        elsewhere |= masks[variables[static_cast<std::size_t>(std::countr_zero(left))]];
      const Values values = required & ~elsewhere;
      if (values == 0) continue;
      for (std::uint32_t i = each.first; i < each.end; ++i)
        if ((masks[outside_[i]] & values) != 0 && !lose(outside_[i], values)) return false;
    }
    return true;
  }

 private:
  struct Class {
    std::uint32_t others;      // the positions that are not in the pattern, a set
    std::uint32_t first, end;  // its variables are outside_[first … end)
  };

  std::vector<std::uint32_t> first_class_;  // constraint c has classes_[first_class_[c] … first_class_[c + 1])
  std::vector<Class> classes_;
  std::vector<Variable> outside_;
};

}  // namespace quadrille::variant
