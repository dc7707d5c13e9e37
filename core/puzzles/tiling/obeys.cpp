#include "core/puzzles/tiling/obeys.hpp"

#include <algorithm>

#include "core/puzzles/tiling/layout.hpp"

namespace quadrille::tiling {

namespace {

// Whether the cells are the piece in one of its positions.
bool is_shape(const Board& board, const Laid& piece) {
  Shape shape;
  for (const std::uint32_t place : piece.places) shape.push_back(board.point_of(place));
  if (shape.empty()) return false;
  normalize(board.grid, shape);
  const std::vector<Shape>& all = board.layout->orientations_of(piece.kind);
  return std::binary_search(all.begin(), all.end(), shape);
}

bool may_cover(const Board& board, const Laid& piece, std::uint32_t place) {
  const Cell cell = board.cells[place];
  if (cell.use == Cell::Use::outside) return false;
  if (cell.letter == 0) return true;
  const std::vector<std::uint32_t>& only = board.only[cell.letter - 1u];
  return std::find(only.begin(), only.end(), piece.kind) != only.end();
}

}  // namespace

bool obeys(const Board& board, const Answer& answer) {
  std::vector<char> is_covered(board.cells.size());
  std::vector<std::uint32_t> copies(board.kinds.size());
  for (const Laid& piece : answer) {
    if (piece.kind >= board.kinds.size()) return false;
    for (const std::uint32_t place : piece.places) {
      if (place >= board.cells.size() || is_covered[place] != 0 || !may_cover(board, piece, place)) return false;
      is_covered[place] = 1;
    }
    if (!is_shape(board, piece)) return false;
    ++copies[piece.kind];
  }
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    if (board.cells[place].use == Cell::Use::must && is_covered[place] == 0) return false;
  }
  for (std::size_t kind = 0; kind < copies.size(); ++kind) {
    if (copies[kind] < board.kinds[kind].low || copies[kind] > board.kinds[kind].high) return false;
  }
  return std::all_of(board.placed.begin(), board.placed.end(), [&](cover::Placement given) {
    return std::any_of(answer.begin(), answer.end(), [&](const Laid& piece) { return piece.placement == given; });
  });
}

}  // namespace quadrille::tiling
