// What the lines of a tiling consist of: places in the text, and words such as `0..3`, `*` and `6x10`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/tiling/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::tiling {

/// A line of the text, without its comment.
struct Line {
  std::string_view text;
  std::uint32_t number = 0;

  Error error(std::string_view at, Message message) const {
    return error_at(number, text, static_cast<std::size_t>(at.data() - text.data()), std::move(message));
  }
  Error too_large(std::string_view at, Message message) const {
    Error large = error(at, std::move(message));
    large.code = Error::Code::too_large;
    return large;
  }
};

/// The words of a line, between white space.
std::vector<std::string_view> words_of(std::string_view line);

/// How many copies of a piece are used.
struct Copies {
  std::uint32_t low = 1;
  std::uint32_t high = 1;
};

/// `2`, `0..3`, `1..*` or `*`. More than `most_copies` are none.
std::optional<Copies> copies_in(std::string_view word);

/// A word of the one-line form: `2xL4`, `0..3xV3`, `*xI2`, `*I2`; a word without copies is one copy.
struct CountedName {
  Copies copies;
  std::string_view name;
};
CountedName counted_name(std::string_view word);

/// `6x10` or `3x3x3`: digits only, of any length.
struct Size {
  std::array<std::string_view, 3> numbers;
  std::size_t count = 0;  ///< 2 or 3
};
std::optional<Size> size_in(std::string_view word);

std::optional<Grid> grid_named(std::string_view word);
std::optional<Turning> turning_named(std::string_view word);

/// Whether the line is a row of a drawn piece: it has no other characters, and is not blank.
bool is_drawing_row(std::string_view line);

/// Whether the line is `grid` and a word, or begins the one-line form: a size, maybe behind a grid's name.
bool begins_grid(std::string_view line);
bool is_one_line_form(std::string_view line);

/// Whether the board has more cells in a direction than there may be.
bool is_too_large(Grid grid, std::uint64_t layers, std::uint64_t rows, std::uint64_t columns);

/// The size of the largest board, as a text.
std::string size_text(Grid grid);

}  // namespace quadrille::tiling
