#include "core/puzzles/queens/statements.hpp"

#include <cstddef>

namespace quadrille::queens {

void Statements::list(const Board& board, const Places& places, std::vector<why::Statement>& statements) {
  const auto side = static_cast<std::uint32_t>(board.side());
  for (std::uint32_t row = 0; row < side; ++row) {
    if (board.columns[row] == 0) continue;
    const std::uint32_t cell = row * side + board.columns[row] - 1;
    statements.push_back({.words = why::words_at("queen", cell, side), .place = places.of(row), .cells = {cell}});
  }
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  part.columns.assign(board.side(), 0);
  why::Number number = 0;
  auto next = kept.begin();
  for (std::size_t row = 0; row < board.side() && next != kept.end(); ++row) {
    if (board.columns[row] == 0 || number++ != *next) continue;
    part.columns[row] = board.columns[row];
    ++next;
  }
}

void Statements::append_others(const Board& board, cover::Placement square, std::vector<why::Supposition>& others) {
  const auto side = static_cast<cover::Placement>(board.side());
  const cover::Placement first = square / side * side;
  for (cover::Placement other = first; other < first + side; ++other)
    if (other != square) others.push_back({.more = {other}});
}

}  // namespace quadrille::queens
