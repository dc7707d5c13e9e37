// Cells whose values make one connected region.
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {

std::optional<Fault> compile_connected_values(const Rule& rule, const Board& board, Network& network) {
  const Group& cells = rule.groups[0];
  Network::Connected region;
  Values values = 0;
  for (std::size_t i = 1; i < rule.numbers.size(); ++i) values |= Values{1} << (rule.numbers[i] - board.shape.lowest);
  for (const Cell cell : cells) region.nodes.push_back({cell, values});
  for (const auto& [a, b] : adjacent_pairs(board, cells))
    region.edges.push_back({a - std::uint32_t{cells[0]}, b - std::uint32_t{cells[0]}});
  region.low = 1;
  if (rule.numbers[0] != 0) region.low = region.high = static_cast<std::uint32_t>(rule.numbers[0]);
  network.connected.push_back(std::move(region));
  return std::nullopt;
}

}  // namespace quadrille::variant
