// Asks for new puzzles, and about them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/ask.hpp"

namespace quadrille::test {

/// An answer for each line of wishes.
std::vector<Answered> wish(const std::string& wishes, std::string_view puzzle = "sudoku", std::uint64_t nodes = 1000);

/// The puzzle of a line of wishes that can be met.
std::string puzzle_of(const std::string& wishes, std::string_view puzzle = "sudoku");

/// What both engines say of a puzzle; requires that they say the same.
std::string verdict_of_both(const std::string& text, std::string_view puzzle = "sudoku");

/// Why wishes cannot be met.
std::string refusal_of(const std::string& wishes, std::string_view puzzle = "sudoku");

}  // namespace quadrille::test
