#include "core/cli/utf16.hpp"

namespace quadrille::cli {

namespace {

void append_character(std::uint32_t code, std::string& text) {
  const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto put_rest = [&put, code](int from) {
    for (int shift = from; shift >= 0; shift -= 6) put(0x80 | (code >> shift & 0x3F));
  };
  if (code < 0x80) return put(code);
  if (code < 0x800) return put(0xC0 | code >> 6), put_rest(0);
  if (code < 0x10000) return put(0xE0 | code >> 12), put_rest(6);
  put(0xF0 | code >> 18), put_rest(12);
}

}  // namespace

bool Utf16::translate(std::string_view bytes, std::string& text) {
  for (const char c : bytes) {
    const std::uint32_t byte = static_cast<unsigned char>(c);
    has_byte_ = !has_byte_;
    if (has_byte_) {
      byte_ = byte;
    } else if (!is_past_mark_) {
      is_past_mark_ = true;
    } else if (!add(is_little_endian_ ? byte << 8 | byte_ : byte_ << 8 | byte, text)) {
      return false;
    }
  }
  return true;
}

// Unicode standard, section 3.9: a pair of surrogates has ten bits each.
bool Utf16::add(std::uint32_t unit, std::string& text) {
  const bool is_high = unit >= 0xD800 && unit < 0xDC00, is_low = unit >= 0xDC00 && unit < 0xE000;
  if (is_low != (high_ != 0)) return false;
  if (is_high) {
    high_ = unit;
  } else {
    append_character(is_low ? 0x10000 + ((high_ & 0x3FF) << 10 | (unit & 0x3FF)) : unit, text);
    high_ = 0;
  }
  return true;
}

}  // namespace quadrille::cli
