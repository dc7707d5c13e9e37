#include "core/network/diagram.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace quadrille::network {
namespace {

// A set of entries that are numbered in the order of arrival, by open addressing. `Equal(entry number)` compares. The
// high bits of a hash say where an entry belongs.
class NumberedSet {
 public:
  void clear(std::size_t expected) {
    make_slots(std::bit_ceil(std::max<std::size_t>(16, 2 * expected)));
    count_ = 0;
  }
  std::uint32_t size() const { return count_; }

  // The number of the entry with this hash that `equal` recognizes; if there is none, the next number, `is_new` true.
  template <class Equal, class Hash>
  std::uint32_t insert(std::uint64_t hash, bool& is_new, Equal equal, Hash hash_of) {
    if (2 * (std::size_t{count_} + 1) > slots_.size()) grow(hash_of);
    std::size_t at = static_cast<std::size_t>(hash >> shift_);
    for (; slots_[at] != 0; at = (at + 1) & (slots_.size() - 1)) {
      if (equal(slots_[at] - 1)) return is_new = false, slots_[at] - 1;
    }
    slots_[at] = ++count_;
    return is_new = true, count_ - 1;
  }

 private:
  template <class Hash>
  void grow(Hash hash_of) {
    make_slots(2 * slots_.size());
    for (std::uint32_t entry = 0; entry < count_; ++entry) {
      auto at = static_cast<std::size_t>(hash_of(entry) >> shift_);
      while (slots_[at] != 0) at = (at + 1) & (slots_.size() - 1);
      slots_[at] = entry + 1;
    }
  }

  void make_slots(std::size_t count) {
    slots_.assign(count, 0);
    shift_ = 64 - std::countr_zero(count);
  }

  std::vector<std::uint32_t> slots_;  // 0 if free, else the number of an entry, plus 1; a power of two of them
  int shift_ = 0;
  std::uint32_t count_ = 0;
};

// Adds a number to a hash. The factor is 2 to the power of 64, divided by the golden ratio: Knuth's multiplicative
// hashing (TAOCP 6.4).
std::uint64_t mix(std::uint64_t hash, std::uint64_t number) {
  return (std::rotl(hash, 5) ^ number) * 0x9e3779b97f4a7c15u;
}

}  // namespace

// The automaton unrolled: all layers one after the other, and the transitions of a state in one piece.
class DiagramBuilder {
 public:
  std::optional<Diagram> build(std::span<const Values> domains, std::uint64_t start, Automaton& automaton) {
    if (!unroll(domains, start, automaton)) return std::nullopt;
    merged_ = {domains.empty() && !automaton.accepts(start) ? useless : 0};
    for (std::size_t layer = domains.size(); layer-- > 0;) reduce(layer);
    return collect(domains.size());
  }

 private:
  static constexpr std::uint32_t useless = ~std::uint32_t{0};
  struct Step {
    std::uint32_t value, to;
    friend bool operator==(const Step&, const Step&) = default;
  };

  bool unroll(std::span<const Values> domains, std::uint64_t start, Automaton& automaton);
  void reduce(std::size_t layer);
  std::optional<Diagram> collect(std::size_t layers);
  std::uint64_t hash_row(std::size_t row) const {
    std::uint64_t hash = 0;
    for (std::uint32_t i = rows_[row]; i < row_ends_[row]; ++i)
      hash = mix(hash, steps_[i].value ^ std::uint64_t{steps_[i].to} << 8);
    return hash;
  }

  NumberedSet numbers_;
  std::vector<std::uint64_t> states_;     // of a layer
  std::vector<Step> steps_;               // `to` is a number in the next layer; after `reduce`, of a merged state
  std::vector<std::uint32_t> rows_;       // by state, all layers: its transitions are steps_[rows_ … row_ends_)
  std::vector<std::uint32_t> row_ends_;   // after `reduce`, without those that lead nowhere
  std::vector<std::size_t> layer_rows_;   // the first state of each layer
  std::vector<std::uint32_t> merged_;     // by state of the layer that was reduced last: its new number, or useless
  std::vector<std::uint32_t> merging_;    // the same, of the layer that is being reduced
  std::vector<std::uint32_t> kept_;       // states that stay, the last layer first; each layer in the order of numbers
  std::vector<std::uint32_t> kept_ends_;  // by layer from the last: where they end in kept_
};

bool DiagramBuilder::unroll(std::span<const Values> domains, std::uint64_t start, Automaton& automaton) {
  states_ = {start};
  std::size_t total = 1;
  std::vector<std::uint64_t> next;
  const auto hash_of = [&next](std::uint32_t entry) { return mix(0, next[entry]); };
  for (std::size_t layer = 0; layer < domains.size(); ++layer) {
    layer_rows_.push_back(rows_.size());
    numbers_.clear(states_.size());
    next.clear();
    const std::size_t most = states_.size() * static_cast<std::size_t>(std::popcount(domains[layer]));
    // At the end all states that are accepted are one; they are only counted, if there might be too many.
    const bool is_last = layer + 1 == domains.size(), is_counted = !is_last || total + most > Diagram::most_states;
    for (const std::uint64_t state : states_) {
      rows_.push_back(static_cast<std::uint32_t>(steps_.size()));
      std::uint64_t last = Automaton::refused;
      std::uint32_t number = 0;  // of the state `last`: many values of a state often lead to the same one
      for (Values values = domains[layer]; values != 0; values &= values - 1) {
        const auto value = static_cast<unsigned>(std::countr_zero(values));
        std::uint64_t to = state;
        automaton.step(to, layer, value);
        if (to == Automaton::refused) continue;
        if (is_counted && to != last) {
          bool is_new = false;
          number = numbers_.insert(
              mix(0, to), is_new, [&](std::uint32_t entry) { return next[entry] == to; }, hash_of);
          last = to;
          if (is_new) {
            if (++total > Diagram::most_states) return false;
            next.push_back(to);
          }
        }
        if (!is_last || automaton.accepts(to)) steps_.push_back({value, is_last ? 0 : number});
      }
      row_ends_.push_back(static_cast<std::uint32_t>(steps_.size()));
    }
    states_.swap(next);
  }
  layer_rows_.push_back(rows_.size());
  return true;
}

// Drops the transitions of a layer that lead nowhere, and merges states that have the same ones.
void DiagramBuilder::reduce(std::size_t layer) {
  const std::size_t begin = layer_rows_[layer], end = layer_rows_[layer + 1], first = kept_.size();
  const auto hash_of = [&](std::uint32_t entry) { return hash_row(kept_[first + entry]); };
  numbers_.clear(end - begin);
  merging_.assign(end - begin, useless);
  for (std::size_t row = begin; row < end; ++row) {
    std::uint32_t out = rows_[row];
    for (std::uint32_t i = out; i < row_ends_[row]; ++i)
      if (merged_[steps_[i].to] != useless) steps_[out++] = {steps_[i].value, merged_[steps_[i].to]};
    row_ends_[row] = out;
    if (out == rows_[row]) continue;
    bool is_new = false;
    merging_[row - begin] = numbers_.insert(
        hash_row(row), is_new,
        [&](std::uint32_t entry) {
          const std::uint32_t other = kept_[first + entry];
          return std::equal(&steps_[rows_[row]], steps_.data() + out, &steps_[rows_[other]],
                            steps_.data() + row_ends_[other]);
        },
        hash_of);
    if (is_new) kept_.push_back(static_cast<std::uint32_t>(row));
  }
  kept_ends_.push_back(static_cast<std::uint32_t>(kept_.size()));
  merged_.swap(merging_);
}

std::optional<Diagram> DiagramBuilder::collect(std::size_t layers) {
  Diagram diagram;
  diagram.states_.assign(layers + 1, 0);
  diagram.starts_.assign(layers + 1, 0);
  if (merged_.empty() || merged_[0] == useless) return diagram;
  diagram.states_[layers] = 1;
  std::size_t transitions = 0;
  for (const std::uint32_t row : kept_) transitions += row_ends_[row] - rows_[row];
  diagram.transitions_.resize(transitions);
  std::uint32_t at = 0;
  for (std::size_t layer = 0; layer < layers; ++layer) {
    const std::size_t from_last = layers - 1 - layer;
    const std::size_t begin = from_last == 0 ? 0 : kept_ends_[from_last - 1], end = kept_ends_[from_last];
    diagram.states_[layer] = static_cast<std::uint16_t>(end - begin);
    for (std::size_t state = begin; state < end; ++state) {
      const std::uint32_t row = kept_[state];
      for (std::uint32_t i = rows_[row]; i < row_ends_[row]; ++i)
        diagram.transitions_[at++] = {static_cast<Diagram::State>(state - begin),
                                      static_cast<std::uint8_t>(steps_[i].value),
                                      static_cast<Diagram::State>(steps_[i].to)};
    }
    diagram.starts_[layer + 1] = at;
  }
  return diagram;
}

std::optional<Diagram> make_diagram(std::span<const Values> domains, std::uint64_t start, Automaton& automaton) {
  return DiagramBuilder().build(domains, start, automaton);
}

}  // namespace quadrille::network
