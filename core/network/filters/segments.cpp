#include "core/network/filters/segments.hpp"

#include <bit>

namespace quadrille::network {

bool Segments::filter(std::span<Values> masks, unsigned lowest, unsigned sum) {
  const std::uint64_t all = all_values(sum);
  before_.resize(masks.size());
  std::uint64_t sums = 1;
  for (std::size_t i = 0; i < masks.size(); ++i) {
    before_[i] = sums;
    std::uint64_t next = 0;
    const std::uint64_t start = sums << lowest;
    for (Values left = masks[i]; left != 0; left &= left - 1) next |= start << std::countr_zero(left);
    sums = (next | (next >> sum & 1)) & all;
  }
  if ((sums & 1) == 0) return false;
  sums = 1;
  for (std::size_t i = masks.size(); i-- > 0;) {
    const std::uint64_t after = (sums | (sums & 1) << sum) >> lowest;
    sums = 0;
    Values kept = 0;
    for (Values left = masks[i]; left != 0; left &= left - 1) {
      const std::uint64_t reached = after >> std::countr_zero(left) & before_[i];
      sums |= reached;
      if (reached != 0) kept |= left & (~left + 1);
    }
    masks[i] = kept;
  }
  return true;
}

}  // namespace quadrille::network
