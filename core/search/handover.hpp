// Two engines one after the other: the usual one for so many nodes, and then, if it is stuck, one that takes its time.
// The usual one is faster on nearly all puzzles, the other dies on few; the number of nodes bounds what is lost by the
// change. The second begins anew, so that neither needs to know of the other, and a solution that it finds for the
// second time is passed over.
//
// That is for questions that a solution or two settle: once two were found nothing is stuck, and the usual engine goes
// on. Tested by tests/core/cover_learning_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/search/engine.hpp"

namespace quadrille {

/// Satisfies `Engine<Board, Answer>`, but for one step that asks for memory: the one that opens `Second`. Where
/// `Second` refuses, `First` goes on. Statistics are of both together. `First` has `nodes` nodes. `Second` has a
/// `name()`, and an `is_at(answer)` that says whether the solution it has found is that one.
template <class First, class Second, class Board, class Answer, std::uint64_t nodes>
class Handover {
 public:
  /// `board` must stay as it is while the search goes on.
  std::optional<Error> open(const Board& board) {
    board_ = &board;
    turn_ = Turn::first;
    has_passed_known_ = false;
    auto refused = first_.open(board);
    stats_ = first_.stats();
    return refused;
  }

  Step advance(std::uint64_t& fuel) {
    for (;;) {
      const Step step = turn_ == Turn::second ? advance_second(fuel) : advance_first(fuel);
      add_up();
      if (step != Step::paused || fuel == 0) return step;
    }
  }

  void read(Answer& answer) const { turn_ == Turn::second ? second_.read(answer) : first_.read(answer); }
  const Stats& stats() const { return stats_; }
  double fraction() const {
    return turn_ == Turn::second ? std::max(first_.fraction(), second_.fraction()) : first_.fraction();
  }
  std::string_view name() const { return turn_ == Turn::second ? second_.name() : std::string_view(); }

 private:
  enum class Turn : std::uint8_t { first, first_for_good, second };

  // Pauses with fuel left when its turn is over.
  Step advance_first(std::uint64_t& fuel) {
    if (turn_ == Turn::first_for_good) return first_.advance(fuel);
    std::uint64_t portion = std::min(fuel, nodes - first_.stats().nodes);
    fuel -= portion;
    const Step step = first_.advance(portion);
    fuel += portion;
    if (step == Step::solution) {
      if (first_.stats().solutions == 1) {
        first_.read(known_);
      } else {
        turn_ = Turn::first_for_good;
      }
    } else if (step == Step::paused && fuel > 0) {
      turn_ = second_.open(*board_) ? Turn::first_for_good : Turn::second;
    }
    return step;
  }

  // Pauses with fuel left at a solution that is known.
  Step advance_second(std::uint64_t& fuel) {
    const Step step = second_.advance(fuel);
    if (step != Step::solution || has_passed_known_ || first_.stats().solutions == 0 || !second_.is_at(known_))
      return step;
    has_passed_known_ = true;
    return Step::paused;
  }

  void add_up() {
    stats_ = first_.stats();
    if (turn_ != Turn::second) return;
    const Stats& more = second_.stats();
    stats_.nodes += more.nodes;
    stats_.dead_ends += more.dead_ends;
    stats_.solutions += more.solutions - (has_passed_known_ ? 1 : 0);
    stats_.depth = std::max(stats_.depth, more.depth);
  }

  First first_;
  Second second_;
  const Board* board_ = nullptr;
  Turn turn_ = Turn::first;
  Answer known_;                   // the first engine's solution, if it found one
  bool has_passed_known_ = false;  // the second has found it too
  Stats stats_;
};

}  // namespace quadrille
