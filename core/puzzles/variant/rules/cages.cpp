// Cages: groups of different values with a condition on the group.
#include <algorithm>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

bool obeys_all_different(const Rule& rule, const Board& board, const Answer& answer) {
  return Numbers{board, answer}.all_differ(rule.groups[0]);
}

// A cage without a sum may have any: it is written as 0 or as nothing. A cell that is named several times counts so
// often in the sum; such a cage is kept as two rules, a Sum and an AllDifferent.
std::optional<Fault> read_cage(const RuleKind& kind, Arguments arguments, Board& board) {
  std::int32_t sum = 0;
  const bool has_sum = !arguments.empty() && !arguments[0].empty();
  if (has_sum) {
    if (auto fault = read_number(arguments, 0, 0, most_number, sum)) return fault;
  }
  Group cells;
  if (auto fault = read_cells(kind, arguments, 1, arguments.size(), board, 1, Repeats::yes, cells)) return fault;
  Group once = cells;
  std::sort(once.begin(), once.end());
  once.erase(std::unique(once.begin(), once.end()), once.end());
  if (once.size() == cells.size()) {
    add_rule(board, kind, {sum}, {std::move(cells)});
    return std::nullopt;
  }
  add_rule(board, all_different, {}, {std::move(once)});
  if (sum == 0) return std::nullopt;
  std::vector<std::int32_t> numbers(cells.size() + 1, 1);
  numbers[0] = sum;
  add_rule(board, kinds::sum, std::move(numbers), {std::move(cells)});
  return std::nullopt;
}

bool obeys_cage(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  const std::int32_t sum = rule.numbers[0];
  return numbers.all_differ(rule.groups[0]) && (sum == 0 || numbers.sum(rule.groups[0]) == sum);
}

// No cell, and no two or more cells together, have the sum.
bool obeys_rellik_cage(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  if (!numbers.all_differ(rule.groups[0])) return false;
  const std::vector<int> values = numbers.of(rule.groups[0]);
  for (std::uint32_t subset = 1; subset < std::uint32_t{1} << values.size(); ++subset) {
    int sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) sum += (subset >> i & 1) != 0 ? values[i] : 0;
    if (sum == rule.numbers[0]) return false;
  }
  return true;
}

std::optional<Fault> read_equality_cage(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.size() % 2 != 0) return fault_of(kind, " needs an even number of cells");
  return read_group<2, Repeats::no>(kind, arguments, board);
}

// As many even as odd numbers, as many low as high ones, and none in the middle.
bool obeys_equality_cage(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  if (!numbers.all_differ(rule.groups[0])) return false;
  const int half = board.shape.values / 2, lowest = board.shape.lowest;
  std::size_t even = 0, low = 0, high = 0;
  for (const int number : numbers.of(rule.groups[0])) {
    even += number % 2 == 0;
    low += number < lowest + half;
    high += number >= lowest + board.shape.values - half;
  }
  const std::size_t cells = rule.groups[0].size();
  return even * 2 == cells && low * 2 == cells && high * 2 == cells;
}

bool obeys_lunchbox(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  return numbers.all_differ(rule.groups[0]) && numbers.sum_between_extremes(rule.groups[0]) == rule.numbers[0];
}

}  // namespace

const RuleKind all_different = {"AllDifferent", read_group<1, Repeats::no>, write_group, obeys_all_different,
                                compile_all_different};
const RuleKind cage = {"Cage", read_cage, write_numbered_group, obeys_cage, compile_cage};
const RuleKind rellik_cage = {"RellikCage", read_numbered_group<0, most_number, 1, Repeats::no>, write_numbered_group,
                              obeys_rellik_cage, compile_rellik_cage};
const RuleKind equality_cage = {"EqualityCage", read_equality_cage, write_group, obeys_equality_cage,
                                compile_equality_cage};
const RuleKind lunchbox = {"Lunchbox", read_numbered_group<0, most_number, 2, Repeats::no>, write_numbered_group,
                           obeys_lunchbox, compile_lunchbox};

}  // namespace quadrille::variant::kinds
