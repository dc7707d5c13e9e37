// Counts the solutions of a tiling on a board with symmetries, and searches only for some of them.
//
// One piece that is used exactly once lies somewhere in every solution. If a symmetry maps one of its placements to
// another, there are as many solutions with the one as with the other. So of each orbit of its placements one is
// searched, and its solutions count once for each placement of the orbit. Orbits of the same size are searched
// together: a *phase* is the board with one placement of each such orbit.
//
// Tested by tests/core/tiling_symmetries_test.cpp.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/any_engine.hpp"
#include "core/tiling/board.hpp"
#include "core/tiling/symmetries.hpp"

namespace quadrille::tiling {

/// Satisfies `Engine<Board, Answer>`, as `Search` does. The solutions that it stops at are those of the phases; as many
/// are counted for each as its orbit has placements.
template <class Search>
class SymmetricCount {
 public:
  std::optional<Error> open(const Board& board) {
    board_ = board;
    phases_ = orbits_of_one_piece(board);
    if (phases_.empty()) phases_.push_back({1, board.representatives});
    earlier_ = {};
    earlier_count_ = "0";
    first_ = phase_ = 0;
    last_ = phases_.size() - 1;
    return open_phase();
  }

  Step advance(Fuel& fuel) {
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

  void read(Answer& answer) const { search_.read(answer); }
  const Stats& stats() const { return stats_; }
  double fraction() const {
    return (static_cast<double>(phase_ - first_) + search_.fraction()) / static_cast<double>(last_ - first_ + 1);
  }
  std::string count() const { return plus_multiple(earlier_count_, search_.count(), phases_[phase_].size); }

  /// Where there are several phases, the first branch is one of them.
  bool begin_at(std::span<const Branch> path) {
    if (path.empty() || phases_.size() == 1) return search_.begin_at(path);
    if (path[0].of != phases_.size() || path[0].at >= path[0].of) return false;
    first_ = phase_ = last_ = path[0].at;
    return !open_phase() && search_.begin_at(path.subspan(1));
  }
  bool give_away(std::vector<Branch>& path) {
    const auto of = static_cast<std::uint32_t>(phases_.size());
    if (phase_ < last_) {
      // The phases that follow a branch are given away with it.
      path.push_back({static_cast<std::uint32_t>(phase_ + 1), of});
      last_ = phase_;
      return true;
    }
    if (!search_.give_away(path)) return false;
    if (of > 1) path.insert(path.begin(), {static_cast<std::uint32_t>(phase_), of});
    return true;
  }

  void bound_memory(std::size_t bytes) { search_.bound_memory(bytes); }
  bool has_given_up() const { return search_.has_given_up(); }
  std::string note() const { return search_.note(); }
  std::string_view name() const { return search_.own_name(); }

 private:
  std::optional<Error> open_phase() {
    board_.representatives = phases_[phase_].representatives;
    auto refused = search_.open(board_);
    add_stats();
    return refused;
  }

  void add_stats() {
    const Stats& phase = search_.stats();
    stats_.nodes = earlier_.nodes + phase.nodes;
    stats_.dead_ends = earlier_.dead_ends + phase.dead_ends;
    stats_.solutions = earlier_.solutions + phase.solutions * phases_[phase_].size;
    stats_.depth = std::max(earlier_.depth, phase.depth);
  }

  Board board_;  // that of the present phase
  std::vector<Orbits> phases_;
  // The search goes from phase `first_` to `last_`, and is in `phase_`.
  std::size_t first_ = 0, phase_ = 0, last_ = 0;
  HeldEngine<Search, Board, Answer> search_;
  Stats earlier_;  // of the phases before, as is the count
  std::string earlier_count_;
  Stats stats_;
};

}  // namespace quadrille::tiling
