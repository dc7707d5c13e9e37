// When a search restarts: it backtracks as far as it may and decides again, with what it has learnt. Tested by
// tests/core/learning_test.cpp.
#pragma once

#include <cstdint>

namespace quadrille::learning {

/// Restarts after unit · luby(1), unit · luby(2), … conflicts, with luby = 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (Luby,
/// Sinclair, Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993), but never more than 2²⁰ conflicts apart.
class Restarts {
 public:
  void open(std::uint64_t unit);
  void note_conflict() { ++conflicts_; }
  bool is_due() const { return conflicts_ >= interval_; }
  void note_restart();

 private:
  std::uint64_t unit_ = 0;
  std::uint64_t conflicts_ = 0;  // since the last restart
  std::uint64_t interval_ = 0;   // the conflicts from the last restart to the next
  // "Reluctant doubling": Knuth, TAOCP 7.2.2.2, exercise 293.
  std::uint64_t run_ = 1;
  std::uint64_t luby_ = 1;
};

}  // namespace quadrille::learning
