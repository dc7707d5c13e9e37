#include "core/text/inflate.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace quadrille {

namespace {

constexpr unsigned most_bits = 15;         // of a code
constexpr std::size_t most_symbols = 288;  // of literals, lengths and the end
constexpr std::size_t most_distances = 30;
constexpr unsigned end_of_block = 256;

// Bits are taken from the lowest of each byte. Bits behind the end are 0.
class ByteBits {
 public:
  explicit ByteBits(std::string_view bytes) : bytes_(bytes) {}

  bool is_past_end() const { return at_ > bytes_.size() * 8; }
  unsigned take(unsigned bits) {
    unsigned value = 0;
    for (unsigned bit = 0; bit < bits; ++bit, ++at_) {
      const std::size_t place = at_ / 8;
      const unsigned byte = place < bytes_.size() ? static_cast<unsigned char>(bytes_[place]) : 0u;
      value |= (byte >> at_ % 8 & 1) << bit;
    }
    return value;
  }
  // Whole bytes from the next one on; fewer where the end comes before.
  std::string_view take_bytes(std::size_t count) {
    const std::size_t begin = std::min((at_ + 7) / 8, bytes_.size());
    at_ = (begin + count) * 8;
    return bytes_.substr(begin, count);
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

// A code by Huffman: symbols of each length in their order.
class Code {
 public:
  // False if there are more codes than their lengths allow.
  bool build(const std::vector<std::uint8_t>& lengths) {
    std::fill(std::begin(count_), std::end(count_), std::uint16_t{0});
    for (const std::uint8_t length : lengths) ++count_[length];
    int left = 1;
    for (unsigned bits = 1; bits <= most_bits; ++bits) {
      left = 2 * left - count_[bits];
      if (left < 0) return false;
    }
    std::uint16_t offsets[most_bits + 2] = {};
    for (unsigned bits = 1; bits <= most_bits; ++bits)
      offsets[bits + 1] = static_cast<std::uint16_t>(offsets[bits] + count_[bits]);
    symbols_.assign(lengths.size(), 0);
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol)
      if (lengths[symbol] > 0) symbols_[offsets[lengths[symbol]]++] = static_cast<std::uint16_t>(symbol);
    return true;
  }

  // Nothing if no code begins with the next bits.
  std::optional<unsigned> take(ByteBits& bits) const {
    unsigned code = 0, first = 0, index = 0;
    for (unsigned length = 1; length <= most_bits; ++length) {
      code |= bits.take(1);
      const unsigned count = count_[length];
      if (code < first + count) return symbols_[index + (code - first)];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return std::nullopt;
  }

 private:
  std::uint16_t count_[most_bits + 1] = {};
  std::vector<std::uint16_t> symbols_;
};

class Inflation {
 public:
  Inflation(std::string_view deflated, std::size_t most, std::string& out) : bits_(deflated), most_(most), out_(out) {}

  Unpacked run() {
    for (bool is_last = false; !is_last;) {
      is_last = bits_.take(1) == 1;
      const unsigned kind = bits_.take(2);
      const bool is_read = kind == 0 ? read_stored() : kind == 1 ? read_fixed() : kind == 2 && read_dynamic();
      if (out_.size() > most_) return Unpacked::too_large;
      if (!is_read || bits_.is_past_end()) return Unpacked::bad;
    }
    return Unpacked::whole;
  }

 private:
  bool read_stored() {
    const std::string_view head = bits_.take_bytes(4);
    if (head.size() < 4) return false;
    const auto number = [head](std::size_t at) {
      return static_cast<unsigned char>(head[at]) | static_cast<unsigned char>(head[at + 1]) << 8;
    };
    if (number(0) != (number(2) ^ 0xFFFF)) return false;
    const auto size = static_cast<std::size_t>(number(0));
    const std::string_view bytes = bits_.take_bytes(size);
    out_ += bytes;
    return bytes.size() == size;
  }

  bool read_fixed() {
    std::vector<std::uint8_t> lengths(most_symbols, 8);
    std::fill(lengths.begin() + 144, lengths.begin() + 256, std::uint8_t{9});
    std::fill(lengths.begin() + 256, lengths.begin() + 280, std::uint8_t{7});
    return symbols_.build(lengths) && distances_.build(std::vector<std::uint8_t>(most_distances, 5)) && read_block();
  }

  bool read_dynamic() {
    constexpr std::uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    const unsigned symbols = bits_.take(5) + 257, distances = bits_.take(5) + 1, given = bits_.take(4) + 4;
    if (symbols > most_symbols - 2 || distances > most_distances) return false;
    std::vector<std::uint8_t> lengths(std::size(order));
    for (unsigned i = 0; i < given; ++i) lengths[order[i]] = static_cast<std::uint8_t>(bits_.take(3));
    Code code;
    if (!code.build(lengths)) return false;
    lengths.clear();
    while (lengths.size() < symbols + distances)
      if (!read_lengths(code, lengths)) return false;
    if (lengths.size() > symbols + distances) return false;
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(symbols);
    return symbols_.build({lengths.begin(), middle}) && distances_.build({middle, lengths.end()}) && read_block();
  }

  // One length, or one that is repeated.
  bool read_lengths(const Code& code, std::vector<std::uint8_t>& lengths) {
    const auto symbol = code.take(bits_);
    if (!symbol || bits_.is_past_end()) return false;
    if (*symbol < 16) return lengths.push_back(static_cast<std::uint8_t>(*symbol)), true;
    if (*symbol == 16 && lengths.empty()) return false;
    const std::uint8_t length = *symbol == 16 ? lengths.back() : std::uint8_t{0};
    const unsigned count = *symbol == 16 ? 3 + bits_.take(2) : *symbol == 17 ? 3 + bits_.take(3) : 11 + bits_.take(7);
    lengths.insert(lengths.end(), count, length);
    return true;
  }

  bool read_block() {
    while (out_.size() <= most_ && !bits_.is_past_end()) {
      const auto symbol = symbols_.take(bits_);
      if (!symbol) return false;
      if (*symbol == end_of_block) return true;
      if (*symbol < end_of_block) {
        out_ += static_cast<char>(*symbol);
      } else if (!read_copy(*symbol - end_of_block - 1)) {
        return false;
      }
    }
    return false;
  }

  bool read_copy(unsigned symbol) {
    constexpr std::uint16_t lengths[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    constexpr std::uint8_t length_bits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                            2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    if (symbol >= std::size(lengths)) return false;
    const std::size_t length = lengths[symbol] + bits_.take(length_bits[symbol]);
    const auto code = distances_.take(bits_);
    if (!code || *code >= most_distances) return false;
    // Two codes for each power of two, beginning with 1, 2, 3, 4 without more bits.
    const unsigned bits = *code < 4 ? 0 : *code / 2 - 1;
    const std::size_t base = *code < 4 ? *code + 1 : (std::size_t{2 + *code % 2} << bits) + 1;
    const std::size_t distance = base + bits_.take(bits);
    if (distance > out_.size()) return false;
    for (std::size_t i = 0; i < length; ++i) out_ += out_[out_.size() - distance];
    return true;
  }

  ByteBits bits_;
  std::size_t most_;
  std::string& out_;
  Code symbols_, distances_;
};

}  // namespace

Unpacked inflate(std::string_view deflated, std::size_t most, std::string& out) {
  out.clear();
  return Inflation(deflated, most, out).run();
}

}  // namespace quadrille
