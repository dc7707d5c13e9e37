#include "core/why/hitting_sets.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::why {

namespace {

// What `next_set` returns if there is no set to hit.
constexpr std::size_t all_hit = ~std::size_t{0};
constexpr std::size_t hopeless = all_hit - 1;

}  // namespace

void HittingSets::open(std::size_t elements) {
  sets_.clear();
  sets_of_.assign(elements, {});
  hits_.clear();
  barred_.assign(elements, 0);
  frames_.clear();
  size_ = 0;
  is_under_way_ = has_found_ = false;
  seen_in_.assign(elements, 0);
  node_ = 0;
}

void HittingSets::add(const Numbers& set) {
  assert(!set.empty() && !is_under_way_);
  for (const Number element : set) sets_of_[element].push_back(static_cast<Number>(sets_.size()));
  sets_.push_back(set);
  hits_.push_back(0);
}

bool HittingSets::advance(std::size_t bound, Fuel& fuel) {
  has_found_ = false;
  while (size_ < bound) {
    is_under_way_ = true;
    if (!search(fuel)) return false;
    is_under_way_ = false;
    if (has_found_) return true;
    ++size_;
  }
  return true;
}

// False if the fuel is spent before it is known whether there is a hitting set of `size_` elements.
bool HittingSets::search(Fuel& fuel) {
  while (fuel.work > 0) {
    const std::size_t set = next_set(fuel);
    if (set == all_hit) {
      has_found_ = true;
      found_.clear();
      for (const Frame& frame : frames_) found_.push_back(sets_[frame.set][frame.at]);
      std::sort(found_.begin(), found_.end());
      std::fill(hits_.begin(), hits_.end(), 0);
      std::fill(barred_.begin(), barred_.end(), 0);
      frames_.clear();
      return true;
    }
    if (set == hopeless) {
      go_back();
      if (frames_.empty()) return true;
    } else {
      frames_.push_back({set, 0});
      choose(frames_.back());  // one of its elements is allowed
    }
  }
  return false;
}

// The set to hit next; `all_hit` if there is none, or `hopeless` if too many elements would be needed.
std::size_t HittingSets::next_set(Fuel& fuel) {
  const std::size_t left = size_ - frames_.size();
  std::size_t next = all_hit, fewest = ~std::size_t{0}, apart = 0;
  ++node_;
  for (std::size_t set = 0; set < sets_.size(); ++set) {
    if (hits_[set] > 0) continue;
    std::size_t allowed = 0;
    bool is_apart = true;  // the set has no allowed element in common with those that were counted
    for (const Number element : sets_[set]) {
      if (barred_[element] > 0) continue;
      ++allowed;
      is_apart = is_apart && seen_in_[element] != node_;
    }
    fuel.work -= 1 + static_cast<std::int64_t>(sets_[set].size() / 4);
    if (is_apart) {
      if (++apart > left || allowed == 0) return hopeless;
      for (const Number element : sets_[set]) seen_in_[element] = node_;
    }
    if (allowed < fewest) next = set, fewest = allowed;
  }
  fuel.work -= 1 + static_cast<std::int64_t>(sets_.size() / 8);
  return next;
}

// Hits the frame's set by its first allowed element from `at` on. False if there is none.
bool HittingSets::choose(Frame& frame) {
  const Numbers& set = sets_[frame.set];
  for (; frame.at < set.size(); ++frame.at) {
    if (barred_[set[frame.at]] == 0) {
      change_hits(set[frame.at], 1);
      return true;
    }
    ++barred_[set[frame.at]];
  }
  return false;
}

// Goes back to the next choice. No frame is left if there is none.
void HittingSets::go_back() {
  while (!frames_.empty()) {
    Frame& frame = frames_.back();
    const Numbers& set = sets_[frame.set];
    change_hits(set[frame.at], ~std::uint32_t{0});
    ++barred_[set[frame.at++]];
    if (choose(frame)) return;
    for (const Number element : set) --barred_[element];
    frames_.pop_back();
  }
}

void HittingSets::change_hits(Number element, std::uint32_t by) {
  for (const Number set : sets_of_[element]) hits_[set] += by;
}

}  // namespace quadrille::why
