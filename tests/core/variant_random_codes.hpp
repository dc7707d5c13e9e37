// Random codes of relations and automata, and random patterns, for tests of Sudoku variants.
#pragma once

#include <string>

#include "core/puzzles/variant/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

int any_value(const variant::Shape& shape, Random& random);

/// A relation that holds for about two of three pairs of values.
std::string random_relation(const variant::Shape& shape, bool is_symmetric, Random& random);
/// The code of an automaton with up to eight states, which has one more symbol than the board has values where that is
/// possible. In the second form, states have at most one way on for each symbol.
std::string random_automaton(const variant::Shape& shape, Random& random);
/// A regular expression with groups in groups, `depth` deep.
std::string random_pattern(const variant::Shape& shape, int depth, Random& random);

}  // namespace quadrille::test
