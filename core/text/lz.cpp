#include "core/text/lz.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/text/base64.hpp"
#include "core/text/text.hpp"
#include "core/text/utf8.hpp"

namespace quadrille {

namespace {

constexpr unsigned digit_bits = 6;

enum : std::uint32_t { unit_8, unit_16, end_of_text, first_free };

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
  CodeLength(unsigned bits_at_start, std::uint32_t left) : bits(bits_at_start), left_(left) {}
  unsigned bits;
  void count() {
    if (--left_ > 0) return;
    left_ = std::uint32_t{1} << bits;
    ++bits;
  }

 private:
  std::uint32_t left_;  // codes until there is one more bit
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
  struct Entry {
    std::size_t start, length;
  };
  Bits bits(payload);
  CodeLength codes(3, 4);
  std::vector<char16_t> out;
  std::vector<Entry> entries(first_free);
  std::size_t last = 0;  // the length of the last entry in `out`
  for (bool is_first = true;; is_first = false) {
    if (bits.at_end()) return Unpacked::bad;
    const std::uint32_t code = bits.read(is_first ? 2 : codes.bits);
    if (code == end_of_text) break;
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

namespace {

// The character at `at`, which becomes the place behind it.
std::uint32_t take_character(std::string_view text, std::size_t& at) {
  constexpr std::uint32_t unknown = 0xFFFD;
  const std::size_t size = character_size(text.substr(at));
  if (size == 0) return ++at, unknown;
  std::uint32_t code = static_cast<unsigned char>(text[at++]);
  if (size > 1) code &= 0x7Fu >> size;
  for (std::size_t more = 1; more < size; ++more) code = code << 6 | (static_cast<unsigned char>(text[at++]) & 0x3Fu);
  return code;
}

class BitWriter {
 public:
  void write(std::uint32_t value, unsigned bits) {
    for (unsigned bit = 0; bit < bits; ++bit) add(value >> bit & 1);
  }
  // The text of all bits, followed by at least one 0.
  std::string finish() {
    do add(0);
    while (bits_ > 0);
    text_.resize((text_.size() + 3) / 4 * 4, '=');
    return std::move(text_);
  }

 private:
  void add(std::uint32_t bit) {
    digit_ = 2 * digit_ + bit;
    if (++bits_ < digit_bits) return;
    text_ += base64_digits[digit_];
    digit_ = bits_ = 0;
  }

  std::string text_;
  std::uint32_t digit_ = 0, bits_ = 0;
};

class Packer {
 public:
  void add(std::uint32_t unit) {
    const auto [single, is_new] = units_.try_emplace(unit, next_);
    if (is_new) unwritten_.push_back(next_++);
    const std::uint64_t both = std::uint64_t{entry_} << 16 | unit;
    const auto known = longer_.find(both);
    if (entry_ == 0 || known != longer_.end()) {
      entry_ = entry_ == 0 ? single->second : known->second;
    } else {
      write_entry();
      longer_.emplace(both, next_++);
      entry_ = single->second;
    }
    last_ = unit;
  }
  std::string finish() {
    if (entry_ != 0) write_entry();
    writer_.write(end_of_text, codes_.bits);
    return writer_.finish();
  }

 private:
  void write_entry() {
    const auto place = std::find(unwritten_.begin(), unwritten_.end(), entry_);
    if (place == unwritten_.end()) {
      writer_.write(entry_, codes_.bits);
    } else {
      unwritten_.erase(place);
      writer_.write(last_ < 256 ? unit_8 : unit_16, codes_.bits);
      writer_.write(last_, last_ < 256 ? 8 : 16);
      codes_.count();
    }
    codes_.count();
  }

  BitWriter writer_;
  CodeLength codes_ = CodeLength(2, 2);
  std::unordered_map<std::uint32_t, std::uint32_t> units_;   // units to their codes
  std::unordered_map<std::uint64_t, std::uint32_t> longer_;  // an entry's code and the next unit, to the code of both
  std::vector<std::uint32_t> unwritten_;                     // codes of units that are not written yet, at most two
  std::uint32_t next_ = first_free;
  std::uint32_t entry_ = 0;  // the code of the longest entry that ends here; 0 before the first unit
  std::uint32_t last_ = 0;   // the unit before
};

}  // namespace

std::string pack_lz(std::string_view text) {
  Packer packer;
  for (std::size_t at = 0; at < text.size();) {
    const std::uint32_t code = take_character(text, at);
    if (code >= 0x10000) packer.add(0xD800 + ((code - 0x10000) >> 10));
    packer.add(code >= 0x10000 ? 0xDC00 + (code & 0x3FF) : code);
  }
  return packer.finish();
}

}  // namespace quadrille
