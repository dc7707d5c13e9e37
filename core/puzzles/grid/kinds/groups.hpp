// The nouns of rules: the groups of cells of a board that a rule holds for, and the cells around a cell that it counts.
// A row each of two tables. Compilers and the check of finished boards share them. Tested by
// tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/function_ref.hpp"
#include "core/puzzles/grid/kinds/kind.hpp"

namespace quadrille::grid::kinds {

struct Place;

/// The clue of a cell; null if it has none.
const Token* clue_of_cell(const Text& text, std::size_t cell);
/// The same, if it is a number alone, which is that of its region in some kinds.
const Token* number_at(const Text& text, std::size_t cell);
/// Whether a clue, which may be null, is of a group.
bool has_mark(const Token* clue, const Group& group);

/// What rules ask of a board, found once. The text outlives it.
class Ground {
 public:
  explicit Ground(const Text& text);

  const Text& text;
  const Text& whole;  ///< with all clues, where some of `text` were left out
  bool is_wall(std::size_t cell) const { return is_wall_[cell]; }
  bool has_walls() const { return has_walls_; }
  unsigned values() const { return values_; }  ///< as `count_values`, which reads all regions
  /// Without walls.
  Cells present(Cells cells) const;
  /// The parts of a place between walls; of a line of a list, all of it.
  std::vector<Cells> unbroken(const Place& place) const;
  const std::vector<Cells>& regions() const { return regions_; }
  /// None of a wall, and of a cell of no region.
  std::optional<std::size_t> region_of(std::size_t cell) const;
  const std::vector<Cells>& runs() const { return runs_of_.empty() ? make_runs() : runs_; }
  /// Those that a cell is in: of its row, and of its column.
  std::span<const std::size_t> runs_of(std::size_t cell) const { return runs(), runs_of_[cell]; }

 private:
  const std::vector<Cells>& make_runs() const;

  unsigned values_;
  std::vector<bool> is_wall_;
  bool has_walls_;
  std::vector<Cells> regions_;
  std::vector<std::size_t> region_of_;
  mutable std::vector<Cells> runs_;  // made when the first rule asks
  mutable std::vector<std::vector<std::size_t>> runs_of_;
};

/// What a rule is about once.
struct Place {
  Cells cells;                                         ///< without walls, in order
  std::optional<Variable> cell = std::nullopt;         ///< the cell that it is about, which may be a wall with a clue
  const Token* clue = nullptr;                         ///< its clue; that of a region, or outside
  const std::vector<Token>* clues = nullptr;           ///< of a row or column: its line of clues
  std::optional<std::uint64_t> number = std::nullopt;  ///< of the clue
  bool is_straight = false;                            ///< cells side by side, but for walls
  cover::Unit unit = network::other_unit;              ///< the row or column that it is
  std::optional<std::size_t> corner = std::nullopt;    ///< that it is about, row by row of corners
};

/// Returns false to end.
using UsePlace = FunctionRef<bool(const Place&)>;

/// What the cells of a group are to each other.
enum class Shape : std::uint8_t {
  board,  ///< all cells, once
  cells,  ///< some cells
  lines,  ///< cells in order
  clued,  ///< a line with a clue, seen from it
  pairs,  ///< two cells
  cell    ///< one cell, or the cells around it
};

/// One language after the other.
struct Words {
  std::string_view english, chinese;
};

struct GroupRow {
  std::string_view form;  ///< as rules write it, with MARK, SIZE, SIDE, LIST, SIGN and SWITCH for what may stand there
  Shape shape;
  void (*visit)(const Ground& ground, const Group& group, UsePlace use);
  Words words;               ///< with MARK and so on
  bool has_number = false;   ///< whether its clue may have a number
  bool lacks_clues = false;  ///< whether it has fewer cells with more clues
};

std::span<const GroupRow> group_rows();
/// That of rules that name none.
const GroupRow& whole_board();

struct WhereRow {
  std::string_view form;
  /// None where the cell has no such cells: the rule says nothing then.
  std::optional<Cells> (*cells)(const Ground& ground, std::size_t cell);
  Words words;
};
std::span<const WhereRow> where_rows();

/// All places of a rule, without those that have no number where the rule asks for it.
void for_places(const Ground& ground, const Rule& rule, UsePlace use);

}  // namespace quadrille::grid::kinds
