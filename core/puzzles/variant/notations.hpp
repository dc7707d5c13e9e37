// The table of notations of Sudoku variants that core reads; links of other programs are read in wasm/notations.
// Tested by tests/core/variant_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "core/job/notation.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

using BoardNotation = Notation<Board, Answer>;

// In WebAssembly, links are read by wasm/notations.
#ifdef __EMSCRIPTEN__
constexpr std::size_t notation_count = 6;
#else
constexpr std::size_t notation_count = 9;
#endif
extern const std::array<BoardNotation, notation_count> notations;

}  // namespace quadrille::variant
