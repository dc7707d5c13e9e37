#include "core/puzzles/kakuro/statements.hpp"

#include "core/text/text.hpp"

namespace quadrille::kakuro {

namespace {

// Calls `visit(cell, stated)` for each statement.
template <class Visit>
void for_each(const Board& board, Visit visit) {
  for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
    if (board.cells[cell].given != 0) visit(cell, Stated::given);
    if (board.cells[cell].down != no_clue) visit(cell, Stated::down);
    if (board.cells[cell].across != no_clue) visit(cell, Stated::across);
  }
}

// The cells of the run behind a clue.
std::vector<std::uint32_t> run_of(const Board& board, std::size_t cell, Stated stated) {
  std::vector<std::uint32_t> run;
  const std::size_t step = stated == Stated::down ? board.columns : 1;
  const std::size_t end = stated == Stated::down ? board.cells.size() : (cell / board.columns + 1) * board.columns;
  for (cell += step; cell < end && board.cells[cell].white; cell += step)
    run.push_back(static_cast<std::uint32_t>(cell));
  return run;
}

}  // namespace

void Statements::list(const Board& board, const Places& places, std::vector<why::Statement>& statements) {
  for_each(board, [&](std::size_t cell, Stated stated) {
    const Cell& at = board.cells[cell];
    const auto number = static_cast<std::uint32_t>(cell);
    why::Statement& statement = statements.emplace_back();
    statement.place = places.of(thing_of(cell, stated));
    if (stated == Stated::given) {
      statement.words = why::words_at(decimal(at.given), number, board.columns);
      statement.cells = {number};
      return;
    }
    const std::string sum = stated == Stated::down ? decimal(at.down) + " down" : decimal(at.across) + " across";
    statement.words = why::words_at(sum, number, board.columns);
    statement.cells = run_of(board, cell, stated);
    statement.cells.insert(statement.cells.begin(), number);
  });
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  part = board;
  why::Number number = 0;
  auto next = kept.begin();
  for_each(board, [&](std::size_t cell, Stated stated) {
    if (next != kept.end() && number++ == *next) {
      ++next;
      return;
    }
    switch (stated) {
      case Stated::given: part.cells[cell].given = 0; break;
      case Stated::down: part.cells[cell].down = no_clue; break;
      case Stated::across: part.cells[cell].across = no_clue; break;
    }
  });
}

}  // namespace quadrille::kakuro
