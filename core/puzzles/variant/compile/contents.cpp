// Which values a group of cells holds, and how often.
#include <algorithm>
#include <bit>
#include <bitset>
#include <map>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;

using Counts = std::vector<std::pair<Number, Number>>;  // a value, and how often

// The cells, group by group; the values of a group differ.
struct Groups {
  std::vector<Variable> variables;
  std::vector<bool> begins;  // by variable: whether it is the first of its group
};

// As few groups as a greedy choice finds: each has as many of the cells that are left as a row, column, region or other
// group of different values can have.
Groups group(const Network& network, const Group& cells) {
  Groups groups;
  std::vector<Variable> left = variables_of(cells), best, rest;
  while (!left.empty()) {
    best = {left.front()};
    for (const auto& different : network.different) {
      std::vector<Variable> common;
      for (const Variable variable : left)
        if (std::binary_search(different.variables.begin(), different.variables.end(), variable))
          common.push_back(variable);
      if (common.size() > best.size()) best = std::move(common);
    }
    for (std::size_t i = 0; i < best.size(); ++i) groups.begins.push_back(i == 0);
    groups.variables.insert(groups.variables.end(), best.begin(), best.end());
    std::erase_if(left, [&](Variable variable) { return std::find(best.begin(), best.end(), variable) != best.end(); });
  }
  return groups;
}

// The cells hold each value as often as `counts` says, or more often unless `is_exact`. The state has 8 bits for each
// of a few values: twice how often it still has to come, plus 1 if it came in this group and must come in another one.
std::optional<Fault> add_few_counts(Network& network, const Groups& groups, const Counts& counts, bool is_exact) {
  AutomatonKey key = {AutomatonKind::contain, {is_exact}};
  std::uint64_t start = 0, came = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    start |= 2 * static_cast<std::uint64_t>(counts[i].second) << 8 * i;
    came |= std::uint64_t{1} << 8 * i;
    key.numbers.push_back(counts[i].first);
    key.numbers.push_back(counts[i].second);
  }
  for (std::size_t i = 0; i < groups.begins.size(); ++i)
    if (groups.begins[i]) key.numbers.push_back(static_cast<Number>(i));
  const std::size_t before = network.sequences.size();
  auto fault = add_sequence(
      network, groups.variables, key, start,
      [&](std::uint64_t state, std::size_t position, Number number) -> std::uint64_t {
        if (groups.begins[position]) state &= ~came;
        for (std::size_t i = 0; i < counts.size(); ++i) {
          if (counts[i].first != number) continue;
          const std::uint64_t left = state >> 8 * i & 255;
          if (left == 0 && !is_exact) return state;
          if (left == 0 || left % 2 != 0) return Automaton::refused;
          return state - (std::uint64_t{left == 2 ? 2u : 1u} << 8 * i);
        }
        return state;
      },
      [](std::uint64_t state) { return state == 0; });
  if (fault || network.sequences.size() == before) return fault;
  const Number lowest = network.domains[groups.variables[0]].lowest;
  for (const auto& [value, count] : counts)
    if (count > 0) network.sequences.back().required |= Values{1} << (value - lowest);
  return std::nullopt;
}

// Splits the values, so that no automaton has many states.
std::optional<Fault> add_counts(Network& network, const Group& cells, const Counts& counts, bool is_exact) {
  constexpr Number most_states = 64;      // of a layer, roughly
  constexpr std::size_t most_counts = 8;  // of an automaton: 8 bits each
  const Groups groups = group(network, cells);
  const auto states_of = [](Number count) { return std::max<Number>(2 * count, 1); };
  Counts few;
  Number states = 1;
  for (const auto& [value, count] : counts) {
    if (count > std::count(groups.begins.begin(), groups.begins.end(), true)) network.is_impossible = true;
    if (network.is_impossible) return std::nullopt;
    if (!few.empty() && (states * states_of(count) > most_states || few.size() == most_counts)) {
      if (auto fault = add_few_counts(network, groups, few, is_exact)) return fault;
      few.clear();
      states = 1;
    }
    few.emplace_back(value, count);
    states *= states_of(count);
  }
  return few.empty() ? std::nullopt : add_few_counts(network, groups, few, is_exact);
}

Counts count(const std::vector<std::int32_t>& values) {
  std::map<Number, Number> counts;
  for (const std::int32_t value : values) ++counts[value];
  return {counts.begin(), counts.end()};
}

}  // namespace

std::optional<Fault> compile_contain_at_least(const Rule& rule, const Board&, Network& network) {
  return add_counts(network, rule.groups[0], count(rule.numbers), false);
}

std::optional<Fault> compile_contain_exact(const Rule& rule, const Board&, Network& network) {
  return add_counts(network, rule.groups[0], count(rule.numbers), true);
}

std::optional<Fault> compile_quad(const Rule& rule, const Board&, Network& network) {
  return add_counts(network, rule.groups[0], count(rule.numbers), false);
}

std::optional<Fault> compile_look_and_say(const Rule& rule, const Board&, Network& network) {
  std::map<Number, Number> counts;
  for (std::size_t i = 0; i + 1 < rule.numbers.size(); i += 2) counts[rule.numbers[i + 1]] = rule.numbers[i];
  return add_counts(network, rule.groups[0], {counts.begin(), counts.end()}, true);
}

// The same number of even and odd values, and of low and high ones; with an odd number of values, not the middle one.
// The state is the number of even values, and that of low ones.
std::optional<Fault> compile_equality_cage(const Rule& rule, const Board& board, Network& network) {
  const Group& cells = rule.groups[0];
  const Shape shape = board.shape;
  const std::size_t half = cells.size() / 2, low_values = shape.values / 2u;
  add_different(network, variables_of(cells));
  return add_sequence(
      network, variables_of(cells), {AutomatonKind::equality}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        const auto index = static_cast<std::size_t>(number - shape.lowest);
        const auto even = static_cast<std::size_t>(state >> 8) + (number % 2 == 0);
        const auto low = static_cast<std::size_t>(state & 255) + (index < low_values);
        const bool is_middle = index >= low_values && index < shape.values - low_values;
        if (is_middle || even > half || low > half || position + 1 > half + std::min(even, low))
          return Automaton::refused;
        return std::uint64_t{even} << 8 | low;
      },
      accept_all);
}

namespace {

// Whether some of the numbers of a set have the sum.
bool has_sum(std::uint64_t numbers, std::size_t sum) {
  std::bitset<256> sums(1);
  for (; numbers != 0; numbers &= numbers - 1) sums |= sums << static_cast<std::size_t>(std::countr_zero(numbers));
  return sum < sums.size() && sums[sum];
}

}  // namespace

// No cells of the cage have the sum. The state is the set of values so far, where there are few such sets; else the set
// of the sums of some of them. The plain search is given all sets that are allowed.
std::optional<Fault> compile_rellik_cage(const Rule& rule, const Board& board, Network& network) {
  const Group& cells = rule.groups[0];
  const auto sum = static_cast<std::size_t>(rule.numbers[0]);
  const bool by_values = board.shape.values <= 10 || sum > 62;
  add_different(network, variables_of(cells));
  Network::Sequence::Form form;
  if (board.shape.values <= 10) {
    Network::Sequence::OneOf allowed;
    for (Values set = 0; set <= all_values(board.shape.values); ++set)
      if (std::popcount(set) == static_cast<int>(cells.size()) && !has_sum(set << board.shape.lowest, sum))
        allowed.sets.push_back(set);
    if (!allowed.sets.empty()) form = std::move(allowed);  // none for the sum 0, which no cells at all have
  }
  return add_sequence(
      network, variables_of(cells), {AutomatonKind::rellik, {rule.numbers[0]}}, 0,
      [&](std::uint64_t state, std::size_t, Number number) {
        const std::uint64_t value = std::uint64_t{1} << number;
        if (!by_values) {
          state = (state | (state | 1) << number) & all_values(static_cast<unsigned>(sum) + 1);
          return (state >> sum & 1) == 0 ? state : Automaton::refused;
        }
        const auto value_sum = static_cast<std::size_t>(number);
        if ((state & value) != 0 || (value_sum <= sum && has_sum(state, sum - value_sum))) return Automaton::refused;
        return state | value;
      },
      accept_all, std::move(form));
}

// A 5 has a 1 above it or a 9 below it. The state says what was above, and whether a 9 must come.
std::optional<Fault> compile_dutch_flatmates(const Rule&, const Board& board, Network& network) {
  constexpr std::uint64_t other = 0, below_1 = 1, needs_9 = 2;
  std::optional<Fault> fault;
  for (unsigned column = 0; column < board.shape.columns && !fault; ++column) {
    fault = add_sequence(
        network, variables_of(column_of(board.shape, column)), {AutomatonKind::dutch_flatmates}, other,
        [](std::uint64_t state, std::size_t, Number number) -> std::uint64_t {
          if (state == needs_9 && number != 9) return Automaton::refused;
          if (number == 5) return state == below_1 ? other : needs_9;
          return number == 1 ? below_1 : other;
        },
        [](std::uint64_t state) { return state != needs_9; });
  }
  return fault;
}

namespace {

// Every square of four cells has values of all three classes. The state is the set of classes so far.
template <class ClassOf>
std::optional<Fault> add_classes(const Board& board, Network& network, Number kind, ClassOf class_of) {
  std::optional<Fault> fault;
  std::array<Values, 3> classes = {};
  for (unsigned index = 0; index < board.shape.values; ++index) classes[class_of(index)] |= Values{1} << index;
  for (const Group& square : squares(board.shape)) {
    fault = add_sequence(
        network, variables_of(square), {AutomatonKind::classes, {kind}}, 0,
        [&](std::uint64_t state, std::size_t, Number number) {
          return state | std::uint64_t{1} << class_of(number - board.shape.lowest);
        },
        [](std::uint64_t state) { return state == 7; }, Network::Sequence::Classes{classes});
    if (fault) break;
  }
  return fault;
}

}  // namespace

std::optional<Fault> compile_global_entropy(const Rule&, const Board& board, Network& network) {
  return add_classes(board, network, 0, [](Number index) { return static_cast<std::size_t>(index / 3); });
}

std::optional<Fault> compile_global_mod(const Rule&, const Board& board, Network& network) {
  return add_classes(board, network, 1, [](Number index) { return static_cast<std::size_t>(index % 3); });
}

}  // namespace quadrille::variant
