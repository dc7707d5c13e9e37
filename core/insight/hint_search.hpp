// The search for a hint, in slices: it may take seconds on a board with many rules or options. Tested by
// tests/core/hint_slices_test.cpp.
#pragma once

#include <cstdint>
#include <utility>

#include "core/insight/hint.hpp"
#include "core/search/engine.hpp"

namespace quadrille {

class HintSearch {
 public:
  virtual ~HintSearch() = default;

  /// Goes on until the fuel is spent. True when the hint is found.
  virtual bool advance(Fuel& fuel) = 0;
  /// The grade of the way to the end is no lower than this, as far as is known yet.
  virtual unsigned least_grade() const { return 1; }
  /// Moves the hint out; may be called once for each hint.
  Hint take() {
    Hint hint = found();
    hint.values = values;
    hint.columns = columns;
    return hint;
  }

  /// Searches without a limit of work, and returns the hint.
  Hint finish() {
    for (Fuel fuel; !advance(fuel);) {
    }
    return take();
  }

  std::uint32_t values = 1;   ///< of a cell of the board
  std::uint32_t columns = 0;  ///< of the board; 0 if its cells are options
  bool is_complete = true;    ///< it looks at all that the board demands: `solved` says that there is a solution

 private:
  virtual Hint found() = 0;
};

/// A hint that was found without a search.
class FoundHint final : public HintSearch {
 public:
  explicit FoundHint(Hint hint) : hint_(std::move(hint)) {}
  bool advance(Fuel&) override { return true; }

 private:
  Hint found() override { return std::move(hint_); }

  Hint hint_;
};

}  // namespace quadrille
