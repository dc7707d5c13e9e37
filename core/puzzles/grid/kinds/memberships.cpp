#include "core/puzzles/grid/kinds/memberships.hpp"

#include <algorithm>

#include "core/puzzles/grid/kinds/division_checks.hpp"

namespace quadrille::grid::kinds {

std::optional<std::size_t> Members::place_of(Variable cell) const {
  const auto at = std::lower_bound(members_.begin(), members_.end(), cell,
                                   [](const Member& member, Variable than) { return member.cell < than; });
  if (at == members_.end() || at->cell != cell) return std::nullopt;
  return static_cast<std::size_t>(at - members_.begin());
}

std::pair<std::uint64_t, std::uint64_t> Memberships::bounds(Variable cell) const {
  const auto at = bounds_.find(cell);
  return at == bounds_.end() ? std::pair<std::uint64_t, std::uint64_t>(1, maker_.text.cells()) : at->second;
}

void Memberships::bound(Variable cell, std::uint64_t low, std::uint64_t high) {
  const auto before = bounds(cell);
  bounds_[cell] = {std::max(before.first, low), std::min(before.second, high)};
}

// The cells that the piece of a cell may reach, if it is as large as the way there needs, without those that are
// closed; in ascending order.
Cells Memberships::reach(Variable start, const std::vector<bool>& closed) {
  const std::uint64_t most = bounds(start).second;
  Cells reached = {start};
  met_[start] = true;
  std::size_t at = 0;
  for (std::uint64_t size = 1; size < most && at < reached.size(); ++size)
    for (const std::size_t end = reached.size(); at < end; ++at)
      for (const unsigned side : piece_sides)
        if (const auto other = neighbour_to(maker_.text, reached[at], side);
            other && !met_[*other] && !closed[*other] && !ground_.is_wall(*other)) {
          met_[*other] = true;
          reached.push_back(*other);
        }
  for (const Variable cell : reached) met_[cell] = false;
  std::sort(reached.begin(), reached.end());
  return reached;
}

void Memberships::choose(const Cells& clues, std::uint64_t each) {
  network::Network& network = maker_.network;
  std::vector<bool> is_clue(maker_.text.cells());
  for (const Variable clue : clues) is_clue[clue] = true;
  std::vector<Cells> near;                                        // by clue
  std::vector<std::vector<std::size_t>> options(is_clue.size());  // by cell: numbers of clues
  std::size_t all = 0;
  for (std::size_t number = 0; number < clues.size(); ++number) {
    near.push_back(reach(clues[number], each == 1 ? is_clue : std::vector<bool>(is_clue.size())));
    for (const Variable cell : near.back())
      if (!is_clue[cell] || (each == 1 ? clues[number] == cell : clues[number] <= cell))
        options[cell].push_back(number), ++all;
    if (all / Choice::short_part > network.most.auxiliary) return void(network.used.auxiliary = all);  // too many
  }
  std::vector<std::optional<Choice>> choices(is_clue.size());
  for (Variable cell = 0; cell < choices.size() && !network::is_too_large(network); ++cell) {
    if (ground_.is_wall(cell)) continue;
    choices[cell].emplace(maker_, clues.size(), Choice::short_part, options[cell]);
    for (const unsigned side : {leftward, above})
      if (const auto edge = edge_of(maker_.text, edges_, cell, side))
        Choice::compare(maker_, *edge, *choices[cell], *choices[*neighbour_to(maker_.text, cell, side)]);
  }
  for (std::size_t number = 0; number < clues.size() && !network::is_too_large(network); ++number) {
    Members& members = (each == 1 ? members_ : first_)[clues[number]];
    for (const Variable cell : near[number])
      if (cell == clues[number] || !is_clue[cell] || (each > 1 && clues[number] < cell))
        members.add(cell, choices[cell]->option(number));
    join(clues[number], members, each == 1);
    if (each == 2) pair(is_clue, clues[number], members);
  }
}

void Memberships::relate(const Members& members, Variable cell, Variable other, Variable edge) {
  const auto* const one = members[cell];
  const auto* const two = members[other];
  if (one != nullptr && two != nullptr) {
    // The state: how many of the two are members.
    const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position < 2) return state + static_cast<std::uint64_t>(number);
      return state == (number == 1 ? 1 : 2) ? network::Automaton::refused : 0;
    };
    (void)maker_.follow(nullptr, {one->first, two->first, edge}, {'m' + 1024}, step, network::accept_all);
  } else if (one != nullptr || two != nullptr) {
    maker_.relate((one != nullptr ? one : two)->first, edge,
                  [](std::int64_t is_member, std::int64_t is_joined) { return is_member * is_joined == 0; });
  }
}

// The first clue of a piece is a member with another one; without it there are no members.
void Memberships::pair(const std::vector<bool>& is_clue, Variable first, const Members& members) {
  const Choice::Literal own = *members[first];
  Cells line;
  std::vector<Values> sets;
  std::vector<std::int64_t> key = {'p' + 1024};
  for (const auto& [cell, literal] : members) {
    if (!is_clue[cell]) continue;
    line.push_back(literal.first);
    sets.push_back(literal.second);
    key.push_back(static_cast<std::int64_t>(sets.back()));
  }
  (void)maker_.follow(
      nullptr, line, std::move(key),
      [&](std::uint64_t state, std::size_t position, std::int64_t number) {
        return std::min<std::uint64_t>(state + (sets[position] >> number & 1), 3);
      },
      [](std::uint64_t state) { return state == 0 || state == 2; });
  for (const auto& [cell, literal] : members)
    if (literal.first != own.first)
      maker_.relate(literal.first, own.first, [&, values = literal.second](std::int64_t number, std::int64_t chosen) {
        return (values >> number & 1) == 0 || (own.second >> chosen & 1) != 0;
      });
}

// The members are in one piece, which is as large as it may be.
void Memberships::join(Variable start, const Members& members, bool is_there) {
  const auto [low, high] = bounds(start);
  network::Network::Connected graph;
  graph.low = is_there ? static_cast<std::uint32_t>(std::min<std::uint64_t>(low, maker_.text.cells() + 1)) : 0;
  graph.high = static_cast<std::uint32_t>(std::min<std::uint64_t>(high, maker_.text.cells()));
  for (const auto& [cell, literal] : members) {
    const auto node = static_cast<std::uint32_t>(graph.nodes.size());
    graph.nodes.push_back({literal.first, literal.second});
    for (const unsigned side : {leftward, above})
      if (const auto other = neighbour_to(maker_.text, cell, side))
        if (const auto place = members.place_of(*other))
          graph.edges.emplace_back(static_cast<std::uint32_t>(*place), node);
  }
  if ((is_there && low > high) || graph.low > graph.nodes.size()) maker_.network.is_impossible = true;
  network::add(maker_.network, std::move(graph));
}

const Members& Memberships::of(Variable start) {
  const auto [at, is_new] = members_.try_emplace(start);
  Members& members = at->second;
  if (!is_new) return members;
  Cells beside;  // members, and what is to the left of one or above one
  for (const Variable cell : reach(start, std::vector<bool>(maker_.text.cells()))) {
    members.add(cell, {maker_.network.add_auxiliary(2, 0), 2});
    beside.push_back(cell);
    for (const unsigned side : {leftward, above})
      if (const auto other = neighbour_to(maker_.text, cell, side)) beside.push_back(*other);
  }
  std::sort(beside.begin(), beside.end());
  beside.erase(std::unique(beside.begin(), beside.end()), beside.end());
  network::add_allowed(maker_.network, members[start]->first, 2);
  for (const Variable cell : beside)
    for (const unsigned side : {rightward, below})
      if (const auto edge = edge_of(maker_.text, edges_, cell, side))
        relate(members, cell, *neighbour_to(maker_.text, cell, side), *edge);
  join(start, members);
  return members;
}

}  // namespace quadrille::grid::kinds
