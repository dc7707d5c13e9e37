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
    if (!sequence->is<Network::Sequence::ByDiagram>() && fits(*sequence) != is_path) have_sets_failed_ = true;
    if (!is_path) return false;
  }
  return std::all_of(constraints.rankings.begin(), constraints.rankings.end(),
                     [this](const Network::Ranking* ranking) { return holds(*ranking); });
}

// Whether the values fit the form of a sequence.
bool NetworkOracle::fits(const Network::Sequence& sequence) const {
  using Sequence = Network::Sequence;
  const auto value = [&](std::size_t i) { return Values{1} << value_[sequence.variables[i]]; };
  const auto number = [&](std::size_t i) {
    return network_.number(sequence.variables[i], value_[sequence.variables[i]]);
  };
  const std::size_t size = sequence.variables.size();
  const auto all = [&](std::size_t begin, std::size_t end) {
    Values values = 0;
    for (std::size_t i = begin; i < end; ++i) values |= value(i);
    return values;
  };
  const auto has = [](const std::vector<Values>& sets, Values set) {
    return std::find(sets.begin(), sets.end(), set) != sets.end();
  };
  if (const auto* one_of = std::get_if<Sequence::OneOf>(&sequence.form)) return has(one_of->sets, all(0, size));
  if (const auto* sandwich = std::get_if<Sequence::Sandwich>(&sequence.form)) {
    std::vector<std::size_t> crusts;
    for (std::size_t i = 0; i < size; ++i)
      if ((value(i) & sandwich->crusts) != 0) crusts.push_back(i);
    return crusts.size() == 2 && has(sandwich->sets, all(crusts[0] + 1, crusts[1]));
  }
  if (const auto* classes = std::get_if<Sequence::Classes>(&sequence.form))
    return std::all_of(classes->sets.begin(), classes->sets.end(),
                       [&](Values set) { return (set & all(0, size)) != 0; });
  if (const auto* differ = std::get_if<Sequence::Differ>(&sequence.form))
    return (differ->when & value(0)) == 0 || static_cast<std::size_t>(std::popcount(all(1, size))) + 1 == size;
  if (const auto* counted = std::get_if<Sequence::Occurrences>(&sequence.form)) {
    std::size_t times = 0, at = 1;
    const auto count = [&](std::size_t cells) {
      std::size_t found = 0;
      for (; cells > 0; --cells) found += value(at++) == counted->value;
      return found;
    };
    for (std::size_t group = 0; group < counted->groups.size(); ++group) {
      const std::size_t inside = count(counted->groups[group]);
      times += inside;
      if (!counted->rests.empty() && inside + count(counted->rests[group]) != 1) return false;
    }
    return times == counted->times[value_[sequence.variables[0]]];
  }
  if (const auto* segments = std::get_if<Sequence::Segments>(&sequence.form)) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
      sum += number(i);
      if (sum > segments->sum) return false;
      if (sum == segments->sum) sum = 0;
    }
    return sum == 0;
  }
  return std::popcount(all(0, size - 1)) == number(size - 1);  // how many different ones
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
