// A decision diagram: which sequences of values a rule allows, as the paths through layers of states. It is the
// deterministic automaton of the rule, unrolled for one length (Pesant, "A regular language membership constraint for
// finite sequences of variables", CP 2004), without states that no path uses, and with equal states merged, so that it
// is the smallest one:
//
//     layer 0      layer 1        layer 2       end
//       (0) ──1──►   (0) ──2──►     (0) ──3──►  (0)       increasing values, 1 to 3: a thermometer of three cells
//
// A sequence of values has at most one path: an exact cover over the transitions has one solution for each solution of
// the board. Tested by tests/core/network_diagram_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/network/values.hpp"

namespace quadrille::network {

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
  /// How many states a layer from 0 to `layers()` has: the first and the last have one, all have none if nothing is
  /// allowed.
  std::size_t states(std::size_t layer) const { return states_[layer]; }
  bool is_empty() const { return states_.empty() || states_[0] == 0; }
  friend bool operator==(const Diagram&, const Diagram&) = default;

 private:
  friend class DiagramBuilder;

  std::vector<Transition> transitions_;
  std::vector<std::uint32_t> starts_;  // layer i has transitions_[starts_[i] … starts_[i + 1])
  std::vector<std::uint16_t> states_;
};

/// An automaton with states that are numbers of 64 bits, all but `refused`.
class Automaton {
 public:
  static constexpr std::uint64_t refused = ~std::uint64_t{0};
  /// Makes the state the one after `value` (an index) at step `layer`, or `refused`. (By reference, here and below: the
  /// JavaScript around WebAssembly would need more functions for virtual ones that take or return 64 bits.)
  virtual void step(std::uint64_t& state, std::size_t layer, unsigned value) = 0;
  /// Whether a sequence may end in this state.
  virtual bool accepts(const std::uint64_t& state) = 0;

 protected:
  ~Automaton() = default;
};

/// The diagram of the sequences that an automaton accepts. `domains[i]` has the values of step i. None if there are
/// more than `Diagram::most_states`, before equal ones are merged.
std::optional<Diagram> make_diagram(std::span<const Values> domains, std::uint64_t start, Automaton& automaton);

/// The same for two functions: `step(state, i, value index)` and `accepts(state)`.
template <class Step, class Accepts>
std::optional<Diagram> make_diagram(std::span<const Values> domains, std::uint64_t start, Step step, Accepts accepts_) {
  struct Functions final : Automaton {
    Functions(Step& s, Accepts& a) : step_of(s), accepts_of(a) {}
    void step(std::uint64_t& state, std::size_t layer, unsigned value) override {
      state = step_of(state, layer, value);
    }
    bool accepts(const std::uint64_t& state) override { return accepts_of(state); }
    Step& step_of;
    Accepts& accepts_of;
  };
  Functions automaton(step, accepts_);
  return make_diagram(domains, start, automaton);
}

}  // namespace quadrille::network
