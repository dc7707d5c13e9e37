// Relations between neighbours: dots, inequality, X and V, and what holds for all neighbours that have no such mark.
#include <algorithm>
#include <set>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/combined.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

using Relation = bool (*)(int first, int second);

bool is_white(int first, int second) { return first == second + 1 || second == first + 1; }
bool is_black(int first, int second) { return first == 2 * second || second == 2 * first; }
bool is_greater(int first, int second) { return first > second; }
bool is_x(int first, int second) { return first + second == 10; }
bool is_v(int first, int second) { return first + second == 5; }

std::optional<Fault> read_mark(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = read_group<2, Repeats::no>(kind, arguments, board)) return fault;
  if (!adjacent_pairs(board, board.rules.back().groups[0]).empty()) return std::nullopt;
  board.rules.pop_back();
  return fault_of(kind, " has no two cells that are neighbours");
}

template <Relation holds>
bool obeys_mark(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  for (const auto& [first, second] : adjacent_pairs(board, rule.groups[0])) {
    if (!holds(numbers[first], numbers[second])) return false;
  }
  return true;
}

// No neighbours without a mark of the two kinds look as if they had one.
bool obeys_strict(const Board& board, const Answer& answer, const RuleKind& one, Relation is_one, const RuleKind& two,
                  Relation is_two) {
  std::set<std::pair<Cell, Cell>> marked;
  const auto mark = [&](const Rule& rule) {
    if (rule.kind != &one && rule.kind != &two) return;
    for (const auto& [first, second] : adjacent_pairs(board, rule.groups[0])) {
      marked.insert(std::minmax(first, second));
    }
  };
  for_drawn_rules(board.rules, mark);
  const Numbers numbers{board, answer};
  for (const auto& [first, second] : adjacent_pairs(board.shape)) {
    if (marked.count(std::minmax(first, second)) != 0) continue;
    const int a = numbers[first], b = numbers[second];
    if (is_one(a, b) || is_two(a, b)) return false;
  }
  return true;
}

bool obeys_strict_kropki(const Rule&, const Board& board, const Answer& answer) {
  return obeys_strict(board, answer, white_dot, is_white, black_dot, is_black);
}

bool obeys_strict_xv(const Rule&, const Board& board, const Answer& answer) {
  return obeys_strict(board, answer, x, is_x, v, is_v);
}

}  // namespace

const RuleKind white_dot = {"WhiteDot", read_mark, write_group, obeys_mark<is_white>, compile_white_dot};
const RuleKind black_dot = {"BlackDot", read_mark, write_group, obeys_mark<is_black>, compile_black_dot};
const RuleKind greater_than = {"GreaterThan", read_mark, write_group, obeys_mark<is_greater>, compile_greater_than};
const RuleKind x = {"X", read_mark, write_group, obeys_mark<is_x>, compile_x};
const RuleKind v = {"V", read_mark, write_group, obeys_mark<is_v>, compile_v};
const RuleKind strict_kropki = {"StrictKropki",        read_nothing, write_nothing,     obeys_strict_kropki,
                                compile_strict_kropki, nullptr,      Place::whole_board};
const RuleKind strict_xv = {"StrictXV",        read_nothing, write_nothing,     obeys_strict_xv,
                            compile_strict_xv, nullptr,      Place::whole_board};

}  // namespace quadrille::variant::kinds
