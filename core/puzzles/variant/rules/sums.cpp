// Sums: of any group, along lines, and of segments that must be equal.
#include <algorithm>
#include <numeric>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

constexpr std::int32_t most_coefficient = 100;

// `10` or `10_=_1_-1_2`, with a coefficient for each cell.
std::optional<Fault> read_sum(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " needs a sum");
  std::vector<std::int32_t> numbers;
  Group cells;
  if (auto fault = read_cells(kind, arguments, 1, arguments.size(), board, 1, Repeats::yes, cells)) return fault;
  std::string_view rest = arguments[0];
  const std::string_view total = rest.substr(0, rest.find('_'));
  const auto sum = number_in(total, -most_number, most_number);
  if (!sum) return fault_at(arguments, 0, " is no sum; a sum is such as 10 or 10_=_1_-1");
  numbers.push_back(*sum);
  rest.remove_prefix(total.size());
  if (rest.empty()) {
    numbers.resize(cells.size() + 1, 1);
  } else {
    if (!rest.starts_with("_=_")) return fault_at(arguments, 0, " is no sum; a sum is such as 10 or 10_=_1_-1");
    for (rest.remove_prefix(2); !rest.empty();) {
      rest.remove_prefix(1);
      const std::string_view word = rest.substr(0, rest.find('_'));
      rest.remove_prefix(word.size());
      const auto coefficient = number_in(word, -most_coefficient, most_coefficient);
      if (!coefficient) return fault_at(arguments, 0, " has a coefficient that is no number from -100 to 100");
      numbers.push_back(*coefficient);
    }
    if (numbers.size() != cells.size() + 1) {
      return fault_at(
          arguments, 0,
          " has " + in_digits(numbers.size() - 1) + " coefficients for " + decimal(cells.size()) + " cells");
    }
  }
  add_rule(board, kind, std::move(numbers), {std::move(cells)});
  return std::nullopt;
}

void write_sum(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  write_number(rule.numbers[0], out);
  if (std::any_of(rule.numbers.begin() + 1, rule.numbers.end(), [](std::int32_t each) { return each != 1; })) {
    out += "_=";
    for (std::size_t i = 1; i < rule.numbers.size(); ++i) {
      out += '_';
      write_number(rule.numbers[i], out);
    }
  }
  write_group(rule, board, out);
}

bool obeys_sum(const Rule& rule, const Board& board, const Answer& answer) {
  const std::vector<int> values = Numbers{board, answer}.of(rule.groups[0]);
  return std::inner_product(values.begin(), values.end(), rule.numbers.begin() + 1, std::int64_t{0}) == rule.numbers[0];
}

bool obeys_arrow(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  const Group& cells = rule.groups[0];
  return numbers.sum(cells) == 2 * numbers[cells[0]];
}

// What is between the two circles has the sum of the circles.
bool obeys_double_arrow(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  const Group& cells = rule.groups[0];
  return numbers.sum(cells) == 2 * (numbers[cells.front()] + numbers[cells.back()]);
}

// The cells of the pill are read as a number from left to right and from top to bottom. They are neighbours, also by a
// corner, in an order in which both agree.
std::optional<Fault> read_pill_arrow(const RuleKind& kind, Arguments arguments, Board& board) {
  std::int32_t digits = 0;
  if (auto fault = read_number(arguments, 0, 2, 3, digits)) return fault;
  const auto pill_size = static_cast<std::size_t>(digits);
  Group cells;
  if (auto fault = read_cells(kind, arguments, 1, arguments.size(), board, pill_size + 1, Repeats::yes, cells)) {
    return fault;
  }
  Group pill(cells.begin(), cells.begin() + digits);
  std::sort(pill.begin(), pill.end());
  for (std::size_t i = 1; i < pill.size(); ++i) {
    const Area area = area_of(board, pill[0]);
    const std::size_t down = area.row(pill[i]) - area.row(pill[i - 1]);
    const std::size_t right = area.column(pill[i]) - area.column(pill[i - 1]);
    if (!area.has(pill[i]) || down > 1 || right > 1 || down + right == 0) {
      return fault_of(kind,
                      "'s pill cannot be read as a number: its cells must be neighbours, from left to right "
                      "and from top to bottom");
    }
  }
  add_rule(board, kind, {digits}, {std::move(cells)});
  return std::nullopt;
}

// Only the first cell of the pill may have a number of two digits.
bool obeys_pill_arrow(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  const Group& cells = rule.groups[0];
  Group pill(cells.begin(), cells.begin() + rule.numbers[0]);
  std::sort(pill.begin(), pill.end());
  int number = 0;
  for (const Cell cell : pill) {
    if (cell != pill[0] && numbers[cell] > 9) return false;
    number = number * 10 + numbers[cell];
  }
  return numbers.sum(cells) - numbers.sum(pill) == number;
}

// Cells at the same distance from the middle have the same sum, which is also the number in the middle, if there is
// one.
bool obeys_zipper(const Rule& rule, const Board& board, const Answer& answer) {
  const std::vector<int> line = Numbers{board, answer}.of(rule.groups[0]);
  const std::size_t half = line.size() / 2;
  const int sum = line.size() % 2 != 0 ? line[half] : line.front() + line.back();
  for (std::size_t i = 0; i < half; ++i) {
    if (line[i] + line[line.size() - 1 - i] != sum) return false;
  }
  return true;
}

// Whether a line can be cut into segments that each have the sum.
bool has_segments(std::span<const int> line, std::int32_t sum) {
  std::int32_t segment = 0;
  for (const int number : line) {
    segment += number;
    if (segment > sum) return false;
    if (segment == sum) segment = 0;
  }
  return segment == 0;
}

// The line is closed if `LOOP` stands behind its cells.
std::optional<Fault> read_sum_line(const RuleKind& kind, Arguments arguments, Board& board) {
  std::int32_t sum = 0;
  if (auto fault = read_number(arguments, 0, 1, most_number, sum)) return fault;
  const bool is_loop = arguments.back() == "LOOP";
  Group cells;
  if (auto fault =
          read_cells(kind, arguments, 1, arguments.size() - (is_loop ? 1 : 0), board, 1, Repeats::yes, cells)) {
    return fault;
  }
  add_rule(board, kind, {sum, is_loop ? 1 : 0}, {std::move(cells)});
  return std::nullopt;
}

void write_sum_line(const Rule& rule, const Board& board, std::string& out) {
  write_numbered_group(rule, board, out);
  if (rule.numbers[1] != 0) out += "~LOOP";
}

// A closed line may be cut anywhere first.
bool obeys_sum_line(const Rule& rule, const Board& board, const Answer& answer) {
  std::vector<int> line = Numbers{board, answer}.of(rule.groups[0]);
  const bool is_loop = rule.numbers[1] != 0;
  for (std::size_t cut = 0; cut < line.size(); ++cut) {
    if (has_segments(line, rule.numbers[0])) return true;
    if (!is_loop) return false;
    std::rotate(line.begin(), line.begin() + 1, line.end());
  }
  return false;
}

// A line is cut where it enters another region; cells in no region count as one region. Jigsaw pieces count only on a
// board without boxes.
bool obeys_region_sum_line(const Rule& rule, const Board& board, const Answer& answer) {
  std::vector<Group> regions = boxes(board);
  if (regions.empty()) regions = pieces(board);
  if (regions.empty()) return true;
  std::vector<std::size_t> region_of(board.cells(), regions.size());
  for (std::size_t i = 0; i < regions.size(); ++i) {
    for (const Cell cell : regions[i]) region_of[cell] = i;
  }
  const Numbers numbers{board, answer};
  std::vector<int> sums;
  const Group& line = rule.groups[0];
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == 0 || region_of[line[i]] != region_of[line[i - 1]]) sums.push_back(0);
    sums.back() += numbers[line[i]];
  }
  return std::all_of(sums.begin(), sums.end(), [&](int sum) { return sum == sums[0]; });
}

std::optional<Fault> read_equal_sum(const RuleKind& kind, Arguments arguments, Board& board) {
  std::vector<Group> segments;
  if (auto fault = read_segments(kind, arguments, 0, arguments.size(), board, 1, Repeats::no, segments)) return fault;
  add_rule(board, kind, {}, std::move(segments));
  return std::nullopt;
}

bool obeys_equal_sum(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  const std::int64_t sum = numbers.sum(rule.groups[0]);
  return std::all_of(rule.groups.begin(), rule.groups.end(),
                     [&](const Group& segment) { return numbers.sum(segment) == sum; });
}

}  // namespace

const RuleKind sum = {"Sum", read_sum, write_sum, obeys_sum, compile_sum};
const RuleKind arrow = {"Arrow", read_group<2, Repeats::yes>, write_group, obeys_arrow, compile_arrow};
const RuleKind double_arrow = {"DoubleArrow", read_group<3, Repeats::yes>, write_group, obeys_double_arrow,
                               compile_double_arrow};
const RuleKind pill_arrow = {"PillArrow", read_pill_arrow, write_numbered_group, obeys_pill_arrow, compile_pill_arrow};
const RuleKind zipper = {"Zipper", read_group<2, Repeats::yes>, write_group, obeys_zipper, compile_zipper};
const RuleKind sum_line = {"SumLine", read_sum_line, write_sum_line, obeys_sum_line, compile_sum_line};
const RuleKind region_sum_line = {"RegionSumLine", read_group<2, Repeats::yes>, write_group, obeys_region_sum_line,
                                  compile_region_sum_line};
const RuleKind equal_sum = {"EqualSum", read_equal_sum, write_segments, obeys_equal_sum, compile_equal_sum};

}  // namespace quadrille::variant::kinds
