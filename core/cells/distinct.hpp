// Cells that all have different digits, and the sum of these: which digits they can have for given sums, which sums
// they can have, and why they have none of some sums.
//
// The digits are numbered from 0, and a sum is that of the numbers. The cells' digits are a path through layers of
// digit sets (set_family.hpp). A forward pass computes the sets that can be reached from {}, a backward pass the sets
// from which an end with a wanted sum can be reached; a digit stays in a cell if and only if a step with that digit
// leads from one of the former to one of the latter. This is domain consistency: every digit that stays is in some
// filling. The same two passes explain a contradiction: a digit that was removed from a cell may be put back as long as
// no step with it connects the two families, and the digits that may not be put back are the explanation (Gange,
// Stuckey, Szymanek, "MDD propagators with explanation", Constraints 16, 2011). Tested against brute force by
// tests/core/network_sum_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/cells/set_family.hpp"

namespace quadrille::cells {

constexpr unsigned most_distinct = 10;  ///< digits, and so cells
constexpr unsigned largest_sum = 45;

using Sums = std::uint64_t;  ///< a set of sums: bit s is the sum s, at most 45
constexpr Sums any_sum = ~Sums{0};

/// The sums of the cells' fillings.
Sums sums_of_distinct(std::span<const Digits> candidates);

/// Removes from each cell the candidates that no filling with one of the sums uses. Returns the sums of these fillings;
/// if it is empty, the candidates are left unchanged.
Sums filter_distinct(std::span<Digits> candidates, Sums sums);

/// Explains why the cells have no filling with one of the sums. On entry `missing` has the digits that were removed
/// from each cell; those that are not needed for the contradiction are taken out of it, and given back to `candidates`.
/// Greedy from the first cell on, so most digits are taken out of the first cells. A cell with one candidate that needs
/// two or more of its missing digits keeps all of them: "the cell has this digit" is shorter.
void explain_distinct(std::span<Digits> candidates, Sums sums, std::span<Digits> missing);

}  // namespace quadrille::cells
