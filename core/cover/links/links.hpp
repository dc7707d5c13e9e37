// The dancing links themselves: cover and uncover, and their forms for colours. Nothing here searches.
//
// After Knuth, TAOCP 7.2.2.1, Algorithms X and C. Operations are undone by their counterparts in exactly the opposite
// order. Four things differ from the book, all for speed:
//
// - The items are not linked. Their sizes are an array, in which a covered item's size has `covered` added, so that one
//   pass with wide vectors finds the item with the fewest options.
// - Every operation visits the nodes of an option first to the right, then to the left: they lie in different columns,
//   so their order does not matter.
// - An option with as many primary items as are uncovered completes the cover: when it is chosen, nothing is hidden.
// - An uncovered primary item without options is *wiped out*. The number of such items is counted as sizes change, and
//   a choice that wipes out an item ends there. The item is stored with the option; when the option is chosen again,
//   that item is tested before anything is hidden, because most choices that fail, fail for the same reason as last
//   time.
//
//     columns  item i's header is node i; it is in a ring with the nodes of i in the options that are not hidden
//     options  nodes side by side, with a spacer before the first option and after each option
//
//                    a     b     c            nodes   0   1  2  3   4   5  6   7   8  9  10
//     option 0       a           c                    –   a  b  c  ──   a  c  ──   b  c  ──
//     option 1             b     c                       headers  spacer     spacer     spacer
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

class Links {
 public:
  /// The number of a node or an item. Items are numbered from 1: item i of the problem is i + 1, and so is its header.
  using Index = std::int32_t;

  struct Node {
    Index up;      // in its column, a ring. Spacer: the number of the option that follows
    Index down;    // in its column, a ring. Spacer: the number of primary items of the option that follows
    Index item;    // the column; negative while the node is purified: its colour is the chosen one. Spacer: 0
    Index colour;  // 0: none
    friend bool operator==(const Node&, const Node&) = default;
  };

  /// One choice in force: `node`'s option, for its item. `tried` options of `choices` were tried before it.
  struct Frame {
    Index node;
    Index reached;  // by its commitments: the option's end unless they were broken off
    Index tried;
    Index choices;
  };

  /// The largest number of nodes. Sizes are less than this, and so less than `secondary`.
  static constexpr std::size_t most_nodes = std::size_t{1} << 27;
  static std::size_t nodes_for(const Problem& problem) {
    return 2 + problem.items() + problem.entries() + problem.options();
  }

  /// Builds the links of `problem`, which must need at most `most_nodes` nodes. Options of secondary items alone are
  /// left out: the search never chooses them.
  void build(const Problem& problem);

  /// The number of uncovered primary items.
  std::size_t uncovered() const { return uncovered_; }
  /// The number of those that have no option left.
  std::size_t wiped_out() const { return wiped_out_; }
  /// The uncovered primary item with the fewest options, the first of several. There must be an uncovered item.
  Index fewest_options() const;

  /// The number of options of an uncovered primary item.
  Index size(Index item) const { return sizes_[at(item)]; }
  Index first(Index item) const { return nodes_[at(item)].down; }
  Index below(Index node) const { return nodes_[at(node)].down; }
  /// The primary item of a node or a header.
  Index item_of(Index node) const { return nodes_[at(node)].item; }
  Option option_of(Index node) const { return static_cast<Option>(nodes_[at(first_of_option(node)) - 1].up); }
  /// Appends the choices of frames.
  void write_path(std::span<const Frame> frames, std::vector<Choice>& path) const;

  /// Marks the primary item as covered and removes every option that contains it from all other columns, except where
  /// that makes no difference to the search before one of the options is committed.
  void cover(Index item);
  void uncover(Index item);

  /// Commits every other item of the node's option: covers it, or purifies it to the node's colour. Stops as soon as an
  /// item is wiped out. Returns how far that went, which `uncommit_others` needs.
  Index commit_others(Index node);
  void uncommit_others(Index node, Index reached);

  std::size_t items() const { return sizes_.size(); }
  /// About how many nodes were visited since the last call.
  std::size_t take_visits() { return std::exchange(memory_.visits, 0); }

  friend bool operator==(const Links&, const Links&) = default;

 protected:
  static std::size_t at(Index index) { return static_cast<std::size_t>(index); }
  // An entry of `sizes_` is a size plus marks. A primary item has the mark `covered` at most twice. A secondary item
  // has `secondary` once, so that it is never 0 and never the least, and `covered` at most once.
  static constexpr Index covered = Index{1} << 28;
  static constexpr Index secondary = Index{1} << 27;
  static_assert(most_nodes <= secondary && 2 * secondary <= covered);
  static_assert(std::int64_t{2} * covered + 2 * secondary <= std::numeric_limits<Index>::max());
  // Returned by `commit_others` when it commits nothing.
  static constexpr Index predicted_wipeout = -1;  // an item was seen to be wiped out
  static constexpr Index covers_all = -2;         // no uncovered primary item is left

  // What earlier choices have shown. It is not part of the structure, so comparison ignores it.
  struct Memory {
    std::vector<Index> wiped_out_by;  // by option of the problem: the last item that it wiped out; 0: none
    Index last_wiped_out = 0;
    std::size_t visits = 0;  // see `take_visits`
    friend bool operator==(const Memory&, const Memory&) { return true; }
  };

  bool is_header(Index node) const { return nodes_[at(node)].item == node; }
  bool is_primary(Index item) const { return item > 0 && item <= primary_; }
  Index first_of_option(Index node) const;
  // With colours if the problem has any: hide and unhide the node's option in all other columns; hide all options of
  // an item; commit the item of a node: hide its options, or purify it.
  void hide_option(Index node);
  void unhide_option(Index node);
  void hide_options_of(Index item);
  void unhide_options_of(Index item);
  void commit_item(Index node);
  void uncommit_item(Index node);

  std::vector<Node> nodes_;   // [0] is not used, [i] is the header of item i's column; then the spacers and options
  std::vector<Index> sizes_;  // by item, padded: number of options, plus marks; the padding is `covered`
  bool coloured_ = false;
  Index primary_ = 0;
  std::size_t option_length_ = 1;  // the mean, rounded up
  std::size_t uncovered_ = 0;
  std::size_t wiped_out_ = 0;
  Memory memory_;

 private:
  bool has_to_hide(Index item) const;
  void add_node(Index item, Colour colour);
  // Always inlined: the compiler would not inline such a long body for WebAssembly, where the call costs as much.
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
  bool would_wipe_out(Index item);
  template <bool coloured>
  Index commit_others(Index node);
  template <bool coloured>
  void uncommit_others(Index node, Index reached);
};

}  // namespace quadrille::cover
