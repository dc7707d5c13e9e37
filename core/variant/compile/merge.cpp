#include "core/variant/compile/merge.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/variant/compile/constraints.hpp"

namespace quadrille::variant {
namespace {

// By variable, the numbers of the `different` that it is in.
using GroupsOf = std::vector<std::vector<std::uint32_t>>;

// A variable may be in very many of them; more are not looked at to find one that says the same.
constexpr std::size_t most_compared = 64;

bool have_common(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i] == b[j]) return true;
    a[i] < b[j] ? ++i : ++j;
  }
  return false;
}

// Keeps the elements that `kept` marks.
template <class Element>
void keep(std::vector<Element>& all, const std::vector<bool>& kept) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!kept[i]) continue;
    if (count != i) all[count] = std::move(all[i]);
    ++count;
  }
  all.resize(count);
}

bool is_part_of(const std::vector<Variable>& part, const std::vector<Variable>& whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());  // both are sorted
}

// Keeps the first of those with the same variables, and none whose variables are all in a larger one.
void merge_different(Network& network) {
  auto& all = network.different;
  // The larger ones first; a stable sort, so that rows, columns and boxes stay before what rules say.
  std::vector<std::uint32_t> order(all.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return all[a].variables.size() > all[b].variables.size(); });
  GroupsOf kept_with(network.domains.size());
  std::vector<bool> kept(all.size());
  for (const std::uint32_t i : order) {
    const auto& group = all[i].variables;
    const auto& others = kept_with[group[0]];
    const auto end = others.begin() + static_cast<std::ptrdiff_t>(std::min(others.size(), most_compared));
    kept[i] =
        std::none_of(others.begin(), end, [&](std::uint32_t other) { return is_part_of(group, all[other].variables); });
    if (!kept[i]) continue;
    for (const Variable variable : group) kept_with[variable].push_back(i);
  }
  keep(all, kept);
}

Network::Relation transposed(const Network& network, const Network::Relation& relation) {
  Network::Relation result{relation.b, relation.a, std::vector<Values>(network.domains[relation.b].values)};
  for (std::size_t i = 0; i < relation.allowed.size(); ++i)
    for (std::size_t j = 0; j < result.allowed.size(); ++j) result.allowed[j] |= (relation.allowed[i] >> j & 1) << i;
  return result;
}

// Whether the relation forbids nothing that `are_different` does not forbid.
bool is_trivial(const Network& network, const Network::Relation& relation, bool are_different) {
  const Values all = all_values(network.domains[relation.b].values);
  for (std::size_t i = 0; i < relation.allowed.size(); ++i) {
    if ((relation.allowed[i] | (are_different ? Values{1} << i : 0)) != all) return false;
  }
  return true;
}

void merge_relations(Network& network) {
  auto& all = network.relations;
  for (auto& relation : all)
    if (relation.a > relation.b) relation = transposed(network, relation);
  std::stable_sort(all.begin(), all.end(), [](const Network::Relation& x, const Network::Relation& y) {
    return std::tie(x.a, x.b) < std::tie(y.a, y.b);
  });
  GroupsOf groups(network.domains.size());
  for (std::uint32_t i = 0; i < network.different.size(); ++i)
    for (const Variable variable : network.different[i].variables) groups[variable].push_back(i);
  std::size_t count = 0;
  for (std::size_t i = 0; i < all.size();) {
    Network::Relation merged = std::move(all[i]);
    for (++i; i < all.size() && all[i].a == merged.a && all[i].b == merged.b; ++i)
      for (std::size_t value = 0; value < merged.allowed.size(); ++value)
        merged.allowed[value] &= all[i].allowed[value];
    if (!is_trivial(network, merged, have_common(groups[merged.a], groups[merged.b]))) all[count++] = std::move(merged);
  }
  all.resize(count);
}

// Keeps the first of equal elements; `less` orders them.
template <class Element, class Less>
void keep_first(std::vector<Element>& all, Less less) {
  std::vector<std::uint32_t> order(all.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return less(all[a], all[b]); });
  std::vector<bool> kept(all.size(), true);
  for (std::size_t i = 1; i < order.size(); ++i) kept[order[i]] = less(all[order[i - 1]], all[order[i]]);
  keep(all, kept);
}

bool is_less(const Network::Term& x, const Network::Term& y) {
  return std::tie(x.variable, x.coefficient) < std::tie(y.variable, y.coefficient);
}

bool is_less(const Network::Sum& x, const Network::Sum& y) {
  if (x.total != y.total) return x.total < y.total;
  return std::lexicographical_compare(x.terms.begin(), x.terms.end(), y.terms.begin(), y.terms.end(),
                                      [](const Network::Term& s, const Network::Term& t) { return is_less(s, t); });
}

bool is_less(const Network::Sequence& x, const Network::Sequence& y) {
  return std::tie(x.diagram, x.variables) < std::tie(y.diagram, y.variables);
}

// Sums of one or two variables become relations.
void relate_small_sums(Network& network) {
  std::vector<bool> kept(network.sums.size(), true);
  for (std::size_t i = 0; i < network.sums.size(); ++i) {
    const auto& [terms, total, is_derived] = network.sums[i];
    if (terms.size() > 2) continue;
    kept[i] = false;
    const Network::Term x = terms[0], y = terms.size() == 2 ? terms[1] : Network::Term{0, x.variable};
    const std::int64_t wanted = total;
    add_relation(network, x.variable, y.variable,
                 make_table(network, x.variable, y.variable, [&](std::int64_t a, std::int64_t b) {
                   return x.coefficient * a + y.coefficient * b == wanted;
                 }));
  }
  keep(network.sums, kept);
}

}  // namespace

void merge_constraints(Network& network) {
  relate_small_sums(network);
  merge_different(network);
  merge_relations(network);
  keep_first(network.sums, [](const auto& x, const auto& y) { return is_less(x, y); });
  keep_first(network.sequences, [](const auto& x, const auto& y) { return is_less(x, y); });
}

}  // namespace quadrille::variant
