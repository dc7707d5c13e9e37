// Rules of kinds as brute force sees them: a line of a kind's text, and what it means on a full board. Shares no code
// with core.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "tests/core/random.hpp"

namespace quadrille::test {

/// A small board of a kind with all sections that rules speak of, and what its cells have.
struct KindGame {
  int rows = 0, columns = 0;
  std::vector<std::string> clues, regions;  ///< by cell
  int n = 0;                                ///< the parameter `times`
  std::vector<std::string> top, bottom, left, right;
  std::vector<std::string> corners;  ///< row by row, one more of them than there are cells
  std::vector<std::vector<std::string>> row_runs, column_runs;
  std::vector<std::vector<int>> lines;
  std::vector<std::vector<int>> centres;  ///< the cells of each; their text is in `more`
  std::string more;                       ///< sections of some families alone, as text
  std::vector<std::string> cells;         ///< the answer

  int size() const { return rows * columns; }
  bool is_wall(int cell) const { return clues[cell][0] == '#'; }
};

struct KindRule {
  const char* line;
  bool (*holds)(const KindGame& game);
};

/// The values of the cells of some rules, and what the sections of a text are.
struct KindFamily {
  const char* values;
  const char* board;
  std::span<const KindRule> rules;
  KindGame (*random_game)(Random& random);
  /// All full boards, one after the other; false after the last one.
  bool (*next)(KindGame& game);
};
std::span<const KindFamily> kind_families();

/// The text of a board.
std::string text_of(const KindGame& game);

}  // namespace quadrille::test
