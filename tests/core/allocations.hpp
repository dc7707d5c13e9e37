// How often memory was asked for, so that a test can say that a search step never does.
#pragma once

#include <cstdint>

namespace quadrille::test {

/// Calls of `operator new` so far. Always 0 under a sanitizer, whose own `operator new` is worth more there.
std::uint64_t allocations();

}  // namespace quadrille::test
