// The houses and the candidates that techniques work with.
#include <algorithm>

#include "core/steps/position.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/steps_boards.hpp"

namespace steps_position_test {

using namespace quadrille;
using namespace quadrille::steps;
using namespace quadrille::test;

TEST_CASE("A layout has boxes, then rows, then columns, and knows what sees what", "[steps]") {
  for (unsigned box = 2; box <= 6; ++box) {
    const Layout layout = sudoku_layout(box);
    const std::uint32_t side = box * box;
    REQUIRE(layout.houses() == 3 * side);
    REQUIRE(layout.kind(0) == cover::UnitKind::box);
    REQUIRE(layout.first_line() == side);
    REQUIRE(layout.kind(side) == cover::UnitKind::row);
    REQUIRE(layout.kind(2 * side) == cover::UnitKind::column);
    for (const Cell cell : {Cell{0}, side + 1, side * side - 1}) {
      REQUIRE(layout.seats(cell).size() == 3);
      for (const Seat seat : layout.seats(cell)) REQUIRE(layout.house(seat.house)[seat.place] == cell);
      REQUIRE(layout.peers(cell).size() == 3 * side - 2 * box - 1);
      for (Cell other = 0; other < layout.cells(); ++other) {
        const auto peers = layout.peers(cell);
        REQUIRE(layout.sees(cell, other) == (std::find(peers.begin(), peers.end(), other) != peers.end()));
      }
    }
    REQUIRE(count(layout.cut(0, side)) == box);        // the first box and the first row
    REQUIRE(layout.cut(0, 2 * side - 1) == 0);         // and the last one
    REQUIRE(count(layout.seen(0, side)) == side - 1);  // the rest of its row
  }
}

TEST_CASE("Candidates are the same by cell and by house after each change", "[steps]") {
  Position position(layout9());
  REQUIRE(
      position.begin(cells_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
  REQUIRE(position.open_cells() == 51);
  REQUIRE(position.filled(0) == 5);
  const auto is_consistent = [&] {
    for (House house = 0; house < layout9().houses(); ++house) {
      for (std::uint32_t place = 0; place < 9; ++place) {
        const Cell cell = layout9().house(house)[place];
        if (((position.open(house) & bit(place)) == 0) != (position.filled(cell) != 0)) return false;
        for (std::uint32_t v = 0; v < 9; ++v) {
          if (position.has(cell, v) != ((position.places(house, v) & bit(place)) != 0)) return false;
        }
      }
    }
    return true;
  };
  REQUIRE(is_consistent());
  REQUIRE(position.values(2) == (bit(0) | bit(1) | bit(3)));
  position.eliminate(2, 0);
  REQUIRE(is_consistent());
  position.place(2, 3);
  REQUIRE(is_consistent());
  REQUIRE(position.open_cells() == 50);
  REQUIRE_FALSE(position.is_contradictory());
}

TEST_CASE("A position says that givens clash, and that a cell or a value has no place", "[steps]") {
  Position position(layout9());
  REQUIRE_FALSE(
      position.begin(cells_of("5...5............................................................................")));
  Sketch no_value;
  REQUIRE_FALSE(no_value.position().is_contradictory());
  no_value.keep(4, 4, {});
  REQUIRE(no_value.position().is_contradictory());
  Sketch no_place;
  no_place.keep_in_row(3, 7, {});
  REQUIRE(no_place.position().is_contradictory());
}

}  // namespace steps_position_test
