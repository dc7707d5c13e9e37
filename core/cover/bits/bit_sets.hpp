// Exact cover by bit sets of options: the engine `bits` of the puzzle `cover`, in the form that suits the problem. All
// forms walk one tree: which of them it is changes speed only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/cover/bits/option_lanes.hpp"
#include "core/cover/bits/option_sets.hpp"
#include "core/cover/problem.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille::cover {

class BitSets {
 public:
  /// `problem` must stay as it is while the search goes on.
  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel) { return form_->advance(fuel); }
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const { form_->read(chosen); }
  /// Appends them with what else there was to choose.
  void path(std::vector<Choice>& path) const { form_->path(path); }
  const Stats& stats() const { return form_->stats(); }
  double fraction() const { return form_->fraction(); }

 private:
  EnginePool<Problem, std::vector<Option>> forms_;
  AnyEngine<Problem, std::vector<Option>>* form_ = nullptr;  // the one that was opened
};

}  // namespace quadrille::cover
