// The dancing links themselves: cover and uncover, and their forms for colours. Nothing here searches.
//
// After Knuth, TAOCP 7.2.2.1, Algorithms X and C; names and order of operations are his. Every operation is undone by its
// counterpart only if the two are called in exactly opposite order: that is the dance.
//
//     items    a ring ◄─► 1 ◄─► 2 ◄─► 3 ◄─► of the primary items that are not yet covered; the root of the ring is `root()`
//     columns  item i's header, and below it a ring of the nodes of the options that still contain i
//     options  nodes side by side; a spacer stands before the first and after each one
//
//                    a     b     c            nodes   0   1  2  3   4   5  6   7   8  9  10
//     option 0       a           c                   root a  b  c  ──   a  c  ──   b  c  ──
//     option 1             b     c                                 spacer     spacer     spacer
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

class Links {
 public:
  using Index = std::int32_t;  // of a node, or of an item (from 1: item i of the problem is i + 1, whose header is that node)

  struct Node {
    Index up;      // in its column, cyclically. Spacer: the first node of the option before it
    Index down;    // in its column, cyclically. Spacer: the last node of the option after it
    Index item;    // whose column this is. Spacer: minus the number of the option that follows
    Index colour;  // 0 none; below 0: purified, its colour is known to agree
    friend bool operator==(const Node&, const Node&) = default;
  };

  struct Header {
    Index left;   // in the ring of active primary items; a secondary item is a ring by itself
    Index right;
    Index size;   // nodes in the column
    friend bool operator==(const Header&, const Header&) = default;
  };

  /// Most nodes that a problem may need: indices are 32 bits wide.
  static constexpr std::size_t most_nodes = std::size_t{1} << 30;
  static std::size_t nodes_for(const Problem& problem) { return 2 + problem.items() + problem.entries() + problem.options(); }

  /// Links `problem`, which must need at most `most_nodes`. Options of secondary items alone are left out: no primary item
  /// ever chooses them.
  void build(const Problem& problem);

  static constexpr Index root() { return 0; }
  Index next_item(Index item) const { return headers_[at(item)].right; }
  Index size(Index item) const { return headers_[at(item)].size; }
  Index first(Index item) const { return nodes_[at(item)].down; }
  Index below(Index node) const { return nodes_[at(node)].down; }
  /// The option that a node belongs to.
  Option option_of(Index node) const;

  /// Takes the primary item out of the ring, and every option that contains it out of all other columns.
  void cover(Index item);
  void uncover(Index item);

  /// Covers, or brings to the node's colour, every other item of the node's option.
  void commit_others(Index node);
  void uncommit_others(Index node);

  friend bool operator==(const Links&, const Links&) = default;

 private:
  static std::size_t at(Index index) { return static_cast<std::size_t>(index); }

  void hide(Index node);
  void unhide(Index node);
  void purify(Index node);
  void unpurify(Index node);
  void commit(Index node);
  void uncommit(Index node);

  std::vector<Header> headers_;  // [0] is the root of the ring
  std::vector<Node> nodes_;      // [i] is the head of item i's column; then the spacers and options
};

}  // namespace quadrille::cover
