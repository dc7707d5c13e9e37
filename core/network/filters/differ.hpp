// Two or three variables that differ if another one has a value of a set, on masks. Tested against brute force by
// tests/core/network_sets_test.cpp.
#pragma once

#include <span>

#include "core/cells/set_family.hpp"

namespace quadrille::network {

/// Removes exactly the values that no way has; the first mask is of the variable that decides. False if there is none.
bool filter_differ(cells::Digits when, std::span<cells::Digits> masks);

}  // namespace quadrille::network
