// What must hold of any bytes that are asked about as a puzzle: the part that the fuzzer (tests/fuzz) and a short run
// of it in tests/core/fuzz_test.cpp share.
//
//     data     what the puzzle is made of │ the last bytes, `selector_bytes`, select what is asked
//
// The first part is read as a text, or drives a generator of boards. Each input is asked little, a question twice or
// two questions that say something of each other, so that many inputs can be asked; all together are asked every
// question of every engine.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tests/core/random.hpp"

namespace quadrille::test {

constexpr std::size_t selector_bytes = 16;

/// Asks a question about `text`, and checks one thing that must hold of the answer: `select` says what. Returns what
/// did not hold, or nothing.
std::string broken_text_invariant(std::string_view puzzle, const std::string& text, Random& select);

/// The same for the fuzzer's data, or what engine_invariants.hpp checks.
std::string broken_invariant(std::string_view data);

}  // namespace quadrille::test
