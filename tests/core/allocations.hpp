// The number of allocations, so that a test can check that a search step never allocates.
#pragma once

#include <cstdint>

namespace quadrille::test {

/// The number of calls of `operator new` so far. Always 0 with a sanitizer, which has its own `operator new`.
std::uint64_t allocations();

}  // namespace quadrille::test
