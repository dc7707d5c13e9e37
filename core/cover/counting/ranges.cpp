#include "core/cover/counting/ranges.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::cover {

Ranges::Ranges(const Problem& problem) {
  if (!problem.has_multiplicities()) return;
  for (Item item = 0; item < problem.primary(); ++item) ranges_.push_back(problem.bounds(item));
  std::vector<std::uint32_t> uses(problem.items());
  for (Option option = 0; option < problem.options(); ++option) {
    if (!may_choose(problem, option)) continue;
    for (const Entry& entry : problem.option(option)) ++uses[entry.item];
  }
  is_free_.resize(problem.primary());
  for (Item item = 0; item < problem.primary(); ++item) {
    auto& [low, high] = ranges_[item];
    is_free_[item] = low == 0 && high >= uses[item];
    if (!is_exact(item)) high = std::min(high, uses[item]);
  }
}

bool Ranges::may_choose(const Problem& problem, Option option) const {
  bool has_primary = false;
  for (const Entry& entry : problem.option(option)) {
    if (entry.item >= problem.primary()) continue;
    if (!ranges_.empty() && ranges_[entry.item].high == 0) return false;
    has_primary = true;
  }
  return has_primary;
}

std::uint32_t Ranges::bits(Item item) const {
  const auto [low, high] = ranges_[item];
  if (is_free_[item] || low > high) return 0;
  return static_cast<std::uint32_t>(std::bit_width(high - 1)) + 1;
}

}  // namespace quadrille::cover
