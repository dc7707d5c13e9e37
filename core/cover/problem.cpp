#include "core/cover/problem.hpp"

#include <algorithm>
#include <cassert>

#include "core/sort.hpp"

namespace quadrille::cover {

void Problem::reset(std::size_t primary, std::size_t secondary) {
  primary_ = primary;
  items_ = primary + secondary;
  coloured_ = false;
  bounds_.clear();
  starts_.assign(1, 0);
  entries_.clear();
}

void Problem::reserve(std::size_t options, std::size_t entries) {
  starts_.reserve(options + 1);
  entries_.reserve(entries);
}

void Problem::add_option(std::span<const Entry> entries) {
  assert(std::all_of(entries.begin(), entries.end(), [&](const Entry& entry) {
    return entry.item < items_ && (entry.colour == 0 || entry.item >= primary_);
  }));
  for (const Entry& entry : entries) coloured_ |= entry.colour != 0;
  entries_.insert(entries_.end(), entries.begin(), entries.end());
  starts_.push_back(static_cast<std::uint32_t>(entries_.size()));
}

void Problem::set_bounds(Item item, Bounds bounds) {
  assert(item < primary_ && bounds.low <= bounds.high);
  if (bounds_.empty() && bounds == Bounds()) return;
  if (bounds_.empty()) bounds_.resize(primary_);
  bounds_[item] = bounds;
}

bool obeys(const Problem& problem, std::span<const Option> chosen) {
  constexpr Colour untouched = ~Colour{0};
  std::vector<std::uint32_t> times(problem.primary());
  std::vector<Colour> colours(problem.items(), untouched);
  for (const Option option : chosen) {
    if (option >= problem.options()) return false;
    for (const auto& [item, colour] : problem.option(option)) {
      if (item < problem.primary()) {
        ++times[item];
        continue;
      }
      const bool shared = colour != 0 && colours[item] == colour;
      if (colours[item] != untouched && !shared) return false;
      colours[item] = colour;
    }
  }
  for (Item item = 0; item < problem.primary(); ++item) {
    const auto [low, high] = problem.bounds(item);
    if (times[item] < low || times[item] > high) return false;
  }
  // An option could otherwise be chosen twice without a conflict, as one of coloured items alone.
  std::vector<Option> sorted(chosen.begin(), chosen.end());
  sort_numbers(sorted);
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

}  // namespace quadrille::cover
