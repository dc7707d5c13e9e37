// Variables that say which cells are joined to a start by cells with values of a set: 1 for such a cell. Tested by
// tests/core/grid_kinds_test.cpp.
#pragma once

#include <optional>
#include <vector>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

class Joined {
 public:
  /// The cells that are joined to `starts`, of those that are at most `farthest` steps away from them. Further away
  /// there are none. `gate`: the values of `starts` that begin a piece.
  Joined(const Building& building, Values set, Values gate, const Cells& starts, std::uint64_t farthest, Around around);

  /// How many there are: `low` to `high`. At least `low` only where the cell has a value of `gate`.
  std::optional<Error> count(std::uint64_t low, std::uint64_t high, std::optional<Values> gate, Variable cell);
  void add_graph() { network::add(building_.maker.network, std::move(graph_)); }

  /// None if no such cell is joined.
  std::optional<Variable> operator[](std::size_t cell) const {
    return is_joined_[cell] == no_variable ? std::nullopt : std::optional(is_joined_[cell]);
  }

 private:
  static constexpr Variable no_variable = ~Variable{0};

  Cells around_of(Variable cell, Around around) const {
    return building_.ground.present(around(building_.maker.text, cell));
  }
  void add(Variable cell, Cells& reached);
  void say(Variable cell, Variable joined, Values set, bool is_start);
  void spread(Variable cell, Variable other);
  void join(const Cells& reached, std::size_t first, Around around);

  const Building& building_;
  Values set_;
  std::vector<Variable> is_joined_;  // by cell
  network::Network::Connected graph_;
};

}  // namespace quadrille::grid::kinds
