// Writes a Sudoku variant as a link of f-puzzles or SudokuPad. Tested by tests/core/variant_fpuzzles_test.cpp and
// tests/wasm/variant-links.test.js, which read back what was written.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/puzzles/variant/board.hpp"
#include "core/text/message.hpp"

namespace quadrille::variant::fpuzzles {

/// Appends the link; `notation` is `fpuzzles` or `sudokupad`. Says what f-puzzles does not have, such as a rule, and
/// then appends nothing.
std::optional<Message> write_link(const Board& board, std::string_view notation, std::string& out);

}  // namespace quadrille::variant::fpuzzles
