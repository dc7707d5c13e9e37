// Decompresses what lz-string has compressed in base64 (pieroxy/lz-string, compressToBase64): the payload of links of
// f-puzzles and SudokuPad. The code is LZW on units of UTF-16. Tested by tests/core/variant_links_test.cpp.
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

}  // namespace quadrille
