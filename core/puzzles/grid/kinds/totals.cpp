// How many cells of the whole board have some values, counted block by block, so that a search can learn about each.
#include <map>
#include <numeric>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// Cells that hang together by what clues count are divided into blocks of this side if they are more than a block has.
constexpr std::size_t block_side = 5;

// By cell, one of those that it hangs together with.
Cells roots_of(const Building& building) {
  Cells parent(building.maker.text.cells());
  std::iota(parent.begin(), parent.end(), Variable{0});
  const auto root = [&](Variable cell) {
    while (parent[cell] != cell) cell = parent[cell] = parent[parent[cell]];
    return cell;
  };
  for (const Rule& rule : building.kind.rules) {
    if (rule.where == nullptr) continue;
    for_places(building.ground, rule, [&](const Place& place) {
      for (const Variable cell : place.cells) parent[root(cell)] = root(place.cells[0]);
      return true;
    });
  }
  for (Variable cell = 0; cell < parent.size(); ++cell) parent[cell] = root(cell);
  return parent;
}

}  // namespace

void count_by_blocks(const Building& building, const Cells& cells, Values set, std::uint64_t number) {
  Maker& maker = building.maker;
  const Cells root = roots_of(building);
  std::map<Variable, std::size_t> sizes;
  for (const Variable cell : cells) ++sizes[root[cell]];
  std::map<std::pair<Variable, std::size_t>, Cells> groups;  // by root, and block from 1 or 0
  for (const Variable cell : cells) {
    const std::size_t columns = maker.text.columns;
    const std::size_t block = cell / columns / block_side * columns + cell % columns / block_side + 1;
    groups[{root[cell], sizes[root[cell]] > block_side * block_side ? block : 0}].push_back(cell);
  }
  std::vector<network::Network::Term> total;
  for (const auto& [first, group] : groups) {
    if (group.size() > 1 && groups.size() > 1) {
      const Variable in_group = maker.network.add_auxiliary(static_cast<unsigned>(group.size() + 1), 0);
      maker.count_into(in_group, group, set);
      total.push_back({1, in_group});
    } else {
      for (const Variable cell : group) total.push_back({1, maker.has(cell, set)});
    }
  }
  network::add_sum(maker.network, std::move(total),
                   static_cast<std::int64_t>(std::min<std::uint64_t>(number, cells.size() + 1)));
}

}  // namespace quadrille::grid::kinds
