#include "core/network/filters/lines.hpp"

#include <algorithm>

namespace quadrille::network {

using learning::Explanation;

[[clang::minsize]] void LinesPart::open(const Network& network) {
  graphs_.clear();
  std::size_t most_edges = 0, most_points = 0, most_variables = 0;
  for (const Network::Lines& from : network.lines) {
    Graph& graph = graphs_.emplace_back();
    graph.is_loop = from.shape == Network::Lines::Shape::loop;
    graph.points = from.points;
    graph.labels = from.labels;
    for (const auto& edge : from.edges) graph.variables.push_back(edge.variable);
    std::sort(graph.variables.begin(), graph.variables.end());
    graph.variables.erase(std::unique(graph.variables.begin(), graph.variables.end()), graph.variables.end());
    graph.first_at.assign(graph.points + 1, 0);
    for (const auto& edge : from.edges) {
      const auto at = std::lower_bound(graph.variables.begin(), graph.variables.end(), edge.variable);
      graph.edges.push_back({edge.a, edge.b, static_cast<std::uint32_t>(at - graph.variables.begin()), edge.in});
      for (const Point point : {edge.a, edge.b}) ++graph.first_at[point + 1];
    }
    for (std::size_t point = 0; point < graph.points; ++point) graph.first_at[point + 1] += graph.first_at[point];
    std::vector<std::uint32_t> next(graph.first_at.begin(), graph.first_at.end() - 1);
    graph.edges_at.resize(2 * graph.edges.size());
    for (EdgeIndex edge = 0; edge < graph.edges.size(); ++edge)
      for (const Point point : {graph.edges[edge].a, graph.edges[edge].b}) graph.edges_at[next[point]++] = edge;
    most_edges = std::max(most_edges, graph.edges.size());
    most_points = std::max(most_points, graph.points);
    most_variables = std::max(most_variables, graph.variables.size());
  }
  for (auto* by_point : {&root_, &label_of_, &place_, &least_, &next_, &came_by_}) by_point->resize(most_points);
  is_on_side_.resize(most_points);
  for (auto* by_edge : {&states_, &wanted_}) by_edge->resize(most_edges);
  is_in_block_.resize(most_edges);
  block_.reserve(most_edges);
  waiting_.reserve(most_points);
  kept_.resize(most_variables);
  literals_.reserve(2 * most_edges);
  steps_ = 0;
}

void LinesPart::begin(std::uint32_t graph) {
  graph_ = &graphs_[graph];
  steps_ += 8 * graph_->edges.size() + 8;
}

void LinesPart::read_states() {
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    const Values values = kept_[graph_->edges[edge].variable], drawn = graph_->edges[edge].in;
    states_[edge] = wanted_[edge] = (values & drawn) == 0 ? out : (values & ~drawn) == 0 ? in : maybe;
  }
}

bool LinesPart::filter(std::uint32_t index, std::span<const Values> candidates) {
  begin(index);
  const auto& variables = graph_->variables;
  for (std::size_t i = 0; i < variables.size(); ++i) kept_[i] = candidates[variables[i]];
  read_states();
  if (!narrow(false)) return false;
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    if (wanted_[edge] == states_[edge]) continue;
    Values& kept = kept_[graph_->edges[edge].variable];
    kept &= wanted_[edge] == in ? graph_->edges[edge].in : ~graph_->edges[edge].in;
    if (kept == 0) return false;
  }
  return true;
}

bool LinesPart::propagate(std::uint32_t index, Store& store, Trail& trail, Reason reason) {
  begin(index);
  const auto& variables = graph_->variables;
  for (std::size_t i = 0; i < variables.size(); ++i) kept_[i] = store.candidates(variables[i]);
  read_states();
  if (!narrow(true)) return false;
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    if (wanted_[edge] == states_[edge]) continue;
    const Values gone = wanted_[edge] == in ? ~graph_->edges[edge].in : graph_->edges[edge].in;
    if (!store.remove(trail, variables[graph_->edges[edge].variable], gone, reason)) return false;
  }
  return true;
}

// Writes what edges have to be, by their states, to wanted_. False if the constraint cannot hold. If what follows here
// makes it run again, the block, which costs the most, is put off until nothing else follows.
bool LinesPart::narrow(bool runs_again) {
  for (Point point = 0; point < graph_->points; ++point) root_[point] = point;
  if (!graph_->is_loop) return narrow_forest();
  EdgeIndex drawn = none;
  if (!narrow_points() || !narrow_pieces(drawn)) return false;
  if (drawn == none) return true;
  const auto edges = static_cast<std::ptrdiff_t>(graph_->edges.size());
  const bool is_put_off = runs_again && !std::equal(states_.begin(), states_.begin() + edges, wanted_.begin());
  return is_put_off || narrow_to_block(drawn);
}

bool LinesPart::narrow_points() {
  for (Point point = 0; point < graph_->points; ++point) {
    unsigned drawn = 0, open = 0;
    for (const EdgeIndex edge : edges_at(point)) {
      drawn += states_[edge] == in;
      open += states_[edge] == maybe;
    }
    if (drawn > 2 || (drawn == 1 && open == 0)) return false;
    if (open == 0 || (drawn == 1 && open > 1) || (drawn == 0 && open > 1)) continue;
    const State wanted = drawn == 1 ? in : out;
    for (const EdgeIndex edge : edges_at(point))
      if (states_[edge] == maybe) wanted_[edge] = wanted;
  }
  return true;
}

// For a loop. If an edge is drawn, `drawn` becomes one.
bool LinesPart::narrow_pieces(EdgeIndex& drawn) {
  EdgeIndex closing = none;
  std::size_t edges = 0, joins = 0, open = 0;
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    open += states_[edge] == maybe;
    if (states_[edge] != in) continue;
    drawn = edge;
    ++edges;
    if (join(edge)) {
      ++joins;
    } else if (std::exchange(closing, edge) != none) {
      return false;
    }
  }
  if (edges == 0) return open > 0;
  if (closing != none) {
    const Point root = root_of(graph_->edges[closing].a);
    for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
      if (states_[edge] == in && root_of(graph_->edges[edge].a) != root) return false;
      if (states_[edge] == maybe) wanted_[edge] = out;
    }
    drawn = none;  // nothing else follows
    return true;
  }
  const Point root = root_of(graph_->edges[drawn].a);
  bool is_one = true;
  for (EdgeIndex edge = 0; edge < graph_->edges.size() && is_one; ++edge)
    is_one = states_[edge] != in || root_of(graph_->edges[edge].a) == root;
  if (is_one) return true;
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge)
    if (states_[edge] == maybe && root_of(graph_->edges[edge].a) == root_of(graph_->edges[edge].b)) wanted_[edge] = out;
  return true;
}

bool LinesPart::narrow_forest() {
  const auto& labels = graph_->labels;
  for (Point point = 0; point < labels.size(); ++point) label_of_[point] = labels[point] == 0 ? none : point;
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge)
    if (states_[edge] == in && !join(edge)) return false;
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    if (states_[edge] != maybe) continue;
    const Point a = root_of(graph_->edges[edge].a), b = root_of(graph_->edges[edge].b);
    const bool differ =
        !labels.empty() && label_of_[a] != none && label_of_[b] != none && labels[label_of_[a]] != labels[label_of_[b]];
    if (a == b || differ) wanted_[edge] = out;
  }
  return true;
}

LinesPart::Point LinesPart::root_of(Point point) {
  while (root_[point] != point) point = root_[point] = root_[root_[point]];
  return point;
}

// False if its ends are joined already, or have different labels.
bool LinesPart::join(EdgeIndex edge) {
  const Point a = root_of(graph_->edges[edge].a), b = root_of(graph_->edges[edge].b);
  if (a == b) return false;
  root_[b] = a;
  if (graph_->labels.empty() || label_of_[b] == none) return true;
  if (label_of_[a] == none) {
    label_of_[a] = label_of_[b];
    return true;
  }
  return graph_->labels[label_of_[a]] == graph_->labels[label_of_[b]];
}

// Nothing outside the block of a drawn edge can be drawn.
bool LinesPart::narrow_to_block(EdgeIndex drawn) {
  find_block(drawn);
  if (block_.size() < 3) return false;  // a bridge
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    if (is_in_block_[edge] || states_[edge] == out) continue;
    if (states_[edge] == in) return false;
    wanted_[edge] = out;
  }
  return true;
}

// Depth first from one end, through the edge to the other one; what is still on the stack when that one is left again
// is the block.
void LinesPart::find_block(EdgeIndex drawn) {
  std::fill_n(place_.begin(), graph_->points, none);
  std::fill_n(is_in_block_.begin(), graph_->edges.size(), false);
  block_.clear();
  steps_ += 8 * graph_->edges.size();
  const Point root = graph_->edges[drawn].a;
  std::uint32_t places = 0;
  const auto enter = [&](Point point, EdgeIndex edge) {
    place_[point] = least_[point] = places++;
    next_[point] = graph_->first_at[point];
    came_by_[point] = edge;
    if (edge != none) block_.push_back(edge);
  };
  enter(root, none);
  enter(graph_->edges[drawn].b, drawn);
  for (Point point = graph_->edges[drawn].b; point != root;) {
    if (next_[point] < graph_->first_at[point + 1]) {
      const EdgeIndex edge = graph_->edges_at[next_[point]++];
      if (states_[edge] == out || edge == came_by_[point]) continue;
      const Point other = other_end(edge, point);
      if (place_[other] == none) {
        enter(other, edge);
        point = other;
      } else if (place_[other] < place_[point]) {
        block_.push_back(edge);
        least_[point] = std::min(least_[point], place_[other]);
      }
      continue;
    }
    const EdgeIndex edge = came_by_[point];
    const Point parent = other_end(edge, point);
    if (parent != root && least_[point] >= place_[parent]) {  // another block
      while (block_.back() != edge) block_.pop_back();
      block_.pop_back();
    }
    least_[parent] = std::min(least_[parent], least_[point]);
    point = parent;
  }
  for (const EdgeIndex edge : block_) is_in_block_[edge] = true;
}

Explanation LinesPart::explain(std::uint32_t index, Literal literal, std::uint32_t position, const Store& store,
                               const Trail& trail) {
  begin(index);
  const auto& variables = graph_->variables;
  for (std::size_t i = 0; i < variables.size(); ++i) kept_[i] = store.candidates_at(variables[i], position, trail);
  about_ = none;
  if (literal != no_literal) {
    const Pair pair = learning::variable_of(literal);
    const auto at = std::lower_bound(variables.begin(), variables.end(), store.variable_of(pair));
    about_ = static_cast<std::uint32_t>(at - variables.begin());
    kept_[about_] = value_bit(store.value_of(pair));
  }
  read_states();
  literals_.clear();
  tell(store, trail);
  return literals_;
}

// Finds a contradiction in the states.
void LinesPart::tell(const Store& store, const Trail& trail) {
  for (Point point = 0; point < graph_->points; ++point) root_[point] = point;
  const auto& edges = graph_->edges;
  EdgeIndex drawn = none;  // if there is one, of the variable that something is supposed of
  for (EdgeIndex edge = 0; edge < edges.size(); ++edge) {
    if (edges[edge].variable == about_ && graph_->is_loop)
      for (const Point point : {edges[edge].a, edges[edge].b})
        if (tell_point(point, store)) return;
    if (states_[edge] == in && (drawn == none || edges[edge].variable == about_)) drawn = edge;
  }
  if (!graph_->is_loop) {
    if (tell_closed(store, trail) || tell_labels(store)) return;
  } else {
    if (about_ == none)
      for (Point point = 0; point < graph_->points; ++point)
        if (tell_point(point, store)) return;
    if (tell_closed(store, trail) || (drawn != none && tell_apart(drawn, store))) return;
  }
  // All that is known.
  for (EdgeIndex edge = 0; edge < edges.size(); ++edge) {
    if (states_[edge] == in) tell_in(edge, store);
    if (states_[edge] == out) tell_out(edge, store);
  }
}

bool LinesPart::tell_point(Point point, const Store& store) {
  unsigned drawn = 0, open = 0;
  for (const EdgeIndex edge : edges_at(point)) {
    drawn += states_[edge] == in;
    open += states_[edge] == maybe;
  }
  if (drawn > 2) {
    for (const EdgeIndex edge : edges_at(point))
      if (states_[edge] == in) tell_in(edge, store);
    return true;
  }
  if (drawn != 1 || open > 0) return false;
  for (const EdgeIndex edge : edges_at(point)) {
    if (states_[edge] == in) {
      tell_in(edge, store);
    } else {
      tell_out(edge, store);
    }
  }
  return true;
}

// A closed path; and for a loop, a drawn edge that is not on it, one that was drawn early.
bool LinesPart::tell_closed(const Store& store, const Trail& trail) {
  const auto& edges = graph_->edges;
  EdgeIndex closing = none;
  for (EdgeIndex edge = 0; edge < edges.size() && closing == none; ++edge) {
    if (states_[edge] != in) continue;
    const Point a = root_of(edges[edge].a), b = root_of(edges[edge].b);
    if (a == b) closing = edge;
    root_[b] = a;
  }
  if (closing == none) return false;
  EdgeIndex elsewhere = none;
  if (graph_->is_loop) {
    std::uint32_t earliest = none;
    const Point root = root_of(edges[closing].a);
    for (EdgeIndex edge = 0; edge < edges.size(); ++edge) {
      if (states_[edge] != in || root_of(edges[edge].a) == root) continue;
      std::uint32_t position = 0;
      if (edges[edge].variable != about_)
        for_values(~edges[edge].in & store.all(graph_->variables[edges[edge].variable]), [&](unsigned value) {
          position = std::max(position, trail.position_of(store.pair(graph_->variables[edges[edge].variable], value)));
        });
      if (position >= earliest) continue;
      earliest = position;
      elsewhere = edge;
    }
    if (elsewhere == none) return false;
    tell_in(elsewhere, store);
  }
  tell_in(closing, store);
  tell_path(edges[closing].a, edges[closing].b, closing, store);
  return true;
}

// A path between points of different labels. The union-find is complete.
bool LinesPart::tell_labels(const Store& store) {
  const auto& labels = graph_->labels;
  std::fill_n(label_of_.begin(), graph_->points, none);
  for (Point point = 0; point < labels.size(); ++point) {
    if (labels[point] == 0) continue;
    Point& other = label_of_[root_of(point)];
    if (other != none && labels[other] != labels[point]) {
      tell_path(other, point, none, store);
      return true;
    }
    other = point;
  }
  return false;
}

// The drawn edges of a path between two points.
void LinesPart::tell_path(Point from, Point to, EdgeIndex without, const Store& store) {
  std::fill_n(came_by_.begin(), graph_->points, none);
  waiting_.assign(1, from);
  for (std::size_t at = 0; at < waiting_.size() && came_by_[to] == none; ++at) {
    for (const EdgeIndex edge : edges_at(waiting_[at])) {
      const Point other = other_end(edge, waiting_[at]);
      if (states_[edge] != in || edge == without || other == from || came_by_[other] != none) continue;
      came_by_[other] = edge;
      waiting_.push_back(other);
    }
  }
  for (Point point = to; point != from; point = other_end(came_by_[point], point)) tell_in(came_by_[point], store);
}

// Two drawn edges that are not in one block, or one that is a bridge: the edges around what one point joins to the
// rest.
bool LinesPart::tell_apart(EdgeIndex drawn, const Store& store) {
  const auto& edges = graph_->edges;
  find_block(drawn);
  if (block_.size() < 3) {
    mark_side(edges[drawn].b, drawn, none);
    const std::size_t one = count_border(none);
    mark_side(edges[drawn].a, drawn, none);
    if (one < count_border(none)) mark_side(edges[drawn].b, drawn, none);
    tell_border(none, store);
    tell_in(drawn, store);
    return true;
  }
  EdgeIndex other = 0;
  while (other < edges.size() && (states_[other] != in || is_in_block_[other])) ++other;
  if (other == edges.size()) return false;
  const Point start = mark_block(other);
  const Point cut = find_cut(start);
  mark_side(start, none, cut);
  const std::size_t one = count_border(cut);
  const Point far = edges[drawn].a != cut ? edges[drawn].a : edges[drawn].b;
  mark_side(far, none, cut);
  if (one < count_border(cut)) mark_side(start, none, cut);
  tell_border(cut, store);
  tell_in(drawn, store);
  tell_in(other, store);
  return true;
}

// Marks the points of the block by the place 0; returns an end of another edge that is none of them.
LinesPart::Point LinesPart::mark_block(EdgeIndex other) {
  std::fill_n(place_.begin(), graph_->points, none);
  for (const EdgeIndex edge : block_) place_[graph_->edges[edge].a] = place_[graph_->edges[edge].b] = 0;
  return place_[graph_->edges[other].a] == none ? graph_->edges[other].a : graph_->edges[other].b;
}

// The one point of the block that what hangs on it there touches; or none.
LinesPart::Point LinesPart::find_cut(Point start) {
  place_[start] = 1;
  waiting_.assign(1, start);
  while (!waiting_.empty()) {
    const Point point = waiting_.back();
    waiting_.pop_back();
    for (const EdgeIndex edge : edges_at(point)) {
      const Point end = other_end(edge, point);
      if (states_[edge] == out || place_[end] == 1) continue;
      if (place_[end] == 0) return end;
      place_[end] = 1;
      waiting_.push_back(end);
    }
  }
  return none;
}

// What is reached by edges that may be drawn, but not over the cut.
void LinesPart::mark_side(Point from, EdgeIndex without, Point cut) {
  std::fill_n(is_on_side_.begin(), graph_->points, false);
  is_on_side_[from] = true;
  waiting_.assign(1, from);
  while (!waiting_.empty()) {
    const Point point = waiting_.back();
    waiting_.pop_back();
    for (const EdgeIndex edge : edges_at(point)) {
      const Point other = other_end(edge, point);
      if (states_[edge] == out || edge == without || other == cut || is_on_side_[other]) continue;
      is_on_side_[other] = true;
      waiting_.push_back(other);
    }
  }
}

std::size_t LinesPart::count_border(Point cut) const {
  std::size_t count = 0;
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    const auto& [a, b, variable, drawn] = graph_->edges[edge];
    count += states_[edge] == out && a != cut && b != cut && is_on_side_[a] != is_on_side_[b];
  }
  return count;
}

void LinesPart::tell_border(Point cut, const Store& store) {
  for (EdgeIndex edge = 0; edge < graph_->edges.size(); ++edge) {
    const auto& [a, b, variable, drawn] = graph_->edges[edge];
    if (states_[edge] == out && a != cut && b != cut && is_on_side_[a] != is_on_side_[b]) tell_out(edge, store);
  }
}

// That the edge's variable has none of the values.
void LinesPart::tell_lost(EdgeIndex edge, Values values, const Store& store) {
  const std::uint32_t at = graph_->edges[edge].variable;
  if (at == about_) return;
  const Variable variable = graph_->variables[at];
  values &= store.all(variable);
  for_values(values, [&](unsigned value) { literals_.push_back(store.is_not(variable, value)); });
}

}  // namespace quadrille::network
