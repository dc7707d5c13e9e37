// Exact cover by bit sets of options: the engine `bits` of the puzzle `cover`. It chooses, by the problem's size, among
// the engines of this folder: `OptionSets` and `OptionLanes` of three widths. All of them search the same tree, so the
// choice affects only speed. Problems with multiplicities have engines of their own, `BoundedSets` and `BoundedLanes`.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/bits/bounded_lanes.hpp"
#include "core/cover/bits/bounded_sets.hpp"
#include "core/cover/bits/option_lanes.hpp"
#include "core/cover/bits/option_sets.hpp"
#include "core/cover/problem.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille::cover {

class BitSets {
 public:
  /// `problem` must not change during the search.
  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel) { return engine_->advance(fuel); }
  bool begin_at(std::span<const Branch> path) { return engine_->begin_at(path); }
  bool give_away(std::vector<Branch>& path) { return engine_->give_away(path); }
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const { engine_->read(chosen); }
  /// Appends the choices in force.
  void path(std::vector<Choice>& path) const { engine_->path(path); }
  const Stats& stats() const { return engine_->stats(); }
  double fraction() const { return engine_->fraction(); }

 private:
  EnginePool<Problem, std::vector<Option>> engines_;
  AnyEngine<Problem, std::vector<Option>>* engine_ = nullptr;  // the one that was opened
};

}  // namespace quadrille::cover
