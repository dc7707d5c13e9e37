// Variables with labels (`Network::Labelled`), as a part of the propagators: the regions of a board that has to be
// divided. What follows, with each step from what is known before it:
//
//     a variable has a value and a label     no other one with that label has the value, and no other one that can only
//                                            have such values has the label
//     each label has each value, and one     it has both
//     variable is left for a pair of them
//     a label has to come before another     no variable has the second one before the first one may be there; if only
//                                            one can have the first one in time, it has it
//
// An explanation supposes the opposite of what followed and finds one contradiction. Tested by
// tests/core/network_labelled_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class LabelledPart {
 public:
  static constexpr About about = {.name = "labels", .has_reasons = true, .is_in_form = false};
  void open(const Network& network);

  std::size_t size() const { return groups_.size(); }
  /// Those with labels, then their labels.
  std::span<const Variable> variables(std::uint32_t group) const { return groups_[group].variables; }
  Schedule schedule(std::uint32_t group) const {
    return {.cost = 100 + 20 * groups_[group].variables.size(), .rests = true};
  }

  /// Computes what the constraint leaves of the candidates, by variable of the network. False if it cannot hold. What
  /// it has left may let it take away more.
  bool filter(std::uint32_t group, std::span<const Values> candidates);
  /// What the last call of `filter` has left, by `variables`; valid if it returned true.
  const Values* kept() const { return left_.data(); }

  template <class Masks>
  Outcome run(std::uint32_t group, const Masks& masks) {
    return keep_filtered(*this, group, masks) ? Outcome::rests : Outcome::impossible;
  }

  /// Removes what cannot be. False if the constraint cannot hold.
  bool propagate(std::uint32_t group, Store& store, Trail& trail, Reason reason);
  /// Why it cannot hold with the candidates at `position`, if the literal, a negative one, is false.
  learning::Explanation explain(std::uint32_t group, Literal literal, std::uint32_t position, const Store& store,
                                const Trail& trail);

  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  struct Group {
    std::vector<Variable> variables;
    std::size_t size;  // of those with labels
    unsigned values, labels;
    bool is_full, is_in_order;
  };
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  Values value(std::size_t at) const { return known_[at]; }
  Values label(std::size_t at) const { return known_[group_->size + at]; }
  std::uint32_t& owner(unsigned label, unsigned value) { return owner_[label * group_->values + value]; }

  template <class Candidates>
  void read(Candidates candidates) {
    for (std::size_t i = 0; i < group_->variables.size(); ++i)
      known_[i] = candidates(group_->variables[i]) & all_values(i < group_->size ? group_->values : group_->labels);
  }
  bool narrow();
  bool find_owners();
  bool find_singles();
  bool order_labels();
  bool explain_owners(const Store& store);
  bool explain_missing(const Store& store);
  bool explain_crowded(const Store& store);
  bool explain_order(const Store& store);
  void explain_value(std::size_t at, unsigned value, const Store& store);
  void explain_known(std::size_t at, const Store& store);
  void explain_owned(std::size_t at, unsigned label, const Store& store);
  void explain_others(std::size_t without, unsigned label, unsigned value, const Store& store);

  std::vector<Group> groups_;
  // The group that is looked at:
  const Group* group_ = nullptr;
  std::vector<Values> known_;         // by place in `variables`
  std::vector<Values> left_;          // likewise: what is left after a step
  std::vector<Values> owned_;         // by label: values that a variable with this label has
  std::vector<std::uint32_t> owner_;  // by label and value
  std::vector<Values> once_, twice_;  // by label: values with at least one, and two places
  std::uint32_t supposed_ = none;     // the place that an explanation supposes something of
  std::vector<Literal> literals_;     // an explanation
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
