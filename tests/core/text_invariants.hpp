// What must hold of any bytes that are asked about as a puzzle: the part that the fuzzer (tests/fuzz) and a short run of it in
// tests/core/fuzz_test.cpp share.
#pragma once

#include <string>
#include <string_view>

#include "core/search/search.hpp"

namespace quadrille::test {

/// Asks `question` of `text`, read in `format` (empty: as detected), by both engines, at one go, in slices and in pieces; reads
/// what it is written as. Nodes are limited. Returns what did not hold, or nothing.
std::string broken_invariant(std::string_view puzzle, Question question, const std::string& format, const std::string& text);

/// The same, with the puzzle, the question and the format chosen by the first byte of the data.
std::string broken_invariant(std::string_view data);

}  // namespace quadrille::test
