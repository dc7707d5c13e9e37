// Statements about the order of variables, and about which numbers a list of them has.
#include <set>

#include "core/network/compile/limits.hpp"
#include "core/puzzles/model/compiler.hpp"

namespace quadrille::model {

using network::Automaton;

// Constraints of this kind need variables with the same values: others get a copy with the values of all. Where these
// are too many, each two are related.
std::optional<Fault> Compiler::add_alldifferent(const Statement& statement) {
  Variables variables = variables_of(statement.operands);
  if (std::set<Variable>(variables.begin(), variables.end()).size() < variables.size()) {
    network_.is_impossible = true;
    return std::nullopt;
  }
  std::int64_t least = low(variables[0]), most = high(variables[0]);
  for (const Variable variable : variables)
    least = std::min(least, low(variable)), most = std::max(most, high(variable));
  if (most - least >= std::int64_t{network::most_values}) {
    for (std::size_t i = 0; i < variables.size(); ++i) {
      if (auto fault = charge(i)) return fault;
      for (std::size_t j = 0; j < i && !network::is_too_large(network_); ++j)
        if (low(variables[i]) <= high(variables[j]) && low(variables[j]) <= high(variables[i]))
          relate(variables[i], variables[j], Relation::not_equal);
    }
    return std::nullopt;
  }
  for (Variable& variable : variables) {
    if (low(variable) == least && high(variable) == most) continue;
    const Variable copy =
        network_.add_auxiliary(static_cast<unsigned>(most - least + 1), static_cast<std::int32_t>(least));
    network::add_equal(network_, variable, copy);
    variable = copy;
  }
  network::add_different(network_, variables);
  return std::nullopt;
}

// Whether they are as constraints of labels have them: all different, with the same values each.
bool Compiler::are_labelled(const Variables& variables, const Variables& labels) const {
  std::set<Variable> all(variables.begin(), variables.end());
  all.insert(labels.begin(), labels.end());
  const auto are_equal = [&](const Variables& list) {
    return std::all_of(list.begin(), list.end(),
                       [&](Variable each) { return low(each) == low(list[0]) && high(each) == high(list[0]); });
  };
  return all.size() == 2 * variables.size() && are_equal(variables) && are_equal(labels);
}

std::optional<Fault> Compiler::add_labelled(const Statement& statement) {
  const Variables variables = variables_of(statement.operands), labels = variables_of(statement.others);
  if (are_labelled(variables, labels)) {
    network::add(network_, Network::Labelled{.variables = variables, .labels = labels});
    return std::nullopt;
  }
  for (std::size_t i = 0; i < variables.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (auto fault = charge(64); fault || network::is_too_large(network_)) return fault;
      // The state: 0 for two that differ; else the first number of a pair, or 1 behind it.
      if (auto fault = follow(
              {variables[i], variables[j], labels[i], labels[j]}, Machine::differ, {}, 1,
              [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
                const auto shown = static_cast<std::uint64_t>(number + most_number) + 2;
                if (state == 0 || position % 2 == 0) return state == 0 ? 0 : shown;
                if (state != shown) return 0;
                return position == 1 ? 1 : Automaton::refused;
              },
              network::accept_all))
        return fault;
    }
  return std::nullopt;
}

// Each number above the first one comes after the one below it.
std::optional<Fault> Compiler::add_precede(const Statement& statement) {
  const std::int64_t first = statement.right.number;
  return follow(
      variables_of(statement.operands), Machine::precede, {first}, 0,
      [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
        if (number < first + static_cast<std::int64_t>(state)) return state;
        return number == first + static_cast<std::int64_t>(state) ? state + 1 : Automaton::refused;
      },
      network::accept_all);
}

std::optional<Fault> Compiler::add_count(const Statement& statement) {
  const Relation relation = statement.relation;
  const auto size = static_cast<std::int64_t>(statement.operands.size());
  Variables variables = distinct(statement.operands);
  std::vector<Network::Count::Member> members;
  for (std::size_t i = 0; i < variables.size(); ++i)
    members.push_back({variables[i], values_of(variables[i], statement.sets[statement.set_of[i]])});
  const std::int64_t number = statement.right.number;
  if (statement.right.is_number() && relation != Relation::not_equal) {
    const bool is_open_below = relation == Relation::less || relation == Relation::at_most;
    const bool is_open_above = relation == Relation::greater || relation == Relation::at_least;
    const std::int64_t least = is_open_below ? 0 : number + (relation == Relation::greater);
    const std::int64_t most = is_open_above ? size : number - (relation == Relation::less);
    if (most < 0 || least > size || least > most) {
      network_.is_impossible = true;
    } else {
      network::add_count(network_, std::move(members), static_cast<std::uint64_t>(std::max<std::int64_t>(least, 0)),
                         static_cast<std::uint64_t>(most));
    }
    return std::nullopt;
  }
  std::optional<Variable> bound = result(statement, 0, size);
  if (!bound) {
    return Fault{"with this comparison a count has at most " + in_digits(network::most_values - 1) + " variables"};
  }
  if (std::find(variables.begin(), variables.end(), *bound) != variables.end()) bound = copy_of(*bound);
  network::add_count(network_, std::move(members), *bound);
  return std::nullopt;
}

std::optional<Fault> Compiler::add_number_of_values(const Statement& statement) {
  const Variables variables = distinct(statement.operands);
  std::set<std::int64_t> numbers;
  for (const Variable variable : variables)
    for (std::int64_t number = low(variable); number <= high(variable); ++number) numbers.insert(number);
  std::vector<Network::Term> terms;
  for (const std::int64_t number : numbers) {
    if (auto fault = charge(variables.size()); fault || network::is_too_large(network_)) return fault;
    const Variable is_there = network_.add_auxiliary(2, 0);
    Variables all = {is_there};
    for (const Variable variable : variables)
      if (low(variable) <= number && number <= high(variable)) all.push_back(variable);
    // The state: 0 for none, and none may come; 1 for one that has to come; 2 for one that has come.
    if (auto fault = follow(
            all, Machine::any_of, {number}, 0,
            [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
              if (position == 0) return static_cast<std::uint64_t>(value);
              if (value != number) return state;
              return state == 0 ? Automaton::refused : 2;
            },
            [](std::uint64_t state) { return state != 1; }))
      return fault;
    terms.push_back({1, is_there});
  }
  if (statement.right.is_number()) return add_linear(std::move(terms), statement.relation, statement.right.number);
  terms.push_back({-1, statement.right.variable});
  return add_linear(std::move(terms), statement.relation, 0);
}

// The greatest number of a list, or the least one, is that of a variable.
std::optional<Fault> Compiler::add_largest(const Statement& statement) {
  Variables variables = distinct(statement.operands);
  std::int64_t least = low(variables[0]), most = high(variables[0]);
  for (const Variable variable : variables)
    least = std::min(least, low(variable)), most = std::max(most, high(variable));
  const auto bound = result(statement, least, most);
  if (!bound) return Fault{"the numbers of the list are too far apart"};
  if (std::find(variables.begin(), variables.end(), *bound) != variables.end()) {
    variables.insert(variables.begin(), copy_of(*bound));
  } else {
    variables.insert(variables.begin(), *bound);
  }
  const bool is_maximum = statement.kind == Kind::maximum;
  // The state: the number, and whether it has come.
  return follow(
      variables, Machine::largest, {is_maximum}, 0,
      [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto shown = static_cast<std::uint64_t>(number + most_number) * 2;
        if (position == 0) return shown;
        const std::uint64_t wanted = state & ~std::uint64_t{1};
        if (is_maximum ? shown > wanted : shown < wanted) return Automaton::refused;
        return shown == wanted ? state | 1 : state;
      },
      [](std::uint64_t state) { return (state & 1) != 0; });
}

std::optional<Fault> Compiler::add_lex(const Statement& statement) {
  Variables variables;
  for (std::size_t i = 0; i < statement.operands.size(); ++i) {
    variables.push_back(variable_of(statement.operands[i]));
    variables.push_back(variable_of(statement.others[i]));
  }
  const Relation relation = statement.relation;
  // The state: 0 to 2 for equal, lower and greater so far; else the number on the left.
  return follow(
      variables, Machine::lex, {static_cast<std::int64_t>(relation)}, 0,
      [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto shown = static_cast<std::uint64_t>(number + most_number) + 3;
        if (position % 2 == 0) return state == 0 ? shown : state;
        if (state < 3) return state;
        return state == shown ? 0 : state < shown ? 1 : 2;
      },
      [&](std::uint64_t state) {
        return holds(state == 0 ? 0 : state == 1 ? -1 : 1, relation, 0);
      });
}

void Compiler::add_inverse(const Statement& statement) {
  const Variables f = variables_of(statement.operands), g = variables_of(statement.others);
  const auto size = static_cast<std::int64_t>(f.size());
  const Numbers all = {{1, static_cast<std::int32_t>(size)}};
  for (const Variables* side : {&f, &g})
    for (const Variable variable : *side) network::add_allowed(network_, variable, values_of(variable, all));
  for (std::int64_t i = 0; i < size; ++i)
    for (std::int64_t j = 0; j < size && !network::is_too_large(network_); ++j)
      network::add_relation_if(network_, f[static_cast<std::size_t>(i)], g[static_cast<std::size_t>(j)],
                               [&](std::int64_t x, std::int64_t y) { return (x == j + 1) == (y == i + 1); });
}

}  // namespace quadrille::model
