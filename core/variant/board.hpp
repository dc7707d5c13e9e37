// A Sudoku board with rules beyond the classic ones: its shape, the values that its cells may have, and its rules.
//
// Rules are read from a text into `Rule`s (rules.hpp), which say what a setter drew. `compile` (compile.hpp) turns them
// into the few kinds of constraints that engines know (network.hpp). `obeys` checks a finished board by the rules
// themselves and shares no code with either. Tested by tests/core/variant_rules_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace quadrille::variant {

struct Network;
struct RuleKind;

using Cell = std::uint16_t;  ///< row · columns + column, both from 0; above that, `Lacking` in geometry.hpp
/// A set of values: bit i is the value with index i. A cell has at most 16 values, an auxiliary variable at most 64.
using Values = std::uint64_t;

constexpr unsigned most_side = 16;
constexpr unsigned most_values = 16;
constexpr std::size_t most_cells = most_side * most_side;

/// The set of the first `count` values.
constexpr Values all_values(unsigned count) { return count == 64 ? ~Values{0} : (Values{1} << count) - 1; }

/// Calls `visit(value)` for the values of a set, ascending.
template <class F>
constexpr void for_values(Values set, F&& visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<unsigned>(std::countr_zero(set)));
}

/// Rows and columns, and the values of a cell: `lowest`, `lowest` + 1, …. The value with index i is the number
/// `lowest` + i. Lines and boxes with as many cells as there are values have every value once; with fewer, all their
/// values differ.
struct Shape {
  std::uint8_t rows = 9;
  std::uint8_t columns = 9;
  std::uint8_t values = 9;
  std::int8_t lowest = 1;

  std::size_t size() const { return std::size_t{rows} * columns; }
  Cell cell(unsigned row, unsigned column) const { return static_cast<Cell>(row * columns + column); }
  unsigned row(Cell cell) const { return cell / columns; }
  unsigned column(Cell cell) const { return cell % columns; }
  friend bool operator==(const Shape&, const Shape&) = default;
};

/// One rule as it was written. What `numbers`, `groups` and `text` mean is said by the rule's kind.
struct Rule {
  const RuleKind* kind = nullptr;
  std::vector<std::int32_t> numbers;
  std::vector<std::vector<Cell>> groups;  ///< of cells; a line is one group, in the order of the line
  std::string text;                       ///< a regular expression, the code of a relation or automaton, a name
  std::uint32_t offset = 0;               ///< where it begins in the text, for errors

  friend bool operator==(const Rule& a, const Rule& b) {
    return a.kind == b.kind && a.numbers == b.numbers && a.groups == b.groups && a.text == b.text;
  }
};

struct Board {
  Shape shape;
  /// By cell, what it may have: one value is a given, fewer than all are a list of candidates, none is a contradiction.
  std::vector<Values> candidates;
  std::vector<Rule> rules;  ///< of the text, in its order; without the shape and the candidates
  std::string words;        ///< rules in words, which no engine knows: lines, without a line break after the last one
  std::uint32_t lines = 1;  ///< of the text that were read as this puzzle, without those that go on with one before
  std::string decoration;   ///< what is drawn without a rule, for those who draw the board: lines, likewise
  /// What `rules` compile to; never null after a board was read. It does not depend on `candidates`.
  std::shared_ptr<const Network> network;
};

/// The index of each cell's value, from 1; 0 where it is blank.
using Answer = std::vector<std::uint8_t>;

/// The boxes, then the pieces of jigsaws: in each, all values differ. (geometry.hpp has the two, and other groups.)
std::vector<std::vector<Cell>> regions(const Board& board);

/// Whether `answer` solves `board`: candidates, rows, columns, regions, and every rule.
bool obeys(const Board& board, const Answer& answer);
/// A bound on the work of `obeys` (search/engine.hpp).
std::int64_t work_to_check(const Board& board);

}  // namespace quadrille::variant
