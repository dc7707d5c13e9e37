#include "core/network/filters/occurrences.hpp"

#include <algorithm>

namespace quadrille::network {

[[clang::minsize]] Occurrences::Occurrences(const Network::Sequence::Occurrences& form)
    : value_(form.value), times_(form.times), groups_(form.groups), rests_(form.rests) {}

Occurrences::Places Occurrences::places_in(std::span<const Values> masks) const {
  Places places;
  for (const Values values : masks) {
    places.may += (values & value_) != 0 ? 1 : 0;
    places.must += values == value_ ? 1 : 0;
  }
  return places;
}

// Calls `visit(masks of a group, of its rest, whether the value may be in the group, whether it must)`. False if one
// cannot have it as often as it must.
template <class Visit>
bool Occurrences::for_groups(std::span<Values> masks, Visit visit) const {
  masks = masks.subspan(1);
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    const auto group = masks.first(groups_[i]), rest = masks.subspan(group.size(), rests_.empty() ? 0 : rests_[i]);
    masks = masks.subspan(group.size() + rest.size());
    const Places inside = places_in(group), outside = places_in(rest);
    if (inside.must + outside.must > 1) return false;
    const bool may = inside.may > 0 && outside.must == 0;
    const bool must = inside.must > 0 || (!rests_.empty() && outside.may == 0);
    if (must && !may) return false;
    visit(group, rest, may, must);
  }
  return true;
}

// One of the variables has the value, or none.
void Occurrences::place(std::span<Values> masks, bool is_there) const {
  const Places places = places_in(masks);
  for (Values& values : masks) {
    if (is_there && places.may == 1 && (values & value_) != 0) {
      values = value_;
    } else if (!is_there || (places.must > 0 && values != value_)) {
      values &= ~value_;
    }
  }
}

bool Occurrences::filter(std::span<Values> masks) const {
  std::uint32_t least = 0, most = 0;
  const bool is_possible = for_groups(masks, [&](std::span<Values>, std::span<Values>, bool may, bool must) {
    least += must ? 1 : 0;
    most += may ? 1 : 0;
  });
  if (!is_possible) return false;
  std::uint32_t fewest = most + 1, largest = 0;  // of the numbers that are left
  for (std::size_t i = 0; i < times_.size(); ++i) {
    if (times_[i] < least || times_[i] > most) masks[0] &= ~(Values{1} << i);
    if ((masks[0] >> i & 1) == 0) continue;
    fewest = std::min(fewest, times_[i]);
    largest = std::max(largest, times_[i]);
  }
  if (masks[0] == 0) return false;
  return for_groups(masks, [&](std::span<Values> group, std::span<Values> rest, bool may, bool must) {
    if (must || (may && most == fewest)) {
      place(group, true);
      place(rest, false);
    } else if (!may || least == largest) {
      place(group, false);
      place(rest, true);
    }
  });
}

}  // namespace quadrille::network
