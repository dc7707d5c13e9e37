// Lines on a graph (`Network::Lines`), as a part of the propagator: an edge is drawn, may be drawn, or is not, by what
// its variable may be. What follows for a loop:
//
//     at a point     two edges are drawn or none
//     drawn edges    are paths (union-find). An edge between the ends of one path closes it, so it is not drawn as long
//                    as there is another path
//     what may be    the loop is inside one block of the graph of the edges that may be drawn (Tarjan, "Depth-first
//     drawn          search and linear graph algorithms", 1972): the one of a drawn edge
//
// and for a forest: no edge joins two points that drawn edges join already, or pieces with different labels.
//
// An explanation supposes the opposite of what followed and finds one contradiction: the edges of a point; the path
// that would be closed, and a drawn edge elsewhere; or the edges around a part of the graph that one point alone joins
// to the rest, where the loop cannot be on both sides. Tested by tests/core/network_lines_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"

namespace quadrille::network {

class LinesPart {
 public:
  static constexpr About about = {.name = "lines", .has_reasons = true, .is_in_form = false};
  void open(const Network& network);

  std::size_t size() const { return graphs_.size(); }
  /// Each once.
  std::span<const Variable> variables(std::uint32_t graph) const { return graphs_[graph].variables; }
  Schedule schedule(std::uint32_t graph) const { return {.cost = 20 * graphs_[graph].edges.size() + 100}; }

  /// Computes what the constraint leaves of the candidates, by variable of the network. False if it cannot hold. What
  /// it has left may let it take away more.
  bool filter(std::uint32_t graph, std::span<const Values> candidates);
  /// What the last call of `filter` has left, by `variables`; valid if it returned true.
  const Values* kept() const { return kept_.data(); }

  template <class Masks>
  Outcome run(std::uint32_t graph, const Masks& masks) {
    return keep_filtered(*this, graph, masks) ? Outcome::may_go_on : Outcome::impossible;
  }

  /// Removes what cannot be. False if the constraint cannot hold.
  bool propagate(std::uint32_t graph, Store& store, Trail& trail, Reason reason);
  /// Why it cannot hold with the candidates at `position`, if the literal, a negative one, is false.
  learning::Explanation explain(std::uint32_t graph, Literal literal, std::uint32_t position, const Store& store,
                                const Trail& trail);

  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  using Point = std::uint32_t;
  using EdgeIndex = std::uint32_t;
  enum State : std::uint8_t { out, maybe, in };
  struct Edge {
    Point a, b;
    std::uint32_t variable;  // an index into the graph's variables
    Values in;
  };
  struct Graph {
    bool is_loop;
    std::size_t points;
    std::vector<Variable> variables;
    std::vector<Edge> edges;
    std::vector<std::uint32_t> first_at;  // by point, and one more: its edges are edges_at[first_at[p] …)
    std::vector<EdgeIndex> edges_at;
    std::vector<std::uint32_t> labels;  // by point, or none at all
  };
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::span<const EdgeIndex> edges_at(Point point) const {
    return std::span(graph_->edges_at)
        .subspan(graph_->first_at[point], graph_->first_at[point + 1] - graph_->first_at[point]);
  }
  Point other_end(EdgeIndex edge, Point point) const { return graph_->edges[edge].a ^ graph_->edges[edge].b ^ point; }
  void begin(std::uint32_t graph);
  void read_states();

  bool narrow(bool runs_again);
  bool narrow_points();
  bool narrow_pieces(EdgeIndex& drawn);
  bool narrow_forest();
  bool narrow_to_block(EdgeIndex drawn);
  Point root_of(Point point);
  bool join(EdgeIndex edge);
  void find_block(EdgeIndex drawn);

  void tell(const Store& store, const Trail& trail);
  bool tell_point(Point point, const Store& store);
  bool tell_closed(const Store& store, const Trail& trail);
  bool tell_labels(const Store& store);
  bool tell_apart(EdgeIndex drawn, const Store& store);
  void tell_path(Point from, Point to, EdgeIndex without, const Store& store);
  Point mark_block(EdgeIndex other);
  Point find_cut(Point start);
  void mark_side(Point from, EdgeIndex without, Point cut);
  std::size_t count_border(Point cut) const;
  void tell_border(Point cut, const Store& store);
  void tell_in(EdgeIndex edge, const Store& store) { tell_lost(edge, ~graph_->edges[edge].in, store); }
  void tell_out(EdgeIndex edge, const Store& store) { tell_lost(edge, graph_->edges[edge].in, store); }
  void tell_lost(EdgeIndex edge, Values values, const Store& store);

  std::vector<Graph> graphs_;
  // The graph that is looked at:
  const Graph* graph_ = nullptr;
  std::vector<Values> kept_;             // by variable
  std::vector<State> states_;            // by edge
  std::vector<State> wanted_;            // by edge: what it was found to be, or its state
  std::vector<Point> root_;              // by point: union-find over drawn edges
  std::vector<std::uint32_t> label_of_;  // by root: a point of the piece with a label, or none
  std::vector<std::uint32_t> place_;     // by point: when it was reached, or none
  std::vector<std::uint32_t> least_;     // by point: the least place that is joined to what is below it
  std::vector<std::uint32_t> next_;      // by point: its next edge
  std::vector<EdgeIndex> came_by_;       // by point
  std::vector<EdgeIndex> block_;         // edges of the block
  std::vector<bool> is_in_block_;        // by edge
  std::vector<bool> is_on_side_;         // by point
  std::vector<Point> waiting_;
  std::uint32_t about_ = none;     // the variable that an explanation supposes something of
  std::vector<Literal> literals_;  // an explanation
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
