// Rules for the answers to any bytes that are asked about as a puzzle. The fuzzer (tests/fuzz) and a short run of it in
// tests/core/fuzz_test.cpp share them.
//
//     data     what the puzzle is made of │ the last bytes, `selector_bytes`, select the question
//
// The first part is read as a text, or drives a generator of boards. Each input is asked one question twice, or two
// related questions, so that many inputs can be tried; together they cover every question of every engine.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tests/core/random.hpp"

namespace quadrille::test {

constexpr std::size_t selector_bytes = 16;

/// Asks a question about `text` and checks one rule for the answer, both chosen by `select`. Returns the rule that was
/// broken, or an empty text.
std::string broken_text_invariant(std::string_view puzzle, const std::string& text, Random& select);

/// The same for the fuzzer's data, or what engine_invariants.hpp checks.
std::string broken_invariant(std::string_view data);

}  // namespace quadrille::test
