// When a search restarts: it backtracks as far as it may and decides again, with what it has learnt. Two schedules;
// each hears of every conflict. Tested by tests/core/learning_test.cpp.
#pragma once

#include <cstdint>

namespace quadrille::learning {

/// Restarts after 100 · luby(1), 100 · luby(2), … conflicts, with luby = 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (Luby,
/// Sinclair, Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993).
class LubyRestarts {
 public:
  void note_conflict(std::uint32_t) { ++conflicts_; }
  bool is_due(std::uint32_t levels) const { return conflicts_ >= unit * luby_ && levels > 0; }
  void note_restart();

 private:
  static constexpr std::uint64_t unit = 100;

  std::uint64_t conflicts_ = 0;  // since the last restart
  // "Reluctant doubling": Knuth, TAOCP 7.2.2.2, exercise 293.
  std::uint64_t run_ = 1;
  std::uint64_t luby_ = 1;
};

/// Restarts when the clauses of late have a much higher glue than those of the whole search (Audemard, Simon, "Refining
/// restarts strategies for SAT and UNSAT", CP 2012).
class GlueRestarts {
 public:
  void note_conflict(std::uint32_t glue);
  bool is_due(std::uint32_t) const {
    return conflicts_ >= last_restart_ + least_conflicts && late_glue_ > much_worse * long_glue_;
  }
  void note_restart() { last_restart_ = conflicts_; }

 private:
  // Measured on 25×25 Sudoku, find and prove unique; nothing depends on them sharply.
  static constexpr std::uint64_t least_conflicts = 20;  // between two restarts
  static constexpr double much_worse = 1.2;

  double late_glue_ = 0;  // averages, of late and for long
  double long_glue_ = 0;
  std::uint64_t conflicts_ = 0;
  std::uint64_t last_restart_ = 0;  // the conflict after which it came
};

}  // namespace quadrille::learning
