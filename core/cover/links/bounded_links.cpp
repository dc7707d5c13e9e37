#include "core/cover/links/bounded_links.hpp"

#include <algorithm>
#include <cassert>

#include "core/simd.hpp"

namespace quadrille::cover {

[[clang::minsize]] void BoundedLinks::build(const Problem& problem) {
  assert(nodes_for(problem) <= most_nodes);
  Links::build(problem);
  times_.assign(problem.primary() + 1, {});
  uncovered_ = optional_ = wiped_out_ = 0;
  for (Index item = 1; item <= primary_; ++item) set_bounds(item, problem.bounds(static_cast<Item>(item - 1)));
  for (Index item = 1; item <= primary_; ++item) {
    if (is_covered(item)) hide_options_of(item);
  }
  memory_.visits = 0;
}

// The item has all of its options. Bounds that these cannot reach are replaced by the least such ones.
[[clang::minsize]] void BoundedLinks::set_bounds(Index item, Bounds bounds) {
  Index& size = sizes_[at(item)];
  const Index low = static_cast<Index>(std::min(bounds.low, static_cast<std::uint32_t>(size) + 1));
  const Index high = std::max(low, static_cast<Index>(std::min(bounds.high, static_cast<std::uint32_t>(size))));
  times_[at(item)] = {high, high - low};
  if (low > 0) {
    size -= low - 1;
    ++uncovered_;
    if (size == 0) ++wiped_out_;
  } else if (high > 0) {
    size += optional;
    ++optional_;
  } else {
    size += covered;
  }
}

// A choice takes one of the times of its item, or it is the last for it.
[[clang::minsize]] std::size_t BoundedLinks::most_choices() const {
  std::size_t times = 0, last = 0;
  for (const auto& [bound, slack] : times_) {
    times += at(bound);
    last += slack > 0 ? 1 : 0;
  }
  return std::min(times, memory_.wiped_out_by.size()) + last;
}

Links::Index BoundedLinks::item_to_branch_on() const {
  if (uncovered_ > 0) return fewest_options();
  if (optional_ == 0) return 0;
  for (Index item = 1; item <= primary_; ++item) {
    if (sizes_[at(item)] > optional && !is_covered(item)) return item;
  }
  return 0;
}

Links::Frame BoundedLinks::choose(Index item, Index tried) {
  Frame frame = {item, 0, tried, choices(item)};
  if (times_[at(item)].bound == 1) {
    cover(item);
    for (Index skipped = 0; skipped <= tried; ++skipped) frame.node = below(frame.node);
  } else {
    for (Index skipped = 0; skipped < tried; ++skipped) {
      frame.node = first(item);
      remove(frame.node, frame.reached);
      frame.reached = frame.node;
    }
    frame.node = first(item);
    if (!is_none(frame)) remove(frame.node, frame.reached);
  }
  commit(frame);
  return frame;
}

bool BoundedLinks::choose_next(Frame& frame) {
  uncommit(frame);
  const Index item = item_of(frame.node);
  if (++frame.tried == frame.choices) {
    restore(frame);
    return false;
  }
  if (is_covered(item)) {
    frame.node = below(frame.node);
  } else {
    const Index removed = frame.node;
    frame.node = first(item);
    if (is_none(frame)) {
      frame.reached = removed;
    } else {
      remove(frame.node, removed);
    }
  }
  commit(frame);
  return true;
}

void BoundedLinks::take_back(const Frame& frame) {
  uncommit(frame);
  restore(frame);
}

void BoundedLinks::restore(const Frame& frame) {
  const Index item = item_of(frame.node);
  if (is_covered(item)) return uncover(item);
  for (Index node = is_none(frame) ? frame.reached : frame.node; node != 0;) node = bring_back(node);
}

// Hiding is skipped when this is the last active item: all options left are of this item alone.
void BoundedLinks::cover(Index item) {
  const bool hides = active() > 1;
  --(needs(item) ? uncovered_ : optional_);
  sizes_[at(item)] += covered;
  if (hides) hide_options_of(item);
}

void BoundedLinks::uncover(Index item) {
  sizes_[at(item)] -= covered;
  ++(needs(item) ? uncovered_ : optional_);
  if (active() > 1) unhide_options_of(item);
}

// The node is the first of its column. While it is out, `up` is the node that was removed from the column before it.
void BoundedLinks::remove(Index node, Index last_removed) {
  hide_option(node);
  memory_.visits += option_length_;
  Node& removed = nodes_[at(node)];
  nodes_[at(removed.item)].down = removed.down;
  nodes_[at(removed.down)].up = removed.item;
  removed.up = last_removed;
  if (--sizes_[at(removed.item)] == 0) ++wiped_out_;
}

// Returns the node that was removed before this one; 0 if there is none.
Links::Index BoundedLinks::bring_back(Index node) {
  Node& removed = nodes_[at(node)];
  if (++sizes_[at(removed.item)] == 1) --wiped_out_;
  const Index last_removed = removed.up;
  removed.up = removed.item;
  nodes_[at(removed.down)].up = node;
  nodes_[at(removed.item)].down = node;
  memory_.visits += option_length_;
  unhide_option(node);
  return last_removed;
}

// The item is covered once more, by an option that is not in its column any more.
void BoundedLinks::claim(Index item) {
  Index& size = sizes_[at(item)];
  Times& times = times_[at(item)];
  if (times.bound > times.slack) {
    if (size == 0) --wiped_out_;
    if (times.bound - times.slack > 1) {
      ++size;
    } else {
      size += optional;
      --uncovered_;
      ++optional_;
    }
  }
  if (--times.bound > 0) return;
  size += covered;
  --optional_;
}

void BoundedLinks::release(Index item) {
  Index& size = sizes_[at(item)];
  Times& times = times_[at(item)];
  if (times.bound++ == 0) {
    size -= covered;
    ++optional_;
  }
  if (times.bound <= times.slack) return;
  if (times.bound - times.slack > 1) {
    --size;
  } else {
    size -= optional;
    ++uncovered_;
    --optional_;
  }
  if (size == 0) ++wiped_out_;
}

// Calls `visit(item)` for each primary item that the option of `node` covers once more: not for the item that it was
// chosen for if that is covered already.
template <class Visit>
void BoundedLinks::for_claims(Index node, Index first, Visit visit) {
  const bool claims_own = !is_covered(item_of(node));
  for (Index other = first; nodes_[at(other)].item != 0; ++other) {
    if (is_primary(nodes_[at(other)].item) && (other != node || claims_own)) visit(nodes_[at(other)].item);
  }
}

// Whether so few options of an item that needs to be covered contain no covered item that it would be wiped out.
bool BoundedLinks::would_wipe_out(Index item) {
  if (!needs(item)) return false;
  Index needed = times_[at(item)].bound - times_[at(item)].slack;
  const auto goes = [this](Index other) { return is_primary(other) && is_covered(other); };
  for (Index node = first(item); node != item; node = below(node)) {
    ++memory_.visits;
    bool stays = true;
    for (Index other = node + 1; stays && nodes_[at(other)].item != 0; ++other) stays = !goes(nodes_[at(other)].item);
    for (Index other = node - 1; stays && nodes_[at(other)].item != 0; --other) stays = !goes(nodes_[at(other)].item);
    if (stays && --needed == 0) return false;
  }
  return true;
}

void BoundedLinks::commit(Frame& frame) {
  if (is_none(frame)) return;
  const Index first = frame.reached = first_of_option(frame.node);
  for_claims(frame.node, first, [this](Index item) { claim(item); });
  if (wiped_out_ > 0 || active() == 0) return;
  Index& wiped_out_by = memory_.wiped_out_by[at(nodes_[at(first) - 1].up)];
  if (wiped_out_by != 0 && would_wipe_out(wiped_out_by)) {
    ++wiped_out_;
    frame.reached = predicted_wipeout;
    return;
  }
  Index other = first;
  for (; wiped_out_ == 0 && nodes_[at(other)].item != 0; ++other) {
    if (other != frame.node && has_to_commit(other)) commit_item(other);
  }
  if (wiped_out_ > 0) wiped_out_by = memory_.last_wiped_out;
  frame.reached = other;
}

void BoundedLinks::uncommit(const Frame& frame) {
  if (is_none(frame)) return;
  Index first = 0;
  if (frame.reached == predicted_wipeout) {
    --wiped_out_;
    first = first_of_option(frame.node);
  } else {
    Index other = frame.reached - 1;
    for (; nodes_[at(other)].item != 0; --other) {
      if (other != frame.node && has_to_commit(other)) uncommit_item(other);
    }
    first = other + 1;
  }
  for_claims(frame.node, first, [this](Index item) { release(item); });
}

}  // namespace quadrille::cover
