// A text that arrives in pieces, answered as the WebAssembly module's stream answers it: cut where a puzzle ends, the cut text
// answered by itself, the rest kept for the next piece.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/core/ask.hpp"

namespace quadrille::test {

/// The answers to `request`, its text split after each of the `ends`, ascending.
std::vector<Answered> ask_in_pieces(std::string_view puzzle, const Request& request, const std::vector<std::size_t>& ends);

/// Requires that the notation of a text is recognised alike by all its fronts, as soon as one is enough.
void hold_to_detection(std::string_view puzzle, const std::string& text);

/// Requires that a text is read alike wherever it is split in two, and answered alike in many small pieces.
void hold_to_cuts(std::string_view puzzle, const Request& request);

}  // namespace quadrille::test
