#include "core/insight/descents.hpp"

#include <algorithm>

#include "core/search/engine.hpp"

namespace quadrille {

void Descents::open(const cover::Problem& problem) {
  links_.build(problem);
  chosen_.clear();
  chosen_.reserve(links_.most_choices());
  state_ = 0;
  item_ = 0;
  is_under_way_ = false;
}

void Descents::begin_children(Index item) {
  children_.clear();
  item_ = item;
  frame_ = links_.choose(item);
}

bool Descents::find_children(std::int64_t& work) {
  while (work > 0) {
    if (links_.wiped_out() == 0) {
      const cover::Option option = links_.is_none(frame_) ? 0 : links_.option_of(frame_.node);
      children_.push_back({item_, frame_.tried, option});
    }
    const bool is_last = !links_.choose_next(frame_);
    work -= take_work();
    if (is_last) {
      item_ = 0;
      return true;
    }
  }
  return false;
}

void Descents::go_up() {
  links_.take_back(chosen_.back());
  chosen_.pop_back();
}

Descents::Found Descents::descend() {
  begin_mean(1);
  for (std::int64_t work = Fuel::unlimited_work; !find_mean(work);) continue;
  return mean_;
}

void Descents::begin_mean(int descents) {
  wanted_ = descents;
  made_ = 0;
  mean_ = {0, 0};
}

bool Descents::find_mean(std::int64_t& work) {
  while (made_ < wanted_) {
    if (!is_under_way_) begin_descent();
    if (!go_on(work)) return false;
    while (depth() > above_) go_up();
    work -= take_work();
    is_under_way_ = false;
    mean_.nodes += nodes_ / wanted_;
    mean_.solutions += weight_ / wanted_;
    ++made_;
  }
  return true;
}

// The root has the interval from 0 to 1, and the children of a node divide its interval into equal parts. A descent
// goes to the leaf at a random place of its part of the interval.
void Descents::begin_descent() {
  is_under_way_ = true;
  above_ = depth();
  const double from = static_cast<double>(made_) / wanted_, to = static_cast<double>(made_ + 1) / wanted_;
  place_ = random_between(from, to);
  width_ = to - from;
  weight_ = nodes_ = 1;
}

// True at a leaf.
bool Descents::go_on(std::int64_t& work) {
  while (work > 0) {
    if (item_ == 0) {
      const bool is_dead = links_.wiped_out() > 0;
      const Index item = is_dead ? 0 : links_.item_to_branch_on();
      work -= 2 + static_cast<std::int64_t>(links_.items() / 256);
      if (is_dead) weight_ = 0;
      if (item == 0) return true;
      begin_children(item);
    }
    if (!find_children(work)) return false;
    const auto choices = static_cast<double>(children_.size());
    // The weight may be infinite, and infinity times 0 is not a number.
    weight_ = children_.empty() ? 0 : weight_ * choices;
    nodes_ += weight_;
    if (children_.empty()) return true;
    place_ *= choices;
    const auto child = std::min(static_cast<std::size_t>(place_), children_.size() - 1);
    place_ -= static_cast<double>(child);
    width_ *= choices;
    if (width_ >= 1) place_ = random_between(0, 1);  // a new place: the old one has no digits left
    go_down(children_[child]);
  }
  return false;
}

double Descents::random_between(double from, double to) {
  return from + (to - from) * (static_cast<double>(random() >> 11) * 0x1p-53);
}

// SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t Descents::random() {
  std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

}  // namespace quadrille
