#include "tests/core/grid_drawn.hpp"

#include <algorithm>

namespace quadrille::test {

namespace {

template <class See>
void for_edges(DrawnEdges& edges, See see) {
  for (auto* const all : {&edges.horizontal, &edges.vertical})
    for (Words& row : *all)
      for (std::string& edge : row) see(edge);
}

bool is_kept_in(const std::vector<Words>& drawn, const std::vector<Words>& answer) {
  for (std::size_t row = 0; row < drawn.size(); ++row)
    for (std::size_t column = 0; column < drawn[row].size(); ++column)
      if (drawn[row][column] != "." && drawn[row][column] != answer[row][column]) return false;
  return true;
}

}  // namespace

std::string DrawnEdges::sections() const {
  std::string text;
  for (const auto& [name, rows] : {std::pair{"\nhorizontal", &horizontal}, std::pair{"\nvertical", &vertical}}) {
    if (rows->empty() || rows->front().empty()) continue;
    text += name;
    for (const Words& row : *rows) text += rows_of(row, row.size());
  }
  return text;
}

DrawnEdges edges_drawn(const Words& cells, std::size_t rows, std::size_t columns, bool has_borders) {
  const auto token_at = [&](std::size_t row, std::size_t column) {
    return row < rows && column < columns ? cells[row * columns + column] : std::string(".");
  };
  // A token with a side in it, and not a clue such as `2<` or a word.
  const auto goes = [&](std::size_t row, std::size_t column, char side) {
    const std::string token = token_at(row, column);
    return token.find_first_not_of("nsew") == std::string::npos && token.find(side) != std::string::npos;
  };
  DrawnEdges edges;
  edges.has_borders = has_borders;
  const std::size_t more = has_borders ? 1 : 0;
  for (std::size_t row = 0; row < rows + more; ++row) {
    Words& horizontal = edges.horizontal.emplace_back();
    for (std::size_t column = 0; column + 1 < columns + more; ++column) {
      const bool is_line = has_borders ? token_at(row, column) != token_at(row - 1, column) : goes(row, column, 'e');
      horizontal.push_back(is_line ? "-" : "x");
    }
  }
  for (std::size_t row = 0; row + 1 < rows + more; ++row) {
    Words& vertical = edges.vertical.emplace_back();
    for (std::size_t column = 0; column < columns + more; ++column) {
      const bool is_line = has_borders ? token_at(row, column) != token_at(row, column - 1) : goes(row, column, 's');
      vertical.push_back(is_line ? "|" : "x");
    }
  }
  return edges;
}

DrawnEdges no_edges(std::size_t rows, std::size_t columns, bool has_borders) {
  DrawnEdges edges = edges_drawn(Words(rows * columns, "."), rows, columns, has_borders);
  for_edges(edges, [](std::string& edge) { edge = "."; });
  return edges;
}

bool draw(DrawnEdges& edges, std::size_t columns, const Hint::Edge& edge) {
  const bool is_upright =
      edge.side == (edges.has_borders ? "left" : "below") || (edges.has_borders && edge.side == "right");
  std::size_t row = edge.cell / columns, column = edge.cell % columns;
  if (edges.has_borders && edge.side == "below") ++row;
  if (edges.has_borders && edge.side == "right") ++column;
  std::string& token = (is_upright ? edges.vertical : edges.horizontal)[row][column];
  if (token != ".") return false;
  token = !edge.is_line ? "x" : is_upright ? "|" : "-";
  return true;
}

DrawnEdges some_of(Random& random, DrawnEdges all, std::uint64_t rarity) {
  for_edges(all, [&](std::string& edge) {
    if (!random.one_in(rarity)) edge = ".";
  });
  return all;
}

bool is_drawn_in(const DrawnEdges& drawn, const DrawnEdges& answer) {
  return is_kept_in(drawn.horizontal, answer.horizontal) && is_kept_in(drawn.vertical, answer.vertical);
}

}  // namespace quadrille::test
