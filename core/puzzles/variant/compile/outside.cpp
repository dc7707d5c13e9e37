// Clues outside the board about the line that they look along. The values of a line are always different.
#include <algorithm>
#include <bit>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;

// `control` says at which place of the line, counting from 1, `target` stands.
void add_index(Network& network, Cell control, const Group& line, Number target) {
  const Number length = static_cast<Number>(line.size());
  add_relation_if(network, control, control, [&](Number a, Number) { return a >= 1 && a <= length; });
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Number place = static_cast<Number>(i) + 1;
    add_relation_if(network, control, line[i], [&](Number a, Number b) { return (a == place) == (b == target); });
  }
}

}  // namespace

std::optional<Fault> compile_numbered_room(const Rule& rule, const Board&, Network& network) {
  add_index(network, rule.groups[0][0], rule.groups[0], rule.numbers[0]);
  return std::nullopt;
}

std::optional<Fault> compile_indexing(const Rule& rule, const Board& board, Network& network) {
  const Shape& shape = board.shape;
  for (const Cell cell : rule.groups[0]) {
    if (rule.numbers[0] == 0) {
      add_index(network, cell, row_of(shape, shape.row(cell)), shape.column(cell) + 1);
    } else {
      add_index(network, cell, column_of(shape, shape.column(cell)), shape.row(cell) + 1);
    }
  }
  return std::nullopt;
}

// The state is the set of values so far, which differ, and how many were visible; the highest value alone where there
// are many sets. At most all higher values are still to be seen.
std::optional<Fault> compile_skyscraper(const Rule& rule, const Board& board, Network& network) {
  const auto clue = static_cast<std::uint64_t>(rule.numbers[0]);
  const bool by_set = board.shape.values <= 10;
  const auto highest = static_cast<std::uint64_t>(board.shape.lowest + board.shape.values - 1);
  return add_sequence(
      network, variables_of(rule.groups[0]), {AutomatonKind::skyscraper, {rule.numbers[0]}}, 0,
      [&](std::uint64_t state, std::size_t, Number number) {
        const std::uint64_t values = state >> 8, value = std::uint64_t{1} << number;
        if (by_set && (values & value) != 0) return Automaton::refused;
        const std::uint64_t visible = (state & 255) + (number > 0 && value > values ? 1 : 0);
        const auto tallest = static_cast<std::uint64_t>(std::bit_width(std::max(values, value)) - 1);
        if (visible > clue || visible + highest - tallest < clue) return Automaton::refused;
        return (by_set ? values | value : std::max(values, value)) << 8 | visible;
      },
      [&](std::uint64_t state) { return (state & 255) == clue; });
}

// The state is the highest value so far, plus 1, until a value is hidden.
std::optional<Fault> compile_hidden_skyscraper(const Rule& rule, const Board&, Network& network) {
  constexpr std::uint64_t done = 255;
  return add_sequence(
      network, variables_of(rule.groups[0]), {AutomatonKind::hidden_skyscraper, {rule.numbers[0]}}, 0,
      [&](std::uint64_t state, std::size_t, Number number) {
        const auto height = static_cast<std::uint64_t>(number) + 1;
        if (state == done || height > state) return std::max(state, height);
        return number == rule.numbers[0] ? done : Automaton::refused;
      },
      [](std::uint64_t state) { return state == done; });
}

// The state is how many cells are left to add, and the set of the values so far, which differ; or, where there are many
// sets, the sum that is left.
std::optional<Fault> compile_x_sum(const Rule& rule, const Board& board, Network& network) {
  const Number length = static_cast<Number>(rule.groups[0].size()), clue = rule.numbers[0];
  const bool by_set = board.shape.values <= 10;
  constexpr std::uint64_t done = 0;
  const auto sum_left = [&](std::uint64_t state) {
    Number sum = by_set ? clue : static_cast<Number>(state & 0xffff);
    for (std::uint64_t set = state & 0xffff; by_set && set != 0; set &= set - 1) sum -= std::countr_zero(set);
    return sum;
  };
  return add_sequence(
      network, variables_of(rule.groups[0]), {AutomatonKind::x_sum, {clue}}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        if (position > 0 && state == done) return done;
        const std::uint64_t values = position == 0 && !by_set ? static_cast<std::uint64_t>(clue) : state & 0xffff;
        const Number left = (position == 0 ? number : static_cast<Number>(state >> 16)) - 1;
        const Number sum = sum_left(values) - number;
        if (left < 0 || left >= length || sum < 0) return Automaton::refused;
        if (by_set && (values >> number & 1) != 0) return Automaton::refused;
        if (left == 0) return sum == 0 ? done : Automaton::refused;
        return static_cast<std::uint64_t>(left) << 16 |
               (by_set ? values | std::uint64_t{1} << number : static_cast<std::uint64_t>(sum));
      },
      [](std::uint64_t state) { return state == done; });
}

}  // namespace quadrille::variant
