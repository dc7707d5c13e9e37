#include "core/puzzles/sudoku/traits.hpp"

namespace quadrille::sudoku {

cover::Houses houses_of(unsigned box) {
  const unsigned side = box * box;
  cover::Houses houses;
  std::vector<std::uint32_t> cells(side);
  const auto add = [&](cover::UnitKind kind, auto&& cell_of) {
    for (unsigned house = 0; house < side; ++house) {
      for (unsigned i = 0; i < side; ++i) cells[i] = cell_of(house, i);
      houses.add(cover::unit(kind, house), cells);
    }
  };
  add(cover::UnitKind::row, [=](unsigned house, unsigned i) { return house * side + i; });
  add(cover::UnitKind::column, [=](unsigned house, unsigned i) { return i * side + house; });
  add(cover::UnitKind::box,
      [=](unsigned house, unsigned i) { return (house / box * box + i / box) * side + house % box * box + i % box; });
  return houses;
}

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  cover::write_houses_form(houses_of(board.box), std::span(board.cells).first(board.size()), board.side(), form);
  return std::nullopt;
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  for (const cover::Placement placement : more) {
    supposed.cells[placement / board.side()] = static_cast<std::uint8_t>(placement % board.side() + 1);
  }
}

}  // namespace quadrille::sudoku
