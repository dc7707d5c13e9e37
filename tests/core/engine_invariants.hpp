// Rules that every engine keeps on any board: the part of the fuzzer that makes boards instead of reading them, and
// runs the engines directly. Dancing links over the puzzle's exact-cover form judge the others; brute force and
// products judge them.
#pragma once

#include <string>

#include "tests/core/random.hpp"

namespace quadrille::test {

/// A puzzle's id with a board in its first notation; the text is empty if that cannot write the board.
struct MadePuzzle {
  std::string puzzle;
  std::string text;
};

/// Makes a board from the bytes `made`.
MadePuzzle made_puzzle(Random& select, Random& made);

/// Makes a board and compares two engines or questions, chosen by `select`, on it. Returns the rule that was broken,
/// or an empty text.
std::string broken_engine_invariant(Random& select, Random& made);

}  // namespace quadrille::test
