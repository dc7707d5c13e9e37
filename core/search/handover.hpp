// Two engines one after the other: the usual one for a number of nodes, then one for hard problems. The usual one is
// faster on nearly all puzzles and does not finish on a few; the number of nodes bounds what the change costs. The
// second starts from the beginning, so that neither needs to know about the other, and skips the solution that the
// first has found.
//
// This is for questions that one or two solutions settle. Once two are found, the usual engine makes progress, and it
// goes on. Tested by tests/core/cover_learning_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/search/engine.hpp"

namespace quadrille {

/// Satisfies `Engine<Board, Answer>` except that one step allocates: the one that opens `Second`. When `Second` refuses
/// the board, `First` goes on. Statistics are the sums of both. `First` has `nodes` nodes. `Second` has a `name()`, and
/// an `is_at(answer)`: whether its last solution is that answer.
template <class First, class Second, class Board, class Answer, std::uint64_t nodes>
class Handover {
 public:
  /// `board` must not change during the search.
  std::optional<Error> open(const Board& board) {
    board_ = &board;
    turn_ = Turn::first;
    has_skipped_known_ = false;
    auto refused = first_.open(board);
    stats_ = first_.stats();
    return refused;
  }

  Step advance(Fuel& fuel) {
    for (;;) {
      const Step step = turn_ == Turn::second ? advance_second(fuel) : advance_first(fuel);
      sum_stats();
      if (step != Step::paused || fuel.is_spent()) return step;
    }
  }

  void read(Answer& answer) const { turn_ == Turn::second ? second_.read(answer) : first_.read(answer); }
  const Stats& stats() const { return stats_; }
  double fraction() const {
    return turn_ == Turn::second ? std::max(first_.fraction(), second_.fraction()) : first_.fraction();
  }
  std::string_view name() const { return turn_ == Turn::second ? second_.name() : std::string_view(); }

 private:
  enum class Turn : std::uint8_t { first, only_first, second };

  // Pauses with fuel left when the turn of the first engine is over.
  Step advance_first(Fuel& fuel) {
    if (turn_ == Turn::only_first) return first_.advance(fuel);
    const std::uint64_t nodes_left = nodes - first_.stats().nodes, kept = fuel.nodes - std::min(fuel.nodes, nodes_left);
    fuel.nodes -= kept;
    const Step step = first_.advance(fuel);
    fuel.nodes += kept;
    if (step == Step::solution) {
      if (first_.stats().solutions == 1) {
        first_.read(known_);
      } else {
        turn_ = Turn::only_first;
      }
    } else if (step == Step::paused && first_.stats().nodes == nodes) {
      turn_ = second_.open(*board_) ? Turn::only_first : Turn::second;
    }
    return step;
  }

  // Pauses with fuel left at the solution that the first engine has found.
  Step advance_second(Fuel& fuel) {
    const Step step = second_.advance(fuel);
    if (step != Step::solution || has_skipped_known_ || first_.stats().solutions == 0 || !second_.is_at(known_))
      return step;
    has_skipped_known_ = true;
    return Step::paused;
  }

  void sum_stats() {
    stats_ = first_.stats();
    if (turn_ != Turn::second) return;
    const Stats& more = second_.stats();
    stats_.nodes += more.nodes;
    stats_.dead_ends += more.dead_ends;
    stats_.solutions += more.solutions - (has_skipped_known_ ? 1 : 0);
    stats_.depth = std::max(stats_.depth, more.depth);
  }

  First first_;
  Second second_;
  const Board* board_ = nullptr;
  Turn turn_ = Turn::first;
  Answer known_;                    // the solution of the first engine, if it found one
  bool has_skipped_known_ = false;  // the second engine has found it too
  Stats stats_;
};

}  // namespace quadrille
