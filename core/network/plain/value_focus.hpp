// The value that a search fails with most often when it gives it to a cell: the focus.
//
// A search that prefers cells which may have that value goes through the board value by value. Where rules are about
// the order of values, as those of thermometers and renban lines, its tree is then up to four times smaller. The idea
// is that of Interactive Sudoku Solver (value scores, js/solver/candidate_selector.js); there failures are counted,
// here the share of trials that fail, since small values are tried more often. Tested by
// tests/core/network_value_focus_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/network/network.hpp"

namespace quadrille::network {

/// Trials and failures count with a weight, which may grow: so what was long ago counts less.
class ValueFocus {
 public:
  ValueFocus() = default;
  static constexpr std::uint32_t interval = 64;  ///< failures between two choices of the focus
  static constexpr double least_trials = 500;    ///< of weight 1 now, for a value to be the focus

  /// Without `has_focus` there is never one.
  void open(bool has_focus) { *this = ValueFocus(has_focus); }
  void note_trial(Values value, double weight) { tallies_[index(value)].trials += weight; }
  /// `value` is what was tried last; none (0) if the choice was another one.
  void note_failure(Values value, double weight) {
    if (value != 0) tallies_[index(value)].failures += weight;
    if (++failures_ % interval == 0) choose(weight);
  }
  /// Divides all weights.
  void divide(double by) {
    for (Tally& tally : tallies_) tally = {tally.trials / by, tally.failures / by};
    bonus_ /= by;
  }

  /// What the score of a variable with these values gains.
  double bonus(Values values) const { return (values & focus_) != 0 ? bonus_ : 0; }

 private:
  static constexpr double share = 0.1;  // of a focus' failures

  struct Tally {
    double trials = 0, failures = 0;
  };

  explicit ValueFocus(bool has_focus) : has_focus_(has_focus) {}

  static std::size_t index(Values value) { return static_cast<std::size_t>(std::countr_zero(value)); }
  void choose(double weight) {
    if (!has_focus_) return;
    double most = 0;
    for (std::size_t i = 0; i < tallies_.size(); ++i) {
      const Tally& tally = tallies_[i];
      if (tally.trials < least_trials * weight || tally.failures <= most * tally.trials) continue;
      most = tally.failures / tally.trials;
      focus_ = Values{1} << i;
      bonus_ = share * tally.failures;
    }
  }

  bool has_focus_ = false;
  std::array<Tally, most_values> tallies_;  // by value
  std::uint32_t failures_ = 0;
  Values focus_ = 0;
  double bonus_ = 0;
};

}  // namespace quadrille::network
