// Bare rows of numbers, which several puzzles are written as, and which of them they may be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/recognition.hpp"

namespace quadrille::reading {

/// A board of numbers and blanks, and nothing else.
struct Rows {
  std::size_t height = 0;
  std::size_t width = 0;
  std::vector<std::int32_t> numbers;  ///< row by row, `blank` where there is none
  bool is_bare = true;                ///< the text is as the notations of the genres have it
  static constexpr std::int32_t blank = -1;

  std::size_t blanks() const;
  /// The largest number; `blank` if there is none.
  std::int32_t highest() const;
};

/// The rows of a text as `grid` reads them behind the name of a genre: tokens between blanks, or one character each, or
/// as programs write them, `[["1", "x"], ["0", 1]]`. A line with the number of rows and of columns may stand before
/// them, or a line with each, as PencilBox saves them. Nothing if the text is something else.
std::optional<Rows> rows_of(std::string_view text);

/// Rows in brackets, of any tokens, as lines of words; empty if it is something else.
std::string lines_of_lists(std::string_view text);

/// The genres of `grid` and the named kinds that bare rows may be, by what their rules need of the numbers; the
/// likeliest first.
std::vector<std::string_view> genres_of(const Rows& rows);
/// The rows as a text of a genre or a named kind.
std::string text_of(const Rows& rows, std::string_view genre);
/// Adds them all. `is_bare`: they are the text itself; then only a kind, which no notation is named after, needs one
/// with its name.
void add_genres(const Rows& rows, bool is_bare, Recognition& found);

/// Whether it is a board of 0 and 1 that a player of binairo has filled.
bool is_filled_binairo(const Rows& rows);
/// Whether a row or a column has only zeros, and another one has not: in a cover it would be for nothing.
bool has_empty_line(const Rows& rows);
/// A board of 0 and 1 as the nonogram with this picture.
std::string nonogram_of(const Rows& rows);

/// The side of the boxes of a Sudoku with this side; 0 if they are no squares.
std::size_t box_of(std::size_t side);
/// Whether people make variants of this side, whose boxes are no squares: 5, 6, 7, 8, 10, 12, 14 and 15.
bool has_oblong_boxes(std::size_t side);

/// How a board of numbers looks as a Sudoku, of any side to 16 too where boxes are no squares.
enum class AsSudoku : std::uint8_t {
  no,        ///< the size is another one
  unlikely,  ///< a row, a column or a box has a number twice
  likely,    ///< few numbers, all of them low
  certain
};
AsSudoku as_sudoku(const Rows& rows);
/// The same of rows each of which may be a whole board in one line; `certain` where their length is that of none.
AsSudoku as_sudokus(const Rows& rows);

}  // namespace quadrille::reading
