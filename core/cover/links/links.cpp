#include "core/cover/links/links.hpp"

#include <algorithm>
#include <cassert>

#include "core/simd.hpp"

namespace quadrille::cover {

[[clang::minsize]] void Links::build(const Problem& problem) {
  assert(nodes_for(problem) <= most_nodes);
  const auto items = static_cast<Index>(problem.items());
  primary_ = static_cast<Index>(problem.primary());
  uncovered_ = problem.primary();

  coloured_ = problem.is_coloured();
  memory_.wiped_out_by.assign(problem.options(), 0);
  memory_.visits = 0;
  option_length_ = problem.entries() / std::max<std::size_t>(problem.options(), 1) + 1;
  nodes_.clear();
  nodes_.reserve(nodes_for(problem));
  for (Index i = 0; i <= items; ++i) nodes_.push_back({i, i, i, 0});
  sizes_.assign(simd::padded(problem.items() + 1), covered);
  std::fill_n(sizes_.begin() + 1, problem.primary(), 0);
  std::fill(sizes_.begin() + 1 + primary_, sizes_.begin() + 1 + items, secondary);

  nodes_.push_back({0, 0, 0, 0});
  for (Option option = 0; option < problem.options(); ++option) {
    const auto entries = problem.option(option);
    const auto primaries = std::count_if(entries.begin(), entries.end(),
                                         [&](const Entry& entry) { return entry.item < problem.primary(); });
    if (primaries == 0) continue;
    nodes_.back().up = static_cast<Index>(option);
    nodes_.back().down = static_cast<Index>(primaries);
    for (const auto& [item, colour] : entries) add_node(static_cast<Index>(item) + 1, colour);
    nodes_.push_back({0, 0, 0, 0});
  }
  wiped_out_ = static_cast<std::size_t>(std::count(sizes_.begin() + 1, sizes_.begin() + 1 + primary_, 0));
}

// Adds a node at the bottom of the item's column.
void Links::add_node(Index item, Colour colour) {
  const auto node = static_cast<Index>(nodes_.size());
  const Index last = nodes_[at(item)].up;
  nodes_.push_back({last, item, item, static_cast<Index>(colour)});
  nodes_[at(last)].down = node;
  nodes_[at(item)].up = node;
  ++sizes_[at(item)];
}

Links::Index Links::first_of_option(Index node) const {
  while (nodes_[at(node) - 1].item != 0) --node;
  return node;
}

Links::Index Links::fewest_options() const {
  return static_cast<Index>(simd::first_of_least(sizes_.data(), simd::padded(at(primary_) + 1), 1));
}

// Whether the item's options must be hidden when the uncovered item is covered. Hiding is skipped when this is the last
// uncovered item. It is also skipped for a single option: that one is hidden when its other items are covered next.
// (With colours the single option is hidden, because `purify` must not find it in a column, unless it completes the
// cover.)
bool Links::has_to_hide(Index item) const {
  if (uncovered_ == 1 || (!coloured_ && sizes_[at(item)] == 1)) return false;
  if (sizes_[at(item)] > 1) return true;
  const Index node = nodes_[at(item)].down;
  return node == item || static_cast<std::size_t>(nodes_[at(first_of_option(node)) - 1].down) != uncovered_;
}

void Links::cover(Index item) {
  const bool hides = has_to_hide(item);
  if (sizes_[at(item)] == 0) --wiped_out_;
  sizes_[at(item)] += covered;
  --uncovered_;
  if (hides) coloured_ ? hide_column<true>(item) : hide_column<false>(item);
}

void Links::uncover(Index item) {
  sizes_[at(item)] -= covered;
  ++uncovered_;
  if (has_to_hide(item)) coloured_ ? unhide_column<true>(item) : unhide_column<false>(item);
  if (sizes_[at(item)] == 0) ++wiped_out_;
}

template <bool coloured>
void Links::hide_column(Index item) {
  std::size_t options = 0;
  for (Index node = nodes_[at(item)].down; node != item; node = nodes_[at(node)].down, ++options) hide<coloured>(node);
  memory_.visits += options * option_length_;
}

template <bool coloured>
void Links::unhide_column(Index item) {
  std::size_t options = 0;
  for (Index node = nodes_[at(item)].up; node != item; node = nodes_[at(node)].up, ++options) unhide<coloured>(node);
  memory_.visits += options * option_length_;
}

template <bool coloured>
void Links::hide(Index node) {
  const auto leave = [this](const Node& seen) {
    if (coloured && seen.item < 0) return;
    nodes_[at(seen.up)].down = seen.down;
    nodes_[at(seen.down)].up = seen.up;
    if (--sizes_[at(seen.item)] == 0) {
      ++wiped_out_;
      memory_.last_wiped_out = seen.item;
    }
  };
  for (Index other = node + 1; nodes_[at(other)].item != 0; ++other) leave(nodes_[at(other)]);
  for (Index other = node - 1; nodes_[at(other)].item != 0; --other) leave(nodes_[at(other)]);
}

template <bool coloured>
void Links::unhide(Index node) {
  const auto come_back = [this](Index other) {
    const Node& seen = nodes_[at(other)];
    if (coloured && seen.item < 0) return;
    nodes_[at(seen.up)].down = other;
    nodes_[at(seen.down)].up = other;
    if (++sizes_[at(seen.item)] == 1) --wiped_out_;
  };
  for (Index other = node + 1; nodes_[at(other)].item != 0; ++other) come_back(other);
  for (Index other = node - 1; nodes_[at(other)].item != 0; --other) come_back(other);
}

// Options with the node's colour stay and are marked, so that their colour is not tested again; the others are hidden.
void Links::purify(Index node) {
  const Index item = nodes_[at(node)].item;
  const Index colour = nodes_[at(node)].colour;
  std::size_t options = 0;
  for (Index other = nodes_[at(item)].down; other != item; other = nodes_[at(other)].down, ++options) {
    if (nodes_[at(other)].colour == colour) {
      nodes_[at(other)].item = -item;
    } else {
      hide<true>(other);
    }
  }
  memory_.visits += options * option_length_;
}

void Links::unpurify(Index node) {
  const Index item = nodes_[at(node)].item;
  std::size_t options = 0;
  for (Index other = nodes_[at(item)].up; other != item; other = nodes_[at(other)].up, ++options) {
    if (nodes_[at(other)].item < 0) {
      nodes_[at(other)].item = item;
    } else {
      unhide<true>(other);
    }
  }
  memory_.visits += options * option_length_;
}

template <bool coloured>
void Links::commit(Index node) {
  const Index item = nodes_[at(node)].item;
  if (coloured && item < 0) return;
  if (coloured && nodes_[at(node)].colour != 0) return purify(node);
  hide_column<coloured>(item);
}

// The node itself is not in its column while its option is chosen, so `purify` has not marked it.
template <bool coloured>
void Links::uncommit(Index node) {
  const Index item = nodes_[at(node)].item;
  if (coloured && item < 0) return;
  if (coloured && nodes_[at(node)].colour != 0) return unpurify(node);
  unhide_column<coloured>(item);
}

// Marks all items of the option that begins at `first` as covered before the first column is hidden, so that none of
// them counts as wiped out. The item for which the option is chosen gets `covered` twice, which avoids a branch. No
// other item does: without colours at most one chosen option contains a secondary item, and with colours secondary
// items are not marked. (Any number of chosen options may contain one, and their marks would overflow its size.)
template <bool coloured>
void Links::claim_others(Index first) {
  uncovered_ -= static_cast<std::size_t>(nodes_[at(first) - 1].down - 1);
  for (Index node = first; nodes_[at(node)].item != 0; ++node) {
    const Index item = nodes_[at(node)].item;
    if (coloured && !is_primary(item)) continue;
    Index& size = sizes_[at(item)];
    if (size == 0) --wiped_out_;
    size += covered;
  }
}

template <bool coloured>
void Links::release_others(Index first) {
  for (Index node = first; nodes_[at(node)].item != 0; ++node) {
    const Index item = nodes_[at(node)].item;
    if (coloured && !is_primary(item)) continue;
    Index& size = sizes_[at(item)];
    size -= covered;
    if (size == 0) ++wiped_out_;
  }
  uncovered_ += static_cast<std::size_t>(nodes_[at(first) - 1].down - 1);
}

// Whether the item is uncovered and every option of it contains a claimed item. Colours are not considered.
template <bool coloured>
bool Links::would_wipe_out(Index item) {
  if (sizes_[at(item)] >= covered) return false;
  const auto stays = [this](Index other) { return (coloured && !is_primary(other)) || sizes_[at(other)] < covered; };
  for (Index node = nodes_[at(item)].down; node != item; node = nodes_[at(node)].down) {
    ++memory_.visits;
    bool all_stay = true;
    for (Index other = node + 1; all_stay && nodes_[at(other)].item != 0; ++other)
      all_stay = stays(nodes_[at(other)].item);
    for (Index other = node - 1; all_stay && nodes_[at(other)].item != 0; --other)
      all_stay = stays(nodes_[at(other)].item);
    if (all_stay) return false;
  }
  return true;
}

template <bool coloured>
Links::Index Links::commit_others(Index node) {
  const Index first = first_of_option(node);
  const Node& spacer = nodes_[at(first) - 1];
  const auto others = static_cast<std::size_t>(spacer.down - 1);
  if (others == uncovered_ && wiped_out_ == 0) {
    uncovered_ = 0;
    return covers_all;
  }
  claim_others<coloured>(first);
  if (wiped_out_ > 0 || uncovered_ == 0) return first;
  Index& wiped_out_by = memory_.wiped_out_by[at(spacer.up)];
  if (wiped_out_by != 0 && would_wipe_out<coloured>(wiped_out_by)) {
    ++wiped_out_;
    return predicted_wipeout;
  }
  Index other = first;
  for (; wiped_out_ == 0 && nodes_[at(other)].item != 0; ++other) {
    if (other != node) commit<coloured>(other);
  }
  if (wiped_out_ > 0) wiped_out_by = memory_.last_wiped_out;
  return other;
}

template <bool coloured>
void Links::uncommit_others(Index node, Index reached) {
  if (reached == covers_all) {
    uncovered_ = static_cast<std::size_t>(nodes_[at(first_of_option(node)) - 1].down - 1);
  } else if (reached == predicted_wipeout) {
    --wiped_out_;
    release_others<coloured>(first_of_option(node));
  } else {
    Index other = reached - 1;
    for (; nodes_[at(other)].item != 0; --other) {
      if (other != node) uncommit<coloured>(other);
    }
    release_others<coloured>(other + 1);
  }
}

Links::Index Links::commit_others(Index node) {
  return coloured_ ? commit_others<true>(node) : commit_others<false>(node);
}

void Links::uncommit_others(Index node, Index reached) {
  coloured_ ? uncommit_others<true>(node, reached) : uncommit_others<false>(node, reached);
}

// Without colours no node is purified, so these do the same; they are called once for each choice.
void Links::hide_option(Index node) { hide<true>(node); }

void Links::unhide_option(Index node) { unhide<true>(node); }

void Links::hide_options_of(Index item) { coloured_ ? hide_column<true>(item) : hide_column<false>(item); }

void Links::unhide_options_of(Index item) { coloured_ ? unhide_column<true>(item) : unhide_column<false>(item); }

void Links::commit_item(Index node) { coloured_ ? commit<true>(node) : commit<false>(node); }

void Links::uncommit_item(Index node) { coloured_ ? uncommit<true>(node) : uncommit<false>(node); }

[[clang::minsize]] void Links::write_path(std::span<const Frame> frames, std::vector<Choice>& path) const {
  for (const Frame& frame : frames) {
    const auto item = static_cast<std::uint32_t>(item_of(frame.node) - 1);
    const std::uint32_t option = !is_header(frame.node) ? option_of(frame.node) : Choice::no_option;
    path.push_back({item, option, static_cast<std::uint32_t>(frame.tried), static_cast<std::uint32_t>(frame.choices)});
  }
}

}  // namespace quadrille::cover
