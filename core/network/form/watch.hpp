// Looks at the options that a search of a network's form has chosen, for the constraints that the form does not know:
// connected graphs, labels and lines. A position whose values part such a graph, are twice with a label, or close a
// line too early, is a dead end; when all variables of the graph have values, it is right or not. Tested by
// tests/core/network_connected_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/connected.hpp"
#include "core/network/filters/labelled.hpp"
#include "core/network/filters/lines.hpp"
#include "core/network/form/form.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class Watch {
 public:
  /// `says`: what the options of the form say (form.hpp).
  void open(const Network& network, std::span<const Values> candidates, std::vector<OptionValue> says);

  /// Whether the options, the last one of which is new, leave each graph a way to be as it has to be.
  bool allows(std::span<const std::uint32_t> options);
  std::size_t take_steps() { return connected_.take_steps() + labelled_.take_steps() + lines_.take_steps(); }

 private:
  template <class Part>
  void add(Part& part, const Network& network);
  bool holds(std::uint32_t graph);

  ConnectedPart connected_;
  LabelledPart labelled_;
  LinesPart lines_;
  std::vector<OptionValue> says_;                      // by option
  std::vector<Values> candidates_;                     // by variable
  std::vector<std::vector<std::uint32_t>> graphs_of_;  // by variable: connected graphs, then labels, then lines
  std::uint32_t graphs_ = 0;
  std::vector<Values> masks_;  // by variable: with what was chosen
};

}  // namespace quadrille::network
