#include "core/puzzles/variant/hint_position.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::variant {

std::size_t HintPosition::size_of(Values values) { return static_cast<std::size_t>(std::popcount(values)); }
std::uint32_t HintPosition::value_of(Values values) { return static_cast<std::uint32_t>(std::countr_zero(values)) + 1; }

HintPosition::HintPosition(const Board& board) : board_(board), candidates_(board.candidates) {
  for (const Group& group : board.network->different) {
    const auto is_cell = [this](Variable variable) { return variable < cells(); };
    if (std::all_of(group.variables.begin(), group.variables.end(), is_cell)) groups_.push_back(&group);
  }
  blockers_.resize(board.shape.size() * board.shape.values, none);
}

std::optional<std::pair<std::uint32_t, std::uint32_t>> HintPosition::clash() const {
  for (const Group* const group : groups_) {
    std::vector<std::uint32_t> cell_of(board_.shape.values, none);
    for (const Variable cell : group->variables) {
      if (!is_filled(cell)) continue;
      const std::uint32_t other = std::exchange(cell_of[value_of(board_.candidates[cell]) - 1], cell);
      if (other != none) return std::pair{other, cell};
    }
  }
  return std::nullopt;
}

void HintPosition::remove_seen() {
  for (const Group* const group : groups_) {
    for (const Variable cell : group->variables) {
      if (!is_filled(cell)) continue;
      for (const Variable other : group->variables) {
        if (other != cell) remove(cell, other);
      }
    }
  }
  for (const Network::Relation& relation : board_.network->relations) {
    if (relation.a >= cells() || relation.b >= cells() || !keeps_apart(relation)) continue;
    if (is_filled(relation.a)) remove(relation.a, relation.b);
    if (is_filled(relation.b)) remove(relation.b, relation.a);
  }
}

bool HintPosition::keeps_apart(const Network::Relation& relation) const {
  for (unsigned value = 0; value < board_.shape.values; ++value) {
    if ((relation.allowed[value] >> value & 1) != 0) return false;
  }
  return true;
}

void HintPosition::remove(std::uint32_t by, std::uint32_t from) {
  const Values gone = candidates_[from] & board_.candidates[by];
  if (gone == 0 || is_filled(from)) return;
  candidates_[from] &= ~gone;
  blockers_[from * board_.shape.values + value_of(gone) - 1] = by;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> HintPosition::apart() const {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
  for (const Group* const group : groups_) {
    if (is_house(*group)) continue;
    for (const Variable cell : group->variables) {
      for (const Variable other : group->variables) {
        if (cell < other) pairs.emplace_back(cell, other);
      }
    }
  }
  for (const Network::Relation& relation : board_.network->relations) {
    if (relation.a < cells() && relation.b < cells() && keeps_apart(relation))
      pairs.emplace_back(relation.a, relation.b);
  }
  return pairs;
}

void HintPosition::add_blockers(std::uint32_t cell, Values values, std::vector<std::uint32_t>& cells) const {
  for (; values != 0; values &= values - 1) {
    const std::uint32_t blocker = blockers_[cell * board_.shape.values + value_of(values) - 1];
    if (blocker != none && std::find(cells.begin(), cells.end(), blocker) == cells.end()) cells.push_back(blocker);
  }
}

}  // namespace quadrille::variant
