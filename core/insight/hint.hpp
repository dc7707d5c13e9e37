// The next value that can be put on a board, and why: what a person sees without trying anything out.
//
// All of it is read off the exact-cover form: an item that one option is left for is a cell with a single value, or a
// value with a single place in a unit; which of the two, and how easy to see, is told by what the item stands for.
// Options that say nothing of a cell (in Kakuro: a run's digit sets) only serve to rule others out. Where nothing is
// left alone, each option is looked one step ahead: it falls if choosing it would leave some item without options.
// Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cover/hint.hpp"

namespace quadrille {

/// `form` is that of the board without givens, `units` are those of its primary items; cells have up to `values`
/// values.
Hint find_hint(const cover::CoverForm& form, const std::vector<cover::Unit>& units,
               const std::vector<cover::Placing>& givens, std::uint32_t values, std::string_view placing_rule);

}  // namespace quadrille
