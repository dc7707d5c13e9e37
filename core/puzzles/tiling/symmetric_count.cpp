#include "core/puzzles/tiling/symmetric_count.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::tiling {

std::optional<Error> SymmetricCount::open(const Board& board) {
  board_ = board;
  phases_ = orbits_of_one_piece(board);
  if (phases_.empty()) phases_.push_back({1, board.representatives});
  earlier_ = {};
  earlier_count_ = "0";
  first_ = phase_ = 0;
  last_ = phases_.size() - 1;
  return open_phase();
}

std::optional<Error> SymmetricCount::open_phase() {
  board_.representatives = phases_[phase_].representatives;
  auto refused = search_.open(board_);
  add_stats();
  return refused;
}

Step SymmetricCount::advance(Fuel& fuel) {
  for (;;) {
    const Step step = search_.advance(fuel);
    add_stats();
    if (step != Step::finished || phase_ == last_) return step;
    earlier_count_ = count();
    earlier_ = stats_;
    ++phase_;
    [[maybe_unused]] const auto refused = open_phase();
    assert(!refused);  // a phase is no larger than the board
    if (fuel.is_spent()) return Step::paused;
  }
}

void SymmetricCount::add_stats() {
  const Stats& phase = search_.stats();
  stats_.nodes = earlier_.nodes + phase.nodes;
  stats_.dead_ends = earlier_.dead_ends + phase.dead_ends;
  stats_.solutions = earlier_.solutions + phase.solutions * phases_[phase_].size;
  stats_.depth = std::max(earlier_.depth, phase.depth);
}

double SymmetricCount::fraction() const {
  return (static_cast<double>(phase_ - first_) + search_.fraction()) / static_cast<double>(last_ - first_ + 1);
}

std::string SymmetricCount::count() const {
  return plus_multiple(earlier_count_, search_.count(), phases_[phase_].size);
}

bool SymmetricCount::begin_at(std::span<const Branch> path) {
  if (path.empty() || phases_.size() == 1) return search_.begin_at(path);
  if (path[0].of != phases_.size() || path[0].at >= path[0].of) return false;
  first_ = phase_ = last_ = path[0].at;
  return !open_phase() && search_.begin_at(path.subspan(1));
}

bool SymmetricCount::give_away(std::vector<Branch>& path) {
  const auto phases = static_cast<std::uint32_t>(phases_.size());
  if (phase_ < last_) {
    // The phases that follow a branch are given away with it.
    path.push_back({static_cast<std::uint32_t>(phase_ + 1), phases});
    last_ = phase_;
    return true;
  }
  if (!search_.give_away(path)) return false;
  if (phases > 1) path.insert(path.begin(), {static_cast<std::uint32_t>(phase_), phases});
  return true;
}

}  // namespace quadrille::tiling
