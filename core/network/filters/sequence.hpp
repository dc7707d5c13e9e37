// Sequences of variables that are a path through a decision diagram, for both searches: domain consistency.
//
// A forward pass computes the states of each layer that the start leads to, a backward pass those of them that lead to
// the end; a value stays in a variable if and only if a transition with it joins two such states (Pesant, "A regular
// language membership constraint for finite sequences of variables", CP 2004). The forward states of each sequence are
// kept with the candidates that they were computed for, so that only layers behind a change are computed again.
// If a layer has few states, one word has them all, and many of them move together with a value: by the same
// distance, such as along the runs of a nonogram, or to the same state, such as that of the value that came last:
//
//     states of a layer   0 1 1 0 1     those that stay with 0      1 1 0 1 …    to the same place
//                                       those that go on with 0     0 0 1 0 …    one place up
//                                       those that end with 1       0 0 0 1 …    all to one state
//
// Explanations are greedy: Gange, Stuckey, Szymanek, "MDD propagators with explanation", Constraints 16, 2011.
//
// Tested by tests/core/network_sequence_test.cpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"

namespace quadrille::network {

class SequencePart {
 public:
  static constexpr About about = {.name = "sequence", .has_reasons = true};
  void open(Opening& opening);

  std::size_t size() const { return sequences_.size(); }
  std::span<const Variable> variables(std::uint32_t sequence) const {
    return std::span(variables_).subspan(sequences_[sequence].first, sequences_[sequence].size);
  }
  /// If a variable occurs several times, what one propagation removes may call for another.
  Schedule schedule(std::uint32_t sequence) const;

  /// Computes what paths have of the candidates, by variable of the network. False if there is no path.
  bool filter(std::uint32_t sequence, std::span<const Values> candidates);
  /// What the last call of `filter` has left, by step; valid if it returned true.
  const Values* kept() const { return candidates_.data(); }

  template <class Masks>
  Outcome run(std::uint32_t sequence, const Masks& masks) {
    const Values required = sequences_[sequence].required;
    if (!keep_filtered(*this, sequence, masks) || !masks.exclude(required, {kept(), variables(sequence).size()}))
      return Outcome::impossible;
    return sequences_[sequence].has_repeats ? Outcome::may_go_on : Outcome::rests;
  }

  /// Removes what no path has. False if there is no path.
  bool propagate(std::uint32_t sequence, Store& store, Trail& trail, Reason reason);
  /// Why there is no path with the candidates at `position`, if the literal, a negative one, is false.
  learning::Explanation explain(std::uint32_t sequence, Literal literal, std::uint32_t position, const Store& store,
                                const Trail& trail);

  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  // A state that has left values: with the i-th of them, ascending, it goes to targets_[first + i] of the next layer.
  struct State {
    Values values;
    std::uint32_t first;
  };
  // Calls `visit(value bit, target)` for those of the values, ascending, until it returns false.
  template <class Visit>
  void for_targets(const State& state, Values values, Visit&& visit) const {
    for (values &= state.values; values != 0; values &= values - 1) {
      const Values value = values & (~values + 1);
      if (!visit(value, targets_[state.first + static_cast<std::uint32_t>(std::popcount(state.values & (value - 1)))]))
        return;
    }
  }

  struct Layer {
    std::uint32_t first_state;  // its state s is states_[first_state + s]
    std::uint32_t first_word;   // of its states, in the words of a diagram
    std::uint32_t words;
  };
  static constexpr std::size_t word_size = 64, most_moves = 8;  // of a value
  static constexpr std::size_t most_moved_values = 16;  // so that opening takes time in proportion to the transitions
  // States that move by the same distance with the same value; or all to one state.
  struct Move {
    std::uint64_t from = 0;
    std::uint8_t value = 0;
    std::uint8_t up = 0, down = 0;  // one of them is 0
    bool gathers = false;           // to the state `up`

    std::uint64_t forward(std::uint64_t states) const { return (states & from) << up >> down; }
    std::uint64_t backward(std::uint64_t states) const { return states << down >> up & from; }
  };
  // Two of the value 0, then two of 1, none of which gathers: all that the lines of nonograms need.
  using Shifts = std::span<const Move, 4>;
  using Moves = std::span<const Move>;
  // The states that `states` lead to with the values.
  static std::uint64_t forward(Shifts moves, Values values, std::uint64_t states) {
    std::uint64_t to = 0;
    if ((values & 1) != 0) to = moves[0].forward(states) | moves[1].forward(states);
    if ((values & 2) != 0) to |= moves[2].forward(states) | moves[3].forward(states);
    return to;
  }
  static std::uint64_t forward(Moves moves, Values values, std::uint64_t states) {
    std::uint64_t to = 0;
    for (const Move& move : moves) {
      if ((values >> move.value & 1) == 0) continue;
      to |= move.gathers ? std::uint64_t{(states & move.from) != 0} << move.up : move.forward(states);
    }
    return to;
  }
  // Those of the states `among` that lead to states with the values, which are kept in `supported` if they do.
  static std::uint64_t backward(Shifts moves, Values values, std::uint64_t states, std::uint64_t among,
                                Values& supported) {
    std::uint64_t with_0 = 0, with_1 = 0;
    if ((values & 1) != 0) with_0 = (moves[0].backward(states) | moves[1].backward(states)) & among;
    if ((values & 2) != 0) with_1 = (moves[2].backward(states) | moves[3].backward(states)) & among;
    supported = Values{with_0 != 0} | Values{with_1 != 0} << 1;
    return with_0 | with_1;
  }
  static std::uint64_t backward(Moves moves, Values values, std::uint64_t states, std::uint64_t among,
                                Values& supported) {
    std::uint64_t from = 0;
    supported = 0;
    for (const Move& move : moves) {
      if ((values >> move.value & 1) == 0) continue;
      const std::uint64_t all = move.gathers ? (states >> move.up & 1) * move.from : move.backward(states);
      from |= all & among;
      supported |= Values{(all & among) != 0} << move.value;
    }
    return from;
  }
  // That of one state.
  static Move shift_of(unsigned from, std::uint8_t value, unsigned to) {
    const unsigned larger = std::max(from, to);
    return {std::uint64_t{1} << from, value, static_cast<std::uint8_t>(larger - from),
            static_cast<std::uint8_t>(larger - to)};
  }
  template <class Those = Moves>
  Those moves(std::uint32_t first_moves, std::uint32_t layer) const {
    const auto* const start = &move_starts_[first_moves + layer];
    return Those(moves_.data() + start[0], start[1] - start[0]);
  }
  struct Graph {
    std::uint32_t first_layer;  // layer i is layers_[first_layer + i]
    std::uint32_t words;        // of the states of all layers
    std::uint32_t edges;
    bool is_empty;
    bool has_shifts = false;           // its moves are `Shifts`
    std::uint32_t first_moves = none;  // those of layer i begin at moves_[move_starts_[first_moves + i]]
  };
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  struct Sequence {
    std::uint32_t first;  // its variables are variables_[first … first + size)
    std::uint32_t size;
    std::uint32_t graph;
    std::uint32_t first_word;  // its forward states are forward_[first_word …)
    bool has_repeats;
    Values required;  // some of the variables have them; perhaps not all
  };

  Graph add_graph(const Diagram& diagram);
  void add_moves(const Diagram& diagram, Graph& graph);
  bool add_shifts(std::span<const Diagram::Transition> transitions);
  bool add_moves(std::span<const Diagram::Transition> transitions);
  template <class Those>
  bool filter_by_moves(const Sequence& sequence, std::uint32_t first_moves, std::span<const Values> candidates);
  void advance(const Sequence& sequence, std::span<const Values> candidates);
  Values retreat(const Layer& layer, const Layer& next, const std::uint64_t* forward, Values candidates);
  void read_layers(const Sequence& sequence, Literal literal, std::uint32_t position, const Store& store,
                   const Trail& trail);
  void explain_layers(const Sequence& sequence);
  void explain_by_moves(const Sequence& sequence, std::uint32_t first_moves);
  void keep_needed(std::uint32_t step, Values needed);

  std::vector<Graph> graphs_;
  std::vector<Layer> layers_;               // of each graph, one more than it has steps
  std::vector<State> states_;               // layer by layer, but those of the last one
  std::vector<Diagram::State> targets_;     // state by state
  std::vector<Move> moves_;                 // of graphs whose layers all have few, layer by layer
  std::vector<std::uint32_t> move_starts_;  // of such a graph, one more than it has steps
  std::vector<Sequence> sequences_;
  std::vector<Variable> variables_;
  std::vector<Values> seen_;                  // by place in variables_: the candidates at the last forward pass
  std::vector<std::uint64_t> forward_;        // sequence by sequence
  std::vector<std::uint64_t> backward_;       // scratch, for one sequence
  std::vector<std::uint64_t> reached_;        // scratch: forward states, of a layer or of all
  std::vector<Values> candidates_, missing_;  // scratch, by step
  std::vector<Literal> literals_;             // scratch: an explanation
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
