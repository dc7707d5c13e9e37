// Decompresses raw DEFLATE (RFC 1951), which links of penpa-edit hold in base64. Tested by tests/core/inflate_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/text/lz.hpp"

namespace quadrille {

/// What follows the end of the stream is passed over. `bad` if it is no such stream or has no end, `too_large` if it
/// holds more than `most` bytes.
Unpacked inflate(std::string_view deflated, std::size_t most, std::string& out);

}  // namespace quadrille
