#include "core/network/compile/counts.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace quadrille::network {

namespace {

constexpr std::size_t joined_at_once = 3;

bool is_long(const Network::Count& count) {
  return count.bound == Network::Count::none && count.low == count.high && count.members.size() >= 2 * part_of_count;
}

// Adds the variables for the parts of `part_of_count` members. Returns them as terms of a sum.
std::vector<Network::Term> add_parts(Network& network, const Network::Count& count) {
  std::vector<Network::Term> parts;
  for (auto rest = std::span(count.members); !rest.empty();) {
    const auto part = rest.first(std::min(part_of_count, rest.size()));
    rest = rest.subspan(part.size());
    const Variable number = network.add_auxiliary(static_cast<unsigned>(part.size() + 1), 0);
    network.counts.push_back({.members = {part.begin(), part.end()}, .bound = number});
    parts.push_back({1, number});
  }
  return parts;
}

// Joins parts that follow each other. A number above that of the whole count is left out: no solution has it. False,
// with nothing done, if a variable cannot have as many values.
bool join(Network& network, std::vector<Network::Term>& parts, std::size_t most) {
  if (std::min(most, joined_at_once * (network.domains[parts[0].variable].values - 1u)) >= most_values) return false;
  std::vector<Network::Term> joined;
  for (auto rest = std::span(parts); !rest.empty();) {
    const auto some = rest.first(std::min(joined_at_once, rest.size()));
    rest = rest.subspan(some.size());
    if (some.size() == 1) {
      joined.push_back(some[0]);
      continue;
    }
    std::size_t size = 0;
    for (const auto& part : some) size += network.domains[part.variable].values - 1u;
    joined.push_back({1, network.add_auxiliary(static_cast<unsigned>(std::min(size, most) + 1), 0)});
    Network::Sum sum = {.terms = {some.begin(), some.end()}, .total = 0, .is_derived = true};
    sum.terms.push_back({-1, joined.back().variable});
    network.sums.push_back(std::move(sum));
  }
  parts = std::move(joined);
  return true;
}

}  // namespace

bool has_long_counts(const Network& network) {
  return std::any_of(network.counts.begin(), network.counts.end(), is_long);
}

Network with_parts_of_counts(const Network& network) {
  Network divided = network;
  for (const Network::Count& count : network.counts) {
    if (!is_long(count)) continue;
    auto parts = add_parts(divided, count);
    while (parts.size() > joined_at_once && join(divided, parts, count.low)) {
    }
    divided.sums.push_back({.terms = std::move(parts), .total = count.low, .is_derived = true});
  }
  return divided;
}

}  // namespace quadrille::network
