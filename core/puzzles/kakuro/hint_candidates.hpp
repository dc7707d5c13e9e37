// What a person who looks for a step sees on a board: the candidates of each cell, which givens rule out the others,
// and which of them a step has eliminated. Cells are numbered as in runs.hpp. Tested by
// tests/core/kakuro_hint_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/insight/reasons.hpp"
#include "core/puzzles/kakuro/board.hpp"
#include "core/puzzles/kakuro/digit_sets.hpp"
#include "core/puzzles/kakuro/runs.hpp"

namespace quadrille::kakuro {

class HintCandidates {
 public:
  using Numbers = Reasons::Numbers;
  /// The digits of each cell of a run, in order. A run of more cells has no filling.
  using RunDigits = std::array<Digits, digits>;

  HintCandidates(const Board& board, Reasons& reasons);

  const Runs& runs() const { return runs_; }
  unsigned given(std::uint32_t cell) const { return board_.cells[runs_.places[cell]].given; }
  Digits of(std::uint32_t cell) const { return candidates_[cell]; }
  /// The candidates of all cells.
  const std::vector<Digits>& all() const { return candidates_; }
  /// The candidates of a run's cells, as far as `allowed` has them.
  RunDigits of(const Run& run, Digits allowed = all_digits) const;

  /// Eliminates digits of a cell by a reason.
  void eliminate(std::uint32_t cell, Digits gone, std::uint32_t reason);
  /// Appends the eliminations of these digits of a cell. Those that a given rules out have none.
  void add_eliminations(std::uint32_t cell, Digits lost, Numbers& numbers) const;
  /// Adds the places of the givens that rule out these digits of a cell.
  void add_blockers(std::uint32_t cell, Digits lost, std::vector<std::uint32_t>& places) const;

  /// For a run that has no filling with some of its candidates: appends the eliminations that this relies on, among
  /// digits that are `allowed`. `supposed` has the candidates that only a supposition took away from its cells: those
  /// that need not be taken away are removed from it.
  void explain(const Run& run, const RunDigits& left, Digits allowed, RunDigits& supposed, Numbers& numbers) const;

 private:
  const Board& board_;
  Reasons& reasons_;
  Runs runs_;
  std::vector<Digits> candidates_;        // by cell
  std::vector<Digits> eliminated_;        // by cell
  std::vector<Reasons::Number> numbers_;  // by cell · 9 + digit − 1, if that is eliminated
};

}  // namespace quadrille::kakuro
