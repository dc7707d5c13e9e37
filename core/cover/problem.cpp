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

bool obeys(const Problem& problem, std::span<const Option> chosen, Tally& tally) {
  constexpr Colour untouched = ~Colour{0};
  const std::size_t primary = problem.primary();
  auto& [times, colours, repeatable] = tally;
  times.assign(primary, 0);
  colours.assign(problem.items() - primary, untouched);
  repeatable.clear();
  for (const Option option : chosen) {
    if (option >= problem.options()) return false;
    bool is_repeatable = true;  // such as one of coloured items alone
    for (const auto& [item, colour] : problem.option(option)) {
      if (item < primary) {
        ++times[item];
        is_repeatable &= problem.bounds(item).high > 1;
        continue;
      }
      Colour& before = colours[item - primary];
      const bool shared = colour != 0 && before == colour;
      if (before != untouched && !shared) return false;
      before = colour;
    }
    if (is_repeatable) repeatable.push_back(option);
  }
  for (Item item = 0; item < primary; ++item) {
    const auto [low, high] = problem.bounds(item);
    if (times[item] < low || times[item] > high) return false;
  }
  sort_numbers(repeatable);
  return std::adjacent_find(repeatable.begin(), repeatable.end()) == repeatable.end();
}

}  // namespace quadrille::cover
