// Reads JSON that others may have written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// A value; what is not of its kind is empty.
struct JsonValue {
  enum class Kind : std::uint8_t { null, boolean, number, text, list, object };

  Kind kind = Kind::null;
  bool boolean = false;
  double number = 0;
  std::string text;
  std::vector<JsonValue> items;   ///< of a list, or the values of an object
  std::vector<std::string> keys;  ///< of an object, one for each item
  std::string_view source;        ///< as it stands in the text that was read, which has to outlive it

  bool is(Kind other) const { return kind == other; }
  /// The member of an object that has this key, the last of several; null if there is none.
  const JsonValue* member(std::string_view key) const;
  /// The value if it is a whole number from 0 to 2⁵³ − 1, which are those that JavaScript holds exactly.
  std::optional<std::uint64_t> whole() const;
};

/// Reads a text that is one value, in UTF-8; nothing if it is not JSON or is nested more than a hundred times.
std::optional<JsonValue> read_json(std::string_view text);

}  // namespace quadrille
