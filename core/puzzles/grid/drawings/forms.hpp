// How each genre is drawn in penpa-edit: as its own import of puzz.link draws it, and people do. After
// swaroopg92/penpa-edit, docs/js/general.js (`decode_puzzlink`) and genre_tags.js, which has the tags.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace quadrille::grid::drawings {

/// What stands in the cells.
enum class Marks : std::uint8_t {
  none,
  numbers,
  letters,
  walls,    ///< dark cells, perhaps with numbers
  dark,     ///< dark cells and numbers, each by itself or both: `#`, `5`, `#5`
  circles,  ///< white and black ones, `o` and `#` (`Form::colours`)
  bits,     ///< the same as `0` and `1`, or these numbers
  stops,    ///< circles with numbers: `o3`, `#5`
  arrows,   ///< numbers with a direction, in grey cells or not
  runs,     ///< numbers around a cell
  trees,    ///< symbols of trees
  ships,    ///< symbols of parts of ships
  ends,     ///< circles: a black one is an end, a white one a part: `S`, `o`
  labels,   ///< any text, which stands twice
  targets   ///< small numbers in the upper left corner, and numbers
};

/// What a genre's drawing also has.
enum Has : std::uint32_t {
  regions = 1,
  open_borders = 1u << 1,  ///< borders that end inside a region say nothing
  free_borders = 1u << 2,  ///< borders have no meaning
  top_left = 1u << 3,      ///< numbers outside
  all_sides = 1u << 4,     ///< likewise, on four sides
  runs_outside = 1u << 5,  ///< several of them to a line
  bottom = 1u << 6,        ///< below the board
  corners = 1u << 7,       ///< numbers on corners
  centres = 1u << 8,       ///< small circles anywhere
  signs = 1u << 9,         ///< of inequality, between cells
  thermometers = 1u << 10,
  holes = 1u << 11,         ///< cells that are none of the board
  stars = 1u << 12,         ///< how many, outside or in words
  fleet = 1u << 13,         ///< ships that the drawing does not tell
  letters_told = 1u << 14,  ///< outside, as `(A-C)`
  square = 1u << 15,        ///< as many rows as columns
  full = 1u << 16,          ///< a number in each cell
  mines = 1u << 17          ///< how many, perhaps, in words
};

struct Form {
  std::string_view genre;
  std::string_view names;   ///< tags and titles, in small letters and digits alone, with spaces between them
  std::string_view solved;  ///< what a solution is drawn with, in the words of penpa-edit's answer check
  Marks marks;
  std::uint32_t has = 0;
  std::string_view unknown = {};  ///< the token of a clue whose number is unknown; empty: there is none
  long low = 0, high = 9999;      ///< of numbers in cells, where they are likely to be of this genre
  std::string_view parameter = {};
  std::string_view colours = "o#";  ///< tokens of a white circle and of a black one, if the genre has both
};

/// In the order in which they are likely where a drawing fits several.
std::span<const Form> forms();
/// How a named kind is drawn, by what its text says of its board and its values; nothing if it has what no drawing
/// says.
std::optional<Form> form_of_kind(std::string_view kind);
/// The form of a genre or of a named kind.
std::optional<Form> form_of(std::string_view genre);
/// The form that a name stands for: of a tag, or of a title, whose other words have to be without a meaning.
std::optional<Form> form_named(std::string_view name);
/// Whether a name is one of a Sudoku, or of another puzzle that has a reader of its own.
bool names_sudoku(std::string_view name);

}  // namespace quadrille::grid::drawings
