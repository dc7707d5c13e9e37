// What a person who looks for a step sees: the candidates of each cell, and what rules out the others. Tested by
// tests/core/variant_hint_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/network/network.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

class HintPosition {
 public:
  using Group = Network::Different;

  explicit HintPosition(const Board& board);

  const Board& board() const { return board_; }
  std::uint32_t cells() const { return static_cast<std::uint32_t>(board_.shape.size()); }
  Values all() const { return all_values(board_.shape.values); }
  /// Sets of cells that differ.
  const std::vector<const Group*>& groups() const { return groups_; }
  bool is_house(const Group& group) const { return group.variables.size() == board_.shape.values; }
  /// Whether the text has the cell's value.
  bool is_filled(std::uint32_t cell) const { return size_of(board_.candidates[cell]) == 1; }
  const std::vector<Values>& candidates() const { return candidates_; }

  /// Two cells of the text with the same value that differ.
  std::optional<std::pair<std::uint32_t, std::uint32_t>> clash() const;
  /// Removes from the candidates what a value of the text rules out: in cells that differ from its own, or that some
  /// relation keeps apart.
  void remove_seen();
  /// Pairs of cells that differ without a common house, by a smaller group or a relation.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> apart() const;
  /// Adds the cells that have ruled out these values of a cell.
  void add_blockers(std::uint32_t cell, Values values, std::vector<std::uint32_t>& cells) const;

  static std::size_t size_of(Values values);
  /// The number from 1 of the lowest value.
  static std::uint32_t value_of(Values values);
  static Values lowest(Values values) { return values & (~values + 1); }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  bool keeps_apart(const Network::Relation& relation) const;
  void remove(std::uint32_t by, std::uint32_t from);

  const Board& board_;
  std::vector<const Group*> groups_;
  std::vector<Values> candidates_;       // by cell
  std::vector<std::uint32_t> blockers_;  // by placement: the cell whose value rules it out, or none
};

}  // namespace quadrille::variant
