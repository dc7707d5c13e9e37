#include "core/network/exports/flatzinc.hpp"

#include <bit>
#include <cassert>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/network/compile/rankings.hpp"
#include "core/network/kinds.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

namespace {

using Literals = std::vector<std::string>;

std::string list_of(const std::vector<std::string>& words) {
  std::string list = "[";
  for (const std::string& word : words) list += (list.size() > 1 ? "," : "") + word;
  return list + "]";
}

class FlatZinc {
 public:
  explicit FlatZinc(const Network& network) : network_(network) {}

  void write(std::span<const Values> candidates, const WriteCell& write_cell, std::string& out);

 private:
  std::string name(Variable variable) const { return "x" + decimal(variable + 1); }
  std::string number(Variable variable, unsigned value) const {
    return signed_decimal(network_.number(variable, value));
  }
  Values all(Variable variable) const { return all_values(network_.domains[variable].values); }
  std::string set_of(Variable variable, Values values) const;
  void declare(std::span<const Values> candidates, const WriteCell& write_cell);
  void post(const std::string& constraint) { constraints_ += "constraint " + constraint + ";\n"; }
  // A new variable that is true if and only if the constraint holds.
  std::string reified(const std::string& constraint);
  // That a variable has one of some of its values.
  std::string in(Variable variable, Values values);
  // At least one of the first is true, or one of the others is false.
  void post_clause(const Literals& one_true, const Literals& or_false) {
    post("bool_clause(" + list_of(one_true) + "," + list_of(or_false) + ")");
  }
  // Σ coefficient · variable = total, or at most that.
  void post_linear(const char* relation, const Literals& coefficients, const Literals& variables, std::int64_t total) {
    post(std::string(relation) + "(" + list_of(coefficients) + "," + list_of(variables) + "," + signed_decimal(total) +
         ")");
  }

  void add(const Network::Different& one);
  void add(const Network::Relation& one);
  void add(const Network::Sum& one);
  void add(const Network::Count& one);
  void add(const Network::Sequence& one);
  void add(const Network::Labelled& one);
  // There are none: see below.
  void add(const Network::Ranking&) { assert(false); }
  void add(const Network::Connected&) { assert(false); }
  void add(const Network::Lines&) { assert(false); }
  void add(const Network::Disjunction&) { assert(false); }

  const Network& network_;
  std::string variables_, constraints_;
  std::map<std::pair<Variable, Values>, std::string> literals_;
  std::set<std::string> integers_;       // 1 where the variable of truth with that name is true, else 0
  std::size_t truths_ = 0, states_ = 0;  // how many variables of these kinds there are
};

std::string FlatZinc::set_of(Variable variable, Values values) const {
  std::string set = "{";
  for (; values != 0; values &= values - 1)
    set += (set.size() > 1 ? "," : "") + number(variable, static_cast<unsigned>(std::countr_zero(values)));
  return set + "}";
}

void FlatZinc::declare(std::span<const Values> candidates, const WriteCell& write_cell) {
  for (Variable variable = 0; variable < network_.domains.size(); ++variable) {
    const Values values = variable < candidates.size() ? candidates[variable] & all(variable) : all(variable);
    if (variable < network_.cells) {
      variables_ += "% " + name(variable) + ": ";
      write_cell(variable, variables_);
      variables_ += '\n';
    }
    variables_ += "var " + set_of(variable, values == 0 ? all(variable) : values) + ": " + name(variable);
    variables_ += variable < network_.cells ? " :: output_var;\n" : ";\n";
    if (values == 0) post("int_ne(" + name(variable) + "," + name(variable) + ")");
  }
}

std::string FlatZinc::reified(const std::string& constraint) {
  std::string truth = "b" + decimal(++truths_);
  variables_ += "var bool: " + truth + " :: var_is_introduced;\n";
  post(constraint + "," + truth + ")");
  return truth;
}

std::string FlatZinc::in(Variable variable, Values values) {
  values &= all(variable);
  std::string& literal = literals_[{variable, values}];
  if (!literal.empty()) return literal;
  if (std::has_single_bit(values))
    literal = reified("int_eq_reif(" + name(variable) + "," +
                      number(variable, static_cast<unsigned>(std::countr_zero(values))));
  else
    literal = reified("set_in_reif(" + name(variable) + "," + set_of(variable, values));
  return literal;
}

void FlatZinc::add(const Network::Different& one) {
  for (std::size_t i = 0; i < one.variables.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) post("int_ne(" + name(one.variables[j]) + "," + name(one.variables[i]) + ")");
}

void FlatZinc::add(const Network::Relation& one) {
  for (unsigned value = 0; value < one.allowed.size(); ++value) {
    const Values allowed = one.allowed[value] & all(one.b);
    if (allowed == all(one.b)) continue;
    Literals one_true;
    if (allowed != 0) one_true.push_back(in(one.b, allowed));
    post_clause(one_true, {in(one.a, Values{1} << value)});
  }
}

void FlatZinc::add(const Network::Sum& one) {
  if (one.is_derived) return;
  Literals coefficients, variables;
  for (const auto& [coefficient, variable] : one.terms) {
    coefficients.push_back(signed_decimal(coefficient));
    variables.push_back(name(variable));
  }
  post_linear("int_lin_eq", coefficients, variables, one.total);
}

void FlatZinc::add(const Network::Count& one) {
  Literals variables;
  for (const auto& [variable, values] : one.members) {
    if ((values & all(variable)) == 0) continue;
    const std::string truth = in(variable, values);
    variables.push_back("i" + truth);
    if (!integers_.insert(variables.back()).second) continue;
    variables_ += "var 0..1: " + variables.back() + " :: var_is_introduced;\n";
    post("bool2int(" + truth + "," + variables.back() + ")");
  }
  Literals plus(variables.size(), "1"), minus(variables.size(), "-1");
  if (one.bound != Network::Count::none) {
    plus.push_back("-1");
    variables.push_back(name(one.bound));
    return post_linear("int_lin_eq", plus, variables, 0);
  }
  if (one.low > 0) post_linear("int_lin_le", minus, variables, -std::int64_t{one.low});
  if (one.high < one.members.size()) post_linear("int_lin_le", plus, variables, one.high);
}

// Which state is reached behind each variable is a variable, which follows from those before it.
void FlatZinc::add(const Network::Sequence& one) {
  const Diagram& diagram = network_.diagrams[one.diagram];
  if (diagram.is_empty()) return post("bool_eq(true,false)");
  std::vector<std::string> before(diagram.states(0));  // by state: that it is reached; empty: it always is
  for (std::size_t layer = 0; layer < diagram.layers(); ++layer) {
    const Variable variable = one.variables[layer];
    const bool is_last = layer + 1 == diagram.layers();
    std::vector<std::string> behind(is_last ? 1 : diagram.states(layer + 1));
    if (behind.size() > 1) {
      const std::string state = "q" + decimal(++states_);
      variables_ += "var 0.." + decimal(behind.size() - 1) + ": " + state + " :: var_is_introduced;\n";
      for (std::size_t to = 0; to < behind.size(); ++to)
        behind[to] = reified("int_eq_reif(" + state + "," + decimal(to));
    }
    std::map<std::pair<Diagram::State, Diagram::State>, Values> steps;
    std::vector<Values> stuck(before.size(), all(variable));
    for (const auto& [from, value, to] : diagram.transitions(layer)) {
      steps[{from, to}] |= Values{1} << value;
      stuck[from] &= ~(Values{1} << value);
    }
    const auto post_step = [&](std::size_t from, Values values, const Literals& then) {
      Literals given;
      if (!before[from].empty()) given.push_back(before[from]);
      if (values != all(variable)) given.push_back(in(variable, values));
      post_clause(then, given);
    };
    for (const auto& [states, values] : steps)
      if (!behind[states.second].empty()) post_step(states.first, values & all(variable), {behind[states.second]});
    for (std::size_t from = 0; from < before.size(); ++from)
      if (stuck[from] != 0) post_step(from, stuck[from], {});
    before = std::move(behind);
  }
}

void FlatZinc::add(const Network::Labelled& one) {
  for (std::size_t i = 0; i < one.variables.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const std::string same = reified("int_eq_reif(" + name(one.labels[j]) + "," + name(one.labels[i]));
      post_clause({reified("int_ne_reif(" + name(one.variables[j]) + "," + name(one.variables[i]))}, {same});
    }
  if (!one.is_in_order) return;
  for (std::size_t i = 0; i < one.labels.size(); ++i)
    for (unsigned value = 1; value < network_.domains[one.labels[i]].values; ++value) {
      Literals earlier;
      for (std::size_t j = 0; j < i; ++j) earlier.push_back(in(one.labels[j], Values{1} << (value - 1)));
      post_clause(earlier, {in(one.labels[i], Values{1} << value)});
    }
}

void FlatZinc::write(std::span<const Values> candidates, const WriteCell& write_cell, std::string& out) {
  declare(candidates, write_cell);
  if (network_.is_impossible) post("bool_eq(true,false)");
  for_kinds([&](const auto& kind) {
    for (const auto& one : network_.*kind.list) add(one);
  });
  out += variables_ + constraints_ + "solve satisfy;";
}

}  // namespace

bool fits_flatzinc(const Network& network) {
  return network.connected.empty() && network.lines.empty() && network.disjunctions.empty();
}

void write_flatzinc(const Problem& problem, const WriteCell& write_cell, std::string& out) {
  if (problem.network->rankings.empty()) return FlatZinc(*problem.network).write(problem.candidates, write_cell, out);
  const Network network = without_rankings(*problem.network);
  FlatZinc(network).write(problem.candidates, write_cell, out);
}

}  // namespace quadrille::network
