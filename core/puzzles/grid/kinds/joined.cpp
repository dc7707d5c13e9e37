#include "core/puzzles/grid/kinds/joined.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::grid::kinds {

Joined::Joined(const Building& building, Values set, Values gate, const Cells& starts, std::uint64_t farthest,
               Around around)
    : building_(building),
      set_(set & network::all_values(building.ground.values())),
      is_joined_(building.maker.text.cells(), no_variable) {
  Cells reached;
  for (const Variable start : starts)
    if (!building.ground.is_wall(start)) add(start, reached);
  const std::size_t first = reached.size();
  for (std::size_t at = 0, end = first; farthest > 1 && at < reached.size(); --farthest)
    for (end = reached.size(); at < end; ++at)
      for (const Variable other : around_of(reached[at], around))
        if (is_joined_[other] == no_variable) add(other, reached);
  for (std::size_t at = 0; at < reached.size(); ++at) {
    const Variable cell = reached[at];
    say(cell, is_joined_[cell], at < first ? set_ & gate : set_, at < first);
    for (const Variable other : around_of(cell, around)) spread(cell, other);
  }
  join(reached, first, around);
}

std::optional<Error> Joined::count(std::uint64_t low, std::uint64_t high, std::optional<Values> gate, Variable cell) {
  graph_.high = high >= graph_.nodes.size() ? network::Network::Connected::any : static_cast<std::uint32_t>(high + 1);
  if (!gate) {
    building_.maker.network.is_impossible |= low + 1 > graph_.nodes.size();
    if (low < graph_.nodes.size()) graph_.low = static_cast<std::uint32_t>(low + 1);
    network::add(building_.maker.network, std::move(graph_));
    return std::nullopt;
  }
  Cells line = {cell};
  for (const auto& node : graph_.nodes)
    if (node.in == 2) line.push_back(node.variable);
  network::add(building_.maker.network, std::move(graph_));
  const int lowest = building_.maker.network.domains[cell].lowest;
  // The state: 0 where the rule says nothing, else the number so far and 1.
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return *gate >> (number - lowest) & 1;
    return state == 0 ? 0 : std::min(state + static_cast<std::uint64_t>(number), low + 1);
  };
  const std::vector<std::int64_t> key = {'j', static_cast<std::int64_t>(*gate),
                                         static_cast<std::int64_t>(std::min(low, std::uint64_t{1} << 60))};
  return follow(building_, nullptr, line, key, step, [&](std::uint64_t state) { return state == 0 || state > low; });
}

void Joined::add(Variable cell, Cells& reached) {
  if (is_joined_[cell] != no_variable) return;
  is_joined_[cell] = building_.maker.network.add_auxiliary(2, 0);
  reached.push_back(cell);
}

// A cell that is joined has a value of the set; a start is joined if it has one.
void Joined::say(Variable cell, Variable joined, Values set, bool is_start) {
  const int lowest = building_.maker.network.domains[cell].lowest;
  building_.maker.relate(cell, joined, [&](std::int64_t number, std::int64_t is) {
    const bool is_on = (set >> (number - lowest) & 1) != 0;
    return is_start ? is_on == (is == 1) : is_on || is == 0;
  });
}

// What is beside a joined cell and has a value of the set is joined.
void Joined::spread(Variable cell, Variable other) {
  const Variable joined = is_joined_[cell], there = is_joined_[other];
  const int lowest = building_.maker.network.domains[other].lowest;
  const auto is_on = [&](std::int64_t number) { return (set_ >> (number - lowest) & 1) != 0; };
  if (there == no_variable) {
    building_.maker.relate(joined, other,
                           [&](std::int64_t is, std::int64_t number) { return is == 0 || !is_on(number); });
    return;
  }
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return static_cast<std::uint64_t>(number);
    if (position == 1) return state == 1 && is_on(number) ? 2 : 0;
    return state == 2 && number == 0 ? network::Automaton::refused : 0;
  };
  (void)follow(building_, nullptr, {joined, other, there}, {'b', static_cast<std::int64_t>(set_)}, step,
               network::accept_all);
}

// All of them are in one piece with a node that is always there, beside the starts.
void Joined::join(const Cells& reached, std::size_t first, Around around) {
  std::vector<std::uint32_t> node_of(is_joined_.size());
  graph_.nodes.push_back({building_.maker.network.add_auxiliary(1, 0), 1});
  for (std::size_t at = 0; at < reached.size(); ++at) {
    const auto node = static_cast<std::uint32_t>(graph_.nodes.size());
    for (const Variable other : around_of(reached[at], around))
      if (node_of[other] != 0) graph_.edges.emplace_back(node_of[other], node);
    if (at < first) graph_.edges.emplace_back(0u, node);
    node_of[reached[at]] = node;
    graph_.nodes.push_back({is_joined_[reached[at]], 2});
  }
}

}  // namespace quadrille::grid::kinds
