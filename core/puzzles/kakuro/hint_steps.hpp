// The steps that eliminate candidates on a board, from easy to hard:
//
//     digit-sets   of a run only some sets of digits are left; a digit in none of them leaves all of its cells
//     naked-set    two or three cells of a run have as many digits among them, so the others have none of these
//     region-sum   runs across share all cells but one to three with runs down, so that the sums of both say what these
//                  add up to
//     look-ahead   if a cell had this digit, its run would have no filling
//     look-ahead   the same of a run that crosses its runs, with what they would leave to the cells where they cross;
//                  then of the runs that cross those, and so on: first for a few crossings, at last for many
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
#include "core/puzzles/kakuro/hint_candidates.hpp"
#include "core/puzzles/kakuro/region_sums.hpp"

namespace quadrille::kakuro {

/// Writes the unit, cells and sum of a run.
template <class HintOrReason>
void write_run(const Runs& runs, std::size_t run, HintOrReason& of) {
  using enum cover::UnitKind;
  of.unit = run < runs.across ? cover::unit(across, run) : cover::unit(down, run - runs.across);
  for (const std::uint32_t cell : runs.cells_of(runs.runs[run])) of.cells.push_back(runs.places[cell]);
  if (runs.runs[run].sum != no_clue) of.sum = runs.runs[run].sum;
}

class HintSteps {
 public:
  using Numbers = Reasons::Numbers;
  using RunDigits = HintCandidates::RunDigits;

  HintSteps(HintCandidates& candidates, Reasons& reasons)
      : candidates_(candidates), reasons_(reasons), regions_(candidates) {}

  /// `none`: there is no step, or too much to look at. `open`: called again, it goes on.
  enum class Found : std::uint8_t { open, none, some };
  /// Eliminates what the easiest kind of step does; stops after about this many cells of runs have been filtered.
  Found eliminate(std::size_t most_cells);

  /// Whether a run has a filling; `left` then has the candidates that are in some.
  bool fill(const Run& run, RunDigits& left);
  bool is_spent() const { return filled_cells_ > most_filled_cells; }
  /// The cells of the runs that have been filtered so far.
  std::size_t filled_cells() const { return filled_cells_; }

 private:
  // The cells of all runs that are filled. A cell takes about a tenth of a microsecond, so a hint takes at most some
  // tenths of a second.
  static constexpr std::size_t most_filled_cells = std::size_t{1} << 21;

  // What a reason takes from a cell.
  struct Loss {
    std::uint32_t reason, cell;
    Digits digits;
  };

  bool find_steps(std::size_t end);
  void find_digit_sets(std::uint32_t number);
  void find_naked_sets(std::uint32_t number, unsigned size);
  void find_naked_set(std::uint32_t number, unsigned subset, unsigned size);
  void find_region_sums(std::size_t odd_cells, std::uint32_t most_runs);
  void find_region_sum(const Region& region);
  void find_unfillable(std::uint32_t number);
  void find_far(std::uint32_t cell, unsigned crossings);
  bool suppose(std::uint32_t cell, unsigned digit, unsigned crossings);
  bool fill_supposed(std::uint32_t number);
  void explain_supposed(std::uint32_t cell);
  void take_back();
  void lose(std::uint32_t cell, int lost);
  void add(std::string_view rule, std::uint32_t run);
  void keep(std::string_view rule);

  HintCandidates& candidates_;
  Reasons& reasons_;
  std::size_t filled_cells_ = 0;
  std::size_t kind_ = 0;      // of steps that are being looked for,
  std::uint32_t each_ = 0;    //   and the run or cell that is looked at next
  std::vector<Loss> losses_;  // by steps of one kind, as they are found
  Regions regions_;
  // The step that is being made:
  Hint::Reason reason_;
  Numbers premises_;
  std::size_t first_loss_ = 0;

  // While a cell is supposed to have a digit:
  struct Filled {
    std::uint32_t run;
    RunDigits before;
  };
  std::vector<Digits> supposed_;       // by cell: what is left of its candidates
  std::vector<Filled> filled_;         // in order, with what was left to their cells
  std::vector<std::uint32_t> causes_;  // by placement in a cell: the number in `filled_` of what took it away
  std::vector<Digits> needed_;         // by cell: what has to be taken away for the last run to have no filling
  std::vector<std::uint32_t> changed_, to_fill_, to_fill_next_;  // cells; runs
};

}  // namespace quadrille::kakuro
