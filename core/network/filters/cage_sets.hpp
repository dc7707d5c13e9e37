// The sets of values that large cages may have, as variables of the plain search: behind those of the network, one for
// each cage, with a value for each set.
//
//     cage of five cells with the sum 17     {1,2,3,4,7}   {1,2,3,5,6}
//     values of its variable                      0             1
//
// So the search can decide what a cage has before it decides where. Where large cages have at least half of the board's
// cells, the search needs a quarter fewer nodes; where they have less, it would need more. Tested by
// tests/core/network_cage_sets_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/cells/combinations.hpp"
#include "core/network/filters/filter.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class CageSets {
 public:
  static constexpr std::size_t least_cells = 5;  ///< smaller cages are soon decided cell by cell

  static constexpr About about = {.name = "cage", .has_reasons = false, .is_opened_first = true};
  /// Takes the large cages out of the sums, if there are enough, and appends their variables.
  void open(Opening& opening);

  std::size_t size() const { return cages_.size(); }
  /// The cells of a cage, then the variable of its sets.
  std::span<const Variable> variables(std::uint32_t index) const {
    return std::span(variables_).subspan(cages_[index].first, cages_[index].cells + 1);
  }
  std::span<const Variable> cells(std::uint32_t index) const { return variables(index).first(cages_[index].cells); }
  Schedule schedule(std::uint32_t index) const {
    return {.cost = 50 * std::size_t{cages_[index].cells}, .is_lazy = true, .required_of = cells(index)};
  }

  template <class Masks>
  Outcome run(std::uint32_t index, const Masks& masks) {
    const bool is_possible =
        keep_filtered(*this, index, masks) && masks.exclude(required_, {kept(), cells(index).size()});
    return is_possible ? Outcome::rests : Outcome::impossible;
  }

  /// Computes what a cage may have of `masks`, by variable of the search. False at a contradiction.
  bool filter(std::uint32_t index, std::span<const Values> masks);
  /// What the last call of `filter` has left, in the order of the cage's variables; valid if it returned true.
  const Values* kept() const { return kept_.data(); }
  /// Values that some of the cells have, as the last call found; perhaps not all.
  Values required() const { return required_; }

  bool has(Variable variable) const { return variable - first_variable_ < cages_.size(); }
  /// Among several sets of a variable: those with the value that most of them have, but not all.
  Values with_commonest(Variable variable, Values sets) const;

  std::size_t take_steps() { return 12 * std::exchange(steps_, 0); }

 private:
  struct Cage {
    std::uint32_t first;  // its variables are variables_[first … first + cells]
    std::uint32_t cells;
    std::uint32_t first_set;  // its sets are sets_[first_set …)
  };

  bool take(const Network::Sum& sum, Opening& opening);

  std::size_t first_variable_ = 0;
  std::vector<Cage> cages_;
  std::vector<Variable> variables_;
  std::vector<cells::Digits> sets_;
  std::vector<Values> kept_;
  cells::Digits required_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
