// What one rule alone says about its cells: the values that no combination for it has are removed. For hints, which
// may take their time and have to be exact, and before dancing links begin; other engines have propagators. Tested by
// tests/core/variant_hint_test.cpp and network_form_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/network/form/form_parts.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

/// Narrows `parts.domains`, and the sets of values that sums may have. `parts` are those of `network`. Returns the work
/// that it has done (core/search/engine.hpp).
std::int64_t filter_parts(const Network& network, FormParts& parts);

/// What the candidates of cells may be after that, and after each value of a cell was supposed: those are taken away
/// with which a variable has no value left. Stops at about `most` work. As they were if the form is too large.
std::vector<Values> narrow_candidates(const Network& network, std::span<const Values> candidates, std::int64_t most);

}  // namespace quadrille::network
