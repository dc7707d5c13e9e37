// Hints from the exact-cover form alone.
//
// An item with one option left is a cell with a single value, or a value with a single place in a unit; what the item
// stands for says which of the two, and how easy it is to see. Where no item has one option left, each option is
// looked ahead of (look_ahead.hpp) and eliminated if it would leave some item without options. An option of several
// placements counts as its first one; options that put nothing on the board only exclude others. Tested by
// tests/core/insight_test.cpp and hint_reasons_test.cpp.
#pragma once

#include <memory>

#include "core/cover/cover_form.hpp"
#include "core/insight/hint.hpp"
#include "core/insight/hint_search.hpp"

namespace quadrille {

/// Opens the search for a hint. `form` is that of the board without its givens.
std::unique_ptr<HintSearch> search_hint(cover::BoardForm form);
/// The same in one call, without a limit of work.
Hint find_hint(const cover::BoardForm& form);

}  // namespace quadrille
