// The table of notations of Kakuro boards; `model`, `cnf` and `opb` are only written.
// notations.cpp detects the notation of a text; each notation has a file in text/. Tested by
// tests/core/kakuro_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "core/job/notation.hpp"
#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::kakuro {

using BoardNotation = Notation<Board, Answer>;

// In WebAssembly, links of penpa-edit are read by wasm/notations.
#ifdef __EMSCRIPTEN__
constexpr std::size_t notation_count = 6;
#else
constexpr std::size_t notation_count = 7;
#endif
extern const std::array<BoardNotation, notation_count> notations;

}  // namespace quadrille::kakuro
