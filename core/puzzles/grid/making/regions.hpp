// Random regions. A region is a number for each cell.
#pragma once

#include <cstddef>
#include <vector>

#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

/// By cell, random connected regions of at most `most` cells, few of them small.
std::vector<Variable> random_regions(Workshop& shop, const Text& text, std::size_t most);
/// Every cell that has no region yet (`none`) gets that of a random neighbour.
void grow_regions(Workshop& shop, const Text& text, std::vector<Variable>& region, Variable none);
/// By cell, as the text has them.
std::vector<Variable> regions_by_cell(const Text& text);
Cells cells_of_region(const std::vector<Variable>& region, Variable number);
/// Whether these cells, all of one region, hang together by edges.
bool is_connected(const Text& text, const std::vector<Variable>& region, const Cells& cells);
/// Adds the section `regions`, with names in reading order.
void write_regions(Text& text, const std::vector<Variable>& region);

}  // namespace quadrille::grid::making
