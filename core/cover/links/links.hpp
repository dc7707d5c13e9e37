// The dancing links themselves: cover and uncover, and their forms for colours. Nothing here searches.
//
// After Knuth, TAOCP 7.2.2.1, Algorithms X and C. Every operation is undone by its counterpart only if the two are
// called in exactly opposite order: that is the dance. Four things differ from the book, all for speed:
//
// - No ring links the items. Their sizes stand side by side, and a covered item's size has `covered` added, so that the
//   fewest options are found by one sweep with wide vectors.
// - The nodes of an option are gone through to the right, then to the left, in any operation: they lie in different
// columns, so
//   in which order they go and come does not matter.
// - An option with as many primary items as are left to cover is the last one: where it is chosen nothing is hidden.
// - `dry` counts the uncovered primary items without options, as sizes change: a choice that leaves one is broken off
// at once.
//   The item that ran dry is remembered with the option, and looked at before anything is hidden when the option is
//   chosen again: most choices that fail, fail for the reason of last time.
//
//     columns  item i's header is node i, and below it a ring of the nodes of the options that still contain i
//     options  nodes side by side; a spacer stands before the first and after each one
//
//                    a     b     c            nodes   0   1  2  3   4   5  6   7   8  9  10
//     option 0       a           c                    –   a  b  c  ──   a  c  ──   b  c  ──
//     option 1             b     c                       headers  spacer     spacer     spacer
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

class Links {
 public:
  using Index =
      std::int32_t;  // of a node, or of an item (from 1: item i of the problem is i + 1, whose header is that node)

  struct Node {
    Index up;      // in its column, cyclically. Spacer: the number of the option that follows
    Index down;    // in its column, cyclically. Spacer: how many primary items that has
    Index item;    // whose column this is; negative while the node is purified: its colour is known to agree. Spacer: 0
    Index colour;  // 0 none
    friend bool operator==(const Node&, const Node&) = default;
  };

  /// Most nodes that a problem may need. Sizes stay below it, and so below `secondary`.
  static constexpr std::size_t most_nodes = std::size_t{1} << 27;
  static std::size_t nodes_for(const Problem& problem) {
    return 2 + problem.items() + problem.entries() + problem.options();
  }

  /// Links `problem`, which must need at most `most_nodes`. Options of secondary items alone are left out: no primary
  /// item ever chooses them.
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
  /// The primary item that a node is for, or that it heads.
  Index item_of(Index node) const { return nodes_[at(node)].item; }
  Option option_of(Index node) const { return static_cast<Option>(nodes_[at(first_of_option(node)) - 1].up); }

  /// Marks the primary item as covered and takes every option that contains it out of all other columns, unless no
  /// search would notice before the item's option is committed.
  void cover(Index item);
  void uncover(Index item);

  /// Covers, or brings to the node's colour, every other item of the node's option, up to the first after which an item
  /// is dry. Returns how far that went, which `uncommit_others` wants back.
  Index commit_others(Index node);
  void uncommit_others(Index node, Index reached);

  friend bool operator==(const Links&, const Links&) = default;

 private:
  static std::size_t at(Index index) { return static_cast<std::size_t>(index); }
  // An entry of `sizes_` holds a size and marks that are added to it. A primary item has `covered` at most twice. A
  // secondary item has `secondary` once, so that it is never 0 and never the least, and `covered` at most once.
  static constexpr Index covered = Index{1} << 28;
  static constexpr Index secondary = Index{1} << 27;
  static_assert(most_nodes <= secondary && 2 * secondary <= covered);
  static_assert(std::int64_t{2} * covered + 2 * secondary <= std::numeric_limits<Index>::max());
  // What a choice reached that committed nothing.
  static constexpr Index foreseen = -1;  // an item was seen to run dry
  static constexpr Index closing = -2;   // no primary item is left

  // What earlier choices have taught. No part of the structure, so it never differs.
  struct Memory {
    std::vector<Index> fatal;  // by option of the problem: the item that ran dry when it was last broken off; 0 none
    Index last_dry = 0;
    friend bool operator==(const Memory&, const Memory&) { return true; }
  };

  bool is_primary(Index item) const { return item > 0 && item <= primary_; }
  Index first_of_option(Index node) const;
  bool has_to_hide(Index item) const;
  void add_node(Index item, Colour colour);
  // Inlined by order: so long a body is not by itself, in WebAssembly, where a call costs as much as it does.
  template <bool coloured>
  [[gnu::always_inline]] inline void hide(Index node);
  template <bool coloured>
  [[gnu::always_inline]] inline void unhide(Index node);
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
  template <bool coloured>
  void claim_others(Index first);
  template <bool coloured>
  void release_others(Index first);
  template <bool coloured>
  bool runs_dry(Index item) const;
  template <bool coloured>
  Index commit_others(Index node);
  template <bool coloured>
  void uncommit_others(Index node, Index reached);

  std::vector<Node> nodes_;   // [0] is not used, [i] is the head of item i's column; then the spacers and options
  std::vector<Index> sizes_;  // by item, padded: nodes in the column, and marks; padding has `covered`
  bool coloured_ = false;
  Index primary_ = 0;
  std::size_t uncovered_ = 0;
  std::size_t dry_ = 0;
  Memory memory_;
};

}  // namespace quadrille::cover
