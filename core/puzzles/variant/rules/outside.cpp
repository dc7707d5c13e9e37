// Clues outside the board: about a row or column as it is seen from one side, or about a diagonal.
//
// `~C3~12~7` is a clue of 12 above column 3 and one of 7 below it; either may be missing. These are two rules.
#include <algorithm>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

// `R3` or `C3`.
std::optional<Fault> read_line(Arguments arguments, std::size_t argument, const Shape& shape, Group& line) {
  const std::string_view name = arguments[argument];
  if (name.size() >= 2 && (name[0] == 'R' || name[0] == 'C')) {
    const bool is_row = name[0] == 'R';
    if (const auto number = number_in(name.substr(1), 1, is_row ? shape.rows : shape.columns)) {
      const auto index = static_cast<unsigned>(*number) - 1;
      line = is_row ? row_of(shape, index) : column_of(shape, index);
      return std::nullopt;
    }
  }
  return fault_at(arguments, argument,
                  " is no row or column of this board of " + in_digits(shape.rows) + "x" + decimal(shape.columns) +
                      " cells; they are R1, R2, … and C1, C2, …");
}

void write_line(const Shape& shape, const Group& line, std::string& out) {
  const bool is_row = line.size() > 1 ? shape.row(line[0]) == shape.row(line[1]) : shape.rows > 1;
  out += is_row ? "~R" : "~C";
  out += decimal((is_row ? shape.row(line[0]) : shape.column(line[0])) + 1);
}

template <std::int32_t low>
std::optional<Fault> read_two_clues(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 2, 3)) return fault;
  Group line;
  if (auto fault = read_line(arguments, 0, board.shape, line)) return fault;
  bool has_clue = false;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    std::int32_t clue = 0;
    if (!arguments[i].empty()) {
      if (auto fault = read_number(arguments, i, low, most_number, clue)) return fault;
      has_clue = true;
      add_rule(board, kind, {clue}, {line});
    }
    std::reverse(line.begin(), line.end());
  }
  if (!has_clue) return fault_of(kind, " has no clue");
  return std::nullopt;
}

void write_clue(const Rule& rule, const Board& board, std::string& out) {
  const Group& line = rule.groups[0];
  write_line(board.shape, line, out);
  out += line.front() > line.back() ? "~~" : "~";
  write_number(rule.numbers[0], out);
  if (line.front() <= line.back()) out += '~';
}

// The sum of the first X cells, where X is the number in the first one.
bool obeys_x_sum(const Rule& rule, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  const Group& line = rule.groups[0];
  const int count = numbers[line[0]];
  if (count < 1 || static_cast<std::size_t>(count) > line.size()) return false;
  return numbers.sum(std::span(line).first(static_cast<std::size_t>(count))) == rule.numbers[0];
}

// How many cells are higher than all before; 0 is no building.
bool obeys_skyscraper(const Rule& rule, const Board& board, const Answer& answer) {
  int visible = 0, highest = 0;
  for (const int number : Numbers{board, answer}.of(rule.groups[0])) {
    visible += number > highest;
    highest = std::max(highest, number);
  }
  return visible == rule.numbers[0];
}

// The first cell that is lower than one before.
bool obeys_hidden_skyscraper(const Rule& rule, const Board& board, const Answer& answer) {
  const std::vector<int> line = Numbers{board, answer}.of(rule.groups[0]);
  const auto hidden = std::is_sorted_until(line.begin(), line.end());
  return hidden != line.end() && *hidden == rule.numbers[0];
}

// The clue is the number in the N-th cell, where N is the number in the first one.
bool obeys_numbered_room(const Rule& rule, const Board& board, const Answer& answer) {
  const std::vector<int> line = Numbers{board, answer}.of(rule.groups[0]);
  const int place = line[0];
  if (place < 1 || static_cast<std::size_t>(place) > line.size()) return false;
  return line[static_cast<std::size_t>(place) - 1] == rule.numbers[0];
}

std::optional<Fault> check_full_rank(const RuleKind& kind, const Shape& shape) {
  if (shape.rows == shape.columns && shape.values == shape.rows) return std::nullopt;
  return fault_of(kind, " needs as many rows as columns, and as many values");
}

std::optional<Fault> read_full_rank(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = check_full_rank(kind, board.shape)) return fault;
  return read_two_clues<1>(kind, arguments, board);
}

std::optional<Fault> read_full_rank_ties(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 1, 1)) return fault;
  if (auto fault = check_full_rank(kind, board.shape)) return fault;
  const std::string_view ties = arguments[0];
  if (ties != "none" && ties != "only-unclued" && ties != "any") {
    return fault_at(arguments, 0, " is not one of none, only-unclued and any");
  }
  add_rule(board, kind, {}, {}, std::string(ties));
  return std::nullopt;
}

void write_full_rank_ties(const Rule& rule, const Board&, std::string& out) { out += '~' + rule.text; }

// All rows and columns, each read from both ends.
std::vector<std::vector<int>> ranked_lines(const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  std::vector<std::vector<int>> lines;
  for (unsigned i = 0; i < board.shape.rows; ++i) {
    for (const Group& line : {row_of(board.shape, i), column_of(board.shape, i)}) {
      lines.push_back(numbers.of(line));
      lines.emplace_back(lines.back().rbegin(), lines.back().rend());
    }
  }
  return lines;
}

// One more line than the clue says has a lower rank: all lines are numbers, and the lowest one has rank 1. Lines with a
// clue have no equal, unless the board allows ties everywhere.
bool obeys_full_rank(const Rule& rule, const Board& board, const Answer& answer) {
  const std::vector<int> own = Numbers{board, answer}.of(rule.groups[0]);
  std::int32_t rank = 1, equals = 0;
  for (const std::vector<int>& line : ranked_lines(board, answer)) {
    rank += line < own;
    equals += line == own;
  }
  const bool is_tie_allowed = std::any_of(board.rules.begin(), board.rules.end(), [](const Rule& other) {
    return other.kind == &full_rank_ties && other.text == "any";
  });
  return rank == rule.numbers[0] && (equals == 1 || is_tie_allowed);
}

bool obeys_full_rank_ties(const Rule& rule, const Board& board, const Answer& answer) {
  if (rule.text != "none") return true;
  std::vector<std::vector<int>> lines = ranked_lines(board, answer);
  std::sort(lines.begin(), lines.end());
  return std::adjacent_find(lines.begin(), lines.end()) == lines.end();
}

std::optional<Fault> read_sandwich(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 2, 2)) return fault;
  std::int32_t sum = 0;
  Group line;
  if (auto fault = read_number(arguments, 0, 0, most_number, sum)) return fault;
  if (auto fault = read_line(arguments, 1, board.shape, line)) return fault;
  if (line.size() < 2) return fault_of(kind, " needs a line of at least 2 cells");
  add_rule(board, kind, {sum}, {std::move(line)});
  return std::nullopt;
}

void write_sandwich(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  write_number(rule.numbers[0], out);
  write_line(board.shape, rule.groups[0], out);
}

// The sum of what lies between the lowest and the highest number of the line.
bool obeys_sandwich(const Rule& rule, const Board& board, const Answer& answer) {
  return Numbers{board, answer}.sum_between_extremes(rule.groups[0]) == rule.numbers[0];
}

std::optional<Fault> read_little_killer(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 2, 2)) return fault;
  std::int32_t sum = 0;
  Cell from = 0;
  if (auto fault = read_number(arguments, 0, 0, most_number, sum)) return fault;
  if (auto fault = read_cell(arguments, 1, board, from)) return fault;
  Group line = from < board.shape.size() ? little_killer_line(board.shape, from) : Group();
  if (line.empty()) {
    return fault_at(arguments, 1,
                    " begins no diagonal: the left side looks down, the top to the left, the right side "
                    "up, the bottom to the right");
  }
  add_rule(board, kind, {sum}, {std::move(line)});
  return std::nullopt;
}

void write_little_killer(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  write_number(rule.numbers[0], out);
  write_cells(board, std::span(rule.groups[0]).first(1), out);
}

bool obeys_little_killer(const Rule& rule, const Board& board, const Answer& answer) {
  return Numbers{board, answer}.sum(rule.groups[0]) == rule.numbers[0];
}

}  // namespace

const RuleKind x_sum = {"XSum", read_two_clues<1>, write_clue, obeys_x_sum, compile_x_sum, nullptr, Place::outside};
const RuleKind skyscraper = {"Skyscraper",       read_two_clues<1>, write_clue,    obeys_skyscraper,
                             compile_skyscraper, nullptr,           Place::outside};
const RuleKind hidden_skyscraper = {"HiddenSkyscraper",      read_two_clues<0>,         write_clue,
                                    obeys_hidden_skyscraper, compile_hidden_skyscraper, nullptr,
                                    Place::outside};
const RuleKind numbered_room = {"NumberedRoom",        read_two_clues<0>, write_clue,    obeys_numbered_room,
                                compile_numbered_room, nullptr,           Place::outside};
const RuleKind full_rank = {"FullRank",        read_full_rank, write_clue,    obeys_full_rank,
                            compile_full_rank, nullptr,        Place::outside};
const RuleKind full_rank_ties = {"FullRankTies",       read_full_rank_ties,    write_full_rank_ties,
                                 obeys_full_rank_ties, compile_full_rank_ties, nullptr,
                                 Place::whole_sudoku};
const RuleKind sandwich = {"Sandwich",       read_sandwich, write_sandwich, obeys_sandwich,
                           compile_sandwich, nullptr,       Place::outside};
const RuleKind little_killer = {"LittleKiller",      read_little_killer,    write_little_killer,
                                obeys_little_killer, compile_little_killer, nullptr,
                                Place::outside};

}  // namespace quadrille::variant::kinds
