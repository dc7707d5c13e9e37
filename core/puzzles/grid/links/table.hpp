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

/// How numbers and tokens correspond.
struct Symbols {
  std::string_view list = {};     ///< tokens of one character, those of the numbers from `lowest` on; empty: digits
  Number lowest = 0;              ///< 0 or 1
  std::string_view prefix = {};   ///< stands before digits
  std::string_view unknown = {};  ///< of a number that is unknown; empty: the genre's texts cannot say that
  ClueForm form = ClueForm::plain;
  std::string_view zero = {};    ///< of the number 0, if it is not written with digits; it may be `unknown` too
  std::string_view beyond = {};  ///< tokens of one character, those of the numbers from `first_beyond` on
  Number first_beyond = 7;
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
