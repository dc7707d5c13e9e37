#include "core/network/filters/sequence.hpp"

#include <algorithm>

namespace quadrille::network {

using learning::Explanation;

namespace {

void set_bit(std::uint64_t* words, unsigned bit) { words[bit / 64] |= std::uint64_t{1} << bit % 64; }
bool has_bit(const std::uint64_t* words, unsigned bit) { return (words[bit / 64] >> bit % 64 & 1) != 0; }

template <class F>
void for_states(const std::uint64_t* words, std::size_t count, F&& visit) {
  for (std::size_t w = 0; w < count; ++w) {
    for (std::uint64_t word = words[w]; word != 0; word &= word - 1)
      visit(static_cast<unsigned>(64 * w) + static_cast<unsigned>(std::countr_zero(word)));
  }
}

}  // namespace

[[clang::minsize]] void SequencePart::open(Opening& opening) {
  const Network& network = opening.network;
  layers_.clear();
  states_.clear();
  targets_.clear();
  moves_.clear();
  move_starts_.clear();
  graphs_.assign(network.diagrams.size(), {});
  sequences_.clear();
  variables_.clear();
  std::uint32_t words = 0, most_words = 0, most_steps = 0;
  std::vector<std::uint32_t> seen(network.domains.size(), ~std::uint32_t{0});
  for (const auto& sequence : opening.sequences) {
    const auto& variables = sequence.variables;
    const auto index = static_cast<std::uint32_t>(sequences_.size());
    bool has_repeats = false;
    for (const Variable variable : variables)
      if (std::exchange(seen[variable], index) == index) has_repeats = true;
    const auto size = static_cast<std::uint32_t>(variables.size());
    sequences_.push_back(
        {static_cast<std::uint32_t>(variables_.size()), size, sequence.diagram, words, has_repeats, sequence.required});
    variables_.insert(variables_.end(), variables.begin(), variables.end());
    Graph& graph = graphs_[sequence.diagram];
    if (graph.words == 0) graph = add_graph(network.diagrams[sequence.diagram]);
    words += graph.words;
    most_words = std::max(most_words, graph.words);
    most_steps = std::max(most_steps, size);
  }
  seen_.assign(variables_.size(), 0);
  forward_.assign(words, 0);
  for (const Sequence& sequence : sequences_)
    if (graphs_[sequence.graph].words > 0) forward_[sequence.first_word] = 1;
  backward_.resize(most_words);
  reached_.resize(most_words);
  candidates_.resize(most_steps);
  missing_.resize(most_steps);
  literals_.reserve(std::size_t{64} * most_steps);
  steps_ = 0;
}

[[clang::minsize]] SequencePart::Graph SequencePart::add_graph(const Diagram& diagram) {
  Graph graph = {static_cast<std::uint32_t>(layers_.size()), 0, 0, diagram.is_empty()};
  for (std::size_t layer = 0; layer <= diagram.layers(); ++layer) {
    const std::size_t states = std::max<std::size_t>(diagram.states(layer), 1);
    const auto words = static_cast<std::uint32_t>((states + 63) / 64);
    layers_.push_back({static_cast<std::uint32_t>(states_.size()), graph.words, words});
    graph.words += words;
    if (layer == diagram.layers()) break;
    const auto transitions = diagram.transitions(layer);
    std::size_t at = 0;
    for (std::size_t state = 0; state < states; ++state) {
      State added = {0, static_cast<std::uint32_t>(targets_.size())};
      for (; at < transitions.size() && transitions[at].from == state; ++at) {
        added.values |= value_bit(transitions[at].value);
        targets_.push_back(transitions[at].to);
      }
      states_.push_back(added);
    }
    graph.edges += static_cast<std::uint32_t>(transitions.size());
  }
  if (!graph.is_empty) add_moves(diagram, graph);
  return graph;
}

// Leaves the graph without moves if a layer has more states than a word, or its moves are not clearly fewer than the
// transitions.
[[clang::minsize]] void SequencePart::add_moves(const Diagram& diagram, Graph& graph) {
  const std::size_t first = moves_.size(), first_start = move_starts_.size();
  std::size_t transitions = 0;
  bool has_all = true;
  graph.has_shifts = true;
  for (std::size_t layer = 0; layer < diagram.layers() && has_all; ++layer) {
    move_starts_.push_back(static_cast<std::uint32_t>(moves_.size()));
    has_all = std::max(diagram.states(layer), diagram.states(layer + 1)) <= word_size;
    const bool are_shifts = has_all && add_shifts(diagram.transitions(layer));
    has_all = are_shifts || (has_all && add_moves(diagram.transitions(layer)));
    transitions += diagram.transitions(layer).size();
    graph.has_shifts = graph.has_shifts && are_shifts;
  }
  move_starts_.push_back(static_cast<std::uint32_t>(moves_.size()));
  if (has_all && (graph.has_shifts || 4 * (moves_.size() - first) <= 3 * transitions)) {
    graph.first_moves = static_cast<std::uint32_t>(first_start);
    return;
  }
  moves_.resize(first);
  move_starts_.resize(first_start);
}

// Adds `Shifts`, found in one pass. False, without them, if states move otherwise.
[[clang::minsize]] bool SequencePart::add_shifts(std::span<const Diagram::Transition> transitions) {
  Move shifts[Shifts::extent];
  for (const auto& [from, value, to] : transitions) {
    if (value > 1) return false;
    const Move shift = shift_of(from, value, to);
    Move* const first = shifts + 2 * value;
    const auto fits = [&](const Move& each) {
      return each.from == 0 || (each.up == shift.up && each.down == shift.down);
    };
    Move* const move = std::find_if(first, first + 2, fits);
    if (move == first + 2) return false;
    *move = {move->from | shift.from, value, shift.up, shift.down};
  }
  moves_.insert(moves_.end(), std::begin(shifts), std::end(shifts));
  return true;
}

// For each value the largest move of the states that are left, again and again. False if there are too many.
[[clang::minsize]] bool SequencePart::add_moves(std::span<const Diagram::Transition> transitions) {
  Values values = 0;
  for (const auto& transition : transitions) values |= value_bit(transition.value);
  if (static_cast<std::size_t>(std::popcount(values)) > most_moved_values) return false;
  for (; values != 0; values &= values - 1) {
    const auto value = static_cast<std::uint8_t>(first_of(values));
    std::uint64_t left = 0, to_state[word_size] = {}, by_distance[2 * word_size] = {};  // masks of states
    std::uint8_t target[word_size] = {};
    for (const auto& transition : transitions) {
      if (transition.value != value) continue;
      const std::uint64_t state = std::uint64_t{1} << transition.from;
      left |= state;
      to_state[transition.to] |= state;
      by_distance[word_size + transition.to - transition.from] |= state;
      target[transition.from] = static_cast<std::uint8_t>(transition.to);
    }
    for (std::size_t count = 0; left != 0; ++count) {
      if (count == most_moves) return false;
      Move best = {.value = value};
      for_states(&left, 1, [&](unsigned from) {
        const std::uint8_t to = target[from];
        const std::uint64_t shifted = by_distance[word_size + to - from] & left, gathered = to_state[to] & left;
        if (std::popcount(shifted) > std::popcount(best.from)) best = shift_of(from, value, to), best.from = shifted;
        if (std::popcount(gathered) > std::popcount(best.from)) best = {gathered, value, to, 0, true};
      });
      left &= ~best.from;
      moves_.push_back(best);
    }
  }
  return true;
}

// As `filter`; each layer has one word, and moves of this class.
template <class Those>
bool SequencePart::filter_by_moves(const Sequence& sequence, std::uint32_t first_moves, std::span<const Values> all) {
  Values* const seen = &seen_[sequence.first];
  std::uint64_t* const forward = &forward_[sequence.first_word];
  bool has_changed = false;  // the layer before
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    const Values candidates = all[variables_[sequence.first + step]];
    if (!has_changed && seen[step] == candidates) continue;
    ++steps_;
    seen[step] = candidates;
    const std::uint64_t to = SequencePart::forward(moves<Those>(first_moves, step), candidates, forward[step]);
    has_changed = to != forward[step + 1];
    forward[step + 1] = to;
  }
  std::uint64_t after = forward[sequence.size] & 1;
  if (after == 0) return false;
  for (std::uint32_t step = sequence.size; step-- > 0;)
    after = backward(moves<Those>(first_moves, step), seen[step], after, forward[step], candidates_[step]);
  steps_ += sequence.size;
  return true;
}

Schedule SequencePart::schedule(std::uint32_t index) const {
  const Sequence& sequence = sequences_[index];
  return {.cost = 20 * std::size_t{sequence.size} + graphs_[sequence.graph].edges,
          .rests = !sequence.has_repeats,
          .required_of = sequence.required != 0 ? variables(index) : std::span<const Variable>()};
}

// Computes the forward states of a layer again if those of the layer before or the candidates between have changed.
void SequencePart::advance(const Sequence& sequence, std::span<const Values> all) {
  Values* const seen = &seen_[sequence.first];
  const Layer* const layers = &layers_[graphs_[sequence.graph].first_layer];
  std::uint64_t* const forward = &forward_[sequence.first_word];
  bool has_changed = false;  // the layer before
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    const Values candidates = all[variables_[sequence.first + step]];
    if (!has_changed && seen[step] == candidates) continue;
    seen[step] = candidates;
    const Layer &layer = layers[step], &next = layers[step + 1];
    std::uint64_t* const to = reached_.data();
    std::fill(to, to + next.words, std::uint64_t{0});
    for_states(forward + layer.first_word, layer.words, [&](unsigned state) {
      ++steps_;
      for_targets(states_[layer.first_state + state], candidates, [&](Values, unsigned target) {
        set_bit(to, target);
        ++steps_;
        return true;
      });
    });
    has_changed = !std::equal(to, to + next.words, forward + next.first_word);
    if (has_changed) std::copy(to, to + next.words, forward + next.first_word);
  }
}

// Leaves in `backward_` the forward states of a layer that lead to the end, and returns the values on the way.
Values SequencePart::retreat(const Layer& layer, const Layer& next, const std::uint64_t* forward, Values candidates) {
  Values supported = 0;
  const std::uint64_t* const after = &backward_[next.first_word];
  std::uint64_t* const here = &backward_[layer.first_word];
  std::fill(here, here + layer.words, std::uint64_t{0});
  for_states(forward + layer.first_word, layer.words, [&](unsigned state) {
    const State& its = states_[layer.first_state + state];
    ++steps_;
    const auto supports = [&](Values value, unsigned target) {
      ++steps_;
      if (!has_bit(after, target)) return false;
      set_bit(here, state);
      supported |= value;
      return true;
    };
    // The values that still need support; then, if none leads to the end, any of the others.
    bool leads_to_end = false;
    for_targets(its, candidates & ~supported, [&](Values value, unsigned target) {
      leads_to_end = supports(value, target) || leads_to_end;
      return true;
    });
    if (!leads_to_end)
      for_targets(its, candidates & supported, [&](Values value, unsigned target) { return !supports(value, target); });
  });
  return supported;
}

bool SequencePart::filter(std::uint32_t index, std::span<const Values> candidates) {
  const Sequence& sequence = sequences_[index];
  const Graph& graph = graphs_[sequence.graph];
  if (graph.is_empty) return false;
  if (graph.first_moves != none)
    return graph.has_shifts ? filter_by_moves<Shifts>(sequence, graph.first_moves, candidates)
                            : filter_by_moves<Moves>(sequence, graph.first_moves, candidates);
  const Layer* const layers = &layers_[graph.first_layer];
  const std::uint64_t* const forward = &forward_[sequence.first_word];
  advance(sequence, candidates);
  if (!has_bit(forward + layers[sequence.size].first_word, 0)) return false;
  backward_[layers[sequence.size].first_word] = 1;
  for (std::uint32_t step = sequence.size; step-- > 0;)
    candidates_[step] = retreat(layers[step], layers[step + 1], forward, seen_[sequence.first + step]);
  return true;
}

bool SequencePart::propagate(std::uint32_t index, Store& store, Trail& trail, Reason reason) {
  if (!filter(index, store.candidates())) return false;
  const Sequence& sequence = sequences_[index];
  for (std::uint32_t step = sequence.size; step-- > 0;) {
    const Variable variable = variables_[sequence.first + step];
    if (!store.remove(trail, variable, ~candidates_[step], reason)) return false;
  }
  return true;
}

Explanation SequencePart::explain(std::uint32_t index, Literal literal, std::uint32_t position, const Store& store,
                                  const Trail& trail) {
  const Sequence& sequence = sequences_[index];
  literals_.clear();
  if (graphs_[sequence.graph].is_empty) return literals_;
  read_layers(sequence, literal, position, store, trail);
  explain_layers(sequence);
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    const Variable variable = variables_[sequence.first + step];
    if (is_single(candidates_[step]) && !is_single(missing_[step]) && missing_[step] != 0) {
      literals_.push_back(store.is(variable, first_of(candidates_[step])));
    } else {
      for_values(missing_[step], [&](unsigned value) { literals_.push_back(store.is_not(variable, value)); });
    }
  }
  return literals_;
}

// The variable that `literal` is about counts as having the value that the literal denies it.
void SequencePart::read_layers(const Sequence& sequence, Literal literal, std::uint32_t position, const Store& store,
                               const Trail& trail) {
  const Pair pair = learning::variable_of(literal);
  const Variable about = literal == no_literal ? ~Variable{0} : store.variable_of(pair);
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    const Variable variable = variables_[sequence.first + step];
    missing_[step] = 0;
    if (variable == about) {
      candidates_[step] = value_bit(store.value_of(pair));
      continue;
    }
    candidates_[step] = store.candidates_at(variable, position, trail);
    for_values(store.all(variable) & ~candidates_[step], [&](unsigned value) {
      if (trail.level_of(store.pair(variable, value)) > 0) missing_[step] |= value_bit(value);
    });
  }
  steps_ += sequence.size * 8;
}

// Frees the values of the first steps first.
void SequencePart::explain_layers(const Sequence& sequence) {
  const Graph& graph = graphs_[sequence.graph];
  if (graph.first_moves != none) return explain_by_moves(sequence, graph.first_moves);
  const Layer* const layers = &layers_[graph.first_layer];
  backward_[layers[sequence.size].first_word] = 1;
  for (std::uint32_t step = sequence.size; step-- > 1;) {
    const Layer &layer = layers[step], &next = layers[step + 1];
    std::uint64_t* const here = &backward_[layer.first_word];
    std::fill(here, here + layer.words, std::uint64_t{0});
    const std::uint32_t states = layers[step + 1].first_state - layer.first_state;
    for (std::uint32_t state = 0; state < states; ++state) {
      for_targets(states_[layer.first_state + state], candidates_[step], [&](Values, unsigned target) {
        if (!has_bit(&backward_[next.first_word], target)) return true;
        set_bit(here, state);
        return false;
      });
    }
  }
  steps_ += 2 * graph.edges;
  reached_[0] = 1;
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    const Layer &layer = layers[step], &next = layers[step + 1];
    const std::uint64_t* const after = &backward_[next.first_word];
    Values needed = 0;
    for_states(&reached_[layer.first_word], layer.words, [&](unsigned state) {
      for_targets(states_[layer.first_state + state], ~Values{0}, [&](Values value, unsigned target) {
        if (has_bit(after, target)) needed |= value;
        return true;
      });
    });
    keep_needed(step, needed);
    std::uint64_t* const to = &reached_[next.first_word];
    std::fill(to, to + next.words, std::uint64_t{0});
    for_states(&reached_[layer.first_word], layer.words, [&](unsigned state) {
      for_targets(states_[layer.first_state + state], candidates_[step], [&](Values, unsigned target) {
        set_bit(to, target);
        return true;
      });
    });
  }
}

// As `explain_layers`; each layer has one word.
void SequencePart::explain_by_moves(const Sequence& sequence, std::uint32_t first_moves) {
  std::uint64_t* const after = backward_.data();
  Values supported = 0;
  after[sequence.size] = 1;
  for (std::uint32_t step = sequence.size; step-- > 1;)
    after[step] = backward(moves(first_moves, step), candidates_[step], after[step + 1], ~std::uint64_t{0}, supported);
  std::uint64_t reached = 1;
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    (void)backward(moves(first_moves, step), ~Values{0}, after[step + 1], reached, supported);
    keep_needed(step, supported);
    reached = forward(moves(first_moves, step), candidates_[step], reached);
  }
  steps_ += 2 * sequence.size;
}

// Keeps those of the values missing at a step that are needed: with any one of them there would be a path.
void SequencePart::keep_needed(std::uint32_t step, Values needed) {
  needed &= missing_[step];
  if (needed != 0 && !is_single(needed) && is_single(candidates_[step])) needed = missing_[step];
  candidates_[step] |= missing_[step] & ~needed;
  missing_[step] = needed;
}

}  // namespace quadrille::network
