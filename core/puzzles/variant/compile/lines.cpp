// Lines whose cells depend on more than their neighbours: one automaton reads the whole line.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;

// Both ends of a line, then the cells between them.
std::vector<Variable> ends_first(const Group& line) {
  std::vector<Variable> variables = {line.front(), line.back()};
  if (line.size() > 2) variables.insert(variables.end(), line.begin() + 1, line.end() - 1);
  return variables;
}

// Automata whose state is a pair of numbers of 0 … 255.
constexpr std::uint64_t pack(Number low, Number high) {
  return static_cast<std::uint64_t>(low) << 8 | static_cast<std::uint64_t>(high);
}
constexpr Number low_of(std::uint64_t state) { return static_cast<Number>(state >> 8); }
constexpr Number high_of(std::uint64_t state) { return static_cast<Number>(state & 255); }

}  // namespace

std::optional<Fault> compile_between(const Rule& rule, const Board&, Network& network) {
  return add_sequence(
      network, ends_first(rule.groups[0]), {AutomatonKind::between}, 0,
      [](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return pack(0, number);
        if (position == 1) return pack(std::min(high_of(state), number), std::max(high_of(state), number));
        return low_of(state) < number && number < high_of(state) ? state : Automaton::refused;
      },
      accept_all);
}

std::optional<Fault> compile_lockout(const Rule& rule, const Board&, Network& network) {
  const Number difference = std::max(rule.numbers[0], 1);  // the ends always differ
  return add_sequence(
      network, ends_first(rule.groups[0]), {AutomatonKind::lockout, {difference}}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return pack(0, number);
        if (position > 1) return number < low_of(state) || number > high_of(state) ? state : Automaton::refused;
        if (std::abs(high_of(state) - number) < difference) return Automaton::refused;
        return pack(std::min(high_of(state), number), std::max(high_of(state), number));
      },
      accept_all);
}

// The state is the set of values so far, where there are few such sets; else the lowest and the highest value.
std::optional<Fault> compile_renban(const Rule& rule, const Board& board, Network& network) {
  const auto variables = variables_of(rule.groups[0]);
  const auto length = static_cast<unsigned>(variables.size());
  const unsigned values = board.shape.values;
  add_different(network, variables);
  if (length >= values) return std::nullopt;
  const bool by_set = length <= 11 && ((values - length + 2) << (length - 1)) <= 2048;
  const AutomatonKey key = {AutomatonKind::renban};
  if (!by_set) {
    return add_sequence(
        network, variables, key, pack(255, 0),
        [&](std::uint64_t state, std::size_t, Number number) {
          const Number low = std::min(low_of(state), number), high = std::max(high_of(state), number);
          return high - low < length ? pack(low, high) : Automaton::refused;
        },
        accept_all);
  }
  Network::Sequence::OneOf runs;
  for (unsigned lowest = 0; lowest + length <= values; ++lowest) runs.sets.push_back(all_values(length) << lowest);
  return add_sequence(
      network, variables, key, 0,
      [&](std::uint64_t state, std::size_t, Number number) {
        const std::uint64_t set = state | std::uint64_t{1} << number;
        if (set == state || set >> std::countr_zero(set) >> length != 0) return Automaton::refused;
        return set;
      },
      accept_all, std::move(runs));
}

namespace {

// The first `period` cells are of different classes, and each later one is of the class of the one `period` before it.
// The state of the automaton is the list of the first classes, each with 4 bits.
template <class ClassOf>
std::optional<Fault> add_cycle(Network& network, const Group& line, std::size_t period, AutomatonKey key,
                               ClassOf class_of) {
  if (period <= 5) {
    return add_sequence(
        network, variables_of(line), key, 0,
        [&](std::uint64_t state, std::size_t position, Number number) {
          const auto own = static_cast<std::uint64_t>(class_of(number));
          if (position >= period) return (state >> 4 * (position % period) & 15) == own ? state : Automaton::refused;
          for (std::size_t i = 0; i < position; ++i)
            if ((state >> 4 * i & 15) == own) return Automaton::refused;
          return state | own << 4 * position;
        },
        accept_all);
  }
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i >= period) {
      add_relation_if(network, line[i - period], line[i],
                      [&](Number a, Number b) { return class_of(a) == class_of(b); });
    }
    for (std::size_t j = 0; i < period && j < i; ++j)
      add_relation_if(network, line[j], line[i], [&](Number a, Number b) { return class_of(a) != class_of(b); });
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fault> compile_modular(const Rule& rule, const Board&, Network& network) {
  const Number modulus = rule.numbers[0];
  return add_cycle(network, rule.groups[0], static_cast<std::size_t>(modulus), {AutomatonKind::cycle, {modulus}},
                   [&](Number number) { return number % modulus; });
}

std::optional<Fault> compile_entropic(const Rule& rule, const Board&, Network& network) {
  return add_cycle(network, rule.groups[0], 3, {AutomatonKind::cycle}, [](Number number) { return (number - 1) / 3; });
}

namespace {

// The sum of the segment so far, from 0 to `sum` − 1.
std::uint64_t next_partial(std::uint64_t partial, Number number, std::uint64_t sum) {
  partial += static_cast<std::uint64_t>(number);
  if (partial == sum) return 0;
  return partial < sum ? partial : Automaton::refused;
}

// A loop may be cut into segments in several ways. An auxiliary variable is the sum of the end of the last segment,
// which comes before the first cell; the smallest that fits, so that it follows from the cells.
std::optional<Fault> add_sum_loop(Network& network, const Group& loop, std::uint64_t sum) {
  if (sum > 64) return Fault{"the sum of a loop is at most 64"};
  const Variable begin = network.add_auxiliary(static_cast<unsigned>(sum), 0);
  std::vector<Variable> variables = {begin};
  variables.insert(variables.end(), loop.begin(), loop.end());
  constexpr std::uint64_t wrapped = 1 << 16;  // a segment has ended
  std::optional<Fault> fault = add_sequence(
      network, variables, {AutomatonKind::sum_line, {1}}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return pack(number, number);
        const std::uint64_t next = next_partial(state & 255, number, sum);
        if (next == Automaton::refused) return next;
        return (state & ~std::uint64_t{255}) | next | (next == 0 ? wrapped : 0);
      },
      [](std::uint64_t state) { return (state & wrapped) != 0 && (state >> 8 & 255) == (state & 255); });
  // No smaller one fits.
  for (std::uint64_t other = 0; other + 1 < sum && !fault; ++other) {
    const std::uint64_t fits_not = sum;
    fault = add_sequence(
        network, variables, {AutomatonKind::sum_line_start, {static_cast<Number>(other)}}, 0,
        [&](std::uint64_t state, std::size_t position, Number number) {
          if (position == 0) return static_cast<std::uint64_t>(number) <= other ? fits_not : other;
          if (state == fits_not) return state;
          const std::uint64_t next = next_partial(state, number, sum);
          return next == Automaton::refused ? fits_not : next;
        },
        [&](std::uint64_t state) { return state == fits_not; });
  }
  return fault;
}

}  // namespace

std::optional<Fault> compile_sum_line(const Rule& rule, const Board&, Network& network) {
  const auto sum = static_cast<std::uint64_t>(rule.numbers[0]);
  if (rule.numbers[1] != 0) return add_sum_loop(network, rule.groups[0], sum);
  using Segments = Network::Sequence::Segments;
  Network::Sequence::Form form;
  if (sum <= Segments::largest_sum) form = Segments{static_cast<unsigned>(sum)};
  return add_sequence(
      network, variables_of(rule.groups[0]), {AutomatonKind::sum_line, {0, rule.numbers[0]}}, 0,
      [&](std::uint64_t state, std::size_t, Number number) { return next_partial(state, number, sum); },
      [](std::uint64_t state) { return state == 0; }, form);
}

// The first cell has the value that the second cell, counting from 1, points to among the others.
std::optional<Fault> compile_value_indexing(const Rule& rule, const Board&, Network& network) {
  const auto others = static_cast<Number>(rule.groups[0].size()) - 2;
  return add_sequence(
      network, variables_of(rule.groups[0]), {AutomatonKind::value_indexing}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        constexpr std::uint64_t done = 1 << 16;
        if (position == 0) return pack(0, number);
        if (position == 1) return number >= 1 && number <= others ? pack(number, high_of(state)) : Automaton::refused;
        if (state == done || static_cast<Number>(position) - 1 != low_of(state)) return state;
        return number == high_of(state) ? done : Automaton::refused;
      },
      accept_all);
}

}  // namespace quadrille::variant
