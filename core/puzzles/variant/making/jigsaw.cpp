#include "core/puzzles/variant/making/jigsaw.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::variant {

namespace {

// Tries for each cell of the board. Half of them are enough to make rows unrecognisable.
constexpr unsigned tries_of_cell = 100;
// One in this number of tries swaps cells although that makes borders longer.
constexpr unsigned long_border = 3;

}  // namespace

std::vector<Group> JigsawDrawing::draw(const Shape& shape, const std::vector<Group>& boxes, RandomNumbers& random) {
  piece_of_.assign(shape.size(), 0);
  neighbours_.assign(shape.size(), {});
  for (Cell cell = 0; cell < shape.size(); ++cell) piece_of_[cell] = static_cast<std::uint8_t>(shape.row(cell));
  for (std::size_t box = 0; box < boxes.size(); ++box) {
    for (const Cell cell : boxes[box]) piece_of_[cell] = static_cast<std::uint8_t>(box);
  }
  for (const auto& [a, b] : adjacent_pairs(shape)) {
    neighbours_[a].push_back(b);
    neighbours_[b].push_back(a);
  }
  for (std::size_t tries = tries_of_cell * shape.size(); tries > 0; --tries) swap_some(random);
  std::vector<Group> pieces(shape.rows);
  for (Cell cell = 0; cell < shape.size(); ++cell) pieces[piece_of_[cell]].push_back(cell);
  return pieces;
}

// Gives a cell to a neighbouring region, which gives another cell back.
void JigsawDrawing::swap_some(RandomNumbers& random) {
  const auto cells = static_cast<std::uint32_t>(piece_of_.size());
  const Cell given = static_cast<Cell>(random.below(cells));
  const Group& around = neighbours_[given];
  const std::uint8_t from = piece_of_[given];
  const std::uint8_t to = piece_of_[around[random.below(static_cast<std::uint32_t>(around.size()))]];
  if (from == to) return;
  Group others;  // what may be given back
  for (Cell cell = 0; cell < cells; ++cell) {
    const auto touches = [&](Cell neighbour) { return neighbour != given && piece_of_[neighbour] == from; };
    if (piece_of_[cell] == to && std::any_of(neighbours_[cell].begin(), neighbours_[cell].end(), touches))
      others.push_back(cell);
  }
  if (others.empty()) return;
  const Cell back = others[random.below(static_cast<std::uint32_t>(others.size()))];
  const unsigned before = neighbours_inside(given) + neighbours_inside(back);
  std::swap(piece_of_[given], piece_of_[back]);
  const bool is_better = neighbours_inside(given) + neighbours_inside(back) >= before;
  const bool is_wanted = is_better || random.below(long_border) == 0;
  if (!is_wanted || !is_in_one_piece(from) || !is_in_one_piece(to)) std::swap(piece_of_[given], piece_of_[back]);
}

unsigned JigsawDrawing::neighbours_inside(Cell cell) const {
  const auto is_inside = [&](Cell neighbour) { return piece_of_[neighbour] == piece_of_[cell]; };
  return static_cast<unsigned>(std::count_if(neighbours_[cell].begin(), neighbours_[cell].end(), is_inside));
}

bool JigsawDrawing::is_in_one_piece(std::uint8_t piece) const {
  const auto first = std::find(piece_of_.begin(), piece_of_.end(), piece);
  Group reached = {static_cast<Cell>(first - piece_of_.begin())};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Cell next : neighbours_[reached[i]]) {
      if (piece_of_[next] == piece && std::find(reached.begin(), reached.end(), next) == reached.end())
        reached.push_back(next);
    }
  }
  return static_cast<std::ptrdiff_t>(reached.size()) == std::count(piece_of_.begin(), piece_of_.end(), piece);
}

}  // namespace quadrille::variant
