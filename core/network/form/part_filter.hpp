// What one rule alone tells about its cells: the values that no combination for it has are removed. For hints, which
// may take their time and have to be exact; engines have propagators. Tested by tests/core/variant_hint_test.cpp.
#pragma once

#include <cstdint>

#include "core/network/form/form_parts.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

/// Narrows `parts.domains`, and the sets of values that sums may have. `parts` are those of `network`. Returns the work
/// that it has done (core/search/engine.hpp).
std::int64_t filter_parts(const Network& network, FormParts& parts);

}  // namespace quadrille::network
