#include "core/puzzles/grid/pieces.hpp"

#include <algorithm>
#include <numeric>

namespace quadrille::grid {

using Graph = network::Network::Connected;

std::vector<std::optional<Variable>> around_corner(const Text& text, std::size_t row, std::size_t column) {
  std::vector<std::optional<Variable>> cells;
  for (const std::size_t r : {row - 1, row})
    for (const std::size_t c : {column - 1, column})
      cells.push_back(r < text.rows && c < text.columns ? std::optional(static_cast<Variable>(r * text.columns + c))
                                                        : std::nullopt);
  return cells;
}

std::vector<Cells> squares_of(const Text& text) {
  std::vector<Cells> squares;
  for (std::size_t row = 1; row < text.rows; ++row)
    for (std::size_t column = 1; column < text.columns; ++column) {
      squares.emplace_back();
      for (const auto& cell : around_corner(text, row, column)) squares.back().push_back(*cell);
    }
  return squares;
}

Graph graph_of(const Maker& maker, Values in) {
  Graph graph;
  std::vector<std::uint32_t> node_of(maker.text.cells());
  for (Variable cell = 0; cell < maker.text.cells(); ++cell) {
    if (maker.is_left_out(cell)) continue;
    node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size());
    graph.nodes.push_back({cell, in});
    for (const Variable other : maker.present(neighbours4(maker.text, cell)))
      if (other < cell) graph.edges.emplace_back(node_of[other], node_of[cell]);
  }
  return graph;
}

void connect(Maker& maker, Values in) { network::add(maker.network, graph_of(maker, in)); }

void connect_to_border(Maker& maker, Values in) {
  Graph graph = graph_of(maker, in);
  const auto border = static_cast<std::uint32_t>(graph.nodes.size());
  for (std::uint32_t node = 0; node < border; ++node)
    if (neighbours4(maker.text, graph.nodes[node].variable).size() < 4) graph.edges.emplace_back(node, border);
  graph.nodes.push_back({maker.network.add_auxiliary(1, 0), 1});
  network::add(maker.network, std::move(graph));
}

std::vector<std::size_t> pieces_of_equal(const Text& text, FunctionRef<std::size_t(std::size_t)> number) {
  std::vector<std::size_t> piece(text.cells(), no_part);
  std::size_t pieces = 0;
  for (std::size_t start = 0; start < text.cells(); ++start) {
    if (piece[start] != no_part || number(start) == no_part) continue;
    std::vector<std::size_t> waiting = {start};
    piece[start] = pieces;
    while (!waiting.empty()) {
      const std::size_t cell = waiting.back();
      waiting.pop_back();
      for (const Variable other : neighbours4(text, cell))
        if (piece[other] == no_part && number(other) == number(start)) {
          piece[other] = pieces;
          waiting.push_back(other);
        }
    }
    ++pieces;
  }
  return piece;
}

std::vector<std::size_t> pieces_of(const Text& text, IsMember is_member) {
  return pieces_of_equal(text, [&](std::size_t cell) { return is_member(cell) ? 0 : no_part; });
}

bool is_one_piece(const Text& text, IsMember is_member) {
  const auto pieces = pieces_of(text, is_member);
  return std::all_of(pieces.begin(), pieces.end(), [](std::size_t piece) { return piece == 0 || piece == no_part; });
}

}  // namespace quadrille::grid
