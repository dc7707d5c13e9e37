#include "core/cover/problem.hpp"

#include <algorithm>
#include <cassert>

#include "core/sort.hpp"

namespace quadrille::cover {

void Problem::reset(std::size_t primary, std::size_t secondary) {
  primary_ = primary;
  items_ = primary + secondary;
  coloured_ = false;
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

bool obeys(const Problem& problem, std::span<const Option> chosen) {
  constexpr Colour untouched = ~Colour{0};
  std::vector<Colour> state(problem.items(), untouched);
  for (const Option option : chosen) {
    if (option >= problem.options()) return false;
    for (const auto& [item, colour] : problem.option(option)) {
      const bool shared = colour != 0 && state[item] == colour;
      if (state[item] != untouched && !shared) return false;
      state[item] = colour;
    }
  }
  // An option of coloured items alone could be chosen twice without a conflict.
  std::vector<Option> sorted(chosen.begin(), chosen.end());
  sort_numbers(sorted);
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return false;
  return std::none_of(state.begin(), state.begin() + static_cast<std::ptrdiff_t>(problem.primary()),
                      [](Colour colour) { return colour == untouched; });
}

}  // namespace quadrille::cover
