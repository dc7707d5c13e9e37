// Kakuro's own engine: nine-bit masks, full consistency of every run, and learning from conflicts.
//
// A node takes from each cell the digits that no filling of its runs uses (run_filter.hpp), run after run until nothing
// moves. If cells stay open, one is chosen to be a digit. A conflict teaches a clause (lesson.hpp) and takes the search
// back to the level where that has something new to say; now and then the search begins anew with what it has learnt.
// Branching alone, in most orders that were tried, does not close large loose boards in any useful time; this takes
// some thousand nodes.
//
// So that every solution is still found once, and none is lost, what lies between two of them is split for good
// (Gebser, Kaufmann, Neumann, Schaub, "Conflict-driven answer set enumeration", LPNMR 2007): after a solution the
// latest choice becomes its denial, at the level below, and the search never jumps back beyond that level, the floor,
// but steps down from it choice by choice.
//
//     level    0 ────── 1 ────── 2 ────── 3 ────── 4 ────── 5
//     choice     a is 4   b is 1   c is 7   d is 9   e is 3
//                         └─ floor: "c is not 6" and others   └─ a conflict may jump back to any level from 2 on
//                            were denied here
//
// A denial counts as a choice and a node, as the other side of the choice that it denies.
// Tested by tests/core/kakuro_test.cpp; the run filter, the learning and the order of cells have files of their own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kakuro/board.hpp"
#include "core/kakuro/facts.hpp"
#include "core/kakuro/lesson.hpp"
#include "core/kakuro/runs.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::kakuro {

/// Satisfies `Engine<Board, Answer>`. Never too large for a board of at most `most_cells`.
class Bits {
 public:
  /// Keeps clauses of at most `most_words` words: with less the search is as complete, only longer.
  explicit Bits(std::size_t most_words = std::size_t{1} << 20) : most_words_(most_words) {}

  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel);
  void read(Answer& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const { return next_ == Next::nothing ? 1 : fraction_behind(sides_); }

 private:
  // A choice in force: its first side, that a cell is a digit, or its second, that it is not.
  struct Side {
    std::uint8_t tried;    // sides that lie behind: 0 or 1
    std::uint8_t choices;  // 2
  };

  // What began a level above 0.
  struct Level {
    Literal choice;
    std::uint32_t sides;  // how many there were before
  };

  Node enter();
  Next leave();
  void queue_run(std::uint32_t run);
  bool propagate();
  bool follow_trail();
  bool filter(std::uint32_t run);
  bool settle();
  void choose(std::uint32_t cell);
  void note_side(std::uint8_t tried);
  void return_to(std::uint32_t level);
  bool is_solved();

  std::size_t most_words_;
  std::size_t places_ = 0;  // cells of the board
  Runs runs_;
  Facts facts_;
  Clauses clauses_;
  Lesson lesson_;
  Order order_;
  std::vector<std::uint8_t> preferred_;  // the digit that each cell was last, 0 before

  std::size_t followed_ = 0;            // literals of the trail whose consequences are drawn or queued
  std::vector<std::uint32_t> waiting_;  // runs to be filtered, a ring of as many places as there are runs
  std::size_t waiting_first_ = 0;
  std::size_t waiting_count_ = 0;
  std::vector<std::uint8_t> is_waiting_;
  Reason conflict_;  // a run without a filling, or a clause of which all literals fail

  std::vector<Level> levels_;  // level l is levels_[l − 1]
  std::vector<Side> sides_;    // root first
  std::uint32_t floor_ = 0;

  // Restarts come after 100 · luby(1), 100 · luby(2), … conflicts (Luby, Sinclair, Zuckerman, 1993).
  std::uint64_t conflicts_left_ = 0;
  std::uint64_t restarts_ = 0;

  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::kakuro
