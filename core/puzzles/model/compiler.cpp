#include "core/puzzles/model/compiler.hpp"

#include <set>

#include "core/network/compile/disjunction.hpp"
#include "core/network/compile/limits.hpp"

namespace quadrille::model {

using network::Automaton;

std::optional<Fault> Compiler::add(const Statement& statement) {
  switch (statement.kind) {
    case Kind::values: return add_values(statement);
    case Kind::alldifferent: return statement.others.empty() ? add_alldifferent(statement) : add_labelled(statement);
    case Kind::all_equal: add_ordered(statement, Relation::equal); break;
    case Kind::increasing: add_ordered(statement, Relation::at_most); break;
    case Kind::strictly_increasing: add_ordered(statement, Relation::less); break;
    case Kind::value_precede: return add_precede(statement);
    case Kind::sum: return add_sum(statement);
    case Kind::count: return add_count(statement);
    case Kind::nvalue: return add_number_of_values(statement);
    case Kind::maximum:
    case Kind::minimum: return add_largest(statement);
    case Kind::element: return add_element(statement);
    case Kind::product:
    case Kind::distance: return add_pair(statement);
    case Kind::lex: return add_lex(statement);
    case Kind::inverse: add_inverse(statement); break;
    case Kind::table:
    case Kind::conflicts: return add_table(statement);
    case Kind::regular: return add_regular(statement);
    case Kind::connected:
    case Kind::components: add_connected(statement); break;
    case Kind::loop:
    case Kind::forest: add_lines(statement); break;
    case Kind::circuit: add_circuit(statement); break;
    case Kind::either: return add_either(statement);
  }
  return std::nullopt;
}

Values Compiler::values_of(Variable variable, const Numbers& numbers) const {
  Values values = 0;
  for (unsigned value = 0; value < network_.domains[variable].values; ++value)
    if (has(numbers, network_.number(variable, value))) values |= Values{1} << value;
  return values;
}

Variable Compiler::variable_of(const Operand& operand) {
  if (!operand.is_number()) return operand.variable;
  const auto found = constants_.find(operand.number);
  if (found != constants_.end()) return found->second;
  return constants_[operand.number] = network_.add_auxiliary(1, operand.number);
}

Variables Compiler::variables_of(const std::vector<Operand>& operands) {
  Variables variables;
  for (const Operand& operand : operands) variables.push_back(variable_of(operand));
  return variables;
}

Variable Compiler::copy_of(Variable variable) {
  const Network::Domain domain = network_.domains[variable];
  const Variable copy = network_.add_auxiliary(domain.values, domain.lowest);
  network::add_equal(network_, variable, copy);
  return copy;
}

Variables Compiler::distinct(const std::vector<Operand>& operands) {
  Variables variables = variables_of(operands);
  std::set<Variable> seen;
  for (Variable& variable : variables)
    if (!seen.insert(variable).second) variable = copy_of(variable);
  return variables;
}

void Compiler::relate(Variable a, Variable b, Relation relation) {
  network::add_relation_if(network_, a, b, [&](std::int64_t x, std::int64_t y) { return holds(x, relation, y); });
}

std::optional<Variable> Compiler::result(const Statement& statement, std::int64_t low, std::int64_t high) {
  if (statement.relation == Relation::equal) return variable_of(statement.right);
  if (high - low >= std::int64_t{network::most_values}) return std::nullopt;
  const Variable variable =
      network_.add_auxiliary(static_cast<unsigned>(high - low + 1), static_cast<std::int32_t>(low));
  relate(variable, variable_of(statement.right), statement.relation);
  return variable;
}

std::optional<Fault> Compiler::follow_sets(const Variables& variables, Machine machine, std::int64_t key, Set start,
                                           FunctionRef<Set(const Set&, std::size_t, std::int64_t)> next,
                                           FunctionRef<bool(const Set&)> accepts) {
  std::map<Set, std::uint64_t> numbers = {{start, 0}};
  std::vector<Set> sets = {std::move(start)};
  return follow(
      variables, machine, {key}, 0,
      [&](std::uint64_t state, std::size_t position, std::int64_t number) {
        steps_ -= static_cast<std::int64_t>(sets[static_cast<std::size_t>(state)].size());
        Set reached = next(sets[static_cast<std::size_t>(state)], position, number);
        const auto [at, is_new] = numbers.try_emplace(reached, sets.size());
        if (is_new) sets.push_back(std::move(reached));
        return at->second;
      },
      [&](std::uint64_t state) { return accepts(sets[static_cast<std::size_t>(state)]); });
}

std::optional<Fault> Compiler::add_values(const Statement& statement) {
  for (std::size_t i = 0; i < statement.operands.size(); ++i) {
    const Variable variable = statement.operands[i].variable;
    const Values values = values_of(variable, {statement.cells[i]});
    if (values == 0) network_.is_impossible = true;
    if (values != network::all_values(network_.domains[variable].values))
      network::add_allowed(network_, variable, values);
  }
  return std::nullopt;
}

void Compiler::add_ordered(const Statement& statement, Relation relation) {
  const Variables variables = variables_of(statement.operands);
  for (std::size_t i = 1; i < variables.size() && !network::is_too_large(network_); ++i)
    relate(variables[i - 1], variables[i], relation);
}

// The numbers that branches name are variables around them: what a branch says of numbers alone is then not empty.
std::optional<Fault> Compiler::add_either(const Statement& statement) {
  for (const Statement& branch : statement.branches) {
    for (const auto* list : {&branch.operands, &branch.others}) (void)variables_of(*list);
    (void)variable_of(branch.right);
  }
  // Each branch looks at all variables, and at what of them differs.
  const std::size_t around = (network_.domains.size() + network_.used.entries) / 8;
  branches_.clear();
  impossible_branches_.clear();
  return network::add_disjunction(network_, statement.branches.size(), [&](std::size_t number, Network& branch) {
    if (auto fault = charge(around)) return fault;
    Compiler compiler(branch, steps_);
    compiler.constants_ = constants_;
    auto fault = compiler.add(statement.branches[number]);
    (branch.is_impossible ? impossible_branches_ : branches_).push_back(static_cast<std::uint32_t>(number));
    return fault;
  });
}

}  // namespace quadrille::model
