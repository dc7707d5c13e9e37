#include "core/steps/assumption.hpp"

#include <algorithm>
#include <cstring>

#include "core/steps/subset_walk.hpp"

namespace quadrille::steps {

struct Assumption::Run {
  const Position& position;
  const Implications& graph;
  Rules rules;
  unsigned limit;
  Memory& memory;

  // Collects the nodes by which candidates went that `position` has and what is left has not.
  void add_gone(const Assumption& assumption, Cell cell) const {
    for_bits(position.values(cell) & ~memory.left.values(cell),
             [&](std::uint32_t v) { memory.causes.push_back(assumption.find(code_of(graph.at(cell, v), false))); });
  }
  void add_gone_in(const Assumption& assumption, House house, std::uint32_t v) const {
    for_bits(position.places(house, v) & ~memory.left.places(house, v), [&](std::uint32_t place) {
      const Cell cell = position.layout().house(house)[place];
      memory.causes.push_back(assumption.find(code_of(graph.at(cell, v), false)));
    });
  }
};

void Assumption::run(const Position& position, const Implications& graph, Code source, Rules rules, unsigned limit,
                     Memory& memory) {
  nodes_.clear();
  parents_.clear();
  where_.resize(2 * std::size_t{graph.size()});
  // Some compilers fill a vector of such numbers one by one.
  static_assert(no_node == 0xffff);
  std::memset(where_.data(), 0xff, where_.size() * sizeof(NodeNumber));
  reached_.assign((where_.size() + 63) / 64, 0);
  is_cut_ = false;
  farthest_ = 0;
  is_contradictory_ = false;
  memory.units.assign(graph.units().begin(), graph.units().end());
  if (rules.has_subsets) {
    memory.left = position;
    memory.lost_places.assign(position.layout().houses(), 0);
  }
  Run run = {position, graph, rules, limit, memory};
  add(run, source, 0, 0, 1);
  std::size_t next[2] = {0, 0};  // node that is off, and on
  const auto find_next = [&](unsigned is_on) {
    // A literal that contradicts another one is not followed.
    const auto is_wanted = [&](std::size_t node) {
      return nodes_[node].code % 2 == is_on && where_[nodes_[node].code] == node;
    };
    while (next[is_on] < nodes_.size() && !is_wanted(next[is_on])) ++next[is_on];
    return next[is_on] < nodes_.size();
  };
  for (;;) {
    if (find_next(1)) {
      if (!follow_on(run, static_cast<NodeNumber>(next[1]++))) return;
    } else if (find_next(0)) {
      if (!follow_off(run, static_cast<NodeNumber>(next[0]++))) return;
    } else if (!rules.has_subsets || !follow_subsets(run)) {
      return;
    }
  }
}

// Adds a literal that has no node yet. False if its opposite has one.
inline bool Assumption::add(Run& run, Code code, std::size_t first_parent, std::size_t parents, unsigned distance) {
  farthest_ = std::max(farthest_, distance);
  if (distance > run.limit) {
    is_cut_ = true;
    return true;
  }
  const auto number = static_cast<NodeNumber>(nodes_.size());
  nodes_.push_back({code, static_cast<std::uint32_t>(first_parent), static_cast<std::uint16_t>(parents),
                    static_cast<std::uint16_t>(distance), 0});
  if (has(opposite(code))) {
    is_contradictory_ = true;
    contradiction_[0] = number;
    contradiction_[1] = where_[opposite(code)];
    return false;
  }
  where_[code] = number;
  reached_[code / 64] |= Reach::Word{1} << code % 64;
  return true;
}

bool Assumption::follow_on(Run& run, NodeNumber node) {
  const Candidate candidate = nodes_[node].code / 2;
  const unsigned distance = nodes_[node].distance + 1U;
  const std::size_t first_parent = parents_.size();
  parents_.push_back(node);
  const auto all = run.rules.is_by_value ? run.graph.off_by_value(candidate) : run.graph.off(candidate);
  // Branchless: which of them are new would be mispredicted.
  auto& fresh = run.memory.fresh;
  if (fresh.size() < all.size()) fresh.resize(all.size());
  std::size_t size = 0;
  for (const Candidate other : all) {
    fresh[size] = code_of(other, false);
    size += has(fresh[size]) ? 0 : 1;
  }
  for (std::size_t at = 0; at < size; ++at) {
    if (!add(run, fresh[at], first_parent, 1, distance)) return false;
  }
  return true;
}

bool Assumption::follow_off(Run& run, NodeNumber node) {
  const Candidate candidate = nodes_[node].code / 2;
  const auto units = run.graph.units_of(candidate);
  Implications::Left* const all_left = run.memory.units.data();
  if (run.rules.has_subsets) {
    const Cell cell = run.graph.cell(candidate);
    const std::uint32_t v = run.graph.value(candidate);
    run.memory.left.eliminate(cell, v);
    for (const Seat seat : run.position.layout().seats(cell)) run.memory.lost_places[seat.house] |= bit(v);
  }
  for (std::size_t at = 0; at < units.size(); ++at) {
    Implications::Left& left = all_left[units[at]];
    const Implications::Left before = left;
    if (run.rules.is_dynamic) left.remove(candidate);
    if (before.size != 2 || (run.rules.is_by_value && at == 0)) continue;
    const Candidate last = before.combined ^ candidate;
    if (!has(code_of(last, true)) && !turn_on_last(run, units[at], node, last)) return false;
  }
  return true;
}

// The last candidate of a unit, after `node` turned off the one before it.
bool Assumption::turn_on_last(Run& run, Implications::Unit unit, NodeNumber node, Candidate last) {
  const Candidate candidate = nodes_[node].code / 2;
  const std::size_t first = parents_.size();
  parents_.push_back(node);
  unsigned farthest = nodes_[node].distance;
  for (const Candidate other : run.graph.members(unit)) {
    if (other == candidate || other == last) continue;
    parents_.push_back(find(code_of(other, false)));
    farthest = std::max<unsigned>(farthest, nodes_[parents_.back()].distance);
  }
  return add_with_parents(run, code_of(last, true), first, farthest);
}

// Adds a literal that follows from parents_[first …], of which the farthest has that distance.
bool Assumption::add_with_parents(Run& run, Code code, std::size_t first, unsigned farthest) {
  const std::size_t parents = parents_.size() - first;
  return add(run, code, first, parents, std::max(farthest, static_cast<unsigned>(parents)) + 1);
}

// Turns off those of `values` that the cell has left, because of the causes. True if there are any.
bool Assumption::turn_off(Run& run, Cell cell, Mask values) {
  bool is_any = false;
  for_bits(run.memory.left.values(cell) & values, [&](std::uint32_t v) {
    const Code code = code_of(run.graph.at(cell, v), false);
    if (has(code)) return;
    const std::size_t first = parents_.size();
    unsigned farthest = 0;
    for (const NodeNumber cause : run.memory.causes) {
      parents_.push_back(cause);
      farthest = std::max<unsigned>(farthest, nodes_[cause].distance);
    }
    add_with_parents(run, code, first, farthest);
    is_any = has(code) || is_any;
  });
  return is_any;
}

// What the easiest of locked candidates, hidden pairs, naked pairs and X-wings removes, where it needs what was turned
// off before. True if there is anything.
bool Assumption::follow_subsets(Run& run) {
  const Position& left = run.memory.left;
  const Layout& layout = left.layout();
  bool is_any = false;
  const auto turn_off_in = [&](House house, Mask places, std::uint32_t v) {
    if (run.memory.causes.empty()) return;
    for_bits(left.places(house, v) & places,
             [&](std::uint32_t place) { is_any = turn_off(run, layout.house(house)[place], bit(v)) || is_any; });
  };
  const auto scope = [&](House house) { return run.memory.lost_places[house]; };
  for_locked(
      left,
      [&](House house, House other, std::uint32_t v) {
        run.memory.causes.clear();
        run.add_gone_in(*this, house, v);
        turn_off_in(other, ~layout.cut(other, house), v);
        return false;
      },
      scope);
  if (is_any) return true;
  for_hidden_subsets(
      left, 2, 4,
      [&](House house, Mask values, Mask places) {
        run.memory.causes.clear();
        for_bits(values, [&](std::uint32_t v) { run.add_gone_in(*this, house, v); });
        if (run.memory.causes.empty()) return false;
        for_bits(places,
                 [&](std::uint32_t place) { is_any = turn_off(run, layout.house(house)[place], ~values) || is_any; });
        return false;
      },
      scope);
  if (is_any) return true;
  for_naked_subsets(
      left, 2,
      [&](House house, Mask places, Mask values) {
        run.memory.causes.clear();
        for_bits(places, [&](std::uint32_t place) { run.add_gone(*this, layout.house(house)[place]); });
        for_bits(values, [&](std::uint32_t v) { turn_off_in(house, ~places, v); });
        return false;
      },
      scope);
  if (is_any) return true;
  for_fish(
      left, 2,
      [&](House first, Mask lines, House cross, Mask places, std::uint32_t v) {
        run.memory.causes.clear();
        for_bits(lines, [&](std::uint32_t line) { run.add_gone_in(*this, first + line, v); });
        for_bits(places, [&](std::uint32_t place) { turn_off_in(cross + place, ~lines, v); });
        return false;
      },
      scope);
  return is_any;
}

// Marks a node and all that it follows from.
void Assumption::mark_ancestors(NodeNumber node) {
  marks_.assign(nodes_.size(), 0);
  marks_[node] = 1;
  // Parents have lower numbers.
  for (std::size_t at = node + std::size_t{1}; at-- > 0;) {
    if (marks_[at] == 0) continue;
    for (const NodeNumber parent : parents(static_cast<NodeNumber>(at))) marks_[parent] = 1;
  }
}

unsigned Assumption::ancestors(NodeNumber node) {
  if (nodes_[node].ancestors != 0) return nodes_[node].ancestors;
  unsigned number = 0;
  if (nodes_[node].parents <= 1) {
    number = nodes_[node].parents == 0 ? 1 : ancestors(parents(node)[0]) + 1;
  } else {
    mark_ancestors(node);
    number = static_cast<unsigned>(std::count(marks_.begin(), marks_.end(), std::uint8_t{1}));
  }
  nodes_[node].ancestors = static_cast<std::uint16_t>(number);
  return number;
}

void Assumption::append_chain(NodeNumber node, const Implications& graph, std::vector<Implication>& chain) {
  const auto literal = [&](NodeNumber at) {
    return Literal{graph.placement(nodes_[at].code / 2), nodes_[at].code % 2 == 1};
  };
  mark_ancestors(node);
  for (std::size_t at = 0; at <= node; ++at) {
    if (marks_[at] == 0) continue;
    for (const NodeNumber parent : parents(static_cast<NodeNumber>(at)))
      chain.push_back({literal(parent), literal(static_cast<NodeNumber>(at))});
  }
}

}  // namespace quadrille::steps
