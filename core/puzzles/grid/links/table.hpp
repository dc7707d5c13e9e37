// Which genres have links, by which names, and what their links' bodies hold: parts in their order, each bound to a
// section of the text. After pzprjs, src/pzpr/variety.js and the genre's file in src/variety. Tested by
// tests/core/grid_links_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/links/codecs.hpp"

namespace quadrille::grid {
struct Genre;
}

namespace quadrille::grid::links {

enum class Codec : std::uint8_t {
  // Before the sizes.
  flag,  ///< a letter; without it, the parameter `section`, if there is one, has the value `symbols.list`
  name,  ///< the last of the names; with it, the parameter `section` has the value `symbols.list`
  // In the body.
  count,         ///< digits up to a slash: a parameter with one number
  slash,         ///< nothing
  two_sides,     ///< numbers16 of `top` and `left`
  four_sides,    ///< numbers16 of `top`, `bottom`, `left` and `right`
  poles,         ///< numbers16 of `bottom` and `right`, next to the board, and of `top` and `left`
  runs,          ///< numbers16 of `columns` and `rows`, the last run of a line first
  numbers,       ///< numbers16 of a section of cells
  digits,        ///< digits36, likewise
  tens,          ///< numbers to 9, likewise
  circles,       ///< likewise: runs around a cell
  arrows,        ///< likewise: numbers with arrows
  parts,         ///< likewise: parts of a line around a cell
  castle,        ///< likewise: a mark, a number and an arrow
  compasses,     ///< likewise: four numbers
  corner_signs,  ///< likewise: arrows, and circles with numbers
  makaro,        ///< likewise: numbers, and walls with arrows
  tens_or_more,  ///< likewise, or behind a dash numbers16
  fours,         ///< of a section of cells
  pipes,         ///< likewise: lines through cells that are given, and circles
  signs,         ///< likewise: numbers from 1 to 4, or unknown
  marks,         ///< likewise
  shading,       ///< bits of a section of cells
  thirds,        ///< likewise
  points,        ///< fours of a section of corners
  dots,          ///< a list of points in the middle of cells and between them
  pairs,         ///< thirds of the edges between cells: two lists, of pairs of cells
  bars,          ///< bits of the edges between cells: a list of pairs of cells, with the first sign between them
  blots,         ///< a digit to 3 for each place of `dots`: three lists, of the cells around it; or a clue of a cell
  kakuru,        ///< of a section of cells: numbers to 45, and walls
  borders,       ///< of a section of regions
  rooms,         ///< numbers16: a cell of each region has its number, in the order of their first cells
  outside,       ///< bits: cells outside the board, which are `#` in a section of regions
  ships          ///< a parameter with their lengths
};

/// How numbers and tokens correspond.
struct Symbols {
  std::string_view list = {};     ///< tokens of one character, those of the numbers from `lowest` on; empty: digits
  Number lowest = 0;              ///< 0 or 1
  std::string_view prefix = {};   ///< stands before digits
  std::string_view unknown = {};  ///< of a number that is unknown; empty: the genre's texts cannot say that
  bool are_runs = false;          ///< runs around a cell (`circles`): tokens as `13`
  bool are_parts = false;         ///< parts of a line around a cell (`parts`): tokens as `13`
  bool are_castles = false;       ///< a mark, a number and an arrow (`castle`): tokens as `o2^`
  bool are_compasses = false;     ///< four numbers (`compasses`): tokens as `1,.,0,2`
  bool are_corners = false;       ///< arrows and circles (`corner_signs`): tokens as `^`, `o3`
  bool are_makaros = false;       ///< numbers, and walls with arrows (`makaro`): tokens as `3`, `#?^`
  std::string_view zero = {};     ///< of the number 0, if it is not written with digits
  std::string_view seven = {};    ///< of the number 7, if it is not written with digits
  bool are_pipes = false;         ///< lines through cells (`pipes`): tokens as `ns`
  bool are_arrows = false;        ///< numbers with arrows (`arrows`): tokens as `2^`
  bool are_coloured = false;      ///< two marks of the list, `o7`, `x7`: even numbers and odd ones, twice the number
};

/// A part that says nothing. On reading, all that follow may lack with it, to the end or the next slash.
enum class Silent : std::uint8_t {
  needed,   ///< has to be there
  written,  ///< may lack, but is written: other programs need it
  left_out  ///< may lack, and is not written
};

struct Part {
  Codec codec;
  std::string_view section = {};
  Symbols symbols = {};
  Silent silent = Silent::needed;
  char letter = 0;               ///< of a flag
  bool may_end = false;          ///< borders that end inside a region say nothing, as in few genres
  std::string_view second = {};  ///< the other list of `pairs`, and of `blots`
  std::string_view third = {};   ///< that of `blots`
};

struct Link {
  std::string_view genre;
  std::span<const std::string_view> names;  ///< the first is written
  std::span<const Part> parts;
};

std::span<const Link> table();

/// The rule in words that a flag stands for and that no genre here has; empty if it is unknown.
std::string_view rule_of_flag(std::string_view genre, char letter);

/// The link to a genre; null if it has none.
const Link* find_link(const Genre& genre);

/// A place outside the board.
struct Place {
  std::string_view section;
  std::size_t line;  ///< the column or the row
};
/// The places of a codec of sides or runs, in the order of the link.
std::vector<Place> places_of(Codec codec, std::size_t rows, std::size_t columns);

/// Appends the token of a number; false if the symbols have none.
bool write_symbol(const Symbols& symbols, Number number, std::string& out);
/// The number of a token; none if the symbols lack it. A dot is the number `none`.
std::optional<Number> read_symbol(const Symbols& symbols, std::string_view token);

}  // namespace quadrille::grid::links
