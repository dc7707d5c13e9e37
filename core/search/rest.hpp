// A build that checks where propagation comes to rest: cmake -DQUADRILLE_CHECK_REST=ON, and the build with sanitizers.
//
// A filter may claim that a second run after its own effects changes nothing, or that some changes do not concern it;
// engines then do not run it. If such a claim is wrong, a wrong solution may be counted. So this build runs every
// filter once more when no filter waits. Unless the filter is lazy by design, nothing may change; and when every
// variable has one value, each filter has to agree. A fault ends the program. Other builds have none of this code.
// Tested by tests/core/rest_test.cpp.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace quadrille {

#ifdef QUADRILLE_CHECK_REST
constexpr bool checks_rest = true;
#else
constexpr bool checks_rest = false;
#endif

/// Ends the program if `fault` is not empty. It names the filter, `engine` the engine.
inline void require_rest(const char* engine, const std::string& fault) {
  if (fault.empty()) return;
  std::fprintf(stderr, "%s: propagation is not at rest: %s\n", engine, fault.c_str());
  std::abort();
}

}  // namespace quadrille
