#include "core/puzzles/grid/single_rules.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "core/network/compile/constraints.hpp"
#include "core/network/filters/connected.hpp"
#include "core/network/filters/lines.hpp"
#include "core/network/form/form_parts.hpp"
#include "core/network/form/part_filter.hpp"

namespace quadrille::grid {

namespace {

// With more of them it would take long, and a pair of more cells is hard to see.
constexpr std::size_t most_pairs = 20'000, largest_pair = 24;

}  // namespace

// A constraint as a network of its own, whose variables are numbered anew.
struct SingleRules::Rule {
  Network network;
  std::vector<Variable> variables;  // of the whole network, by those of this one
  std::vector<Place> clues;         // that say it
  std::array<std::uint32_t, 2> pair = {};

  network::FormParts parts;  // of all values
  std::vector<network::FormParts::Set> sets;
  bool has_parts = false, is_refused = false;  // too large to be looked at
  std::unique_ptr<network::ConnectedPart> connected;
  std::unique_ptr<network::LinesPart> lines;

  // By the variables of this network.
  Variable number_of(Variable variable) const {
    return static_cast<Variable>(std::lower_bound(variables.begin(), variables.end(), variable) - variables.begin());
  }
  void renumber(std::vector<Variable>& numbers) const {
    for (Variable& variable : numbers) variable = number_of(variable);
  }
};

namespace {

// In a house, a value with one place is there.
void find_places(const Network& network, network::FormParts& parts) {
  for (const auto& set : parts.sets) {
    if (!set.is_house) continue;
    Values once = 0, twice = 0;
    for (const Variable variable : set.variables) {
      twice |= once & parts.domains[variable];
      once |= parts.domains[variable];
    }
    for (const Variable variable : set.variables)
      if (const Values own = parts.domains[variable] & once & ~twice; own != 0) parts.domains[variable] = own;
    parts.is_impossible |= once != network::all_values(network.domains[set.variables[0]].values);
  }
}

void narrow_relation(const Network::Relation& relation, std::vector<Values>& domains) {
  Values of_a = 0, of_b = 0;
  network::for_values(domains[relation.a], [&](unsigned value) {
    if ((relation.allowed[value] & domains[relation.b]) != 0) of_a |= Values{1} << value;
    of_b |= relation.allowed[value];
  });
  domains[relation.a] &= of_a;
  domains[relation.b] &= of_b;
}

}  // namespace

SingleRules::SingleRules(const Model& model) : of_(model.network.domains.size()), pairs_of_(of_.size()) {
  const Network& network = model.network;
  const auto add = [&](std::vector<Variable> variables) -> Rule& {
    std::sort(variables.begin(), variables.end());
    variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
    Rule& rule = *rules_.emplace_back(std::make_unique<Rule>());
    rule.variables = std::move(variables);
    rule.network.cells = rule.variables.size();
    for (const Variable variable : rule.variables) rule.network.domains.push_back(network.domains[variable]);
    return rule;
  };
  const auto clues_of = [&](const std::vector<Variable>& variables, std::int64_t total, Values in = 0) {
    std::vector<Place> clues;
    for (const Model::Said& one : model.said)
      if (one.total == total && one.in == in && one.variables == variables &&
          std::find(clues.begin(), clues.end(), one.clue) == clues.end())
        clues.push_back(one.clue);
    return clues;
  };
  for (const auto& each : network.different) {
    Rule& rule = add(each.variables);
    rule.network.different.push_back(each);
    rule.renumber(rule.network.different[0].variables);
  }
  for (const auto& each : network.relations) {
    Rule& rule = add({each.a, each.b});
    rule.network.relations.push_back({rule.number_of(each.a), rule.number_of(each.b), each.allowed});
  }
  for (const auto& each : network.sums) {
    if (each.is_derived) continue;
    std::vector<Variable> variables;
    for (const auto& term : each.terms) variables.push_back(term.variable);
    std::vector<Place> clues = clues_of(variables, each.total);
    Rule& rule = add(std::move(variables));
    rule.clues = std::move(clues);
    rule.network.sums.push_back(each);
    for (auto& term : rule.network.sums[0].terms) term.variable = rule.number_of(term.variable);
  }
  for (const auto& each : network.counts) {
    std::vector<Variable> variables;
    for (const auto& member : each.members) variables.push_back(member.variable);
    std::vector<Place> clues = clues_of(variables, each.low, each.members[0].in);
    if (each.bound != Network::Count::none) variables.push_back(each.bound);
    Rule& rule = add(std::move(variables));
    rule.clues = std::move(clues);
    rule.network.counts.push_back(each);
    for (auto& member : rule.network.counts[0].members) member.variable = rule.number_of(member.variable);
    if (each.bound != Network::Count::none) rule.network.counts[0].bound = rule.number_of(each.bound);
  }
  for (const auto& each : network.sequences) {
    Rule& rule = add(each.variables);
    rule.clues = clues_of(each.variables, each.diagram);
    rule.network.sequences.push_back({.variables = each.variables, .diagram = 0});
    rule.network.diagrams.push_back(network.diagrams[each.diagram]);
    rule.renumber(rule.network.sequences[0].variables);
  }
  // With the variables of a list of nodes or edges.
  const auto add_with = [&](const auto& list) -> Rule& {
    std::vector<Variable> variables;
    for (const auto& each : list) variables.push_back(each.variable);
    return add(std::move(variables));
  };
  for (const auto& each : network.connected) {
    Rule& rule = add_with(each.nodes);
    rule.network.connected.push_back(each);
    for (auto& node : rule.network.connected[0].nodes) node.variable = rule.number_of(node.variable);
    rule.connected = std::make_unique<network::ConnectedPart>();
    rule.connected->open(rule.network);
  }
  for (const auto& each : network.lines) {
    Rule& rule = add_with(each.edges);
    rule.network.lines.push_back(each);
    for (auto& edge : rule.network.lines[0].edges) edge.variable = rule.number_of(edge.variable);
    rule.lines = std::make_unique<network::LinesPart>();
    rule.lines->open(rule.network);
  }
  std::stable_sort(rules_.begin(), rules_.end(),
                   [](const auto& a, const auto& b) { return a->variables.size() < b->variables.size(); });
  for (std::uint32_t rule = 0; rule < rules_.size(); ++rule)
    for (const Variable variable : rules_[rule]->variables) of_[variable].push_back(rule);
  singles_ = static_cast<std::uint32_t>(rules_.size());
  add_pairs();
}

// Of counts of cells that share some of them: how many more there are of one than of the other, elsewhere.
void SingleRules::add_pairs() {
  const auto is_exact = [](const Rule& rule) {
    const auto& counts = rule.network.counts;
    return !counts.empty() && counts[0].low == counts[0].high && counts[0].bound == Network::Count::none;
  };
  for (std::uint32_t a = 0; a < singles_; ++a) {
    if (!is_exact(*rules_[a])) continue;
    std::vector<std::uint32_t> others;
    for (const Variable variable : rules_[a]->variables)
      for (const std::uint32_t b : of_[variable])
        if (b > a && is_exact(*rules_[b])) others.push_back(b);
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    for (const std::uint32_t b : others) {
      if (rules_.size() - singles_ == most_pairs) return;
      if (auto rule = difference(*rules_[a], *rules_[b])) {
        rule->pair = {a, b};
        for (const Variable variable : rule->variables) pairs_of_[variable].push_back(size_with_pairs());
        rules_.push_back(std::move(rule));
      }
    }
  }
}

// Null if the two count the same, or it is of too many cells.
std::unique_ptr<SingleRules::Rule> SingleRules::difference(const Rule& a, const Rule& b) {
  struct Cell {
    Network::Domain domain;
    Values of_a = 0, of_b = 0;
  };
  std::map<Variable, Cell> cells;
  for (const Rule* each : {&a, &b})
    for (const auto& [variable, in] : each->network.counts[0].members) {
      Cell& cell = cells[each->variables[variable]];
      cell.domain = each->network.domains[variable];
      (each == &a ? cell.of_a : cell.of_b) = in;
    }
  std::erase_if(cells, [](const auto& each) { return each.second.of_a == each.second.of_b; });
  if (cells.empty() || cells.size() > largest_pair) return nullptr;
  auto rule = std::make_unique<Rule>();
  std::vector<Cell> read;
  std::vector<Variable> all;
  for (const auto& [variable, cell] : cells) {
    rule->variables.push_back(variable);
    rule->network.domains.push_back(cell.domain);
    all.push_back(static_cast<Variable>(all.size()));
    read.push_back(cell);
  }
  rule->network.cells = all.size();
  const std::uint64_t none = all.size();  // the state where there are as many of both
  (void)network::add_sequence(            // it has few states
      rule->network, std::move(all), {0}, none,
      [&](std::uint64_t state, std::size_t place, std::int64_t number) {
        const auto value = number - read[place].domain.lowest;
        return state + (read[place].of_a >> value & 1) - (read[place].of_b >> value & 1);
      },
      [&](std::uint64_t state) { return state + b.network.counts[0].low == none + a.network.counts[0].low; });
  return rule;
}

std::array<std::uint32_t, 2> SingleRules::pair(std::uint32_t rule) const { return rules_[rule]->pair; }

SingleRules::~SingleRules() = default;

const std::vector<Variable>& SingleRules::variables(std::uint32_t rule) const { return rules_[rule]->variables; }

const std::vector<Place>& SingleRules::clues(std::uint32_t rule) const { return rules_[rule]->clues; }

SingleRules::Outcome SingleRules::narrow(std::uint32_t number, const std::vector<Values>& domains, Fuel& fuel) {
  Rule& rule = *rules_[number];
  before_.clear();
  for (const Variable variable : rule.variables) before_.push_back(domains[variable]);
  fuel.work -= static_cast<std::int64_t>(before_.size());
  after_ = before_;
  if (!rule.network.relations.empty()) {
    narrow_relation(rule.network.relations[0], after_);
  } else if (rule.connected) {
    fuel.work -= static_cast<std::int64_t>(4 * before_.size());
    if (!rule.connected->filter(0, before_)) return Outcome::impossible;
    const auto variables = rule.connected->variables(0);
    for (std::size_t node = 0; node < variables.size(); ++node) after_[variables[node]] = rule.connected->kept()[node];
  } else if (rule.lines) {
    fuel.work -= static_cast<std::int64_t>(4 * before_.size());
    if (!rule.lines->filter(0, before_)) return Outcome::impossible;
    after_.assign(rule.lines->kept(), rule.lines->kept() + before_.size());
  } else {
    if (rule.is_refused) return Outcome::same;
    if (!rule.has_parts) {
      std::vector<Values> all;
      for (const auto& domain : rule.network.domains) all.push_back(network::all_values(domain.values));
      rule.is_refused = network::find_form_parts(rule.network, all, rule.parts).has_value();
      if (rule.is_refused) return Outcome::same;
      fuel.work -= static_cast<std::int64_t>(rule.parts.entries);
      rule.sets = rule.parts.sets;
      rule.has_parts = true;
    }
    if (rule.parts.is_impossible) return Outcome::impossible;
    rule.parts.domains = before_;
    rule.parts.sets = rule.sets;
    fuel.work -= network::filter_parts(rule.network, rule.parts);
    find_places(rule.network, rule.parts);
    if (std::exchange(rule.parts.is_impossible, false)) return Outcome::impossible;
    after_ = rule.parts.domains;
  }
  if (std::find(after_.begin(), after_.end(), Values{0}) != after_.end()) return Outcome::impossible;
  return after_ == before_ ? Outcome::same : Outcome::narrowed;
}

}  // namespace quadrille::grid
