#include "core/text/lz.hpp"

#include <vector>

#include "core/text/utf8.hpp"

namespace quadrille {

namespace {

constexpr unsigned digit_bits = 6;

// The number of a digit of base64; 0 for any other character.
std::uint32_t digit_of(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<std::uint32_t>(c - 'A');
  if (c >= 'a' && c <= 'z') return static_cast<std::uint32_t>(c - 'a') + 26;
  if (c >= '0' && c <= '9') return static_cast<std::uint32_t>(c - '0') + 52;
  return c == '+' ? 62 : c == '/' ? 63 : 0;
}

// Bits of a digit are taken from the highest, those of a number from the lowest. Bits behind the end are 0.
class Bits {
 public:
  explicit Bits(std::string_view digits) : digits_(digits) {}

  bool at_end() const { return at_ >= digits_.size() * digit_bits; }
  std::uint32_t read(unsigned bits) {
    std::uint32_t value = 0;
    for (unsigned bit = 0; bit < bits; ++bit, ++at_) {
      const std::size_t place = at_ / digit_bits;
      const std::uint32_t digit = place < digits_.size() ? digit_of(digits_[place]) : 0;
      value |= (digit >> (digit_bits - 1 - at_ % digit_bits) & 1) << bit;
    }
    return value;
  }

 private:
  std::string_view digits_;
  std::size_t at_ = 0;
};

// The number of bits of a code, which grows with the dictionary.
class CodeLength {
 public:
  unsigned bits = 3;
  void count() {
    if (--left_ > 0) return;
    left_ = std::uint32_t{1} << bits;
    ++bits;
  }

 private:
  std::uint32_t left_ = 4;
};

void append_utf8(const std::vector<char16_t>& units, std::string& text) {
  constexpr std::uint32_t unknown = 0xFFFD;
  for (std::size_t at = 0; at < units.size(); ++at) {
    std::uint32_t code = units[at];
    const bool is_pair =
        code >= 0xD800 && code < 0xDC00 && at + 1 < units.size() && units[at + 1] >= 0xDC00 && units[at + 1] < 0xE000;
    if (is_pair) code = 0x10000 + ((code - 0xD800) << 10) + (units[++at] - 0xDC00u);
    if (!append_character(code, text)) append_character(unknown, text);
  }
}

}  // namespace

Unpacked unpack_lz(std::string_view payload, std::size_t most, std::string& text) {
  enum : std::uint32_t { unit_8, unit_16, end, first_free };
  struct Entry {
    std::size_t start, length;
  };
  Bits bits(payload);
  CodeLength codes;
  std::vector<char16_t> out;
  std::vector<Entry> entries(first_free);
  std::size_t last = 0;  // the length of the last entry in `out`
  for (bool is_first = true;; is_first = false) {
    if (bits.at_end()) return Unpacked::bad;
    const std::uint32_t code = bits.read(is_first ? 2 : codes.bits);
    if (code == end) break;
    const std::size_t from = out.size() - last;
    std::size_t length = 1;
    if (code == unit_8 || code == unit_16) {
      out.push_back(static_cast<char16_t>(bits.read(code == unit_8 ? 8 : 16)));
      entries.push_back({out.size() - 1, 1});
      if (!is_first) codes.count();
    } else {
      if (is_first || code > entries.size()) return Unpacked::bad;
      // A code that is not known yet is that of the entry that it creates itself.
      const Entry entry = code < entries.size() ? entries[code] : Entry{from, last + 1};
      length = entry.length;
      if (out.size() + length > most) return Unpacked::too_large;
      for (std::size_t i = 0; i < length; ++i) out.push_back(out[entry.start + i]);
    }
    if (out.size() > most) return Unpacked::too_large;
    if (!is_first) {
      entries.push_back({from, last + 1});  // the last entry and the first unit of this one
      codes.count();
    }
    last = length;
  }
  append_utf8(out, text);
  return Unpacked::whole;
}

}  // namespace quadrille
