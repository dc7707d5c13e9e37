// Members of a graph that are one piece (`Network::Connected`), as a part of the propagators. A node is a member, may
// be one, or is none, by what its variable may be. One depth-first search from a member finds what follows:
//
//     not reached                                            it is no member
//     a cut vertex (Tarjan, "Depth-first search and linear   it is a member
//     graph algorithms", 1972) with a member behind it
//     without it, fewer are reached than there have to be    it is a member
//     as many members as there may be                        no other node is a member
//     the way from a member needs more members than there    it is no member
//     may be
//
// If each piece has bounds instead (connected_pieces.cpp), it follows from a member of each part that is still joined:
//
//     it would join pieces that are too large together       it is no member
//     its part is too small for a piece                      it is no member
//     without it, the part of a member is too small          it is a member
//
// An explanation supposes the opposite of what followed and finds one contradiction: two members and the nodes between
// them that are no members (a cut), or what makes the piece too small or the way too long. Cuts as explanations: de
// Una, Gange, Schachte, Stuckey, "Steiner tree problems with side constraints using constraint programming", AAAI 2016.
// The cut that is chosen has nodes that left early: nodes are given back, the last one first, as long as the members
// stay apart (as in cspuz: github.com/semiexp/glucose, constraints/Graph.cc).
// For a piece, the contradiction is a part of it that is too large, or a member and the nodes around its part.
// Tested by tests/core/network_connected_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class ConnectedPart {
 public:
  static constexpr About about = {.name = "graph", .has_reasons = true, .is_in_form = false};
  void open(const Network& network);

  std::size_t size() const { return graphs_.size(); }
  /// By node.
  std::span<const Variable> variables(std::uint32_t graph) const { return graphs_[graph].variables; }
  Schedule schedule(std::uint32_t graph) const {
    return {.cost = 100 + 5 * graphs_[graph].neighbours.size(), .rests = true, .sets = graphs_[graph].in};
  }

  /// Computes what the constraint leaves of the candidates, by variable of the network. False if it cannot hold.
  bool filter(std::uint32_t graph, std::span<const Values> candidates);
  /// What the last call of `filter` has left, by `variables`; valid if it returned true. It would leave that again.
  const Values* kept() const { return kept_.data(); }

  template <class Masks>
  Outcome run(std::uint32_t graph, const Masks& masks) {
    return keep_filtered(*this, graph, masks) ? Outcome::rests : Outcome::impossible;
  }

  /// Removes what cannot be. False if the constraint cannot hold.
  bool propagate(std::uint32_t graph, Store& store, Trail& trail, Reason reason);
  /// Why it cannot hold with the candidates at `position`, if the literal, a negative one, is false.
  learning::Explanation explain(std::uint32_t graph, Literal literal, std::uint32_t position, const Store& store,
                                const Trail& trail);

  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  enum State : std::uint8_t { out, maybe, in };
  struct Graph {
    std::vector<Variable> variables;        // by node
    std::vector<Values> in;                 // by node
    std::vector<std::uint32_t> first;       // by node: its neighbours begin there; one more than there are nodes
    std::vector<std::uint32_t> neighbours;  // nodes
    std::vector<std::uint32_t> ascending;   // nodes by their variables
    std::uint32_t low, high;
    bool is_one;
    std::vector<State> settled = {};  // by node: states from which nothing followed; empty at first
    std::uint32_t size() const { return static_cast<std::uint32_t>(variables.size()); }
    std::uint32_t node_of(Variable variable) const;  // none if it has none
  };
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::span<const std::uint32_t> neighbours(std::uint32_t node) const {
    const std::uint32_t first = graph_->first[node];
    return std::span(graph_->neighbours).subspan(first, graph_->first[node + 1] - first);
  }
  bool has_bounds() const { return graph_->low > 1 || graph_->high != Network::Connected::any; }
  void begin(std::uint32_t graph);
  void read_states();
  bool is_settled();
  void keep_settled(std::uint32_t graph);
  bool narrow();
  bool narrow_from(std::uint32_t root);
  void keep_cuts();
  bool keep_near(std::uint32_t root);
  bool drop_small();
  bool narrow_pieces();
  bool measure_pieces();
  void drop_joining();
  bool narrow_part(std::uint32_t root);
  void reach(std::uint32_t root);
  void visit(std::uint32_t root);
  void visit_more(std::uint32_t root);
  void find_distances(std::uint32_t root);
  void read_candidates_at(std::uint32_t position, const Store& store, const Trail& trail);
  void find_times(const Store& store, const Trail& trail);
  template <class Visit>
  void from_last(Visit visit);
  void explain_states(const Store& store);
  void explain_members(std::uint32_t spare, const Store& store);
  void explain_pieces(const Store& store);
  bool explain_large(std::uint32_t start, const Store& store);
  void explain_border(std::uint32_t bound, const Store& store);
  void find_pieces();
  void add_to_piece(std::uint32_t piece, std::uint32_t other);
  std::uint32_t piece_of(std::uint32_t node);
  template <class Visit>
  void for_pieces_beside(std::uint32_t node, Visit visit);
  void join_to_pieces(std::uint32_t node);
  void explain_parted(const Store& store);
  void explain_small(std::uint32_t root, const Store& store);
  Values lost(std::uint32_t node, const Store& store) const;
  void explain_state(std::uint32_t node, const Store& store);

  std::vector<Graph> graphs_;
  // The graph that is looked at:
  const Graph* graph_ = nullptr;
  std::uint32_t members_ = 0, possible_ = 0, first_member_ = none;
  std::vector<Values> kept_;                          // by node
  std::vector<State> states_;                         // by node
  std::vector<State> wanted_;                         // by node: what it was found to be, or its state
  std::vector<std::uint32_t> order_;                  // nodes as they are reached
  std::vector<std::uint32_t> place_;                  // by node: its place in order_, or none
  std::vector<std::uint32_t> least_;                  // by node: the least place that is joined to what is below it
  std::vector<std::uint32_t> parent_, next_, below_;  // by node; the last: members below it, itself included
  std::vector<std::uint32_t> distance_;               // by node: how many members more the way there needs
  std::vector<std::uint32_t> piece_;                  // by member: the first one of its piece
  std::vector<std::uint32_t> piece_size_;             // by the first member of a piece
  std::vector<std::uint32_t> reached_below_;          // by node: how many are below it, itself included
  std::uint32_t supposed_ = none;                     // the node that an explanation supposes something of
  std::vector<std::uint64_t> times_;                  // of an explanation: a bit for each position of the trail
  std::vector<std::uint32_t> node_at_;                // by position, if it has a bit
  std::vector<Literal> literals_;                     // an explanation
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
