// Sums, functions of two variables, and tables.
#include <cstdlib>
#include <set>

#include "core/puzzles/model/compiler.hpp"

namespace quadrille::model {

using network::Automaton;
using Term = Network::Term;

std::optional<Fault> Compiler::add_sum(const Statement& statement) {
  std::map<Variable, std::int64_t> coefficients;
  for (std::size_t i = 0; i < statement.operands.size(); ++i)
    coefficients[statement.operands[i].variable] += statement.coefficients[i];
  std::vector<Term> terms;
  for (const auto& [variable, coefficient] : coefficients)
    if (coefficient != 0) terms.push_back({static_cast<std::int32_t>(coefficient), variable});
  return add_linear(std::move(terms), statement.relation, -statement.constant);
}

// terms `relation` total; each term has another variable.
std::optional<Fault> Compiler::add_linear(std::vector<Term> terms, Relation relation, std::int64_t total) {
  if (terms.size() <= 2) {
    if (terms.empty()) {
      if (!holds(0, relation, total)) network_.is_impossible = true;
      return std::nullopt;
    }
    const Term x = terms[0], y = terms.size() == 2 ? terms[1] : Term{0, x.variable};
    network::add_relation_if(network_, x.variable, y.variable, [&](std::int64_t a, std::int64_t b) {
      return holds(x.coefficient * a + y.coefficient * b, relation, total);
    });
    return std::nullopt;
  }
  std::int64_t least = 0, most = 0;
  for (const Term& term : terms) {
    const std::int64_t a = term.coefficient * low(term.variable), b = term.coefficient * high(term.variable);
    least += std::min(a, b), most += std::max(a, b);
  }
  if (relation == Relation::equal) {
    if (total < least || total > most) network_.is_impossible = true;
    network::add_sum(network_, std::move(terms), total);
    return std::nullopt;
  }
  if (relation == Relation::less) return add_slack(std::move(terms), Relation::at_most, total - 1, least, most);
  if (relation == Relation::greater) return add_slack(std::move(terms), Relation::at_least, total + 1, least, most);
  return add_slack(std::move(terms), relation, total, least, most);
}

// What the sum is beside a bound, in digits of base 64, each an auxiliary variable.
std::optional<Fault> Compiler::add_slack(std::vector<Term> terms, Relation relation, std::int64_t total,
                                         std::int64_t least, std::int64_t most) {
  if (relation == Relation::at_most ? most <= total : relation == Relation::at_least ? least >= total : false)
    return std::nullopt;
  if (relation == Relation::not_equal ? total < least || total > most : false) return std::nullopt;
  if (relation == Relation::at_most ? least > total : relation == Relation::at_least ? most < total : false) {
    network_.is_impossible = true;
    return std::nullopt;
  }
  // at most: sum + slack = total; at least, not equal: sum - slack = total, or the least sum.
  const bool is_upper = relation == Relation::at_most;
  const std::int64_t from = relation == Relation::not_equal ? least : total;
  std::int64_t room = is_upper ? total - least : most - from;
  Variables digits;
  for (std::int64_t step = 1; room > 0; step *= network::most_values, room /= network::most_values) {
    const auto values = static_cast<unsigned>(std::min<std::int64_t>(room + 1, network::most_values));
    digits.push_back(network_.add_auxiliary(values, 0));
    terms.push_back({static_cast<std::int32_t>(is_upper ? step : -step), digits.back()});
  }
  network::add_sum(network_, std::move(terms), from);
  if (relation != Relation::not_equal) return std::nullopt;
  const std::int64_t refused = total - least;
  // The state: 1 as long as the digits are those of the refused number.
  return follow(
      digits, Machine::digits, {refused}, 1,
      [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        return state == 1 && number == (refused >> (6 * position)) % 64 ? 1 : 0;
      },
      [](std::uint64_t state) { return state == 0; });
}

std::optional<Fault> Compiler::add_element(const Statement& statement) {
  const Variable index = variable_of(statement.others[0]), right = variable_of(statement.right);
  const auto size = static_cast<std::int64_t>(statement.operands.size());
  network::add_allowed(network_, index, values_of(index, {{1, static_cast<std::int32_t>(size)}}));
  const Relation relation = statement.relation;
  for (std::int64_t place = 1; place <= size; ++place) {
    const Operand& operand = statement.operands[static_cast<std::size_t>(place - 1)];
    if (place < low(index) || place > high(index)) continue;
    if (operand.is_number()) {
      network::add_relation_if(network_, index, right, [&](std::int64_t at, std::int64_t number) {
        return at != place || holds(operand.number, relation, number);
      });
      continue;
    }
    // The state: 0 if the index is another one, 1 if not, else the number there.
    if (auto fault = follow(
            {index, operand.variable, right}, Machine::element, {place, static_cast<std::int64_t>(relation)}, 0,
            [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
              if (position == 0) return number == place;
              if (state == 0) return 0;
              const auto base = std::int64_t{1} << 32;
              if (position == 1) return static_cast<std::uint64_t>(number + base);
              return holds(static_cast<std::int64_t>(state) - base, relation, number) ? 0 : Automaton::refused;
            },
            network::accept_all))
      return fault;
  }
  return std::nullopt;
}

std::optional<Fault> Compiler::add_pair(const Statement& statement) {
  const Variable a = variable_of(statement.operands[0]), b = variable_of(statement.operands[1]);
  const bool is_product = statement.kind == Kind::product;
  const Relation relation = statement.relation;
  constexpr auto base = std::int64_t{1} << 62;  // what two numbers make is less
  return follow(
      {a, b, variable_of(statement.right)}, Machine::pair, {is_product, static_cast<std::int64_t>(relation)}, 0,
      [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        if (position == 0) return static_cast<std::uint64_t>(number + base);
        const std::int64_t one = static_cast<std::int64_t>(state) - base;
        if (position == 1)
          return static_cast<std::uint64_t>((is_product ? one * number : std::abs(one - number)) + base);
        return holds(one, relation, number) ? 0 : Automaton::refused;
      },
      network::accept_all);
}

// The state: which rows are still possible.
std::optional<Fault> Compiler::add_table(const Statement& statement) {
  const Variables variables = variables_of(statement.operands);
  const std::size_t width = variables.size();
  const bool is_allowed = statement.kind == Kind::table;
  Set rows;
  for (std::uint32_t row = 0; row < statement.cells.size() / width; ++row) rows.push_back(row);
  return follow_sets(
      variables, Machine::table, ++tables_, std::move(rows),
      [&](const Set& set, std::size_t position, std::int64_t number) {
        Set left;
        for (const std::uint32_t row : set)
          if (statement.cells[row * width + position].has(number)) left.push_back(row);
        return left;
      },
      [&](const Set& set) { return set.empty() != is_allowed; });
}

// The state: which states of the automaton may be reached.
std::optional<Fault> Compiler::add_regular(const Statement& statement) {
  std::vector<std::vector<Statement::Transition>> from(statement.states);
  for (const auto& transition : statement.transitions) from[transition.from].push_back(transition);
  return follow_sets(
      variables_of(statement.operands), Machine::regular, ++tables_, {0},
      [&](const Set& set, std::size_t, std::int64_t number) {
        Set reached;
        for (const std::uint32_t state : set) {
          steps_ -= static_cast<std::int64_t>(from[state].size());
          for (const auto& transition : from[state])
            if (transition.numbers.has(number)) reached.push_back(transition.to);
        }
        std::sort(reached.begin(), reached.end());
        reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
        return reached;
      },
      [&](const Set& set) {
        return std::any_of(statement.ends.begin(), statement.ends.end(),
                           [&](std::uint32_t end) { return std::binary_search(set.begin(), set.end(), end); });
      });
}

}  // namespace quadrille::model
