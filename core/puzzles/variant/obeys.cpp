#include "core/puzzles/variant/obeys.hpp"

#include <algorithm>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"

namespace quadrille::variant {

bool obeys(const Board& board, const Answer& answer) {
  const Shape& shape = board.shape;
  if (answer.size() != board.cells()) return false;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (answer[cell] == 0 || answer[cell] > shape.values) return false;
    if ((board.candidates[cell] >> (answer[cell] - 1u) & 1) == 0) return false;
  }
  const Numbers numbers{board, answer};
  for (unsigned row = 0; row < shape.rows && !shape.is_raw; ++row) {
    if (!numbers.all_differ(row_of(shape, row))) return false;
  }
  for (unsigned column = 0; column < shape.columns && !shape.is_raw; ++column) {
    if (!numbers.all_differ(column_of(shape, column))) return false;
  }
  const auto all_differ = [&](const Group& group) { return numbers.all_differ(group); };
  const std::vector<Group> groups = regions(board);
  if (!std::all_of(groups.begin(), groups.end(), all_differ)) return false;
  const auto obeys_rule = [&](const Rule& rule) { return rule.kind->obeys(rule, board, answer); };
  return std::all_of(board.rules.begin(), board.rules.end(), obeys_rule);
}

std::int64_t work_to_check(const Board& board) {
  constexpr std::size_t per_cell = 4;
  std::size_t cells = 4 * board.shape.size();  // in rows, columns and regions, and alone
  std::int64_t work = 0;
  for (const Rule& rule : board.rules) {
    if (rule.kind->work_to_check != nullptr) work += rule.kind->work_to_check(rule);
    for (const Group& group : rule.groups) cells += 1 + group.size();
    if (rule.groups.empty()) cells += board.shape.size();  // it is about all cells
  }
  return work + static_cast<std::int64_t>(per_cell * cells);
}

}  // namespace quadrille::variant
