// Orders of the primary items of an exact cover, for counting along a frontier.
//
// Each item is a layer, and an option belongs to the layer of the first of its primary items. In a layer an item is
// *live* if options of earlier layers may have covered it and options of this or later layers contain it. A good order
// keeps few items live. Three orders are tried: the given one, which suits permutations and problems written line by
// line; reverse Cuthill–McKee (1969), which suits grids; and a greedy order that makes fewest items live. Of problems
// with multiplicities, the last two are also tried without the items that have many neighbours, which come last then:
// the cells of a board in their order, and then the pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/counting/ranges.hpp"
#include "core/cover/problem.hpp"

namespace quadrille::cover {

/// The layers in which an item is live. Layer l is the layer of item `order[l]`.
struct Life {
  std::uint32_t first;  ///< the layer of the first option that contains the item
  std::uint32_t last;   ///< a primary item's own layer, or the layer of a secondary item's last option
};

/// The layer of each option: that of its first primary item. Options that are never chosen have none, `no_layer`.
constexpr std::uint32_t no_layer = ~std::uint32_t{0};
std::vector<std::uint32_t> layers_of_options(const Problem& problem, const Ranges& ranges,
                                             const std::vector<Item>& order);

/// The life of each item; `first > last` for items that are in no option.
std::vector<Life> lives(const Problem& problem, const std::vector<Item>& order,
                        const std::vector<std::uint32_t>& option_layers);

struct RatedOrder {
  std::vector<Item> order;
  /// An upper bound on the number of states: the sum over the layers of 2 to the power of the number of live bits.
  double states;
};

/// The best of these orders. For problems of more than `most_ordered` entries, or with more than `most_pairs` pairs
/// of primary items in one option, it is the given order: the graph of the items takes time and memory in proportion to
/// the number of pairs.
constexpr std::size_t most_ordered = 100'000;
constexpr std::uint64_t most_pairs = std::uint64_t{1} << 20;
RatedOrder best_order(const Problem& problem, const Ranges& ranges);

/// The number of bits of each live item: 1, or for a coloured item enough for its colours, uncovered, and covered
/// without a colour, or those of its counter.
std::vector<std::uint8_t> bits_of_items(const Problem& problem, const Ranges& ranges);

}  // namespace quadrille::cover
