#include "core/puzzles/grid/links/regions.hpp"

#include <algorithm>

namespace quadrille::grid::links {

std::vector<Edge> upright_edges(std::size_t rows, std::size_t columns) {
  std::vector<Edge> edges;
  for (std::size_t cell = 0; cell < rows * columns; ++cell)
    if (cell % columns + 1 < columns) edges.push_back({cell, cell + 1});
  return edges;
}

std::vector<Edge> level_edges(std::size_t rows, std::size_t columns) {
  std::vector<Edge> edges;
  for (std::size_t cell = 0; cell + columns < rows * columns; ++cell) edges.push_back({cell, cell + columns});
  return edges;
}

std::vector<std::size_t> regions_of_joined(std::size_t cells, const std::vector<Edge>& joined) {
  // Trees, whose root is the first cell of a region in reading order.
  std::vector<std::size_t> parent(cells), region(cells);
  for (std::size_t cell = 0; cell < cells; ++cell) parent[cell] = cell;
  const auto root = [&](std::size_t cell) {
    while (parent[cell] != cell) cell = parent[cell] = parent[parent[cell]];
    return cell;
  };
  for (const Edge& edge : joined) {
    const std::size_t first = root(edge.first), second = root(edge.second);
    parent[std::max(first, second)] = std::min(first, second);
  }
  std::size_t regions = 0;
  for (std::size_t cell = 0; cell < cells; ++cell) region[cell] = root(cell) == cell ? regions++ : region[root(cell)];
  return region;
}

std::string region_name(std::size_t number) {
  std::string name;
  for (++number; number > 0; number = (number - 1) / 26)
    name.insert(name.begin(), static_cast<char>('A' + static_cast<char>((number - 1) % 26)));
  return name;
}

}  // namespace quadrille::grid::links
