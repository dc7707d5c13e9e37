#include "core/puzzles/variant/rules/arguments.hpp"

#include <algorithm>
#include <bitset>
#include <numeric>
#include <utility>

#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant {

namespace {

// From 1 to 16 in base 17; 0 for any other character.
unsigned coordinate(char c) {
  if (c >= '1' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'g') return static_cast<unsigned>(c - 'a' + 10);
  if (c >= 'A' && c <= 'G') return static_cast<unsigned>(c - 'A' + 10);
  return 0;
}

char coordinate_name(unsigned coordinate) { return "123456789abcdefg"[coordinate]; }

}  // namespace

void write_cell(const Board& board, Cell cell, std::string& out) {
  const Shape& shape = board.shape;
  if (cell < shape.size()) {
    out += 'R';
    out += coordinate_name(shape.row(cell));
    out += 'C';
    out += coordinate_name(shape.column(cell));
    return;
  }
  if (cell < board.cells()) {
    const auto group = std::find_if(board.variables.begin(), board.variables.end(),
                                    [&](const Variables& each) { return cell < each.first + each.size; });
    out += group->name;
    if (group->size > 1) out += decimal(cell - group->first + std::uint64_t{1});
    return;
  }
  const auto [kind, index] = lacking_group(board, cell);
  out += "DG";
  out += "CRB"[static_cast<std::size_t>(kind)];
  out += decimal(index + 1u);
}

namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

// VD12: the name of the group, and the number behind it.
std::pair<std::string_view, std::string_view> split_variable(std::string_view name) {
  std::size_t at = 0;
  while (at < name.size() && is_upper(name[at])) ++at;
  return {name.substr(0, at), name.substr(at)};
}

// Whether it is written like a cell of variables, such as VD12 or VD, or a label of regions, CC1; V12 and R1C1 are not.
bool is_variable_name(std::string_view name) {
  const auto [group, number] = split_variable(name);
  return group.size() > 1 && (group[0] == 'V' || (group == labels_name && !number.empty())) &&
         number.find_first_not_of("0123456789") == std::string_view::npos;
}

const Variables* group_named(const Board& board, std::string_view name) {
  const auto group = std::find_if(board.variables.begin(), board.variables.end(),
                                  [&](const Variables& each) { return each.name == name; });
  return group == board.variables.end() ? nullptr : &*group;
}

std::optional<Cell> variable_named(std::string_view name, const Board& board) {
  const auto [group_name, number] = split_variable(name);
  const Variables* const group = group_named(board, group_name);
  if (group == nullptr || number.empty() != (group->size == 1)) return std::nullopt;
  if (number.empty()) return group->first;
  const auto index = number_in(number, 1, group->size);
  if (!index || number[0] == '0') return std::nullopt;
  return static_cast<Cell>(group->first + *index - 1);
}

// Why a name that is written like a variable's is none.
Message variable_fault(std::string_view name, const Board& board) {
  const std::string_view group_name = split_variable(name).first;
  const Message prefix(group_name.substr(1));
  const Variables* const group = group_named(board, group_name);
  const bool is_label = group_name == labels_name;
  if (is_label && group == nullptr) return " is the label of a region, and the text has no .ChaosConstruction";
  if (is_label) return Message(" is no label of this board, which has CC1 to CC") + decimal(group->size);
  if (group == nullptr) return " is a cell of variables, and the text has no .Var~" + prefix;
  if (group->size == 1) return " is no cell of .Var~" + prefix + ", which has one: " + group->name;
  return " is no cell of .Var~" + prefix + ", which has " + decimal(group->size) + ": " + group->name + "1 to " +
         group->name + decimal(group->size);
}

}  // namespace

std::optional<Cell> cell_named(std::string_view name, const Board& board) {
  const Shape& shape = board.shape;
  if (name.size() > 3 && name.starts_with("DG")) {
    const bool has_them = !board.rules.empty() && board.rules[0].kind == &kinds::doppelganger;
    const std::size_t kind = std::string_view("CRB").find(name[2]);
    const auto number = number_in(name.substr(3), 1, shape.rows);
    if (!has_them || kind == std::string_view::npos || !number) return std::nullopt;
    if (kind == 2 && boxes(board).empty()) return std::nullopt;
    return static_cast<Cell>(board.cells() + kind * shape.rows + static_cast<std::size_t>(*number) - 1);
  }
  if (const auto variable = variable_named(name, board)) return variable;
  if (name.size() != 4 || (name[0] | 0x20) != 'r' || (name[2] | 0x20) != 'c') return std::nullopt;
  const unsigned row = coordinate(name[1]), column = coordinate(name[3]);
  if (row == 0 || row > shape.rows || column == 0 || column > shape.columns) return std::nullopt;
  return shape.cell(row - 1, column - 1);
}

Fault fault_at(Arguments arguments, std::size_t argument, const Message& rest) {
  return {quote(arguments[argument]) + rest, argument};
}

Fault fault_of(const RuleKind& kind, const Message& rest) { return {Message(kind.name) + rest}; }

std::optional<Fault> read_cell(Arguments arguments, std::size_t argument, const Board& board, Cell& cell) {
  if (const auto found = cell_named(arguments[argument], board)) {
    cell = *found;
    return std::nullopt;
  }
  if (is_variable_name(arguments[argument]))
    return fault_at(arguments, argument, variable_fault(arguments[argument], board));
  const Shape& shape = board.shape;
  return fault_at(arguments, argument,
                  " is no cell of this board of " + in_digits(shape.rows) + "x" + decimal(shape.columns) +
                      " cells; cells are R1C1, R1C2, …, with a to g for 10 to 16");
}

std::optional<Fault> read_cells(const RuleKind& kind, Arguments arguments, std::size_t from, std::size_t to,
                                const Board& board, std::size_t least, Repeats repeats, Group& cells) {
  if (to < from + least) {
    return fault_of(kind, " needs at least " + in_digits(least) + (least == 1 ? " cell" : " cells"));
  }
  if (to > from + most_in_group) return fault_of(kind, " has more than " + in_digits(most_in_group) + " cells");
  std::bitset<most_all_cells + 3 * most_side> seen;  // with what rows, columns and boxes lack
  cells.reserve(to - from);
  for (std::size_t i = from; i < to; ++i) {
    Cell cell = 0;
    if (auto fault = read_cell(arguments, i, board, cell)) return fault;
    if (repeats == Repeats::no && seen[cell]) {
      return fault_at(arguments, i, " is in this " + Message(kind.name) + " twice");
    }
    seen[cell] = true;
    cells.push_back(cell);
  }
  return std::nullopt;
}

std::optional<Fault> read_segments(const RuleKind& kind, Arguments arguments, std::size_t from, std::size_t to,
                                   const Board& board, std::size_t least, Repeats repeats,
                                   std::vector<Group>& segments) {
  for (std::size_t begin = from;;) {
    std::size_t end = begin;
    while (end < to && arguments[end] != "-") ++end;
    Group& segment = segments.emplace_back();
    if (auto fault = read_cells(kind, arguments, begin, end, board, least, repeats, segment)) return fault;
    if (end == to) return std::nullopt;
    begin = end + 1;
  }
}

std::optional<std::int32_t> number_in(std::string_view text, std::int32_t low, std::int32_t high) {
  const bool is_negative = text.starts_with('-');
  const auto whole = whole_number(text.substr(is_negative ? 1 : 0));
  if (!whole || *whole > 1'000'000) return std::nullopt;
  const auto number = static_cast<std::int32_t>(*whole) * (is_negative ? -1 : 1);
  if (number < low || number > high) return std::nullopt;
  return number;
}

std::optional<Fault> read_number(Arguments arguments, std::size_t argument, std::int32_t low, std::int32_t high,
                                 std::int32_t& number) {
  if (argument >= arguments.size()) return Fault{"a number is missing"};
  if (const auto read = number_in(arguments[argument], low, high)) {
    number = *read;
    return std::nullopt;
  }
  return fault_at(arguments, argument, " is no number from " + range_of(low, high));
}

Message range_of(std::int32_t low, std::int32_t high) {
  std::string numbers[2];
  write_number(low, numbers[0]);
  write_number(high, numbers[1]);
  return Message(numbers[0]) + " to " + numbers[1];
}

std::optional<Fault> expect_arguments(const RuleKind& kind, Arguments arguments, std::size_t least, std::size_t most) {
  if (arguments.size() > most) {
    return fault_at(arguments, most, " is one argument too many for " + Message(kind.name));
  }
  if (arguments.size() < least) return fault_of(kind, " has too few arguments");
  return std::nullopt;
}

void add_rule(Board& board, const RuleKind& kind, std::vector<std::int32_t> numbers, std::vector<Group> groups,
              std::string text) {
  Rule& rule = board.rules.emplace_back();
  rule.kind = &kind;
  rule.numbers = std::move(numbers);
  rule.groups = std::move(groups);
  rule.text = std::move(text);
}

std::optional<Fault> read_nothing(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 0, 0)) return fault;
  add_rule(board, kind);
  return std::nullopt;
}

void write_nothing(const Rule&, const Board&, std::string&) {}

void write_number(std::int32_t number, std::string& out) {
  if (number < 0) out += '-';
  out += decimal(static_cast<std::uint64_t>(number < 0 ? -number : number));
}

void write_cells(const Board& board, std::span<const Cell> cells, std::string& out) {
  for (const Cell cell : cells) {
    out += '~';
    write_cell(board, cell, out);
  }
}

void write_group(const Rule& rule, const Board& board, std::string& out) { write_cells(board, rule.groups[0], out); }

void write_numbered_group(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  write_number(rule.numbers[0], out);
  write_group(rule, board, out);
}

void write_segments(const Rule& rule, const Board& board, std::string& out) {
  for (std::size_t i = 0; i < rule.groups.size(); ++i) {
    if (i > 0) out += "~-";
    write_cells(board, rule.groups[i], out);
  }
}

int Numbers::operator[](Cell cell) const {
  const Shape& shape = board.shape;
  if (cell < board.cells()) return shape.lowest + answer[cell] - 1;
  const auto [kind, index] = lacking_group(board, cell);
  const Group group = kind == Lacking::row      ? row_of(shape, index)
                      : kind == Lacking::column ? column_of(shape, index)
                                                : boxes(board)[index];
  int number = shape.lowest;
  while (count(group, number) > 0) ++number;
  return number;
}

std::vector<int> Numbers::of(std::span<const Cell> cells) const {
  std::vector<int> numbers;
  numbers.reserve(cells.size());
  for (const Cell cell : cells) numbers.push_back((*this)[cell]);
  return numbers;
}

std::int64_t Numbers::sum(std::span<const Cell> cells) const {
  std::int64_t sum = 0;
  for (const Cell cell : cells) sum += (*this)[cell];
  return sum;
}

std::int64_t Numbers::sum_between_extremes(std::span<const Cell> line) const {
  const std::vector<int> numbers = of(line);
  const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
  return std::accumulate(std::min(low, high) + 1, std::max(low, high), std::int64_t{0});
}

bool Numbers::all_differ(std::span<const Cell> cells) const {
  std::uint32_t seen = 0;
  for (const Cell cell : cells) {
    const std::uint32_t value = std::uint32_t{1} << answer[cell];
    if ((seen & value) != 0) return false;
    seen |= value;
  }
  return true;
}

int Numbers::count(std::span<const Cell> cells, int number) const {
  int count = 0;
  for (const Cell cell : cells) count += (*this)[cell] == number;
  return count;
}

}  // namespace quadrille::variant
