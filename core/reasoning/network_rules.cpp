#include "core/reasoning/network_rules.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "core/network/compile/rankings.hpp"
#include "core/network/filters/connected.hpp"
#include "core/network/filters/lines.hpp"
#include "core/network/form/form_parts.hpp"
#include "core/network/form/part_filter.hpp"
#include "core/reasoning/count_rules.hpp"

namespace quadrille::reasoning {

namespace {

// A bound on the time to prepare the rules.
constexpr std::size_t most_pairs = 20'000;

}  // namespace

// A rule as a network of its own, whose variables are renumbered: first those of the rule, then auxiliary ones.
struct NetworkRules::Rule {
  Network network;
  About about;

  network::FormParts parts;  // for domains with all values
  std::vector<Values> all;   // by variable of this network
  std::vector<network::FormParts::Set> sets;
  bool has_parts = false, is_refused = false;  // refused: too large for parts
  std::unique_ptr<network::ConnectedPart> connected;
  std::unique_ptr<network::LinesPart> lines;
  Apart apart;                      // of a count of cells
  std::optional<LineSet> line_set;  // the rule is a set of lines, and the network is empty

  bool has_form() const {
    return !network.different.empty() || !network.relations.empty() || !network.sums.empty() ||
           !network.counts.empty() || !network.sequences.empty();
  }
  std::size_t constraints() const {
    return network.different.size() + network.relations.size() + network.sums.size() + network.counts.size() +
           network.sequences.size() + network.connected.size() + network.lines.size();
  }
  bool is_relation() const { return constraints() == 1 && network.relations.size() == 1; }
  bool is_count() const {
    return constraints() == 1 && !network.counts.empty() && network.counts[0].bound == Network::Count::none;
  }
  bool is_exact_count() const { return is_count() && network.counts[0].low == network.counts[0].high; }

  // The kind of the rule in a word; empty where one statement is several constraints.
  std::string_view kind() const {
    if (constraints() != 1) return "";
    if (!network.different.empty())
      return network.different[0].variables.size() == network.domains[0].values ? "house" : "different";
    if (!network.relations.empty()) return "relation";
    if (!network.sums.empty()) return "sum";
    if (!network.counts.empty()) return "count";
    if (!network.sequences.empty()) return "pattern";
    if (!network.connected.empty()) return network.connected[0].is_one ? "connected" : "pieces";
    return network.lines[0].shape == Network::Lines::Shape::loop ? "loop" : "paths";
  }
  void open() {
    about.kind = line_set ? "sets" : kind();
    for (const auto& domain : network.domains) all.push_back(network::all_values(domain.values));
    if (!network.connected.empty()) {
      connected = std::make_unique<network::ConnectedPart>();
      connected->open(network);
    }
    if (!network.lines.empty()) {
      lines = std::make_unique<network::LinesPart>();
      lines->open(network);
    }
  }
};

namespace {

// Places each value that has only one place in its house.
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

// Applies a filter to the values of a rule's network. False if its constraints cannot hold.
template <class Filter>
bool keep_filtered(Filter& filter, std::size_t constraints, std::vector<Values>& values) {
  for (std::uint32_t constraint = 0; constraint < constraints; ++constraint) {
    if (!filter.filter(constraint, values)) return false;
    const auto variables = filter.variables(constraint);
    for (std::size_t at = 0; at < variables.size(); ++at) values[variables[at]] &= filter.kept()[at];
  }
  return true;
}

// Calls `visit` with each number of a variable in the constraints of a network that are rules.
template <class Visit>
void for_variables(Network& network, Visit&& visit) {
  const auto visit_all = [&](std::vector<Variable>& variables) {
    for (Variable& variable : variables) visit(variable);
  };
  for (auto& each : network.different) visit_all(each.variables);
  for (auto& each : network.relations) {
    visit(each.a);
    visit(each.b);
  }
  for (auto& each : network.sums)
    for (auto& term : each.terms) visit(term.variable);
  for (auto& each : network.counts) {
    for (auto& member : each.members) visit(member.variable);
    if (each.bound != Network::Count::none) visit(each.bound);
  }
  for (auto& each : network.sequences) visit_all(each.variables);
  for (auto& each : network.connected)
    for (auto& node : each.nodes) visit(node.variable);
  for (auto& each : network.lines)
    for (auto& edge : each.edges) visit(edge.variable);
}

template <class List>
std::vector<Variable> variables_of(const List& list) {
  std::vector<Variable> variables;
  for (const auto& each : list) variables.push_back(each.variable);
  return variables;
}

bool is_before(const NetworkRules::Said& a, const NetworkRules::Said& b) {
  return std::tie(a.total, a.in, a.variables, a.statement) < std::tie(b.total, b.in, b.variables, b.statement);
}

// Work to set up a rule: to allocate it, and for each of its variables.
constexpr std::int64_t work_of_rule = 100;
constexpr std::size_t work_of_variable = 4;

}  // namespace

NetworkRules::NetworkRules(std::shared_ptr<const Network> network, std::vector<Said> said, std::unique_ptr<Parts> parts)
    : Rules(network->domains.size()), network_(std::move(network)), said_(std::move(said)), parts_(std::move(parts)) {
  std::sort(said_.begin(), said_.end(), is_before);
}

NetworkRules::~NetworkRules() = default;

bool NetworkRules::prepare(Fuel& fuel) {
  while (stage_ != Stage::ready) {
    if (fuel.is_spent()) return false;
    prepare_next(fuel);
  }
  return true;
}

void NetworkRules::prepare_next(Fuel& fuel) {
  switch (stage_) {
    case Stage::different: return take_next(&Network::different, fuel);
    case Stage::relations: return take_next(&Network::relations, fuel);
    case Stage::sums: return take_next(&Network::sums, fuel);
    case Stage::counts: return take_next(&Network::counts, fuel);
    case Stage::sequences: return take_next(&Network::sequences, fuel);
    case Stage::connected: return take_next(&Network::connected, fuel);
    case Stage::lines: return take_next(&Network::lines, fuel);
    case Stage::apart: {
      // Adds to each count which of its cells exclude each other, such as stars that may not touch: a person sees both
      // as one rule.
      if (at_ == rules_.size()) return take_line_sets(fuel);
      if (exclusions_ == nullptr) {
        exclusions_ = std::make_unique<Exclusions>(*network_);
        fuel.work -= static_cast<std::int64_t>(network_->domains.size() + network_->relations.size());
      }
      Rule& rule = *rules_[at_++];
      fuel.work -= 1;
      if (rule.is_count()) rule.apart = exclusions_->among({rule.network, rule.about.variables}, fuel);
      return;
    }
    case Stage::parts: return take_part(fuel);
    case Stage::open: {
      if (at_ == rules_.size()) return go_on();
      Rule& rule = *rules_[at_++];
      rule.open();
      fuel.work -= work_of_rule + static_cast<std::int64_t>(work_of_variable * rule.all.size());
      return add(rule.about);
    }
    case Stage::pairs:
      if (at_ == size() || rules_.size() - size() == most_pairs) return go_on();
      return add_pairs(static_cast<std::uint32_t>(at_++), fuel);
    case Stage::ready: return;
  }
}

// Makes a rule of the next constraint of a kind.
template <class Constraint>
void NetworkRules::take_next(std::vector<Constraint> Network::*const list, Fuel& fuel) {
  if (at_ == ((*network_).*list).size()) return go_on();
  const Constraint& each = ((*network_).*list)[at_++];
  Network one;
  why::Numbers statements;
  if constexpr (requires { each.is_derived; }) {
    fuel.work -= 1;
    if (each.is_derived) return;
    statements = said_by(variables_of(each.terms), each.total);
  } else if constexpr (requires { each.members; }) {
    statements = said_by(variables_of(each.members), each.low, each.members[0].in);
  } else if constexpr (requires { each.diagram; }) {
    statements = said_by(each.variables, each.diagram);
    const network::Diagram& diagram = network_->diagrams[each.diagram];
    for (std::size_t layer = 0; layer < diagram.layers(); ++layer)
      fuel.work -= static_cast<std::int64_t>(1 + diagram.transitions(layer).size() / 16);
    one.diagrams.push_back(diagram);
  }
  (one.*list).push_back(each);
  if constexpr (requires { each.diagram; }) one.sequences[0].diagram = 0;
  take(std::move(statements), std::move(one), network_->domains, all_variables(), fuel);
}

// The statements that a constraint comes from.
why::Numbers NetworkRules::said_by(const std::vector<Variable>& variables, std::int64_t total, Values in) const {
  why::Numbers statements;
  const Said said = {0, variables, total, in};
  for (auto at = std::lower_bound(said_.begin(), said_.end(), said, is_before); at != said_.end(); ++at) {
    if (at->total != total || at->in != in || at->variables != variables) break;
    if (statements.empty() || statements.back() != at->statement) statements.push_back(at->statement);
  }
  return statements;
}

void NetworkRules::take_line_sets(Fuel& fuel) {
  for (LineSet& set : find_line_sets(*network_, fuel)) {
    Rule& rule = *rules_.emplace_back(std::make_unique<Rule>());
    rule.about.variables = set.variables();
    rule.about.is_wide = true;
    rule.line_set = std::move(set);
  }
  go_on();
}

// Makes a rule of the next statement that is compiled by itself. After the last one, sorts the rules.
void NetworkRules::take_part(Fuel& fuel) {
  std::optional<Part> part;
  fuel.work -= work_of_rule;
  if (parts_ == nullptr || !parts_->next(part)) {
    std::stable_sort(rules_.begin(), rules_.end(), [](const auto& a, const auto& b) {
      return a->about.variables.size() < b->about.variables.size();
    });
    return go_on();
  }
  if (!part) return;
  if (!part->network.rankings.empty()) part->network = network::without_rankings(part->network);
  const std::vector<Network::Domain> domains = std::move(part->network.domains);
  const std::size_t shared = part->network.cells;
  take({part->statement}, std::move(part->network), domains, shared, fuel);
}

// Adds a rule with a network of these domains. Its first `shared` variables are those of the whole network.
void NetworkRules::take(why::Numbers statements, Network network, const std::vector<Network::Domain>& domains,
                        std::size_t shared, Fuel& fuel) {
  std::vector<Variable> used;
  for_variables(network, [&](Variable variable) { used.push_back(variable); });
  fuel.work -= work_of_rule + static_cast<std::int64_t>(work_of_variable * used.size());
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  if (used.empty() && !network.is_impossible) return;
  for_variables(network, [&](Variable& variable) {
    variable = static_cast<Variable>(std::lower_bound(used.begin(), used.end(), variable) - used.begin());
  });
  Rule& rule = *rules_.emplace_back(std::make_unique<Rule>());
  network.domains.clear();
  for (const Variable variable : used) {
    network.domains.push_back(domains[variable]);
    if (variable < shared) rule.about.variables.push_back(variable);
  }
  network.cells = rule.about.variables.size();
  network.labelled.clear();
  network.disjunctions.clear();
  rule.about.statements = std::move(statements);
  rule.network = std::move(network);
}

// Adds a pair rule, which is a `difference`, for this count and each later one that shares cells with it.
void NetworkRules::add_pairs(std::uint32_t a, Fuel& fuel) {
  fuel.work -= 1;
  if (!rules_[a]->is_exact_count()) return;
  std::vector<std::uint32_t> others;
  for (const Variable variable : variables(a))
    for (const std::uint32_t b : of(variable)) {
      fuel.work -= 1;
      if (b > a && rules_[b]->is_exact_count()) others.push_back(b);
    }
  std::sort(others.begin(), others.end());
  others.erase(std::unique(others.begin(), others.end()), others.end());
  for (const std::uint32_t b : others) {
    if (rules_.size() - size() == most_pairs) return;
    fuel.work -= static_cast<std::int64_t>(5 * work_of_variable * (variables(a).size() + variables(b).size()));
    auto found = difference({rules_[a]->network, variables(a)}, {rules_[b]->network, variables(b)});
    if (!found) continue;
    auto rule = std::make_unique<Rule>();
    rule->network = std::move(found->network);
    rule->about.variables = std::move(found->variables);
    rule->about.pair = {a, b};
    rule->open();
    rule->about.kind = "count";
    fuel.work -= work_of_rule + static_cast<std::int64_t>(20 * work_of_variable * rule->all.size());
    add_pair(rule->about);
    rules_.push_back(std::move(rule));
  }
}

NetworkRules::Outcome NetworkRules::narrow(std::uint32_t number, const std::vector<Values>& domains, Fuel& fuel) {
  Rule& rule = *rules_[number];
  const auto& variables = rule.about.variables;
  before_.clear();
  for (const Variable variable : variables) before_.push_back(domains[variable]);
  fuel.work -= static_cast<std::int64_t>(before_.size());
  after_ = before_;
  if (rule.line_set) {
    if (!rule.line_set->narrow(before_, after_, relied_)) return Outcome::impossible;
  } else if (rule.is_relation()) {
    narrow_relation(rule.network.relations[0], after_);
  } else if (rule.has_form() || rule.connected || rule.lines) {
    after_.insert(after_.end(), rule.all.begin() + static_cast<std::ptrdiff_t>(after_.size()), rule.all.end());
    if (rule.has_form() && !narrow_by_parts(rule, fuel)) return Outcome::impossible;
    // The form says all of a count of at most one cell.
    if (!rule.apart.empty() && (rule.is_refused || rule.network.counts[0].high > 1))
      narrow_apart(rule.network.counts[0], rule.apart, after_, fuel);
    if (rule.connected || rule.lines) fuel.work -= static_cast<std::int64_t>(4 * before_.size());
    if (rule.connected && !keep_filtered(*rule.connected, rule.network.connected.size(), after_))
      return Outcome::impossible;
    if (rule.lines && !keep_filtered(*rule.lines, rule.network.lines.size(), after_)) return Outcome::impossible;
  }
  if (rule.network.is_impossible || std::find(after_.begin(), after_.end(), Values{0}) != after_.end())
    return Outcome::impossible;
  after_.resize(before_.size());
  return after_ == before_ ? Outcome::same : Outcome::narrowed;
}

// Narrows the values of a rule by the parts of its cover form. False if the rule cannot be obeyed.
bool NetworkRules::narrow_by_parts(Rule& rule, Fuel& fuel) {
  if (rule.is_refused) return true;
  if (!rule.has_parts) {
    rule.is_refused = network::find_form_parts(rule.network, rule.all, rule.parts).has_value();
    if (rule.is_refused) return true;
    fuel.work -= static_cast<std::int64_t>(rule.parts.entries);
    rule.sets = rule.parts.sets;
    rule.has_parts = true;
  }
  if (rule.parts.is_impossible) return false;
  rule.parts.domains = after_;
  rule.parts.sets = rule.sets;
  fuel.work -= network::filter_parts(rule.network, rule.parts);
  find_places(rule.network, rule.parts);
  if (std::exchange(rule.parts.is_impossible, false)) return false;
  after_ = rule.parts.domains;
  return true;
}

}  // namespace quadrille::reasoning
