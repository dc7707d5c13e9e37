// Dancing links for items with multiplicities, with all that the search undoes: Knuth, TAOCP 7.2.2.1, Algorithm M, but
// for the search itself (algorithm_m.hpp).
//
// A chosen option takes one of the times that each of its items may still be covered (its *bound*). At the last time
// the item's other options are hidden, as in exact cover. An item *needs* to be covered while it has not been covered
// `low` times: need = max(bound − slack, 0), where slack = high − low.
//
// The choices for an item are its options. One that was tried is removed from all columns before the next is chosen
// (Knuth's `tweak`), so that every set of options is met once: choice number k is the first of the item's options that
// belongs to the solution. So an item with n options that needs to be covered m times has n − m + 1 choices, and for
// one without need the last choice is none of its options.
//
//     bound 3, need 2      choices:  a b c       a out, b        "c" is no choice: only d would be left
//     options a b c d                a chosen    b chosen
//
// Three things differ from the book:
//
// - `sizes_` holds this number of choices for an item that needs to be covered, so that the same pass finds the least,
//   and an item is wiped out at 0 as in exact cover.
// - Items without need are never preferred to those with one. They have the mark `optional` added to their number of
//   options, and are branched on when no item needs to be covered: then every choice leads to a solution.
// - An item that may be covered once more is covered before its choices are tried, as in exact cover: nothing is
//   removed for each of them.
//
// Tested by tests/core/cover_multiplicities_test.cpp.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cover/links/links.hpp"
#include "core/cover/problem.hpp"

namespace quadrille::cover {

class BoundedLinks : public Links {
 public:
  /// The largest number of nodes: sizes stay below `optional`.
  static constexpr std::size_t most_nodes = std::size_t{1} << 25;

  /// Builds the links of `problem`, which must need at most `most_nodes` nodes.
  void build(const Problem& problem);

  /// The largest number of choices that can be in force at the same time, before any is made.
  std::size_t most_choices() const;

  /// The item to branch on; 0 if none is left: that is a solution unless an item is wiped out.
  Index item_to_branch_on() const;
  /// The number of choices for an item that has any.
  Index choices(Index item) const { return sizes_[at(item)] - (sizes_[at(item)] >= optional ? optional - 1 : 0); }

  /// Makes choice number `tried` for an item. No item may be wiped out.
  Frame choose(Index item, Index tried = 0);
  /// Makes the next choice instead. False if there is none: then nothing is chosen for the item any more.
  bool choose_next(Frame& frame);
  /// Takes back the choice, and what was removed before it.
  void take_back(const Frame& frame);
  /// Whether the choice is none of the item's options.
  bool is_none(const Frame& frame) const { return is_header(frame.node); }

  friend bool operator==(const BoundedLinks&, const BoundedLinks&) = default;

 private:
  static constexpr Index optional = Index{1} << 26;
  static_assert(most_nodes <= optional && 2 * optional <= secondary);

  // How often a primary item may still be covered, and how often it need not be.
  struct Times {
    Index bound;
    Index slack;
    friend bool operator==(const Times&, const Times&) = default;
  };

  bool is_covered(Index item) const { return sizes_[at(item)] >= covered; }
  bool needs(Index item) const { return sizes_[at(item)] < optional; }
  // The number of items that may be covered still.
  std::size_t active() const { return uncovered_ + optional_; }
  // For a node of a chosen option: whether the other options of its item are removed.
  bool has_to_commit(Index node) const {
    return !is_primary(nodes_[at(node)].item) || is_covered(nodes_[at(node)].item);
  }
  void set_bounds(Index item, Bounds bounds);
  void cover(Index item);
  void uncover(Index item);
  void remove(Index node, Index last_removed);
  Index bring_back(Index node);
  void restore(const Frame& frame);
  void claim(Index item);
  void release(Index item);
  template <class Visit>
  void for_claims(Index node, Index first, Visit visit);
  bool would_wipe_out(Index item);
  void commit(Frame& frame);
  void uncommit(const Frame& frame);

  // `uncovered_` is the number of items that need to be covered, of which `wiped_out_` cannot be.
  std::size_t optional_ = 0;  // the number of items that may be covered, but need not be
  std::vector<Times> times_;  // by primary item, from 1
};

}  // namespace quadrille::cover
