// What compiles the statements of a model, each to a few constraints. Auxiliary variables follow from the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/function_ref.hpp"
#include "core/network/compile/constraints.hpp"
#include "core/puzzles/model/text.hpp"

namespace quadrille::model {

using network::Network;
using network::Values;
using Variables = std::vector<Variable>;

class Compiler {
 public:
  /// `steps` is how many steps may still be taken, most of them by automata.
  Compiler(Network& network, std::int64_t& steps) : network_(network), steps_(steps) {}

  /// Adds what a statement says. A fault if it needs too much.
  std::optional<Fault> add(const Statement& statement);

  /// The places in the statement of the branches of the last `either` that are possible.
  const std::vector<std::uint32_t>& branches() const { return branches_; }
  /// Those of the others.
  const std::vector<std::uint32_t>& impossible_branches() const { return impossible_branches_; }

  static constexpr std::int64_t most_steps = std::int64_t{1} << 25;

 private:
  enum class Machine : std::int32_t {
    times,
    any_of,
    largest,
    element,
    pair,
    lex,
    table,
    regular,
    precede,
    differ,
    digits
  };

  // The numbers that a variable may have.
  std::int64_t low(Variable variable) const { return network_.number(variable, 0); }
  std::int64_t high(Variable variable) const {
    return network_.number(variable, network_.domains[variable].values - 1u);
  }
  Values values_of(Variable variable, const Numbers& numbers) const;
  // The variable of an operand. A number has an auxiliary one with that number alone.
  Variable variable_of(const Operand& operand);
  Variables variables_of(const std::vector<Operand>& operands);
  // The same, with a copy in place of each variable that is there already.
  Variables distinct(const std::vector<Operand>& operands);
  Variable copy_of(Variable variable);
  void relate(Variable a, Variable b, Relation relation);
  // A variable for the result of a function, from `low` to `high`, that has the statement's relation to its right side.
  // None if it would have too many values.
  std::optional<Variable> result(const Statement& statement, std::int64_t low, std::int64_t high);
  // Takes steps for something else than automata.
  std::optional<Fault> charge(std::size_t steps) {
    steps_ -= static_cast<std::int64_t>(steps);
    return steps_ < 0 ? std::optional(Fault{"the statements take too many steps to compile"}) : std::nullopt;
  }
  // Adds an automaton of numbers: `step(state, position, number)`, `accepts(state)`.
  template <class Step, class Accepts>
  std::optional<Fault> follow(const Variables& variables, Machine machine, std::vector<std::int64_t> key,
                              std::uint64_t start, Step step, Accepts accepts) {
    auto counted = [&](std::uint64_t state, std::size_t position, std::int64_t number) {
      return --steps_ < 0 ? network::Automaton::refused : step(state, position, number);
    };
    auto fault = network::add_sequence(network_, variables, {machine, std::move(key)}, start, counted, accepts);
    auto too_many = charge(0);
    return too_many ? too_many : fault;
  }
  // An automaton whose states are sets, such as the rows of a table that are still possible.
  // `next(set, position, number)`.
  using Set = std::vector<std::uint32_t>;
  std::optional<Fault> follow_sets(const Variables& variables, Machine machine, std::int64_t key, Set start,
                                   FunctionRef<Set(const Set&, std::size_t, std::int64_t)> next,
                                   FunctionRef<bool(const Set&)> accepts);

  std::optional<Fault> add_values(const Statement& statement);
  std::optional<Fault> add_alldifferent(const Statement& statement);
  bool are_labelled(const Variables& variables, const Variables& labels) const;
  std::optional<Fault> add_labelled(const Statement& statement);
  void add_ordered(const Statement& statement, Relation relation);
  std::optional<Fault> add_precede(const Statement& statement);
  std::optional<Fault> add_sum(const Statement& statement);
  std::optional<Fault> add_linear(std::vector<Network::Term> terms, Relation relation, std::int64_t total);
  std::optional<Fault> add_slack(std::vector<Network::Term> terms, Relation relation, std::int64_t total,
                                 std::int64_t least, std::int64_t most);
  std::optional<Fault> add_count(const Statement& statement);
  std::optional<Fault> add_number_of_values(const Statement& statement);
  std::optional<Fault> add_largest(const Statement& statement);
  std::optional<Fault> add_element(const Statement& statement);
  std::optional<Fault> add_pair(const Statement& statement);
  std::optional<Fault> add_lex(const Statement& statement);
  void add_inverse(const Statement& statement);
  std::optional<Fault> add_table(const Statement& statement);
  std::optional<Fault> add_regular(const Statement& statement);
  void add_connected(const Statement& statement);
  void add_lines(const Statement& statement);
  void add_circuit(const Statement& statement);
  std::optional<Fault> add_either(const Statement& statement);

  Network& network_;
  std::int64_t& steps_;
  std::map<std::int32_t, Variable> constants_;
  std::vector<std::uint32_t> branches_, impossible_branches_;
  std::int64_t tables_ = 0;  // how many automata of sets there are: each has a key of its own
};

}  // namespace quadrille::model
