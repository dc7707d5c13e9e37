// What cells that all differ can have when their sum, or the sets of digits that they may have, are known: fast, and
// nearly exact.
//
// The digits of the cells that are open are one of a few *combinations*, sets of as many digits with that sum. Eight of
// them are tested at the same time, each in a lane of a vector:
//
//     lane         0          1          2       …
//     combination  {1,5,9}    {1,6,8}    {2,4,9}
//     cell 0       1 · 9      1 · 8      · 4 9       its candidates in the combination
//     cell 1       · 5 ·      · · ·      2 · ·       lane 1 fails: nothing is left for cell 1
//
// In each lane, a cell with one candidate takes it from the others, and a digit that one cell alone has is there. A
// lane fails if a cell has nothing, a digit is in no cell, or one digit is all that two cells have. A digit stays in a
// cell if some lane has it. That is exact for up to three open cells.
// Tested against brute force by tests/core/network_sum_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/cells/set_family.hpp"

namespace quadrille::cells {

/// Removes digits that no filling with the sum uses; numbers as in distinct.hpp, at most ten digits and cells. False if
/// it finds that there is none; then the candidates may have changed. `required` gets digits that all fillings use and
/// no cell has yet; perhaps not all of those.
bool filter_combinations(std::span<Digits> candidates, unsigned sum, Digits& required);

/// The same for cells whose digits are one of `sets`, of as many digits as there are cells. Filled up with empty sets
/// to a multiple of `sets_at_once` (set_family.hpp).
bool filter_sets(std::span<Digits> candidates, std::span<const Digits> sets, Digits& required);

/// The same for some of `sets`, at most 64, filled up in the same way: bit i of `some` stands for sets[i]. Leaves in
/// `some` those that the cells may have.
bool filter_some(std::span<Digits> candidates, const Digits* sets, std::uint64_t& some, Digits& required);

}  // namespace quadrille::cells
