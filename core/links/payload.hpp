// From a link of f-puzzles or SudokuPad to the JSON that it holds, and what the values in it mean.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/json_value.hpp"
#include "core/text/text.hpp"

namespace quadrille::links {

/// The longest link that is read, and the longest text that it may hold, in units of UTF-16. Large boards with hundreds
/// of rules need a quarter of the first.
constexpr std::size_t most_characters = std::size_t{128} << 10;
constexpr std::size_t most_unpacked = 1'000'000;

/// An error without a place.
Error error_of(std::string_view message, Error::Code code = Error::Code::bad_input);

/// The JSON in a link as a text, or what is wrong with the link.
struct Payload {
  std::string json;
  std::optional<Error> error;
};
Payload payload_of(std::string_view link);

/// Values as links have them; null is a value that is missing.
using Value = const JsonValue*;

/// Whether a key with this value has no effect.
bool is_empty(Value value);
bool is_text(Value value);
bool is_list(Value value);
bool is_object(Value value);
/// The member of an object; null if there is none, or the value is no object.
Value member(Value value, std::string_view key);
/// A number from a number or a text.
std::optional<double> number_in(Value value);
/// A whole number from `low` to `high`, likewise.
std::optional<int> whole_in(Value value, int low, int high);
/// A text from a text or a number; else empty.
std::string text_in(Value value);
/// A value as JSON, cut after 60 characters; of a missing one "nothing".
std::string quoted(Value value);
std::string quoted(std::string_view text);
std::string lower_case(std::string_view text);

}  // namespace quadrille::links
