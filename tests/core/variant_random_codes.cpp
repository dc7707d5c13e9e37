#include "tests/core/variant_random_codes.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/puzzles/variant/rules/codes.hpp"

namespace quadrille::test {

using variant::Shape;

int any_value(const Shape& shape, Random& random) {
  return shape.lowest + static_cast<int>(random.below(shape.values));
}

std::string random_relation(const Shape& shape, bool is_symmetric, Random& random) {
  const unsigned values = shape.values;
  std::vector<bool> pairs(values * values);
  for (unsigned a = 0; a < values; ++a) {
    for (unsigned b = 0; b < values; ++b) {
      pairs[a * values + b] = is_symmetric && b < a ? pairs[b * values + a] : !random.one_in(3);
    }
  }
  std::string code;
  for (std::size_t i = 0; i < pairs.size(); i += 6) {
    unsigned six = 0;
    for (std::size_t bit = 0; bit < 6 && i + bit < pairs.size(); ++bit) six |= unsigned{pairs[i + bit]} << bit;
    code += variant::encode_base64(std::string(1, static_cast<char>(six << 2)))[0];
  }
  return code;
}

std::string random_automaton(const Shape& shape, Random& random) {
  const unsigned symbols = std::min(shape.values + 1u, 16u), states = 2 + random.below(7),
                 accepting = random.below(states - 1);
  const bool is_packed = random.one_in(2);
  std::string bits;
  const auto put = [&bits](unsigned value, unsigned count) {
    while (count-- > 0) bits += static_cast<char>('0' + (value >> count & 1));
  };
  put(is_packed ? 1 : 0, 2);
  put(2, 4);  // states have three bits
  put(symbols - 1, 4);
  put(1, 3);
  put(accepting, 3);
  put(random.below(2), 1);
  unsigned symbol_bits = 0;
  while (1u << symbol_bits < symbols) ++symbol_bits;
  if (!is_packed) put(6, 4);
  for (unsigned state = 0; state < states; ++state) {
    std::vector<std::array<unsigned, 2>> ways;
    for (unsigned symbol = 0; symbol < symbols; ++symbol) {
      for (unsigned i = is_packed ? 1 : 1 + random.below(2); i > 0; --i) {
        if (!random.one_in(5)) ways.push_back({symbol, random.below(states)});
      }
    }
    if (is_packed) {
      unsigned mask = 0;
      for (const auto& way : ways) mask |= 1u << way[0];
      put(mask, symbols);
    } else {
      put(static_cast<unsigned>(ways.size()), 6);
    }
    for (const auto& way : ways) {
      if (!is_packed) put(way[0], symbol_bits);
      put(way[1], 3);
    }
  }
  std::string bytes;
  for (std::size_t at = 0; at < bits.size(); at += 8) {
    unsigned byte = 0;
    for (std::size_t i = 0; i < 8; ++i) byte = byte * 2 + (at + i < bits.size() && bits[at + i] == '1');
    bytes += static_cast<char>(byte);
  }
  return variant::encode_base64(bytes);
}

std::string random_pattern(const Shape& shape, int depth, Random& random) {
  const auto value = [&] {
    const int any = any_value(shape, random);
    return std::string(1, static_cast<char>(any < 10 ? '0' + any : 'A' + any - 10));
  };
  const auto inner = [&] { return random_pattern(shape, depth - 1, random); };
  switch (random.below(depth > 0 ? 11 : 4)) {
    case 0: return value();
    case 1: return "[^" + value() + "]";
    case 2: return "[" + value() + value() + value() + "]";
    case 3: return ".";
    case 4: return "(" + inner() + "|" + inner() + ")";
    case 5: return "(" + inner() + ")*";
    case 6: return "(" + inner() + ")?" + inner();
    case 7: return "(" + inner() + ")+";
    case 8: return "(" + inner() + "){1,2}";
    case 9: return "(" + inner() + "){2,}";
    default: return inner() + inner();
  }
}

}  // namespace quadrille::test
