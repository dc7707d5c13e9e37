// What a search that learns from conflicts knows, statement by statement.
#pragma once

#include <cstdint>

namespace quadrille {

/// That something is so (an option is chosen, a cell is a digit), or that it is not: twice its number, plus 1 for
/// "not".
using Literal = std::uint32_t;

constexpr Literal negation(Literal literal) { return literal ^ 1; }
constexpr bool denies(Literal literal) { return (literal & 1) != 0; }
/// The number of what a literal is about.
constexpr std::uint32_t subject_of(Literal literal) { return literal / 2; }

}  // namespace quadrille
