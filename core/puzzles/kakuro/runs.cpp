#include "core/puzzles/kakuro/runs.hpp"

namespace quadrille::kakuro {

void Runs::find(const Board& board) {
  places.clear();
  runs.clear();
  members.clear();
  number_.assign(board.cells.size(), 0);
  for (std::uint32_t place = 0; place < board.cells.size(); ++place) {
    if (!board.cells[place].white) continue;
    number_[place] = static_cast<std::uint32_t>(places.size());
    places.push_back(place);
  }
  runs_of.resize(places.size());
  find_along(board, false);
  across = runs.size();
  find_along(board, true);
}

void Runs::find_along(const Board& board, bool down) {
  const std::uint32_t lines = down ? board.columns : board.rows;
  const std::uint32_t length = down ? board.rows : board.columns;
  for (std::uint32_t line = 0; line < lines; ++line) {
    Run run = {static_cast<std::uint32_t>(members.size()), 0, no_clue};
    const auto finish = [&] {
      if (run.length > 0 || run.sum != no_clue) runs.push_back(run);
    };
    for (std::uint32_t i = 0; i < length; ++i) {
      const std::uint32_t place = down ? i * board.columns + line : line * board.columns + i;
      const Cell& cell = board.cells[place];
      if (cell.white) {
        runs_of[number_[place]][down] = static_cast<std::uint32_t>(runs.size());
        members.push_back(number_[place]);
        ++run.length;
        continue;
      }
      finish();
      run = {static_cast<std::uint32_t>(members.size()), 0, down ? cell.down : cell.across};
    }
    finish();
  }
}

}  // namespace quadrille::kakuro
