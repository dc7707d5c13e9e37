// Exact cover by learning from conflicts (core/learning/solver.hpp), for problems on which a depth-first search needs
// too long: `auto` turns to it where the usual engine does not finish. Tested by tests/core/cover_learning_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/cover/learning/item_propagator.hpp"
#include "core/cover/problem.hpp"
#include "core/learning/solver.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// Satisfies `Engine<Problem, std::vector<Option>>`.
class Learning {
 public:
  /// Keeps clauses of at most `most_words` words of 4 bytes: with less the search is as complete, only longer.
  explicit Learning(std::size_t most_words = std::size_t{1} << 21) : most_words_(most_words) {}

  /// The most entries a problem may have: it takes up to 100 bytes an entry.
  static constexpr std::size_t most_entries = std::size_t{1} << 20;

  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  /// The chosen options, in the order in which they came to be chosen.
  void read(std::vector<Option>& chosen) const;
  const Stats& stats() const { return solver_.stats(); }
  double fraction() const { return solver_.fraction(); }
  std::string_view name() const { return "learning"; }

 private:
  // The stable mode of CaDiCaL: rare restarts, phases, and conflicts that reach far. With frequent restarts by glue,
  // options that are only chosen and never denied on trial, and `reason_steps` of 0, 25×25 Sudoku takes twice as many
  // conflicts and 36×36 with 60 % blank cells a hundred times as many.
  static constexpr learning::Policy policy = {.decay = 0.95,
                                              .restart_unit = 1024,
                                              .first_reduce = 300,
                                              .reduce_grows = 100,
                                              .words_per_element = std::uint64_t{1} << 32,
                                              .minimizes = true,
                                              .reason_steps = 2,
                                              .has_phases = true,
                                              .repropagates = true,
                                              .weighs_domains = false};

  std::size_t most_words_;
  learning::Solver<ItemPropagator, policy> solver_;
};

}  // namespace quadrille::cover
