// Clues of four numbers, one a side. Tested by tests/core/grid_links_test.cpp and grid_named_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille::grid {

/// By side, above, below, left and right; none where a dot stands.
using Compass = std::array<std::optional<std::uint64_t>, 4>;

/// That of a token, `1,.,0,2`; none if it is no such clue.
inline std::optional<Compass> compass_of(std::string_view token) {
  Compass numbers;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t comma = i < 3 ? token.find(',') : token.size();
    if (comma == token.npos) return std::nullopt;
    const std::string_view part = token.substr(0, comma);
    numbers[i] = whole_number(part);
    if (!numbers[i] && part != ".") return std::nullopt;
    if (i < 3) token.remove_prefix(comma + 1);
  }
  return numbers;
}

/// The token of four numbers.
inline std::string compass_token(const Compass& numbers) {
  std::string token;
  for (const auto& number : numbers) {
    if (&number != numbers.data()) token += ',';
    token += number ? decimal(*number) : ".";
  }
  return token;
}

}  // namespace quadrille::grid
