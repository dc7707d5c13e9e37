// Counts the solutions of a tiling on a board with symmetries, and searches only for some of them.
//
// One piece that is used exactly once lies somewhere in every solution. If a symmetry maps one of its placements to
// another, there are as many solutions with the one as with the other. So of each orbit of its placements one is
// searched, and its solutions count once for each placement of the orbit. Orbits of the same size are searched
// together: a *phase* is the board with one placement of each such orbit.
//
// Tested by tests/core/tiling_symmetric_count_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/tiling/board.hpp"
#include "core/puzzles/tiling/cover_engine.hpp"
#include "core/puzzles/tiling/symmetries.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille::tiling {

/// Satisfies `Engine<Board, Answer>`. The solutions that it stops at are those of the phases; as many are counted for
/// each as its orbit has placements.
class SymmetricCount {
 public:
  /// `kind` is that of the engine that searches.
  explicit SymmetricCount(const cover::LineUp::Kind& kind) : search_(kind) {}

  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  void read(Answer& answer) const { search_.read(answer); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  std::string count() const;
  bool samples() const { return search_.samples(); }
  void bound_memory(std::size_t bytes) { search_.bound_memory(bytes); }
  /// If there are several phases, the first branch is one of them.
  bool begin_at(std::span<const Branch> path);
  bool give_away(std::vector<Branch>& path);
  bool has_given_up() const { return search_.has_given_up(); }
  std::string note() const { return search_.note(); }
  std::string_view name() const { return search_.name(); }

 private:
  std::optional<Error> open_phase();
  void add_stats();

  Board board_;  // that of the present phase
  std::vector<Orbits> phases_;
  // The search goes from phase `first_` to `last_`, and is in `phase_`.
  std::size_t first_ = 0, phase_ = 0, last_ = 0;
  CoverEngine search_;
  Stats earlier_;  // of the phases before, as is the count
  std::string earlier_count_;
  Stats stats_;
};

}  // namespace quadrille::tiling
