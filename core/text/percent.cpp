#include "core/text/percent.hpp"

namespace quadrille {

namespace {

// 16 for what is no hexadecimal digit.
unsigned hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  const char small = static_cast<char>(c | 0x20);
  return small >= 'a' && small <= 'f' ? static_cast<unsigned>(small - 'a') + 10 : 16;
}

}  // namespace

char take_percent(std::string_view text, std::size_t& at) {
  if (text[at] == '%' && at + 2 < text.size()) {
    const unsigned high = hex_digit(text[at + 1]), low = hex_digit(text[at + 2]);
    if (high < 16 && low < 16) {
      at += 3;
      return static_cast<char>(high * 16 + low);
    }
  }
  return text[at++];
}

std::string with_percent(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > ' ' && c != '%') {
      out += c;
    } else {
      out.append(1, '%').append(1, digits[byte / 16]).append(1, digits[byte % 16]);
    }
  }
  return out;
}

std::string without_percent(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) out += take_percent(text, at);
  return out;
}

}  // namespace quadrille
