// The engine `bits` of Sudoku variants: masks, propagators for each kind of constraint (propagator.hpp), and learning
// from conflicts (core/learning/solver.hpp). Tested by tests/core/variant_engine_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/learning/solver.hpp"
#include "core/search/engine.hpp"
#include "core/variant/board.hpp"
#include "core/variant/search/propagator.hpp"

namespace quadrille::variant {

/// Satisfies `Engine<Board, Answer>`. The board was compiled: its `network` is there. Never too large for a board that
/// could be read.
class Learning {
 public:
  /// Keeps clauses of at most `most_words` words of 4 bytes: with less the search is as complete, only longer.
  explicit Learning(std::size_t most_words = std::size_t{1} << 20) : most_words_(most_words) {}

  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel) { return solver_.advance(fuel); }
  void read(Answer& answer) const;
  const Stats& stats() const { return solver_.stats(); }
  double fraction() const { return solver_.fraction(); }

 private:
  static constexpr learning::Policy policy = {.decay = 0.9,
                                              .restart_unit = 100,
                                              .first_reduce = 2000,
                                              .reduce_grows = 300,
                                              .words_per_element = 1024,
                                              .minimizes = false,
                                              .reason_steps = 0,
                                              .has_phases = false,
                                              .repropagates = false};

  std::size_t most_words_;
  std::size_t cells_ = 0;
  learning::Solver<NetworkPropagator, policy> solver_;
};

}  // namespace quadrille::variant
