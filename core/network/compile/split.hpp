// Splits long sums: the cells in one row, column or box differ, so that their sum has a small range. An auxiliary
// variable for each such part makes a long sum a sum of a few.
#pragma once

#include "core/network/network.hpp"

namespace quadrille::network {

/// Splits sums of more terms than there are values by rows, columns or regions: whatever leaves the fewest totals.
void split_long_sums(Network& network);

}  // namespace quadrille::network
