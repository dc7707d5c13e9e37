#include "tests/core/network_oracle.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include "core/network/diagram.hpp"

namespace quadrille::test {

using namespace network;

NetworkOracle::NetworkOracle(const Network& network)
    : network_(network), by_last_(network.domains.size()), value_(network.domains.size()) {
  const auto highest = [](const std::vector<Variable>& variables) {
    return *std::max_element(variables.begin(), variables.end());
  };
  for (const auto& each : network.different) by_last_[highest(each.variables)].different.push_back(&each);
  for (const auto& each : network.relations) by_last_[std::max(each.a, each.b)].relations.push_back(&each);
  for (const auto& each : network.sequences) by_last_[highest(each.variables)].sequences.push_back(&each);
  for (const auto& each : network.rankings) {
    Variable last = 0;
    for (const auto& line : each.clued) last = std::max(last, highest(line));
    for (const auto& side : each.sides)
      for (const auto& line : side) last = std::max(last, highest(line));
    by_last_[last].rankings.push_back(&each);
  }
  for (const auto& each : network.sums) {
    Variable last = 0;
    for (const auto& term : each.terms) last = std::max(last, term.variable);
    by_last_[last].sums.push_back(&each);
  }
  for (const auto& each : network.counts) {
    Variable last = each.bound == Network::Count::none ? 0 : each.bound;
    for (const auto& member : each.members) last = std::max(last, member.variable);
    by_last_[last].counts.push_back(&each);
  }
}

bool NetworkOracle::holds(Variable last) {
  const Constraints& constraints = by_last_[last];
  for (const auto* different : constraints.different) {
    std::set<std::uint8_t> values;
    for (const Variable variable : different->variables) values.insert(value_[variable]);
    if (values.size() < different->variables.size()) return false;
  }
  for (const auto* relation : constraints.relations)
    if ((relation->allowed[value_[relation->a]] >> value_[relation->b] & 1) == 0) return false;
  for (const auto* sum : constraints.sums) {
    std::int64_t total = 0;
    for (const auto& term : sum->terms)
      total += term.coefficient * network_.number(term.variable, value_[term.variable]);
    if (total != sum->total) return false;
  }
  for (const auto* count : constraints.counts) {
    std::int64_t times = 0;
    for (const auto& [variable, in] : count->members) times += static_cast<std::int64_t>(in >> value_[variable] & 1);
    const bool is_right = count->bound == Network::Count::none
                              ? times >= count->low && times <= count->high
                              : times == network_.number(count->bound, value_[count->bound]);
    if (!is_right) return false;
  }
  for (const auto* sequence : constraints.sequences) {
    const Diagram& diagram = network_.diagrams[sequence->diagram];
    bool is_path = true;
    Diagram::State state = 0;
    for (std::size_t layer = 0; layer < diagram.layers(); ++layer) {
      const auto transitions = diagram.transitions(layer);
      const auto at = std::find_if(transitions.begin(), transitions.end(), [&](const Diagram::Transition& transition) {
        return transition.from == state && transition.value == value_[sequence->variables[layer]];
      });
      is_path = is_path && at != transitions.end();
      if (!is_path) break;
      state = at->to;
    }
    const auto& sets = sequence->sets;
    const bool has_pattern = !sets.empty() || sequence->pattern == Network::Sequence::Pattern::segments;
    if (has_pattern && fits(*sequence) != is_path) have_sets_failed_ = true;
    if (!is_path) return false;
  }
  return std::all_of(constraints.rankings.begin(), constraints.rankings.end(),
                     [this](const Network::Ranking* ranking) { return holds(*ranking); });
}

// Whether the values fit the pattern of a sequence.
bool NetworkOracle::fits(const Network::Sequence& sequence) const {
  using enum Network::Sequence::Pattern;
  const auto& sets = sequence.sets;
  Values all = 0, between = 0, others = 0;
  std::size_t crusts = 0, sum = 0;
  bool is_below = true;  // all segments but the last end with the sum
  for (std::size_t i = 0; i < sequence.variables.size(); ++i) {
    const Variable variable = sequence.variables[i];
    const Values value = Values{1} << value_[variable];
    all |= value;
    if (i > 0) others |= value;
    if ((value & sequence.crusts) != 0) ++crusts;
    if (crusts == 1 && (value & sequence.crusts) == 0) between |= value;
    sum += static_cast<std::size_t>(network_.number(variable, value_[variable]));
    is_below = is_below && sum <= sequence.sum;
    if (sum == sequence.sum) sum = 0;
  }
  const auto has = [&](Values set) { return std::find(sets.begin(), sets.end(), set) != sets.end(); };
  switch (sequence.pattern) {
    case one_of: return has(all);
    case sandwich: return has(between);
    case classes: return std::all_of(sets.begin(), sets.end(), [&](Values set) { return (set & all) != 0; });
    case differ:
      return (sets[0] >> value_[sequence.variables[0]] & 1) == 0 ||
             static_cast<std::size_t>(std::popcount(others)) + 1 == sequence.variables.size();
    case occurrences: {
      std::size_t times = 0, at = 1;
      const auto count = [&](std::size_t size) {
        std::size_t found = 0;
        for (; size > 0; --size) found += sets[0] >> value_[sequence.variables[at++]] & 1;
        return found;
      };
      for (std::size_t group = 0; group < sequence.groups.size(); ++group) {
        const std::size_t inside = count(sequence.groups[group]);
        times += inside;
        if (!sequence.rests.empty() && inside + count(sequence.rests[group]) != 1) return false;
      }
      return times == sequence.times[value_[sequence.variables[0]]];
    }
    case distinct_count: {
      Values counted = 0;
      for (std::size_t i = 0; i + 1 < sequence.variables.size(); ++i)
        counted |= Values{1} << value_[sequence.variables[i]];
      const Variable last = sequence.variables.back();
      return std::popcount(counted) == static_cast<int>(network_.number(last, value_[last]));
    }
    case segments: break;
  }
  return is_below && sum == 0;
}

bool NetworkOracle::holds(const Network::Ranking& ranking) const {
  const auto values_of = [this](const Network::Ranking::Line& line) {
    std::vector<unsigned> values;
    for (const Variable variable : line) values.push_back(value_[variable]);
    return values;
  };
  for (const auto& line : ranking.clued)
    if (value_[line[0]] != ranking.first) return false;
  for (std::size_t i = 1; i < ranking.clued.size(); ++i)
    if (values_of(ranking.clued[i - 1]) >= values_of(ranking.clued[i])) return false;
  std::vector<std::uint32_t> between(ranking.between.size());
  for (const auto& side : ranking.sides) {
    for (const auto& line : side) {
      if (value_[line[0]] != ranking.first) continue;
      std::size_t gap = 0;
      for (const auto& clued : ranking.clued) {
        gap += values_of(clued) <= values_of(line);
        if (values_of(clued) == values_of(line) && !ranking.may_tie) return false;
      }
      ++between[gap];
    }
  }
  return between == ranking.between;
}

std::size_t NetworkOracle::count(const Answer& answer) {
  if (network_.is_impossible) return 0;
  for (Variable cell = 0; cell < network_.cells; ++cell) {
    value_[cell] = static_cast<std::uint8_t>(answer[cell] - 1);
    if (!holds(cell)) return have_sets_failed_ ? ~std::size_t{0} : 0;
  }
  const std::size_t count = count_from(static_cast<Variable>(network_.cells));
  return have_sets_failed_ ? ~std::size_t{0} : count;
}

std::size_t NetworkOracle::count_from(Variable variable) {
  if (variable == network_.domains.size()) return 1;
  std::size_t count = 0;
  for (unsigned value = 0; value < network_.domains[variable].values; ++value) {
    value_[variable] = static_cast<std::uint8_t>(value);
    if (holds(variable)) count += count_from(variable + 1);
  }
  return count;
}

}  // namespace quadrille::test
