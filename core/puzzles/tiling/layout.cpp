#include "core/puzzles/tiling/layout.hpp"

#include <algorithm>

namespace quadrille::tiling {

static_assert(most_kinds <= 1 << 16 && 2 * most_cells <= 1 << 16);

std::optional<Error> Layout::build(const Board& board) {
  orientations_.clear();
  begins_.clear();
  first_of_.clear();
  kind_of_.clear();
  starts_.assign(1, 0);
  places_.clear();
  names_.clear();
  looks_ = 0;
  for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
    names_.add(board.kinds[kind].name);
    if (!add_kind(board, kind)) {
      return Error{Error::Code::too_large, "the pieces have too many placements: more than " +
                                               in_digits(most_placements) + ", or " + decimal(most_entries) +
                                               " cells in all, or they take too long to find"};
    }
  }
  first_of_.push_back(static_cast<cover::Placement>(size()));
  return std::nullopt;
}

bool Layout::add_kind(const Board& board, std::uint32_t kind) {
  const Kind& piece = board.kinds[kind];
  std::array<bool, 27> is_allowed = {true};  // by letter
  for (std::size_t letter = 0; letter < board.only.size(); ++letter)
    is_allowed[letter + 1] = std::binary_search(board.only[letter].begin(), board.only[letter].end(), kind);
  orientations_.push_back(orientations(board.grid, piece.shape, piece.turning));
  first_of_.push_back(static_cast<cover::Placement>(size()));
  begins_.emplace_back();
  for (const Shape& shape : orientations_.back()) {
    begins_.back().push_back(static_cast<cover::Placement>(size()));
    for (std::size_t anchor = 0; anchor < board.cells.size(); ++anchor) {
      const Point at = board.point_of(anchor);
      if (board.cells[anchor].use == Cell::Use::outside || !are_translates(board.grid, at, shape[0])) continue;
      const std::size_t begin = places_.size();
      for (const Point point : shape) {
        const Point moved = {at.layer + point.layer, at.row + point.row, at.column + point.column - shape[0].column};
        ++looks_;
        if (!board.contains(moved)) break;
        const std::size_t place = board.place_of(moved);
        if (board.cells[place].use == Cell::Use::outside || !is_allowed[board.cells[place].letter]) break;
        places_.push_back(static_cast<std::uint16_t>(place));
      }
      if (looks_ > most_looks) return false;
      if (places_.size() - begin < shape.size()) {
        places_.resize(begin);
        continue;
      }
      if (size() == most_placements || places_.size() > most_entries) return false;
      starts_.push_back(static_cast<std::uint32_t>(places_.size()));
      kind_of_.push_back(static_cast<std::uint16_t>(kind));
    }
  }
  begins_.back().push_back(static_cast<cover::Placement>(size()));
  return true;
}

cover::Placement Layout::find(const Board& board, std::uint32_t kind, std::span<const std::uint16_t> places) const {
  Shape shape;
  for (const std::uint16_t place : places) shape.push_back(board.point_of(place));
  normalize(board.grid, shape);
  const std::vector<Shape>& all = orientations_[kind];
  const auto found = std::lower_bound(all.begin(), all.end(), shape);
  if (found == all.end() || *found != shape) return cover::no_placement;
  return find_at(kind, static_cast<std::size_t>(found - all.begin()), places[0]);
}

cover::Placement Layout::find_at(std::uint32_t kind, std::size_t orientation, std::uint16_t place) const {
  // The placements of one orientation are in the order of their first cells.
  cover::Placement low = begins_[kind][orientation], high = begins_[kind][orientation + 1];
  while (low < high) {
    const cover::Placement middle = low + (high - low) / 2;
    const std::uint16_t first = places_[starts_[middle]];
    if (first == place) return middle;
    (first < place ? low : high) = first < place ? middle + 1 : middle;
  }
  return cover::no_placement;
}

}  // namespace quadrille::tiling
