// What the rows of the table share: reading the arguments of a rule, writing them, and looking at an answer.
//
// A function `read_…` returns what is wrong, or nothing. Tested by tests/core/variant_text_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules.hpp"

namespace quadrille::variant {

/// The largest number of cells in a group: a line may visit each cell twice.
constexpr std::size_t most_in_group = 2 * most_all_cells;
/// Sums and clues are at most this.
constexpr std::int32_t most_number = 99'999;

/// Whether a cell may occur twice in a group.
enum class Repeats : bool { no, yes };

/// `cell` as the notation writes it: R1C1, with a to g for 10 to 16; VA1 for a variable; or DGC1, DGR1, DGB1 for what
/// the first row, column and box lack.
void write_cell(const Board& board, Cell cell, std::string& out);
std::optional<Cell> cell_named(std::string_view name, const Board& board);

/// A fault about argument `argument`: its text in quotes, then `rest`.
Fault fault_at(Arguments arguments, std::size_t argument, const Message& rest);
Fault fault_of(const RuleKind& kind, const Message& rest);

/// Reads the cell that argument `argument` names.
std::optional<Fault> read_cell(Arguments arguments, std::size_t argument, const Board& board, Cell& cell);
/// Reads the arguments `from` … `to` - 1, all of them cells: at least `least`.
std::optional<Fault> read_cells(const RuleKind& kind, Arguments arguments, std::size_t from, std::size_t to,
                                const Board& board, std::size_t least, Repeats repeats, Group& cells);
/// Reads the arguments `from` … `to` - 1 as segments of at least `least` cells, with `-` between two of them.
std::optional<Fault> read_segments(const RuleKind& kind, Arguments arguments, std::size_t from, std::size_t to,
                                   const Board& board, std::size_t least, Repeats repeats,
                                   std::vector<Group>& segments);
/// Reads a number from `low` to `high`.
std::optional<Fault> read_number(Arguments arguments, std::size_t argument, std::int32_t low, std::int32_t high,
                                 std::int32_t& number);
std::optional<std::int32_t> number_in(std::string_view text, std::int32_t low, std::int32_t high);
/// A fault if there are fewer or more arguments.
std::optional<Fault> expect_arguments(const RuleKind& kind, Arguments arguments, std::size_t least, std::size_t most);

void add_rule(Board& board, const RuleKind& kind, std::vector<std::int32_t> numbers = {},
              std::vector<Group> groups = {}, std::string text = {});

/// Reads no arguments.
std::optional<Fault> read_nothing(const RuleKind& kind, Arguments arguments, Board& board);
void write_nothing(const Rule& rule, const Board& board, std::string& out);

/// Reads cells and nothing else: at least `least`.
template <std::size_t least, Repeats repeats>
std::optional<Fault> read_group(const RuleKind& kind, Arguments arguments, Board& board) {
  Group cells;
  if (auto fault = read_cells(kind, arguments, 0, arguments.size(), board, least, repeats, cells)) return fault;
  add_rule(board, kind, {}, {std::move(cells)});
  return std::nullopt;
}
/// Reads a number from `low` to `high`, then cells.
template <std::int32_t low, std::int32_t high, std::size_t least, Repeats repeats>
std::optional<Fault> read_numbered_group(const RuleKind& kind, Arguments arguments, Board& board) {
  std::int32_t number = 0;
  Group cells;
  if (auto fault = read_number(arguments, 0, low, high, number)) return fault;
  if (auto fault = read_cells(kind, arguments, 1, arguments.size(), board, least, repeats, cells)) return fault;
  add_rule(board, kind, {number}, {std::move(cells)});
  return std::nullopt;
}

void write_number(std::int32_t number, std::string& out);
/// "{0} to {1}".
Message range_of(std::int32_t low, std::int32_t high);
/// `~R1C1~R1C2…`
void write_cells(const Board& board, std::span<const Cell> cells, std::string& out);
/// The first group.
void write_group(const Rule& rule, const Board& board, std::string& out);
/// The first number, then the first group.
void write_numbered_group(const Rule& rule, const Board& board, std::string& out);
/// The groups, with `~-` between them.
void write_segments(const Rule& rule, const Board& board, std::string& out);

/// The numbers in the cells of an answer.
struct Numbers {
  const Board& board;
  const Answer& answer;

  /// For what a group lacks, the lowest number that is not in it.
  int operator[](Cell cell) const;
  std::vector<int> of(std::span<const Cell> cells) const;
  std::int64_t sum(std::span<const Cell> cells) const;
  /// The sum of what lies between the lowest and the highest number of a line.
  std::int64_t sum_between_extremes(std::span<const Cell> line) const;
  bool all_differ(std::span<const Cell> cells) const;
  /// How many of the cells have `number`.
  int count(std::span<const Cell> cells, int number) const;
};

}  // namespace quadrille::variant
