// Random regions. A region is a number for each cell.
#pragma once

#include <cstddef>
#include <vector>

#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

/// By cell, random connected regions of at most `most` cells, few of them small.
std::vector<Variable> random_regions(Workshop& shop, const Text& text, std::size_t most);
/// By cell, random rectangles.
std::vector<Variable> random_boxes(Workshop& shop, const Text& text);
/// By cell, regions of two cells; of one where a cell finds no other.
std::vector<Variable> random_dominoes(Workshop& shop, const Text& text);
/// Every cell that has no region yet (`none`) gets that of a random neighbour.
void grow_regions(Workshop& shop, const Text& text, std::vector<Variable>& region, Variable none);
/// By cell, as the text has them.
std::vector<Variable> regions_by_cell(const Text& text);
Cells cells_of_region(const std::vector<Variable>& region, Variable number);
/// Whether these cells, all of one region, hang together by edges.
bool is_connected(const Text& text, const std::vector<Variable>& region, const Cells& cells);
/// Joins regions of one marked cell each in pairs that touch, at random; false if some find no other.
bool pair_up(Workshop& shop, const Text& text, std::vector<Variable>& region);
/// For regions with a number of marked cells, whose value is 2: a cell that only the other answer marks goes to a
/// region beside it, which then has too many there. A `change` of a recipe.
bool move_region(Workshop& shop, Draft& draft, const Answer& other);
/// Adds the section `regions`, with names in reading order.
void write_regions(Text& text, const std::vector<Variable>& region);
/// The same in place of those that the text has.
void rewrite_regions(Text& text, const std::vector<Variable>& region);

}  // namespace quadrille::grid::making
