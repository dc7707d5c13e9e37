#include "tests/core/sudoku_oracle.hpp"

namespace quadrille::test::oracle {

namespace {

struct Trial {
  std::string line;
  std::size_t box, side;
  std::size_t most;
  std::vector<std::string> found;

  // Whether no other cell of its row, column or box has the cell's value.
  bool fits(std::size_t cell) const {
    const std::size_t row = cell / side, column = cell % side;
    for (std::size_t other = 0; other < line.size(); ++other) {
      const std::size_t r = other / side, c = other % side;
      const bool peer = r == row || c == column || (r / box == row / box && c / box == column / box);
      if (other != cell && peer && line[other] == line[cell]) return false;
    }
    return true;
  }

  void fill(std::size_t cell) {
    while (cell < line.size() && line[cell] != '.') ++cell;
    if (cell == line.size()) {
      found.push_back(line);
      return;
    }
    for (std::size_t value = 1; value <= side && found.size() < most; ++value) {
      line[cell] = static_cast<char>('0' + value);
      if (fits(cell)) fill(cell + 1);
    }
    line[cell] = '.';
  }
};

}  // namespace

std::vector<std::string> solutions(const std::string& line, std::size_t most) {
  const std::size_t box = line.size() == 16 ? 2 : 3;
  Trial trial{.line = line, .box = box, .side = box * box, .most = most, .found = {}};
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    if (line[cell] != '.' && !trial.fits(cell)) return {};
  }
  trial.fill(0);
  return trial.found;
}

}  // namespace quadrille::test::oracle
