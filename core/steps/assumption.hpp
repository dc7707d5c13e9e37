// What follows when one literal is assumed: a graph of literals, each with those that it follows from.
//
// A static assumption knows the implications of the position alone. A dynamic one takes the candidates away that it
// turns off, so that further cells and houses have only one left; such a literal follows from all that were taken away
// there. One with subsets also removes what locked candidates, pairs and X-wings remove in what is left. All that is on
// is followed before the next that is off: literals are met in the order of their distance.
// Tested through tests/core/steps_forcing_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/steps/deduction.hpp"
#include "core/steps/implications.hpp"
#include "core/steps/reach.hpp"

namespace quadrille::steps {

/// More candidates than a 9×9 board has at the beginning. The assumptions of more would take too much memory.
constexpr std::uint32_t most_assumed = 1024;

/// How consequences are drawn.
struct Rules {
  bool is_dynamic = false;
  bool is_by_value = false;  ///< only links of one value: Nishio
  bool has_subsets = false;
};

class Assumption {
 public:
  /// A literal that was reached.
  struct Node {
    Code code;
    std::uint32_t first_parent;  ///< parents_[first_parent … first_parent + parents)
    std::uint16_t parents;
    std::uint16_t distance;   ///< at most the number of its ancestors, itself included
    std::uint16_t ancestors;  ///< that number; 0: not counted yet
  };
  using NodeNumber = std::uint16_t;
  static constexpr NodeNumber no_node = 0xffff;

  /// What runs work with. Shared by all assumptions of a search.
  struct Memory {
    explicit Memory(const Layout& layout) : left(layout) {}

    /// With subsets: the position without what the last run turned off.
    Position left;
    std::vector<Implications::Left> units;  ///< the same by unit
    std::vector<Code> fresh;                ///< what a literal turns off and has no node yet
    std::vector<NodeNumber> causes;         ///< of what a subset turns off
    std::vector<Mask> lost_places;          ///< with subsets: by house, the values that have lost a place
  };

  /// Draws the consequences of `source`, as far as the distance `limit`, or until a literal and its opposite are
  /// reached.
  void run(const Position& position, const Implications& graph, Code source, Rules rules, unsigned limit,
           Memory& memory);

  std::span<const Node> nodes() const { return nodes_; }
  /// The node of a literal, or no_node.
  NodeNumber find(Code code) const { return where_[code]; }
  /// All literals that have a node: a bit for each code.
  std::span<const Reach::Word> reached() const { return reached_; }
  std::span<const NodeNumber> parents(NodeNumber node) const {
    return std::span(parents_).subspan(nodes_[node].first_parent, nodes_[node].parents);
  }
  /// Whether something lies beyond the limit.
  bool is_cut() const { return is_cut_; }
  /// Whether the last run would have been the same with another limit.
  bool is_same_with(unsigned limit) const { return !is_cut_ && farthest_ <= limit; }
  /// Whether a literal and its opposite were reached: `contradiction()[0]` and `[1]`.
  bool is_contradictory() const { return is_contradictory_; }
  std::span<const NodeNumber, 2> contradiction() const { return std::span<const NodeNumber, 2>(contradiction_); }

  /// The number of literals that a node follows from, itself included.
  unsigned ancestors(NodeNumber node);
  /// Appends the implications that lead to a node, each after those that it needs.
  void append_chain(NodeNumber node, const Implications& graph, std::vector<Implication>& chain);

 private:
  struct Run;

  bool has(Code code) const { return where_[code] != no_node; }
  void mark_ancestors(NodeNumber node);
  bool add(Run& run, Code code, std::size_t first_parent, std::size_t parents, unsigned distance);
  bool add_with_parents(Run& run, Code code, std::size_t first, unsigned farthest);
  bool follow_on(Run& run, NodeNumber node);
  bool follow_off(Run& run, NodeNumber node);
  bool turn_on_last(Run& run, Implications::Unit unit, NodeNumber node, Candidate last);
  bool follow_subsets(Run& run);
  bool turn_off(Run& run, Cell cell, Mask values);

  std::vector<Node> nodes_;
  std::vector<NodeNumber> parents_;
  std::vector<NodeNumber> where_;  // by code
  std::vector<Reach::Word> reached_;
  bool is_cut_ = false;
  unsigned farthest_ = 0;  // the largest distance
  bool is_contradictory_ = false;
  NodeNumber contradiction_[2] = {};
  std::vector<std::uint8_t> marks_;  // by node
};

}  // namespace quadrille::steps
