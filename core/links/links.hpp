// Links of f-puzzles and SudokuPad as texts of core. Tested by tests/core/links_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/links/builder.hpp"

namespace quadrille::links {

/// Writes the text of the puzzle in a link, for `variant` in the notation `iss`, for `sudoku` in `line`; or says what
/// is wrong with it. Lines that begin with `#` hold what the link says in words or draws.
std::optional<Error> read_link(std::string_view link, Target target, std::string& text);

/// The link to a puzzle in the JSON of f-puzzles; `notation` is `fpuzzles` or `sudokupad`. Modules of one puzzle ask
/// the module `reading` (wasm/bindings/puzzle.cpp).
std::string link_to(std::string_view json, std::string_view notation);

/// The link to a classic Sudoku with these values row by row, 0 for none.
std::string classic_link(std::span<const std::uint8_t> values, std::string_view notation);

/// The same of its JSON, which has a list `grid`.
std::optional<Error> read_fpuzzles(Value puzzle, Target target, std::string& text);
/// The same of its JSON, which has a list `cells`.
std::optional<Error> read_sudokupad(Value puzzle, Target target, std::string& text);

}  // namespace quadrille::links
