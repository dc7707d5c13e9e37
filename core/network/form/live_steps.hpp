// Which transitions of a decision diagram are on a path whose values the variables may have: one pass forward and one
// backward. For the exact-cover form and for hints. Tested by tests/core/network_form_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

class LiveSteps {
 public:
  /// `variables` has one for each layer, `domains` the values of every variable. Both must live as long as questions
  /// are asked.
  void find(const Diagram& diagram, std::span<const Variable> variables, std::span<const Values> domains) {
    variables_ = variables;
    domains_ = domains;
    const std::size_t layers = variables.size();
    reached_.resize(layers + 1);
    for (std::size_t layer = 0; layer <= layers; ++layer) reached_[layer].assign(diagram.states(layer), 0);
    if (diagram.is_empty()) return;
    const auto sweep = [&](std::size_t layer, auto&& visit) {
      for (const Diagram::Transition& step : diagram.transitions(layer)) {
        if (is_allowed(layer, step)) visit(reached_[layer][step.from], reached_[layer + 1][step.to]);
      }
    };
    reached_[0][0] = from_start;
    for (std::size_t layer = 0; layer < layers; ++layer)
      sweep(layer, [](std::uint8_t from, std::uint8_t& to) { to |= from; });
    reached_[layers][0] |= from_end;
    for (std::size_t layer = layers; layer-- > 0;)
      sweep(layer, [](std::uint8_t& from, std::uint8_t to) { from |= to & from_end; });
  }

  bool is_live(std::size_t layer, const Diagram::Transition& step) const {
    return is_allowed(layer, step) && reached_[layer][step.from] == from_both_ends &&
           reached_[layer + 1][step.to] == from_both_ends;
  }

 private:
  static constexpr std::uint8_t from_start = 1, from_end = 2, from_both_ends = 3;

  bool is_allowed(std::size_t layer, const Diagram::Transition& step) const {
    return (domains_[variables_[layer]] >> step.value & 1) != 0;
  }

  std::span<const Variable> variables_;
  std::span<const Values> domains_;
  std::vector<std::vector<std::uint8_t>> reached_;  // by layer and state: from which ends
};

}  // namespace quadrille::network
