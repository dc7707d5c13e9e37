// Boards as people type them, in forms that no other notation has. Tested by tests/core/reading_typed_test.cpp.
//
//     1 < . .        a futoshiki: signs between its cells, and `^` and `v` between its rows
//         v
//     A A B          a KenKen: a letter for each region, and behind the board a line for each, `A=24x`
//     3+ < 2         another: a target in each cell, or `<` for the region to its left, `^` for that above
//     A . . B        a numberlink with letters; a Sudoku of several grids in bare rows, `#` outside
//     #,4\,3\        a Kakuro with commas, semicolons or bars between its cells
//     2              queens: how many, and a line `row column` for each on a board of 8; or the number of rows alone
//     1 4 7          an exact cover: in each row the numbers of the columns that it covers
//     [problem]      a board of numbers in the form of janko.at, from `[problem]` to the next word in brackets
#pragma once

#include <string_view>

#include "core/reading/recognition.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::reading {

/// What a text may be that nothing else is known to be.
Recognition recognise_typed(std::string_view text);

/// The text as one of this puzzle, or genre, in its first notation.
LinkText text_of_typed(std::string_view puzzle, std::string_view text);

}  // namespace quadrille::reading
