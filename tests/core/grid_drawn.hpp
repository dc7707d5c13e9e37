// Lines of answers to grid puzzles as a player draws them, written from the description of the sections `horizontal`
// and `vertical` alone.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/insight/hint.hpp"
#include "tests/core/grid_words.hpp"

namespace quadrille::test {

/// Rows of edges: `-` or `|` for a line, `x` for none, `.` for unknown.
struct DrawnEdges {
  std::vector<Words> horizontal, vertical;
  bool has_borders = false;  ///< of cells; else they lead from centre to centre

  /// The two sections, which begin with a new line; none that would have no tokens.
  std::string sections() const;
};

/// All edges of an answer, whose cells are inside or outside of a loop, or say to which sides a line goes.
DrawnEdges edges_drawn(const Words& cells, std::size_t rows, std::size_t columns, bool has_borders);
/// The same with nothing known.
DrawnEdges no_edges(std::size_t rows, std::size_t columns, bool has_borders);
/// Draws what a hint says; false if it is drawn already.
bool draw(DrawnEdges& edges, std::size_t columns, const Hint::Edge& edge);
/// With one in `rarity` of the edges, the others unknown.
DrawnEdges some_of(Random& random, DrawnEdges all, std::uint64_t rarity);
/// Whether all that is drawn is as in the answer.
bool is_drawn_in(const DrawnEdges& drawn, const DrawnEdges& answer);

}  // namespace quadrille::test
