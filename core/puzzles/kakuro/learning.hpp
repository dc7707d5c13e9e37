// Kakuro's own engine: nine-bit masks, full consistency of every run (run_propagator.hpp), and learning from conflicts
// (core/learning/solver.hpp). Branching alone, in most orders that were tried, does not close large loose boards in any
// useful time; this takes some thousand nodes. Tested by tests/core/kakuro_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/learning/solver.hpp"
#include "core/puzzles/kakuro/board.hpp"
#include "core/puzzles/kakuro/run_propagator.hpp"
#include "core/search/engine.hpp"

namespace quadrille::kakuro {

/// Satisfies `Engine<Board, Answer>`. Never too large for a board of at most `most_cells`.
class Learning {
 public:
  /// Keeps clauses of at most `most_words` words of 4 bytes: with less the search is as complete, only longer.
  explicit Learning(std::size_t most_words = std::size_t{1} << 20) : most_words_(most_words) {}

  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  void read(Answer& answer) const;
  const Stats& stats() const { return solver_.stats(); }
  double fraction() const { return solver_.fraction(); }

 private:
  // Measured on the hard boards of tests/data and others: minimization takes as many nodes on most and four times as
  // many on the largest; visiting clauses and units again, up to four times as many after the first solution.
  static constexpr learning::Policy policy = {.decay = 0.9,
                                              .restart_unit = 100,
                                              .first_reduce = 2000,
                                              .reduce_grows = 300,
                                              .words_per_element = 1024,
                                              .minimizes = false,
                                              .reason_steps = 0,
                                              .has_phases = false,
                                              .repropagates = false,
                                              .weighs_domains = false};

  std::size_t most_words_;
  std::size_t board_cells_ = 0;
  learning::Solver<RunPropagator, policy> solver_;
};

}  // namespace quadrille::kakuro
