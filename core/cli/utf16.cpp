#include "core/cli/utf16.hpp"

#include "core/text/utf8.hpp"

namespace quadrille::cli {

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
