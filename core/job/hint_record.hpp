// A hint as JSON: the members of wasm/api/results.js's Hint that are not null. Tested by
// tests/core/hint_reasons_test.cpp and tests/wasm/findings.test.js.
#pragma once

#include <string>

#include "core/insight/hint.hpp"

namespace quadrille {

std::string hint_record(const Hint& hint);

}  // namespace quadrille
