// Links of the pzpr family (pzpr_link.hpp) to a Sudoku: a square board with a number or nothing in each cell. One board
// on each line; lines that begin with `#` are skipped.
//
//     https://puzz.link/p?sudoku/side/side/…
//
// The cells follow row by row: a hexadecimal digit for a number below 16, `-` and two digits or `+` and three digits
// for a larger one, `.` for a given without a number, which is a blank here, and a letter g … z for 1 … 20 blanks.
// After pzprjs, src/variety-common/Encode.js (decodeNumber16). Tested by tests/core/sudoku_links_test.cpp and
// variant_text_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille {

/// Which sides a puzzle's board may have, and how an error says that.
struct PzprSides {
  bool (*contain)(unsigned side);
  const char* words;
};

/// The name of these links.
inline constexpr std::string_view pzpr_sudoku = "sudoku";

/// Takes the next board. Its numbers go to the first side² of `values`, 0 for blanks, and their places to the cursor.
Read take_pzpr_square(Cursor& cursor, const PzprSides& sides, unsigned& side, std::span<std::uint8_t> values,
                      Error& error);

void write_pzpr_square(unsigned side, std::span<const std::uint8_t> values, std::string& out);

}  // namespace quadrille
