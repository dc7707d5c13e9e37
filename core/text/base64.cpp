#include "core/text/base64.hpp"

namespace quadrille {

std::optional<std::string> from_base64(std::string_view digits) {
  std::string bytes;
  bytes.reserve(digits.size() * 3 / 4);
  unsigned value = 0, bits = 0;
  for (const char digit : digits) {
    const std::size_t place = base64_digits.find(digit);
    if (place == std::string_view::npos) return std::nullopt;
    value = (value << 6 | static_cast<unsigned>(place)) & 0xFFFFu;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(value >> bits & 0xFF);
  }
  return digits.size() % 4 == 1 ? std::nullopt : std::optional(std::move(bytes));
}

std::string to_base64(std::string_view bytes) {
  std::string digits;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    unsigned three = 0;
    for (std::size_t i = at; i < at + 3; ++i)
      three = three << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0u);
    for (unsigned i = 0; i < 4; ++i) digits += at + i <= bytes.size() ? base64_digits[three >> (18 - 6 * i) & 63] : '=';
  }
  return digits;
}

}  // namespace quadrille
