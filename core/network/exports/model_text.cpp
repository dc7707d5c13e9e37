#include "core/network/exports/model_text.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>
#include <vector>

#include "core/network/compile/rankings.hpp"
#include "core/network/kinds.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

namespace {

std::string in_digits_of(std::int64_t number) {
  return (number < 0 ? "-" : "") + decimal(static_cast<std::uint64_t>(number < 0 ? -number : number));
}

constexpr std::size_t most_lines = 8192;  // of a network with disjunctions

class Writer {
 public:
  Writer(const Network& network, const WriteCell& write_cell, std::string& out) : network_(network), out_(out) {
    for (Variable variable = 0; variable < network.domains.size(); ++variable) {
      std::string& name = names_.emplace_back();
      if (variable < network.cells) {
        write_cell(variable, name);
      } else {
        name = "v" + decimal(variable - network.cells + 1);
      }
    }
  }

  void write(std::span<const Values> candidates);

 private:
  // Writes a branch: its variables have the names that they have around it.
  Writer(const Network::Branch& branch, const Writer& around, std::string& out)
      : network_(*branch.network), out_(out), branch_(&branch), around_(&around) {
    for (const Variable variable : branch.variables) names_.push_back(around.names_[variable]);
  }

  std::string number(Variable variable, unsigned value) const { return in_digits_of(network_.number(variable, value)); }
  // The numbers of some values of a variable, as ranges.
  std::vector<std::string> ranges(Variable variable, Values values) const;
  std::string numbers(Variable variable, Values values) const;
  void declare();
  void add_names(const std::vector<Variable>& variables) {
    for (const Variable variable : variables) out_ += ' ' + names_[variable];
  }
  template <class Members>
  void add_members(const Members& members);
  void add(const Network::Different& one) {
    if (around_ != nullptr && around_->says_different(around(one.variables))) return;
    out_ += "\nalldifferent";
    add_names(one.variables);
  }
  void add(const Network::Relation& one);
  void add(const Network::Sum& one);
  void add(const Network::Count& one);
  void add(const Network::Sequence& one);
  void add(const Network::Connected& one);
  void add(const Network::Labelled& one);
  void add(const Network::Lines& one);
  void add(const Network::Ranking&) { assert(false); }  // there are none: see below
  void add(const Network::Disjunction& one);
  void add_constraints() {
    for_kinds([&](const auto& kind) {
      for (const auto& one : network_.*kind.list) add(one);
    });
  }
  // The variables of a branch as those around it, and whether these differ by a constraint there or further out.
  std::vector<Variable> around(std::vector<Variable> variables) const {
    for (Variable& variable : variables) variable = branch_->variables[variable];
    return variables;
  }
  bool says_different(const std::vector<Variable>& variables) const;

  const Network& network_;
  std::string& out_;
  std::vector<std::string> names_;
  const Network::Branch* branch_ = nullptr;  // that it is, if it is one
  const Writer* around_ = nullptr;           // that of the network around it
};

bool Writer::says_different(const std::vector<Variable>& variables) const {
  const auto has_all = [&](const Network::Different& one) {
    return std::includes(one.variables.begin(), one.variables.end(), variables.begin(), variables.end());
  };
  if (std::any_of(network_.different.begin(), network_.different.end(), has_all)) return true;
  return around_ != nullptr && around_->says_different(around(variables));
}

std::vector<std::string> Writer::ranges(Variable variable, Values values) const {
  std::vector<std::string> all;
  for (unsigned value = 0; value < network_.domains[variable].values; ++value) {
    if ((values >> value & 1) == 0) continue;
    unsigned last = value;
    while (last + 1 < network_.domains[variable].values && (values >> (last + 1) & 1) != 0) ++last;
    all.push_back(number(variable, value) + (last > value ? ".." + number(variable, last) : ""));
    value = last;
  }
  return all;
}

std::string Writer::numbers(Variable variable, Values values) const {
  std::string text;
  for (const std::string& range : ranges(variable, values)) text += ' ' + range;
  return text;
}

// Variables with the same values on one line.
void Writer::declare() {
  std::map<std::pair<std::int32_t, unsigned>, std::vector<Variable>> by_domain;
  for (Variable variable = 0; variable < network_.domains.size(); ++variable)
    by_domain[{network_.domains[variable].lowest, network_.domains[variable].values}].push_back(variable);
  for (const auto& [domain, variables] : by_domain) {
    out_ += out_.empty() || out_.back() == '\n' ? "var" : "\nvar";
    add_names(variables);
    out_ += ':' + numbers(variables[0], all_values(domain.second));
  }
}

// Those with the same set stand together; sets are of numbers.
template <class Members>
void Writer::add_members(const Members& members) {
  std::string before;
  for (const auto& member : members) {
    const std::string set = member.in == 0 ? " 1000000000" : numbers(member.variable, member.in);
    if (!before.empty() && set != before) out_ += " in" + before + ',';
    before = set;
    out_ += ' ' + names_[member.variable];
  }
  out_ += " in" + before;
}

void Writer::add(const Network::Relation& one) {
  std::string allowed, refused;
  std::size_t rows = 0, other_rows = 0;
  const auto add_rows = [&](unsigned value, Values values, std::string& text, std::size_t& count) {
    for (const std::string& range : ranges(one.b, values))
      text += (count++ == 0 ? ": " : " | ") + number(one.a, value) + ' ' + range;
  };
  for (unsigned value = 0; value < one.allowed.size(); ++value) {
    const Values all = all_values(network_.domains[one.b].values);
    add_rows(value, one.allowed[value] & all, allowed, rows);
    add_rows(value, ~one.allowed[value] & all, refused, other_rows);
  }
  if (other_rows == 0) return;
  const bool is_allowed = rows > 0 && rows <= other_rows;
  out_ += is_allowed ? "\ntable" : "\nconflicts";
  add_names({one.a, one.b});
  out_ += is_allowed ? allowed : refused;
}

void Writer::add(const Network::Sum& one) {
  if (one.is_derived) return;
  out_ += "\nsum";
  for (const auto& [coefficient, variable] : one.terms) {
    out_ += coefficient < 0 ? " - " : " + ";
    if (coefficient != 1 && coefficient != -1) out_ += in_digits_of(coefficient < 0 ? -coefficient : coefficient) + ' ';
    out_ += names_[variable];
  }
  out_ += " = " + in_digits_of(one.total);
}

void Writer::add(const Network::Count& one) {
  const auto compare = [&](const std::string& sign, const std::string& right) {
    out_ += "\ncount";
    add_members(one.members);
    out_ += sign + right;
  };
  if (one.bound != Network::Count::none) return compare(" = ", names_[one.bound]);
  if (one.low == one.high) return compare(" = ", decimal(one.low));
  if (one.low > 0) compare(" >= ", decimal(one.low));
  if (one.high < one.members.size()) compare(" <= ", decimal(one.high));
}

void Writer::add(const Network::Sequence& one) {
  const Diagram& diagram = network_.diagrams[one.diagram];
  std::vector<std::size_t> first = {0};
  for (std::size_t layer = 0; layer < diagram.layers(); ++layer) first.push_back(first.back() + diagram.states(layer));
  out_ += "\nregular";
  add_names(one.variables);
  out_ += " from 0 to " + decimal(first[diagram.layers()]) + ':';
  bool is_first = true;
  for (std::size_t layer = 0; layer < diagram.layers(); ++layer) {
    std::map<std::pair<Diagram::State, Diagram::State>, Values> steps;
    for (const auto& [from, value, to] : diagram.transitions(layer)) steps[{from, to}] |= Values{1} << value;
    for (const auto& [states, values] : steps) {
      out_ += std::exchange(is_first, false) ? " " : " | ";
      out_ += decimal(first[layer] + states.first) + numbers(one.variables[layer], values) + ' ' +
              decimal(first[layer + 1] + states.second);
    }
  }
}

void Writer::add(const Network::Connected& one) {
  out_ += one.is_one ? "\nconnected" : "\ncomponents";
  add_members(one.nodes);
  if (one.low > 0 || one.high != Network::Connected::any)
    out_ += " size " + decimal(one.low) + ".." + decimal(std::min<std::size_t>(one.high, 1'000'000'000));
  out_ += ':';
  for (const auto& edge : one.edges) {
    out_ += &edge == one.edges.data() ? " " : " | ";
    out_ += names_[one.nodes[edge.first].variable] + ' ' + names_[one.nodes[edge.second].variable];
  }
}

void Writer::add(const Network::Labelled& one) {
  out_ += "\nalldifferent";
  add_names(one.variables);
  out_ += " by";
  add_names(one.labels);
  if (!one.is_in_order) return;
  out_ += "\nvalue_precede";
  add_names(one.labels);
  out_ += " from " + number(one.labels[0], 0);
}

void Writer::add(const Network::Lines& one) {
  out_ += one.shape == Network::Lines::Shape::loop ? "\nloop" : "\nforest";
  for (const auto& edge : one.edges) {
    out_ += &edge == one.edges.data() ? " " : " | ";
    out_ += decimal(edge.a) + ' ' + decimal(edge.b) + ' ' + names_[edge.variable];
    const std::string set = edge.in == 0 ? " 1000000000" : numbers(edge.variable, edge.in);
    if (set != " 1") out_ += " in" + set;
  }
  bool is_first = true;
  for (std::size_t point = 0; point < one.labels.size(); ++point)
    if (one.labels[point] != 0)
      out_ += (std::exchange(is_first, false) ? " by " : " ") + decimal(point) + ' ' + decimal(one.labels[point]);
}

// Each way to take a line of each branch, with `or` between them: all these hold if and only if all lines of one do.
void Writer::add(const Network::Disjunction& one) {
  std::vector<std::string> all = {""};
  for (const Network::Branch& branch : one.branches) {
    std::string text;
    Writer(branch, *this, text).add_constraints();
    std::vector<std::string> longer;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find('\n', begin + 1), text.size());
      const std::string line = text.substr(begin + 1, end - begin - 1);
      for (const std::string& before : all) longer.push_back(before + (before.empty() ? "\n" : " or ") + line);
      begin = end;
    }
    all = std::move(longer);
  }
  for (const std::string& line : all) out_ += line;
}

void Writer::write(std::span<const Values> candidates) {
  declare();
  if (network_.is_impossible) out_ += "\nsum 0 = 1";
  for (Variable cell = 0; cell < candidates.size(); ++cell) {
    const Values all = all_values(network_.domains[cell].values), values = candidates[cell] & all;
    if (values == all) continue;
    out_ += (values == 0 ? "\nconflicts " : "\ntable ") + names_[cell] + ':';
    bool is_first = true;
    for (const std::string& range : ranges(cell, values == 0 ? all : values))
      out_ += (std::exchange(is_first, false) ? " " : " | ") + range;
  }
  add_constraints();
}

// How many lines the constraints have at most; too many where a branch cannot be written.
std::size_t lines_of(const Network& network) {
  std::size_t sum = 0;
  for_kinds([&](const auto& kind) { sum += 2 * (network.*kind.list).size(); });
  sum -= 2 * network.disjunctions.size();
  for (const Network::Disjunction& one : network.disjunctions) {
    std::size_t product = 1;
    for (const Network::Branch& branch : one.branches) {
      const bool has_own = branch.network->domains.size() > branch.variables.size();
      const std::size_t lines =
          has_own || !branch.network->rankings.empty() ? most_lines + 1 : lines_of(*branch.network);
      product = std::min(product * lines, most_lines + 1);
    }
    sum += product;
  }
  return sum;
}

}  // namespace

bool fits_model(const Network& network) { return network.disjunctions.empty() || lines_of(network) <= most_lines; }

void write_model(const Problem& problem, const WriteCell& write_cell, std::string& out) {
  if (problem.network->rankings.empty()) return Writer(*problem.network, write_cell, out).write(problem.candidates);
  const Network network = without_rankings(*problem.network);
  Writer(network, write_cell, out).write(problem.candidates);
}

}  // namespace quadrille::network
