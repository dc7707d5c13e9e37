#include "core/network/form/form_parts.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string>
#include <utility>

namespace quadrille::network {

namespace {

std::size_t size_of(Values values) { return static_cast<std::size_t>(std::popcount(values)); }

// Appends the sets of `count` values of `possible` whose indices have this sum, in descending order of their masks.
void append_sets(Values possible, std::size_t count, std::int64_t sum, Values chosen, std::vector<Values>& sets) {
  if (count == 0) {
    if (sum == 0) sets.push_back(chosen);
    return;
  }
  for (Values left = possible; size_of(left) >= count;) {
    const auto highest = static_cast<unsigned>(std::bit_width(left) - 1);
    left ^= Values{1} << highest;
    // What all of them may add at most, if this one is the highest.
    if (static_cast<std::int64_t>(count * highest) < sum) return;
    if (highest <= sum) append_sets(left, count - 1, sum - highest, chosen | Values{1} << highest, sets);
  }
}

class PartFinder {
 public:
  PartFinder(const Network& network, FormParts& parts, bool counts)
      : network_(network), parts_(parts), counts_(counts) {}

  std::optional<Error> find(std::span<const Values> candidates) {
    parts_.domains.assign(candidates.begin(), candidates.end());
    for (std::size_t variable = network_.cells; variable < network_.domains.size(); ++variable)
      parts_.domains.push_back(all_values(network_.domains[variable].values));
    parts_.is_impossible = network_.is_impossible;
    sets_of_.resize(network_.domains.size());
    for (const Network::Different& different : network_.different) add_set(different);
    for (const Network::Relation& relation : network_.relations) add_relation(relation);
    for (const Network::Sum& sum : network_.sums) {
      if (sum.is_derived) continue;
      if (auto refused = add_sum(sum)) return refused;
    }
    for (const Network::Count& count : network_.counts) {
      if (auto refused = add_count(count)) return refused;
    }
    for (const Network::Sequence& sequence : network_.sequences) add_path({sequence.variables, sequence.diagram});
    for (const Values domain : parts_.domains) parts_.entries += 2 * size_of(domain);
    if (parts_.entries <= most_form_entries) return std::nullopt;
    return Error{Error::Code::too_large, "the board makes an exact cover problem of up to " +
                                             in_digits(parts_.entries) + " entries; at most " +
                                             decimal(most_form_entries) + " are accepted"};
  }

 private:
  std::int64_t number(Variable variable, unsigned index) const { return network_.number(variable, index); }

  void add_set(const Network::Different& different) {
    if (different.variables.empty()) return;
    const std::size_t values = network_.domains[different.variables[0]].values;
    parts_.is_impossible |= different.variables.size() > values;
    parts_.entries += different.variables.size() * values;
    for (const Variable variable : different.variables)
      sets_of_[variable].push_back(static_cast<std::uint32_t>(parts_.sets.size()));
    parts_.sets.push_back({different.variables, different.unit, different.variables.size() == values, false, {}});
    std::sort(parts_.sets.back().variables.begin(), parts_.sets.back().variables.end());
  }

  void add_relation(const Network::Relation& relation) {
    const Values of_a = parts_.domains[relation.a], of_b = parts_.domains[relation.b];
    std::size_t forbidden = 0;
    for_values(of_a, [&](unsigned value) { forbidden += size_of(of_b & ~relation.allowed[value]); });
    if (2 * forbidden > size_of(of_a) * size_of(of_b)) return add_pairs(relation);
    // Values of `a` that forbid the same values of `b` make one conflict.
    for (Values left = of_a; left != 0;) {
      const Values banned = of_b & ~relation.allowed[static_cast<unsigned>(std::countr_zero(left))];
      Values alike = 0;
      for_values(left, [&](unsigned value) {
        if ((of_b & ~relation.allowed[value]) == banned) alike |= Values{1} << value;
      });
      left &= ~alike;
      if (banned == 0) continue;
      parts_.conflicts.push_back({relation.a, relation.b, alike, banned});
      parts_.entries += size_of(alike) + size_of(banned);
    }
  }

  // The state is the first variable's value.
  void add_pairs(const Network::Relation& relation) {
    const Values domains[] = {parts_.domains[relation.a], parts_.domains[relation.b]};
    const auto step = [&](std::uint64_t state, std::size_t layer, unsigned value) -> std::uint64_t {
      if (layer == 0) return value;
      return (relation.allowed[static_cast<std::size_t>(state)] >> value & 1) != 0 ? 0 : Automaton::refused;
    };
    auto diagram = make_diagram(domains, 0, step, [](std::uint64_t) { return true; });
    add_path({{relation.a, relation.b}, own(std::move(*diagram))});  // it has at most 66 states
  }

  std::optional<Error> add_sum(const Network::Sum& sum) {
    const bool is_plain =
        std::all_of(sum.terms.begin(), sum.terms.end(), [](const auto& term) { return term.coefficient == 1; });
    if (is_plain && !sum.terms.empty() && add_sum_of_different(sum)) return std::nullopt;
    if (is_plain && counts_ && add_count_of(sum)) return std::nullopt;
    return add_sum_by_steps(sum);
  }

  // If all its variables are 0 or 1, and both may occur. False else.
  bool add_count_of(const Network::Sum& sum) {
    const auto is_binary = [&](const Network::Term& term) {
      const auto& domain = network_.domains[term.variable];
      return domain.values == 2 && domain.lowest == 0;
    };
    const auto size = static_cast<std::int64_t>(sum.terms.size());
    if (sum.total <= 0 || sum.total >= size || !std::all_of(sum.terms.begin(), sum.terms.end(), is_binary))
      return false;
    FormParts::Count count = {{}, static_cast<std::uint32_t>(sum.total), static_cast<std::uint32_t>(sum.total)};
    for (const Network::Term& term : sum.terms) count.members.push_back({term.variable, 2});
    add_item(std::move(count));
    return true;
  }

  void add_item(FormParts::Count count) {
    for (const auto& member : count.members) parts_.entries += size_of(member.in);
    parts_.counts.push_back(std::move(count));
  }

  // An item: a bound with two numbers l and l + 1 covers it once where it is l, so that it is covered l + 1 times.
  std::optional<Error> add_count(const Network::Count& count) {
    const bool has_bound = count.bound != Network::Count::none;
    if (counts_ && !has_bound) {
      add_item({count.members, count.low, count.high});
      return std::nullopt;
    }
    if (counts_ && network_.domains[count.bound].values == 2 && network_.domains[count.bound].lowest >= 0) {
      const auto times = static_cast<std::uint32_t>(network_.domains[count.bound].lowest + 1);
      FormParts::Count item = {count.members, times, times};
      item.members.push_back({count.bound, 1});
      add_item(std::move(item));
      return std::nullopt;
    }
    return add_count_by_steps(count);
  }

  // The state is how many there were so far; past what makes a difference they are as many as that.
  std::optional<Error> add_count_by_steps(const Network::Count& count) {
    const std::size_t size = count.members.size();
    const bool has_bound = count.bound != Network::Count::none;
    const std::uint64_t top = has_bound ? size : count.high >= size ? count.low : count.high + std::uint64_t{1};
    std::vector<Variable> variables;
    for (const auto& member : count.members) variables.push_back(member.variable);
    if (has_bound) variables.push_back(count.bound);
    std::vector<Values> domains;
    for (const Variable variable : variables) {
      domains.push_back(parts_.domains[variable]);
      parts_.is_impossible |= domains.back() == 0;
    }
    if (parts_.is_impossible) return std::nullopt;
    const auto step = [&](std::uint64_t state, std::size_t layer, unsigned value) -> std::uint64_t {
      if (layer == size) return number(count.bound, value) == static_cast<std::int64_t>(state) ? 0 : Automaton::refused;
      const std::uint64_t next = std::min(state + (count.members[layer].in >> value & 1), top);
      return !has_bound && next > count.high ? Automaton::refused : next;
    };
    auto diagram = make_diagram(domains, 0, step, [&](std::uint64_t state) { return has_bound || state >= count.low; });
    if (!diagram)
      return Error{Error::Code::too_large, "a count of " + in_digits(size) + " cells needs more than " +
                                               decimal(Diagram::most_states) + " states"};
    add_path({std::move(variables), own(std::move(*diagram))});
    return std::nullopt;
  }

  // If all its variables are in one set: then the digits of that set are counted. False if they are not.
  bool add_sum_of_different(const Network::Sum& sum) {
    std::vector<Variable> variables;
    for (const Network::Term& term : sum.terms) variables.push_back(term.variable);
    std::sort(variables.begin(), variables.end());
    std::uint32_t best = none;
    for (const std::uint32_t at : sets_of_[variables[0]]) {
      const auto& set = parts_.sets[at];
      if (set.has_sum || !std::includes(set.variables.begin(), set.variables.end(), variables.begin(), variables.end()))
        continue;
      if (best == none || set.variables.size() < parts_.sets[best].variables.size()) best = at;
    }
    if (best == none) return false;
    if (parts_.sets[best].variables.size() > variables.size()) {
      FormParts::Set part = {std::move(variables), parts_.sets[best].unit, false, false, {}};
      best = static_cast<std::uint32_t>(parts_.sets.size());
      parts_.entries += part.variables.size() * network_.domains[part.variables[0]].values;
      parts_.sets.push_back(std::move(part));
    }
    give_sum(parts_.sets[best], sum.total);
    return true;
  }

  void give_sum(FormParts::Set& set, std::int64_t total) {
    Values possible = 0;
    for (const Variable variable : set.variables) {
      possible |= parts_.domains[variable];
      total -= network_.domains[variable].lowest;
    }
    set.has_sum = true;
    if (total >= 0) append_sets(possible, set.variables.size(), total, 0, set.choices);
    const std::size_t left_over = network_.domains[set.variables[0]].values - set.variables.size();
    parts_.entries += set.choices.size() * (1 + left_over);
  }

  std::optional<Error> add_sum_by_steps(const Network::Sum& sum) {
    // The largest coefficients first, so that few partial sums can still become the total.
    std::vector<Network::Term> terms = sum.terms;
    std::stable_sort(terms.begin(), terms.end(), [](const Network::Term& one, const Network::Term& other) {
      return std::abs(one.coefficient) > std::abs(other.coefficient);
    });
    std::vector<Variable> variables;
    std::vector<Values> domains;
    for (const Network::Term& term : terms) {
      variables.push_back(term.variable);
      domains.push_back(parts_.domains[term.variable]);
      parts_.is_impossible |= domains.back() == 0;
    }
    if (parts_.is_impossible) return std::nullopt;
    if (terms.empty()) {
      parts_.is_impossible = sum.total != 0;
      return std::nullopt;
    }
    std::vector<std::int64_t> least(terms.size() + 1, 0), most(terms.size() + 1, 0);  // of the terms from here on
    for (std::size_t at = terms.size(); at-- > 0;) {
      const auto [low, high] = range(terms[at], domains[at]);
      least[at] = least[at + 1] + low;
      most[at] = most[at + 1] + high;
    }
    // The state is what the terms from here on have to sum to, above the least that they can.
    const auto step = [&](std::uint64_t state, std::size_t layer, unsigned value) -> std::uint64_t {
      const std::int64_t rest = static_cast<std::int64_t>(state) + least[layer] -
                                terms[layer].coefficient * number(terms[layer].variable, value);
      if (rest < least[layer + 1] || rest > most[layer + 1]) return Automaton::refused;
      return static_cast<std::uint64_t>(rest - least[layer + 1]);
    };
    if (sum.total < least[0] || sum.total > most[0]) {
      parts_.is_impossible = true;
      return std::nullopt;
    }
    const auto start = static_cast<std::uint64_t>(sum.total - least[0]);
    auto diagram = make_diagram(domains, start, step, [](std::uint64_t rest) { return rest == 0; });
    if (!diagram)
      return Error{Error::Code::too_large, "a sum of " + in_digits(terms.size()) + " cells needs more than " +
                                               decimal(Diagram::most_states) + " states"};
    add_path({std::move(variables), own(std::move(*diagram))});
    return std::nullopt;
  }

  std::pair<std::int64_t, std::int64_t> range(const Network::Term& term, Values domain) const {
    const std::int64_t one = term.coefficient * number(term.variable, static_cast<unsigned>(std::countr_zero(domain)));
    const std::int64_t other =
        term.coefficient * number(term.variable, static_cast<unsigned>(std::bit_width(domain) - 1));
    return {std::min(one, other), std::max(one, other)};
  }

  std::uint32_t own(Diagram diagram) {
    parts_.diagrams.push_back(std::move(diagram));
    return static_cast<std::uint32_t>(network_.diagrams.size() + parts_.diagrams.size() - 1);
  }

  void add_path(FormParts::Path path) {
    if (path.variables.empty()) return;
    const Diagram& diagram = parts_.diagram_of(path, network_);
    for (std::size_t layer = 0; layer < diagram.layers(); ++layer)
      parts_.entries += 4 * diagram.transitions(layer).size();
    parts_.is_impossible |= diagram.is_empty();
    parts_.paths.push_back(std::move(path));
  }

  static constexpr std::uint32_t none = ~std::uint32_t{0};

  const Network& network_;
  FormParts& parts_;
  const bool counts_;
  std::vector<std::vector<std::uint32_t>> sets_of_;  // by variable: the sets of the network that it is in
};

}  // namespace

std::optional<Error> find_form_parts(const Network& network, std::span<const Values> candidates, FormParts& parts,
                                     bool counts) {
  parts = {};
  return PartFinder(network, parts, counts).find(candidates);
}

}  // namespace quadrille::network
