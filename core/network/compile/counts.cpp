#include "core/network/compile/counts.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::network {

namespace {

bool is_long(const Network::Count& count) {
  return count.bound == Network::Count::none && count.low == count.high && count.members.size() >= 2 * part_of_count;
}

}  // namespace

bool has_long_counts(const Network& network) {
  return std::any_of(network.counts.begin(), network.counts.end(), is_long);
}

Network with_parts_of_counts(const Network& network) {
  Network divided = network;
  for (const Network::Count& count : network.counts) {
    if (!is_long(count)) continue;
    const auto& members = count.members;
    Network::Sum sum = {.terms = {}, .total = count.low, .is_derived = true};
    for (std::size_t begin = 0; begin < members.size(); begin += part_of_count) {
      const std::size_t size = std::min(part_of_count, members.size() - begin);
      const auto first = members.begin() + static_cast<std::ptrdiff_t>(begin);
      const auto number = static_cast<Variable>(divided.domains.size());
      divided.domains.push_back({.values = static_cast<std::uint8_t>(size + 1), .lowest = 0});
      divided.counts.push_back({.members = {first, first + static_cast<std::ptrdiff_t>(size)}, .bound = number});
      sum.terms.push_back({1, number});
    }
    divided.sums.push_back(std::move(sum));
  }
  return divided;
}

}  // namespace quadrille::network
