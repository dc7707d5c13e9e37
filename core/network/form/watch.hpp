// Looks at the options that a search of a network's form has chosen, for the constraints that the form does not know:
// connected graphs, labels and lines (`About::is_in_form`). A position whose values part such a graph, are twice with a
// label, or close a line too early, is a dead end; when all variables of the graph have values, it is right or not.
// Tested by tests/core/network_connected_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/list.hpp"
#include "core/network/form/form.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class Watch {
 public:
  /// `says`: what the options of the form say (form.hpp).
  void open(const Network& network, std::span<const Values> candidates, std::vector<OptionValue> says);

  /// Whether the options, the last one of which is new, leave each constraint a way to hold.
  bool allows(std::span<const std::uint32_t> options);
  std::size_t take_steps();

 private:
  struct Constraint {
    std::uint32_t filter, index;  // of filters_, and of its constraints
  };

  bool holds(const Constraint& constraint);

  Filters::NotInForm filters_;
  std::vector<OptionValue> says_;   // by option
  std::vector<Values> candidates_;  // by variable
  std::vector<Constraint> constraints_;
  std::vector<std::vector<std::uint32_t>> constraints_of_;  // by variable: indices into constraints_
  std::vector<Values> masks_;                               // by variable: with what was chosen
};

}  // namespace quadrille::network
