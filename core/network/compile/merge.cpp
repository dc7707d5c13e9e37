#include "core/network/compile/merge.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/network/compile/constraints.hpp"

namespace quadrille::network {
namespace {

// By variable, the numbers of the `different` that it is in: lists in one vector.
class GroupsOf {
 public:
  explicit GroupsOf(const Network& network) : ends_(network.domains.size(), {none, none}) {
    std::size_t most = 0;
    for (const auto& group : network.different) most += group.variables.size();
    entries_.reserve(most);
  }

  void add(const std::vector<Variable>& variables, std::uint32_t group) {
    for (const Variable variable : variables) {
      auto& [first, last] = ends_[variable];
      const auto at = static_cast<std::uint32_t>(entries_.size());
      (first == none ? first : entries_[last].next) = at;
      last = at;
      entries_.push_back({group, none});
    }
  }
  // Whether `is_wanted(group)` for one of the first `most` groups of a variable, in the order in which they were added.
  template <class IsWanted>
  bool any_of(Variable variable, std::size_t most, IsWanted is_wanted) const {
    for (std::uint32_t at = ends_[variable].first; at != none && most-- > 0; at = entries_[at].next)
      if (is_wanted(entries_[at].group)) return true;
    return false;
  }
  // Whether two variables are in a common group. The groups were added in ascending order.
  bool have_common(Variable a, Variable b) const {
    std::uint32_t one = ends_[a].first, other = ends_[b].first;
    while (one != none && other != none) {
      const std::uint32_t of_one = entries_[one].group, of_other = entries_[other].group;
      if (of_one == of_other) return true;
      of_one < of_other ? one = entries_[one].next : other = entries_[other].next;
    }
    return false;
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  struct Ends {
    std::uint32_t first, last;
  };
  struct Entry {
    std::uint32_t group, next;
  };
  std::vector<Ends> ends_;
  std::vector<Entry> entries_;
};

// A variable may be in very many of them; more are not looked at to find one that says the same.
constexpr std::size_t most_compared = 64;

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
  GroupsOf kept_with(network);
  std::vector<bool> kept(all.size());
  for (const std::uint32_t i : order) {
    const auto& group = all[i].variables;
    kept[i] = !kept_with.any_of(group[0], most_compared,
                                [&](std::uint32_t other) { return is_part_of(group, all[other].variables); });
    if (kept[i]) kept_with.add(group, i);
  }
  keep(all, kept);
}

Network::Relation transposed(const Network& network, const Network::Relation& relation) {
  Network::Relation result{relation.b, relation.a, std::vector<Values>(network.domains[relation.b].values)};
  for (std::size_t i = 0; i < relation.allowed.size(); ++i)
    for (std::size_t j = 0; j < result.allowed.size(); ++j) result.allowed[j] |= (relation.allowed[i] >> j & 1) << i;
  return result;
}

// Whether the relation forbids nothing, or if `are_different`, nothing but equal values.
bool is_trivial(const Network& network, const Network::Relation& relation, bool are_different) {
  const Values all = all_values(network.domains[relation.b].values);
  for (std::size_t i = 0; i < relation.allowed.size(); ++i) {
    if ((relation.allowed[i] | (are_different ? Values{1} << i : 0)) != all) return false;
  }
  return true;
}

void merge_relations(Network& network) {
  std::vector<Network::Relation> all;
  all.swap(network.relations);
  std::vector<std::pair<std::uint64_t, std::uint32_t>> order;  // the two variables, and the number of the relation
  order.reserve(all.size());
  for (auto& relation : all) {
    if (relation.a > relation.b) relation = transposed(network, relation);
    order.emplace_back(std::uint64_t{relation.a} << 32 | relation.b, static_cast<std::uint32_t>(order.size()));
  }
  std::sort(order.begin(), order.end());
  GroupsOf groups(network);
  for (std::uint32_t i = 0; i < network.different.size(); ++i) groups.add(network.different[i].variables, i);
  network.relations.reserve(all.size());
  for (std::size_t i = 0; i < order.size();) {
    const std::uint64_t variables = order[i].first;
    Network::Relation merged = std::move(all[order[i].second]);
    for (++i; i < order.size() && order[i].first == variables; ++i)
      for (std::size_t value = 0; value < merged.allowed.size(); ++value)
        merged.allowed[value] &= all[order[i].second].allowed[value];
    if (is_trivial(network, merged, false)) continue;
    if (!is_trivial(network, merged, true) || !groups.have_common(merged.a, merged.b))
      network.relations.push_back(std::move(merged));
  }
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

bool is_less(const Network::Count& x, const Network::Count& y) {
  const auto is_member_less = [](const auto& a, const auto& b) {
    return std::tie(a.variable, a.in) < std::tie(b.variable, b.in);
  };
  const auto bounds = [](const auto& count) { return std::tie(count.low, count.high, count.bound); };
  if (bounds(x) != bounds(y)) return bounds(x) < bounds(y);
  return std::lexicographical_compare(x.members.begin(), x.members.end(), y.members.begin(), y.members.end(),
                                      is_member_less);
}

// Counts of one or two variables, with the bound, become relations.
void relate_small_counts(Network& network) {
  std::vector<bool> kept(network.counts.size(), true);
  for (std::size_t i = 0; i < network.counts.size(); ++i) {
    const Network::Count& count = network.counts[i];
    const auto& members = count.members;
    const Variable bound = count.bound;
    const bool has_bound = bound != Network::Count::none;
    if (members.size() + has_bound > 2) continue;
    kept[i] = false;
    const auto times = [&](std::size_t member, std::int64_t number) {
      return members[member].in >> (number - network.domains[members[member].variable].lowest) & 1;
    };
    if (members.empty()) {
      add_relation_if(network, bound, bound, [](std::int64_t number, std::int64_t) { return number == 0; });
    } else if (has_bound) {
      add_relation_if(network, members[0].variable, bound, [&](std::int64_t one, std::int64_t number) {
        return static_cast<std::int64_t>(times(0, one)) == number;
      });
    } else {
      const std::size_t last = members.size() - 1;  // perhaps the same: only the diagonal counts then
      add_relation_if(network, members[0].variable, members[last].variable, [&](std::int64_t one, std::int64_t other) {
        const std::uint64_t both = times(0, one) + (last > 0 ? times(last, other) : 0);
        return both >= count.low && both <= count.high;
      });
    }
  }
  keep(network.counts, kept);
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
  relate_small_counts(network);
  merge_different(network);
  merge_relations(network);
  keep_first(network.sums, [](const auto& x, const auto& y) { return is_less(x, y); });
  keep_first(network.counts, [](const auto& x, const auto& y) { return is_less(x, y); });
  keep_first(network.sequences, [](const auto& x, const auto& y) { return is_less(x, y); });
}

}  // namespace quadrille::network
