// Writing UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille {

/// Appends the character of this number. False, and nothing is appended, if there is none: half of a pair of UTF-16, or
/// a number past the last one.
bool append_character(std::uint32_t code, std::string& out);

/// Appends a text with a replacement character for each byte that is not UTF-8.
void append_utf8(std::string_view text, std::string& out);

}  // namespace quadrille
