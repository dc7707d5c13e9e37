// A text that arrives in pieces must have the same notation and answers as the whole text.
#pragma once

#include <string>
#include <string_view>

#include "tests/core/ask.hpp"

namespace quadrille::test {

/// Requires that all beginnings of a text that are long enough are detected as the same notation.
void require_same_detection(std::string_view puzzle, const std::string& text);

/// Requires that a text has the same answers wherever it is split in two, and in many small pieces.
void require_same_answers_when_cut(std::string_view puzzle, const Request& request);

}  // namespace quadrille::test
