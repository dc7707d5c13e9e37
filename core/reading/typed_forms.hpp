// Boards with signs of people's own, with numbers around them, or of regions alone: a table says which signs mean
// what. Tested by tests/core/reading_typed_test.cpp.
//
//     W . . B        masyu or Yin-Yang, with letters for the colours
//       2 1 3        skyscrapers: a first row and column with numbers, and perhaps last ones; rules may part them
//     2 . . . 2
//     . T . 1        tents: the numbers may as well stand to the right and below
//     0,2,1,3,…      skyscrapers: the clues around the board, clockwise
//     A A B          regions: a star battle, LITS, Norinori
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/link_line.hpp"

namespace quadrille::reading {

using Lines = std::vector<std::string_view>;
using Row = std::vector<std::string>;
using Table = std::vector<Row>;  ///< a string a cell

/// No typed board is wider or higher.
constexpr std::size_t widest = 128;

Row words_of(std::string_view line);
/// The words of a line, or, of one word, its characters.
Row tokens_of(std::string_view line);
/// Whether all rows have as many cells, two or more, and neither is too many.
bool is_board(const Table& rows);
/// Appends rows, each behind a line break.
void write_rows(const Table& rows, std::string& out);

/// The genres and named kinds that these lines may be in one of those forms, the likeliest first.
std::vector<std::string_view> genres_of_forms(const Lines& lines);

/// The lines as a text of this genre or named kind; false if they are none.
bool read_form(std::string_view genre, const Lines& lines, LinkText& found);

}  // namespace quadrille::reading
