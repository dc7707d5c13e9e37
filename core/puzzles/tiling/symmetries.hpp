// The symmetries of a tiling's board: ways to turn and reflect the grid that map the board to itself, cells that may
// stay empty to such cells, and every placement to a placement of the same piece, or of another one with the same
// copies. So the mirror images of a one-sided set may change places, and a letter may become another letter. Pieces
// with different names are different, also if they have the same shape: nothing maps the board as it is and exchanges
// them. A piece that need not be used may have no image, as one that is not to be turned: then only the solutions
// without it are mapped to others. Symmetries by which a piece has no image are left out where letters forbid what two
// of them, one after the other, would be: classes of solutions need a group. Tested by
// tests/core/tiling_symmetries_test.cpp.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/puzzles/tiling/board.hpp"

namespace quadrille::tiling {

/// The image of each placement, or `no_placement`, for each symmetry of the board without its givens; the identity is
/// left out.
std::vector<std::vector<cover::Placement>> symmetries(const Board& board);

/// Restricts one piece that is used exactly once to one placement of each of its orbits, the least; of such pieces the
/// one to which that leaves the fewest placements. So every class of solutions keeps at least one. False if no piece
/// can be restricted, or if there are givens.
bool break_symmetry(Board& board);

/// A cube has 47 tables of all placements.
constexpr std::size_t most_placements_with_orbits = std::size_t{1} << 16;

/// The least placements of those orbits of one piece that have `size` placements each.
struct Orbits {
  unsigned size = 1;
  std::shared_ptr<const std::vector<cover::Placement>> representatives;
};

/// All orbits of the placements of one piece that is used exactly once, by their sizes, under the symmetries that map
/// the piece to itself; of such pieces the one with the fewest orbits. Empty if no piece has fewer orbits than
/// placements, if there are givens, if representatives are set, or if the board has too many placements to find out.
std::vector<Orbits> orbits_of_one_piece(const Board& board);

/// `sum` + `times` · `number`, in decimal.
std::string plus_multiple(std::string sum, std::string_view number, unsigned times);

}  // namespace quadrille::tiling
