// Orders in which the primary items of an exact cover can be dealt with, for counting along a frontier.
//
// When items are dealt with one after the other, an option belongs to the first of its primary items; while the options
// of an item are tried, an item is *live* if earlier options may have touched it and later ones may still care. A good
// order keeps few items live. Three are tried: the given one, which suits permutations and what people wrote line by
// line; reverse Cuthill–McKee (1969), which suits grids; and the one that greedily keeps fewest live.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

/// What an item's life comes to under an order. Layers are numbered by the order: layer l deals with item `order[l]`.
struct Life {
  std::uint32_t first;  ///< the layer of the first option that contains it
  std::uint32_t
      last;  ///< the last layer that asks about it: a primary item's own, or that of a secondary item's last option
};

/// The layer of each option: that of its first primary item. Options of secondary items alone have none, `no_layer`.
constexpr std::uint32_t no_layer = ~std::uint32_t{0};
std::vector<std::uint32_t> layers_of_options(const Problem& problem, const std::vector<Item>& order);

/// The life of each item; `first > last` for items that no option can touch.
std::vector<Life> lives(const Problem& problem, const std::vector<Item>& order,
                        const std::vector<std::uint32_t>& option_layers);

struct RatedOrder {
  std::vector<Item> order;
  /// At most so many states have to be looked at: the sum over the layers of 2 to the power of the bits that are live.
  double states;
};

/// The best of the three orders. Problems of more than `most_ordered` entries are only rated in their given order, and
/// so are those that make more than `most_pairs` pairs of primary items that share an option: the graph of the items
/// takes time and memory in proportion to the pairs.
constexpr std::size_t most_ordered = 100'000;
constexpr std::uint64_t most_pairs = std::uint64_t{1} << 20;
RatedOrder best_order(const Problem& problem);

/// Bits that a live item takes: one, or what tells apart the colours of a secondary item, untouched and covered.
std::vector<std::uint8_t> bits_of_items(const Problem& problem);

}  // namespace quadrille::cover
