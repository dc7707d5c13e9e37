// Writes a hint as JSON: the members of `Hint` in wasm/api/results.js that are not null. Tested by
// tests/core/hint_reasons_test.cpp and tests/wasm/findings.test.js.
#pragma once

#include <string>

#include "core/insight/hint.hpp"

namespace quadrille {

/// Named steps that lead to the value of a hint: as JSON, and those that eliminate candidates as text.
struct HintSteps {
  std::string json, line;
};

std::string hint_record(const Hint& hint, const HintSteps& steps = {});

/// Writes a hint that was found by reasons as a step; core/job/reason_tasks.hpp describes the JSON.
std::string step_record(const Hint& hint);

}  // namespace quadrille
