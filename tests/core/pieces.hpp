// A text that arrives in pieces must be recognised and answered as if it had come whole.
#pragma once

#include <string>
#include <string_view>

#include "tests/core/ask.hpp"

namespace quadrille::test {

/// Requires that the notation of a text is recognised alike by all its fronts, as soon as one is enough.
void hold_to_detection(std::string_view puzzle, const std::string& text);

/// Requires that a text is read alike wherever it is split in two, and answered alike in many small pieces.
void hold_to_cuts(std::string_view puzzle, const Request& request);

}  // namespace quadrille::test
