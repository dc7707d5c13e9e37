// Variables and literals, as SAT solvers number them.
#pragma once

#include <cstdint>

namespace quadrille::learning {

/// A statement that is true or false: "option 4 is chosen", "cell 2 is digit 7". Numbered from 0.
using Variable = std::uint32_t;

/// A variable or its negation: twice the variable's number, plus 1 for the negation.
using Literal = std::uint32_t;

constexpr Literal positive(Variable variable) { return 2 * variable; }
constexpr Literal negation(Literal literal) { return literal ^ 1; }
constexpr bool is_negative(Literal literal) { return (literal & 1) != 0; }
constexpr Variable variable_of(Literal literal) { return literal / 2; }

}  // namespace quadrille::learning
