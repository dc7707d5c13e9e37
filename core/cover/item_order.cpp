#include "core/cover/item_order.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace quadrille::cover {

namespace {

// For each primary item those that it shares an option with, itself left out, in ascending order.
std::vector<std::vector<Item>> neighbours(const Problem& problem) {
  std::vector<std::vector<Item>> adjacent(problem.primary());
  for (Option option = 0; option < problem.options(); ++option) {
    for (const Entry& a : problem.option(option)) {
      for (const Entry& b : problem.option(option)) {
        if (a.item != b.item && a.item < problem.primary() && b.item < problem.primary()) adjacent[a.item].push_back(b.item);
      }
    }
  }
  for (auto& items : adjacent) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
  }
  return adjacent;
}

// Breadth first from `root`, neighbours of few neighbours first; appends to `order` what `seen` does not hold yet.
void sweep(const std::vector<std::vector<Item>>& adjacent, Item root, std::vector<bool>& seen, std::vector<Item>& order) {
  const auto fewer = [&](Item a, Item b) { return adjacent[a].size() != adjacent[b].size() ? adjacent[a].size() < adjacent[b].size() : a < b; };
  std::size_t at = order.size();
  order.push_back(root);
  seen[root] = true;
  for (; at < order.size(); ++at) {
    const std::size_t begin = order.size();
    for (const Item next : adjacent[order[at]]) {
      if (seen[next]) continue;
      seen[next] = true;
      order.push_back(next);
    }
    std::sort(order.begin() + static_cast<std::ptrdiff_t>(begin), order.end(), fewer);
  }
}

// Each component from an item at its rim: the last one of a sweep from anywhere, taken twice.
std::vector<Item> reverse_cuthill_mckee(const std::vector<std::vector<Item>>& adjacent) {
  std::vector<Item> order;
  std::vector<bool> seen(adjacent.size());
  for (Item start = 0; start < adjacent.size(); ++start) {
    if (seen[start]) continue;
    Item rim = start;
    for (int i = 0; i < 2; ++i) {
      std::vector<Item> trial;
      std::vector<bool> trial_seen = seen;
      sweep(adjacent, rim, trial_seen, trial);
      rim = trial.back();
    }
    sweep(adjacent, rim, seen, order);
  }
  std::reverse(order.begin(), order.end());
  return order;
}

// Next always the item that makes fewest others live; among those the one that was made live first.
std::vector<Item> greedy(const std::vector<std::vector<Item>>& adjacent) {
  std::vector<Item> order, live;
  std::vector<bool> is_live(adjacent.size()), is_done(adjacent.size());
  for (Item start = 0; order.size() < adjacent.size(); ++start) {
    if (is_done[start]) continue;
    live.push_back(start);
    is_live[start] = true;
    while (!live.empty()) {
      std::size_t best = 0, fewest = adjacent.size() + 1;
      for (std::size_t i = 0; i < live.size(); ++i) {
        const auto fresh = static_cast<std::size_t>(
            std::count_if(adjacent[live[i]].begin(), adjacent[live[i]].end(), [&](Item item) { return !is_live[item]; }));
        if (fresh < fewest) {
          fewest = fresh;
          best = i;
        }
      }
      const Item item = live[best];
      live.erase(live.begin() + static_cast<std::ptrdiff_t>(best));
      is_done[item] = true;
      order.push_back(item);
      for (const Item next : adjacent[item]) {
        if (is_live[next]) continue;
        is_live[next] = true;
        live.push_back(next);
      }
    }
  }
  return order;
}

double rate(const Problem& problem, const std::vector<Item>& order, const std::vector<std::uint8_t>& bits) {
  const auto life = lives(problem, order, layers_of_options(problem, order));
  std::vector<int> change(order.size() + 1);  // of the live bits between a layer and the one before it
  for (Item item = 0; item < problem.items(); ++item) {
    if (life[item].first >= life[item].last) continue;
    change[life[item].first + 1] += bits[item];
    change[life[item].last + 1] -= bits[item];
  }
  double states = 0;
  int live = 0;
  for (const int difference : change) {
    live += difference;
    states += std::ldexp(1.0, live);
  }
  return states;
}

}  // namespace

std::vector<std::uint8_t> bits_of_items(const Problem& problem) {
  std::vector<Colour> most(problem.items());
  for (Option option = 0; option < problem.options(); ++option) {
    for (const auto& [item, colour] : problem.option(option)) most[item] = std::max(most[item], colour);
  }
  std::vector<std::uint8_t> bits(problem.items());
  for (Item item = 0; item < problem.items(); ++item) bits[item] = static_cast<std::uint8_t>(std::bit_width(most[item] + 1));
  return bits;
}

std::vector<std::uint32_t> layers_of_options(const Problem& problem, const std::vector<Item>& order) {
  std::vector<std::uint32_t> layer_of(problem.items(), no_layer);
  for (std::size_t layer = 0; layer < order.size(); ++layer) layer_of[order[layer]] = static_cast<std::uint32_t>(layer);
  std::vector<std::uint32_t> layers(problem.options(), no_layer);
  for (Option option = 0; option < problem.options(); ++option) {
    for (const Entry& entry : problem.option(option)) layers[option] = std::min(layers[option], layer_of[entry.item]);
  }
  return layers;
}

std::vector<Life> lives(const Problem& problem, const std::vector<Item>& order, const std::vector<std::uint32_t>& option_layers) {
  std::vector<Life> life(problem.items(), Life{no_layer, 0});
  for (Option option = 0; option < problem.options(); ++option) {
    if (option_layers[option] == no_layer) continue;
    for (const Entry& entry : problem.option(option)) {
      life[entry.item].first = std::min(life[entry.item].first, option_layers[option]);
      life[entry.item].last = std::max(life[entry.item].last, option_layers[option]);
    }
  }
  for (std::size_t layer = 0; layer < order.size(); ++layer) life[order[layer]].last = static_cast<std::uint32_t>(layer);
  return life;
}

RatedOrder best_order(const Problem& problem) {
  const auto bits = bits_of_items(problem);
  std::vector<Item> given(problem.primary());
  std::iota(given.begin(), given.end(), Item{0});
  RatedOrder best = {given, rate(problem, given, bits)};
  if (problem.entries() > most_ordered) return best;
  const auto adjacent = neighbours(problem);
  for (auto order : {reverse_cuthill_mckee(adjacent), greedy(adjacent)}) {
    const double states = rate(problem, order, bits);
    if (states < best.states) best = {std::move(order), states};
  }
  return best;
}

}  // namespace quadrille::cover
