#include "core/network/filters/exclusions.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace quadrille::network {

[[clang::minsize]] void Exclusions::open() {
  first_class_.assign(1, 0);
  classes_.clear();
  outside_.clear();
}

// A pattern of one position is of no use: a value with one place is there, and its neighbours lose it anyway. Nor is
// one without many positions of use: a value is seldom at none of them.
[[clang::minsize]] void Exclusions::add(std::span<const Variable> variables, const Neighbours& neighbours) {
  if (variables.size() <= most_positions) add_classes(variables, neighbours);
  first_class_.push_back(static_cast<std::uint32_t>(classes_.size()));
}

// A pattern of one position is of no use: a value with one place is there, and its neighbours lose it anyway. Patterns
// that leave out many positions are not worth the time: a value is seldom at none of those.
[[clang::minsize]] void Exclusions::add_classes(std::span<const Variable> variables, const Neighbours& neighbours) {
  pattern_of_.resize(std::max(pattern_of_.size(), neighbours.members()), 0);
  met_.clear();
  for (std::size_t i = 0; i < variables.size(); ++i)
    neighbours.for_each_of(variables[i], [&](std::uint32_t member) {
      if (pattern_of_[member] == 0) met_.push_back(member);
      pattern_of_[member] |= std::uint32_t{1} << i;
    });
  patterns_.clear();
  for (const std::uint32_t member : met_) {
    const std::uint32_t pattern = std::exchange(pattern_of_[member], 0);
    const auto size = static_cast<std::size_t>(std::popcount(pattern));
    if (size > 1 && size + most_others >= variables.size())
      patterns_.push_back(std::uint64_t{pattern} << 32 | neighbours.variable_of(member));
  }
  std::sort(patterns_.begin(), patterns_.end());
  const std::uint32_t all = (std::uint32_t{1} << variables.size()) - 1;
  for (std::size_t i = 0; i < patterns_.size(); ++i) {
    const auto pattern = static_cast<std::uint32_t>(patterns_[i] >> 32);
    const auto at = static_cast<std::uint32_t>(outside_.size());
    if (i == 0 || patterns_[i - 1] >> 32 != pattern) classes_.push_back({all & ~pattern, at, at});
    outside_.push_back(static_cast<Variable>(patterns_[i]));
    ++classes_.back().end;
  }
}

}  // namespace quadrille::network
