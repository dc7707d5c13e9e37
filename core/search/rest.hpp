// A build that checks where propagation comes to rest: cmake -DQUADRILLE_CHECK_REST=ON, and the build with sanitizers.
//
// Engines do not run a filter again after its own effects where that is held to change nothing, and do not wake it for
// changes that are held not to matter to it. Such a claim may be wrong, and then a wrong solution is counted. So this
// build runs every filter once more when nothing waits: nothing may change, but where the filter is lazy by intent,
// and where every variable has one value each filter has to agree. A fault ends the program. Other builds have none of
// this code. Tested by tests/core/rest_test.cpp.
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

/// Ends the program if there is a fault; `engine` and the fault say what filter of which engine it is.
inline void require_rest(const char* engine, const std::string& fault) {
  if (fault.empty()) return;
  std::fprintf(stderr, "%s: propagation is not at rest: %s\n", engine, fault.c_str());
  std::abort();
}

}  // namespace quadrille
