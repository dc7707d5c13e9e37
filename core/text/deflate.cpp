#include "core/text/deflate.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

namespace quadrille {

namespace {

// A length or a distance: codes grow in steps of a power of two, `1 << low` codes for each.
struct Step {
  Step(std::size_t value, unsigned low) {
    const auto width = static_cast<unsigned>(std::bit_width(value));
    bits = width > low + 1 ? width - low - 1 : 0;
    code = (bits << low) + static_cast<unsigned>(value >> bits);
    rest = static_cast<unsigned>(value & ((std::size_t{1} << bits) - 1));
  }
  unsigned code, bits, rest;
};

class FixedBlock {
 public:
  FixedBlock() { put(0b011, 3); }  // the last block, with the fixed code

  void put_symbol(unsigned symbol) {
    if (symbol < 144) return put_code(0x30 + symbol, 8);
    if (symbol < 256) return put_code(0x190 + symbol - 144, 9);
    if (symbol < 280) return put_code(symbol - 256, 7);
    put_code(0xC0 + symbol - 280, 8);
  }

  void put_copy(std::size_t length, std::size_t distance) {
    const Step far(distance - 1, 1), wide(length - shortest, 2);
    put_symbol(257 + wide.code);
    put(wide.rest, wide.bits);
    put_code(far.code, 5);
    put(far.rest, far.bits);
  }

  std::string end() {
    put_symbol(256);
    return std::move(bytes_);
  }

  static constexpr std::size_t shortest = 3, longest = 257, farthest = 32'768;

 private:
  // Bits go from the lowest on into the lowest free ones of each byte.
  void put(unsigned value, unsigned bits) {
    for (unsigned bit = 0; bit < bits; ++bit, ++at_) {
      if (at_ % 8 == 0) bytes_ += '\0';
      bytes_.back() = static_cast<char>(bytes_.back() | static_cast<char>((value >> bit & 1) << at_ % 8));
    }
  }
  // Those of a code go from the highest on.
  void put_code(unsigned code, unsigned bits) {
    while (bits-- > 0) put(code >> bits & 1, 1);
  }

  std::string bytes_;
  std::size_t at_ = 0;
};

}  // namespace

std::string deflate(std::string_view bytes) {
  constexpr std::size_t nowhere = std::string_view::npos, slots = 4096;
  std::vector<std::size_t> last(slots, nowhere);  // by three bytes, where they stood
  const auto slot_of = [bytes](std::size_t at) {
    const auto byte = [bytes, at](std::size_t i) { return static_cast<unsigned char>(bytes[at + i]) + 0u; };
    return (byte(0) * 961 + byte(1) * 31 + byte(2)) % slots;
  };
  FixedBlock block;
  for (std::size_t at = 0; at < bytes.size();) {
    std::size_t length = 0, from = nowhere;
    if (at + FixedBlock::shortest <= bytes.size()) from = last[slot_of(at)];
    if (from != nowhere && at - from <= FixedBlock::farthest) {
      const std::size_t most = std::min(bytes.size() - at, FixedBlock::longest);
      while (length < most && bytes[from + length] == bytes[at + length]) ++length;
    }
    if (length < FixedBlock::shortest) {
      length = 1;
      block.put_symbol(static_cast<unsigned char>(bytes[at]));
    } else {
      block.put_copy(length, at - from);
    }
    for (const std::size_t end = at + length; at < end; ++at)
      if (at + FixedBlock::shortest <= bytes.size()) last[slot_of(at)] = at;
  }
  return block.end();
}

}  // namespace quadrille
