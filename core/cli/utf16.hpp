// Translates UTF-16, which is known by its byte order mark, to UTF-8 piece by piece.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille::cli {

class Utf16 {
 public:
  /// Whether a file begins with a byte order mark of UTF-16. (That of UTF-8 is skipped where texts are read.)
  static bool begins(std::string_view front) {
    return front.substr(0, 2) == little_endian_mark || front.substr(0, 2) == "\xFE\xFF";
  }

  explicit Utf16(std::string_view front) : is_little_endian_(front.substr(0, 2) == little_endian_mark) {}

  /// Appends the next bytes of the file, from its byte order mark on, in UTF-8. False if they are no UTF-16.
  bool translate(std::string_view bytes, std::string& text);
  /// Whether the file may end here.
  bool is_whole() const { return !has_byte_ && high_ == 0; }

 private:
  static constexpr std::string_view little_endian_mark = "\xFF\xFE";

  bool add(std::uint32_t unit, std::string& text);

  bool is_little_endian_;
  bool is_past_mark_ = false;
  bool has_byte_ = false;
  std::uint32_t byte_ = 0;  // the first of a unit, if it has come
  std::uint32_t high_ = 0;  // the first unit of a pair, if it has come
};

}  // namespace quadrille::cli
