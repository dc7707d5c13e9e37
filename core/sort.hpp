// Sorting of numbers. Tested by tests/core/sort_test.cpp.
#pragma once

#include <cstdint>
#include <span>

namespace quadrille {

/// Puts the numbers in ascending order. A heap sort: its code has a fifth of the size of std::sort's, and a page loads
/// the code before it sorts a few numbers.
void sort_numbers(std::span<std::uint32_t> numbers);

}  // namespace quadrille
