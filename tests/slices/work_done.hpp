// The work that core has done, measured without a clock and without what core says of itself: the compiler has each
// basic block of core call a function that counts it (`counted_core` in CMakeLists.txt), and `operator new` counts the
// bytes that it allocates.
#pragma once

#include <array>
#include <cstdint>

namespace quadrille::test {

/// So far, in the units of fuel (core/search/engine.hpp).
std::int64_t work_done();

/// The place of the program when it had done some work: the calls under way, innermost first, as addresses.
struct Place {
  std::array<void*, 32> calls;
  int depth = 0;
};

/// Writes into `place` where the program is when it has done `noted` units more, and ends the process with `exit_code`
/// when it has done `ended` more. Forgets what was set before.
void watch(std::int64_t noted, Place& place, std::int64_t ended, int exit_code);

}  // namespace quadrille::test
