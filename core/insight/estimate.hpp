// An estimate of the number of solutions, by random descents (descents.hpp). Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstddef>

#include "core/insight/descents.hpp"

namespace quadrille {

class Estimate {
 public:
  /// Problems of more entries are not estimated: a descent would take too long (queens with 500 rows: 3.5 s), and its
  /// links would need much memory in addition to the search's.
  static constexpr std::size_t most_entries = std::size_t{1} << 17;

  void open(const cover::Problem& problem) {
    tree_.open(problem);
    sum_ = descents_ = 0;
  }
  /// Makes one more descent.
  void descend() {
    sum_ += tree_.descend().solutions;
    ++descents_;
  }
  /// The mean of the descents so far: 0 until one reaches a solution, infinite if it is too large for a number.
  double value() const { return sum_ / descents_; }

 private:
  Descents tree_;
  double sum_ = 0;
  double descents_ = 0;
};

}  // namespace quadrille
