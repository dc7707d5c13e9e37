// Clues of several parts, such as `13` or `2^`, which the body of a link holds as one number: a form each. Tested by
// tests/core/grid_links_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille::grid::links {

/// What a link says of a cell, an edge or a place outside: a number from 0, or one of the next two.
using Number = std::int32_t;
constexpr Number none = -1;
constexpr Number unknown = -2;  ///< a clue whose number is unknown

enum class ClueForm : std::uint8_t {
  plain,      ///< a number or a sign, as `Symbols` say
  coloured,   ///< one of the two marks of `Symbols`, and perhaps a number: `o7`, `x`; twice the number, and 1 of the
              ///< second
  runs,       ///< the lengths of runs around a cell, a digit or `?` each: `13`
  parts,      ///< the same of the parts of a line around a cell, which may be longer
  arrows,     ///< a number and perhaps an arrow: `2^`, `2`, `?^`; `#` has neither
  castles,    ///< a mark of three, and perhaps a clue with an arrow: `o2^`, `o`; three times its number, and the mark
  compasses,  ///< four numbers, at most 126 each: `1,.,0,2`
  corners,    ///< an arrow, or a circle and perhaps a number: `^`, `o`, `o3`
  makaros,    ///< a number, or a wall and perhaps an arrow: `3`, `#`, `#?^`
  pipes       ///< a line through the cell, or a circle: `ns`, `o`
};

/// The number of a clue, in a form from `runs` on; none if links have no such clue.
Number number_of_clue(ClueForm form, std::string_view clue);
/// The clue of a number; empty if none has it.
std::string clue_of_number(ClueForm form, Number number);

/// The arrow of a number is the remainder by their count; what is above is the clue's number, 0 if it is unknown, else
/// one more.
constexpr std::string_view arrows = " ^v<>";
constexpr auto arrow_places = static_cast<Number>(arrows.size());
constexpr std::string_view castle_marks = "#ox";
/// Those of compasses are digits to this base, each one more than its number; 0 for none.
constexpr Number compass_base = 128;
/// An arrow is its place here; behind them come a circle, `o`, and circles with numbers: `o0`, `o1`, …
constexpr std::string_view corner_arrows = "^v<>";
/// The lines through cells, by their number, behind a circle.
constexpr std::string_view pipe_tokens[] = {"o", "+", "ns", "ew", "ne", "nw", "sw", "se"};

/// How many parts of a line, the sign before them in a body, and how they are put into a number there: digits below
/// `radix`, 0 for an unknown length, above `lowest`. Elsewhere a decimal digit each, 9 for `?`.
struct PartForm {
  std::size_t parts;
  std::string_view sign;
  Number radix, lowest;
};
constexpr PartForm part_forms[] = {{2, "", 8, 360}, {3, "+", 7, 36}, {4, "-", 6, 36}};

}  // namespace quadrille::grid::links
