#include "core/network/filters/occurrences.hpp"

#include <algorithm>

namespace quadrille::network {

[[clang::minsize]] Occurrences::Occurrences(const Network::Sequence& sequence)
    : value_(sequence.sets[0]), times_(sequence.times), groups_(sequence.groups) {}

// Calls `visit(its masks, how many of them may have the value, whether one must)` for each group.
template <class Visit>
void Occurrences::for_groups(std::span<Values> masks, Visit visit) const {
  masks = masks.subspan(1);
  for (const std::uint32_t size : groups_) {
    std::uint32_t places = 0;
    bool must = false;
    for (const Values values : masks.first(size)) {
      places += (values & value_) != 0 ? 1 : 0;
      must = must || values == value_;
    }
    visit(masks.first(size), places, must);
    masks = masks.subspan(size);
  }
}

bool Occurrences::filter(std::span<Values> masks) const {
  std::uint32_t least = 0, most = 0;
  for_groups(masks, [&](std::span<Values>, std::uint32_t places, bool must) {
    least += must ? 1 : 0;
    most += places != 0 ? 1 : 0;
  });
  std::uint32_t fewest = most + 1, largest = 0;  // of the numbers that are left
  for (std::size_t i = 0; i < times_.size(); ++i) {
    if (times_[i] < least || times_[i] > most) masks[0] &= ~(Values{1} << i);
    if ((masks[0] >> i & 1) == 0) continue;
    fewest = std::min(fewest, times_[i]);
    largest = std::max(largest, times_[i]);
  }
  if (masks[0] == 0) return false;
  bool is_possible = true;
  for_groups(masks, [&](std::span<Values> group, std::uint32_t places, bool must) {
    bool is_placed = false;
    for (Values& values : group) {
      if (values == value_) {
        is_possible = is_possible && !is_placed;
        is_placed = true;
      } else if (must || least == largest) {
        values &= ~value_;
      } else if (most == fewest && places == 1 && (values & value_) != 0) {
        values = value_;
      }
    }
  });
  return is_possible;
}

}  // namespace quadrille::network
