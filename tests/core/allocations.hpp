// What has been allocated, so that a test can check that a search step never allocates, and that memory is bounded.
#pragma once

#include <cstdint>

namespace quadrille::test {

/// The number of calls of `operator new` so far. Always 0 with a sanitizer, which has its own `operator new`.
std::uint64_t allocations();
/// The bytes that they asked for, those that were given back included. 0 with a sanitizer as well.
std::uint64_t allocated_bytes();

}  // namespace quadrille::test
