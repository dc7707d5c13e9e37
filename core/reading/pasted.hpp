// Boards of digits in forms that no notation has: what they may be, and the text of each. Tested by
// tests/core/pasted_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/reading/recognition.hpp"
#include "core/reading/rows.hpp"

namespace quadrille::reading {

/// What a text may be that nothing else is known to be.
Recognition recognise_pasted(std::string_view text);

/// What is wrong with a text that is almost a board of digits, with its place; nothing for another one.
Recognition almost_pasted(std::string_view text);

/// The board that stands in an address of any page.
Recognition recognise_address(std::string_view link);

/// A board of Sudoku or Kakuro that puzz.link or pzprxs has saved, with what is filled in.
Recognition recognise_saved(std::string_view text);

/// Rows as a Sudoku, in the notation `line`; or where boxes are no squares, in the notation `iss` of `variant`.
std::string text_of_sudoku(const Rows& rows);

/// The problem of a text of a program whose form is not known.
Recognition foreign(std::string_view program);

}  // namespace quadrille::reading
