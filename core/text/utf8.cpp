#include "core/text/utf8.hpp"

#include <algorithm>
#include <cstddef>

#include "core/text/text.hpp"

namespace quadrille {

// Unicode standard, section 3.9: after the first byte, each has six bits.
bool append_character(std::uint32_t code, std::string& out) {
  constexpr std::uint32_t past_last = 0x110000, first_surrogate = 0xD800, past_surrogates = 0xE000;
  if (code >= past_last || (code >= first_surrogate && code < past_surrogates)) return false;
  const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
  const auto put_rest = [&put, code](int from) {
    for (int shift = from; shift >= 0; shift -= 6) put(0x80 | (code >> shift & 0x3F));
  };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6), put_rest(0);
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12), put_rest(6);
  } else {
    put(0xF0 | code >> 18), put_rest(12);
  }
  return true;
}

void append_utf8(std::string_view text, std::string& out) {
  while (!text.empty()) {
    // ASCII, which most texts are, is copied in runs.
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
    out.append(text.begin(), end);
    text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
    if (text.empty()) return;
    const std::size_t size = character_size(text);
    out += size == 0 ? "\uFFFD" : text.substr(0, size);
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
}

}  // namespace quadrille
