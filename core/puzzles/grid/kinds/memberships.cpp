#include "core/puzzles/grid/kinds/memberships.hpp"

#include <algorithm>

namespace quadrille::grid::kinds {

std::pair<std::uint64_t, std::uint64_t> Memberships::bounds(Variable cell) const {
  const auto at = bounds_.find(cell);
  return at == bounds_.end() ? std::pair<std::uint64_t, std::uint64_t>(1, maker_.text.cells()) : at->second;
}

void Memberships::bound(Variable cell, std::uint64_t low, std::uint64_t high) {
  const auto before = bounds(cell);
  bounds_[cell] = {std::max(before.first, low), std::min(before.second, high)};
}

// By cell, whether the piece of a cell may be as large as the way there needs.
std::vector<bool> Memberships::reach(Variable start) const {
  std::vector<bool> is_near(maker_.text.cells());
  Cells now = {start}, next;
  is_near[start] = true;
  for (std::uint64_t size = 1; size < bounds(start).second && !now.empty(); ++size, now.swap(next)) {
    next.clear();
    for (const Variable cell : now)
      for (const Variable other : ground_.present(neighbours4(maker_.text, cell)))
        if (!is_near[other]) is_near[other] = true, next.push_back(other);
  }
  return is_near;
}

void Memberships::choose(const Cells& clues, std::uint64_t each) {
  std::vector<std::vector<bool>> near;
  for (const Variable clue : clues) near.push_back(reach(clue));
  std::vector<std::optional<Choice>> choices(maker_.text.cells());
  for (Variable cell = 0; cell < choices.size() && !network::is_too_large(maker_.network); ++cell) {
    if (ground_.is_wall(cell)) continue;
    const auto own = std::find(clues.begin(), clues.end(), cell);
    choices[cell].emplace(maker_, clues.size(), Choice::short_part, [&](std::size_t number) {
      if (own == clues.end() || !near[number][cell]) return near[number][cell] == true;
      return each == 1 ? clues[number] == cell : clues[number] <= cell;
    });
    for (const unsigned side : {leftward, above})
      if (const auto edge = edge_of(maker_.text, edges_, cell, side))
        Choice::compare(maker_, *edge, *choices[cell], *choices[*neighbour_to(maker_.text, cell, side)]);
  }
  for (std::size_t number = 0; number < clues.size() && !network::is_too_large(maker_.network); ++number) {
    Members& members = first_[clues[number]];
    members.resize(choices.size());
    for (Variable cell = 0; cell < choices.size(); ++cell) {
      const bool is_clue = cell != clues[number] && std::find(clues.begin(), clues.end(), cell) != clues.end();
      const bool is_possible = !is_clue || (each > 1 && clues[number] < cell);
      if (choices[cell] && near[number][cell] && is_possible) members[cell] = choices[cell]->option(number);
    }
    join(clues[number], members, each == 1);
    if (each == 1) members_[clues[number]] = members;
    if (each == 2) pair(clues, number);
  }
}

void Memberships::relate(const Members& members, Variable cell, Variable other, Variable edge) {
  if (members[cell] && members[other]) {
    // The state: how many of the two are members.
    const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position < 2) return state + static_cast<std::uint64_t>(number);
      return state == (number == 1 ? 1 : 2) ? network::Automaton::refused : 0;
    };
    (void)maker_.follow(nullptr, {members[cell]->first, members[other]->first, edge}, {'m' + 1024}, step,
                        network::accept_all);
  } else if (members[cell] || members[other]) {
    const Variable member = (members[cell] ? members[cell] : members[other])->first;
    maker_.relate(member, edge,
                  [](std::int64_t is_member, std::int64_t is_joined) { return is_member * is_joined == 0; });
  }
}

// The first clue of a piece is a member with another one; without it there are no members.
void Memberships::pair(const Cells& clues, std::size_t first) {
  const Members& members = first_[clues[first]];
  const Choice::Literal own = *members[clues[first]];
  Cells line;
  std::vector<Values> sets;
  std::vector<std::int64_t> key = {'p' + 1024};
  for (const Variable clue : clues) {
    if (!members[clue]) continue;
    line.push_back(members[clue]->first);
    sets.push_back(members[clue]->second);
    key.push_back(static_cast<std::int64_t>(sets.back()));
  }
  (void)maker_.follow(
      nullptr, line, std::move(key),
      [&](std::uint64_t state, std::size_t position, std::int64_t number) {
        return std::min<std::uint64_t>(state + (sets[position] >> number & 1), 3);
      },
      [](std::uint64_t state) { return state == 0 || state == 2; });
  for (const auto& member : members)
    if (member && member->first != own.first)
      maker_.relate(member->first, own.first, [&](std::int64_t number, std::int64_t chosen) {
        return (member->second >> number & 1) == 0 || (own.second >> chosen & 1) != 0;
      });
}

// The members are in one piece, which is as large as it may be.
void Memberships::join(Variable start, const Members& members, bool is_there) {
  const auto [low, high] = bounds(start);
  network::Network::Connected graph;
  graph.low = is_there ? static_cast<std::uint32_t>(std::min<std::uint64_t>(low, maker_.text.cells() + 1)) : 0;
  graph.high = static_cast<std::uint32_t>(std::min<std::uint64_t>(high, maker_.text.cells()));
  std::vector<std::uint32_t> node_of(members.size());
  for (Variable cell = 0; cell < members.size(); ++cell) {
    if (!members[cell]) continue;
    node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size());
    graph.nodes.push_back({members[cell]->first, members[cell]->second});
    for (const unsigned side : {leftward, above})
      if (const auto other = neighbour_to(maker_.text, cell, side); other && members[*other])
        graph.edges.emplace_back(node_of[*other], node_of[cell]);
  }
  if ((is_there && low > high) || graph.low > graph.nodes.size()) maker_.network.is_impossible = true;
  network::add(maker_.network, std::move(graph));
}

const Memberships::Members& Memberships::of(Variable start) {
  const auto [at, is_new] = members_.try_emplace(start);
  Members& members = at->second;
  if (!is_new) return members;
  members.resize(maker_.text.cells());
  const std::vector<bool> is_near = reach(start);
  for (Variable cell = 0; cell < members.size(); ++cell)
    if (is_near[cell]) members[cell] = {maker_.network.add_auxiliary(2, 0), 2};
  network::add_allowed(maker_.network, members[start]->first, 2);
  for (Variable cell = 0; cell < members.size(); ++cell)
    for (const unsigned side : {rightward, below})
      if (const auto edge = edge_of(maker_.text, edges_, cell, side))
        relate(members, cell, *neighbour_to(maker_.text, cell, side), *edge);
  join(start, members);
  return members;
}

}  // namespace quadrille::grid::kinds
