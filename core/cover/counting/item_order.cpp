#include "core/cover/counting/item_order.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numeric>
#include <queue>
#include <utility>

#include "core/sort.hpp"

namespace quadrille::cover {

namespace {

// The number of pairs of primary items in one option: k² for an option with k primary items.
std::uint64_t pairs_of(const Problem& problem) {
  std::uint64_t pairs = 0;
  for (Option option = 0; option < problem.options(); ++option) {
    const auto entries = problem.option(option);
    const auto is_primary = [&](const Entry& entry) { return entry.item < problem.primary(); };
    const auto primary = std::count_if(entries.begin(), entries.end(), is_primary);
    pairs += static_cast<std::uint64_t>(primary) * static_cast<std::uint64_t>(primary);
  }
  return pairs;
}

// For each primary item the other primary items that share an option with it, in ascending order.
std::vector<std::vector<Item>> neighbours(const Problem& problem) {
  std::vector<std::vector<Item>> adjacent(problem.primary());
  std::vector<Item> primary;
  for (Option option = 0; option < problem.options(); ++option) {
    primary.clear();
    for (const Entry& entry : problem.option(option)) {
      if (entry.item < problem.primary()) primary.push_back(entry.item);
    }
    for (const Item a : primary) {
      for (const Item b : primary) {
        if (a != b) adjacent[a].push_back(b);
      }
    }
  }
  for (auto& items : adjacent) {
    sort_numbers(items);
    items.erase(std::unique(items.begin(), items.end()), items.end());
  }
  return adjacent;
}

// Breadth-first sweeps over a graph. Each visits the component of its root and takes time in proportion to that.
class Sweeps {
 public:
  explicit Sweeps(const std::vector<std::vector<Item>>& adjacent)
      : adjacent_(adjacent), by_rank_(adjacent.size()), ranks_(adjacent.size()), last_sweep_(adjacent.size(), 0) {
    // A counting sort by number of neighbours.
    std::vector<std::uint32_t> next(adjacent.size() + 1);
    for (const auto& items : adjacent) ++next[items.size() + 1];
    for (std::size_t i = 1; i < next.size(); ++i) next[i] += next[i - 1];
    for (Item item = 0; item < adjacent.size(); ++item) {
      ranks_[item] = next[adjacent[item].size()]++;
      by_rank_[ranks_[item]] = item;
    }
  }

  bool has_visited(Item item) const { return last_sweep_[item] != 0; }

  // Appends to `order` the component of `root`, breadth first, neighbours with few neighbours first.
  void sweep(Item root, std::vector<Item>& order) {
    ++sweep_;
    std::size_t at = order.size();
    order.push_back(root);
    last_sweep_[root] = sweep_;
    for (; at < order.size(); ++at) {
      const std::size_t begin = order.size();
      for (const Item next : adjacent_[order[at]]) {
        if (last_sweep_[next] == sweep_) continue;
        last_sweep_[next] = sweep_;
        order.push_back(ranks_[next]);
      }
      sort_numbers(std::span(order).subspan(begin));
      for (std::size_t i = begin; i < order.size(); ++i) order[i] = by_rank_[order[i]];
    }
  }

 private:
  const std::vector<std::vector<Item>>& adjacent_;
  std::vector<Item> by_rank_;              // those with few neighbours first, then in ascending order
  std::vector<std::uint32_t> ranks_;       // by item: its place there
  std::vector<std::uint64_t> last_sweep_;  // by item: the number of the last sweep that visited it, from 1; 0: none
  std::uint64_t sweep_ = 0;
};

// Starts each component at an item at its rim: the last item of a sweep from any item, and then of a sweep from that.
std::vector<Item> reverse_cuthill_mckee(const std::vector<std::vector<Item>>& adjacent) {
  std::vector<Item> order, trial;
  Sweeps sweeps(adjacent);
  for (Item start = 0; start < adjacent.size(); ++start) {
    if (sweeps.has_visited(start)) continue;
    Item rim = start;
    for (int i = 0; i < 2; ++i) {
      trial.clear();
      sweeps.sweep(rim, trial);
      rim = trial.back();
    }
    sweeps.sweep(rim, order);
  }
  std::reverse(order.begin(), order.end());
  return order;
}

// Always takes the live item with the fewest fresh neighbours, that is, neighbours that are not live; of several, the
// one that became live first. The heap has an entry for each number of fresh neighbours that a live item has had. The
// number only falls, so an item's least entry is the valid one.
std::vector<Item> greedy(const std::vector<std::vector<Item>>& adjacent) {
  using Candidate = std::pair<std::size_t, std::size_t>;  // number of fresh neighbours; index in `live`
  std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> heap;
  std::vector<Item> order;
  std::vector<Item> live;  // in the order in which they became live, including those that are done
  std::vector<std::size_t> fresh(adjacent.size()), place(adjacent.size(), adjacent.size());  // by item
  std::vector<bool> is_done(adjacent.size());
  for (Item item = 0; item < adjacent.size(); ++item) fresh[item] = adjacent[item].size();
  const auto is_live = [&](Item item) { return place[item] != adjacent.size(); };
  const auto make_live = [&](Item item) {
    place[item] = live.size();
    live.push_back(item);
    heap.push({fresh[item], place[item]});
    for (const Item next : adjacent[item]) {
      --fresh[next];
      if (is_live(next) && !is_done[next]) heap.push({fresh[next], place[next]});
    }
  };
  for (Item start = 0; start < adjacent.size(); ++start) {
    if (is_done[start]) continue;
    make_live(start);
    while (!heap.empty()) {
      const Item item = live[heap.top().second];
      heap.pop();
      if (is_done[item]) continue;
      is_done[item] = true;
      order.push_back(item);
      for (const Item next : adjacent[item]) {
        if (!is_live(next)) make_live(next);
      }
    }
  }
  return order;
}

double rate(const Problem& problem, const Ranges& ranges, const std::vector<Item>& order,
            const std::vector<std::uint8_t>& bits) {
  const auto layers = layers_of_options(problem, ranges, order);
  const auto life = lives(problem, order, layers);
  std::vector<int> change(order.size() + 1);  // by layer: its live bits minus those of the layer before it
  for (Item item = 0; item < problem.items(); ++item) {
    if (life[item].first >= life[item].last) continue;
    change[life[item].first + 1] += bits[item];
    change[life[item].last + 1] -= bits[item];
  }
  // By layer: the states between the options of one item are more, for each option is a layer of its own.
  std::vector<std::uint32_t> options(problem.has_multiplicities() ? order.size() + 1 : 0);
  for (Option option = 0; !options.empty() && option < problem.options(); ++option) {
    if (layers[option] != no_layer && !ranges.is_exact(order[layers[option]])) ++options[layers[option]];
  }
  double states = 0;
  int live = 0;
  for (std::size_t layer = 0; layer <= order.size(); ++layer) {
    live += change[layer];
    states += std::ldexp(1.0, live);
    if (options.empty() || options[layer] == 0) continue;
    states += options[layer] * std::ldexp(1.0, std::max(live, live + change[layer + 1]) + bits[order[layer]]);
  }
  return states;
}

// The graph without the items that share an option with more than a quarter of all items. These have no neighbours.
std::vector<std::vector<Item>> without_hubs(std::vector<std::vector<Item>> adjacent, std::vector<bool>& is_hub) {
  is_hub.assign(adjacent.size(), false);
  for (Item item = 0; item < adjacent.size(); ++item) is_hub[item] = 4 * adjacent[item].size() > adjacent.size();
  for (Item item = 0; item < adjacent.size(); ++item) {
    if (is_hub[item]) adjacent[item].clear();
    std::erase_if(adjacent[item], [&](Item other) { return is_hub[other]; });
  }
  return adjacent;
}

}  // namespace

std::vector<std::uint8_t> bits_of_items(const Problem& problem, const Ranges& ranges) {
  std::vector<Colour> most(problem.items());
  for (Option option = 0; option < problem.options(); ++option) {
    for (const auto& [item, colour] : problem.option(option)) most[item] = std::max(most[item], colour);
  }
  std::vector<std::uint8_t> bits(problem.items());
  for (Item item = 0; item < problem.items(); ++item) {
    const auto width = static_cast<std::uint32_t>(std::bit_width(most[item] + 1));
    bits[item] = static_cast<std::uint8_t>(ranges.is_exact(item) ? width : ranges.bits(item));
  }
  return bits;
}

std::vector<std::uint32_t> layers_of_options(const Problem& problem, const Ranges& ranges,
                                             const std::vector<Item>& order) {
  std::vector<std::uint32_t> layer_of(problem.items(), no_layer);
  for (std::size_t layer = 0; layer < order.size(); ++layer) layer_of[order[layer]] = static_cast<std::uint32_t>(layer);
  std::vector<std::uint32_t> layers(problem.options(), no_layer);
  for (Option option = 0; option < problem.options(); ++option) {
    if (problem.has_multiplicities() && !ranges.may_choose(problem, option)) continue;
    for (const Entry& entry : problem.option(option)) layers[option] = std::min(layers[option], layer_of[entry.item]);
  }
  return layers;
}

std::vector<Life> lives(const Problem& problem, const std::vector<Item>& order,
                        const std::vector<std::uint32_t>& option_layers) {
  std::vector<Life> life(problem.items(), Life{no_layer, 0});
  for (Option option = 0; option < problem.options(); ++option) {
    if (option_layers[option] == no_layer) continue;
    for (const Entry& entry : problem.option(option)) {
      life[entry.item].first = std::min(life[entry.item].first, option_layers[option]);
      life[entry.item].last = std::max(life[entry.item].last, option_layers[option]);
    }
  }
  for (std::size_t layer = 0; layer < order.size(); ++layer)
    life[order[layer]].last = static_cast<std::uint32_t>(layer);
  return life;
}

RatedOrder best_order(const Problem& problem, const Ranges& ranges) {
  const auto bits = bits_of_items(problem, ranges);
  std::vector<Item> given(problem.primary());
  std::iota(given.begin(), given.end(), Item{0});
  RatedOrder best = {given, rate(problem, ranges, given, bits)};
  if (problem.entries() > most_ordered || pairs_of(problem) > most_pairs) return best;
  const auto compete = [&](std::vector<Item> order) {
    const double states = rate(problem, ranges, order, bits);
    if (states < best.states) best = {std::move(order), states};
  };
  const auto adjacent = neighbours(problem);
  compete(reverse_cuthill_mckee(adjacent));
  compete(greedy(adjacent));
  if (!problem.has_multiplicities()) return best;
  std::vector<bool> is_hub;
  const auto sparse = without_hubs(adjacent, is_hub);
  for (auto order : {given, reverse_cuthill_mckee(sparse), greedy(sparse)}) {
    std::stable_partition(order.begin(), order.end(), [&](Item item) { return !is_hub[item]; });
    compete(std::move(order));
  }
  return best;
}

}  // namespace quadrille::cover
