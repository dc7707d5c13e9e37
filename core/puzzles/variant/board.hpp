// A Sudoku board with rules beyond the classic ones: its shape, the values that its cells may have, and its rules.
//
// Rules are read from a text into `Rule`s (rules.hpp), which say what a setter drew. `compile` (compile.hpp) turns them
// into the few kinds of constraints that engines know (core/network/network.hpp). `obeys` checks a finished board by
// the rules themselves and shares no code with either. Tested by tests/core/variant_rules_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::variant {

struct RuleKind;

/// A cell of the grid is row · columns + column, both from 0. Then come the variables, in order, then `Lacking` in
/// geometry.hpp.
using Cell = std::uint16_t;
using network::all_values;
using network::for_values;
using network::Network;
using network::Values;  ///< of a cell: of the indices of its values
using network::Variable;

constexpr unsigned most_side = 16;
constexpr unsigned most_values = 16;                       ///< of a cell
constexpr std::size_t most_cells = most_side * most_side;  ///< of the grid
constexpr std::size_t most_all_cells = 1000;               ///< of the grid and all variables together

/// Rows and columns, and the values of a cell: `lowest`, `lowest` + 1, …. The value with index i is the number
/// `lowest` + i. Lines and boxes with as many cells as there are values have every value once; with fewer, all their
/// values differ. A raw grid has no boxes, and its lines may have any values.
struct Shape {
  std::uint8_t rows = 9;
  std::uint8_t columns = 9;
  std::uint8_t values = 9;
  std::int8_t lowest = 1;
  bool is_raw = false;

  std::size_t size() const { return std::size_t{rows} * columns; }
  Cell cell(unsigned row, unsigned column) const { return static_cast<Cell>(row * columns + column); }
  unsigned row(Cell cell) const { return cell / columns; }
  unsigned column(Cell cell) const { return cell % columns; }
  friend bool operator==(const Shape&, const Shape&) = default;
};

/// Cells beside the grid, which rules name like its cells: VA1, VA2, … of `.Var~A~label~2x3`; of one cell, VA. They are
/// a board of their own: `columns` of them are a row, and the last row may be shorter.
struct Variables {
  std::string name;   ///< VA
  std::string label;  ///< as it is written
  std::uint16_t size = 1;
  std::uint16_t columns = 1;
  std::uint16_t first = 0;  ///< cell

  friend bool operator==(const Variables&, const Variables&) = default;
};

/// For `ChaosConstruction`: CC1, CC2, … are the region of each cell of the grid. Regions are numbered by their
/// first cells, in reading order, from the lowest value on.
inline constexpr std::string_view labels_name = "CC";

/// One rule as it was written. What `numbers`, `groups` and `text` mean is said by the rule's kind.
struct Rule {
  const RuleKind* kind = nullptr;
  std::vector<std::int32_t> numbers;
  std::vector<std::vector<Cell>> groups;  ///< of cells; a line is one group, in the order of the line
  std::string text;                       ///< a regular expression, the code of a relation or automaton, a name
  std::vector<Rule> children;             ///< of `Or`, `And` and `Replicate`
  std::uint32_t offset = 0;               ///< where it begins in the text, for errors

  friend bool operator==(const Rule& a, const Rule& b) {
    return a.kind == b.kind && a.numbers == b.numbers && a.groups == b.groups && a.text == b.text &&
           a.children == b.children;
  }
};

struct Board {
  Shape shape;
  std::vector<Variables> variables;
  /// By cell of the grid and of variables, what it may have: one value is a given, fewer than all are a list of
  /// candidates, none is a contradiction.
  std::vector<Values> candidates;
  std::vector<Rule> rules;  ///< of the text, in its order; without the shape and the candidates
  /// Rules in words, which no engine knows: lines, without a line break after the last one. Before them there may be
  /// two that begin with "Title: " and "Author: ".
  std::string words;
  std::uint32_t lines = 1;  ///< of the text that were read as this puzzle, without those that go on with one before
  std::string decoration;   ///< what is drawn without a rule, for those who draw the board: lines, likewise
  /// What `rules` compile to; never null after a board was read. It does not depend on `candidates`.
  std::shared_ptr<const Network> network;

  std::size_t cells() const { return candidates.size(); }
};

/// What engines for networks are asked; the board was compiled.
inline network::Problem problem_of(const Board& board) { return {board.network, board.candidates}; }

/// The index of each cell's value, from 1, those of variables too; 0 where it is blank.
using Answer = std::vector<std::uint8_t>;

}  // namespace quadrille::variant
