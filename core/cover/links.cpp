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

  coloured_ = problem.is_coloured();
  memory_.fatal.assign(problem.options(), 0);
  nodes_.clear();
  nodes_.reserve(nodes_for(problem));
  for (Index i = 0; i <= items; ++i) nodes_.push_back({i, i, i, 0});
  sizes_.assign(simd::padded(problem.items() + 1), covered);
  std::fill_n(sizes_.begin() + 1, problem.primary(), 0);

  nodes_.push_back({0, 0, 0, 0});
  for (Option option = 0; option < problem.options(); ++option) {
    const auto entries = problem.option(option);
    const bool has_primary =
        std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.item < problem.primary(); });
    if (!has_primary) continue;
    nodes_.back().up = static_cast<Index>(option);
    for (const auto& [item, colour] : entries) add_node(static_cast<Index>(item) + 1, colour);
    nodes_.push_back({0, 0, 0, 0});
  }
  dry_ = static_cast<std::size_t>(std::count(sizes_.begin() + 1, sizes_.begin() + 1 + primary_, 0));
}

// At the foot of the item's column.
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
  return static_cast<Index>(simd::first_of_least(sizes_.data(), simd::padded(at(primary_) + 1)));
}

void Links::cover(Index item) {
  if (sizes_[at(item)] == 0) --dry_;
  sizes_[at(item)] += covered;
  --uncovered_;
  coloured_ ? hide_column<true>(item) : hide_column<false>(item);
}

void Links::uncover(Index item) {
  coloured_ ? unhide_column<true>(item) : unhide_column<false>(item);
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
  const auto leave = [this](const Node& seen) {
    if (coloured && seen.item < 0) return;
    nodes_[at(seen.up)].down = seen.down;
    nodes_[at(seen.down)].up = seen.up;
    if (--sizes_[at(seen.item)] == 0) {
      ++dry_;
      memory_.last_dry = seen.item;
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
    if (sizes_[at(seen.item)]++ == 0) --dry_;
  };
  for (Index other = node + 1; nodes_[at(other)].item != 0; ++other) come_back(other);
  for (Index other = node - 1; nodes_[at(other)].item != 0; --other) come_back(other);
}

// The options whose colour agrees stay, marked so that nobody asks them again; the others are hidden.
void Links::purify(Index node) {
  const Index item = nodes_[at(node)].item;
  const Index colour = nodes_[at(node)].colour;
  for (Index other = nodes_[at(item)].down; other != item; other = nodes_[at(other)].down) {
    if (nodes_[at(other)].colour == colour) {
      nodes_[at(other)].item = -item;
    } else {
      hide<true>(other);
    }
  }
}

void Links::unpurify(Index node) {
  const Index item = nodes_[at(node)].item;
  for (Index other = nodes_[at(item)].up; other != item; other = nodes_[at(other)].up) {
    if (nodes_[at(other)].item < 0) {
      nodes_[at(other)].item = item;
    } else {
      unhide<true>(other);
    }
  }
}

template <bool coloured>
void Links::commit(Index node) {
  const Index item = nodes_[at(node)].item;
  if (coloured && item < 0) return;
  if (coloured && nodes_[at(node)].colour != 0) return purify(node);
  hide_column<coloured>(item);
}

// The node itself is out of its column while its option is chosen, so purify has not marked it.
template <bool coloured>
void Links::uncommit(Index node) {
  const Index item = nodes_[at(node)].item;
  if (coloured && item < 0) return;
  if (coloured && nodes_[at(node)].colour != 0) return unpurify(node);
  unhide_column<coloured>(item);
}

template <class F>
void Links::each_other_primary(Index node, F&& f) {
  for (Index other = node + 1; nodes_[at(other)].item != 0; ++other) {
    if (is_primary(nodes_[at(other)].item)) f(sizes_[at(nodes_[at(other)].item)]);
  }
  for (Index other = node - 1; nodes_[at(other)].item != 0; --other) {
    if (is_primary(nodes_[at(other)].item)) f(sizes_[at(nodes_[at(other)].item)]);
  }
}

// All other primary items of the option count as covered before the first column is hidden, so that none of them runs dry.
void Links::claim_others(Index node) {
  each_other_primary(node, [this](Index& size) {
    if (size == 0) --dry_;
    size += covered;
    --uncovered_;
  });
}

void Links::release_others(Index node) {
  each_other_primary(node, [this](Index& size) {
    size -= covered;
    if (size == 0) ++dry_;
    ++uncovered_;
  });
}

// Whether no option of an uncovered item can stay, as far as claimed items tell: colours and secondary items are not asked.
bool Links::runs_dry(Index item) const {
  if (sizes_[at(item)] >= covered) return false;
  const auto stays = [this](const Node& other) { return !is_primary(other.item) || sizes_[at(other.item)] < covered; };
  for (Index node = nodes_[at(item)].down; node != item; node = nodes_[at(node)].down) {
    bool all_stay = true;
    for (Index other = node + 1; all_stay && nodes_[at(other)].item != 0; ++other) all_stay = stays(nodes_[at(other)]);
    for (Index other = node - 1; all_stay && nodes_[at(other)].item != 0; --other) all_stay = stays(nodes_[at(other)]);
    if (all_stay) return false;
  }
  return true;
}

template <bool coloured>
Links::Index Links::commit_others(Index node) {
  claim_others(node);
  Index other = first_of_option(node);
  if (dry_ > 0) return other;
  Index& fatal = memory_.fatal[at(nodes_[at(other) - 1].up)];
  if (fatal != 0 && runs_dry(fatal)) {
    ++dry_;
    return foreseen;
  }
  for (; dry_ == 0 && nodes_[at(other)].item != 0; ++other) {
    if (other != node) commit<coloured>(other);
  }
  if (dry_ > 0) fatal = memory_.last_dry;
  return other;
}

template <bool coloured>
void Links::uncommit_others(Index node, Index reached) {
  if (reached == foreseen) {
    --dry_;
  } else {
    for (Index other = reached - 1; nodes_[at(other)].item != 0; --other) {
      if (other != node) uncommit<coloured>(other);
    }
  }
  release_others(node);
}

Links::Index Links::commit_others(Index node) { return coloured_ ? commit_others<true>(node) : commit_others<false>(node); }

void Links::uncommit_others(Index node, Index reached) {
  coloured_ ? uncommit_others<true>(node, reached) : uncommit_others<false>(node, reached);
}

}  // namespace quadrille::cover
