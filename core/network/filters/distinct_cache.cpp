#include "core/network/filters/distinct_cache.hpp"

#include <algorithm>

namespace quadrille::network {

const DistinctCache::Filling& DistinctCache::find(std::span<const cells::Digits> candidates, cells::Sums sums) {
  Key key = {0, 0, sums, search_};
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    std::uint64_t& half = i % 2 == 0 ? key.first : key.second;
    half = half << cells::most_distinct | candidates[i];
  }
  const std::uint64_t mixed =
      (key.first ^ (key.second * 0x9E3779B97F4A7C15) ^ (sums * 0xC2B2AE3D27D4EB4F)) * 0x9E3779B97F4A7C15;
  Entry& entry = entries_[static_cast<std::size_t>(mixed >> (64 - size_bits))];
  was_computed_ = !(entry.key == key);
  if (was_computed_) {
    entry.key = key;
    std::copy(candidates.begin(), candidates.end(), entry.filling.digits.begin());
    entry.filling.sums = cells::filter_distinct(std::span(entry.filling.digits).first(candidates.size()), sums);
  }
  return entry.filling;
}

}  // namespace quadrille::network
