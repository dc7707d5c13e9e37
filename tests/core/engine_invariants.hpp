// What must hold of every engine on any board: the part of the fuzzer that makes boards instead of reading them, and
// asks the engines themselves. Dancing links over the puzzle's exact-cover form judge the others; brute force and
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

/// Makes a board from what `made` says.
MadePuzzle made_puzzle(Random& select, Random& made);

/// Makes a board, and has two engines or questions that `select` chooses answered about it. Returns what did not hold,
/// or nothing.
std::string broken_engine_invariant(Random& select, Random& made);

}  // namespace quadrille::test
