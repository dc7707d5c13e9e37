// Texts that cost much: each puzzle's largest boards, and texts of thousands of rules.
#pragma once

#include <string>
#include <vector>

namespace quadrille::test {

struct NamedText {
  std::string name, puzzle, text;
  std::string format = {};  ///< empty: as the text says
};

/// Sudoku, queens, Kakuro, tilings and covers at their largest.
std::vector<NamedText> large_boards();
/// Each rule of tests/data/variant/rules.iss on a board of 9×9, `times` times: the same again and again, and moved.
std::vector<NamedText> many_rules(std::size_t times);

}  // namespace quadrille::test
