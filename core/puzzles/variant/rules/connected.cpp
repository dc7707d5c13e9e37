// Cells whose values make one connected region.
#include <algorithm>
#include <iterator>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

// The grid, which has no name, or a group of variables.
std::optional<Fault> read_area(Arguments arguments, const Board& board, Group& cells) {
  std::size_t first = 0, size = board.shape.size();
  if (!arguments[0].empty()) {
    const auto group = std::find_if(board.variables.begin(), board.variables.end(),
                                    [&](const Variables& each) { return each.name == arguments[0]; });
    if (group == board.variables.end())
      return fault_at(arguments, 0, " is no group of cells: it is nothing for the grid, or such as VA for .Var~A");
    first = group->first;
    size = group->size;
  }
  for (std::size_t i = 0; i < size; ++i) cells.push_back(static_cast<Cell>(first + i));
  return std::nullopt;
}

// The group, its values, and perhaps how many cells have them; the rule's numbers are that or 0, then the values.
std::optional<Fault> read_connected_values(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 2, 3)) return fault;
  Group cells;
  if (auto fault = read_area(arguments, board, cells)) return fault;
  std::vector<std::int32_t> numbers = {0};
  if (arguments.size() > 2 && !arguments[2].empty()) {
    if (auto fault = read_number(arguments, 2, 1, most_all_cells, numbers[0])) return fault;
  }
  const Shape& shape = board.shape;
  std::string_view rest = arguments[1];
  for (bool is_over = false; !is_over;) {
    const std::string_view word = rest.substr(0, rest.find_first_of("_,"));
    const auto value = number_in(word, shape.lowest, shape.lowest + shape.values - 1);
    if (!value) return fault_at(arguments, 1, " is no list of values of this board, such as 1_2");
    if (std::find(numbers.begin() + 1, numbers.end(), *value) == numbers.end()) numbers.push_back(*value);
    is_over = word.size() == rest.size();
    if (!is_over) rest.remove_prefix(word.size() + 1);
  }
  add_rule(board, kind, std::move(numbers), {std::move(cells)});
  return std::nullopt;
}

void write_connected_values(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  for (const Variables& each : board.variables)
    if (each.first == rule.groups[0][0]) out += each.name;
  for (std::size_t i = 1; i < rule.numbers.size(); ++i) {
    out += i == 1 ? '~' : '_';
    write_number(rule.numbers[i], out);
  }
  if (rule.numbers[0] == 0) return;
  out += '~';
  write_number(rule.numbers[0], out);
}

// From one of the cells, all others are reached by neighbours that have such values too.
bool obeys_connected_values(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  Group left;
  for (const Cell cell : rule.groups[0])
    if (std::find(rule.numbers.begin() + 1, rule.numbers.end(), numbers[cell]) != rule.numbers.end())
      left.push_back(cell);
  if (left.empty() || (rule.numbers[0] != 0 && left.size() != static_cast<std::size_t>(rule.numbers[0]))) return false;
  const Area area = area_of(board, left[0]);
  Group reached = {left[0]};
  std::erase(left, reached[0]);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const auto touches = [&, at = reached[i]](Cell cell) {
      const bool is_beside = area.row(cell) == area.row(at) && (cell + 1 == at || at + 1 == cell);
      return is_beside || cell + area.columns == at || at + area.columns == cell;
    };
    std::copy_if(left.begin(), left.end(), std::back_inserter(reached), touches);
    std::erase_if(left, touches);
  }
  return left.empty();
}

// Each cell that is reached is compared with those that are left.
std::int64_t work_of_region(const Rule& rule) {
  const auto cells = static_cast<std::int64_t>(rule.groups[0].size());
  return cells * cells;
}

}  // namespace

const RuleKind connected_values = {"ConnectedValues",      read_connected_values,    write_connected_values,
                                   obeys_connected_values, compile_connected_values, work_of_region,
                                   Place::whole_board};

}  // namespace quadrille::variant::kinds
