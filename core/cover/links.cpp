#include "core/cover/links.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::cover {

void Links::build(const Problem& problem) {
  assert(nodes_for(problem) <= most_nodes);
  const auto items = static_cast<Index>(problem.items());
  const auto primary = static_cast<Index>(problem.primary());

  headers_.clear();
  headers_.reserve(problem.items() + 1);
  nodes_.clear();
  nodes_.reserve(nodes_for(problem));
  for (Index i = 0; i <= items; ++i) {
    const bool in_ring = i <= primary;
    headers_.push_back({in_ring ? (i == 0 ? primary : i - 1) : i, in_ring ? (i == primary ? 0 : i + 1) : i, 0});
    nodes_.push_back({i, i, i, 0});
  }

  nodes_.push_back({0, 0, 0, 0});
  std::size_t spacer = nodes_.size() - 1;
  for (Option option = 0; option < problem.options(); ++option) {
    const auto entries = problem.option(option);
    const bool has_primary =
        std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.item < problem.primary(); });
    if (!has_primary) continue;
    nodes_[spacer].item = -static_cast<Index>(option);
    const auto first = static_cast<Index>(nodes_.size());
    for (const auto& [problem_item, colour] : entries) {
      const auto item = static_cast<Index>(problem_item) + 1;
      const auto node = static_cast<Index>(nodes_.size());
      const Index last = nodes_[at(item)].up;
      nodes_.push_back({last, item, item, static_cast<Index>(colour)});
      nodes_[at(last)].down = node;
      nodes_[at(item)].up = node;
      ++headers_[at(item)].size;
    }
    nodes_[spacer].down = static_cast<Index>(nodes_.size()) - 1;
    spacer = nodes_.size();
    nodes_.push_back({first, 0, 0, 0});
  }
}

Option Links::option_of(Index node) const {
  while (nodes_[at(node)].item > 0) --node;
  return static_cast<Option>(-nodes_[at(node)].item);
}

void Links::cover(Index item) {
  for (Index node = nodes_[at(item)].down; node != item; node = nodes_[at(node)].down) hide(node);
  const auto [left, right, size] = headers_[at(item)];
  headers_[at(left)].right = right;
  headers_[at(right)].left = left;
}

void Links::uncover(Index item) {
  const auto [left, right, size] = headers_[at(item)];
  headers_[at(left)].right = item;
  headers_[at(right)].left = item;
  for (Index node = nodes_[at(item)].up; node != item; node = nodes_[at(node)].up) unhide(node);
}

// Rightward, and unhide leftward, from the node round to itself: the order in which other columns lose their nodes.
void Links::hide(Index node) {
  for (Index other = node + 1; other != node;) {
    const Node seen = nodes_[at(other)];
    if (seen.item <= 0) {
      other = seen.up;
      continue;
    }
    if (seen.colour >= 0) {
      nodes_[at(seen.up)].down = seen.down;
      nodes_[at(seen.down)].up = seen.up;
      --headers_[at(seen.item)].size;
    }
    ++other;
  }
}

void Links::unhide(Index node) {
  for (Index other = node - 1; other != node;) {
    const Node seen = nodes_[at(other)];
    if (seen.item <= 0) {
      other = seen.down;
      continue;
    }
    if (seen.colour >= 0) {
      nodes_[at(seen.up)].down = other;
      nodes_[at(seen.down)].up = other;
      ++headers_[at(seen.item)].size;
    }
    --other;
  }
}

// The options whose colour agrees stay, marked so that nobody asks them again; the others are hidden.
void Links::purify(Index node) {
  const auto [up, down, item, colour] = nodes_[at(node)];
  for (Index other = nodes_[at(item)].down; other != item; other = nodes_[at(other)].down) {
    if (nodes_[at(other)].colour == colour) {
      nodes_[at(other)].colour = -1;
    } else {
      hide(other);
    }
  }
}

void Links::unpurify(Index node) {
  const auto [up, down, item, colour] = nodes_[at(node)];
  for (Index other = nodes_[at(item)].up; other != item; other = nodes_[at(other)].up) {
    if (nodes_[at(other)].colour < 0) {
      nodes_[at(other)].colour = colour;
    } else {
      unhide(other);
    }
  }
}

void Links::commit(Index node) {
  const auto [up, down, item, colour] = nodes_[at(node)];
  if (colour == 0) cover(item);
  if (colour > 0) purify(node);
}

// The node itself is out of its column while its option is chosen, so purify has not marked it.
void Links::uncommit(Index node) {
  const auto [up, down, item, colour] = nodes_[at(node)];
  if (colour == 0) uncover(item);
  if (colour > 0) unpurify(node);
}

void Links::commit_others(Index node) {
  for (Index other = node + 1; other != node;) {
    if (nodes_[at(other)].item <= 0) {
      other = nodes_[at(other)].up;
    } else {
      commit(other++);
    }
  }
}

void Links::uncommit_others(Index node) {
  for (Index other = node - 1; other != node;) {
    if (nodes_[at(other)].item <= 0) {
      other = nodes_[at(other)].down;
    } else {
      uncommit(other--);
    }
  }
}

}  // namespace quadrille::cover
