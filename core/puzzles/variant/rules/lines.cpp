// Lines whose values are compared: thermometers, whispers, renban, modular and entropic lines, palindromes, between and
// lockout lines, and lines that index themselves.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

using Line = std::vector<int>;

bool obeys_thermo(const Rule& rule, const Board& board, const Answer& answer) {
  const Line line = Numbers{board, answer}.of(rule.groups[0]);
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] <= line[i - 1]) return false;
  }
  return true;
}

// German whispers have no number: their neighbours differ by at least 5.
std::optional<Fault> read_whisper(const RuleKind& kind, Arguments arguments, Board& board) {
  std::int32_t difference = 5;
  const bool has_number = !arguments.empty() && number_in(arguments[0], -most_number, most_number).has_value();
  Group cells;
  if (has_number) {
    if (auto fault = read_number(arguments, 0, 0, most_number, difference)) return fault;
  }
  if (auto fault = read_cells(kind, arguments, has_number ? 1 : 0, arguments.size(), board, 2, Repeats::yes, cells)) {
    return fault;
  }
  add_rule(board, kind, {difference}, {std::move(cells)});
  return std::nullopt;
}

bool obeys_whisper(const Rule& rule, const Board& board, const Answer& answer) {
  const Line line = Numbers{board, answer}.of(rule.groups[0]);
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (std::abs(line[i] - line[i - 1]) < rule.numbers[0]) return false;
  }
  return true;
}

// A line that is closed or crosses itself visits a cell twice, which says nothing more.
std::optional<Fault> read_renban(const RuleKind& kind, Arguments arguments, Board& board) {
  Group line, cells;
  if (auto fault = read_cells(kind, arguments, 0, arguments.size(), board, 2, Repeats::yes, line)) return fault;
  for (const Cell cell : line)
    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  if (cells.size() < 2) return fault_of(kind, " needs at least 2 cells");
  add_rule(board, kind, {}, {std::move(cells)});
  return std::nullopt;
}

bool obeys_renban(const Rule& rule, const Board& board, const Answer& answer) {
  Line line = Numbers{board, answer}.of(rule.groups[0]);
  std::sort(line.begin(), line.end());
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] != line[i - 1] + 1) return false;
  }
  return true;
}

// Any `window` cells in a row are of different classes, where `class_of` is the class of a number.
template <class ClassOf>
bool has_mixed_windows(const Line& line, std::size_t window, ClassOf&& class_of) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = i + 1; j < line.size() && j < i + window; ++j) {
      if (class_of(line[i]) == class_of(line[j])) return false;
    }
  }
  return true;
}

// Cells that are a modulus apart are equal modulo it: with any `modulus` numbers in a row different, this only says
// more where a modulus has fewer remainders among the values than itself.
bool obeys_modular(const Rule& rule, const Board& board, const Answer& answer) {
  const Line line = Numbers{board, answer}.of(rule.groups[0]);
  const std::int32_t modulus = rule.numbers[0];
  const auto remainder = [modulus](int number) { return number % modulus; };
  const auto period = static_cast<std::size_t>(modulus);
  for (std::size_t i = period; i < line.size(); ++i) {
    if (remainder(line[i]) != remainder(line[i - period])) return false;
  }
  return has_mixed_windows(line, period, remainder);
}

std::optional<Fault> read_entropic(const RuleKind& kind, Arguments arguments, Board& board) {
  if (board.shape.values != 9 || board.shape.lowest != 1) return fault_of(kind, " needs the values 1 to 9");
  return read_group<2, Repeats::yes>(kind, arguments, board);
}

bool obeys_entropic(const Rule& rule, const Board& board, const Answer& answer) {
  const auto third = [](int number) { return (number - 1) / 3; };
  return has_mixed_windows(Numbers{board, answer}.of(rule.groups[0]), 3, third);
}

bool obeys_palindrome(const Rule& rule, const Board& board, const Answer& answer) {
  const Line line = Numbers{board, answer}.of(rule.groups[0]);
  return std::equal(line.begin(), line.end(), line.rbegin());
}

bool obeys_between(const Rule& rule, const Board& board, const Answer& answer) {
  const Line line = Numbers{board, answer}.of(rule.groups[0]);
  const auto [low, high] = std::minmax({line.front(), line.back()});
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] <= low || line[i] >= high) return false;
  }
  return true;
}

bool obeys_lockout(const Rule& rule, const Board& board, const Answer& answer) {
  const Line line = Numbers{board, answer}.of(rule.groups[0]);
  const auto [low, high] = std::minmax({line.front(), line.back()});
  if (high - low < rule.numbers[0]) return false;
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] >= low && line[i] <= high) return false;
  }
  return true;
}

// The first number is also in the cell that the second number counts off, from the third cell on.
bool obeys_value_indexing(const Rule& rule, const Board& board, const Answer& answer) {
  const Line line = Numbers{board, answer}.of(rule.groups[0]);
  const int distance = line[1];
  if (distance < 1 || static_cast<std::size_t>(distance) + 2 > line.size()) return false;
  return line[static_cast<std::size_t>(distance) + 1] == line[0];
}

}  // namespace

const RuleKind thermo = {"Thermo", read_group<2, Repeats::no>, write_group, obeys_thermo, compile_thermo};
const RuleKind whisper = {"Whisper", read_whisper, write_numbered_group, obeys_whisper, compile_whisper};
const RuleKind renban = {"Renban", read_renban, write_group, obeys_renban, compile_renban};
const RuleKind modular = {"Modular", read_numbered_group<1, most_number, 2, Repeats::yes>, write_numbered_group,
                          obeys_modular, compile_modular};
const RuleKind entropic = {"Entropic", read_entropic, write_group, obeys_entropic, compile_entropic};
const RuleKind palindrome = {"Palindrome", read_group<2, Repeats::yes>, write_group, obeys_palindrome,
                             compile_palindrome};
const RuleKind between = {"Between", read_group<2, Repeats::yes>, write_group, obeys_between, compile_between};
const RuleKind lockout = {"Lockout", read_numbered_group<1, most_number, 2, Repeats::yes>, write_numbered_group,
                          obeys_lockout, compile_lockout};
const RuleKind value_indexing = {"ValueIndexing", read_group<3, Repeats::yes>, write_group, obeys_value_indexing,
                                 compile_value_indexing};

}  // namespace quadrille::variant::kinds
