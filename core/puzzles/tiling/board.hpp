// A tiling: a board of cells, the pieces that may cover them, and the pieces that lie on it already.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/puzzles/tiling/grid.hpp"

namespace quadrille::tiling {

class Layout;

/// The largest boards: 64×64 cells; on the hexagonal grid, where every second place of a row is a cell, 128 places.
constexpr std::size_t most_rows = 64;
constexpr std::size_t most_columns = 64;
constexpr std::size_t most_cube = 16;
constexpr std::size_t most_cells = 4096;
/// Kinds of pieces.
constexpr std::size_t most_kinds = 1024;
/// Names of pieces and sets that are looked up for one tiling.
constexpr std::size_t most_names = std::size_t{1} << 13;
/// Copies of a kind that a text may ask for.
constexpr std::uint32_t most_copies = 1'000'000;
/// As many as there is room for.
constexpr std::uint32_t any_number = ~std::uint32_t{0};

struct Cell {
  enum class Use : std::uint8_t { outside, must, may };  ///< no cell; has to be covered; may stay empty
  Use use = Use::outside;
  std::uint8_t letter = 0;  ///< 1 to 26: only the pieces that `Board::only` lists for it may cover the cell; 0: all
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// Pieces of one shape.
struct Kind {
  std::string name;
  Shape shape;  ///< in normal form
  Turning turning = Turning::free;
  std::uint32_t low = 1;  ///< how many copies are used
  std::uint32_t high = 1;
  friend bool operator==(const Kind&, const Kind&) = default;
};

struct Board {
  Grid grid = Grid::square;
  std::size_t layers = 1;  ///< 1 but in a cube
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<Cell> cells;  ///< layer by layer, row by row
  std::vector<Kind> kinds;
  std::array<std::vector<std::uint32_t>, 26> only;  ///< by letter: the kinds that may cover such cells, ascending
  std::vector<cover::Placement> placed;             ///< the givens

  /// All placements of all kinds on the board without its givens; boards that differ in givens share it.
  std::shared_ptr<const Layout> layout;
  /// Unless null: the only placements of their kind that the exact cover has (Traits::break_symmetry).
  std::shared_ptr<const std::vector<cover::Placement>> representatives;
  /// A placement that the exact cover lacks, for `why`; mostly none.
  cover::Placement excluded = cover::no_placement;

  std::size_t place_of(Point point) const {
    return (static_cast<std::size_t>(point.layer) * rows + static_cast<std::size_t>(point.row)) * columns +
           static_cast<std::size_t>(point.column);
  }
  Point point_of(std::size_t place) const {
    return {static_cast<int>(place / columns / rows), static_cast<int>(place / columns % rows),
            static_cast<int>(place % columns)};
  }
  bool contains(Point point) const {
    const auto is_below = [](int number, std::size_t size) {
      return number >= 0 && static_cast<std::size_t>(number) < size;
    };
    return is_below(point.layer, layers) && is_below(point.row, rows) && is_below(point.column, columns);
  }

  /// Whether they are the same puzzle.
  friend bool operator==(const Board& one, const Board& other);
};

/// A piece on the board.
struct Laid {
  cover::Placement placement = cover::no_placement;
  std::uint32_t kind = 0;
  std::vector<std::uint32_t> places;  ///< the cells that it covers, ascending
  friend bool operator==(const Laid&, const Laid&) = default;
};

/// The pieces, in ascending order of their placements.
using Answer = std::vector<Laid>;

}  // namespace quadrille::tiling
