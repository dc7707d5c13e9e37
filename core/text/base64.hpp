// Base64 (RFC 4648, section 4). Tested by tests/core/inflate_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace quadrille {

constexpr std::string_view base64_digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bytes of digits without the signs at their end; nothing if a character is none.
std::optional<std::string> from_base64(std::string_view digits);

/// With `=` at the end, as the padding of the last four digits.
std::string to_base64(std::string_view bytes);

}  // namespace quadrille
