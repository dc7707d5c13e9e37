// Opens a link of penpa-edit (swaroopg92/penpa-edit, docs/js/general.js `load`, docs/js/class_p.js `maketext`). After
// `p=` is base64 of raw DEFLATE of lines of text, in which frequent words are replaced by `z` and a character. Line 0
// has fields between commas: the kind of grid, columns and rows with the outer space, …, whether diagonals are drawn,
// title, author and the rules in prose; line 3 is JSON of what is drawn, line 4 of what a person has entered; line 5
// has the cells of the board, each as the distance from the one before; line 7 says what the answer check looks at, and
// line 17 has tags of genres. Tested by tests/core/penpa_test.cpp.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/penpa/grid.hpp"
#include "core/text/json_value.hpp"
#include "core/text/text.hpp"

namespace quadrille::penpa {

using Value = const JsonValue*;

struct Link {
  std::vector<std::string> head;  ///< the fields of line 0
  JsonValue drawn, entered;       ///< entered: null where a link is only to be solved
  JsonValue checks, tags;         ///< the answer check by name, and the genres; null if the link has none
  Grid grid;
  std::string text;  ///< the whole, which the values above point into

  /// A field of line 0 as it was written, and empty if it lacks.
  std::string prose(std::size_t field) const;
  std::string title() const { return prose(15).substr(prose(15).starts_with("Title:") ? 6 : 0); }
  std::string author() const { return prose(16).substr(prose(16).starts_with("Author:") ? 7 : 0); }
  std::string rules() const { return prose(18); }
  const std::string& kind() const { return head[0]; }
};

/// What the board has to be.
struct Wanted {
  Message puzzle;
  std::vector<std::string_view> kinds;  ///< of grids
  std::size_t most;                     ///< rows, and columns
  bool is_whole = true;                 ///< a rectangle without holes
};

/// Whether a line is a link of penpa-edit with something in it.
bool is_penpa(std::string_view line);

/// What is wrong with the link, without its place. The link is not moved while its values are in use.
std::optional<Error> open(std::string_view line, const Wanted& wanted, Link& link);

/// An error without its place.
Error refused(Message message, Error::Code code = Error::Code::bad_input);

/// The longest link, in characters.
constexpr std::size_t most_characters = std::size_t{128} << 10;
Error too_long();

// ---- values ----

using Entries = std::vector<std::pair<std::string_view, Value>>;
/// The members of an object as JavaScript lists them: numbers first, in their order; of equal keys the last.
Entries entries_of(Value object);
/// Whether a value has no effect: nothing, false, an empty text, list or object.
bool says_nothing(Value value);
/// How many values of a list or an object have an effect.
std::size_t parts_in(Value parts);
/// A text from a text or a number, without blanks at its ends; else empty.
std::string words_in(Value value);
/// A whole number from a number or a text; -1 for anything else.
long whole_in(Value value);
Value item(Value list, std::size_t place);
/// A value as JSON, cut after 60 characters.
std::string shown(Value value);

/// A number that is drawn: a text, its style and its kind.
struct Number {
  std::string_view point;
  Value entry;
  std::string text;
  std::string kind;
};
/// Numbers in cells (`number`) or small ones in their corners (`numberS`), without those that were taken away.
std::optional<Error> read_numbers(const Link& link, std::string_view key, std::vector<Number>& numbers);

/// The kind of numbers that are pencil marks, a list; the others are a text, and differ in size.
constexpr std::string_view marks = "7";

}  // namespace quadrille::penpa
