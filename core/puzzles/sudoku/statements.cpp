#include "core/puzzles/sudoku/statements.hpp"

#include "core/text/text.hpp"

namespace quadrille::sudoku {

void Statements::list(const Board& board, const Places& places, std::vector<why::Statement>& statements) {
  for (std::uint32_t cell = 0; cell < board.size(); ++cell) {
    if (board.cells[cell] == 0) continue;
    statements.push_back({.words = why::words_at(decimal(board.cells[cell]), cell, board.side()),
                          .place = places.of(cell),
                          .cells = {cell}});
  }
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  part = {.box = board.box, .style = board.style, .cells = {}};
  why::Number number = 0;
  auto next = kept.begin();
  for (std::size_t cell = 0; cell < board.size() && next != kept.end(); ++cell) {
    if (board.cells[cell] == 0) continue;
    if (number++ != *next) continue;
    part.cells[cell] = board.cells[cell];
    ++next;
  }
}

}  // namespace quadrille::sudoku
