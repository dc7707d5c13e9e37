#include "core/network/filters/cliques.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/cells/distinct.hpp"

namespace quadrille::network {

namespace {

// Bounds, so that opening a search takes no longer than it gains.
constexpr std::size_t most_sets = 128, most_tables = 8, most_related = 400;

using Table = std::vector<Values>;  // by a value of the one variable, what the other may have

// Makes the table empty if the variables have different numbers of values, or too many.
void write_table(const Network::Relation& relation, const Network& network, Table& table) {
  const unsigned values = network.domains[relation.a].values;
  table.clear();
  if (values > cells::most_distinct || network.domains[relation.b].values != values) return;
  table = relation.allowed;
  for (Values& allowed : table) allowed &= all_values(values);
}

// Whether no value is in the relation to itself, and a is to b as b is to a.
bool is_mutual(const Table& table) {
  for (std::size_t value = 0; value < table.size(); ++value)
    for (std::size_t other = value; other < table.size(); ++other)
      if ((table[value] >> other & 1) != (other == value ? 0 : table[other] >> value & 1)) return false;
  return !table.empty();
}

bool is_within(const Table& table, const Table& wider) {
  if (table.size() != wider.size()) return false;
  for (std::size_t value = 0; value < table.size(); ++value)
    if ((table[value] & ~wider[value]) != 0) return false;
  return true;
}

// The sets of `size` values of which every two are in the relation.
std::vector<cells::Digits> sets_of(const Table& table, std::size_t size) {
  std::vector<cells::Digits> sets;
  for (Values set = 0; set < Values{1} << table.size(); ++set) {
    if (static_cast<std::size_t>(std::popcount(set)) != size) continue;
    bool is_related = true;
    for (Values left = set; left != 0 && is_related; left &= left - 1)
      is_related = (set & ~(left & (~left + 1)) & ~table[static_cast<std::size_t>(std::countr_zero(left))]) == 0;
    if (is_related) sets.push_back(static_cast<cells::Digits>(set));
  }
  return sets;
}

enum class Edge : std::uint8_t { unrelated, related, taken };

// Adds the cliques of one relation: from each pair that is in none yet, the variables that go with all before.
[[clang::minsize]] void add_cliques(const Network& network, std::span<const Network::Relation> relations,
                                    const Table& table, std::vector<Clique>& cliques) {
  std::vector<std::pair<Variable, Variable>> edges;
  std::vector<Variable> related;
  Table own;
  for (const auto& relation : relations) {
    write_table(relation, network, own);
    if (!is_within(own, table)) continue;
    edges.push_back(std::minmax(relation.a, relation.b));
    related.insert(related.end(), {relation.a, relation.b});
  }
  std::sort(related.begin(), related.end());
  related.erase(std::unique(related.begin(), related.end()), related.end());
  if (related.size() > most_related) return;
  const auto place = [&](Variable variable) {
    return static_cast<std::size_t>(std::lower_bound(related.begin(), related.end(), variable) - related.begin());
  };
  std::vector<Edge> pairs(related.size() * related.size(), Edge::unrelated);
  const auto pair = [&](std::size_t a, std::size_t b) -> Edge& {
    return pairs[std::min(a, b) * related.size() + std::max(a, b)];
  };
  for (const auto& [a, b] : edges) pair(place(a), place(b)) = Edge::related;
  for (const auto& [a, b] : edges) {
    if (pair(place(a), place(b)) == Edge::taken) continue;
    std::vector<std::size_t> places = {place(a), place(b)};
    for (std::size_t other = 0; other < related.size() && places.size() < table.size(); ++other) {
      if (std::all_of(places.begin(), places.end(),
                      [&](std::size_t its) { return its != other && pair(its, other) != Edge::unrelated; }))
        places.push_back(other);
    }
    if (places.size() < 3) continue;
    std::sort(places.begin(), places.end());
    Clique clique;
    for (const std::size_t its : places) clique.variables.push_back(related[its]);
    for (std::size_t i = 0; i < places.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) pair(places[j], places[i]) = Edge::taken;
    clique.sets = sets_of(table, places.size());
    if (clique.sets.size() <= most_sets) cliques.push_back(std::move(clique));
  }
}

}  // namespace

[[clang::minsize]] std::vector<Clique> find_cliques(const Network& network,
                                                    std::span<const Network::Relation> relations) {
  std::vector<Table> tables;
  Table table;
  for (const auto& relation : relations) {
    write_table(relation, network, table);
    if (tables.size() < most_tables && is_mutual(table) &&
        std::find(tables.begin(), tables.end(), table) == tables.end())
      tables.push_back(table);
  }
  std::vector<Clique> cliques;
  for (const Table& each : tables) add_cliques(network, relations, each, cliques);
  return cliques;
}

}  // namespace quadrille::network
