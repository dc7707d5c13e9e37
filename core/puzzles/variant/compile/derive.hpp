// Sums that follow from houses and cages. A house of all values has a known total, so houses minus cages are sums of
// few cells: those that no cage inside covers ("innies"), or those of cages that reach beyond the houses ("outies").
// All unions of up to four neighbouring rows, columns or boxes are looked at. Sums that have few cells, or cells of one
// house, are kept: they propagate. And long cages side by side are summed up: cells of both differ, which leaves their
// sum less room than they have alone.
#pragma once

#include "core/network/network.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

/// Adds derived sums (`is_derived`), at most 200 and 20 of cages side by side. `network.sums` has all sums, also those
/// of one or two cells.
void derive_sums(const Shape& shape, Network& network);

}  // namespace quadrille::variant
