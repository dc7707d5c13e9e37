// The compression of lz-string 1.5 in base64 (pieroxy/lz-string, compressToBase64), which links of f-puzzles and
// SudokuPad have: LZW (Welch 1984) over units of UTF-16, with codes that get one bit longer whenever the dictionary has
// doubled. Code 0 introduces a new unit of 8 bits, 1 one of 16 bits, and 2 ends the text. The bits of a code come
// lowest first; six bits make a character, highest first. Tested by tests/core/links_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille {

enum class Unpacked : std::uint8_t { whole, bad, too_large };

/// Writes the text in UTF-8; half of a pair of surrogates becomes U+FFFD. `bad` if the payload is not what lz-string
/// makes, `too_large` if the text has more than `most` units.
Unpacked unpack_lz(std::string_view payload, std::size_t most, std::string& text);

/// Compresses a text of UTF-8.
std::string pack_lz(std::string_view text);

}  // namespace quadrille
