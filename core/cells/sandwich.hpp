// Cells in a line that have every digit once, and between two digits, the crusts, one of a few sets of others: which
// digits each can have. Fast, and nearly exact.
//
// For each two cells that may have the crusts, the sets that may be between them are tested as in combinations.hpp,
// each in a lane of a vector: a cell between them has digits of the set, a cell outside the others. Tested against
// brute force by tests/core/network_sets_test.cpp.
#pragma once

#include <span>
#include <vector>

#include "core/cells/combinations.hpp"

namespace quadrille::cells {

struct Filling {
  Digits crusts;  ///< two digits
  /// By the number of cells between them: sets of as many digits, filled up with empty sets to a multiple of
  /// `sets_at_once`.
  std::span<const std::vector<Digits>> sets;
};

/// Removes digits that no filling has; as many digits as there are cells, at most ten. False if it finds that there is
/// no filling; then the candidates may have changed.
bool filter_sandwich(std::span<Digits> candidates, const Filling& filling);

}  // namespace quadrille::cells
