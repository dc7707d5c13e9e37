#include "core/network/filters/connected.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::network {

using learning::Explanation;

[[clang::minsize]] void ConnectedPart::open(const Network& network) {
  graphs_.clear();
  std::size_t most = 0;
  for (const Network::Connected& from : network.connected) {
    Graph& graph = graphs_.emplace_back();
    graph.low = from.low;
    graph.high = from.high;
    graph.is_one = from.is_one;
    std::vector<std::vector<std::uint32_t>> neighbours(from.nodes.size());
    for (const auto& [a, b] : from.edges) {
      neighbours[a].push_back(b);
      neighbours[b].push_back(a);
    }
    for (std::size_t node = 0; node < from.nodes.size(); ++node) {
      graph.ascending.push_back(graph.size());
      graph.variables.push_back(from.nodes[node].variable);
      graph.in.push_back(from.nodes[node].in);
      graph.first.push_back(static_cast<std::uint32_t>(graph.neighbours.size()));
      graph.neighbours.insert(graph.neighbours.end(), neighbours[node].begin(), neighbours[node].end());
    }
    graph.first.push_back(static_cast<std::uint32_t>(graph.neighbours.size()));
    const auto& variables = graph.variables;
    // Nodes of one variable are in reverse order.
    std::sort(graph.ascending.begin(), graph.ascending.end(), [&](std::uint32_t a, std::uint32_t b) {
      return variables[a] != variables[b] ? variables[a] < variables[b] : a > b;
    });
    most = std::max(most, from.nodes.size());
  }
  for (auto* by_node :
       {&place_, &least_, &parent_, &next_, &below_, &distance_, &piece_, &piece_size_, &reached_below_})
    by_node->resize(most);
  states_.resize(most);
  wanted_.resize(most);
  kept_.resize(most);
  order_.reserve(most);
  std::size_t pairs = 0;
  for (const Network::Domain& domain : network.domains) pairs += domain.values;
  node_at_.resize(pairs);
  times_.resize(pairs / 64 + 1);
  literals_.reserve(most);
  steps_ = 0;
}

std::uint32_t ConnectedPart::Graph::node_of(Variable variable) const {
  const auto at = std::lower_bound(ascending.begin(), ascending.end(), variable,
                                   [&](std::uint32_t node, Variable sought) { return variables[node] < sought; });
  return at != ascending.end() && variables[*at] == variable ? *at : none;
}

void ConnectedPart::begin(std::uint32_t graph) {
  graph_ = &graphs_[graph];
  steps_ += 1 + graph_->size() / 8;
}

// Whether nothing follows from the states, since nothing did when they were the same. Most changes of a variable say
// nothing of most graphs.
bool ConnectedPart::is_settled() {
  const auto& settled = graph_->settled;
  if (!settled.empty() && std::equal(settled.begin(), settled.end(), states_.begin())) return true;
  steps_ += 8 + 2 * graph_->neighbours.size();
  return false;
}

void ConnectedPart::keep_settled(std::uint32_t graph) {
  graphs_[graph].settled.assign(wanted_.data(), wanted_.data() + graph_->size());
}

// From kept_.
void ConnectedPart::read_states() {
  members_ = possible_ = 0;
  first_member_ = none;
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    const Values values = kept_[node], in_set = graph_->in[node];
    const State state = (values & in_set) == 0 ? out : (values & ~in_set) == 0 ? in : maybe;
    states_[node] = wanted_[node] = state;
    possible_ += state != out ? 1 : 0;
    if (state == in && members_++ == 0) first_member_ = node;
  }
}

bool ConnectedPart::filter(std::uint32_t index, std::span<const Values> candidates) {
  begin(index);
  for (std::uint32_t node = 0; node < graph_->size(); ++node) kept_[node] = candidates[graph_->variables[node]];
  for (bool goes_on = true; goes_on;) {
    read_states();
    if (is_settled()) return true;
    if (!narrow()) return false;
    goes_on = false;
    for (std::uint32_t node = 0; node < graph_->size(); ++node) {
      if (wanted_[node] == states_[node]) continue;
      kept_[node] &= wanted_[node] == in ? graph_->in[node] : ~graph_->in[node];
      goes_on = has_bounds();  // without bounds nothing follows from what followed
    }
  }
  keep_settled(index);
  return true;
}

bool ConnectedPart::propagate(std::uint32_t index, Store& store, Trail& trail, Reason reason) {
  begin(index);
  for (bool goes_on = true; goes_on;) {
    for (std::uint32_t node = 0; node < graph_->size(); ++node) kept_[node] = store.candidates(graph_->variables[node]);
    read_states();
    if (is_settled()) return true;
    if (!narrow()) return false;
    goes_on = false;
    for (std::uint32_t node = 0; node < graph_->size(); ++node) {
      if (wanted_[node] == states_[node]) continue;
      const Values gone = wanted_[node] == in ? ~graph_->in[node] : graph_->in[node];
      store.remove(trail, graph_->variables[node], gone, reason);
      goes_on = has_bounds();
    }
  }
  keep_settled(index);
  return true;
}

// Writes what nodes have to be, by their states, to wanted_; only nodes that may be members or not get another state.
// False if the constraint cannot hold.
bool ConnectedPart::narrow() {
  if (!graph_->is_one) return narrow_pieces();
  if (possible_ < graph_->low || members_ > graph_->high) return false;
  return members_ == 0 ? drop_small() : narrow_from(first_member_);
}

bool ConnectedPart::narrow_from(std::uint32_t root) {
  visit(root);
  if (below_[root] < members_ || order_.size() < graph_->low) return false;
  if (order_.size() < possible_)
    for (std::uint32_t node = 0; node < graph_->size(); ++node)
      if (place_[node] == none) wanted_[node] = out;
  keep_cuts();
  return graph_->high == Network::Connected::any || keep_near(root);
}

// After a visit from a member.
void ConnectedPart::keep_cuts() {
  for (const std::uint32_t node : order_) reached_below_[node] = 1;
  auto& cut_off = next_;  // by node: how many are cut off from the root without it
  for (const std::uint32_t node : order_) cut_off[node] = 0;
  for (std::size_t place = order_.size(); place-- > 1;) {
    const std::uint32_t node = order_[place], parent = parent_[node];
    reached_below_[parent] += reached_below_[node];
    if (least_[node] >= place_[parent]) {
      cut_off[parent] += reached_below_[node];
      if (below_[node] > 0 && (graph_->is_one || reached_below_[node] < graph_->low)) wanted_[parent] = in;
    }
    if (order_.size() - 1 - cut_off[node] < graph_->low) wanted_[node] = in;
  }
}

bool ConnectedPart::keep_near(std::uint32_t root) {
  find_distances(root);
  const std::uint32_t most = graph_->high - members_;
  for (const std::uint32_t node : order_) {
    if (distance_[node] <= most) continue;
    if (states_[node] == in) return false;
    wanted_[node] = out;
  }
  return true;
}

// Without a member: pieces that are too small have none. If one node is left, it is a member.
bool ConnectedPart::drop_small() {
  if (graph_->low == 0) return true;
  std::fill_n(place_.begin(), graph_->size(), none);
  std::uint32_t large = 0, last = none;
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    if (states_[node] == out || place_[node] != none) continue;
    reach(node);
    const bool is_small = order_.size() < graph_->low;
    large += is_small ? 0 : 1;
    if (!is_small) last = order_.size() == graph_->low ? node : none;
    if (!is_small) continue;
    for (const std::uint32_t each : order_) wanted_[each] = out;
  }
  if (large == 1 && last != none) {
    std::fill_n(place_.begin(), graph_->size(), none);
    reach(last);
    for (const std::uint32_t each : order_) wanted_[each] = in;
  }
  return large > 0 && graph_->high > 0;
}

// Finds what is joined to a node by members and nodes that may be some, where other parts have been reached.
void ConnectedPart::reach(std::uint32_t root) {
  order_.assign(1, root);
  place_[root] = 0;
  for (std::size_t at = 0; at < order_.size(); ++at)
    for (const std::uint32_t other : neighbours(order_[at])) {
      if (states_[other] == out || place_[other] != none) continue;
      place_[other] = static_cast<std::uint32_t>(order_.size());
      order_.push_back(other);
    }
}

// The depth-first search through members and nodes that may be some. below_[root] becomes the number of members that
// are reached.
void ConnectedPart::visit(std::uint32_t root) {
  std::fill_n(place_.begin(), graph_->size(), none);
  visit_more(root);
}

// The same where other parts have been visited.
void ConnectedPart::visit_more(std::uint32_t root) {
  order_.clear();
  const auto enter = [&](std::uint32_t node, std::uint32_t parent) {
    place_[node] = least_[node] = static_cast<std::uint32_t>(order_.size());
    parent_[node] = parent;
    next_[node] = graph_->first[node];
    below_[node] = states_[node] == in ? 1 : 0;
    order_.push_back(node);
  };
  enter(root, none);
  for (std::uint32_t node = root; node != none;) {
    if (next_[node] < graph_->first[node + 1]) {
      const std::uint32_t other = graph_->neighbours[next_[node]++];
      if (states_[other] == out) continue;
      if (place_[other] == none) {
        enter(other, node);
        node = other;
      } else {
        least_[node] = std::min(least_[node], place_[other]);
      }
      continue;
    }
    const std::uint32_t parent = parent_[node];
    if (parent != none) {
      // A parent's own place, by the edge to it, joins nothing that is above it.
      least_[parent] = std::min(least_[parent], least_[node]);
      below_[parent] += below_[node];
    }
    node = parent;
  }
}

// By breadth, members first: how many members more a way from the root needs, its end included.
void ConnectedPart::find_distances(std::uint32_t root) {
  std::fill_n(distance_.begin(), graph_->size(), none);
  std::vector<std::uint32_t>& now = next_;  // two stacks in one: nodes of this distance grow up, those of the next down
  std::uint32_t count = 0, waiting = graph_->size();
  distance_[root] = states_[root] == in ? 0 : 1;
  now[count++] = root;
  for (std::uint32_t level = distance_[root];; ++level) {
    while (count > 0) {
      const std::uint32_t node = now[--count];
      for (const std::uint32_t other : neighbours(node)) {
        if (states_[other] == out || distance_[other] <= level) continue;
        if (states_[other] == in) {
          distance_[other] = level;
          now[count++] = other;
        } else if (distance_[other] == none) {
          distance_[other] = level + 1;
          now[--waiting] = other;
        }
      }
    }
    if (waiting == graph_->size()) return;
    while (waiting < graph_->size()) now[count++] = now[waiting++];
  }
}

Explanation ConnectedPart::explain(std::uint32_t index, Literal literal, std::uint32_t position, const Store& store,
                                   const Trail& trail) {
  begin(index);
  read_candidates_at(position, store, trail);
  supposed_ = none;
  if (literal != no_literal) {
    const Pair pair = learning::variable_of(literal);
    supposed_ = graph_->node_of(store.variable_of(pair));
    kept_[supposed_] = value_bit(store.value_of(pair));
  }
  read_states();
  literals_.clear();
  if (graph_->is_one) {
    find_times(store, trail);
    explain_states(store);
  } else {
    explain_pieces(store);
  }
  return literals_;
}

// What the nodes' variables could be at a position of the trail, as far as it says what the nodes were.
void ConnectedPart::read_candidates_at(std::uint32_t position, const Store& store, const Trail& trail) {
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    const Variable variable = graph_->variables[node];
    const Values now = store.candidates(variable), in_set = graph_->in[node];
    const bool is_open = (now & in_set) != 0 && (now & ~in_set) != 0;
    if (is_open || !is_single(in_set)) {
      kept_[node] = is_open ? now : store.candidates_at(variable, position, trail);
    } else {  // a large domain may have lost many values one by one: one of them decides
      const bool is_later = trail.position_of(store.pair(variable, first_of(in_set))) >= position;
      kept_[node] = is_later ? store.all(variable) : now;
    }
  }
}

// When nodes became members or not, by position of the trail; without those that always were.
void ConnectedPart::find_times(const Store& store, const Trail& trail) {
  times_.assign(trail.size() / 64 + 1, 0);
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    if (states_[node] == maybe || node == supposed_) continue;
    const Variable variable = graph_->variables[node];
    std::uint32_t time = none;
    for_values(lost(node, store), [&](unsigned value) {
      const Pair pair = store.pair(variable, value);
      if (trail.level_of(pair) > 0 && (time == none || trail.position_of(pair) > time)) time = trail.position_of(pair);
    });
    if (time == none) continue;
    times_[time / 64] |= std::uint64_t{1} << time % 64;
    node_at_[time] = node;
  }
}

// Calls `visit(node)` for those nodes, the last one first.
template <class Visit>
void ConnectedPart::from_last(Visit visit) {
  for (std::size_t word = times_.size(); word-- > 0;)
    for (std::uint64_t bits = times_[word]; bits != 0;) {
      const auto bit = static_cast<std::size_t>(63 - std::countl_zero(bits));
      bits ^= std::uint64_t{1} << bit;
      visit(node_at_[64 * word + bit]);
    }
}

// Finds a contradiction in the states. What is not needed for it is left out, the last that came first: then what is
// left is old, and the clause takes the search further back.
void ConnectedPart::explain_states(const Store& store) {
  if (members_ > graph_->high) return explain_members(members_ - graph_->high - 1, store);
  if (members_ == 0) {
    for (std::uint32_t node = 0; node < graph_->size(); ++node)
      if (states_[node] == out) explain_state(node, store);
    return;
  }
  const std::uint32_t root = supposed_ != none && states_[supposed_] == in ? supposed_ : first_member_;
  find_pieces();
  const std::uint32_t piece = piece_of(root);
  if (below_[piece] < members_) return explain_parted(store);
  if (piece_size_[piece] < graph_->low) {
    explain_state(root, store);
    return explain_small(root, store);
  }
  // Too far: each member adds to what there is, and what is no member lengthens the way.
  find_distances(root);
  explain_border(graph_->high - members_, store);
  explain_members(0, store);
}

// All members but the last `spare` ones.
void ConnectedPart::explain_members(std::uint32_t spare, const Store& store) {
  from_last([&](std::uint32_t node) {
    if (states_[node] != in) return;
    if (spare > 0) {
      --spare;
    } else {
      explain_state(node, store);
    }
  });
}

// The nodes beside those that are reached; if there is a bound, beside those nearer than that.
void ConnectedPart::explain_border(std::uint32_t bound, const Store& store) {
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    if (states_[node] != out) continue;
    const auto beside = neighbours(node);
    if (std::any_of(beside.begin(), beside.end(), [&](std::uint32_t other) {
          return bound == none ? place_[other] != none : distance_[other] < bound;
        }))
      explain_state(node, store);
  }
}

// Pieces of the nodes that are not out: union-find in parent_. Of each piece, below_ has the members, piece_size_ the
// nodes.
void ConnectedPart::find_pieces() {
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    parent_[node] = states_[node] == out ? node : none;
    below_[node] = states_[node] == in ? 1 : 0;
    piece_size_[node] = 1;
    next_[node] = none;  // the last node whose neighbour it was found to be
  }
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    if (parent_[node] != none) continue;
    parent_[node] = node;
    order_.assign(1, node);
    for (std::size_t at = 0; at < order_.size(); ++at)
      for (const std::uint32_t other : neighbours(order_[at])) {
        if (parent_[other] != none) continue;
        add_to_piece(node, other);
        order_.push_back(other);
      }
  }
}

void ConnectedPart::add_to_piece(std::uint32_t piece, std::uint32_t other) {
  parent_[other] = piece;
  below_[piece] += below_[other];
  piece_size_[piece] += piece_size_[other];
}

std::uint32_t ConnectedPart::piece_of(std::uint32_t node) {
  while (parent_[node] != node) node = parent_[node] = parent_[parent_[node]];
  return node;
}

void ConnectedPart::join_to_pieces(std::uint32_t node) {
  std::uint32_t piece = piece_of(node);
  for (const std::uint32_t other : neighbours(node)) {
    if (states_[other] == out) continue;
    const std::uint32_t its = piece_of(other);
    if (its != piece) add_to_piece(piece, its);
  }
}

// Calls `visit(piece)` for the pieces that a node would join.
template <class Visit>
void ConnectedPart::for_pieces_beside(std::uint32_t node, Visit visit) {
  for (const std::uint32_t other : neighbours(node)) {
    if (states_[other] == out) continue;
    const std::uint32_t piece = piece_of(other);
    if (next_[piece] == node) continue;
    next_[piece] = node;
    visit(piece);
  }
}

// Two pieces with members and a cut between them.
void ConnectedPart::explain_parted(const Store& store) {
  std::uint32_t pieces = 0;  // with members
  for (std::uint32_t node = 0; node < graph_->size(); ++node)
    pieces += states_[node] != out && parent_[node] == node && below_[node] > 0 ? 1 : 0;
  from_last([&](std::uint32_t node) {
    if (states_[node] == in) {
      std::uint32_t& members = below_[piece_of(node)];
      if (members == 1 && pieces == 2) return explain_state(node, store);
      pieces -= --members == 0 ? 1 : 0;
      return;
    }
    std::uint32_t joined = 0;
    for_pieces_beside(node, [&](std::uint32_t piece) { joined += below_[piece] > 0 ? 1 : 0; });
    if (joined > 1 && pieces - (joined - 1) < 2) return explain_state(node, store);
    pieces -= joined > 1 ? joined - 1 : 0;
    states_[node] = maybe;
    join_to_pieces(node);
  });
}

// What is around a piece that is too small.
void ConnectedPart::explain_small(std::uint32_t root, const Store& store) {
  from_last([&](std::uint32_t node) {
    if (states_[node] == in) return;
    std::uint32_t size = 1;
    bool is_beside = false;
    for_pieces_beside(node, [&](std::uint32_t piece) {
      size += piece_size_[piece];
      is_beside = is_beside || piece == piece_of(root);
    });
    if (is_beside && size >= graph_->low) return explain_state(node, store);
    states_[node] = maybe;
    join_to_pieces(node);
  });
}

// What the node's variable has lost by its state.
Values ConnectedPart::lost(std::uint32_t node, const Store& store) const {
  return store.all(graph_->variables[node]) & (states_[node] == in ? ~graph_->in[node] : graph_->in[node]);
}

// That the node's variable has no value of the set, or no other value; nothing for the one that is supposed.
void ConnectedPart::explain_state(std::uint32_t node, const Store& store) {
  if (node == supposed_) return;
  const Variable variable = graph_->variables[node];
  const Values lost = this->lost(node, store);
  if (is_single(kept_[node]) && lost != 0 && !is_single(lost)) {
    literals_.push_back(store.is(variable, first_of(kept_[node])));
  } else {
    for_values(lost, [&](unsigned value) { literals_.push_back(store.is_not(variable, value)); });
  }
}

}  // namespace quadrille::network
