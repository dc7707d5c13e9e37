// What other variables lose when a constraint says that some of its variables has a value, but not which.
//
// A variable that differs from those at some of the constraint's positions, its pattern, loses such a value if no other
// position may have it. Variables outside with the same pattern are one class:
//
//     positions 0 1 2 3     pattern 1 1 0 0: loses what is required and neither 2 nor 3 may have
//
// Tested by tests/core/network_plain_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/filters/neighbours.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class Exclusions {
 public:
  static constexpr std::size_t most_positions = 10;
  static constexpr std::size_t most_others = 3;  ///< positions that are not in a pattern

  void open();
  /// Adds a constraint; they are numbered from 0 on. One of more than `most_positions` variables excludes nothing.
  void add(std::span<const Variable> variables, const Neighbours& neighbours);

  /// Calls `lose(variable, values)`, false at a contradiction, for variables that lose some. `required` is what some
  /// variables of the constraint have; `own` is what each of them may be. False at a contradiction.
  template <class Lose>
  bool apply(std::uint32_t constraint, Values required, std::span<const Values> own, std::span<const Values> masks,
             Lose&& lose) const {
    if (own.size() > most_positions) return true;
    // What the positions of a set may be together: for those of the first half, and of the others.
    std::array<Values, std::size_t{1} << most_positions / 2> first_half, second_half;
    const std::size_t half = own.size() / 2, half_sets = std::size_t{1} << half;
    unite(own.first(half), first_half);
    unite(own.subspan(half), second_half);
    for (std::uint32_t at = first_class_[constraint]; at < first_class_[constraint + 1]; ++at) {
      const Class& each = classes_[at];
      const Values values = required & ~(first_half[each.others & (half_sets - 1)] | second_half[each.others >> half]);
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

  void add_classes(std::span<const Variable> variables, const Neighbours& neighbours);
  template <std::size_t size>
  static void unite(std::span<const Values> own, std::array<Values, size>& united) {
    united[0] = 0;
    for (std::size_t i = 0; i < own.size(); ++i)
      for (std::size_t set = 0; set < std::size_t{1} << i; ++set)
        united[set | std::size_t{1} << i] = united[set] | own[i];
  }

  std::vector<std::uint32_t> first_class_;  // constraint c has classes_[first_class_[c] … first_class_[c + 1])
  std::vector<Class> classes_;
  std::vector<Variable> outside_;
  std::vector<std::uint32_t> pattern_of_;  // scratch: by member, 0 between calls
  std::vector<std::uint32_t> met_;         // scratch: the members with a pattern
  std::vector<std::uint64_t> patterns_;    // scratch: a pattern, and in the low 32 bits a variable outside
};

}  // namespace quadrille::network
