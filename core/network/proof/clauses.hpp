// What certificates and their writer need of a clause: a key, and numbers in digits. Tested by tests/cli/proof.test.js.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/learning/literals.hpp"

namespace quadrille::network {

/// The same for a clause in any order of its literals.
inline std::uint64_t key_of(std::span<const learning::Literal> clause) {
  std::uint64_t key = clause.size();
  for (const learning::Literal literal : clause) {
    std::uint64_t mixed = (literal + 1) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 32) * 0xd6e8feb86659fd93u;
    key += mixed ^ mixed >> 29;
  }
  return key;
}

inline void append_number(std::string& out, std::uint64_t number) {
  std::array<char, 20> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
}
template <class Before>
void append_after(std::string& out, Before before, std::uint64_t number) {
  out += before;
  append_number(out, number);
}

}  // namespace quadrille::network
