#include "core/cli/terminal.hpp"

#include <cstddef>
#include <cstdint>

#include "core/text/text.hpp"
#include "core/text/utf8.hpp"

namespace quadrille::cli {

namespace {

// The number of a character of up to three bytes; past all of them for longer ones.
std::uint32_t code_of(std::string_view character) {
  const auto bits = [character](std::size_t at, unsigned mask) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(character[at]) & mask);
  };
  switch (character.size()) {
    case 1: return bits(0, 0x7F);
    case 2: return (bits(0, 0x1F) << 6) | bits(1, 0x3F);
    case 3: return (bits(0, 0x0F) << 12) | (bits(1, 0x3F) << 6) | bits(2, 0x3F);
    default: return 0x10000;
  }
}

bool is_harmful(std::uint32_t code) {
  if (code < 0x20) return code != '\n';
  const bool is_mark = code == 0x61C || code == 0x200E || code == 0x200F;
  return (code >= 0x7F && code < 0xA0) || is_mark || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

}  // namespace

std::string harmless(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string valid, out;
  append_utf8(text, valid);
  for (std::string_view rest = valid; !rest.empty();) {
    const std::string_view character = rest.substr(0, character_size(rest));
    rest.remove_prefix(character.size());
    const std::uint32_t code = code_of(character);
    if (!is_harmful(code)) {
      out += character;
      continue;
    }
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += digits[(code >> shift) & 0xF];
  }
  return out;
}

}  // namespace quadrille::cli
