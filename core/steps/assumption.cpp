#include "core/steps/assumption.hpp"

#include <algorithm>

#include "core/steps/subset_walk.hpp"

namespace quadrille::steps {

struct Assumption::Run {
  const Position& position;
  const Implications& graph;
  Rules rules;
  unsigned limit;
  Position& left;  // without what was turned off and followed

  // Collects the nodes by which candidates went that `position` has and `left` has not.
  void add_gone(const Assumption& assumption, Cell cell, Mask values, std::vector<NodeNumber>& causes) const {
    for_bits(position.values(cell) & ~left.values(cell) & values,
             [&](std::uint32_t v) { causes.push_back(assumption.find(code_of(graph.at(cell, v), false))); });
  }
  void add_gone_in(const Assumption& assumption, House house, std::uint32_t v, std::vector<NodeNumber>& causes) const {
    for_bits(position.places(house, v) & ~left.places(house, v), [&](std::uint32_t place) {
      const Cell cell = position.layout().house(house)[place];
      causes.push_back(assumption.find(code_of(graph.at(cell, v), false)));
    });
  }
};

void Assumption::run(const Position& position, const Implications& graph, Code source, Rules rules, unsigned limit,
                     Position& scratch) {
  nodes_.clear();
  parents_.clear();
  where_.assign(2 * std::size_t{graph.size()}, no_node);
  reached_.assign((where_.size() + 63) / 64, 0);
  is_cut_ = false;
  farthest_ = 0;
  is_contradictory_ = false;
  on_.clear();
  off_.clear();
  lost_places_.assign(position.layout().houses(), 0);
  if (rules.is_dynamic) scratch = position;
  Run run = {position, graph, rules, limit, rules.is_dynamic ? scratch : const_cast<Position&>(position)};
  reach(run, source, {});
  std::size_t next_on = 0, next_off = 0;
  for (;;) {
    if (next_on < on_.size()) {
      if (!follow_on(run, on_[next_on++])) return;
    } else if (next_off < off_.size()) {
      if (!follow_off(run, off_[next_off++])) return;
    } else if (!rules.has_subsets || !follow_subsets(run)) {
      return;
    }
  }
}

Assumption::NodeNumber Assumption::add(Code code, std::span<const NodeNumber> parents) {
  const auto number = static_cast<NodeNumber>(nodes_.size());
  unsigned distance = static_cast<unsigned>(parents.size()) + 1;
  for (const NodeNumber parent : parents) distance = std::max(distance, nodes_[parent].distance + 1U);
  nodes_.push_back({code, static_cast<std::uint32_t>(parents_.size()), static_cast<std::uint16_t>(parents.size()),
                    static_cast<std::uint16_t>(distance), 0});
  for (const NodeNumber parent : parents) parents_.push_back(parent);
  return number;
}

// Adds a literal that follows from `parents`, if it is new. False if its opposite was reached.
bool Assumption::reach(Run& run, Code code, std::span<const NodeNumber> parents) {
  const NodeNumber other = where_[opposite(code)];
  if (is_known(code)) return true;
  const NodeNumber node = add(code, parents);
  farthest_ = std::max<unsigned>(farthest_, nodes_[node].distance);
  if (nodes_[node].distance > run.limit) {
    parents_.resize(nodes_[node].first_parent);
    nodes_.pop_back();
    is_cut_ = true;
    return true;
  }
  if (other != no_node) {
    is_contradictory_ = true;
    contradiction_[0] = node;
    contradiction_[1] = other;
    return false;
  }
  where_[code] = node;
  reached_[code / 64] |= Reach::Word{1} << code % 64;
  (code % 2 == 1 ? on_ : off_).push_back(node);
  return true;
}

bool Assumption::follow_on(Run& run, NodeNumber node) {
  const Candidate candidate = nodes_[node].code / 2;
  const auto all = run.rules.is_by_value ? run.graph.off_by_value(candidate) : run.graph.off(candidate);
  for (const Candidate other : all) {
    const Code code = code_of(other, false);
    if (!is_known(code) && !reach(run, code, std::span(&node, 1))) return false;
  }
  return true;
}

bool Assumption::follow_off(Run& run, NodeNumber node) {
  const Layout& layout = run.position.layout();
  const Candidate candidate = nodes_[node].code / 2;
  const Cell cell = run.graph.cell(candidate);
  const std::uint32_t v = run.graph.value(candidate);
  // What follows is read before the candidate is taken away.
  const Mask others = run.left.values(cell) & ~bit(v);
  Code found[8];
  std::size_t size = 0;
  std::uint32_t ends[8];
  causes_.clear();
  const auto end_causes = [&](Candidate other) {
    found[size] = code_of(other, true);
    ends[size++] = static_cast<std::uint32_t>(causes_.size());
  };
  const auto is_new = [&](Candidate other) { return !is_known(code_of(other, true)); };
  if (!run.rules.is_by_value && std::has_single_bit(others) && is_new(run.graph.at(cell, lowest(others)))) {
    causes_.push_back(node);
    run.add_gone(*this, cell, ~bit(v), causes_);
    end_causes(run.graph.at(cell, lowest(others)));
  }
  for (const Seat seat : layout.seats(cell)) {
    const Mask places = run.left.places(seat.house, v) & ~bit(seat.place);
    if (!std::has_single_bit(places) || size == std::size(found)) continue;
    const Candidate other = run.graph.at(layout.house(seat.house)[lowest(places)], v);
    if (!is_new(other)) continue;
    causes_.push_back(node);
    run.add_gone_in(*this, seat.house, v, causes_);
    end_causes(other);
  }
  if (run.rules.is_dynamic) {
    run.left.eliminate(cell, v);
    if (run.rules.has_subsets) {
      for (const Seat seat : layout.seats(cell)) lost_places_[seat.house] |= bit(v);
    }
  }
  std::uint32_t begin = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (!reach(run, found[i], std::span(causes_).subspan(begin, ends[i] - begin))) return false;
    begin = ends[i];
  }
  return true;
}

// Turns off those of `values` that the cell has left, because of `causes_`. True if there are any.
bool Assumption::turn_off(Run& run, Cell cell, Mask values) {
  const std::size_t before = off_.size();
  for_bits(run.left.values(cell) & values,
           [&](std::uint32_t v) { reach(run, code_of(run.graph.at(cell, v), false), causes_); });
  return off_.size() > before;
}

// What the easiest of locked candidates, hidden pairs, naked pairs and X-wings removes, where it needs what was turned
// off before. True if there is anything.
bool Assumption::follow_subsets(Run& run) {
  const Position& left = run.left;
  const Layout& layout = left.layout();
  bool is_any = false;
  const auto turn_off_in = [&](House house, Mask places, std::uint32_t v) {
    if (causes_.empty()) return;
    for_bits(left.places(house, v) & places,
             [&](std::uint32_t place) { is_any = turn_off(run, layout.house(house)[place], bit(v)) || is_any; });
  };
  const auto scope = [&](House house) { return lost_places_[house]; };
  for_locked(
      left,
      [&](House house, House other, std::uint32_t v) {
        causes_.clear();
        run.add_gone_in(*this, house, v, causes_);
        turn_off_in(other, ~layout.cut(other, house), v);
        return false;
      },
      scope);
  if (is_any) return true;
  for_hidden_subsets(
      left, 2, 4,
      [&](House house, Mask values, Mask places) {
        causes_.clear();
        for_bits(values, [&](std::uint32_t v) { run.add_gone_in(*this, house, v, causes_); });
        if (causes_.empty()) return false;
        for_bits(places,
                 [&](std::uint32_t place) { is_any = turn_off(run, layout.house(house)[place], ~values) || is_any; });
        return false;
      },
      scope);
  if (is_any) return true;
  for_naked_subsets(
      left, 2,
      [&](House house, Mask places, Mask values) {
        causes_.clear();
        for_bits(places,
                 [&](std::uint32_t place) { run.add_gone(*this, layout.house(house)[place], ~Mask{0}, causes_); });
        for_bits(values, [&](std::uint32_t v) { turn_off_in(house, ~places, v); });
        return false;
      },
      scope);
  if (is_any) return true;
  for_fish(
      left, 2,
      [&](House first, Mask lines, House cross, Mask places, std::uint32_t v) {
        causes_.clear();
        for_bits(lines, [&](std::uint32_t line) { run.add_gone_in(*this, first + line, v, causes_); });
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
