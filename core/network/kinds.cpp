#include "core/network/kinds.hpp"

namespace quadrille::network {

std::size_t entries_of(const Network& network) {
  std::size_t entries = 0;
  for_kinds([&](const auto& kind) {
    for (const auto& constraint : network.*kind.list) entries += entries_of(kind, network, constraint);
  });
  return entries;
}

}  // namespace quadrille::network
