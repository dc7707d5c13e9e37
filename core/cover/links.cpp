#include "core/cover/links.hpp"

#include <algorithm>
#include <cassert>

#include "core/simd.hpp"

namespace quadrille::cover {

void Links::build(const Problem& problem) {
  assert(nodes_for(problem) <= most_nodes);
  const auto items = static_cast<Index>(problem.items());
  primary_ = static_cast<Index>(problem.primary());
  uncovered_ = problem.primary();

  nodes_.clear();
  nodes_.reserve(nodes_for(problem));
  for (Index i = 0; i <= items; ++i) nodes_.push_back({i, i, i, 0});
  sizes_.assign(simd::padded(problem.items() + 1), covered);
  std::fill_n(sizes_.begin() + 1, problem.primary(), 0);
  colours_.clear();
  if (problem.is_coloured()) colours_.assign(nodes_for(problem), 0);

  starts_.clear();
  starts_.reserve(problem.options() + 1);
  for (Option option = 0; option < problem.options(); ++option) {
    starts_.push_back(static_cast<Index>(nodes_.size()));
    const auto entries = problem.option(option);
    const bool has_primary =
        std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.item < problem.primary(); });
    if (!has_primary) continue;
    for (const auto& [item, colour] : entries) {
      if (colour != 0) colours_[nodes_.size()] = static_cast<Index>(colour);
      add_node(static_cast<Index>(item) + 1, option);
    }
  }
  starts_.push_back(static_cast<Index>(nodes_.size()));
  dry_ = static_cast<std::size_t>(std::count(sizes_.begin() + 1, sizes_.begin() + 1 + primary_, 0));
}

// At the foot of the item's column.
void Links::add_node(Index item, Option option) {
  const auto node = static_cast<Index>(nodes_.size());
  const Index last = nodes_[at(item)].up;
  nodes_.push_back({last, item, item, static_cast<Index>(option)});
  nodes_[at(last)].down = node;
  nodes_[at(item)].up = node;
  ++sizes_[at(item)];
}

Links::Index Links::fewest_options() const {
  return static_cast<Index>(simd::first_of_least(sizes_.data(), simd::padded(at(primary_) + 1)));
}

void Links::cover(Index item) {
  if (sizes_[at(item)] == 0) --dry_;
  sizes_[at(item)] += covered;
  --uncovered_;
  colours_.empty() ? hide_column<false>(item) : hide_column<true>(item);
}

void Links::uncover(Index item) {
  colours_.empty() ? unhide_column<false>(item) : unhide_column<true>(item);
  ++uncovered_;
  sizes_[at(item)] -= covered;
  if (sizes_[at(item)] == 0) ++dry_;
}

template <bool coloured>
void Links::hide_column(Index item) {
  for (Index node = nodes_[at(item)].down; node != item; node = nodes_[at(node)].down) hide<coloured>(node);
}

template <bool coloured>
void Links::unhide_column(Index item) {
  for (Index node = nodes_[at(item)].up; node != item; node = nodes_[at(node)].up) unhide<coloured>(node);
}

template <bool coloured>
void Links::hide(Index node) {
  const std::size_t option = at(nodes_[at(node)].option);
  const Index end = starts_[option + 1];
  for (Index other = starts_[option]; other < end; ++other) {
    if (other == node || (coloured && colours_[at(other)] < 0)) continue;
    const Node seen = nodes_[at(other)];
    nodes_[at(seen.up)].down = seen.down;
    nodes_[at(seen.down)].up = seen.up;
    if (--sizes_[at(seen.item)] == 0) ++dry_;
  }
}

template <bool coloured>
void Links::unhide(Index node) {
  const std::size_t option = at(nodes_[at(node)].option);
  const Index end = starts_[option + 1];
  for (Index other = starts_[option]; other < end; ++other) {
    if (other == node || (coloured && colours_[at(other)] < 0)) continue;
    const Node seen = nodes_[at(other)];
    nodes_[at(seen.up)].down = other;
    nodes_[at(seen.down)].up = other;
    if (sizes_[at(seen.item)]++ == 0) --dry_;
  }
}

// The options whose colour agrees stay, marked so that nobody asks them again; the others are hidden.
void Links::purify(Index node) {
  const Index item = nodes_[at(node)].item;
  const Index colour = colours_[at(node)];
  for (Index other = nodes_[at(item)].down; other != item; other = nodes_[at(other)].down) {
    if (colours_[at(other)] == colour) {
      colours_[at(other)] = -1;
    } else {
      hide<true>(other);
    }
  }
}

void Links::unpurify(Index node) {
  const Index item = nodes_[at(node)].item;
  const Index colour = colours_[at(node)];
  for (Index other = nodes_[at(item)].up; other != item; other = nodes_[at(other)].up) {
    if (colours_[at(other)] < 0) {
      colours_[at(other)] = colour;
    } else {
      unhide<true>(other);
    }
  }
}

template <bool coloured>
void Links::commit(Index node) {
  if (!coloured || colours_[at(node)] == 0) {
    hide_column<coloured>(nodes_[at(node)].item);
  } else if (colours_[at(node)] > 0) {
    purify(node);
  }
}

// The node itself is out of its column while its option is chosen, so purify has not marked it.
template <bool coloured>
void Links::uncommit(Index node) {
  if (!coloured || colours_[at(node)] == 0) {
    unhide_column<coloured>(nodes_[at(node)].item);
  } else if (colours_[at(node)] > 0) {
    unpurify(node);
  }
}

// All other primary items of the option count as covered before the first column is hidden, so that none of them runs dry.
void Links::claim_others(Index node) {
  const std::size_t option = at(nodes_[at(node)].option);
  for (Index other = starts_[option]; other < starts_[option + 1]; ++other) {
    const Index item = nodes_[at(other)].item;
    if (other == node || item > primary_) continue;
    if (sizes_[at(item)] == 0) --dry_;
    sizes_[at(item)] += covered;
    --uncovered_;
  }
}

void Links::release_others(Index node) {
  const std::size_t option = at(nodes_[at(node)].option);
  for (Index other = starts_[option]; other < starts_[option + 1]; ++other) {
    const Index item = nodes_[at(other)].item;
    if (other == node || item > primary_) continue;
    sizes_[at(item)] -= covered;
    if (sizes_[at(item)] == 0) ++dry_;
    ++uncovered_;
  }
}

template <bool coloured>
Links::Index Links::commit_others(Index node) {
  claim_others(node);
  const std::size_t option = at(nodes_[at(node)].option);
  const Index end = starts_[option + 1];
  Index other = starts_[option];
  for (; other < end && dry_ == 0; ++other) {
    if (other != node) commit<coloured>(other);
  }
  return other;
}

template <bool coloured>
void Links::uncommit_others(Index node, Index reached) {
  const Index start = starts_[at(nodes_[at(node)].option)];
  for (Index other = reached - 1; other >= start; --other) {
    if (other != node) uncommit<coloured>(other);
  }
  release_others(node);
}

Links::Index Links::commit_others(Index node) { return colours_.empty() ? commit_others<false>(node) : commit_others<true>(node); }

void Links::uncommit_others(Index node, Index reached) {
  colours_.empty() ? uncommit_others<false>(node, reached) : uncommit_others<true>(node, reached);
}

}  // namespace quadrille::cover
