// Regions by the borders between them, as links have them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::grid::links {

/// For each of the inner edges of a board, in the order of links, the two cells that it parts: first the upright ones
/// row by row, left and right of them, then the level ones, above and below them.
struct Edge {
  std::size_t first, second;
};
std::vector<Edge> upright_edges(std::size_t rows, std::size_t columns);
std::vector<Edge> level_edges(std::size_t rows, std::size_t columns);

/// By cell, the number of its region in reading order, where the pairs are joined.
std::vector<std::size_t> regions_of_joined(std::size_t cells, const std::vector<Edge>& joined);

/// The name of a region by its number: A to Z, then AA, AB and so on.
std::string region_name(std::size_t number);

}  // namespace quadrille::grid::links
