// What says which cells are of one piece with a cell, of a board that is divided into pieces: variables that are 1 for
// such a cell; or, where each piece has one clue or two, the choice of each cell among the clues. Tested by
// tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

/// What says of a cell that it is of a piece, for each cell that can be: as much memory as there are such cells.
class Members {
 public:
  struct Member {
    Variable cell;
    Choice::Literal literal;
  };

  /// In ascending order of cells.
  void add(Variable cell, Choice::Literal literal) { members_.push_back({cell, literal}); }
  /// In their order; none if the cell cannot be of the piece.
  std::optional<std::size_t> place_of(Variable cell) const;
  const Choice::Literal* operator[](Variable cell) const {
    const auto place = place_of(cell);
    return place ? &members_[*place].literal : nullptr;
  }
  auto begin() const { return members_.begin(); }
  auto end() const { return members_.end(); }

 private:
  std::vector<Member> members_;
};

class Memberships {
 public:
  Memberships(Maker& maker, const Ground& ground, const CellEdges& edges)
      : maker_(maker), ground_(ground), edges_(edges), met_(maker.text.cells()) {}

  /// Before `of`: how many cells the piece of a cell has.
  void bound(Variable cell, std::uint64_t low, std::uint64_t high);
  /// From 1 to the number of cells where nothing says more; `high` below `low` if there is no such number.
  std::pair<std::uint64_t, std::uint64_t> bounds(Variable cell) const;
  /// Adds that each piece has exactly one of these cells, or two, after all bounds. A cell chooses the first of its
  /// piece.
  void choose(const Cells& clues, std::uint64_t each);
  /// What says that cells are of the piece of this one. Joined cells are members together, and of two that are not
  /// joined one at most is a member.
  const Members& of(Variable cell);
  /// The same of a piece whose first clue is this one, if cells have chosen; no cell is a member if it is not the
  /// first.
  const Members& of_first(Variable clue) { return first_[clue]; }

 private:
  Cells reach(Variable cell, const std::vector<bool>& closed);
  void join(Variable start, const Members& members, bool is_there = true);
  void pair(const std::vector<bool>& is_clue, Variable first, const Members& members);
  void relate(const Members& members, Variable cell, Variable other, Variable edge);

  Maker& maker_;
  const Ground& ground_;
  const CellEdges& edges_;
  std::map<Variable, std::pair<std::uint64_t, std::uint64_t>> bounds_;
  std::map<Variable, Members> members_, first_;
  std::vector<bool> met_;  // by cell: used by `reach`, false between calls
};

}  // namespace quadrille::grid::kinds
