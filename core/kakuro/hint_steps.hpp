// The steps that eliminate candidates on a board, from easy to hard:
//
//     digit-sets   of a run only some sets of digits are left; a digit in none of them leaves all of its cells
//     naked-set    two or three cells of a run have as many digits among them, so the others have none of these
//     look-ahead   if a cell had this digit, its run would have no filling; or a run that crosses its runs would have
//                  none, with what they would leave to the cell where they cross
//
// All steps of a kind start from the same candidates, so that a person can see each by itself. Tested by
// tests/core/kakuro_hint_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/insight/reasons.hpp"
#include "core/kakuro/hint_candidates.hpp"

namespace quadrille::kakuro {

/// Writes the unit, cells and sum of a run.
template <class Told>
void tell_run(const Runs& runs, std::size_t run, Told& told) {
  using enum cover::UnitKind;
  told.unit = run < runs.across ? cover::unit(across, run) : cover::unit(down, run - runs.across);
  for (const std::uint32_t cell : runs.cells_of(runs.runs[run])) told.cells.push_back(runs.places[cell]);
  if (runs.runs[run].sum != no_clue) told.sum = runs.runs[run].sum;
}

class HintSteps {
 public:
  using Numbers = Reasons::Numbers;
  using RunDigits = HintCandidates::RunDigits;

  HintSteps(HintCandidates& candidates, Reasons& reasons) : candidates_(candidates), reasons_(reasons) {}

  /// Eliminates what the easiest kind of step does. False if there is none, or too much to look at.
  bool eliminate();

  /// Whether a run has a filling; `left` then has the candidates that are in some.
  bool fill(const Run& run, RunDigits& left);
  bool is_spent() const { return fillings_ > most_fillings; }

 private:
  // Filling a run takes about a microsecond, so a hint takes at most some tenths of a second.
  static constexpr std::uint32_t most_fillings = 1u << 17;

  // What a reason takes from a cell.
  struct Loss {
    std::uint32_t reason, cell;
    Digits digits;
  };

  void find_steps(unsigned kind);
  void find_digit_sets(std::uint32_t number);
  void find_naked_sets(std::uint32_t number, unsigned size);
  void find_naked_set(std::uint32_t number, unsigned subset, unsigned size);
  void find_unfillable(std::uint32_t number);
  void find_crossing(std::uint32_t cell);
  bool refute(std::uint32_t cell, unsigned digit, std::uint32_t number, std::size_t direction);
  void lose(std::uint32_t cell, int lost);
  void add(std::string_view rule, std::uint32_t run);

  HintCandidates& candidates_;
  Reasons& reasons_;
  std::uint32_t fillings_ = 0;
  std::vector<Loss> losses_;  // by steps of one kind, as they are found
  // Of the step that is being made:
  Hint::Reason reason_;
  Numbers premises_;
  std::size_t first_loss_ = 0;
};

}  // namespace quadrille::kakuro
