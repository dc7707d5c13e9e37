// Groups of cells of which values are counted or compared, and cells that say where a value is.
#include <algorithm>
#include <bitset>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

// Values of the board, with `_` between them.
std::optional<Fault> read_values(Arguments arguments, std::size_t argument, const Shape& shape,
                                 std::vector<std::int32_t>& values) {
  const int highest = shape.lowest + shape.values - 1;
  for (std::string_view rest = arguments[argument];; rest.remove_prefix(1)) {
    const std::string_view word = rest.substr(0, rest.find('_'));
    const auto value = number_in(word, shape.lowest, highest);
    if (!value) {
      return fault_at(arguments, argument,
                      " is no list of values from " + range_of(shape.lowest, highest) + ", such as 1_2_2");
    }
    values.push_back(*value);
    if (values.size() > most_cells) return fault_at(arguments, argument, " has too many values");
    rest.remove_prefix(word.size());
    if (rest.empty()) return std::nullopt;
  }
}

std::optional<Fault> read_contain(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " needs values");
  std::vector<std::int32_t> values;
  Group cells;
  if (auto fault = read_values(arguments, 0, board.shape, values)) return fault;
  if (auto fault = read_cells(kind, arguments, 1, arguments.size(), board, 1, Repeats::no, cells)) return fault;
  add_rule(board, kind, std::move(values), {std::move(cells)});
  return std::nullopt;
}

void write_contain(const Rule& rule, const Board& board, std::string& out) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i) {
    out += i == 0 ? '~' : '_';
    write_number(rule.numbers[i], out);
  }
  write_group(rule, board, out);
}

// The top left cell of a square, then the values.
std::optional<Fault> read_quad(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 2, 1 + most_cells)) return fault;
  const Shape& shape = board.shape;
  Cell corner = 0;
  if (auto fault = read_cell(arguments, 0, board, corner)) return fault;
  const Area area = area_of(board, corner);
  const std::size_t last = corner + area.columns + 1;
  if (area.column(corner) + 1 >= area.columns || last >= area.first + area.size) {
    return fault_at(arguments, 0, " is not the top left cell of a square of four cells");
  }
  std::vector<std::int32_t> values;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    values.emplace_back();
    if (auto fault = read_number(arguments, i, shape.lowest, shape.lowest + shape.values - 1, values.back())) {
      return fault;
    }
  }
  add_rule(board, kind, std::move(values),
           {{corner, static_cast<Cell>(corner + 1), static_cast<Cell>(last - 1), static_cast<Cell>(last)}});
  return std::nullopt;
}

void write_quad(const Rule& rule, const Board& board, std::string& out) {
  write_cells(board, std::span(rule.groups[0]).first(1), out);
  for (const std::int32_t number : rule.numbers) {
    out += '~';
    write_number(number, out);
  }
}

template <bool exactly>
bool obeys_contain(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  return std::all_of(rule.numbers.begin(), rule.numbers.end(), [&](std::int32_t value) {
    const auto wanted = std::count(rule.numbers.begin(), rule.numbers.end(), value);
    const auto found = numbers.count(rule.groups[0], value);
    return exactly ? found == wanted : found >= wanted;
  });
}

// A clue such as 1223: one 2 and two 3s.
std::optional<Fault> read_look_and_say(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " needs a clue");
  const std::string_view clue = arguments[0];
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (clue.empty() || clue.size() % 2 != 0 || !std::all_of(clue.begin(), clue.end(), is_digit)) {
    return fault_at(arguments, 0, " is no clue; a clue has two digits, a count and a value, once or several times");
  }
  std::vector<std::int32_t> numbers;
  std::bitset<10> seen;
  for (std::size_t i = 0; i < clue.size(); i += 2) {
    const int count = clue[i] - '0', value = clue[i + 1] - '0';
    if (seen[static_cast<std::size_t>(value)]) return fault_at(arguments, 0, " counts a value twice");
    seen.set(static_cast<std::size_t>(value));
    numbers.push_back(count);
    numbers.push_back(value);
  }
  Group cells;
  if (auto fault = read_cells(kind, arguments, 1, arguments.size(), board, 1, Repeats::no, cells)) return fault;
  add_rule(board, kind, std::move(numbers), {std::move(cells)});
  return std::nullopt;
}

void write_look_and_say(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  for (const std::int32_t digit : rule.numbers) write_number(digit, out);
  write_group(rule, board, out);
}

bool obeys_look_and_say(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  for (std::size_t i = 0; i < rule.numbers.size(); i += 2) {
    if (numbers.count(rule.groups[0], rule.numbers[i + 1]) != rule.numbers[i]) return false;
  }
  return true;
}

// The number of sets, then the cells of all sets.
std::optional<Fault> read_same_values(const RuleKind& kind, Arguments arguments, Board& board) {
  std::int32_t number = 0;
  if (auto fault = read_number(arguments, 0, 1, most_cells, number)) return fault;
  const auto sets = static_cast<std::size_t>(number);
  const std::size_t cells = arguments.size() - 1;
  if (cells == 0 || cells % sets != 0) {
    return fault_at(arguments, 0, " sets of the same size cannot be made of " + in_digits(cells) + " cells");
  }
  std::vector<Group> groups(sets);
  for (std::size_t i = 0; i < sets; ++i) {
    const std::size_t from = 1 + i * (cells / sets);
    if (auto fault = read_cells(kind, arguments, from, from + cells / sets, board, 1, Repeats::no, groups[i])) {
      return fault;
    }
  }
  add_rule(board, kind, {}, std::move(groups));
  return std::nullopt;
}

void write_same_values(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  out += decimal(rule.groups.size());
  for (const Group& group : rule.groups) write_cells(board, group, out);
}

bool obeys_same_values(const Rule& rule, const Board& board, const Answer& answer) {
  const auto sorted_values = [&](const Group& group) {
    std::vector<int> values = Numbers{board, answer}.of(group);
    std::sort(values.begin(), values.end());
    return values;
  };
  const std::vector<int> wanted = sorted_values(rule.groups[0]);
  return std::all_of(rule.groups.begin(), rule.groups.end(),
                     [&](const Group& group) { return sorted_values(group) == wanted; });
}

std::optional<Fault> read_count_distinct(const RuleKind& kind, Arguments arguments, Board& board) {
  Group control, others;
  const std::size_t end = arguments.size();
  if (end < 2) return fault_of(kind, " needs a cell that counts and cells that are counted");
  if (auto fault = read_cells(kind, arguments, 0, 1, board, 1, Repeats::no, control)) return fault;
  if (auto fault = read_cells(kind, arguments, 1, end, board, 1, Repeats::no, others)) return fault;
  add_rule(board, kind, {}, {std::move(control), std::move(others)});
  return std::nullopt;
}

void write_count_distinct(const Rule& rule, const Board& board, std::string& out) {
  for (const Group& group : rule.groups) write_cells(board, group, out);
}

bool obeys_count_distinct(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  std::bitset<most_values + 1> values;
  for (const Cell cell : rule.groups[1]) values.set(answer[cell]);
  return numbers[rule.groups[0][0]] == static_cast<int>(values.count());
}

// Each number in the circles occurs in as many circles as it says.
bool obeys_counting_circles(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  return std::all_of(rule.groups[0].begin(), rule.groups[0].end(),
                     [&](Cell cell) { return numbers.count(rule.groups[0], numbers[cell]) == numbers[cell]; });
}

std::optional<Fault> read_indexing(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty() || (arguments[0] != "C" && arguments[0] != "R")) {
    return Fault{"Indexing begins with C for columns or R for rows", arguments.empty() ? Fault::whole : 0};
  }
  Group cells;
  if (auto fault = read_cells(kind, arguments, 1, arguments.size(), board, 1, Repeats::no, cells)) return fault;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i] >= board.shape.size()) return fault_at(arguments, i + 1, " is in no row and no column of the grid");
  add_rule(board, kind, {arguments[0] == "R" ? 1 : 0}, {std::move(cells)});
  return std::nullopt;
}

void write_indexing(const Rule& rule, const Board& board, std::string& out) {
  out += rule.numbers[0] != 0 ? "~R" : "~C";
  write_group(rule, board, out);
}

// A cell in column c with the number n says that c is in column n of its row; the same for rows.
bool obeys_indexing(const Rule& rule, const Board& board, const Answer& answer) {
  const Shape& shape = board.shape;
  const Numbers numbers{board, answer};
  const bool by_row = rule.numbers[0] != 0;
  return std::all_of(rule.groups[0].begin(), rule.groups[0].end(), [&](Cell cell) {
    const Group line = by_row ? column_of(shape, shape.column(cell)) : row_of(shape, shape.row(cell));
    const unsigned own = (by_row ? shape.row(cell) : shape.column(cell)) + 1;
    const int place = numbers[cell];
    if (place < 1 || static_cast<std::size_t>(place) > line.size()) return false;
    return numbers[line[static_cast<std::size_t>(place) - 1]] == static_cast<int>(own);
  });
}

}  // namespace

const RuleKind contain_at_least = {"ContainAtLeast", read_contain, write_contain, obeys_contain<false>,
                                   compile_contain_at_least};
const RuleKind contain_exact = {"ContainExact", read_contain, write_contain, obeys_contain<true>,
                                compile_contain_exact};
const RuleKind quad = {"Quad", read_quad, write_quad, obeys_contain<false>, compile_quad};
const RuleKind look_and_say = {"LookAndSay", read_look_and_say, write_look_and_say, obeys_look_and_say,
                               compile_look_and_say};
const RuleKind same_values = {"SameValues", read_same_values, write_same_values, obeys_same_values,
                              compile_same_values};
const RuleKind count_distinct = {"CountDistinct", read_count_distinct, write_count_distinct, obeys_count_distinct,
                                 compile_count_distinct};
const RuleKind counting_circles = {"CountingCircles", read_group<1, Repeats::no>, write_group, obeys_counting_circles,
                                   compile_counting_circles};
const RuleKind indexing = {"Indexing",       read_indexing, write_indexing,     obeys_indexing,
                           compile_indexing, nullptr,       Place::sudoku_cells};

}  // namespace quadrille::variant::kinds
