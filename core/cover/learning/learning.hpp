// Exact cover by learning from conflicts, for problems on which a depth-first search dies: `auto` turns to it where the
// usual engine gets stuck.
//
// A node chooses an option, and what follows by the rules and by what was learnt is drawn (facts.hpp,
// core/learning/clauses.hpp). A conflict teaches a clause (lesson.hpp) and takes the search back to the level where
// that has something new to say; when conflicts get worse than they were for long, the search begins anew with what it
// has learnt ("Glucose", CP 2012). Options are only ever chosen, never denied on trial: that decides more at a time,
// and needed a third fewer conflicts.
//
// So that every solution is found once, and none is lost, what lies between two of them is split for good, as in
// core/kakuro/bits.hpp: after a solution the latest choice becomes its denial, at the level below, and the search never
// jumps back beyond that level, the floor, but steps down from it choice by choice. That also bounds memory: when a
// clause cannot be kept, the search goes on in the same way.
//
// `fraction` tells of what lies behind for good: 0 until there is a floor, half of its parent's share for each denied
// choice below it. A denial counts as a choice and a node, as the other side of the choice that it denies. Tested by
// tests/core/cover_learning_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/cover/learning/facts.hpp"
#include "core/cover/learning/lesson.hpp"
#include "core/cover/problem.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

/// Satisfies `Engine<Problem, std::vector<Option>>`.
class Learning {
 public:
  /// Keeps clauses of at most `most_words` words of 4 bytes: with less the search is as complete, only longer.
  explicit Learning(std::size_t most_words = std::size_t{1} << 21) : most_words_(most_words) {}

  /// The most entries a problem may have: it takes up to 100 bytes an entry.
  static constexpr std::size_t most_entries = std::size_t{1} << 20;

  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel);
  /// The chosen options, in the order in which they came to be chosen.
  void read(std::vector<Option>& chosen) const;
  /// Whether the solution that was found last chooses just these options.
  bool is_at(const std::vector<Option>& solution) const;
  const Stats& stats() const { return stats_; }
  double fraction() const { return next_ == Next::nothing ? 1 : fraction_behind(sides_); }
  std::string_view name() const { return "learning"; }

 private:
  // A choice in force: its first side, that an option is chosen, or its second, that it is denied.
  struct Side {
    std::uint8_t tried;    // sides that lie behind: 0 or 1
    std::uint8_t choices;  // 2
  };

  Node enter();
  Next leave();
  bool propagate();
  bool settle();
  bool learn();
  void restart_if_worse();
  bool is_solved();
  void choose(Option option);
  void note_side(std::uint8_t tried);
  void return_to(std::uint32_t level);

  std::size_t most_words_;
  Facts facts_;
  Clauses clauses_;
  Lesson lesson_;
  Order order_;
  std::size_t followed_ = 0;       // literals of the trail that the clauses have been told of
  std::vector<Literal> certain_;   // learnt without condition
  std::size_t certain_known_ = 0;  // those that are on the trail
  Cause conflict_;

  std::vector<std::uint32_t> sides_below_;  // by level from 1: how many of sides_ there were before its choice
  std::vector<Side> sides_;                 // root first
  std::uint32_t floor_ = 0;

  // Averages of the levels that lessons were over: of late, and for long.
  double late_levels_ = 0;
  double long_levels_ = 0;
  std::uint64_t conflicts_ = 0;
  std::uint64_t last_restart_ = 0;  // the conflict after which it came
  std::uint64_t next_forgetting_ = 0;
  std::uint64_t forgettings_ = 0;

  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::cover
