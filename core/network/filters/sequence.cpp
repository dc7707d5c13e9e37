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
  if (!graph.is_empty) graph.first_moves = add_moves(diagram);
  return graph;
}

// `none` if a layer has more states than a word, a value but 0 and 1, or more distances.
[[clang::minsize]] std::uint32_t SequencePart::add_moves(const Diagram& diagram) {
  const std::size_t first = moves_.size();
  for (std::size_t layer = 0; layer < diagram.layers(); ++layer) {
    Moves& moves = moves_.emplace_back();
    bool has_all = std::max(diagram.states(layer), diagram.states(layer + 1)) <= 64;
    for (const auto& transition : diagram.transitions(layer)) {
      if (!has_all || transition.value > 1) break;
      const auto up = static_cast<std::uint8_t>(std::max(transition.to, transition.from) - transition.from);
      const auto down = static_cast<std::uint8_t>(std::max(transition.to, transition.from) - transition.to);
      const auto its = std::span(moves).subspan(distances * transition.value, distances);
      const auto move = std::find_if(its.begin(), its.end(), [&](const Move& each) {
        return each.from == 0 || (each.up == up && each.down == down);
      });
      has_all = move != its.end();
      if (has_all) *move = {move->from | std::uint64_t{1} << transition.from, up, down};
    }
    has_all = has_all && std::all_of(diagram.transitions(layer).begin(), diagram.transitions(layer).end(),
                                     [](const auto& transition) { return transition.value <= 1; });
    if (has_all) continue;
    moves_.resize(first);
    return none;
  }
  return static_cast<std::uint32_t>(first);
}

// As `filter`; each layer has one word.
bool SequencePart::filter_by_moves(const Sequence& sequence, const Moves* moves, std::span<const Values> all) {
  Values* const seen = &seen_[sequence.first];
  std::uint64_t* const forward = &forward_[sequence.first_word];
  bool has_changed = false;  // the layer before
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    const Values candidates = all[variables_[sequence.first + step]];
    if (!has_changed && seen[step] == candidates) continue;
    ++steps_;
    seen[step] = candidates;
    const std::uint64_t to = SequencePart::forward(moves[step], candidates, forward[step]);
    has_changed = to != forward[step + 1];
    forward[step + 1] = to;
  }
  std::uint64_t after = forward[sequence.size] & 1;
  if (after == 0) return false;
  for (std::uint32_t step = sequence.size; step-- > 0;) {
    const std::uint64_t with_0 = backward(moves[step], seen[step] & 1, after) & forward[step];
    const std::uint64_t with_1 = backward(moves[step], seen[step] & 2, after) & forward[step];
    candidates_[step] = Values{with_0 != 0} | Values{with_1 != 0} << 1;
    after = with_0 | with_1;
  }
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
  if (graph.first_moves != none) return filter_by_moves(sequence, &moves_[graph.first_moves], candidates);
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
  if (graph.first_moves != none) return explain_by_moves(sequence, &moves_[graph.first_moves]);
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
void SequencePart::explain_by_moves(const Sequence& sequence, const Moves* moves) {
  std::uint64_t* const after = backward_.data();
  after[sequence.size] = 1;
  for (std::uint32_t step = sequence.size; step-- > 1;)
    after[step] = backward(moves[step], candidates_[step], after[step + 1]);
  std::uint64_t reached = 1;
  for (std::uint32_t step = 0; step < sequence.size; ++step) {
    const Values with_0 = forward(moves[step], 1, reached) & after[step + 1] ? 1 : 0;
    const Values with_1 = forward(moves[step], 2, reached) & after[step + 1] ? 2 : 0;
    keep_needed(step, with_0 | with_1);
    reached = forward(moves[step], candidates_[step], reached);
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
