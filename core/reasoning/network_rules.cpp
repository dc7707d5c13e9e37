#include "core/reasoning/network_rules.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "core/network/compile/constraints.hpp"
#include "core/network/compile/rankings.hpp"
#include "core/network/filters/connected.hpp"
#include "core/network/filters/lines.hpp"
#include "core/network/form/form_parts.hpp"
#include "core/network/form/part_filter.hpp"

namespace quadrille::reasoning {

namespace {

// With more of them it would take long, and a pair of more cells is hard to see.
constexpr std::size_t most_pairs = 20'000, largest_pair = 24;

bool has_common(const std::vector<Variable>& a, const std::vector<Variable>& b) {
  auto one = a.begin(), other = b.begin();
  while (one != a.end() && other != b.end() && *one != *other) *one < *other ? ++one : ++other;
  return one != a.end() && other != b.end();
}

}  // namespace

// A network of its own, whose variables are numbered anew: first those of the rule, then some that only say it.
struct NetworkRules::Rule {
  Network network;
  About about;

  network::FormParts parts;  // of all values
  std::vector<Values> all;   // by variable of this network
  std::vector<network::FormParts::Set> sets;
  bool has_parts = false, is_refused = false;  // too large to be looked at
  std::unique_ptr<network::ConnectedPart> connected;
  std::unique_ptr<network::LinesPart> lines;
  // Of a count of cells: by variable of this network, the others that are not counted beside it.
  std::vector<std::vector<Variable>> apart;
  // Of sets, by variable of this network: the cells of some lines, how many lines they are, and the regions that reach
  // into them.
  std::vector<Variable> lines_cells;
  std::size_t lines_count = 0;
  std::vector<std::vector<Variable>> regions;
  std::vector<Values> marks;  // what is counted

  bool has_form() const {
    return !network.different.empty() || !network.relations.empty() || !network.sums.empty() ||
           !network.counts.empty() || !network.sequences.empty();
  }
  std::size_t constraints() const {
    return network.different.size() + network.relations.size() + network.sums.size() + network.counts.size() +
           network.sequences.size() + network.connected.size() + network.lines.size();
  }
  bool is_relation() const { return lines_count == 0 && constraints() == 1 && network.relations.size() == 1; }
  bool is_count() const {
    return constraints() == 1 && !network.counts.empty() && network.counts[0].bound == Network::Count::none;
  }
  bool is_exact_count() const { return is_count() && network.counts[0].low == network.counts[0].high; }

  // In a word; nothing where several constraints say what a statement does.
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
    about.kind = lines_count > 0 ? "sets" : kind();
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

// What a filter leaves of the values, by variable of its network. False if its constraints cannot hold.
template <class Filter>
bool keep_filtered(Filter& filter, std::size_t constraints, std::vector<Values>& values) {
  for (std::uint32_t constraint = 0; constraint < constraints; ++constraint) {
    if (!filter.filter(constraint, values)) return false;
    const auto variables = filter.variables(constraint);
    for (std::size_t at = 0; at < variables.size(); ++at) values[variables[at]] &= filter.kept()[at];
  }
  return true;
}

// The ways to count some members of a count so that no two that are apart are counted: which values occur in them.
class Placings {
 public:
  Placings(const Network::Count& count, const std::vector<std::vector<Variable>>& apart,
           const std::vector<Values>& domains)
      : count_(count), apart_(apart), beside_(count.members.size()), chosen_(count.members.size()) {
    for (const auto& [variable, in] : count.members)
      may_be_.push_back(((domains[variable] & ~in) != 0 ? 1u : 0u) | ((domains[variable] & in) != 0 ? 2u : 0u));
    occurs_.resize(may_be_.size());
  }

  // Takes values that do not occur from `left`; none if that would take too long.
  void find(std::vector<Values>& left) {
    if (!choose(0, 0)) return;
    for (std::size_t at = 0; at < occurs_.size(); ++at) {
      const auto& [variable, in] = count_.members[at];
      if ((occurs_[at] & 1) == 0) left[variable] &= in;
      if ((occurs_[at] & 2) == 0) left[variable] &= ~in;
    }
  }
  std::int64_t steps() const { return most_steps - steps_; }

 private:
  static constexpr std::int64_t most_steps = 20'000;

  // False when all that may be is known to occur, or at the end of the steps.
  bool choose(std::size_t at, std::uint32_t counted) {
    if (--steps_ <= 0) return false;
    if (counted + (may_be_.size() - at) < count_.low) return true;
    if (at == may_be_.size()) {
      for (std::size_t each = 0; each < chosen_.size(); ++each) occurs_[each] |= 1u << chosen_[each];
      return occurs_ != may_be_;
    }
    if ((may_be_[at] & 2) != 0 && counted < count_.high && beside_[at] == 0) {
      for (const Variable other : apart_[at]) ++beside_[other];
      chosen_[at] = 1;
      const bool goes_on = choose(at + 1, counted + 1);
      for (const Variable other : apart_[at]) --beside_[other];
      if (!goes_on) return false;
    }
    chosen_[at] = 0;
    return (may_be_[at] & 1) == 0 || choose(at + 1, counted);
  }

  const Network::Count& count_;
  const std::vector<std::vector<Variable>>& apart_;
  std::vector<unsigned> beside_;           // by member: those that are counted and apart from it
  std::vector<unsigned> may_be_, occurs_;  // by member: bit 0 not counted, bit 1 counted
  std::vector<unsigned> chosen_;
  std::int64_t steps_ = most_steps;
};

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

}  // namespace

NetworkRules::NetworkRules(const Network& network, const std::vector<Said>& said, std::vector<Part> parts)
    : Rules(network.domains.size()) {
  split(network, said);
  keep_apart(network);
  take_sets(network);
  for (Part& part : parts) {
    if (!part.network.rankings.empty()) part.network = network::without_rankings(part.network);
    const std::vector<Network::Domain> domains = std::move(part.network.domains);
    const std::size_t shared = part.network.cells;
    take({part.statement}, std::move(part.network), domains, shared);
  }
  std::stable_sort(rules_.begin(), rules_.end(),
                   [](const auto& a, const auto& b) { return a->about.variables.size() < b->about.variables.size(); });
  for (const auto& rule : rules_) {
    rule->open();
    add(rule->about);
  }
  add_pairs();
}

NetworkRules::~NetworkRules() = default;

void NetworkRules::split(const Network& network, const std::vector<Said>& said) {
  const auto statements_of = [&](const std::vector<Variable>& variables, std::int64_t total, Values in = 0) {
    why::Numbers statements;
    for (const Said& one : said)
      if (one.total == total && one.in == in && one.variables == variables) statements.push_back(one.statement);
    std::sort(statements.begin(), statements.end());
    statements.erase(std::unique(statements.begin(), statements.end()), statements.end());
    return statements;
  };
  // A rule of one constraint.
  const auto take_one = [&](Network one, why::Numbers statements = {}) {
    take(std::move(statements), std::move(one), network.domains, all_variables());
  };
  for (const auto& each : network.different) {
    Network one;
    one.different.push_back(each);
    take_one(std::move(one));
  }
  for (const auto& each : network.relations) {
    Network one;
    one.relations.push_back(each);
    take_one(std::move(one));
  }
  for (const auto& each : network.sums) {
    if (each.is_derived) continue;
    std::vector<Variable> variables;
    for (const auto& term : each.terms) variables.push_back(term.variable);
    Network one;
    one.sums.push_back(each);
    take_one(std::move(one), statements_of(variables, each.total));
  }
  for (const auto& each : network.counts) {
    std::vector<Variable> variables;
    for (const auto& member : each.members) variables.push_back(member.variable);
    Network one;
    one.counts.push_back(each);
    take_one(std::move(one), statements_of(variables, each.low, each.members[0].in));
  }
  for (const auto& each : network.sequences) {
    Network one;
    one.sequences.push_back({.variables = each.variables, .diagram = 0});
    one.diagrams.push_back(network.diagrams[each.diagram]);
    take_one(std::move(one), statements_of(each.variables, each.diagram));
  }
  for (const auto& each : network.connected) {
    Network one;
    one.connected.push_back(each);
    take_one(std::move(one));
  }
  for (const auto& each : network.lines) {
    Network one;
    one.lines.push_back(each);
    take_one(std::move(one));
  }
}

// Tells counts which of their cells are not counted together, such as stars that do not touch: a person sees both as
// one rule.
void NetworkRules::keep_apart(const Network& network) {
  std::vector<std::vector<std::uint32_t>> relations_of(network.domains.size());
  for (std::uint32_t number = 0; number < network.relations.size(); ++number) {
    relations_of[network.relations[number].a].push_back(number);
    relations_of[network.relations[number].b].push_back(number);
  }
  for (const auto& rule : rules_) {
    if (!rule->is_count()) continue;
    const auto& members = rule->network.counts[0].members;
    const auto& variables = rule->about.variables;
    std::vector<std::vector<Variable>> apart(members.size());
    bool any = false;
    for (std::size_t at = 0; at < members.size(); ++at) {
      const Variable own = variables[members[at].variable];
      for (const std::uint32_t number : relations_of[own]) {
        const auto& relation = network.relations[number];
        const Variable other = relation.a == own ? relation.b : relation.a;
        const auto place = std::find_if(members.begin(), members.end(),
                                        [&](const auto& member) { return variables[member.variable] == other; });
        if (place == members.end()) continue;
        const Values of_a = relation.a == own ? members[at].in : place->in;
        const Values of_b = relation.a == own ? place->in : members[at].in;
        bool may_both = false;
        network::for_values(of_a & network::all_values(static_cast<unsigned>(relation.allowed.size())),
                            [&](unsigned value) { may_both |= (relation.allowed[value] & of_b) != 0; });
        if (may_both) continue;
        apart[at].push_back(static_cast<Variable>(place - members.begin()));
        any = true;
      }
    }
    if (any) rule->apart = std::move(apart);
  }
}

// Counts of the same number of cells, in families that share no cells: such as rows, columns and regions, in this
// order.
void NetworkRules::take_sets(const Network& network) {
  constexpr std::size_t most_lines = 30;
  using Family = std::vector<std::vector<Variable>>;
  std::vector<Family> families;
  std::optional<std::uint32_t> total;
  std::vector<Values> marks(network.domains.size());
  for (const auto& count : network.counts) {
    if (count.low == 0 || count.low != count.high || count.bound != Network::Count::none) return;
    if (total.value_or(count.low) != count.low) return;
    total = count.low;
    std::vector<Variable> counted;
    for (const auto& [variable, in] : count.members) {
      if (marks[variable] != 0 && marks[variable] != in) return;
      marks[variable] = in;
      counted.push_back(variable);
    }
    if (counted.size() < 2) continue;
    const auto shares_none = [&](const Family& family) {
      return std::all_of(family.begin(), family.end(), [&](const auto& other) { return !has_common(counted, other); });
    };
    const auto family = std::find_if(families.begin(), families.end(), shares_none);
    (family == families.end() ? families.emplace_back() : *family).push_back(std::move(counted));
  }
  if (families.size() < 3) return;  // rows and columns alone say nothing together
  for (const Family& lines : families) {
    for (const Family& groups : families) {
      if (&lines == &groups || lines.size() > most_lines) continue;
      for (std::size_t count = 1; count <= lines.size() / 2; ++count)
        for (std::size_t first = 0; first + count <= lines.size(); ++first)
          take_set({lines.begin() + static_cast<std::ptrdiff_t>(first),
                    lines.begin() + static_cast<std::ptrdiff_t>(first + count)},
                   groups, marks);
    }
  }
}

void NetworkRules::take_set(const std::vector<std::vector<Variable>>& lines,
                            const std::vector<std::vector<Variable>>& groups, const std::vector<Values>& marks) {
  auto rule = std::make_unique<Rule>();
  std::vector<Variable> within;
  for (const auto& line : lines) within.insert(within.end(), line.begin(), line.end());
  std::sort(within.begin(), within.end());
  auto& all = rule->about.variables;
  all = within;
  for (const auto& group : groups) {
    if (!has_common(group, within)) continue;
    rule->regions.push_back(group);
    all.insert(all.end(), group.begin(), group.end());
  }
  // Where all reach into all lines, as columns do, nothing follows.
  if (rule->regions.size() == groups.size() && lines.size() < groups.size() / 2) return;
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  for (const Variable variable : all) rule->marks.push_back(marks[variable]);
  const auto number = [&](Variable& variable) {
    variable = static_cast<Variable>(std::lower_bound(all.begin(), all.end(), variable) - all.begin());
  };
  for (auto& region : rule->regions) std::for_each(region.begin(), region.end(), number);
  std::for_each(within.begin(), within.end(), number);
  rule->lines_cells = std::move(within);
  rule->lines_count = lines.size();
  rule->about.is_wide = true;
  rules_.push_back(std::move(rule));
}

// A rule whose network has these domains by variable, of which the first `shared` are those of the whole network.
void NetworkRules::take(why::Numbers statements, Network network, const std::vector<Network::Domain>& domains,
                        std::size_t shared) {
  std::vector<Variable> used;
  for_variables(network, [&](Variable variable) { used.push_back(variable); });
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

// Of counts of cells that share some of them: how many more there are of one than of the other, elsewhere.
void NetworkRules::add_pairs() {
  for (std::uint32_t a = 0; a < size(); ++a) {
    if (!rules_[a]->is_exact_count()) continue;
    std::vector<std::uint32_t> others;
    for (const Variable variable : variables(a))
      for (const std::uint32_t b : of(variable))
        if (b > a && rules_[b]->is_exact_count()) others.push_back(b);
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    for (const std::uint32_t b : others) {
      if (rules_.size() - size() == most_pairs) return;
      auto rule = difference(*rules_[a], *rules_[b]);
      if (rule == nullptr) continue;
      rule->about.pair = {a, b};
      rule->open();
      rule->about.kind = "count";
      add_pair(rule->about);
      rules_.push_back(std::move(rule));
    }
  }
}

// Null if the two count the same, or it is of too many cells.
std::unique_ptr<NetworkRules::Rule> NetworkRules::difference(const Rule& a, const Rule& b) {
  struct Cell {
    Network::Domain domain;
    Values of_a = 0, of_b = 0;
  };
  std::map<Variable, Cell> cells;
  for (const Rule* each : {&a, &b})
    for (const auto& [variable, in] : each->network.counts[0].members) {
      Cell& cell = cells[each->about.variables[variable]];
      cell.domain = each->network.domains[variable];
      (each == &a ? cell.of_a : cell.of_b) = in;
    }
  std::erase_if(cells, [](const auto& each) { return each.second.of_a == each.second.of_b; });
  if (cells.empty() || cells.size() > largest_pair) return nullptr;
  auto rule = std::make_unique<Rule>();
  std::vector<Cell> read;
  std::vector<Variable> all;
  for (const auto& [variable, cell] : cells) {
    rule->about.variables.push_back(variable);
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

NetworkRules::Outcome NetworkRules::narrow(std::uint32_t number, const std::vector<Values>& domains, Fuel& fuel) {
  Rule& rule = *rules_[number];
  const auto& variables = rule.about.variables;
  before_.clear();
  for (const Variable variable : variables) before_.push_back(domains[variable]);
  fuel.work -= static_cast<std::int64_t>(before_.size());
  after_ = before_;
  if (rule.lines_count > 0) return narrow_sets(rule);
  if (rule.is_relation()) {
    narrow_relation(rule.network.relations[0], after_);
  } else if (rule.has_form() || rule.connected || rule.lines) {
    after_.insert(after_.end(), rule.all.begin() + static_cast<std::ptrdiff_t>(after_.size()), rule.all.end());
    if (rule.has_form() && !narrow_by_parts(rule, fuel)) return Outcome::impossible;
    if (!rule.apart.empty()) {
      Placings placings(rule.network.counts[0], rule.apart, after_);
      placings.find(after_);
      fuel.work -= placings.steps();
    }
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

// Of what may be counted: regions within the lines, and those that reach into them.
NetworkRules::Outcome NetworkRules::narrow_sets(const Rule& rule) {
  std::vector<char> is_within(before_.size()), is_covered(before_.size()), is_of_inner(before_.size());
  for (const Variable cell : rule.lines_cells) is_within[cell] = 1;
  const auto may_be = [&](Variable cell) { return (before_[cell] & rule.marks[cell]) != 0; };
  std::size_t inner = 0, reaching = 0;
  std::vector<Variable> outside;       // cells of regions that reach into the lines
  std::vector<Variable> empty, other;  // what makes regions inner ones, and what makes others not reach
  for (const auto& region : rule.regions) {
    const bool is_inner =
        std::all_of(region.begin(), region.end(), [&](Variable cell) { return is_within[cell] != 0 || !may_be(cell); });
    const bool reaches =
        std::any_of(region.begin(), region.end(), [&](Variable cell) { return is_within[cell] != 0 && may_be(cell); });
    inner += is_inner ? 1 : 0;
    reaching += reaches ? 1 : 0;
    for (const Variable cell : region) {
      is_covered[cell] = 1;
      if (is_inner) is_of_inner[cell] = 1;
      if (is_inner && is_within[cell] == 0) empty.push_back(cell);
      if (reaches && is_within[cell] == 0) outside.push_back(cell);
      if (!reaches && is_within[cell] != 0) other.push_back(cell);
    }
  }
  const bool are_covered = std::all_of(rule.lines_cells.begin(), rule.lines_cells.end(),
                                       [&](Variable cell) { return is_covered[cell] != 0 || !may_be(cell); });
  const auto rely_on = [&](std::vector<Variable>& cells) {
    for (Variable& cell : cells) cell = rule.about.variables[cell];
    relied_ = std::move(cells);
  };
  if (inner >= rule.lines_count) {
    rely_on(empty);
    if (inner > rule.lines_count) return Outcome::impossible;
    for (const Variable cell : rule.lines_cells)
      if (is_of_inner[cell] == 0) after_[cell] &= ~rule.marks[cell];
  } else if (are_covered && reaching <= rule.lines_count) {
    for (const Variable cell : rule.lines_cells)
      if (is_covered[cell] == 0) other.push_back(cell);
    rely_on(other);
    if (reaching < rule.lines_count) return Outcome::impossible;
    for (const Variable cell : outside) after_[cell] &= ~rule.marks[cell];
  }
  if (std::find(after_.begin(), after_.end(), Values{0}) != after_.end()) {
    relied_ = rule.about.variables;
    return Outcome::impossible;
  }
  return after_ == before_ ? Outcome::same : Outcome::narrowed;
}

// False if it cannot be obeyed.
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
