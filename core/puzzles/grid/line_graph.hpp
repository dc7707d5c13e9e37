// What genres with lines share. A line goes through centres of cells: the value of a cell says to which sides. Between
// two cells stands an edge, a variable that is 1 where the line goes from one to the other. Tested by
// tests/core/grid_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

/// Sets of sides.
constexpr unsigned above = 1, leftward = 2, rightward = 4, below = 8;

/// What a cell of a line may be: by value, its sides and its token. Genres use the first ones of them, or all.
struct LineShape {
  unsigned sides;
  std::string_view token;
};
constexpr std::array<LineShape, 11> line_shapes = {{{above | below, "ns"},
                                                    {leftward | rightward, "ew"},
                                                    {above | rightward, "ne"},
                                                    {above | leftward, "nw"},
                                                    {below | rightward, "se"},
                                                    {below | leftward, "sw"},
                                                    {0, "."},
                                                    {above, "n"},
                                                    {rightward, "e"},
                                                    {below, "s"},
                                                    {leftward, "w"}}};
constexpr Values straight = 3, turns = 60, no_line = 64;  ///< sets of shapes
constexpr unsigned all_shapes = 11;
constexpr unsigned loop_shapes = 7;  ///< those without ends

/// The shapes, of the first `count`, that go to all these sides.
Values shapes_to(unsigned sides, unsigned count = all_shapes);
/// `write_value` of genres with these shapes.
void write_shape(const Text& text, std::size_t cell, unsigned value, std::string& out);

/// The edges of a board: by cell, the variable of the one to its right, and of the one below it.
struct CellEdges {
  std::vector<std::optional<Variable>> right, below;
};
/// Makes them, between cells that are not left out; shapes go to no other sides. `crossing`: values of cells where two
/// lines cross, which go to all sides.
CellEdges add_edges(Maker& maker, unsigned most_shapes = all_shapes, Values crossing = 0);
/// The edge of a cell to one side; none if there is none.
std::optional<Variable> edge_of(const Text& text, const CellEdges& edges, std::size_t cell, unsigned side);
/// The neighbour of a cell to one side; none at the border.
std::optional<Variable> neighbour_to(const Text& text, std::size_t cell, unsigned side);
/// The constraint on lines through centres.
network::Network::Lines lines_through(const Text& text, const CellEdges& edges, network::Network::Lines::Shape shape);
/// The lines are one loop, which goes straight on where it crosses itself; also what follows of the corners of cells,
/// from one to the next of which an odd number of lines is crossed, or none.
void add_loop(Maker& maker, const CellEdges& edges, Values crossing = 0);
/// Whether an even number of the variables, 0 or 1 each, are 1.
void add_even(Maker& maker, const Cells& variables);

/// Whether lines that leave a cell enter the next one. `sides` is by cell.
bool do_lines_fit(const Text& text, const std::vector<unsigned>& sides);
/// Whether they are also one loop; with four sides, it crosses itself there.
bool is_one_loop(const Text& text, const std::vector<unsigned>& sides);
/// The sides of cells whose values are shapes; values beyond them have no line.
std::vector<unsigned> sides_of(const Answer& answer, unsigned shapes = loop_shapes);

}  // namespace quadrille::grid
