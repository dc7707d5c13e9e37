// A decision diagram: which sequences of values a rule allows, as the paths through layers of states. It is the
// deterministic automaton of the rule, unrolled for one length (Pesant, "A regular language membership constraint for
// finite sequences of variables", CP 2004), without states that no path uses, and with equal states merged, so that it
// is the smallest one:
//
//     layer 0      layer 1        layer 2       end
//       (0) ──1──►   (0) ──2──►     (0) ──3──►  (0)       increasing values, 1 to 3: a thermometer of three cells
//
// A sequence of values has at most one path: an exact cover over the transitions has one solution for each solution of
// the board. Tested by tests/core/variant_diagram_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/variant/board.hpp"

namespace quadrille::variant {

class Diagram {
 public:
  using State = std::uint16_t;  ///< numbered from 0 in each layer
  struct Transition {
    State from;
    std::uint8_t value;  ///< the index of the value
    State to;            ///< in the next layer
    friend bool operator==(const Transition&, const Transition&) = default;
  };

  /// A diagram of more states, all layers together, is refused.
  static constexpr std::size_t most_states = std::size_t{1} << 15;

  std::size_t layers() const { return starts_.empty() ? 0 : starts_.size() - 1; }  ///< the length of the sequences
  /// Sorted by `from`, then `value`.
  std::span<const Transition> transitions(std::size_t layer) const {
    return std::span(transitions_).subspan(starts_[layer], starts_[layer + 1] - starts_[layer]);
  }
  /// Of layer 0 … `layers()`. The first and the last have one state each; all have none if nothing is allowed.
  std::size_t states(std::size_t layer) const { return states_[layer]; }
  bool is_empty() const { return states_.empty() || states_[0] == 0; }
  friend bool operator==(const Diagram&, const Diagram&) = default;

 private:
  friend class DiagramBuilder;

  std::vector<Transition> transitions_;
  std::vector<std::uint32_t> starts_;  // layer i has transitions_[starts_[i] … starts_[i + 1])
  std::vector<std::uint16_t> states_;
};

/// Collects the layers of a diagram, the first layer first, then reduces it.
class DiagramBuilder {
 public:
  /// Adds a layer: its states are those that the transitions of the layer before lead to.
  void add_layer(std::vector<Diagram::Transition> transitions, std::size_t states_after);
  /// Only the states of the last layer that `accepts` lists are ends. Drops useless states and merges equal ones.
  Diagram finish(const std::vector<bool>& accepts);

 private:
  std::vector<std::vector<Diagram::Transition>> layers_;
  std::vector<std::size_t> states_ = {1};
};

/// The diagram of the sequences that an automaton accepts. `domains[i]` has the values of step i. `State` is any type
/// with an order; `step(state, i, value index)` returns the next state or nothing; `accepts(state)` judges the last.
/// None if there are more than `Diagram::most_states`.
template <class State, class Step, class Accepts>
std::optional<Diagram> make_diagram(std::span<const Values> domains, State start, Step&& step, Accepts&& accepts) {
  DiagramBuilder builder;
  std::vector<State> states = {std::move(start)};
  std::size_t total = 1;
  for (std::size_t layer = 0; layer < domains.size(); ++layer) {
    std::map<State, Diagram::State> numbers;
    std::vector<State> next;
    std::vector<Diagram::Transition> transitions;
    for (std::size_t from = 0; from < states.size(); ++from) {
      for (unsigned value = 0; value < 64; ++value) {
        if ((domains[layer] >> value & 1) == 0) continue;
        std::optional<State> to = step(states[from], layer, value);
        if (!to) continue;
        const auto [at, is_new] = numbers.try_emplace(*to, static_cast<Diagram::State>(next.size()));
        if (is_new) {
          if (++total > Diagram::most_states) return std::nullopt;
          next.push_back(std::move(*to));
        }
        transitions.push_back({static_cast<Diagram::State>(from), static_cast<std::uint8_t>(value), at->second});
      }
    }
    builder.add_layer(std::move(transitions), next.size());
    states = std::move(next);
  }
  std::vector<bool> ends(states.size());
  for (std::size_t state = 0; state < states.size(); ++state) ends[state] = accepts(states[state]);
  return builder.finish(ends);
}

}  // namespace quadrille::variant
