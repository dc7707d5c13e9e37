// The dancing links themselves: cover and uncover, and their forms for colours. Nothing here searches.
//
// After Knuth, TAOCP 7.2.2.1, Algorithms X and C. Every operation is undone by its counterpart only if the two are called in
// exactly opposite order: that is the dance. Three things differ from the book, all for speed:
//
// - No ring links the items. Their sizes stand side by side, and a covered item's size has `covered` added, so that the
//   fewest options are found by one sweep with wide vectors.
// - An option's nodes are found by the option's number and not by spacers. In which order the other nodes of an option leave
//   their columns does not matter, since the columns are different ones.
// - `dry` counts the uncovered primary items without options, as sizes change: a choice that leaves one is broken off at once.
//
//     columns  item i's header is node i, and below it a ring of the nodes of the options that still contain i
//     options  nodes side by side in the order of the problem's options
//
//                    a     b     c            nodes   0   1  2  3    4  5    6  7    8  9
//     option 0       a           c                    –   a  b  c    a  c    b  c    a  b
//     option 1             b     c                       headers     opt. 0  opt. 1  opt. 2
//     option 2       a     b
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
    Index up;      // in its column, cyclically
    Index down;
    Index item;    // whose column this is
    Index option;  // a header's means nothing
    friend bool operator==(const Node&, const Node&) = default;
  };

  /// Most nodes that a problem may need: indices are 32 bits wide, and sizes must stay below `covered`.
  static constexpr std::size_t most_nodes = std::size_t{1} << 30;
  static std::size_t nodes_for(const Problem& problem) { return 1 + problem.items() + problem.entries(); }

  /// Links `problem`, which must need at most `most_nodes`. Options of secondary items alone are left out: no primary item
  /// ever chooses them.
  void build(const Problem& problem);

  /// Primary items that are not covered.
  std::size_t uncovered() const { return uncovered_; }
  /// Those of them that have no option left.
  std::size_t dry() const { return dry_; }
  /// The uncovered primary item with the fewest options, the first of several; there must be one.
  Index fewest_options() const;

  /// Nodes in the column of an uncovered primary item.
  Index size(Index item) const { return sizes_[at(item)]; }
  Index first(Index item) const { return nodes_[at(item)].down; }
  Index below(Index node) const { return nodes_[at(node)].down; }
  Option option_of(Index node) const { return static_cast<Option>(nodes_[at(node)].option); }

  /// Marks the primary item as covered and takes every option that contains it out of all other columns.
  void cover(Index item);
  void uncover(Index item);

  /// Covers, or brings to the node's colour, every other item of the node's option, up to the first after which an item is
  /// dry. Returns the node where that was, or the option's end; `uncommit_others` wants it back.
  Index commit_others(Index node);
  void uncommit_others(Index node, Index reached);

  friend bool operator==(const Links&, const Links&) = default;

 private:
  static std::size_t at(Index index) { return static_cast<std::size_t>(index); }
  static constexpr Index covered = Index{1} << 30;

  void add_node(Index item, Option option);
  template <bool coloured>
  void hide(Index node);
  template <bool coloured>
  void unhide(Index node);
  template <bool coloured>
  void hide_column(Index item);
  template <bool coloured>
  void unhide_column(Index item);
  void purify(Index node);
  void unpurify(Index node);
  template <bool coloured>
  void commit(Index node);
  template <bool coloured>
  void uncommit(Index node);
  void claim_others(Index node);
  void release_others(Index node);
  template <bool coloured>
  Index commit_others(Index node);
  template <bool coloured>
  void uncommit_others(Index node, Index reached);

  std::vector<Node> nodes_;     // [0] is not used, [i] is the head of item i's column; then the options
  std::vector<Index> starts_;   // option o's nodes are nodes_[starts_[o] … starts_[o + 1])
  std::vector<Index> colours_;  // by node: 0 none; below 0: purified, its colour is known to agree. Empty without colours
  std::vector<Index> sizes_;    // by item, padded; a covered item's, a secondary one's and padding have `covered` added
  Index primary_ = 0;
  std::size_t uncovered_ = 0;
  std::size_t dry_ = 0;
};

}  // namespace quadrille::cover
